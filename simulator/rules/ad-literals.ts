import {
  creditNoteOperations,
  debitNoteOperations,
  invoiceOperations,
  presentOperations,
  sellerOrigins,
} from '../checks/lists.ts';
import { operationInItsTime } from '../checks/operation.ts';
import { type Check, shown } from '../checks/vocabulary/check.ts';
import type { Requirement } from '../checks/vocabulary/violation.ts';
import * as is from '../checks/vocabulary/is.ts';
import { published, type Rule, type Source, specified } from '../judge/engine/rule.ts';
import { toPlatform } from './ad-code.ts';
import { annulling, annulment, noAnnulment, statedConcept } from './bg-corrections.ts';
import { type InDocuments, but, inAll, inSupport, rejected, rejects, row } from './row.ts';

/** What is known of support documents from those who issue them. */
type Operations = {
  readonly in: InDocuments;
  readonly operations: ReadonlySet<string>;
  /** Those of annex 1.9 alone. */
  readonly present?: ReadonlySet<string>;
  readonly message?: string;
  readonly source?: Source;
  readonly brokenIn?: readonly Requirement[];
};

const noOlderOperation = {
  en: 'CustomizationID is not an operation of an older annex.',
  es: 'CustomizationID no es un tipo de operación de un anexo anterior.',
};

/** The rule, with the operations that the law allows for some days. */
const byDate = (declared: Rule): Rule => {
  const { check, strictly } = declared;
  const dated = (each: Rule['check']): Rule['check'] =>
    typeof each === 'function' ? each : (facts) => operationInItsTime(each, facts);
  return {
    ...declared,
    needs: ['certificate', 'clock'],
    check: dated(check),
    ...(strictly?.check === undefined ? {} : { strictly: { ...strictly, check: dated(strictly.check) } }),
  };
};

const operationRow = ({ operations, present, ...rest }: Operations): Rule =>
  row({
    family: 'AD02',
    target: '/*/cbc:CustomizationID',
    message: 'Tipo de operación no válido',
    check: is.oneOf(operations, { outside: '99' }),
    ...(present === undefined ? {} : { strictly: { holds: noOlderOperation, check: is.oneOf(present) } }),
    ...rest,
  });

type Profile = { readonly in: InDocuments; readonly check: Check; readonly source?: Source };

const profileRow = (declared: Profile): Rule =>
  row({
    family: 'AD03',
    target: '/*/cbc:ProfileID',
    message: 'ProfileID no contiene el literal exigido',
    ...declared,
  });

const creditNoteProfile = 'DIAN 2.1: Nota Crédito de Factura Electrónica de Venta';
const acceptedInvoiceProfile = 'DIAN 2.1: Nota de Ajuste para Factura Electrónica de Venta Aceptada';

/** A note about an accepted invoice (operation 24) has a text of its own. */
const creditNoteLiteral = is.satisfying({
  expected: shown(creditNoteProfile),
  test: ({ value, subject }) => {
    const wanted = subject.text('/*/cbc:CustomizationID') === '24' ? acceptedInvoiceProfile : creditNoteProfile;
    return value === wanted ? undefined : { found: shown(value), expected: shown(wanted) };
  },
  breakAt: (target) => ({ built: [{ edit: 'append', path: target, text: 'x' }] }),
});

const adjustmentProfile =
  'DIAN 2.1: Nota de ajuste al documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura o documento equivalente';

export const literalRules: readonly Rule[] = [
  row({
    family: 'AD01',
    in: inAll(rejects),
    target: '/*/cbc:UBLVersionID',
    title: { es: 'UBLVersionID es «UBL 2.1»' },
    message: 'La versión UBL debe ser «UBL 2.1»',
    check: is.literal('UBL 2.1'),
    fix: { es: 'Escriba «UBL 2.1» en UBLVersionID.' },
  }),
  byDate(operationRow({ in: rejected, operations: invoiceOperations, present: presentOperations.invoice })),
  operationRow({
    in: { creditNote: rejects },
    operations: creditNoteOperations,
    brokenIn: [noAnnulment],
    present: presentOperations.creditNote,
  }),
  operationRow({ in: { debitNote: rejects }, operations: debitNoteOperations, present: presentOperations.debitNote }),
  operationRow({
    in: { supportDocument: () => rejects('DSAD02b'), supportAdjustmentNote: rejects },
    operations: sellerOrigins,
    message: 'Procedencia del vendedor no válida',
    source: published,
  }),
  row({
    family: 'AD02a',
    in: { creditNote: rejects },
    title: {
      en: 'A note that annuls an invoice refers to it',
      es: 'La nota que anula una factura hace referencia a ella',
    },
    target: '/*/cbc:CustomizationID',
    message: 'La anulación (concepto 2) exige tipo de operación 20',
    check: is.when(({ subject }) => statedConcept(subject) === annulment, is.oneOf(['20'])),
    fix: {
      en: 'Send type_operation_id of a credit note with reference, or another discrepancyresponsecode.',
      es: 'Envíe el type_operation_id de una nota crédito con referencia u otro discrepancyresponsecode.',
    },
    violation: { built: [{ edit: 'set', path: '/*/cbc:CustomizationID', text: '23' }, ...annulling] },
  }),
  profileRow({ in: rejected, check: is.literal('DIAN 2.1: Factura Electrónica de Venta') }),
  profileRow({ in: { creditNote: rejects }, check: creditNoteLiteral }),
  profileRow({
    in: { debitNote: rejects },
    check: is.literal('DIAN 2.1: Nota Débito de Factura Electrónica de Venta'),
  }),
  profileRow({
    in: { supportDocument: rejects },
    check: is.literal('DIAN 2.1: documento soporte en adquisiciones efectuadas a no obligados a facturar.'),
    source: published,
  }),
  profileRow({
    in: { supportAdjustmentNote: rejects },
    // The official sample ends with a blank, a line break of its PDF: the authority refused a note that had it.
    check: is.literal(adjustmentProfile, `${adjustmentProfile} `),
    source: published,
  }),
  row({
    family: 'AD04',
    in: { ...inAll(rejects), ...inSupport(but(rejects, { source: specified })) },
    title: {
      en: 'ProfileExecutionID names the environment that receives the document',
      es: 'ProfileExecutionID corresponde al ambiente que recibe el documento',
    },
    target: '/*/cbc:ProfileExecutionID',
    message: 'Ambiente de destino no válido (1 producción, 2 pruebas)',
    needs: ['environment'],
    check: ({ environment }) => is.oneOf([environment.code], { outside: environment.code === '1' ? '2' : '1' }),
    fix: toPlatform,
    alsoFires: ['FAD07'],
  }),
];
