/** What an invoice of the health sector says beyond an invoice (section 2.6). */
import { amount, date, flag, identifierIn, list, object, text } from './schema-parts.ts';

const user = object(
  {
    provider_code: text,
    health_type_document_identification_id: identifierIn('health_type_document_identifications'),
    identification_number: text,
    surname: text,
    second_surname: text,
    first_name: text,
    middle_name: text,
    health_type_user_id: identifierIn('health_type_users'),
    health_contracting_payment_method_id: identifierIn('health_contracting_payment_methods'),
    health_coverage_id: identifierIn('health_coverages'),
    autorization_numbers: text,
    mipres: text,
    mipres_delivery: text,
    contract_number: text,
    policy_number: text,
    co_payment: amount,
    moderating_fee: amount,
    recovery_fee: amount,
    shared_payment: amount,
  },
  {
    required: ['health_contracting_payment_method_id', 'health_coverage_id'],
    exclusive: [['contract_number', 'policy_number']],
  },
);

export const healthFields = object(
  {
    invoice_period_start_date: date,
    invoice_period_end_date: date,
    health_type_operation_id: identifierIn('health_type_operations'),
    print_users_info_to_pdf: flag,
    users_info: list(user),
  },
  { required: ['invoice_period_start_date', 'invoice_period_end_date', 'health_type_operation_id'] },
);
