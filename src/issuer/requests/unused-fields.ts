/**
 * Fields that clients of the dialect send and that this service does not use, each with the reason. They are accepted,
 * and a warning gives the reason; fields that nobody knows get another warning.
 */

import { eachField, pathOf } from './given-fields.ts';
import { nowhereReasons } from './nowhere.ts';
import { saidOf, type RequestForm } from './field-facts.ts';
import type { Schema } from './schema-parts.ts';

/** Spanish, for the integrator: why the field has no effect, and what to use instead. */
type Reason = string;

const pageOnly = 'solo cambia la página impresa de otros servicios; la de este servicio tiene un diseño fijo';
const mailServer = 'el correo sale por el servidor con el que se arrancó este servicio (smtp) o queda en su buzón';
const language = 'el documento va siempre en español';
const otherTable = 'usa otra numeración de municipios: envíe municipality_id';
const healthOfNotes = 'la información del sector salud va en la factura que la nota corrige';
const ofPayroll = 'es de la nómina que se paga o se reemplaza';
const ofOthers = 'es de otro documento equivalente, y de ellos este servicio simula el tiquete POS';
const ofTickets = 'es de los tiquetes POS, que se emiten con POST eqdoc';

/** By path, without positions. A reason of an object holds for everything in it. */
export const unusedReasons: Readonly<Record<string, Reason>> = {
  ivaresponsable: pageOnly,
  nombretipodocid: pageOnly,
  tarifaica: pageOnly,
  dynamic_field: pageOnly,
  sales_assistant: pageOnly,
  web_site: pageOnly,
  elaborated: pageOnly,
  reviewed: pageOnly,
  previous_balance: pageOnly,
  establishment_logo: 'el logo es de la empresa: envíelo con PUT /api/ubl2.1/config/logo',
  email_pos_customer: 'el correo va a customer.email y a email_cc_list',
  html_body: 'el cuerpo del correo es fijo; html_header, html_buttons y html_footer sí lo cambian',
  smtp_parameters: mailServer,
  GuardarEn: 'este servicio no guarda archivos donde indique una solicitud: descárguelos con GET download',
  k_supplement: 'la extensión con los totales en pesos no se escribe; use currency_id y calculationrate',
  is_eqdoc: 'de los documentos equivalentes, eqdoc emite los tiquetes POS, y credit-note y debit-note sus notas',
  software_manufacturer: ofTickets,
  buyer_benefits: ofTickets,
  cash_information: ofTickets,
  transportation_information: ofOthers,
  show_room_information: ofOthers,
  last_valid_payment_date: ofOthers,
  payment_reference: ofOthers,
  stratum_id: ofOthers,
  spd: ofOthers,
  'invoice_lines.seller_code': ofOthers,
  health_fields: healthOfNotes,
  with_holding_tax_total: 'las notas no informan retenciones: su esquema no tiene ese elemento',
  number: 'el número de la nómina va en consecutive',
  worker: ofPayroll,
  worker_code: ofPayroll,
  payment: ofPayroll,
  payment_dates: ofPayroll,
  accrued: ofPayroll,
  deductions: ofPayroll,
  novelty: 'una nota de ajuste no informa novedades: van en la nómina',
  'customer.language_id': language,
  'seller.language_id': language,
  'delivery.language_id': language,
  'deliveryparty.language_id': language,
  'customer.municipality_id_fact': otherTable,
  'seller.municipality_id_fact': otherTable,
  'seller.country_code': 'envíe country_id',
  'invoice_lines.purchase_order_number': 'el documento cita una orden de compra: envíe order_reference',
};

/** Of a path as a body has it: `invoice_lines.0.purchase_order_number`. */
export const reasonUnused = (path: string): Reason | undefined => {
  const name = path.replaceAll(/\.\d+(?=\.|$)/g, '');
  return Object.hasOwn(unusedReasons, name) ? unusedReasons[name] : undefined;
};

const eachFieldWithReason = eachField((member) => member?.facts?.nowhere !== undefined);

/** Fields of the interface that end in no document of that form. Those that are required are not listed. */
export const fieldsNowhere = (
  schema: Schema,
  body: unknown,
  form: RequestForm,
): readonly (readonly [path: string, reason: Reason])[] => {
  const found: (readonly [string, Reason])[] = [];
  eachFieldWithReason(schema, body, (field) => {
    const reason = saidOf(field.member?.facts?.nowhere, form);
    if (reason === undefined) return true;
    if (!field.schema.required.includes(field.name)) found.push([pathOf(field), nowhereReasons[reason].es]);
    return false;
  });
  return found;
};
