/**
 * The shapes of a payroll body (section 2.11), and of the adjustments that
 * replace or delete one (2.12). Whether dates, days and totals agree is for the
 * authority to say.
 */
import {
  amount,
  date,
  text,
  flag,
  digits,
  prefix,
  identifierIn,
  typeAmong,
  email,
  described,
  list,
  object,
  type Condition,
  type ObjectSchema,
} from '../schema-parts.ts';
import { establishment, presentation } from '../schema-ubl.ts';
import { accrued, deductions } from './schema-concepts.ts';

const header = {
  ...presentation,
  ...establishment,
  resolution_number: text('Resolución de numeración; sin ella, la de la empresa para el tipo y el prefijo'),
  prefix: prefix('Prefijo de la numeración'),
  consecutive: digits('Consecutivo; sin él, el servicio da el que sigue'),
  payroll_period_id: identifierIn('payroll_periods', 'Periodicidad de la nómina'),
  period: described(
    'Periodo que se liquida',
    object(
      {
        admision_date: date('Fecha de ingreso del trabajador'),
        retirement_date: date('Fecha de retiro del trabajador'),
        settlement_start_date: date('Primer día de la liquidación'),
        settlement_end_date: date('Último día de la liquidación'),
        worked_time: amount('Días laborados en la empresa'),
        issue_date: date('Fecha de emisión'),
      },
      { required: ['admision_date', 'settlement_start_date', 'settlement_end_date', 'worked_time', 'issue_date'] },
    ),
  ),
  notes: text('Notas del documento'),
} as const;

const worker = object(
  {
    type_worker_id: identifierIn('type_workers', 'Tipo de trabajador'),
    sub_type_worker_id: identifierIn('sub_type_workers', 'Subtipo de trabajador'),
    payroll_type_document_identification_id: identifierIn(
      'payroll_type_document_identifications',
      'Tipo de documento de identificación del trabajador',
    ),
    municipality_id: identifierIn('municipalities', 'Municipio'),
    type_contract_id: identifierIn('type_contracts', 'Tipo de contrato'),
    high_risk_pension: flag('Si cotiza pensión de alto riesgo'),
    identification_number: text('Número de identificación, sin dígito de verificación'),
    surname: text('Primer apellido'),
    second_surname: text('Segundo apellido'),
    first_name: text('Primer nombre'),
    middle_name: text('Otros nombres'),
    address: text('Dirección'),
    email: email('Correo electrónico'),
    // Spelt so in every source.
    integral_salarary: flag('Si el salario es integral'),
    salary: amount('Sueldo'),
    worker_code: text('Código del trabajador en la empresa'),
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
  {
    payment_method_id: identifierIn('payment_methods', 'Medio de pago'),
    bank_name: text('Banco; obligatorio cuando el medio de pago es bancario'),
    account_type: text('Tipo de cuenta'),
    account_number: text('Número de cuenta'),
  },
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
  worker_code: text('Código del trabajador en la empresa'),
  worker: described('Trabajador', worker),
  payment: described('Cómo se paga', payment),
  payment_dates: described(
    'Fechas de pago',
    list(object({ payment_date: date('Fecha de pago') }, { required: ['payment_date'] }), 1),
  ),
  accrued: described('Devengados', accrued),
  deductions: described('Deducciones', deductions),
} as const;

const requiredContent = ['worker', 'payment', 'payment_dates', 'accrued', 'deductions'] as const;

export const payrollSchema: ObjectSchema = object(
  {
    type_document_id: typeAmong([9]),
    ...header,
    ...content,
    novelty: described(
      'Novedad contractual',
      object(
        { novelty: flag('Si hay novedad'), uuidnov: text('CUNE del documento al que la novedad se refiere') },
        { required: ['novelty'] },
      ),
    ),
  },
  { required: ['type_document_id', 'period', 'payroll_period_id', ...requiredContent] },
);

const adjustment = {
  type_document_id: typeAmong([10]),
  ...header,
  type_note: identifierIn('type_payroll_adjust_notes', 'Tipo de ajuste: 1 reemplaza, 2 elimina'),
  predecessor: described(
    'Documento de nómina que se ajusta',
    object(
      {
        predecessor_number: text('Número del documento que se ajusta, con prefijo'),
        predecessor_cune: text('CUNE del documento que se ajusta'),
        predecessor_issue_date: date('Fecha del documento que se ajusta'),
      },
      { required: ['predecessor_number', 'predecessor_cune', 'predecessor_issue_date'] },
    ),
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
