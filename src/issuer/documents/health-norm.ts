/** What the ministry of health wants invoices to say of each user, by the day of issue. */
import { inForceOn } from '../in-force.ts';
import { fieldAt } from './elements.ts';
import type { Health, HealthUser } from './model.ts';

/** What a document has of the given fields that the norm of its day lacks: all of them, or none. */
export const healthModels = ['all', 'current'] as const;

export type HealthModel = (typeof healthModels)[number];

export type Information = {
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
export const informations: readonly Information[] = [
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

/** The act of the ministry that holds on the day of issue: `Resolución 2275:2023`. */
export const healthActOn = (issueDate: string): string =>
  inForceOn(issueDate, { table: 'health_acts', topic: 'health-act' }).map(({ value }) => String(value))[0] ?? '';

/** `name` as in the extension. */
export const isInNorm = (name: string, issueDate: string): boolean =>
  inForceOn(issueDate, { table: 'health_fields', topic: 'health-field' }).some(({ key }) => key === name);

const hasHours = (issueDate: string): boolean =>
  inForceOn(issueDate, { table: 'health_fields', topic: 'health-period' }).length > 0;

type Given = { readonly name: string; readonly path: string };

const hoursOf = ({ path, startTime, endTime }: Health): readonly Given[] => [
  ...(startTime === undefined ? [] : [{ name: 'StartTime', path: fieldAt(path, 'invoice_period_start_time') }]),
  ...(endTime === undefined ? [] : [{ name: 'EndTime', path: fieldAt(path, 'invoice_period_end_time') }]),
];

/** What the request gives and the norm of the day lacks, as the document and the request call it. */
export const outsideNorm = (health: Health, issueDate: string): readonly Given[] => {
  const lacking = informations.filter(({ name }) => !isInNorm(name, issueDate));
  return [
    ...(hasHours(issueDate) ? [] : hoursOf(health)),
    ...health.users.flatMap((user) =>
      lacking
        .filter(({ of }) => user[of] !== undefined)
        .map(({ name, field }) => ({ name, path: fieldAt(user.path, field) })),
    ),
  ];
};

export const withinNorm = (health: Health, issueDate: string): Health => {
  const lacking = informations.filter(({ name }) => !isInNorm(name, issueDate));
  const nothing = Object.fromEntries(lacking.map(({ of }) => [of, undefined]));
  return {
    ...health,
    ...(hasHours(issueDate) ? {} : { startTime: undefined, endTime: undefined }),
    users: health.users.map((user) => ({ ...user, ...nothing })),
  };
};
