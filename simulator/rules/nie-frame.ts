/** The frame of payroll documents: root, signature, note type, novelty and predecessor. */
import {
  noveltyHasPredecessor,
  noveltyKeyGiven,
  noveltyKeyKnown,
  predecessorKnown,
} from '../checks/payroll/registry.ts';
import { namespacesDeclared, noteType, oneSignature } from '../checks/payroll/root.ts';
import { day, trueOrFalse } from '../checks/payroll/values.ts';
import * as is from '../checks/vocabulary/is.ts';
import { annex, type Rule } from '../engine/rule.ts';
import { inAdjustment, inPayroll } from './nie-row.ts';
import { notifies, rejects, row } from './row.ts';

const bothKinds = { payroll: rejects, payrollAdjustment: rejects } as const;

export const namespaceRule: Rule = row({
  family: '901',
  in: bothKinds,
  target: '/*',
  title: 'The root declares every namespace of the structure',
  message: 'Faltan espacios de nombres',
  check: namespacesDeclared(),
  fix: 'Copy the declarations of the root, xsi:schemaLocation among them, from the annex.',
  source: annex('NE 1.0'),
});

export const frameRules: readonly Rule[] = [
  row({
    family: '001',
    in: bothKinds,
    target: '/*/ext:UBLExtensions',
    message: 'Debe haber una única extensión con la firma',
    check: oneSignature(),
    fix: 'Sign the document once, in an extension of its own.',
    alsoFires: ['DC01'],
    source: annex('NE 1.0'),
  }),
  inAdjustment({ family: '214', path: 'TipoNota', message: 'Tipo de nota no válido', check: noteType() }),
  inPayroll({
    family: '199',
    path: 'Novedad',
    message: 'Novedad debe ser true o false',
    check: is.whenThere(trueOrFalse()),
  }),
  inPayroll({
    family: '199a',
    path: 'Novedad',
    title: 'A novelty has an accepted document of the worker in the same month',
    message: 'Novedad sin documento previo del trabajador en el mes',
    needs: ['priorPayroll'],
    check: noveltyHasPredecessor,
    fix: 'Send the payroll of the month first, or the document without novelty.',
    alsoFires: ['204a'],
  }),
  inPayroll({
    family: '204',
    path: 'Novedad/@CUNENov',
    message: 'Falta el CUNE de la novedad',
    check: noveltyKeyGiven(),
    alsoFires: ['199a'],
  }),
  inPayroll({
    family: '204a',
    path: 'Novedad/@CUNENov',
    title: 'The CUNE of a novelty is that of an accepted document',
    message: 'El CUNE de la novedad no está registrado',
    needs: ['referencedDocuments'],
    check: noveltyKeyKnown,
    fix: 'Give the CUNE that the authority accepted for the payroll of the month.',
    alsoFires: ['199a'],
  }),
];

type Predecessor = {
  readonly path: string;
  readonly families: readonly [string, string, string, string];
  readonly verb: string;
};

const predecessor = ({ path, families: [number, key, registered, date], verb }: Predecessor): readonly Rule[] => [
  inAdjustment({
    family: number,
    kind: notifies,
    path: `${path}/@NumeroPred`,
    message: 'Falta el número del documento predecesor',
    check: is.there(),
    alsoFires: ['ZB01'],
  }),
  inAdjustment({
    family: key,
    kind: notifies,
    path: `${path}/@CUNEPred`,
    message: 'Falta el CUNE del predecesor',
    check: is.there(),
    alsoFires: ['ZB01'],
  }),
  inAdjustment({
    family: registered,
    kind: notifies,
    path: `${path}/@CUNEPred`,
    title: 'The predecessor was accepted',
    message: `El documento a ${verb} no está registrado`,
    needs: ['referencedDocuments'],
    check: predecessorKnown,
    fix: 'Give the CUNE of a document that the authority accepted.',
  }),
  inAdjustment({
    family: date,
    kind: notifies,
    path: `${path}/@FechaGenPred`,
    message: 'Falta la fecha del predecesor',
    check: day(),
  }),
];

export const replacedRules = predecessor({
  path: 'Reemplazar/ReemplazandoPredecesor',
  families: ['190', '191', '191a', '192'],
  verb: 'reemplazar',
});

export const deletedRules = predecessor({
  path: 'Eliminar/EliminandoPredecesor',
  families: ['215', '216', '216a', '217'],
  verb: 'eliminar',
});
