/**
 * The data of a health-sector invoice for the ministry of health: a separate extension in the document's default
 * namespace, one collection of named values for each user of the services, and the billed period.
 */
import { sum } from '../../common/decimal.ts';
import type { XmlSpec } from '../../common/xml/node.ts';
import { inForceOn } from '../in-force.ts';
import { decimalOrZero, rounded } from '../rounding.ts';
import { fieldAt, group, leaf, optional, type Children } from './elements.ts';
import { moneyText } from './figures.ts';
import type { Coded, Health, HealthUser, UblModel } from './model.ts';

const named = (name: string, value: string): readonly XmlSpec[] => [leaf('Name', name), leaf('Value', value)];

type Information = {
  /** In the extension. */
  readonly name: string;
  /** In the request, within the user. */
  readonly field: string;
  readonly of: Exclude<keyof HealthUser, 'path'>;
  /** Of coded values: the list that the attributes name. */
  readonly list?: string;
  readonly isAmount?: true;
};

/** In the order of the extension. */
const informations: readonly Information[] = [
  { name: 'CODIGO_PRESTADOR', field: 'provider_code', of: 'providerCode' },
  {
    name: 'TIPO_DOCUMENTO_IDENTIFICACION',
    field: 'health_type_document_identification_id',
    of: 'identificationType',
    list: 'salud_identificacion.gc',
  },
  { name: 'NUMERO_DOCUMENTO_IDENTIFICACION', field: 'identification_number', of: 'identificationNumber' },
  { name: 'PRIMER_APELLIDO', field: 'surname', of: 'surname' },
  { name: 'SEGUNDO_APELLIDO', field: 'second_surname', of: 'secondSurname' },
  { name: 'PRIMER_NOMBRE', field: 'first_name', of: 'firstName' },
  { name: 'SEGUNDO_NOMBRE', field: 'middle_name', of: 'middleName' },
  { name: 'TIPO_USUARIO', field: 'health_type_user_id', of: 'type', list: 'salud_tipo_usuario.gc' },
  {
    name: 'MODALIDAD_PAGO',
    field: 'health_contracting_payment_method_id',
    of: 'paymentMethod',
    list: 'salud_modalidad_pago.gc',
  },
  { name: 'COBERTURA_PLAN_BENEFICIOS', field: 'health_coverage_id', of: 'coverage', list: 'salud_cobertura.gc' },
  { name: 'NUMERO_AUTORIZACION', field: 'autorization_numbers', of: 'authorizations' },
  { name: 'NUMERO_MIPRES', field: 'mipres', of: 'mipres' },
  { name: 'NUMERO_ENTREGA_MIPRES', field: 'mipres_delivery', of: 'mipresDelivery' },
  { name: 'NUMERO_CONTRATO', field: 'contract_number', of: 'contract' },
  { name: 'NUMERO_POLIZA', field: 'policy_number', of: 'policy' },
  // The list of the coverages: seen in what several providers write.
  {
    name: 'FACTURA_SIN_CONTRATO',
    field: 'health_uncontracted_reason_id',
    of: 'uncontractedReason',
    list: 'salud_cobertura.gc',
  },
  { name: 'COPAGO', field: 'co_payment', of: 'coPayment', isAmount: true },
  { name: 'CUOTA_MODERADORA', field: 'moderating_fee', of: 'moderatingFee', isAmount: true },
  { name: 'CUOTA_RECUPERACION', field: 'recovery_fee', of: 'recoveryFee', isAmount: true },
  { name: 'PAGOS_COMPARTIDOS', field: 'shared_payment', of: 'sharedPayment', isAmount: true },
  { name: 'ANTICIPO', field: 'advance', of: 'advance', isAmount: true },
];

const value = (given: Coded | string, { list, isAmount }: Information, field: string): XmlSpec =>
  typeof given === 'string'
    ? leaf('Value', isAmount ? moneyText(given) : given, { field })
    : leaf('Value', given.name, { attributes: { schemeID: given.code, schemeName: list }, field });

const additionalInformation = (name: string, content: XmlSpec): XmlSpec =>
  group('AdditionalInformation', [leaf('Name', name), content]);

/** Only the fields in the request. */
const collection = (user: HealthUser, advance: Children): XmlSpec => ({
  ...group(
    'Collection',
    [
      informations.flatMap((information) => {
        const { name, field, of } = information;
        const given = user[of];
        return given === undefined
          ? []
          : [additionalInformation(name, value(given, information, fieldAt(user.path, field)))];
      }),
      ...advance,
    ],
    user.path,
  ),
  attributes: { schemeName: 'Usuario' },
});

const isWritten = (name: string, issueDate: string): boolean =>
  inForceOn(issueDate, { table: 'health_fields', topic: 'health-field' }).some(({ key }) => key === name);

type HealthInvoice = Pick<UblModel, 'prepaidPayments' | 'issueDate'> & { readonly health: Health };

const advancePayment = '04';

/**
 * The payment in advance of an invoice about one user, where the norm of the day asks for it and the user has none of
 * their own; of several users the request says whose it was, or nobody knows.
 */
const paidInAdvance = ({ health, prepaidPayments, issueDate }: HealthInvoice): Children => {
  const [user, ...others] = health.users;
  const payments = prepaidPayments.filter(({ type }) => type?.code === advancePayment);
  const [first] = payments;
  if (first === undefined || others.length > 0 || user?.advance !== undefined || !isWritten('ANTICIPO', issueDate))
    return [];
  const total = sum(payments.map(({ amount }) => decimalOrZero(amount)));
  const field = fieldAt(first.path, 'paidamount');
  return [additionalInformation('ANTICIPO', leaf('Value', rounded(total, 2), { field }))];
};

const interoperability = (invoice: HealthInvoice): XmlSpec =>
  group('Interoperabilidad', [
    {
      ...group(
        'Group',
        invoice.health.users.map((user) => collection(user, paidInAdvance(invoice))),
        fieldAt(invoice.health.path, 'users_info'),
      ),
      attributes: { schemeName: 'Sector Salud' },
    },
  ]);

/** The act of the ministry that holds on the day of issue. */
const actOn = (issueDate: string): string =>
  inForceOn(issueDate, { table: 'health_acts', topic: 'health-act' }).map(({ value }) => String(value))[0] ?? '';

/** The content of the extension: responsible ministry, its resolution, and the users if there are any. */
export const healthExtension = (invoice: HealthInvoice): XmlSpec =>
  group(
    'CustomTagGeneral',
    [
      named('Responsable', 'url www.minsalud.gov.co'),
      named('Tipo, identificador:año del acto administrativo', actOn(invoice.issueDate)),
      invoice.health.users.length === 0 ? undefined : interoperability(invoice),
    ],
    invoice.health.path,
  );

const timeText = (time: string | undefined): string | undefined => time && `${time}-05:00`;

/** `cac:InvoicePeriod` with the sector's fields for it. */
export const healthPeriod = ({ path, startDate, startTime, endDate, endTime }: Health): XmlSpec =>
  group('cac:InvoicePeriod', [
    leaf('cbc:StartDate', startDate, { field: fieldAt(path, 'invoice_period_start_date') }),
    optional('cbc:StartTime', timeText(startTime), { field: fieldAt(path, 'invoice_period_start_time') }),
    leaf('cbc:EndDate', endDate, { field: fieldAt(path, 'invoice_period_end_date') }),
    optional('cbc:EndTime', timeText(endTime), { field: fieldAt(path, 'invoice_period_end_time') }),
  ]);
