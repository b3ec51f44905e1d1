/**
 * Payroll documents and their adjustments (NE annex 1.0, structure tables; the schema fixes the order). An adjustment
 * has the same parts one level deeper, in `Reemplazar`, or only its header in `Eliminar`.
 */
import type { XmlSpec, XmlRootSpec } from '../../../common/xml/node.ts';
import { fieldAt, bearing, type Attribute, group, leaf, type Children } from '../elements.ts';
import type {
  Period,
  PayrollContent,
  PayrollHead,
  Novelty,
  Predecessor,
  Payroll,
  PayrollReplacement,
  PayrollDeletion,
  PayrollModel,
} from './model.ts';
import { quantityText } from '../figures.ts';
import type { Address } from '../model.ts';
import { spanish, cuneScheme, versions, type PayrollRoot, namespacesOf, rootAttributes } from './literals.ts';
import { accruedElement, deductionsElement, totalElements } from './amounts.ts';
import { paymentDates, paymentElement, workerElement } from './worker.ts';

const issueDateField = 'period.issue_date';

const periodElement = (period: Period, issueDate: string): XmlSpec => {
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

/** The employer's code for the worker: the body's takes precedence over the worker's. A deletion has none. */
const workerCode = ({ workerCode: ofBody, worker }: PayrollContent): Attribute =>
  ofBody === undefined
    ? ['CodigoTrabajador', worker.code, fieldAt(worker.path, 'worker_code')]
    : ['CodigoTrabajador', ofBody, 'worker_code'];

const sequence = ({ prefix, number }: PayrollHead, content?: PayrollContent): XmlSpec =>
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

/** Documents are generated at the employer's location. */
const placeOfIssue = ({ supplier }: PayrollHead): XmlSpec =>
  bearing('LugarGeneracionXML', [...placeAttributes(supplier.address), ['Idioma', spanish]]);

/** The owner of the software; the security code is still empty. */
const provider = ({ software, providerName }: PayrollHead): XmlSpec =>
  bearing('ProveedorXML', [
    ['RazonSocial', providerName],
    ['NIT', software.providerNit],
    ['DV', software.providerCheckDigit],
    ['SoftwareID', software.id],
    ['SoftwareSC', ''],
  ]);

/** The unique code is still empty. A deletion has neither period nor currency. */
const generalInformation = (head: PayrollHead, root: PayrollRoot, content?: PayrollContent): XmlSpec =>
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

/** Natural persons are also written with their full name: the company has no other. */
const employer = ({ supplier }: PayrollHead): XmlSpec =>
  bearing('Empleador', [
    ['RazonSocial', supplier.name, 'establishment_name'],
    ['NIT', supplier.identification.number],
    ['DV', supplier.identification.checkDigit],
    ...placeAttributes(supplier.address),
    ['Direccion', supplier.address?.line, 'establishment_address'],
  ]);

/** One extension, for the signature: payroll documents have nothing else there. */
const signaturePlace: XmlSpec = group('ext:UBLExtensions', [
  group('ext:UBLExtension', [group('ext:ExtensionContent', [])]),
]);

const noveltyElement = ({ path, isNovelty, cune }: Novelty): XmlSpec =>
  leaf('Novedad', String(isNovelty), {
    attributes: { CUNENov: cune },
    field: fieldAt(path, 'novelty'),
    attributeFields: { CUNENov: fieldAt(path, 'uuidnov') },
  });

const predecessorElement = (name: string, { path, number, cune, issueDate }: Predecessor): XmlSpec =>
  bearing(
    name,
    [
      ['NumeroPred', number, fieldAt(path, 'predecessor_number')],
      ['CUNEPred', cune, fieldAt(path, 'predecessor_cune')],
      ['FechaGenPred', issueDate, fieldAt(path, 'predecessor_issue_date')],
    ],
    path,
  );

const header = (head: PayrollHead, root: PayrollRoot, content?: PayrollContent): Children => [
  sequence(head, content),
  placeOfIssue(head),
  provider(head),
  leaf('CodigoQR', ''),
  generalInformation(head, root, content),
  head.notes.map((note) => leaf('Notas', note, { field: 'notes' })),
  employer(head),
];

const paid = (model: Payroll | PayrollReplacement, root: PayrollRoot): Children => [
  periodElement(model.period, model.issueDate),
  ...header(model, root, model),
  workerElement(model),
  paymentElement(model.payment),
  paymentDates(model.paymentDates),
  accruedElement(model.accrued),
  deductionsElement(model.deductions),
  totalElements(model),
];

const rooted = (root: PayrollRoot, children: Children): XmlRootSpec => ({
  attributes: rootAttributes(root),
  namespaces: namespacesOf(root),
  ...group(root, [signaturePlace, ...children]),
});

const adjustment = (model: PayrollReplacement | PayrollDeletion): XmlRootSpec => {
  const root = 'NominaIndividualDeAjuste';
  return rooted(root, [
    leaf('TipoNota', model.noteType, { field: 'type_note' }),
    model.noteType === '1'
      ? group('Reemplazar', [predecessorElement('ReemplazandoPredecesor', model.predecessor), ...paid(model, root)])
      : group('Eliminar', [predecessorElement('EliminandoPredecesor', model.predecessor), ...header(model, root)]),
  ]);
};

/**
 * The document without its codes: `InformacionGeneral/@CUNE`, `CodigoQR` and
 * `ProveedorXML/@SoftwareSC` are empty for `fillPayrollCodes`, the extension for
 * the signature.
 */
export const buildPayroll = (model: PayrollModel): XmlRootSpec =>
  model.kind === 'payroll'
    ? rooted('NominaIndividual', [model.novelty && noveltyElement(model.novelty), ...paid(model, 'NominaIndividual')])
    : adjustment(model);
