/** The worker, the period, and how the worker is paid. */
import type { Payment, PaymentDate, PayrollContent, Period, Worker } from '../../documents/payroll/model.ts';
import type { Coded } from '../../documents/model.ts';
import type { TableName } from '../../../common/code-lists.ts';
import {
  amountOf,
  coded,
  codedOf,
  dateOf,
  flagOf,
  partOf,
  partsOf,
  required,
  rowIn,
  textOf,
  type Part,
} from '../parts.ts';
import { readAccrued, readDeductions, readTotals } from './read-concepts.ts';

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
      number: requiredText(part, 'identification_number').trim(),
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
    code: textOf(part, 'worker_code'),
    email: textOf(part, 'email'),
  };
};

const readPayment = (part: Part): Payment => ({
  path: part.path,
  method: requiredCode(part, 'payment_method_id', 'payment_methods'),
  bank: textOf(part, 'bank_name'),
  accountType: textOf(part, 'account_type'),
  accountNumber: textOf(part, 'account_number'),
});

const readPaymentDates = (body: Part): readonly PaymentDate[] =>
  partsOf(body, 'payment_dates').map((part) => ({ path: part.path, date: requiredDate(part, 'payment_date') }));

/** Everything that a deletion does not have. */
export const readContent = (body: Part): PayrollContent => {
  const part = (name: string): Part => required(partOf(body, name), body, name);
  return {
    period: readPeriod(part('period')),
    periodicity: requiredCode(body, 'payroll_period_id', 'payroll_periods'),
    workerCode: textOf(body, 'worker_code'),
    worker: readWorker(part('worker')),
    payment: readPayment(part('payment')),
    paymentDates: readPaymentDates(body),
    accrued: readAccrued(part('accrued')),
    deductions: readDeductions(part('deductions')),
    totals: readTotals(part('accrued'), part('deductions')),
  };
};
