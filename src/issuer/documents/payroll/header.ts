/** The head of payroll documents: number, place, software, general information, employer (NE annex 1.0). */
import type { XmlSpec } from '../../../common/xml/node.ts';
import type { Address } from '../model.ts';
import { fieldAt } from '../elements.ts';
import { bearing, type Attribute } from './bearing.ts';
import { cuneScheme, spanish, versions, type PayrollRoot } from './literals.ts';
import type { PayrollContent, PayrollHead, Period } from './model.ts';
import { quantityText } from '../figures.ts';

const issueDateField = 'period.issue_date';

export const periodElement = (period: Period, issueDate: string): XmlSpec => {
  const field = (name: string): string => fieldAt(period.path, name);
  return bearing(
    'Periodo',
    [
      ['FechaIngreso', period.admissionDate, field('admision_date')],
      ['FechaRetiro', period.retirementDate, field('retirement_date')],
      ['FechaLiquidacionInicio', period.settlementStartDate, field('settlement_start_date')],
      ['FechaLiquidacionFin', period.settlementEndDate, field('settlement_end_date')],
      ['TiempoLaborado', quantityText(period.workedTime), field('worked_time')],
      ['FechaGen', issueDate, issueDateField],
    ],
    period.path,
  );
};

/** The employer's code of the worker: that of the body before that of the worker. A deletion has none. */
const workerCode = ({ workerCode: ofBody, worker }: PayrollContent): Attribute =>
  ofBody === undefined
    ? ['CodigoTrabajador', worker.code, fieldAt(worker.path, 'worker_code')]
    : ['CodigoTrabajador', ofBody, 'worker_code'];

export const sequence = ({ prefix, number }: PayrollHead, content?: PayrollContent): XmlSpec =>
  bearing('NumeroSecuenciaXML', [
    ...(content === undefined ? [] : [workerCode(content)]),
    ['Prefijo', prefix === '' ? undefined : prefix, 'prefix'],
    ['Consecutivo', number, 'consecutive'],
    ['Numero', `${prefix}${number}`, 'consecutive'],
  ]);

const placeAttributes = (address: Address | undefined): readonly Attribute[] => [
  ['Pais', address?.country.code],
  ['DepartamentoEstado', address?.department?.code, 'establishment_municipality'],
  ['MunicipioCiudad', address?.municipality?.code, 'establishment_municipality'],
];

/** Documents are made where the employer is. */
export const placeOfIssue = ({ supplier }: PayrollHead): XmlSpec =>
  bearing('LugarGeneracionXML', [...placeAttributes(supplier.address), ['Idioma', spanish]]);

/** The owner of the software; the security code is still empty. */
export const provider = ({ software, providerName }: PayrollHead): XmlSpec =>
  bearing('ProveedorXML', [
    ['RazonSocial', providerName],
    ['NIT', software.providerNit],
    ['DV', software.providerCheckDigit],
    ['SoftwareID', software.id],
    ['SoftwareSC', ''],
  ]);

/** The unique code is still empty. A deletion has neither period nor currency. */
export const generalInformation = (head: PayrollHead, root: PayrollRoot, content?: PayrollContent): XmlSpec =>
  bearing('InformacionGeneral', [
    ['Version', versions[root]],
    ['Ambiente', head.environment],
    ['TipoXML', head.type.code, 'type_document_id'],
    ['CUNE', ''],
    ['EncripCUNE', cuneScheme],
    ['FechaGen', head.issueDate, issueDateField],
    ['HoraGen', `${head.issueTime}-05:00`],
    ['PeriodoNomina', content?.periodicity.code, 'payroll_period_id'],
    ['TipoMoneda', content === undefined ? undefined : head.currency],
  ]);

/** Natural persons are also written with their whole name: the company has no other. */
export const employer = ({ supplier }: PayrollHead): XmlSpec =>
  bearing('Empleador', [
    ['RazonSocial', supplier.name, 'establishment_name'],
    ['NIT', supplier.identification.number],
    ['DV', supplier.identification.checkDigit],
    ...placeAttributes(supplier.address),
    ['Direccion', supplier.address?.line, 'establishment_address'],
  ]);
