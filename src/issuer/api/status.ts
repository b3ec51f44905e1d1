/**
 * Queries to the authority: the verdict on a document by its unique code, the verdicts on documents sent to a test set
 * by its ZipKey, and the XML it keeps, which settle the documents of this service; the events about a document, the
 * ranges of a software, and the mailbox of a customer.
 */
import { readAnswer, verdictsOf, type Verdict } from '../authority/answer.ts';
import type { Arguments, Operation } from '../authority/contract.ts';
import type { Messages } from '../authority/status.ts';
import type { StoredDocument } from '../store/port.ts';
import type { Credentials } from '../../common/credentials.ts';
import { answerText, type AnswerObject } from '../authority/answer-json.ts';
import type { JsonSchema } from '../../common/http/route.ts';
import { learn } from '../submission/settle.ts';
import { authorityAnswer, base64, certificateDaysLeft, summaryOf } from './answers.ts';
import { attachedDocumentOf } from './artefacts.ts';
import { compatibilityOf, speaksDialect } from './compatibility.ts';
import { failingInDialect, isDownMessage } from './dialect-failures.ts';
import { codePointName, forbiddenCharacter } from '../../common/xml/characters.ts';
import type { Company } from '../company.ts';
import { textOf } from '../requests/parts.ts';
import type { FieldErrors } from '../requests/schema-messages.ts';
import { object, text } from '../requests/schema-parts.ts';
import type { ApiAnswer, ApiRequest, Handler, Route, Services } from './http.ts';
import { notInForce } from '../signing/not-in-force.ts';
import { mailing } from './mailing.ts';
import { among, fieldsOfMails } from './unused-settings.ts';
import { withBody, type Accepted } from './with-body.ts';
import { authorityNotAllowed, authorityNotAsked } from './authority-problems.ts';
import { certificateNotConfigured, invalidRequest } from './problems.ts';

type Asked =
  | {
      readonly ok: true;
      readonly json: AnswerObject;
      readonly code: string | undefined;
      readonly verdicts: readonly Verdict[];
      readonly messages: Messages;
      readonly credentials: Credentials;
    }
  | { readonly ok: false; readonly answer: ApiAnswer };

export const ask = async <Name extends Operation>(
  operation: Name,
  parameters: Arguments<Name>,
  { client, company, env }: Services,
): Promise<Asked> => {
  if (company.canSign === false) return { ok: false, answer: certificateNotConfigured(company.nit) };
  const credentials = await company.credentials();
  const call = await client.call(operation, parameters, { credentials });
  if (call.kind === 'refused') return { ok: false, answer: authorityNotAllowed(call.problem) };
  if (call.kind !== 'received') {
    const reason = call.kind === 'timeout' ? `sin respuesta en ${String(call.afterMs)} ms` : call.reason;
    return { ok: false, answer: authorityNotAsked(reason) };
  }
  const answer = readAnswer(call.answer);
  if (answer.kind === 'fault') {
    const reason = `${answer.code} ${answer.text}`;
    return { ok: false, answer: authorityNotAsked(reason, notInForce(credentials, env.clock.now())) };
  }
  if (answer.kind === 'unreadable') return { ok: false, answer: authorityNotAsked(answer.reason) };
  const messages = { request: call.envelope, response: call.answer.body };
  const code = answer.kind === 'result' ? answerText(answer.result.Code) : undefined;
  return { ok: true, code, json: answer.json, verdicts: verdictsOf(answer), messages, credentials };
};

/** 98 and an empty code: still in process. 66: unknown document. */
const isFinal = ({ statusCode }: Verdict): boolean => statusCode === '00' || statusCode === '99';

const documentOf = async (
  { documentKey }: Verdict,
  { store, company }: Services,
): Promise<StoredDocument | undefined> =>
  documentKey === undefined ? undefined : store.documentByKey(company.nit, documentKey);

/** Settles the document of the verdict; whoever brings it to acceptance mails it. */
const learnAndMail = async (verdict: Verdict, services: Services): Promise<void> => {
  const document = isFinal(verdict) ? await documentOf(verdict, services) : undefined;
  if (document !== undefined) await learn(document, verdict, { ...services, onAccepted: mailing(services) });
};

/** What other services add to the answer about documents. A batch of several has the container of the first one accepted. */
const documentKeys = async (
  verdicts: readonly Verdict[],
  { request, response }: Messages,
  services: Services,
): Promise<object> => {
  const [first] = verdicts;
  const accepted = verdicts.find(({ isValid }) => isValid);
  const document = accepted && (await documentOf(accepted, services));
  return {
    reqzip: base64(request),
    rptazip: response.toString('base64'),
    attacheddocument: base64(await attachedDocumentOf(document, services)),
    cufecude: (accepted ?? first)?.documentKey ?? '',
  };
};

type Query<Name extends Operation> = {
  readonly operation: Name;
  readonly parameters: (request: ApiRequest, company: Company) => Arguments<Name>;
  /** The answer has verdicts on documents; otherwise it is only passed on. */
  readonly hasVerdicts?: boolean;
  /** The `Code` with which it was found; in the dialect, `success` says so. */
  readonly found?: string;
};

/** Parts of the path go into a message, in which XML does not allow every character. */
export const unwritable = ({ params }: ApiRequest): FieldErrors =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value = '']) => {
      const at = forbiddenCharacter(value);
      return at === -1
        ? []
        : [[name, [`El valor de «${name}» tiene el carácter ${codePointName(value, at)}, que no es válido en XML.`]]];
    }),
  );

const asking = <Name extends Operation>({ operation, parameters, hasVerdicts = false, found }: Query<Name>): Handler =>
  failingInDialect(async (request, services) => {
    const errors = unwritable(request);
    if (Object.keys(errors).length > 0) return invalidRequest(errors);
    const asked = await ask(operation, parameters(request, services.company), services);
    if (!asked.ok) return asked.answer;
    const { credentials, messages } = asked;
    const verdicts = hasVerdicts ? asked.verdicts : [];
    for (const verdict of verdicts) await learnAndMail(verdict, services);
    return {
      status: 200,
      body: {
        success: found === undefined || asked.code === found || !speaksDialect(services),
        message: 'Consulta generada con éxito',
        ...authorityAnswer(asked.json, compatibilityOf(services)),
        ...(speaksDialect(services)
          ? {
              ...(verdicts.length === 0 ? {} : await documentKeys(verdicts, messages, services)),
              certificate_days_left: certificateDaysLeft({ credentials, now: services.env.clock.now() }),
            }
          : {}),
        ...(verdicts.length === 0 ? {} : { verdicts: verdicts.map(summaryOf) }),
      },
    };
  });

const trackId =
  (parameter: string) =>
  ({ params }: ApiRequest) => ({ trackId: params[parameter] ?? '' });

/** The type is the code of the authority (13, 31), not the identifier of the table. */
const getCustomer = asking({
  operation: 'GetAcquirer',
  parameters: ({ params: { type = '', number = '' } }) => ({ identificationType: type, identificationNumber: number }),
});

/** The ranges that the authority has associated with a software of the company. */
const postNumberingRange = (request: Accepted, services: Services): Promise<ApiAnswer> | ApiAnswer => {
  const softwareCode = textOf(request.part, 'IDSoftware')?.trim() ?? '';
  const query = asking({
    operation: 'GetNumberingRange',
    parameters: (_, { nit }) => ({ accountCode: nit, accountCodeT: nit, softwareCode }),
  });
  return query(request, services);
};

const isUpMessage = 'El servicio de la DIAN está disponible.';

/** Whether the authority answers at all; nothing is asked of it. */
const getAuthorityState: Handler = async (_, { client }) => {
  const success = await client.isUp();
  return { status: 200, body: { success, message: success ? isUpMessage : isDownMessage } };
};

const authorityQueryResponse: JsonSchema = {
  type: 'object',
  properties: {
    success: { type: 'boolean' },
    message: { type: 'string' },
    ResponseAuthority: {
      type: 'object',
      description: 'El sobre de la autoridad, como JSON',
    },
    ResponseDian: {
      type: 'object',
      description: 'Lo mismo en la forma de otros servicios; con compatibility dialect o both (PUT config/settings)',
    },
    verdicts: { type: 'array', items: { type: 'object' }, description: 'Los veredictos sin su sobre' },
  },
  required: ['success', 'message'],
};

export const asked = {
  tag: 'Consultas a la autoridad',
  authenticated: true,
  asksAuthority: true,
  answer: { description: 'La respuesta de la autoridad', schemas: { authorityQueryResponse } },
  failures: { 502: 'La consulta no dio respuesta' },
} as const satisfies Partial<Route>;

const unused = {
  ...among('la consulta es la misma para todos los documentos', 'is_payroll', 'is_eqdoc'),
  ...among(
    'un documento que se acepta después sale con el correo que pidió la solicitud que lo emitió; POST send-email lo envía de nuevo',
    ...['sendmail', 'sendmailtome', 'atacheddocument_name_prefix'],
    ...fieldsOfMails,
  ),
};

const byKey = {
  ...asked,
  method: 'POST',
  params: { key: 'Código único del documento: CUFE, CUDE, CUDS o CUNE' },
  bodyOptional: true,
  unused,
} as const satisfies Partial<Route>;

/** Clients of the dialect ask for it under two addresses. */
const numberingRangeRoutes = [
  ['/api/ubl2.1/numbering-range', 'postNumberingRange'],
  ['/api/numbering-range', 'postNumberingRangeBesideApi'],
] as const;

export const statusRoutes: readonly Route[] = [
  {
    ...asked,
    method: 'POST',
    path: '/api/ubl2.1/status/zip/:zipKey',
    operation: 'postZipStatus',
    summary: 'Pregunta por los veredictos de un envío a un set de pruebas',
    params: { zipKey: 'ZipKey que dio el envío al set de pruebas' },
    bodyOptional: true,
    unused,
    handle: asking({ operation: 'GetStatusZip', parameters: trackId('zipKey'), hasVerdicts: true }),
  },
  {
    ...byKey,
    path: '/api/ubl2.1/status/document/:key',
    operation: 'postDocumentStatus',
    summary: 'Pregunta por el veredicto de un documento',
    handle: asking({ operation: 'GetStatus', parameters: trackId('key'), hasVerdicts: true }),
  },
  {
    ...byKey,
    path: '/api/ubl2.1/xml/document/:key',
    operation: 'postDocumentXml',
    summary: 'Pide el XML que guarda la autoridad',
    handle: asking({ operation: 'GetXmlByDocumentKey', parameters: trackId('key'), hasVerdicts: true, found: '100' }),
  },
  {
    ...byKey,
    path: '/api/ubl2.1/status/events-document/:key',
    operation: 'postEventsStatus',
    summary: 'Pregunta por los eventos de un documento',
    handle: asking({ operation: 'GetStatusEvent', parameters: trackId('key') }),
  },
  {
    ...byKey,
    path: '/api/ubl2.1/document/get-reference-notes/:key',
    operation: 'postReferenceNotes',
    summary: 'Pregunta por las notas que corrigen un documento',
    handle: asking({ operation: 'GetReferenceNotes', parameters: trackId('key') }),
  },
  ...numberingRangeRoutes.map(([path, operation]) =>
    withBody({
      ...asked,
      method: 'POST',
      path,
      operation,
      summary: 'Pregunta por los rangos de numeración de un software',
      body: {
        NumberingRangeRequest: object(
          { IDSoftware: text('Identificador del software que usa los rangos') },
          { required: ['IDSoftware'] },
        ),
      },
      unused: among('este servicio no guarda archivos donde indique una solicitud', 'GuardarEn'),
      handle: postNumberingRange,
    }),
  ),
  {
    ...asked,
    method: 'GET',
    path: '/api/customer/:type/:number',
    operation: 'getCustomer',
    summary: 'Pregunta por el nombre y el buzón de un contribuyente',
    details: 'El tipo es el código de la DIAN, por ejemplo 31 para un NIT.',
    params: { type: 'Código del tipo de identificación, como lo usa la DIAN', number: 'Número de identificación' },
    failures: {
      ...asked.failures,
      422: 'El tipo o el número tienen un carácter que no es válido en XML, o la empresa no tiene certificado',
    },
    handle: getCustomer,
  },
  {
    ...asked,
    method: 'GET',
    path: '/api/ubl2.1/verify-dian-state',
    operation: 'getAuthorityState',
    summary: 'Dice si la autoridad responde',
    answer: { description: 'success dice si respondió' },
    failures: {},
    handle: getAuthorityState,
  },
];
