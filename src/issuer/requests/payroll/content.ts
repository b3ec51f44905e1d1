/** The parts that a deletion does not have: the worker, how the worker is paid, and the amounts (section 2.11). */
import { amount, date, described, object, text, flag, identifierIn, email, list } from '../schema-parts.ts';
import { only } from '../field-facts.ts';
import type { NowhereReason } from '../nowhere.ts';
import type { PayrollPercentages } from '../../documents/payroll/surcharges.ts';
import { accruedShape, deductionsShape, readAccrued, readDeductions, readTotals } from './concepts.ts';
import {
  required,
  textOf,
  trimmedOf,
  type Part,
  dateOf,
  codedOf,
  amountOf,
  coded,
  flagOf,
  rowIn,
  partsOf,
  partOf,
} from '../parts.ts';
import type { Coded } from '../../documents/model.ts';
import type { TableName } from '../../../common/code-lists.ts';
import type { Period, Worker, Payment, PaymentDate, PayrollContent } from '../../documents/payroll/model.ts';

const sections = ['2.11'] as const;

export const notInDeletions = only<NowhereReason>(['payrollDeletion'], 'deletion');

export const period = described(
  'Periodo que se liquida',
  object(
    {
      admision_date: date('Fecha de ingreso del trabajador', { sections: ['2.11', '2.12'], nowhere: notInDeletions }),
      retirement_date: date('Fecha de retiro del trabajador', { nowhere: notInDeletions }),
      settlement_start_date: date('Primer día de la liquidación', {
        sections: ['2.11', '2.12'],
        nowhere: notInDeletions,
      }),
      settlement_end_date: date('Último día de la liquidación', {
        sections: ['2.11', '2.12'],
        nowhere: notInDeletions,
      }),
      worked_time: amount('Días laborados en la empresa', { sections: ['2.11', '2.12'], nowhere: notInDeletions }),
      issue_date: date('Fecha de emisión', { sections: ['2.11', '2.12'], sample: '2026-03-16' }),
    },
    { required: ['admision_date', 'settlement_start_date', 'settlement_end_date', 'worked_time', 'issue_date'] },
  ),
);

const workerShape = object(
  {
    type_worker_id: identifierIn('type_workers', 'Tipo de trabajador', { sections }),
    sub_type_worker_id: identifierIn('sub_type_workers', 'Subtipo de trabajador', { sections }),
    payroll_type_document_identification_id: identifierIn(
      'payroll_type_document_identifications',
      'Tipo de documento de identificación del trabajador',
      { sections },
    ),
    municipality_id: identifierIn('municipalities', 'Municipio', { sections }),
    type_contract_id: identifierIn('type_contracts', 'Tipo de contrato', { sections }),
    high_risk_pension: flag('Si cotiza pensión de alto riesgo', { sections }),
    identification_number: text('Número de identificación, sin dígito de verificación', { sections }),
    surname: text('Primer apellido', { sections, mail: { en: 'text', es: 'texto' } }),
    second_surname: text('Segundo apellido', { sections }),
    first_name: text('Primer nombre', { sections, mail: { en: 'text', es: 'texto' } }),
    middle_name: text('Otros nombres', { sections }),
    address: text('Dirección', { sections }),
    email: email('Correo electrónico', {
      sections,
      mail: { en: 'recipient of `sendmail`', es: 'destinatario de `sendmail`' },
      remark: { en: 'the document has no place for it', es: 'el documento no tiene un lugar para él' },
    }),
    // Spelt so in every source.
    integral_salarary: flag('Si el salario es integral', { sections }),
    salary: amount('Sueldo', { sections }),
    worker_code: text('Código del trabajador en la empresa', { sample: 'T-7' }),
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

/** Identifiers of the payment methods that go through a bank (NE annex 1.0, Pago/@Metodo). */
const throughBank = [30, 31, 42, 45, 46, 47] as const;

const paymentShape = object(
  {
    payment_method_id: identifierIn('payment_methods', 'Medio de pago', { sections }),
    bank_name: text('Banco; obligatorio cuando el medio de pago es bancario', { sections }),
    account_type: text('Tipo de cuenta', { sections }),
    account_number: text('Número de cuenta', { sections }),
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

export const content = {
  worker_code: text('Código del trabajador en la empresa', { sections }),
  worker: described('Trabajador', workerShape),
  payment: described('Cómo se paga', paymentShape),
  payment_dates: described(
    'Fechas de pago',
    list(object({ payment_date: date('Fecha de pago', { sections }) }, { required: ['payment_date'] }), 1),
  ),
  accrued: described('Devengados', accruedShape),
  deductions: described('Deducciones', deductionsShape),
} as const;

export const requiredContent = ['worker', 'payment', 'payment_dates', 'accrued', 'deductions'] as const;

const requiredText = (part: Part, name: string): string => required(textOf(part, name), part, name);

const requiredDate = (part: Part, name: string): string => required(dateOf(part, name), part, name);

const requiredCode = (part: Part, name: string, table: TableName): Coded =>
  required(codedOf(part, name, table), part, name);

const readPeriod = (part: Part): Period => ({
  path: part.path,
  admissionDate: requiredDate(part, 'admision_date'),
  retirementDate: dateOf(part, 'retirement_date'),
  settlementStartDate: requiredDate(part, 'settlement_start_date'),
  settlementEndDate: requiredDate(part, 'settlement_end_date'),
  workedTime: required(amountOf(part, 'worked_time'), part, 'worked_time'),
});

const readWorker = (part: Part): Worker => {
  const municipality = required(rowIn(part, 'municipality_id', 'municipalities'), part, 'municipality_id');
  const documents = 'payroll_type_document_identifications';
  return {
    path: part.path,
    type: requiredCode(part, 'type_worker_id', 'type_workers'),
    subtype: requiredCode(part, 'sub_type_worker_id', 'sub_type_workers'),
    hasHighRiskPension: flagOf(part, 'high_risk_pension'),
    identification: {
      type: requiredCode(part, 'payroll_type_document_identification_id', documents),
      number: required(trimmedOf(part, 'identification_number'), part, 'identification_number'),
    },
    surname: requiredText(part, 'surname'),
    secondSurname: textOf(part, 'second_surname'),
    firstName: requiredText(part, 'first_name'),
    middleName: textOf(part, 'middle_name'),
    municipality: coded(municipality),
    department: { code: municipality.department_code, name: municipality.department },
    address: requiredText(part, 'address'),
    hasIntegralSalary: flagOf(part, 'integral_salarary'),
    contract: requiredCode(part, 'type_contract_id', 'type_contracts'),
    salary: required(amountOf(part, 'salary'), part, 'salary'),
    code: trimmedOf(part, 'worker_code'),
    email: trimmedOf(part, 'email'),
  };
};

const readPayment = (part: Part): Payment => ({
  path: part.path,
  method: requiredCode(part, 'payment_method_id', 'payment_methods'),
  bank: textOf(part, 'bank_name'),
  accountType: textOf(part, 'account_type'),
  accountNumber: trimmedOf(part, 'account_number'),
});

const readPaymentDates = (body: Part): readonly PaymentDate[] =>
  partsOf(body, 'payment_dates').map((part) => ({ path: part.path, date: requiredDate(part, 'payment_date') }));

/** Everything that a deletion does not have. */
export const readContent = (body: Part, percentages: PayrollPercentages): PayrollContent => {
  const part = (name: string): Part => required(partOf(body, name), body, name);
  const settled = readPeriod(part('period'));
  return {
    period: settled,
    periodicity: requiredCode(body, 'payroll_period_id', 'payroll_periods'),
    workerCode: trimmedOf(body, 'worker_code'),
    worker: readWorker(part('worker')),
    payment: readPayment(part('payment')),
    paymentDates: readPaymentDates(body),
    accrued: readAccrued(part('accrued'), { period: settled, percentages }),
    deductions: readDeductions(part('deductions')),
    totals: readTotals(part('accrued'), part('deductions')),
  };
};
