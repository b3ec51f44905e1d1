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
import { annex, type Rule } from '../judge/engine/rule.ts';
import { inAdjustment, inPayroll } from './nie-row.ts';
import { notifies, rejects, row } from './row.ts';

const bothKinds = { payroll: rejects, payrollAdjustment: rejects } as const;

export const namespaceRule: Rule = row({
  family: '901',
  in: bothKinds,
  target: '/*',
  title: {
    en: 'The root declares every namespace of the structure',
    es: 'La raíz declara todos los espacios de nombres de la estructura',
  },
  message: 'Faltan espacios de nombres',
  check: namespacesDeclared(),
  fix: {
    en: 'Copy the declarations of the root, xsi:schemaLocation among them, from the annex.',
    es: 'Copie del anexo las declaraciones de la raíz, incluido xsi:schemaLocation.',
  },
  source: annex('NE 1.0'),
});

export const frameRules: readonly Rule[] = [
  row({
    family: '001',
    in: bothKinds,
    target: '/*/ext:UBLExtensions',
    message: 'Debe haber una única extensión con la firma',
    check: oneSignature(),
    fix: {
      en: 'Sign the document once, in an extension of its own.',
      es: 'Firme el documento una sola vez, en una extensión propia.',
    },
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
    title: {
      en: 'A novelty has an accepted document of the worker in the same month',
      es: 'La novedad tiene un documento aceptado del trabajador en el mismo mes',
    },
    message: 'Novedad sin documento previo del trabajador en el mes',
    needs: ['priorPayroll'],
    check: noveltyHasPredecessor,
    fix: {
      en: 'Send the payroll of the month first, or the document without novelty.',
      es: 'Envíe primero la nómina del mes, o envíe el documento sin novedad.',
    },
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
    title: {
      en: 'The CUNE of a novelty is that of an accepted document',
      es: 'El CUNE de la novedad es el de un documento aceptado',
    },
    message: 'El CUNE de la novedad no está registrado',
    needs: ['referencedDocuments'],
    check: noveltyKeyKnown,
    fix: {
      en: 'Give the CUNE that the authority accepted for the payroll of the month.',
      es: 'Indique el CUNE que la DIAN aceptó para la nómina del mes.',
    },
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
    title: { en: 'The predecessor was accepted', es: 'El predecesor fue aceptado' },
    message: `El documento a ${verb} no está registrado`,
    needs: ['referencedDocuments'],
    check: predecessorKnown,
    fix: {
      en: 'Give the CUNE of a document that the authority accepted.',
      es: 'Indique el CUNE de un documento que la DIAN haya aceptado.',
    },
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
