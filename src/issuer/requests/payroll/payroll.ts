/**
 * The body of a payroll document (section 2.11), and of the adjustments that replace or delete one (2.12). The
 * authority decides whether dates, days and totals agree.
 */
import { environmentFor } from '../../company.ts';
import {
  text,
  digits,
  prefix,
  identifierIn,
  flag,
  onlyType,
  described,
  object,
  type ObjectSchema,
  date,
  type Condition,
} from '../schema-parts.ts';
import { establishment, readIssuer } from '../party.ts';
import { presentation, readPresentation } from '../presentation.ts';
import { notInDeletions, period, content, requiredContent, readContent } from './content.ts';
import type { ErrorObject } from 'ajv';
import { isObject } from '../../../common/json/is-object.ts';
import {
  flagOf,
  partAt,
  partOf,
  type Part,
  required,
  textOf,
  trimmedOf,
  dateOf,
  codedAs,
  digitsOf,
  codedOf,
} from '../parts.ts';
import type {
  PayrollModel,
  PayrollHead,
  Novelty,
  Payroll,
  Predecessor,
  PayrollReplacement,
  PayrollDeletion,
} from '../../documents/payroll/model.ts';
import type { PayrollPercentages } from '../../documents/payroll/surcharges.ts';
import { type DocumentRead, type RequestContext, noRange, withCallersPaths } from '../read.ts';
import { fieldWarnings } from '../field-warnings.ts';
import type { RequestForm } from '../field-facts.ts';
import { readNumbering, type NumberingRead } from '../read-numbering.ts';
import { colombianDate, colombianTime } from '../../../common/time.ts';
import { pesos } from '../ubl/payment.ts';
import { acceptedBody } from '../accepted-body.ts';
import { canonicalBody, type CanonicalBody } from '../aliases.ts';
import { doubtsOfPayroll, doubtsOfPresentation } from '../doubts.ts';
import { foreseenInPayroll } from '../foreseen.ts';

/** Keys of the response that contain the number. */
const named = '`message`, `urlpayrollxml`, `urlpayrollpdf`';

const header = {
  ...presentation,
  ...establishment,
  resolution_number: text('Resolución de numeración; sin ella, la de la empresa para el tipo y el prefijo', {
    sections: ['2.11'],
    sample: '18760000009',
    nowhere: 'unauthorizedNumbering',
  }),
  prefix: prefix('Prefijo de la numeración', {
    sections: ['2.11', '2.12'],
    answer: named,
    mail: { en: 'subject and text', es: 'asunto y texto' },
  }),
  consecutive: digits('Consecutivo; sin él, el servicio da el que sigue', {
    sections: ['2.11', '2.12'],
    answer: named,
    mail: { en: 'subject and text', es: 'asunto y texto' },
    lookup: {
      en: '`POST /api/ubl2.1/next-consecutive`: the number behind the highest',
      es: '`POST /api/ubl2.1/next-consecutive`: el número que sigue al mayor',
    },
  }),
  payroll_period_id: identifierIn('payroll_periods', 'Periodicidad de la nómina', {
    sections: ['2.11', '2.12'],
    nowhere: notInDeletions,
  }),
  period,
  notes: text('Notas del documento', { sections: ['2.11', '2.12'] }),
} as const;

export const payrollSchema: ObjectSchema = object(
  {
    type_document_id: onlyType(9, { sections: ['2.11'] }),
    ...header,
    ...content,
    novelty: described(
      'Novedad contractual',
      object(
        {
          novelty: flag('Si hay novedad', {
            sections: ['2.11'],
            remark: { en: 'true prints the novelty', es: 'true imprime la novedad' },
          }),
          uuidnov: text('CUNE del documento al que la novedad se refiere', {
            sections: ['2.11'],
            sample: 'd'.repeat(96),
            beside: { novelty: true },
          }),
        },
        { required: ['novelty'] },
      ),
    ),
  },
  { required: ['type_document_id', 'period', 'payroll_period_id', ...requiredContent] },
);

const adjustment = {
  type_document_id: onlyType(10, { sections: ['2.12'] }),
  ...header,
  type_note: identifierIn('type_payroll_adjust_notes', 'Tipo de ajuste: 1 reemplaza, 2 elimina', {
    sections: ['2.12'],
    remark: {
      en: '1 replaces, 2 deletes: decides which of the two documents it is',
      es: '1 reemplaza, 2 elimina: decide cuál de los dos documentos es',
    },
  }),
  predecessor: described(
    'Documento de nómina que se ajusta',
    object(
      {
        predecessor_number: text('Número del documento que se ajusta, con prefijo', {
          sections: ['2.12'],
          sample: 'NI1',
        }),
        predecessor_cune: text('CUNE del documento que se ajusta', { sections: ['2.12'], sample: 'c'.repeat(96) }),
        predecessor_issue_date: date('Fecha del documento que se ajusta', { sections: ['2.12'], sample: '2026-02-28' }),
      },
      { required: ['predecessor_number', 'predecessor_cune', 'predecessor_issue_date'] },
    ),
  ),
} as const;

const requiredOfAdjustments = ['type_note', 'predecessor', 'period', 'payroll_period_id'] as const;

/** Identifier of `type_payroll_adjust_notes`. */
const replaces = 1;

const ofReplacement = (field: string): Condition => ({
  field,
  when: 'type_note',
  has: replaces,
  because: `cuando la nota reemplaza un documento (type_note ${replaces})`,
});

export const replacementSchema: ObjectSchema = object(
  { ...adjustment, ...content },
  { required: requiredOfAdjustments, requiredWhen: requiredContent.map(ofReplacement) },
);

export const deletionSchema: ObjectSchema = object(adjustment, { required: requiredOfAdjustments });

/** A novelty requires its content (section 2.11). */
const conditionErrors = (body: Part): readonly ErrorObject[] => {
  const novelty = partOf(body, 'novelty');
  if (novelty === undefined || !flagOf(novelty, 'novelty') || novelty.values.uuidnov !== undefined) return [];
  return [
    {
      keyword: 'requiredWhen',
      instancePath: `/${novelty.path}`,
      schemaPath: '',
      params: { missingProperty: 'uuidnov', because: 'cuando hay novedad (novelty.novelty true)' },
    },
  ];
};

export type PayrollRead = DocumentRead<PayrollModel>;

/** How a document is requested. */
type PayrollForm = {
  readonly form: RequestForm;
  readonly schema: ObjectSchema;
  readonly typeCode: '102' | '103';
  readonly modelOf: (body: Part, head: PayrollHead, percentages: PayrollPercentages) => PayrollModel;
};

const partIn = (body: Part, name: string): Part => required(partOf(body, name), body, name);

const noveltyOf = (body: Part): Novelty | undefined => {
  const part = partOf(body, 'novelty');
  return part && { path: part.path, isNovelty: flagOf(part, 'novelty'), cune: trimmedOf(part, 'uuidnov') ?? '' };
};

const payrollForm: PayrollForm = {
  form: 'payroll',
  schema: payrollSchema,
  typeCode: '102',
  modelOf: (body, head, percentages): Payroll => ({
    kind: 'payroll',
    novelty: noveltyOf(body),
    ...head,
    ...readContent(body, percentages),
  }),
};

const predecessorOf = (body: Part): Predecessor => {
  const part = partIn(body, 'predecessor');
  const textIn = (name: string): string => required(trimmedOf(part, name), part, name);
  return {
    path: part.path,
    number: textIn('predecessor_number'),
    cune: textIn('predecessor_cune'),
    issueDate: required(dateOf(part, 'predecessor_issue_date'), part, 'predecessor_issue_date'),
  };
};

const replacementForm: PayrollForm = {
  form: 'payrollReplacement',
  schema: replacementSchema,
  typeCode: '103',
  modelOf: (body, head, percentages): PayrollReplacement => ({
    kind: 'payrollAdjustment',
    noteType: '1',
    predecessor: predecessorOf(body),
    ...head,
    ...readContent(body, percentages),
  }),
};

const deletionForm: PayrollForm = {
  form: 'payrollDeletion',
  schema: deletionSchema,
  typeCode: '103',
  modelOf: (body, head): PayrollDeletion => ({
    kind: 'payrollAdjustment',
    noteType: '2',
    predecessor: predecessorOf(body),
    ...head,
  }),
};

/** The request uses another name for the number than an invoice does. */
const numberAsInvoice = ({ path, values }: Part): Part => partAt(path, { ...values, number: values.consecutive });

type Reading = { readonly body: Part; readonly typeCode: string; readonly numbering: NumberingRead['numbering'] };

const readHead = ({ body, typeCode, numbering }: Reading, { company, now }: RequestContext): PayrollHead => ({
  type: codedAs('type_documents', typeCode),
  environment: environmentFor(company, 'payroll'),
  prefix: numbering.prefix,
  number: digitsOf(body, 'consecutive') ?? numbering.from,
  issueDate: required(dateOf(partIn(body, 'period'), 'issue_date'), body, 'period.issue_date'),
  issueTime: colombianTime(now),
  numbering,
  software: { providerNit: company.nit, providerCheckDigit: company.checkDigit, ...company.software.payroll },
  providerName: company.name,
  currency: pesos,
  notes: [textOf(body, 'notes')].filter((note) => note !== undefined),
  supplier: readIssuer(body, company),
});

const readForm = (form: PayrollForm, given: CanonicalBody, context: RequestContext): PayrollRead => {
  const accepted = acceptedBody(form.schema, given, conditionErrors);
  if (!accepted.ok) return accepted;
  const { body } = accepted;
  const { fieldNames, isPrefixBlank } = given;
  const { typeCode } = form;
  const numbering = readNumbering({ body: numberAsInvoice(body), typeCode, isPrefixBlank }, context.company);
  if (numbering === undefined) return noRange(fieldNames, typeCode);
  const head = readHead({ body, typeCode, numbering: numbering.numbering }, context);
  const model = form.modelOf(body, head, context.company.payrollPercentages ?? 'law');
  const printed = readPresentation(body);
  const warnings = [
    ...fieldWarnings(given, { schema: form.schema, form: form.form }),
    ...doubtsOfPayroll(model, colombianDate(context.now)),
    ...foreseenInPayroll(model),
    ...doubtsOfPresentation(printed),
    ...numbering.warnings,
  ];
  return {
    ok: true,
    model,
    numbered: digitsOf(body, 'consecutive') !== undefined,
    otherRanges: numbering.others,
    presentation: printed,
    warnings: withCallersPaths(warnings, fieldNames),
    fieldNames,
  };
};

/** A payroll document (section 2.11). Checks shape, tables and the interface's own conditions; the rest is sent as given. */
export const readPayroll = (json: unknown, context: RequestContext): PayrollRead =>
  readForm(payrollForm, canonicalBody(json), context);

/** An adjustment: `type_note` 1 replaces and has all that a payroll document has; 2 deletes (section 2.12). */
export const readPayrollAdjustment = (json: unknown, context: RequestContext): PayrollRead => {
  const canonical = canonicalBody(json);
  const noteType = isObject(canonical.body)
    ? codedOf(partAt('', canonical.body), 'type_note', 'type_payroll_adjust_notes')
    : undefined;
  return readForm(noteType?.code === '1' ? replacementForm : deletionForm, canonical, context);
};
