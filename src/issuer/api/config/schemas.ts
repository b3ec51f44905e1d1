/** The bodies of `config/*`, as this family of interfaces has them. */
import {
  date,
  email,
  flag,
  identifierIn,
  object,
  secretDigits,
  secretText,
  text,
  type ObjectSchema,
} from '../../requests/schema-parts.ts';

export const companySchema: ObjectSchema = object(
  {
    business_name: text,
    merchant_registration: text,
    address: text,
    phone: text,
    email,
    type_document_identification_id: identifierIn('type_document_identifications'),
    type_organization_id: identifierIn('type_organizations'),
    type_regime_id: identifierIn('type_regimes'),
    type_liability_id: identifierIn('type_liabilities'),
    municipality_id: identifierIn('municipalities'),
    tax_id: identifierIn('taxes'),
    type_environment_id: identifierIn('type_environments'),
    country_id: identifierIn('countries'),
    type_currency_id: identifierIn('type_currencies'),
    type_operation_id: identifierIn('type_operations'),
    language_id: identifierIn('languages'),
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
  id: text,
  pin: secretDigits,
  url: text,
  idpayroll: text,
  pinpayroll: secretDigits,
  urlpayroll: text,
  idsupportdocument: text,
  pinsupportdocument: secretDigits,
  urlsupportdocument: text,
});

export const certificateSchema: ObjectSchema = object(
  { certificate: secretText, password: secretText, key: secretText },
  { required: ['certificate'] },
);

export const resolutionSchema: ObjectSchema = object(
  {
    delete_all_type_resolutions: flag,
    type_document_id: identifierIn('type_documents'),
    prefix: { is: 'rangePrefix' },
    resolution: text,
    resolution_date: date,
    technical_key: secretText,
    from: { is: 'digits' },
    to: { is: 'digits' },
    date_from: date,
    date_to: date,
  },
  { required: ['type_document_id', 'from', 'to'] },
);

export const environmentSchema: ObjectSchema = object(
  { type_environment_id: identifierIn('type_environments') },
  { required: ['type_environment_id'] },
);

export const generatedDocumentsSchema: ObjectSchema = object(
  { type_document_id: identifierIn('type_documents'), prefix: text, number: { is: 'digits' } },
  { required: ['type_document_id', 'number'] },
);

export const logoSchema: ObjectSchema = object({ logo: text }, { required: ['logo'] });
