import { oneLine } from './address.ts';

/** Why a message was not sent. */
export type MailFailureCode =
  | 'mail-server-unreachable'
  | 'mail-timeout'
  | 'mail-connection-lost'
  | 'mail-tls-failed'
  | 'mail-login-refused'
  | 'mail-refused'
  | 'mail-no-recipient'
  | 'mail-sender-invalid'
  | 'mail-closed'
  | 'mail-failed';

const sentences: Readonly<Record<MailFailureCode, (server: string) => string>> = {
  'mail-server-unreachable': (server) => `No se pudo abrir la conexión con el servidor de correo ${server}.`,
  'mail-timeout': (server) => `El servidor de correo ${server} no respondió a tiempo.`,
  'mail-connection-lost': (server) => `El servidor de correo ${server} cerró la conexión antes de aceptar el mensaje.`,
  'mail-tls-failed': (server) => `No se pudo cifrar la conexión (TLS) con el servidor de correo ${server}.`,
  'mail-login-refused': (server) => `El servidor de correo ${server} no aceptó el usuario o la contraseña.`,
  'mail-refused': (server) => `El servidor de correo ${server} no aceptó el mensaje.`,
  'mail-no-recipient': () => 'El mensaje no tiene ningún destinatario con una dirección válida.',
  'mail-sender-invalid': () => 'El remitente configurado no es una dirección de correo válida.',
  'mail-closed': () => 'El servicio de correo ya se cerró.',
  'mail-failed': (server) => `No se pudo enviar el mensaje por el servidor de correo ${server}.`,
};

/** The sentence is for people, in Spanish. */
export type MailFailure = { readonly code: MailFailureCode; readonly message: string };

const lasting: ReadonlySet<MailFailureCode> = new Set([
  'mail-server-unreachable',
  'mail-timeout',
  'mail-tls-failed',
  'mail-login-refused',
  'mail-closed',
] as const);

/** Whether the next message would fail too, because the fault is with the server and not with the message. */
export const concernsServer = ({ code }: MailFailure): boolean => lasting.has(code);

const longestDetail = 200;

/** The detail stands in brackets behind the sentence, which is always the same for one code and server. */
export const reasonFor = (code: MailFailureCode, server: string, detail = ''): MailFailure => {
  const shortened = oneLine(detail).slice(0, longestDetail);
  return { code, message: `${sentences[code](oneLine(server))}${shortened === '' ? '' : ` (${shortened})`}` };
};

/** The fields that nodemailer and Node add to their errors. */
type Facts = {
  readonly code: string;
  /** The system's code, if nodemailer has put its own before it. */
  readonly originalCode: string;
  /** The server's reply, with its number. */
  readonly response: string;
  readonly message: string;
};

const factsOf = (error: unknown): Facts => {
  const property = (name: string): string => {
    const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  const [code, originalCode] = [property('code'), property('originalCode')];
  return { code, originalCode, response: property('response'), message: property('message') };
};

const tls = /^(?:ETLS$|EPROTO$|ERR_SSL_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|CERT_|HOSTNAME_MISMATCH)/;
const unreachable = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|EADDRNOTAVAIL|EDNS)$/;

const byCode: Readonly<Record<string, MailFailureCode>> = {
  ETIMEDOUT: 'mail-timeout',
  EABORT: 'mail-timeout',
  EAUTH: 'mail-login-refused',
  ENOAUTH: 'mail-login-refused',
  EENVELOPE: 'mail-refused',
  EMESSAGE: 'mail-refused',
  ECONNECTION: 'mail-connection-lost',
  ECONNRESET: 'mail-connection-lost',
  EPIPE: 'mail-connection-lost',
  ESOCKET: 'mail-connection-lost',
};

/** nodemailer's only word for it. */
const poolIsClosed = 'Connection pool was closed';

const failureCodeOf = ({ code, originalCode, response, message }: Facts): MailFailureCode => {
  if (message === poolIsClosed) return 'mail-closed';
  if (tls.test(code) || tls.test(originalCode)) return 'mail-tls-failed';
  if (unreachable.test(code) || unreachable.test(originalCode)) return 'mail-server-unreachable';
  if (originalCode === 'ETIMEDOUT') return 'mail-timeout';
  // RFC 5321, 3.8: the server is closing the connection, during whatever command.
  if (response.startsWith('421')) return 'mail-connection-lost';
  if (code === 'EPROTOCOL' && /^[45]\d\d/.test(response)) return 'mail-refused';
  return byCode[code] ?? 'mail-failed';
};

/** Derives the failure from any thrown value; the detail is the server's reply or the system's code. */
export const reasonOf = (error: unknown, server: string): MailFailure => {
  const facts = factsOf(error);
  const code = failureCodeOf(facts);
  if (code === 'mail-closed') return reasonFor(code, server);
  const detail = [facts.response, facts.originalCode, facts.code, facts.message].find((text) => text !== '');
  return reasonFor(code, server, detail);
};
