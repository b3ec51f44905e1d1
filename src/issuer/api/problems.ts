/**
 * Every answer that is not a verdict: `{message, code}` in JSON, whatever the caller accepts. The message is in Spanish
 * and states the actual value and the remedy; the code is stable.
 */
import { overloadRetrySeconds } from '../../common/http/admission.ts';
import type { NotReady } from '../../common/http/readiness.ts';
import type { KeyStoreProblem } from '../signing/key-store.ts';
import { outageMessage, outages, usualRetrySeconds, type Outage } from '../../common/store/outage.ts';
import { requestHeader } from '../../common/request-log.ts';
import type { NumberTaken } from '../submission/issue-result.ts';
import { longestXmlBytes } from '../submission/ready-document.ts';
import type { FieldErrors } from '../requests/schema-messages.ts';
import type { ApiAnswer } from './http.ts';
import type { JsonBody } from './json-body.ts';
import { problem } from './problem.ts';

export const incompleteBody = (message: string): ApiAnswer => problem({ code: 'malformed-json', message });

/** Maximum length of received text repeated in an answer. */
const longestEcho = 200;

const cut = (text: string): string => (text.length > longestEcho ? `${text.slice(0, longestEcho)}…` : text);

/** For a duplicate name the caller also gets its pointer and both places; for a limit its name and the figures. */
export const unusableJson = (body: Extract<JsonBody, { readonly ok: false }>): ApiAnswer => {
  const { code, message } = body;
  if (code === 'malformed-json') return incompleteBody(message);
  if (code === 'json-too-complex') {
    const { limit, found, expected, position } = body;
    return problem({ code, message, more: { limit, found, expected, position } });
  }
  const { key, pointer, first, second } = body;
  const more = { key: key.slice(0, longestEcho), pointer: pointer.slice(0, longestEcho), first, second };
  return problem({ code, message, more });
};

const tokenFault = (authorization: string): string => {
  if (authorization.trim() === '') return 'Falta el token de acceso.';
  if (!/^Bearer +\S/i.test(authorization)) return 'El encabezado Authorization no tiene la forma «Bearer <token>».';
  return 'El token de acceso no corresponde a la empresa o a este servicio; pudo cambiar al reiniciarlo.';
};

/** @param authorization the header, of which nothing is repeated */
export const unauthenticated = (authorization = ''): ApiAnswer =>
  problem({
    code: 'unauthenticated',
    message: `${tokenFault(authorization)} Envíe el encabezado «Authorization: Bearer <token>» con el token que mostró el servicio al arrancar, o el que devolvió config al registrar la empresa.`,
    headers: { 'WWW-Authenticate': 'Bearer' },
  });

/** @param authorization the header, which has no token of that company */
export const alreadyRegistered = (nit: string, authorization = ''): ApiAnswer =>
  problem({
    code: 'unauthenticated',
    message: `La empresa ${nit} ya está registrada y solo la cambia quien tiene un token de ella. ${tokenFault(authorization)} Envíe «Authorization: Bearer <token>» con el token de la empresa: el que devolvió config al registrarla, o el que mostró el servicio al arrancar si llegó con --registry.`,
    headers: { 'WWW-Authenticate': 'Bearer' },
  });

export const unknownPath = (path: string): ApiAnswer =>
  problem({
    code: 'unknown-path',
    message: `La ruta ${cut(path)} no existe en este servicio. Las rutas de la API empiezan por /api/ubl2.1/.`,
  });

export const fileNotFound = (name: string): ApiAnswer =>
  problem({
    code: 'file-not-found',
    message: `No hay un archivo con el nombre ${cut(name)} para esa empresa. Use los nombres que devolvió la emisión del documento.`,
  });

/** @param name of a file or a document */
export const filesRemoved = (name: string): string =>
  `Ensayo ya no conserva los archivos de ${cut(name)}: solo los de los documentos más recientes. Para conservar más, inicie con un --keep-documents o un --keep-days mayor.`;

export const documentFilesRemoved = (name: string): ApiAnswer =>
  problem({ code: 'document-files-removed', message: filesRemoved(name) });

export const noAcceptedDocument = (number: string): ApiAnswer =>
  problem({
    code: 'document-not-found',
    message: `La empresa no tiene un documento aceptado con el número «${cut(number)}». Envíe prefix y number como se emitió.`,
  });

export const noInbox = (): ApiAnswer =>
  problem({
    code: 'inbox-not-used',
    message: 'Este servicio envía el correo por un servidor SMTP configurado y no tiene buzón propio.',
  });

export const noMail = (id: string): ApiAnswer =>
  problem({
    code: 'mail-not-found',
    message: `El buzón no tiene el mensaje «${id.slice(0, 20)}». Consulte los que hay con GET /api/ubl2.1/inbox.`,
  });

export const attachedNotAvailable = (reason: string): ApiAnswer =>
  problem({
    code: 'attached-document-not-available',
    message: `El AttachedDocument solo existe para documentos aceptados por la autoridad. ${reason}`,
  });

export const methodNotAllowed = (method: string, allowed: readonly string[]): ApiAnswer => {
  const allow = allowed.join(', ');
  const message = `El método ${method} no se admite en esta ruta. Use ${allow}.`;
  return problem({ code: 'method-not-allowed', message, headers: { Allow: allow } });
};

export const bodyTooLarge = (limit: string): ApiAnswer =>
  problem({
    code: 'body-too-large',
    message: `El cuerpo de la solicitud supera el límite de ${limit}.`,
  });

/** @param bytes of the XML that the request leads to */
export const documentTooLarge = (bytes: number): ApiAnswer => {
  const [found, most] = [bytes, longestXmlBytes].map((each) => String(Math.ceil(each / 1_000_000)));
  const message = `El XML del documento tendría ${found ?? ''} MB; se esperaban como máximo ${most ?? ''} MB. No se envió y el número queda libre. Acorte los textos o divida el documento: la autoridad admite 500 KB (ZA01).`;
  return problem({ code: 'document-too-large', message });
};

export const unsupportedMediaType = (found: string | undefined): ApiAnswer => {
  const received = found === undefined ? 'no se recibió Content-Type' : `se recibió «${cut(found)}»`;
  const message = `El cuerpo debe ser JSON en UTF-8, con «Content-Type: application/json»; ${received}.`;
  return problem({ code: 'unsupported-media-type', message });
};

export const invalidRequest = (errors: FieldErrors): ApiAnswer => {
  const all = Object.values(errors).flat();
  const others = all.length > 1 ? ` (y ${String(all.length - 1)} más en «errors»)` : '';
  const message = `La solicitud no es válida: ${all[0] ?? ''}${others}`;
  return problem({ code: 'invalid-request', message, more: { errors } });
};

/** @param known the open sets of the company */
export const unknownTestSet = (
  id: string,
  known: readonly { readonly family: string; readonly id: string }[],
): ApiAnswer => {
  const sets = known.map((set) => `${set.id} (${set.family})`).join(', ');
  const advice = sets === '' ? 'no tiene ninguno abierto' : `los que tiene abiertos son ${sets}`;
  return problem({
    code: 'unknown-test-set',
    message: `La empresa no tiene el set de pruebas ${id}; ${advice}. Use uno de ellos, ábralo con «ensayo registry add testSet» (si la autoridad corre en otro proceso: agréguelo en el archivo de registro, testSets, y reinicie), o use la ruta sin ese segmento.`,
    more: { known },
  });
};

export const certificateNotConfigured = (nit: string): ApiAnswer =>
  problem({
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
    code: 'certificate-not-usable',
    message:
      'El certificado no se puede usar. Envíe un PKCS #12 en Base64 con su contraseña, o llave y certificados en PEM.',
    more: { errors: { certificate: [`${reason.code}: ${certificateReasons[reason.code]}`] } },
  });

export const registrationClosed = (): ApiAnswer =>
  problem({
    code: 'registration-closed',
    message:
      'Este servicio no registra empresas nuevas: lo alcanzan otros equipos. Arránquelo en la interfaz local o permita el registro.',
  });

/** @param request its name in the log, which has the cause */
export const internalError = (request: string): ApiAnswer =>
  problem({
    code: 'internal-error',
    message: `El servicio falló al atender la solicitud. El registro del servicio tiene el detalle con el identificador ${request}.`,
    headers: { [requestHeader]: request },
  });

/** The service cannot answer for now. */
const unavailable = (
  code: Outage | NotReady['code'] | 'overloaded',
  message: string,
  retrySeconds: number,
): ApiAnswer => ({
  status: 503,
  headers: { 'Retry-After': String(retrySeconds) },
  body: { message, code },
});

export const cannotStore = (code: Outage, error: unknown): ApiAnswer =>
  unavailable(code, outageMessage(code, error).es, outages[code].retrySeconds);

export const overloaded = (): ApiAnswer =>
  unavailable(
    'overloaded',
    `El servicio tiene más solicitudes de las que puede atender; no se procesó esta. Repítala en ${String(overloadRetrySeconds)} segundo.`,
    overloadRetrySeconds,
  );

/** Requests that may have the number of this one have not ended for a minute. */
export const othersGoOn = (): ApiAnswer =>
  problem({
    code: 'number-in-use',
    message:
      'Una solicitud igual no obtuvo veredicto, y otras que tienen su número siguen en curso; no se envió nada. Repita la solicitud en unos segundos.',
    headers: { 'Retry-After': String(usualRetrySeconds) },
  });

/** The service cannot answer requests at present. */
export const notReady = ({ code, message }: NotReady): ApiAnswer => unavailable(code, message.es, usualRetrySeconds);

export const databaseDamaged = (file: string): ApiAnswer =>
  problem({
    code: 'database-damaged',
    message: `La base de datos ${file} del servicio está dañada y no se pudo leer ni escribir. Detenga el servicio y restaure la carpeta de datos desde una copia.`,
  });

export const invalidTenant = (name: string): ApiAnswer =>
  problem({
    code: 'invalid-tenant',
    message: `«${name.slice(0, 60)}» no puede ser el nombre de un espacio de pruebas. Se esperan hasta 40 letras minúsculas, cifras o guiones: pruebas-1.`,
  });

export const tooManyTenants = (limit: number): ApiAnswer =>
  problem({
    code: 'too-many-tenants',
    message: `Hay ${String(limit)} espacios de pruebas con documentos o cambios y no caben más. Use los que ya hay, reinicie el servicio o arránquelo con un --limit tenants=NÚMERO mayor.`,
    headers: { 'Retry-After': '5' },
  });

export const numberTaken = ({ identity: document, isSame }: Pick<NumberTaken, 'identity' | 'isSame'>): ApiAnswer => {
  const advice = isSame
    ? 'Es el documento de esta misma solicitud: consúltelo y no la envíe con otro número, que sería otro documento.'
    : 'Use otro número o consulte el documento anterior.';
  return problem({
    code: 'number-already-accepted',
    message: `El número ${document.number} ya fue aceptado por la autoridad el ${document.date} y no se envía de nuevo. ${advice}`,
    more: { document },
  });
};

export const idempotencyKeyReused = (key: string): ApiAnswer =>
  problem({
    code: 'idempotency-key-reused',
    message: `La clave «${cut(key)}» (Idempotency-Key) ya se usó con otra solicitud: el cuerpo o la ruta son distintos. Use una clave nueva para cada documento, y la misma solo para repetir la misma solicitud.`,
  });
