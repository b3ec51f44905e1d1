/** The issuing service, as the console of the authority next to it uses it. */
import type { ConsolePorts } from '../../simulator/console/index.ts';
import { documents } from '../../simulator/document/kind.ts';
import type { Bilingual, Language } from '../common/text/bilingual.ts';
import { digestBase64 } from '../common/hash.ts';
import { isObject } from '../common/json/is-object.ts';
import { usualJsonLimits } from '../common/json/json-budget.ts';
import { readJson } from '../common/json/read-json.ts';
import { colombianDate } from '../common/time.ts';
import { fieldAt } from '../issuer/authority/explanations.ts';
import type { DocumentModel } from '../issuer/documents/document-model.ts';
import { kinds as kindsOfService } from '../issuer/kinds.ts';
import { callersPath } from '../issuer/requests/aliases.ts';
import type { DocumentKind, OnStep, Steps } from '../issuer/steps.ts';
import { answerIn, explanationsOf, pathOfZipKey, verdictIn, zipKeyIn } from './answers.ts';
import type { Box, JsonObject } from './box-types.ts';
import { generatedKinds, generatedNames, plain, standsAlone, type GeneratedName } from './generated-documents/kinds.ts';
import { unnumbered } from './tour.ts';
import { keyOf, type AcceptedReference } from './violations/reference.ts';

type Issuing = NonNullable<ConsolePorts['issuing']>;
type Issued = Awaited<ReturnType<Issuing['issue']>>;
type IssuedRequest = NonNullable<Awaited<ReturnType<Issuing['requestOf']>>>;

const names: Readonly<Record<GeneratedName, Bilingual>> = {
  invoice: { en: 'Invoice', es: 'Factura' },
  healthInvoice: { en: 'Health invoice', es: 'Factura de salud' },
  creditNote: { en: 'Credit note', es: 'Nota crédito' },
  debitNote: { en: 'Debit note', es: 'Nota débito' },
  supportDocument: { en: 'Support document', es: 'Documento soporte' },
  supportAdjustmentNote: { en: 'Support adjustment', es: 'Nota de ajuste (soporte)' },
  posTicket: { en: 'POS ticket', es: 'Tiquete POS' },
  equivalentCreditNote: { en: 'Equivalent credit note', es: 'Nota de ajuste crédito (equivalente)' },
  equivalentDebitNote: { en: 'Equivalent debit note', es: 'Nota de ajuste débito (equivalente)' },
  payroll: { en: 'Payroll', es: 'Nómina' },
  payrollReplacement: { en: 'Payroll replacement', es: 'Reemplazo de nómina' },
  payrollDeletion: { en: 'Payroll deletion', es: 'Eliminación de nómina' },
};

const kinds: Issuing['kinds'] = generatedNames.map((id) => ({
  id,
  name: names[id],
  path: generatedKinds[id].path,
}));

const isGenerated = (id: string): id is GeneratedName => generatedNames.some((name) => name === id);

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** The last accepted document of that kind. */
const latest = async ({ authority }: Box, id: GeneratedName): Promise<AcceptedReference | undefined> => {
  const listed = await authority.registry.listDocuments({ limit: 50, state: 'accepted' });
  const types: readonly string[] = documents[generatedKinds[id].document].types;
  const found = listed.find(({ type }) => types.includes(type));
  return found && { number: found.number, uuid: found.key, issue_date: found.issueDate };
};

/** One to refer to: issued if there is none yet. */
const reference = async (box: Box, id: GeneratedName): Promise<AcceptedReference | undefined> => {
  const { corrects } = generatedKinds[id];
  if (corrects === undefined) return undefined;
  const known = await latest(box, corrects);
  if (known !== undefined || standsAlone(id)) return known;
  await box.post(generatedKinds[corrects].path, await exampleOf(box, corrects));
  return latest(box, corrects);
};

const exampleOf = async (box: Box, id: GeneratedName): Promise<JsonObject> => {
  const about = await reference(box, id);
  const { createGenerator } = await import('../../datasets/generators/index.ts');
  const wish = { turn: 0, day: colombianDate(box.clock.now()), about };
  return plain(unnumbered(generatedKinds[id].request(createGenerator(`console ${id}`), wish)));
};

// The answer

type Fields = Issued['fields'];

/** What the service itself refuses: `errors` by field. */
const refusedFields = ({ errors }: JsonObject): Fields =>
  isObject(errors)
    ? Object.entries(errors).map(([field, about]) => ({
        field,
        about: Array.isArray(about) ? about.map(String).join(' ') : JSON.stringify(about),
      }))
    : [];

const ruleFields = (body: JsonObject): Fields =>
  explanationsOf(body).flatMap(({ field, code }) => (field === undefined ? [] : [{ field, about: code }]));

const bodyIn = (text: string): JsonObject => {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? { ...body } : { body };
  } catch {
    return { body: text };
  }
};

/** Documents that are sent to a test set are judged later: their verdict is asked for. */
const settled = async (box: Box, body: JsonObject): Promise<JsonObject> => {
  const zipKey = zipKeyIn(body);
  return zipKey === undefined ? body : (await box.post(pathOfZipKey(zipKey), {})).body;
};

const issuedAs = async (box: Box, status: number, body: JsonObject): Promise<Issued> => {
  const key = keyOf(body);
  const given = { status, ...(key === undefined ? {} : { key }), body: json(body) };
  if (answerIn(body) === undefined) {
    const { message } = body;
    return { ...given, ...(typeof message === 'string' ? { message } : {}), lines: [], fields: refusedFields(body) };
  }
  const verdict = verdictIn(await settled(box, body));
  return {
    ...given,
    ...(verdict === undefined ? {} : { verdict: verdict.isValid ? 'accepted' : 'rejected' }),
    lines: verdict?.lines ?? [],
    fields: [...ruleFields(body), ...refusedFields(body)],
  };
};

// What the editor shows before a request is sent

type Described = {
  readonly paths: Readonly<Record<string, { readonly post?: { readonly requestBody: RequestBody } }>>;
  readonly components: { readonly schemas: object };
};

type RequestBody = { readonly content: { readonly 'application/json': { readonly schema: object } } };

const schemaOf = async ({ issuer }: Box, id: GeneratedName): ReturnType<Issuing['schemaOf']> => {
  const response = await fetch(`${issuer.url}/openapi.json`);
  const { paths, components } = (await response.json()) as Described; // our own description
  // Those for a test set have its identifier in their address.
  const path = generatedKinds[id].path.replace(/\/[0-9a-f-]{36}$/, '');
  const body = paths[path]?.post?.requestBody;
  if (body === undefined) throw new Error(`${path} is not described.`);
  return { schema: body.content['application/json'].schema, components: components.schemas };
};

const tableRows = async ({ issuer, token }: Box, name: string): ReturnType<Issuing['tableRows']> => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${issuer.url}/api/table/${encodeURIComponent(name)}`, { headers });
  const { rows } = bodyIn(await response.text());
  return (Array.isArray(rows) ? rows : [])
    .filter(isObject)
    .map((row) => ({ id: String(row.id), name: String(row.name) }));
};

/** As the service reads it, without issuing it; nothing of what is no JSON. */
const check = ({ company, clock }: Box, id: GeneratedName, request: string): ReturnType<Issuing['check']> => {
  const parsed = readJson(request, usualJsonLimits);
  if (!parsed.ok) return [];
  const read = kindsOfService[generatedKinds[id].document].read(parsed.value, { company, now: clock.now() });
  if (!read.ok) return refusedFields({ errors: read.errors }).map((field) => ({ ...field, isError: true }));
  return read.warnings.flatMap(({ paths, message }) =>
    paths.map((field) => ({ field, about: message, isError: false })),
  );
};

// Requests that were issued

const mostRemembered = 500;

type Remembered = { readonly kind: GeneratedName; readonly body: object; readonly company: Steps['sent']['company'] };

const digestOf = (envelope: string | Buffer): string => digestBase64('sha256', envelope);

/**
 * By the envelope that brought its document: several documents can have one number and one unique code, and an answer
 * that was lost named no exchange.
 */
const createMemory = (): {
  readonly onStep: OnStep;
  readonly find: (envelope: Buffer) => Remembered | undefined;
} => {
  const known = new Map<string, Remembered>();
  const remember = ({ envelope, body, kind: document, company }: Steps['sent']): void => {
    const kind = generatedNames.find((id) => generatedKinds[id].document === document);
    if (kind === undefined || !isObject(body)) return;
    known.set(digestOf(envelope), { kind, body, company });
    const [oldest = ''] = known.keys();
    if (known.size > mostRemembered) known.delete(oldest);
  };
  return {
    onStep: (step, value) => {
      if (step === 'sent') remember(value as Steps['sent']); // the value of this step
    },
    find: (envelope) => known.get(digestOf(envelope)),
  };
};

/** Of the document that the service builds from the request, and under the names that the request uses. */
const fieldsOf = ({ clock }: Box, { kind, body, company }: Remembered): IssuedRequest['fieldAt'] => {
  const { read, build } = kindsOfService[generatedKinds[kind].document] as unknown as DocumentKind<DocumentModel>; // builds from what it reads itself
  const found = read(body, { company, now: clock.now() });
  if (!found.ok) return () => undefined;
  const root = build(found.model);
  return (xpath) => {
    const field = fieldAt(root, xpath);
    return field === undefined ? undefined : callersPath(found.fieldNames, field);
  };
};

export type IssuingPort = {
  readonly issuing: Issuing;
  /** The request behind an exchange, and where it is posted. */
  readonly bodyOf: (exchange: string) => Promise<{ readonly path: string; readonly body: object } | undefined>;
  readonly onStep: OnStep;
  readonly attach: (box: Box) => void;
};

export const createIssuing = (): IssuingPort => {
  let started: Box | undefined;
  const { onStep, find } = createMemory();
  const box = (): Box => {
    if (started === undefined) throw new Error('The services do not run yet.');
    return started;
  };
  const known = (id: string): GeneratedName => {
    if (!isGenerated(id)) throw new RangeError(`There is no kind of request called "${id}".`);
    return id;
  };
  const issue = async (id: string, request: string, language: Language): Promise<Issued> => {
    const running = box();
    const { issuer, token } = running;
    const response = await fetch(`${issuer.url}${generatedKinds[known(id)].path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        authorization: `Bearer ${token}`,
      },
      body: request,
    });
    return issuedAs(running, response.status, bodyIn(await response.text()));
  };
  const sentIn = async (exchange: string): Promise<Remembered | undefined> => {
    const kept = await box().authority.journal.get(exchange);
    return kept && find(kept.envelope);
  };
  const requestOf: Issuing['requestOf'] = async (exchange) => {
    const found = await sentIn(exchange);
    return found && { kind: found.kind, request: json(unnumbered(found.body)), fieldAt: fieldsOf(box(), found) };
  };
  return {
    bodyOf: async (exchange) => {
      const found = await sentIn(exchange);
      return found && { path: generatedKinds[found.kind].path, body: found.body };
    },
    issuing: {
      url: () => box().issuer.url,
      kinds,
      example: async (id) => json(await exampleOf(box(), known(id))),
      schemaOf: (id) => schemaOf(box(), known(id)),
      tableRows: (name) => tableRows(box(), name),
      check: (id, request) => check(box(), known(id), request),
      requestOf,
      issue,
    },
    onStep,
    attach: (running) => {
      started = running;
    },
  };
};
