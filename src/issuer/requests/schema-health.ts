/** What an invoice of the health sector says beyond an invoice (section 2.6). */
import { amount, date, text, flag, identifierIn, described, list, object } from './schema-parts.ts';

const user = object(
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
    users_info: described('Usuarios del servicio de salud', list(user)),
  },
  {
    component: 'HealthFields',
    required: ['invoice_period_start_date', 'invoice_period_end_date', 'health_type_operation_id'],
  },
);
