/** The bodies of payroll documents and of their adjustments as the documents they ask for. */
import { colombianTime } from '../../../common/time.ts';
import type {
  Novelty,
  Payroll,
  PayrollDeletion,
  PayrollHead,
  PayrollModel,
  PayrollReplacement,
  Predecessor,
} from '../../documents/payroll/model.ts';
import { canonicalBody } from '../aliases.ts';
import { isObject } from '../../../common/json/is-object.ts';
import { codedAs, codedOf, dateOf, digitsOf, flagOf, partAt, partOf, required, textOf, type Part } from '../parts.ts';
import { noRange, ofCaller, type DocumentRead, type RequestContext } from '../read.ts';
import { readNumbering, type NumberingRead } from '../read-numbering.ts';
import { readIssuer } from '../read-party.ts';
import { pesos } from '../read-payment.ts';
import { readPresentation } from '../read-presentation.ts';
import { fieldErrors } from '../schema-messages.ts';
import type { ObjectSchema } from '../schema-parts.ts';
import { unknownFields } from '../unknown-fields.ts';
import { schemaErrors } from '../validator.ts';
import { unknownFieldsWarning } from '../warnings.ts';
import { conditionErrors } from './conditions.ts';
import { readContent } from './read-worker.ts';
import { deletionSchema, payrollSchema, replacementSchema } from './schema-payroll.ts';

export type PayrollRead = DocumentRead<PayrollModel>;

/** How a document is asked for. */
type PayrollForm = {
  readonly schema: ObjectSchema;
  readonly typeCode: '102' | '103';
  readonly modelOf: (body: Part, head: PayrollHead) => PayrollModel;
};

const partIn = (body: Part, name: string): Part => required(partOf(body, name), body, name);

const noveltyOf = (body: Part): Novelty | undefined => {
  const part = partOf(body, 'novelty');
  return part && { path: part.path, isNovelty: flagOf(part, 'novelty'), cune: textOf(part, 'uuidnov')?.trim() ?? '' };
};

const payrollForm: PayrollForm = {
  schema: payrollSchema,
  typeCode: '102',
  modelOf: (body, head): Payroll => ({ kind: 'payroll', novelty: noveltyOf(body), ...head, ...readContent(body) }),
};

const predecessorOf = (body: Part): Predecessor => {
  const part = partIn(body, 'predecessor');
  const text = (name: string): string => required(textOf(part, name), part, name).trim();
  return {
    path: part.path,
    number: text('predecessor_number'),
    cune: text('predecessor_cune'),
    issueDate: required(dateOf(part, 'predecessor_issue_date'), part, 'predecessor_issue_date'),
  };
};

const replacementForm: PayrollForm = {
  schema: replacementSchema,
  typeCode: '103',
  modelOf: (body, head): PayrollReplacement => ({
    kind: 'payrollAdjustment',
    noteType: '1',
    predecessor: predecessorOf(body),
    ...head,
    ...readContent(body),
  }),
};

const deletionForm: PayrollForm = {
  schema: deletionSchema,
  typeCode: '103',
  modelOf: (body, head): PayrollDeletion => ({
    kind: 'payrollAdjustment',
    noteType: '2',
    predecessor: predecessorOf(body),
    ...head,
  }),
};

/** The request has the number under another name than an invoice does. */
const numberingOf = (body: Part, { company }: RequestContext, typeCode: string): NumberingRead | undefined =>
  readNumbering(partAt(body.path, { ...body.values, number: body.values.consecutive }), company, typeCode);

type Reading = { readonly body: Part; readonly typeCode: string; readonly numbering: NumberingRead['numbering'] };

const readHead = ({ body, typeCode, numbering }: Reading, { company, now }: RequestContext): PayrollHead => ({
  type: codedAs('type_documents', typeCode),
  environment: company.environment,
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

type Canonical = ReturnType<typeof canonicalBody>;

const readForm = (
  form: PayrollForm,
  { body: canonical, fieldNames }: Canonical,
  context: RequestContext,
): PayrollRead => {
  const errors = [...schemaErrors(form.schema, canonical), ...(isObject(canonical) ? conditionErrors(canonical) : [])];
  if (errors.length > 0 || !isObject(canonical)) return { ok: false, errors: fieldErrors(errors, fieldNames) };
  const body = partAt('', canonical);
  const { typeCode } = form;
  const numbering = numberingOf(body, context, typeCode);
  if (numbering === undefined) return noRange(fieldNames, typeCode);
  const head = readHead({ body, typeCode, numbering: numbering.numbering }, context);
  const warnings = [...unknownFieldsWarning(unknownFields(form.schema, canonical)), ...numbering.warnings];
  return {
    ok: true,
    model: form.modelOf(body, head),
    numbered: digitsOf(body, 'consecutive') !== undefined,
    presentation: readPresentation(body),
    warnings: ofCaller(warnings, fieldNames),
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
