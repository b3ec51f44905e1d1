/** Events about received invoices (RADIAN): the company sends them as the buyer, and a tacit acceptance as the issuer. */
import { preferredLanguage } from '../../common/http/preferred-language.ts';
import { answerText, childOf, type AnswerNode } from '../authority/answer-json.ts';
import { explanationLanguages } from '../authority/explanations.ts';
import { eventOf, eventSchema, invoiceIn, type ReceivedInvoice } from '../requests/event.ts';
import { fileOf, partOf, textOf, type Part } from '../requests/parts.ts';
import { tacitAcceptance, type EventModel, type EventParty } from '../documents/event.ts';
import { sendEvent } from '../submission/send-event.ts';
import { documentHeaders } from './document-routes.ts';
import { passedOn, verdictHeader } from './documents.ts';
import { adoptedWarning, authorityAnswer, certificateDaysLeft, shortfallOf, summaryOf } from './answers.ts';
import { compatibilityOf } from './compatibility.ts';
import { failingInDialect } from './dialect-failures.ts';
import { afterEvent, authorityFailure } from './authority-problems.ts';
import type { ApiAnswer, Route, Services } from './http.ts';
import { responseSchemas } from './openapi/response-schemas.ts';
import { certificateNotConfigured, invalidRequest } from './problems.ts';
import { ask } from './status.ts';
import { among } from './unused-settings.ts';
import { withBody, type Accepted } from './with-body.ts';

type Xml =
  | { readonly ok: true; readonly field: string; readonly xml: Buffer }
  | { readonly ok: false; readonly answer: ApiAnswer };

const refused = (field: string, message: string): Xml => ({
  ok: false,
  answer: invalidRequest({ [field]: [message] }),
});

const inResult = ['Envelope', 'Body', 'GetXmlByDocumentKeyResponse', 'GetXmlByDocumentKeyResult'] as const;

/** The authority gives an invoice to both of its parties. */
const xmlFromAuthority = async (field: string, trackId: string, services: Services): Promise<Xml> => {
  const asked = await ask('GetXmlByDocumentKey', { trackId }, services);
  if (!asked.ok) return asked;
  const result = inResult.reduce<AnswerNode | undefined>(childOf, asked.json);
  const xml = answerText(childOf(result, 'XmlBytesBase64')) ?? '';
  return xml === ''
    ? refused(field, `La autoridad no entrega la factura: ${answerText(childOf(result, 'Message')) ?? ''}`)
    : { ok: true, field, xml: Buffer.from(xml, 'base64') };
};

const xmlOf = async (part: Part, services: Services): Promise<Xml> => {
  const field = 'base64_attacheddocument';
  const given = fileOf(part, field);
  if (given !== undefined) return { ok: true, field, xml: Buffer.from(given, 'base64') };
  const reference = partOf(part, 'document_reference');
  const name = reference?.values.uuid === undefined ? 'cufe' : 'uuid';
  const key = reference && textOf(reference, name)?.trim();
  return key === undefined || key === ''
    ? refused(field, `Envíe la factura en ${field}, o su código en document_reference.cufe.`)
    : xmlFromAuthority(`document_reference.${name}`, key.toLowerCase(), services);
};

/** As services of this dialect name both after an event that was accepted: the transmitter is the sender of the event. */
const partiesOf = (
  { supplier, customer }: ReceivedInvoice,
  { code, sender }: EventModel,
): readonly [transmitter: EventParty, receiver: EventParty] => [sender, code === tacitAcceptance ? customer : supplier];

const aboutInvoice = (invoice: ReceivedInvoice, model: EventModel): object => {
  const [transmitter, receiver] = partiesOf(invoice, model);
  return {
    transmitter_id: transmitter.nit,
    transmitter_name: transmitter.name,
    receiver_id: receiver.nit,
    receiver_name: receiver.name,
    invoice_number: invoice.number,
    invoice_date: invoice.date,
    invoice_cufe: invoice.uuid,
    invoice_total: invoice.total,
    invoice_tax: invoice.tax,
  };
};

const postEvent = async (request: Accepted, services: Services): Promise<ApiAnswer> => {
  const { part, header } = request;
  const { company, env } = services;
  if (company.canSign === false) return certificateNotConfigured(company.nit);
  const given = await xmlOf(part, services);
  if (!given.ok) return given.answer;
  const found = invoiceIn(given.xml);
  if (!found.ok) return invalidRequest({ [given.field]: [found.message] });
  const { invoice } = found;
  const now = env.clock.now();
  const model = eventOf(part, invoice, { company, now, digit: env.random.bytes(1).readUInt8() % 10 });
  const language = preferredLanguage(header('Accept-Language'), explanationLanguages) ?? services.language;
  const sent = await sendEvent(model, { ...services, language, headers: passedOn(request) });
  if (sent.kind === 'failed') return authorityFailure(sent, afterEvent(sent));
  const { verdict, json } = sent.answered;
  const shortfall = shortfallOf(verdict, 'evento');
  const outcome = shortfall === undefined ? ' generada con éxito' : `: ${shortfall}`;
  return {
    status: 200,
    body: {
      success: true,
      message: `ApplicationResponse #${invoice.number}${outcome}`,
      ...authorityAnswer(json, compatibilityOf(services)),
      cude: sent.cude,
      certificate_days_left: certificateDaysLeft({ credentials: await company.credentials(), now }),
      ...(verdict.isValid ? aboutInvoice(invoice, model) : {}),
      verdict: summaryOf(verdict),
      ...sent.explained,
      ...(sent.answered.adopted ? { warnings: [adoptedWarning] } : {}),
    },
  };
};

const fieldsOfEstablishment = [
  ...['ivaresponsable', 'nombretipodocid', 'tarifaica', 'actividadeconomica'],
  ...['name', 'address', 'phone', 'municipality', 'email', 'logo'].map((name) => `establishment_${name}`),
];

const unused = {
  ...among(
    'los datos de la factura y de sus partes se leen de la factura',
    ...['sender', 'receiver'],
    ...['number', 'prefix', 'type_document_id'].map((name) => `document_reference.${name}`),
  ),
  ...among('lo que importa es el archivo', 'base64_attacheddocument_name'),
  ...among('los eventos de facturas de contado se envían igual', 'allow_cash_documents'),
  ...among('el evento identifica a la empresa por su NIT y su nombre registrados', ...fieldsOfEstablishment),
  ...among(
    'los eventos no salen por correo',
    ...['sendmail', 'sendmailtome', 'email_cc_list', 'send_email_cc_list_as_email_cc', 'validate_email'],
  ),
  ...among('este servicio no guarda archivos donde indique una solicitud', 'GuardarEn'),
};

export const eventRoutes: readonly Route[] = (
  [
    ['send-event', 'postEvent', 'Envía un evento (RADIAN) sobre una factura recibida'],
    ['send-event-data', 'postEventData', 'Envía un evento (RADIAN) sobre una factura, por su código'],
  ] as const
).map(([name, operation, summary]) => {
  const route = withBody({
    method: 'POST',
    path: `/api/ubl2.1/${name}`,
    operation,
    summary,
    details:
      'Las dos rutas reciben lo mismo: la factura en Base64, o su código. El emisor envía la aceptación tácita (034); el adquirente, los demás eventos.',
    tag: 'Documentos',
    headers: { [verdictHeader]: documentHeaders[verdictHeader], 'Accept-Language': documentHeaders['Accept-Language'] },
    authenticated: true,
    body: { EventRequest: eventSchema },
    answer: {
      description: 'El veredicto de la autoridad, aceptado o rechazado',
      schemas: { eventResponse: responseSchemas.eventResponse },
    },
    failures: {
      502: 'La autoridad rechazó el mensaje o su respuesta no se pudo leer',
      503: 'La autoridad no está disponible',
      504: 'La autoridad no respondió a tiempo',
    },
    unused,
    handle: postEvent,
  });
  return { ...route, handle: failingInDialect(route.handle) };
});
