/**
 * The data of a health-sector invoice for the ministry of health: a separate extension in the document's default
 * namespace, one collection of named values for each user of the services, and the billed period.
 */
import type { XmlSpec } from '../../common/xml/node.ts';
import { inForceOn } from '../in-force.ts';
import { fieldAt, group, leaf, type Children } from './elements.ts';
import { moneyText } from './figures.ts';
import type { Coded, Health, HealthUser } from './model.ts';

const named = (name: string, value: string): readonly XmlSpec[] => [leaf('Name', name), leaf('Value', value)];

type Information = {
  readonly name: string;
  /** The name in the request, within the user. */
  readonly field: string;
  readonly value: string | undefined;
  readonly attributes?: Readonly<Record<string, string>> | undefined;
};

const text = (name: string, field: string, value: string | undefined): Information => ({ name, field, value });

const amount = (name: string, field: string, value: string | undefined): Information =>
  text(name, field, value === undefined ? undefined : moneyText(value));

/** The name of the row as text, its code with the name of the list. */
const listed = (name: string, field: string, row: { readonly list: string; readonly value: Coded | undefined }) => ({
  ...text(name, field, row.value?.name),
  attributes: row.value && { schemeID: row.value.code, schemeName: row.list },
});

const informationOf = (user: HealthUser): readonly Information[] => [
  text('CODIGO_PRESTADOR', 'provider_code', user.providerCode),
  listed('TIPO_DOCUMENTO_IDENTIFICACION', 'health_type_document_identification_id', {
    list: 'salud_identificacion.gc',
    value: user.identification.type,
  }),
  text('NUMERO_DOCUMENTO_IDENTIFICACION', 'identification_number', user.identification.number),
  text('PRIMER_APELLIDO', 'surname', user.surname),
  text('SEGUNDO_APELLIDO', 'second_surname', user.secondSurname),
  text('PRIMER_NOMBRE', 'first_name', user.firstName),
  text('SEGUNDO_NOMBRE', 'middle_name', user.middleName),
  listed('TIPO_USUARIO', 'health_type_user_id', { list: 'salud_tipo_usuario.gc', value: user.type }),
  listed('MODALIDAD_PAGO', 'health_contracting_payment_method_id', {
    list: 'salud_modalidad_pago.gc',
    value: user.paymentMethod,
  }),
  listed('COBERTURA_PLAN_BENEFICIOS', 'health_coverage_id', { list: 'salud_cobertura.gc', value: user.coverage }),
  text('NUMERO_AUTORIZACION', 'autorization_numbers', user.authorizations),
  text('NUMERO_MIPRES', 'mipres', user.mipres),
  text('NUMERO_ENTREGA_MIPRES', 'mipres_delivery', user.mipresDelivery),
  text('NUMERO_CONTRATO', 'contract_number', user.contract),
  text('NUMERO_POLIZA', 'policy_number', user.policy),
  amount('COPAGO', 'co_payment', user.coPayment),
  amount('CUOTA_MODERADORA', 'moderating_fee', user.moderatingFee),
  amount('CUOTA_RECUPERACION', 'recovery_fee', user.recoveryFee),
  amount('PAGOS_COMPARTIDOS', 'shared_payment', user.sharedPayment),
];

/** Only the fields in the request. */
const additionalInformation = ({ path }: HealthUser, { name, field, value, attributes }: Information): Children =>
  value === undefined
    ? []
    : [
        group('AdditionalInformation', [
          leaf('Name', name),
          leaf('Value', value, { attributes, field: fieldAt(path, field) }),
        ]),
      ];

const collection = (user: HealthUser): XmlSpec => ({
  ...group(
    'Collection',
    informationOf(user).flatMap((information) => additionalInformation(user, information)),
    user.path,
  ),
  attributes: { schemeName: 'Usuario' },
});

const interoperability = ({ path, users }: Health): XmlSpec =>
  group('Interoperabilidad', [
    {
      ...group('Group', users.map(collection), fieldAt(path, 'users_info')),
      attributes: { schemeName: 'Sector Salud' },
    },
  ]);

/** The act of the ministry that holds on the day of issue. */
const actOn = (issueDate: string): string =>
  inForceOn(issueDate, { table: 'health_acts', topic: 'health-act' }).map(({ value }) => String(value))[0] ?? '';

/** The content of the extension: responsible ministry, its resolution, and the users if there are any. */
export const healthExtension = (health: Health, issueDate: string): XmlSpec =>
  group(
    'CustomTagGeneral',
    [
      named('Responsable', 'url www.minsalud.gov.co'),
      named('Tipo, identificador:año del acto administrativo', actOn(issueDate)),
      health.users.length === 0 ? undefined : interoperability(health),
    ],
    health.path,
  );

/** `cac:InvoicePeriod` with the sector's fields for it. */
export const healthPeriod = ({ path, startDate, endDate }: Health): XmlSpec =>
  group('cac:InvoicePeriod', [
    leaf('cbc:StartDate', startDate, { field: fieldAt(path, 'invoice_period_start_date') }),
    leaf('cbc:EndDate', endDate, { field: fieldAt(path, 'invoice_period_end_date') }),
  ]);
