/** Where, when and by whom the goods are delivered, as clients of the dialect state it. */
import { date, described, email, identifierIn, object, text } from '../schema-parts.ts';
import type { Delivery, Party, UblModel } from '../../documents/model.ts';
import { checkDigit } from '../../codes/check-digit.ts';
import { readAddress, readParty } from '../party.ts';
import { dateOf, partOf, textOf, type Part } from '../parts.ts';

const country = {
  sample: 46,
  remark: {
    en: 'outside Colombia, the country also replaces municipality and department',
    es: 'en el exterior, el país ocupa además el lugar del municipio y del departamento',
  },
} as const;

const address = object({
  actual_delivery_date: date('Fecha de la entrega', { sample: '2026-03-18' }),
  country_id: identifierIn('countries', 'País de la entrega', country),
  municipality_id: identifierIn('municipalities', 'Municipio de la entrega', { sample: 149 }),
  address: text('Dirección de la entrega', { sample: 'CL 9 # 8-07' }),
});

const party = object(
  {
    identification_number: text('Número de identificación de quien entrega', { sample: '900300200' }),
    type_document_identification_id: identifierIn(
      'type_document_identifications',
      'Tipo de documento de identificación de quien entrega',
      {
        sample: 6,
        remark: { en: 'the check digit of a NIT is computed', es: 'el dígito de verificación de un NIT se calcula' },
      },
    ),
    name: text('Nombre o razón social de quien entrega', { sample: 'TRANSPORTES DE PRUEBA SAS' }),
    type_organization_id: identifierIn('type_organizations', 'Tipo de organización de quien entrega', {
      sample: 1,
      remark: {
        en: 'a natural person also has `cac:PartyIdentification`',
        es: 'una persona natural tiene además `cac:PartyIdentification`',
      },
    }),
    type_regime_id: identifierIn('type_regimes', 'Régimen fiscal de quien entrega', { sample: 1 }),
    type_liability_id: identifierIn('type_liabilities', 'Responsabilidad fiscal de quien entrega', { sample: 117 }),
    tax_id: identifierIn('taxes', 'Tributo del que es responsable quien entrega', { sample: 1 }),
    country_id: identifierIn('countries', 'País de quien entrega', country),
    municipality_id: identifierIn('municipalities', 'Municipio de quien entrega', { sample: 149 }),
    address: text('Dirección de quien entrega', { sample: 'KR 7 # 1-02' }),
    phone: text('Teléfono de quien entrega', { sample: '6017654321' }),
    email: email('Correo electrónico de quien entrega', { sample: 'entregas@example.com' }),
    merchant_registration: text('Matrícula mercantil de quien entrega', { sample: '0000009-09' }),
  },
  { component: 'DeliveryParty', required: ['identification_number', 'name'] },
);

export const deliveries = {
  delivery: described('Entrega de los bienes', address),
  deliveryparty: described('Quien entrega los bienes', party),
} as const;

const nit = '31';

const readDeliveryParty = (part: Part): Party => {
  const read = readParty(part);
  const { type, number } = read.identification;
  return type.code === nit
    ? { ...read, identification: { ...read.identification, checkDigit: checkDigit(number) } }
    : read;
};

const readPlace = (part: Part): Pick<Delivery, 'path' | 'date' | 'address'> => ({
  path: part.path,
  date: dateOf(part, 'actual_delivery_date'),
  address: readAddress(part),
});

/** Undefined if the request has no data of a delivery that can be written. */
export const readDelivery = (body: Part): UblModel['delivery'] => {
  const place = partOf(body, 'delivery');
  const carrier = partOf(body, 'deliveryparty');
  if (place === undefined && carrier === undefined) return undefined;
  const where = place === undefined ? { path: '', date: undefined, address: undefined } : readPlace(place);
  if (carrier === undefined && where.date === undefined && where.address === undefined) return undefined;
  return { ...where, party: carrier && readDeliveryParty(carrier) };
};

/** Fields whose place is unknown: an address in Colombia is identified by its municipality. */
export const addressesWithoutPlace = (body: Part): readonly string[] =>
  (['delivery', 'deliveryparty'] as const).filter((name) => {
    const part = partOf(body, name);
    return part !== undefined && textOf(part, 'address') !== undefined && readAddress(part) === undefined;
  });
