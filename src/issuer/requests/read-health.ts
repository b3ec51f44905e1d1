/** The health-sector part of an invoice body (section 2.6). */
import type { Health, HealthUser } from '../documents/model.ts';
import { amountOf, codedOf, dateOf, flagOf, partOf, partsOf, required, textOf, type Part } from './parts.ts';

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
