/**
 * Every answer that is not a verdict: `{message, code}` in JSON, whatever the caller accepts. The message is in Spanish
 * and states the actual value and the remedy; the code is stable.
 */
import { overloadRetrySeconds } from '../../common/http/admission.ts';
import type { NotReady } from '../../common/http/readiness.ts';
import type { KeyStoreProblem } from '../signing/key-store.ts';
import { outageMessage, outages, usualRetrySeconds, type Outage } from '../../common/store/outage.ts';
import { requestHeader } from '../../common/request-log.ts';
import type { StartProblem } from '../../common/start-error.ts';
import type { Failed, NumberTaken } from '../submission/issue-result.ts';
import { longestXmlBytes } from '../submission/ready-document.ts';
import type { FieldErrors } from '../requests/schema-messages.ts';
import type { NotInForce } from '../signing/not-in-force.ts';
import { consequences } from '../submission/states.ts';
import type { ApiAnswer } from './http.ts';
import type { JsonBody } from './json-body.ts';

export type ProblemCode =
  | 'malformed-json'
  | 'duplicate-key'
  | 'json-too-complex'
  | 'unauthenticated'
  | 'unknown-path'
  | 'file-not-found'
  | 'document-not-found'
  | 'inbox-not-used'
  | 'mail-not-found'
  | 'attached-document-not-available'
  | 'document-files-removed'
  | 'method-not-allowed'
  | 'number-already-accepted'
  | 'idempotency-key-reused'
  | 'body-too-large'
  | 'document-too-large'
  | 'unsupported-media-type'
  | 'invalid-request'
  | 'unknown-test-set'
  | 'certificate-not-configured'
  | 'certificate-not-usable'
  | 'certificates-unavailable'
  | 'stopping'
  | 'registration-closed'
  | 'internal-error'
  | 'overloaded'
  | 'database-changed'
  | Outage
  | 'database-damaged'
  | 'invalid-tenant'
  | 'too-many-tenants'
  | 'authority-fault'
  | 'authority-unreadable'
  | 'authority-unreachable'
  | 'authority-timeout'
  | 'authority-not-asked'
  | 'authority-not-allowed';

type Problem = {
  readonly status: number;
  readonly code: ProblemCode;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly more?: Readonly<Record<string, unknown>>;
};

const problem = ({ status, code, message, headers = {}, more = {} }: Problem): ApiAnswer => ({
  status,
  headers,
  body: { message, code, ...more },
});

export const incompleteBody = (message: string): ApiAnswer => problem({ status: 400, code: 'malformed-json', message });

/** Maximum length of received text repeated in an answer. */
const longestEcho = 200;

const cut = (text: string): string => (text.length > longestEcho ? `${text.slice(0, longestEcho)}…` : text);

/** For a duplicate name the caller also gets its pointer and both places; for a limit its name and the figures. */
export const unusableJson = (body: Extract<JsonBody, { readonly ok: false }>): ApiAnswer => {
  const { code, message } = body;
  if (code === 'malformed-json') return incompleteBody(message);
  if (code === 'json-too-complex') {
    const { limit, found, expected, position } = body;
    return problem({ status: 413, code, message, more: { limit, found, expected, position } });
  }
  const { key, pointer, first, second } = body;
  const more = { key: key.slice(0, longestEcho), pointer: pointer.slice(0, longestEcho), first, second };
  return problem({ status: 400, code, message, more });
};

const tokenFault = (authorization: string): string => {
  if (authorization.trim() === '') return 'Falta el token de acceso.';
  if (!/^Bearer +\S/i.test(authorization)) return 'El encabezado Authorization no tiene la forma «Bearer <token>».';
  return 'El token de acceso no corresponde a la empresa o a este servicio; pudo cambiar al reiniciarlo.';
};

/** @param authorization the header, of which nothing is repeated */
export const unauthenticated = (authorization = ''): ApiAnswer =>
  problem({
    status: 401,
    code: 'unauthenticated',
    message: `${tokenFault(authorization)} Envíe el encabezado «Authorization: Bearer <token>» con el token que mostró el servicio al arrancar, o el que devolvió config al registrar la empresa.`,
    headers: { 'WWW-Authenticate': 'Bearer' },
  });

export const unknownPath = (path: string): ApiAnswer =>
  problem({
    status: 404,
    code: 'unknown-path',
    message: `La ruta ${cut(path)} no existe en este servicio. Las rutas de la API empiezan por /api/ubl2.1/.`,
  });

export const fileNotFound = (name: string): ApiAnswer =>
  problem({
    status: 404,
    code: 'file-not-found',
    message: `No hay un archivo con el nombre ${cut(name)} para esa empresa. Use los nombres que devolvió la emisión del documento.`,
  });

/** @param name of a file or a document */
export const filesRemoved = (name: string): string =>
  `Ensayo ya no conserva los archivos de ${cut(name)}: solo los de los documentos más recientes. Para conservar más, inicie con un --keep-documents o un --keep-days mayor.`;

export const documentFilesRemoved = (name: string): ApiAnswer =>
  problem({ status: 410, code: 'document-files-removed', message: filesRemoved(name) });

export const noAcceptedDocument = (number: string): ApiAnswer =>
  problem({
    status: 404,
    code: 'document-not-found',
    message: `La empresa no tiene un documento aceptado con el número «${cut(number)}». Envíe prefix y number como se emitió.`,
  });

export const noInbox = (): ApiAnswer =>
  problem({
    status: 404,
    code: 'inbox-not-used',
    message: 'Este servicio envía el correo por un servidor SMTP configurado y no tiene buzón propio.',
  });

export const noMail = (id: string): ApiAnswer =>
  problem({
    status: 404,
    code: 'mail-not-found',
    message: `El buzón no tiene el mensaje «${id.slice(0, 20)}». Consulte los que hay con GET /api/ubl2.1/inbox.`,
  });

export const attachedNotAvailable = (reason: string): ApiAnswer =>
  problem({
    status: 404,
    code: 'attached-document-not-available',
    message: `El AttachedDocument solo existe para documentos aceptados por la autoridad. ${reason}`,
  });

export const methodNotAllowed = (method: string, allowed: readonly string[]): ApiAnswer => {
  const allow = allowed.join(', ');
  const message = `El método ${method} no se admite en esta ruta. Use ${allow}.`;
  return problem({ status: 405, code: 'method-not-allowed', message, headers: { Allow: allow } });
};

export const bodyTooLarge = (limit: string): ApiAnswer =>
  problem({
    status: 413,
    code: 'body-too-large',
    message: `El cuerpo de la solicitud supera el límite de ${limit}.`,
  });

/** @param bytes of the XML that the request leads to */
export const documentTooLarge = (bytes: number): ApiAnswer => {
  const [found, most] = [bytes, longestXmlBytes].map((each) => String(Math.ceil(each / 1_000_000)));
  const message = `El XML del documento tendría ${found ?? ''} MB; se esperaban como máximo ${most ?? ''} MB. No se envió y el número queda libre. Acorte los textos o divida el documento: la autoridad admite 500 KB (ZA01).`;
  return problem({ status: 413, code: 'document-too-large', message });
};

export const unsupportedMediaType = (found: string | undefined): ApiAnswer => {
  const received = found === undefined ? 'no se recibió Content-Type' : `se recibió «${cut(found)}»`;
  const message = `El cuerpo debe ser JSON en UTF-8, con «Content-Type: application/json»; ${received}.`;
  return problem({ status: 415, code: 'unsupported-media-type', message });
};

export const invalidRequest = (errors: FieldErrors): ApiAnswer => {
  const all = Object.values(errors).flat();
  const others = all.length > 1 ? ` (y ${String(all.length - 1)} más en «errors»)` : '';
  const message = `La solicitud no es válida: ${all[0] ?? ''}${others}`;
  return problem({ status: 422, code: 'invalid-request', message, more: { errors } });
};

/** @param known the open sets of the company */
export const unknownTestSet = (
  id: string,
  known: readonly { readonly family: string; readonly id: string }[],
): ApiAnswer => {
  const sets = known.map((set) => `${set.id} (${set.family})`).join(', ');
  const advice = sets === '' ? 'no tiene ninguno abierto' : `los que tiene abiertos son ${sets}`;
  return problem({
    status: 422,
    code: 'unknown-test-set',
    message: `La empresa no tiene el set de pruebas ${id}; ${advice}. Use uno de ellos, ábralo con «ensayo registry add testSet» (si la autoridad corre en otro proceso: agréguelo en el archivo de registro, testSets, y reinicie), o use la ruta sin ese segmento.`,
    more: { known },
  });
};

export const certificateNotConfigured = (nit: string): ApiAnswer =>
  problem({
    status: 422,
    code: 'certificate-not-configured',
    message: `La empresa ${nit} no tiene certificado digital y no puede firmar. Súbalo con PUT /api/ubl2.1/config/certificate.`,
  });

/** What an uploaded certificate must be, by the problem that it has. */
const certificateReasons: Readonly<Record<KeyStoreProblem['code'], string>> = {
  'key-wrong-password': 'La contraseña no abre el archivo. Envíe la que se definió al exportarlo.',
  'key-unreadable': 'No es un PKCS #12 ni una llave privada en PEM que se pueda leer. Vuelva a exportarlo.',
  'key-not-rsa': 'La llave privada no es RSA, y la autoridad solo acepta firmas RSA.',
  'key-missing': 'El archivo no tiene una llave privada RSA. Exporte el certificado junto con su llave.',
  'key-derivation-too-long':
    'Abrir el archivo exige demasiadas iteraciones de derivación de la llave. Vuelva a exportarlo con menos.',
  'certificate-unreadable': 'Un certificado del archivo no se puede leer. Vuelva a exportarlo.',
  'certificate-missing': 'Ningún certificado del archivo corresponde a la llave privada. Inclúyalo.',
  'certificate-too-many': 'El archivo tiene demasiados certificados. Deje el del firmante y los que llevan a su raíz.',
  'certificate-chain-incomplete':
    'La cadena no llega hasta la raíz, y la firma debe nombrarla completa. Agregue al archivo los certificados de las entidades que faltan.',
};

export const certificateNotUsable = (reason: Pick<KeyStoreProblem, 'code'>): ApiAnswer =>
  problem({
    status: 422,
    code: 'certificate-not-usable',
    message:
      'El certificado no se puede usar. Envíe un PKCS #12 en Base64 con su contraseña, o llave y certificados en PEM.',
    more: { errors: { certificate: [`${reason.code}: ${certificateReasons[reason.code]}`] } },
  });

export const registrationClosed = (): ApiAnswer =>
  problem({
    status: 403,
    code: 'registration-closed',
    message:
      'Este servicio no registra empresas nuevas: lo alcanzan otros equipos. Arránquelo en la interfaz local o permita el registro.',
  });

/** @param request its name in the log, which has the cause */
export const internalError = (request: string): ApiAnswer =>
  problem({
    status: 500,
    code: 'internal-error',
    message: `El servicio falló al atender la solicitud. El registro del servicio tiene el detalle con el identificador ${request}.`,
    headers: { [requestHeader]: request },
  });

export const cannotStore = (code: Outage, error: unknown): ApiAnswer =>
  problem({
    status: 503,
    code,
    message: outageMessage(code, error).es,
    headers: { 'Retry-After': String(outages[code].retrySeconds) },
  });

export const overloaded = (): ApiAnswer =>
  problem({
    status: 503,
    code: 'overloaded',
    message: `El servicio tiene más solicitudes de las que puede atender; no se procesó esta. Repítala en ${String(overloadRetrySeconds)} segundo.`,
    headers: { 'Retry-After': String(overloadRetrySeconds) },
  });

/** The service cannot answer requests at present. */
export const notReady = ({ code, message }: NotReady): ApiAnswer =>
  problem({ status: 503, code, message: message.es, headers: { 'Retry-After': String(usualRetrySeconds) } });

export const databaseDamaged = (file: string): ApiAnswer =>
  problem({
    status: 500,
    code: 'database-damaged',
    message: `La base de datos ${file} del servicio está dañada y no se pudo leer ni escribir. Detenga el servicio y restaure la carpeta de datos desde una copia.`,
  });

export const invalidTenant = (name: string): ApiAnswer =>
  problem({
    status: 400,
    code: 'invalid-tenant',
    message: `«${name.slice(0, 60)}» no puede ser el nombre de un espacio de pruebas. Se esperan hasta 40 letras minúsculas, cifras o guiones: pruebas-1.`,
  });

export const tooManyTenants = (limit: number): ApiAnswer =>
  problem({
    status: 429,
    code: 'too-many-tenants',
    message: `Hay ${String(limit)} espacios de pruebas con documentos o cambios y no caben más. Use los que ya hay, reinicie el servicio o arránquelo con un --limit tenants=NÚMERO mayor.`,
    headers: { 'Retry-After': '5' },
  });

export const numberTaken = ({ identity: document, isSame }: Pick<NumberTaken, 'identity' | 'isSame'>): ApiAnswer => {
  const advice = isSame
    ? 'Es el documento de esta misma solicitud: consúltelo y no la envíe con otro número, que sería otro documento.'
    : 'Use otro número o consulte el documento anterior.';
  return problem({
    status: 409,
    code: 'number-already-accepted',
    message: `El número ${document.number} ya fue aceptado por la autoridad el ${document.date} y no se envía de nuevo. ${advice}`,
    more: { document },
  });
};

export const idempotencyKeyReused = (key: string): ApiAnswer =>
  problem({
    status: 409,
    code: 'idempotency-key-reused',
    message: `La clave «${cut(key)}» (Idempotency-Key) ya se usó con otra solicitud: el cuerpo o la ruta son distintos. Use una clave nueva para cada documento, y la misma solo para repetir la misma solicitud.`,
  });

/** What the caller can rely on (docs/submission.md). */
const whatNow = ({ identity: { number }, state }: Failed): string =>
  consequences[state].asks
    ? `El documento ${number} pudo haber sido procesado: envíe de nuevo la misma solicitud, con o sin número, y el servicio consultará su estado antes de transmitirlo.`
    : `El documento ${number} no fue procesado: puede enviar de nuevo la misma solicitud.`;

/** The authority is where the service may not send. */
const notAllowed = ({ text }: StartProblem): Problem => ({
  status: 502,
  code: 'authority-not-allowed',
  message: text.es,
});

const clockHint = (notInForce: NotInForce | undefined): string =>
  notInForce === undefined
    ? ''
    : ` El reloj del servicio marca ${notInForce.today} y un certificado que firma el mensaje está vigente del ${notInForce.from} al ${notInForce.to}: corrija el reloj (el del equipo, --clock o "ensayo clock"), o cargue un certificado vigente con config/certificate.`;

const failures: {
  readonly [Kind in Failed['transmission']['kind']]: (
    transmission: Extract<Failed['transmission'], { readonly kind: Kind }>,
    failed: Failed,
  ) => Problem;
} = {
  fault: ({ code, text }, failed) => ({
    status: 502,
    code: 'authority-fault',
    message: `La autoridad rechazó el mensaje SOAP${code === '' ? '' : ` (${code})`}: ${text}${clockHint(failed.notInForce)} ${whatNow(failed)}`,
  }),
  unreadable: ({ reason }, failed) => ({
    status: 502,
    code: 'authority-unreadable',
    message: `La respuesta de la autoridad no se pudo leer (${reason}). ${whatNow(failed)}`,
  }),
  refused: ({ problem: why }) => notAllowed(why),
  unreachable: ({ reason, retryAfterSeconds }, failed) => ({
    status: 503,
    code: 'authority-unreachable',
    message: `El servicio de la autoridad no está disponible (${reason}). ${whatNow(failed)} Intente de nuevo en ${String(retryAfterSeconds)} segundos.`,
    headers: { 'Retry-After': String(retryAfterSeconds) },
  }),
  timeout: ({ afterMs }, failed) => ({
    status: 504,
    code: 'authority-timeout',
    message: `La autoridad no respondió en ${String(afterMs)} ms y su consulta de estado no dio un resultado. ${whatNow(failed)}`,
  }),
};

/** A query, not a document: nothing was sent that could have been processed. */
export const authorityNotAsked = (reason: string, cause?: NotInForce): ApiAnswer =>
  problem({
    status: 502,
    code: 'authority-not-asked',
    message: `La consulta a la autoridad no dio respuesta (${reason.trim()}). Intente de nuevo.${clockHint(cause)}`,
  });

/** A query that was not sent. */
export const authorityNotAllowed = (why: StartProblem): ApiAnswer => problem(notAllowed(why));

/** The document could not be given a verdict. */
export const authorityFailure = (failed: Failed): ApiAnswer => {
  const { transmission, identity, explanations } = failed;
  // Each entry takes the transmission of its own kind.
  const describe = failures[transmission.kind] as (transmission: Failed['transmission'], failed: Failed) => Problem;
  const more = { document: identity, ...(explanations === undefined ? {} : { explanations }) };
  return problem({ ...describe(transmission, failed), more });
};
