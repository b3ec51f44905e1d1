/** Queries that other services of the dialect answer from public web pages: here, from the authority. */
import { answerJson, answerText, childOf, type AnswerNode } from '../authority/answer-json.ts';
import { authorityNotAsked } from './authority-problems.ts';
import { failingInDialect } from './dialect-failures.ts';
import type { ApiAnswer, Handler, Route, Services } from './http.ts';
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

type Names = ReadonlyMap<string, string | undefined>;

const nitIn = (party: AnswerNode | undefined): string => textIn(party, 'CompanyID') ?? '';

const eventIn = (node: AnswerNode, code: string, names: Names): object => {
  const [issuer, receiver] = [nitIn(childOf(node, 'IssuerParty')), nitIn(childOf(node, 'RecipientParty'))];
  return {
    success: 'true',
    [`Evento_${code}`]: code,
    Descripción: textIn(node, 'Description') ?? '',
    Fecha: textIn(node, 'EffectiveDate') ?? '',
    Nit_Emisor: issuer,
    Emisor: names.get(issuer) ?? '',
    Nit_Receptor: receiver,
    Receptor: names.get(receiver) ?? '',
  };
};

/** The responses in the list that GetStatusEvent gives. */
const responsesIn = (applicationResponse: Buffer | undefined): readonly AnswerNode[] => {
  const read = applicationResponse && answerJson(applicationResponse);
  if (read?.ok !== true) return [];
  return [childOf(read.json.ApplicationResponse, 'DocumentResponse') ?? []].flat();
};

type Taxpayer = { readonly name: string; readonly email: string };

type Found =
  /** Undefined for one that the authority does not know. */
  { readonly ok: true; readonly taxpayer: Taxpayer | undefined } | { readonly ok: false; readonly answer: ApiAnswer };

/** Taxpayers are asked for by NIT. */
const taxpayerOf = async (identificationNumber: string, services: Services): Promise<Found> => {
  const given = await ask('GetAcquirer', { identificationType: '31', identificationNumber }, services);
  if (!given.ok) return given;
  const name = textIn(given.json, 'ReceiverName');
  if (name !== undefined) return { ok: true, taxpayer: { name, email: textIn(given.json, 'ReceiverEmail') ?? '' } };
  if (textIn(given.json, 'StatusCode') === '404') return { ok: true, taxpayer: undefined };
  return { ok: false, answer: authorityNotAsked(textIn(given.json, 'Message') ?? 'sin nombre') };
};

/** By NIT: those that the list does not give are asked for. */
const namesIn = async (responses: readonly AnswerNode[], services: Services): Promise<Names> => {
  const parties = responses.flatMap((node) => [childOf(node, 'IssuerParty'), childOf(node, 'RecipientParty')]);
  const listed = new Map<string, string | undefined>();
  for (const party of parties) listed.set(nitIn(party), listed.get(nitIn(party)) ?? textIn(party, 'RegistrationName'));
  const named = [...listed].map(async ([nit, name]) => {
    const found = name === undefined && nit !== '' ? await taxpayerOf(nit, services) : undefined;
    return [nit, found?.ok === true ? found.taxpayer?.name : name] as const;
  });
  return new Map(await Promise.all(named));
};

/** With that status, the authority says that there are none. */
const noEvents = '67';

const getEvents: Handler = async (request, services) => {
  const errors = unwritable(request);
  if (Object.keys(errors).length > 0) return invalidRequest(errors);
  const found = await ask('GetStatusEvent', { trackId: request.params.key ?? '' }, services);
  if (!found.ok) return found.answer;
  const [verdict] = found.verdicts;
  if (verdict === undefined) return authorityNotAsked('no es un resultado de validación');
  if (!verdict.isValid && verdict.statusCode !== noEvents)
    return { status: 200, body: { success: 'false', message: verdict.statusDescription } };
  const responses = responsesIn(verdict.applicationResponse);
  const names = await namesIn(responses, services);
  const events = eventCodes.map((code) => {
    const own = responses.filter((node) => textIn(node, 'ResponseCode') === code);
    return [`Evento_${code}`, own.map((node) => eventIn(node, code, names))] as const;
  });
  const body = events.every(([, own]) => own.length === 0)
    ? { success: 'false', message: 'Sin eventos!' }
    : Object.fromEntries(events);
  return { status: 200, body };
};

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

const aboutTaxpayer =
  (bodyOf: (taxpayer: Taxpayer | undefined) => object): Handler =>
  async (request, services) => {
    const errors = unwritable(request);
    if (Object.keys(errors).length > 0) return invalidRequest(errors);
    const found = await taxpayerOf(request.params.nit ?? '', services);
    return found.ok ? { status: 200, body: bodyOf(found.taxpayer) } : found.answer;
  };

const unknownNit = 'No se encontro el NIT';

const getName = aboutTaxpayer((taxpayer) =>
  taxpayer === undefined ? { success: false, message: unknownNit } : { success: true, result: personOf(taxpayer.name) },
);

/** Success is a text in the dialect; the authority has no type, address, state or activity to give. */
const getCompany = aboutTaxpayer((taxpayer) =>
  taxpayer === undefined
    ? { success: 'false', message: unknownNit }
    : { success: 'true', name: taxpayer.name, type: '', direction: '', state: '', activity: '', email: taxpayer.email },
);

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
