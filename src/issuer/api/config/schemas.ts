/** The bodies of `config/*` in this dialect of the interface. */
import {
  date,
  file,
  text,
  flag,
  digits,
  rangePrefix,
  identifierIn,
  secretText,
  secretDigits,
  email,
  object,
  type ObjectSchema,
} from '../../requests/schema-parts.ts';

export const companySchema: ObjectSchema = object(
  {
    business_name: text('Razón social'),
    merchant_registration: text('Matrícula mercantil'),
    address: text('Dirección'),
    phone: text('Teléfono'),
    email: email('Correo electrónico'),
    type_document_identification_id: identifierIn(
      'type_document_identifications',
      'Tipo de documento de identificación',
    ),
    type_organization_id: identifierIn('type_organizations', 'Tipo de organización: persona jurídica o natural'),
    type_regime_id: identifierIn('type_regimes', 'Régimen fiscal'),
    type_liability_id: identifierIn('type_liabilities', 'Responsabilidad fiscal'),
    municipality_id: identifierIn('municipalities', 'Municipio'),
    tax_id: identifierIn('taxes', 'Tributo'),
    type_environment_id: identifierIn('type_environments', 'Ambiente: 1 producción, 2 pruebas'),
    country_id: identifierIn('countries', 'País'),
    type_currency_id: identifierIn('type_currencies', 'Moneda de la empresa'),
    type_operation_id: identifierIn('type_operations', 'Tipo de operación; sin él, la estándar del documento'),
    language_id: identifierIn('languages', 'Idioma de la empresa'),
  },
  {
    required: [
      'business_name',
      'address',
      'phone',
      'email',
      'type_organization_id',
      'type_regime_id',
      'type_liability_id',
      'municipality_id',
    ],
  },
);

export const softwareSchema: ObjectSchema = object({
  id: text('Identificador del software de facturación'),
  pin: secretDigits('PIN del software de facturación'),
  url: text('Dirección de la autoridad; la da la configuración del servicio'),
  idpayroll: text('Identificador del software de nómina'),
  pinpayroll: secretDigits('PIN del software de nómina'),
  urlpayroll: text('Dirección de la autoridad para nómina; la da la configuración del servicio'),
  idsupportdocument: text('Identificador del software de documentos soporte'),
  pinsupportdocument: secretDigits('PIN del software de documentos soporte'),
  ideqdocs: text('Identificador del software de documentos equivalentes'),
  pineqdocs: secretDigits('PIN del software de documentos equivalentes'),
  urleqdocs: text('Dirección de la autoridad para documentos equivalentes; la da la configuración del servicio'),
  urlsupportdocument: text('Dirección de la autoridad para documentos soporte; la da la configuración del servicio'),
});

export const certificateSchema: ObjectSchema = object(
  {
    certificate: secretText('PKCS #12 en Base64, o certificados en PEM'),
    password: secretText('Contraseña del certificado'),
    key: secretText('Llave privada en PEM, cuando no está con los certificados'),
  },
  { required: ['certificate'] },
);

export const resolutionSchema: ObjectSchema = object(
  {
    delete_all_type_resolutions: flag('Quita los demás rangos del tipo de documento'),
    type_document_id: identifierIn('type_documents', 'Tipo de documento'),
    prefix: rangePrefix('Prefijo de la numeración'),
    resolution: text('Número de la resolución'),
    resolution_date: date('Fecha de la resolución'),
    technical_key: secretText('Clave técnica de la resolución'),
    from: digits('Primer número del rango'),
    to: digits('Último número del rango'),
    date_from: date('Primer día de vigencia'),
    date_to: date('Último día de vigencia'),
  },
  { required: ['type_document_id', 'from', 'to'] },
);

export const environmentSchema: ObjectSchema = object({
  type_environment_id: identifierIn('type_environments', 'Ambiente: 1 producción, 2 pruebas'),
  eqdocs_type_environment_id: identifierIn(
    'type_environments',
    'Ambiente de los documentos equivalentes; sin él, el de la empresa',
  ),
  pos: identifierIn('type_environments', 'Otro nombre de eqdocs_type_environment_id'),
});

/** An addition to the dialect. */
export const settingsSchema: ObjectSchema = object({
  compatibility: text(
    'Para qué clientes son las respuestas: ResponseAuthority (los de la interfaz), dialect (los de otros servicios, que leen ResponseDian) o both (ambos)',
  ),
  allow_resend: flag('Envía de nuevo los números que la autoridad ya aceptó, en lugar de rechazarlos'),
  payroll_percentages: text(
    'Qué porcentaje llevan las horas extra y los recargos de la nómina: law (el de ley del último día liquidado) o annex (el de la tabla 5.5.5)',
  ),
  health_model: text(
    'Qué lleva la factura del sector salud: all (todo lo que trae la solicitud) o current (solo lo que incluye la norma de la fecha de emisión)',
  ),
});

export const generatedDocumentsSchema: ObjectSchema = object(
  {
    type_document_id: identifierIn('type_documents', 'Tipo de documento'),
    prefix: text('Prefijo de la numeración'),
    number: digits('Número con el que sigue la numeración, sin prefijo'),
  },
  { required: ['type_document_id', 'number'] },
);

export const logoSchema: ObjectSchema = object({ logo: file('PNG o JPEG en Base64') }, { required: ['logo'] });
