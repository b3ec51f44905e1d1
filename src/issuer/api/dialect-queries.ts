/** Queries that other services of the dialect answer from public web pages: here, from the authority. */
import { answerJson, answerText, childOf, type AnswerNode } from '../authority/answer-json.ts';
import { failingInDialect } from './dialect-failures.ts';
import type { ApiAnswer, ApiRequest, Handler, Route, Services } from './http.ts';
import { invalidRequest } from './problems.ts';
import { ask, asked, unwritable } from './status.ts';

/** The first text of an element of that name, at any depth. */
const textIn = (node: AnswerNode | undefined, name: string): string | undefined => {
  if (node === undefined || typeof node === 'string') return undefined;
  const own = answerText(childOf(node, name));
  if (own !== undefined && own !== '') return own;
  for (const child of Object.values(node)) {
    const found = textIn(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Of the buyer, in the order of the dialect (RADIAN). */
const eventCodes = ['030', '031', '032', '033', '034'] as const;

const partyOf = (node: AnswerNode, name: string) => ({
  nit: textIn(childOf(node, name), 'CompanyID') ?? '',
  name: textIn(childOf(node, name), 'RegistrationName') ?? '',
});

const eventIn = (node: AnswerNode, code: string): object => {
  const [issuer, receiver] = [partyOf(node, 'IssuerParty'), partyOf(node, 'RecipientParty')];
  return {
    success: 'true',
    [`Evento_${code}`]: code,
    Descripción: textIn(node, 'Description') ?? '',
    Fecha: textIn(node, 'EffectiveDate') ?? '',
    Nit_Emisor: issuer.nit,
    Emisor: issuer.name,
    Nit_Receptor: receiver.nit,
    Receptor: receiver.name,
  };
};

/** The responses in the list that GetStatusEvent gives. */
const responsesIn = (applicationResponse: Buffer | undefined): readonly AnswerNode[] => {
  const read = applicationResponse && answerJson(applicationResponse);
  if (read?.ok !== true) return [];
  return [childOf(read.json.ApplicationResponse, 'DocumentResponse') ?? []].flat();
};

const getEvents: Handler = async (request, services) => {
  const errors = unwritable(request);
  if (Object.keys(errors).length > 0) return invalidRequest(errors);
  const found = await ask('GetStatusEvent', { trackId: request.params.key ?? '' }, services);
  if (!found.ok) return found.answer;
  const responses = found.verdicts.flatMap(({ applicationResponse }) => responsesIn(applicationResponse));
  const events = eventCodes.map((code) => {
    const own = responses.filter((node) => textIn(node, 'ResponseCode') === code);
    return [`Evento_${code}`, own.map((node) => eventIn(node, code))] as const;
  });
  const body = events.every(([, own]) => own.length === 0)
    ? { success: 'false', message: 'Sin eventos!' }
    : Object.fromEntries(events);
  return { status: 200, body };
};

type Found = { readonly name: string; readonly email: string };

const nit = '31';

/** Taxpayers are asked for by NIT; undefined for one that the authority does not know. */
const taxpayer = async (
  request: ApiRequest,
  services: Services,
): Promise<
  { readonly ok: true; readonly found: Found | undefined } | { readonly ok: false; readonly answer: ApiAnswer }
> => {
  const errors = unwritable(request);
  if (Object.keys(errors).length > 0) return { ok: false, answer: invalidRequest(errors) };
  const parameters = { identificationType: nit, identificationNumber: request.params.nit ?? '' };
  const given = await ask('GetAcquirer', parameters, services);
  if (!given.ok) return given;
  const name = textIn(given.json, 'ReceiverName');
  return {
    ok: true,
    found: name === undefined ? undefined : { name, email: textIn(given.json, 'ReceiverEmail') ?? '' },
  };
};

const unknownNit = 'No se encontro el NIT';

/** As people are registered: names before surnames; the authority gives one text. */
const personOf = (name: string): object => {
  const words = name.split(' ').filter((word) => word !== '');
  const surnames = words.length < 2 ? [] : words.slice(words.length === 2 ? -1 : -2);
  const [first = '', ...others] = words.slice(0, words.length - surnames.length);
  return {
    primer_nombre: first,
    otros_nombres: others.join(' '),
    primer_apellido: surnames[0] ?? '',
    segundo_apellido: surnames[1] ?? '',
  };
};

const getName: Handler = async (request, services) => {
  const given = await taxpayer(request, services);
  if (!given.ok) return given.answer;
  const { found } = given;
  const body =
    found === undefined ? { success: false, message: unknownNit } : { success: true, result: personOf(found.name) };
  return { status: 200, body };
};

/** Success is a text in the dialect; the authority has no type, address, state or activity to give. */
const getCompany: Handler = async (request, services) => {
  const given = await taxpayer(request, services);
  if (!given.ok) return given.answer;
  const { found } = given;
  const body =
    found === undefined
      ? { success: 'false', message: unknownNit }
      : { success: 'true', name: found.name, type: '', direction: '', state: '', activity: '', email: found.email };
  return { status: 200, body };
};

/** Clients of these paths compare a text. */
const asText = { success: 'false' } as const;

const ofTaxpayer = {
  ...asked,
  method: 'GET',
  params: { nit: 'NIT sin dígito de verificación' },
  answer: { description: 'El nombre, o success false' },
} as const satisfies Partial<Route>;

export const dialectQueryRoutes: readonly Route[] = [
  {
    ...asked,
    method: 'POST',
    path: '/api/ubl2.1/query-events-cufe-dian/:key/:environment',
    operation: 'postEventsByCufe',
    summary: 'Lista los eventos de una factura, por código',
    params: { key: 'CUFE de la factura', environment: 'Sin efecto: se consulta en el ambiente de la empresa' },
    bodyOptional: true,
    answer: { description: 'Una lista por evento, de Evento_030 a Evento_034; o success false si no hay ninguno' },
    handle: failingInDialect(getEvents, asText),
  },
  {
    ...ofTaxpayer,
    path: '/api/ubl2.1/name-by-nit/:nit',
    operation: 'getNameByNit',
    summary: 'Pregunta por el nombre de un contribuyente, en nombres y apellidos',
    handle: failingInDialect(getName),
  },
  {
    ...ofTaxpayer,
    path: '/api/ubl2.1/SearchCompany/:nit',
    operation: 'getCompanyByNit',
    summary: 'Pregunta por el nombre y el buzón de una empresa',
    handle: failingInDialect(getCompany, asText),
  },
];
