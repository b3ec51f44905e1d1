/** The additional data of a health-sector invoice (section 2.6). */
import { amount, text, time, identifierIn, object, date, flag, described, list } from '../schema-parts.ts';
import type { HealthUser, Health } from '../../documents/model.ts';
import {
  amountOf,
  codedOf,
  textOf,
  trimmedOf,
  type Part,
  partOf,
  dateOf,
  flagOf,
  partsOf,
  required,
  timeOf,
} from '../parts.ts';

const sections = ['2.6'] as const;

const userShape = object(
  {
    provider_code: text('Código del prestador', { sections, sample: '050010002901' }),
    health_type_document_identification_id: identifierIn(
      'health_type_document_identifications',
      'Tipo de documento de identificación del usuario',
      { sections, sample: 1 },
    ),
    identification_number: text('Número de identificación, sin dígito de verificación', {
      sections,
      sample: '1020304050',
    }),
    surname: text('Primer apellido', { sections, sample: 'PÉREZ' }),
    second_surname: text('Segundo apellido', { sections, sample: 'GÓMEZ' }),
    first_name: text('Primer nombre', { sections, sample: 'ANA' }),
    middle_name: text('Otros nombres', { sample: 'LUISA' }),
    health_type_user_id: identifierIn('health_type_users', 'Tipo de usuario', { sections, sample: 1 }),
    health_contracting_payment_method_id: identifierIn(
      'health_contracting_payment_methods',
      'Modalidad de contratación y pago',
      { sections, sample: 1 },
    ),
    health_coverage_id: identifierIn('health_coverages', 'Cobertura o plan de beneficios', { sections, sample: 1 }),
    autorization_numbers: text('Números de autorización, separados con punto y coma', { sections, sample: 'A12345' }),
    mipres: text('Número MIPRES de prescripción', { sections, sample: 'M-1' }),
    mipres_delivery: text('Número MIPRES de suministro', { sections, sample: 'E-1' }),
    contract_number: text('Número de contrato; excluye la póliza', { sections, sample: 'C-1' }),
    policy_number: text('Número de póliza; excluye el contrato', { sections, beside: { contract_number: undefined } }),
    health_uncontracted_reason_id: identifierIn(
      'health_uncontracted_reasons',
      'Razón por la que se factura sin contrato',
      { sample: 1 },
    ),
    co_payment: amount('Copago', { sections, sample: '3300.00' }),
    moderating_fee: amount('Cuota moderadora', { sections, sample: '5800.00' }),
    recovery_fee: amount('Cuota de recuperación', { sections, sample: '105000.00' }),
    shared_payment: amount('Pagos compartidos', { sections, sample: '225000.00' }),
    advance: amount('Anticipo', { sample: '7000.00' }),
  },
  {
    required: ['health_contracting_payment_method_id', 'health_coverage_id'],
    exclusive: [['contract_number', 'policy_number']],
  },
);

export const healthFields = object(
  {
    invoice_period_start_date: date('Primer día del periodo que se factura', { sections, sample: '2026-02-01' }),
    invoice_period_start_time: time('Hora en que empieza ese periodo', { sample: '00:00:00' }),
    invoice_period_end_date: date('Último día del periodo que se factura', { sections, sample: '2026-02-28' }),
    invoice_period_end_time: time('Hora en que termina ese periodo', { sample: '23:59:59' }),
    health_type_operation_id: identifierIn('health_type_operations', 'Tipo de operación del sector salud', {
      sections,
      sample: 1,
    }),
    print_users_info_to_pdf: flag('Si los usuarios salen en la representación gráfica', {
      sample: true,
      remark: { en: 'false leaves the users off the page', es: 'false omite los usuarios en la página' },
    }),
    users_info: described('Usuarios del servicio de salud', list(userShape)),
  },
  {
    component: 'HealthFields',
    required: ['invoice_period_start_date', 'invoice_period_end_date', 'health_type_operation_id'],
  },
);

const readUser = (user: Part): HealthUser => ({
  path: user.path,
  providerCode: trimmedOf(user, 'provider_code'),
  identificationType: codedOf(user, 'health_type_document_identification_id', 'health_type_document_identifications'),
  identificationNumber: trimmedOf(user, 'identification_number'),
  surname: textOf(user, 'surname'),
  secondSurname: textOf(user, 'second_surname'),
  firstName: textOf(user, 'first_name'),
  middleName: textOf(user, 'middle_name'),
  type: codedOf(user, 'health_type_user_id', 'health_type_users'),
  paymentMethod: codedOf(user, 'health_contracting_payment_method_id', 'health_contracting_payment_methods'),
  coverage: codedOf(user, 'health_coverage_id', 'health_coverages'),
  authorizations: textOf(user, 'autorization_numbers'),
  mipres: trimmedOf(user, 'mipres'),
  mipresDelivery: trimmedOf(user, 'mipres_delivery'),
  contract: trimmedOf(user, 'contract_number'),
  policy: trimmedOf(user, 'policy_number'),
  uncontractedReason: codedOf(user, 'health_uncontracted_reason_id', 'health_uncontracted_reasons'),
  coPayment: amountOf(user, 'co_payment'),
  moderatingFee: amountOf(user, 'moderating_fee'),
  recoveryFee: amountOf(user, 'recovery_fee'),
  sharedPayment: amountOf(user, 'shared_payment'),
  advance: amountOf(user, 'advance'),
});

const healthFieldsOf = (body: Part): Part | undefined => partOf(body, 'health_fields');

export const readHealth = (body: Part): Health | undefined => {
  const fields = healthFieldsOf(body);
  return (
    fields && {
      path: fields.path,
      startDate: required(dateOf(fields, 'invoice_period_start_date'), fields, 'invoice_period_start_date'),
      startTime: timeOf(fields, 'invoice_period_start_time'),
      endDate: required(dateOf(fields, 'invoice_period_end_date'), fields, 'invoice_period_end_date'),
      endTime: timeOf(fields, 'invoice_period_end_time'),
      printsUsers: fields.values.print_users_info_to_pdf === undefined || flagOf(fields, 'print_users_info_to_pdf'),
      users: partsOf(fields, 'users_info').map(readUser),
    }
  );
};

/** The CustomizationID of the health sector: SS-CUFE, SS-Recaudo … */
export const healthOperationOf = (body: Part): string | undefined => {
  const fields = healthFieldsOf(body);
  return fields && codedOf(fields, 'health_type_operation_id', 'health_type_operations')?.code;
};
