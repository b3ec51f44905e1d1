/** The additional fields of a health-sector invoice: a user with every field and a policy, and one with the minimum. */
export const fullUser = {
  provider_code: 'AF-0000500-85',
  health_type_document_identification_id: 1,
  identification_number: 'AB100003',
  surname: 'PÉREZ',
  second_surname: 'GÓMEZ',
  first_name: 'ANA',
  middle_name: 'LUISA',
  health_type_user_id: 4,
  health_contracting_payment_method_id: 3,
  health_coverage_id: 5,
  autorization_numbers: 'A12345;604567',
  mipres: 'RNA3D345;664FF04567',
  mipres_delivery: 'RN6645G-345',
  policy_number: '1045-2FG01-0567228',
  co_payment: '3300.005',
  moderating_fee: 5800,
  recovery_fee: '105000.00',
  shared_payment: '225000',
} as const;

export const leastUser = { health_contracting_payment_method_id: 4, health_coverage_id: 1 } as const;

export const healthFields = {
  invoice_period_start_date: '2026-10-01',
  invoice_period_end_date: '2026-10-31',
  health_type_operation_id: 1,
  users_info: [fullUser, leastUser],
} as const;
