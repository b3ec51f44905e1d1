/** The worker, and how the worker is paid (NE annex 1.0, sections Trabajador, Pago and FechasPagos). */
import type { XmlSpec } from '../../../common/xml/node.ts';
import { fieldAt, group, leaf, bearing, type Attribute } from '../elements.ts';
import { moneyText } from '../figures.ts';
import { cashForm } from './literals.ts';
import type { Payment, PaymentDate, PayrollContent, Worker } from './model.ts';

const home = 'CO';

type FieldOf = (name: string) => string;

/** Without a second surname the attribute is empty: the schema requires it. */
const names = (worker: Worker, field: FieldOf): readonly Attribute[] => [
  ['PrimerApellido', worker.surname, field('surname')],
  ['SegundoApellido', worker.secondSurname ?? '', field('second_surname')],
  ['PrimerNombre', worker.firstName, field('first_name')],
  ['OtrosNombres', worker.middleName, field('middle_name')],
];

const workplace = (worker: Worker, field: FieldOf): readonly Attribute[] => [
  ['LugarTrabajoPais', home],
  ['LugarTrabajoDepartamentoEstado', worker.department.code, field('municipality_id')],
  ['LugarTrabajoMunicipioCiudad', worker.municipality.code, field('municipality_id')],
  ['LugarTrabajoDireccion', worker.address, field('address')],
];

/** The worker's own code takes precedence over the body's. */
const code = ({ worker, workerCode }: PayrollContent, field: FieldOf): Attribute =>
  worker.code === undefined
    ? ['CodigoTrabajador', workerCode, 'worker_code']
    : ['CodigoTrabajador', worker.code, field('worker_code')];

export const workerElement = (content: PayrollContent): XmlSpec => {
  const { worker } = content;
  const field: FieldOf = (name) => fieldAt(worker.path, name);
  return bearing(
    'Trabajador',
    [
      ['TipoTrabajador', worker.type.code, field('type_worker_id')],
      ['SubTipoTrabajador', worker.subtype.code, field('sub_type_worker_id')],
      ['AltoRiesgoPension', String(worker.hasHighRiskPension), field('high_risk_pension')],
      ['TipoDocumento', worker.identification.type.code, field('payroll_type_document_identification_id')],
      ['NumeroDocumento', worker.identification.number, field('identification_number')],
      ...names(worker, field),
      ...workplace(worker, field),
      ['SalarioIntegral', String(worker.hasIntegralSalary), field('integral_salarary')],
      ['TipoContrato', worker.contract.code, field('type_contract_id')],
      ['Sueldo', moneyText(worker.salary), field('salary')],
      code(content, field),
    ],
    worker.path,
  );
};

export const paymentElement = ({ path, method, bank, accountType, accountNumber }: Payment): XmlSpec =>
  bearing(
    'Pago',
    [
      ['Forma', cashForm],
      ['Metodo', method.code, fieldAt(path, 'payment_method_id')],
      ['Banco', bank, fieldAt(path, 'bank_name')],
      ['TipoCuenta', accountType, fieldAt(path, 'account_type')],
      ['NumeroCuenta', accountNumber, fieldAt(path, 'account_number')],
    ],
    path,
  );

export const paymentDates = (dates: readonly PaymentDate[]): XmlSpec =>
  group(
    'FechasPagos',
    dates.map(({ path, date }) => leaf('FechaPago', date, { field: fieldAt(path, 'payment_date') })),
    'payment_dates',
  );
