/** The additional data of a health-sector invoice (section 2.6). */
import { amount, text, identifierIn, object, date, flag, described, list } from '../schema-parts.ts';
import type { HealthUser, Health } from '../../documents/model.ts';
import { amountOf, codedOf, textOf, type Part, partOf, dateOf, flagOf, partsOf, required } from '../parts.ts';

const userShape = object(
  {
    provider_code: text('Código del prestador'),
    health_type_document_identification_id: identifierIn(
      'health_type_document_identifications',
      'Tipo de documento de identificación del usuario',
    ),
    identification_number: text('Número de identificación, sin dígito de verificación'),
    surname: text('Primer apellido'),
    second_surname: text('Segundo apellido'),
    first_name: text('Primer nombre'),
    middle_name: text('Otros nombres'),
    health_type_user_id: identifierIn('health_type_users', 'Tipo de usuario'),
    health_contracting_payment_method_id: identifierIn(
      'health_contracting_payment_methods',
      'Modalidad de contratación y pago',
    ),
    health_coverage_id: identifierIn('health_coverages', 'Cobertura o plan de beneficios'),
    autorization_numbers: text('Números de autorización, separados con punto y coma'),
    mipres: text('Número MIPRES de prescripción'),
    mipres_delivery: text('Número MIPRES de suministro'),
    contract_number: text('Número de contrato; excluye la póliza'),
    policy_number: text('Número de póliza; excluye el contrato'),
    co_payment: amount('Copago'),
    moderating_fee: amount('Cuota moderadora'),
    recovery_fee: amount('Cuota de recuperación'),
    shared_payment: amount('Pagos compartidos'),
  },
  {
    required: ['health_contracting_payment_method_id', 'health_coverage_id'],
    exclusive: [['contract_number', 'policy_number']],
  },
);

export const healthFields = object(
  {
    invoice_period_start_date: date('Primer día del periodo que se factura'),
    invoice_period_end_date: date('Último día del periodo que se factura'),
    health_type_operation_id: identifierIn('health_type_operations', 'Tipo de operación del sector salud'),
    print_users_info_to_pdf: flag('Si los usuarios salen en la representación gráfica'),
    users_info: described('Usuarios del servicio de salud', list(userShape)),
  },
  {
    component: 'HealthFields',
    required: ['invoice_period_start_date', 'invoice_period_end_date', 'health_type_operation_id'],
  },
);

const readUser = (user: Part): HealthUser => ({
  path: user.path,
  providerCode: textOf(user, 'provider_code'),
  identification: {
    type: codedOf(user, 'health_type_document_identification_id', 'health_type_document_identifications'),
    number: textOf(user, 'identification_number'),
  },
  surname: textOf(user, 'surname'),
  secondSurname: textOf(user, 'second_surname'),
  firstName: textOf(user, 'first_name'),
  middleName: textOf(user, 'middle_name'),
  type: codedOf(user, 'health_type_user_id', 'health_type_users'),
  paymentMethod: codedOf(user, 'health_contracting_payment_method_id', 'health_contracting_payment_methods'),
  coverage: codedOf(user, 'health_coverage_id', 'health_coverages'),
  authorizations: textOf(user, 'autorization_numbers'),
  mipres: textOf(user, 'mipres'),
  mipresDelivery: textOf(user, 'mipres_delivery'),
  contract: textOf(user, 'contract_number'),
  policy: textOf(user, 'policy_number'),
  coPayment: amountOf(user, 'co_payment'),
  moderatingFee: amountOf(user, 'moderating_fee'),
  recoveryFee: amountOf(user, 'recovery_fee'),
  sharedPayment: amountOf(user, 'shared_payment'),
});

const healthFieldsOf = (body: Part): Part | undefined => partOf(body, 'health_fields');

export const readHealth = (body: Part): Health | undefined => {
  const fields = healthFieldsOf(body);
  return (
    fields && {
      path: fields.path,
      startDate: required(dateOf(fields, 'invoice_period_start_date'), fields, 'invoice_period_start_date'),
      endDate: required(dateOf(fields, 'invoice_period_end_date'), fields, 'invoice_period_end_date'),
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
