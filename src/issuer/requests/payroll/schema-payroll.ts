/**
 * The shapes of a payroll body (section 2.11), and of the adjustments that
 * replace or delete one (2.12). Whether dates, days and totals agree is for the
 * authority to say.
 */
import {
  amount,
  date,
  email,
  flag,
  identifierIn,
  list,
  object,
  text,
  type Condition,
  type ObjectSchema,
} from '../schema-parts.ts';
import { presentation } from '../schema-ubl.ts';
import { accrued, deductions } from './schema-concepts.ts';

const header = {
  ...presentation,
  establishment_name: text,
  establishment_address: text,
  establishment_phone: text,
  establishment_municipality: identifierIn('municipalities'),
  establishment_email: email,
  resolution_number: text,
  prefix: { is: 'prefix' },
  consecutive: { is: 'digits' },
  payroll_period_id: identifierIn('payroll_periods'),
  period: object(
    {
      admision_date: date,
      retirement_date: date,
      settlement_start_date: date,
      settlement_end_date: date,
      worked_time: amount,
      issue_date: date,
    },
    { required: ['admision_date', 'settlement_start_date', 'settlement_end_date', 'worked_time', 'issue_date'] },
  ),
  notes: text,
} as const;

const worker = object(
  {
    type_worker_id: identifierIn('type_workers'),
    sub_type_worker_id: identifierIn('sub_type_workers'),
    payroll_type_document_identification_id: identifierIn('payroll_type_document_identifications'),
    municipality_id: identifierIn('municipalities'),
    type_contract_id: identifierIn('type_contracts'),
    high_risk_pension: flag,
    identification_number: text,
    surname: text,
    second_surname: text,
    first_name: text,
    middle_name: text,
    address: text,
    email,
    // Spelt so in every source.
    integral_salarary: flag,
    salary: amount,
    worker_code: text,
  },
  {
    required: [
      'type_worker_id',
      'sub_type_worker_id',
      'payroll_type_document_identification_id',
      'municipality_id',
      'type_contract_id',
      'high_risk_pension',
      'identification_number',
      'surname',
      'first_name',
      'address',
      'integral_salarary',
      'salary',
    ],
  },
);

/** Identifiers of the methods by which money goes through a bank (NE annex 1.0, Pago/@Metodo). */
const throughBank = [30, 31, 42, 45, 46, 47] as const;

const payment = object(
  { payment_method_id: identifierIn('payment_methods'), bank_name: text, account_type: text, account_number: text },
  {
    required: ['payment_method_id'],
    requiredWhen: throughBank.map((has) => ({
      field: 'bank_name',
      when: 'payment_method_id',
      has,
      because: 'cuando el pago se hace por un banco (payment_method_id 30, 31, 42, 45, 46 o 47)',
    })),
  },
);

const content = {
  worker_code: text,
  worker,
  payment,
  payment_dates: list(object({ payment_date: date }, { required: ['payment_date'] }), 1),
  accrued,
  deductions,
} as const;

const requiredContent = ['worker', 'payment', 'payment_dates', 'accrued', 'deductions'] as const;

export const payrollSchema: ObjectSchema = object(
  {
    type_document_id: { is: 'identifier', among: [9] },
    ...header,
    ...content,
    novelty: object({ novelty: flag, uuidnov: text }, { required: ['novelty'] }),
  },
  { required: ['type_document_id', 'period', 'payroll_period_id', ...requiredContent] },
);

const adjustment = {
  type_document_id: { is: 'identifier', among: [10] },
  ...header,
  type_note: identifierIn('type_payroll_adjust_notes'),
  predecessor: object(
    { predecessor_number: text, predecessor_cune: text, predecessor_issue_date: date },
    { required: ['predecessor_number', 'predecessor_cune', 'predecessor_issue_date'] },
  ),
} as const;

const requiredOfAdjustments = ['type_document_id', 'type_note', 'predecessor', 'period', 'payroll_period_id'] as const;

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
