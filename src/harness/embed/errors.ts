/** The errors that `startBox`, `judge` and the generators throw on purpose. Anything else they throw is a bug in Ensayo. */
import { isStartProblem, startProblem, type StartProblem } from '../../common/start-error.ts';
import { english, spanish, type Part } from '../../common/text/bilingual.ts';

// Why a server cannot listen: the same for the command line and for embedders

type SystemError = NodeJS.ErrnoException & {
  readonly port?: number;
  readonly address?: string;
  /** Of `getaddrinfo`. */
  readonly hostname?: string;
};

const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && 'syscall' in error && 'code' in error;

/** The caller's names for the settings. */
export type ListenSettings = { readonly ports: Part; readonly host: string };

/** Undefined unless it is a listening error. `getaddrinfo` looks up the host name. */
export const listenProblem = (error: unknown, { ports, host }: ListenSettings): StartProblem | undefined => {
  if (!isSystemError(error)) return undefined;
  const { syscall, code, port, address = '', hostname = '' } = error;
  if (syscall === 'getaddrinfo') {
    return startProblem('host-not-available', {
      en: `Cannot listen on ${host} ${hostname}: the name is unknown. Name an address of this machine: 127.0.0.1, or 0.0.0.0 for all.`,
      es: `No se puede escuchar en ${host} ${hostname}: el nombre es desconocido. Indique una dirección de este equipo: 127.0.0.1, o 0.0.0.0 para todas.`,
    });
  }
  if (syscall !== 'listen' && syscall !== 'bind') return undefined;
  switch (code) {
    case 'EADDRINUSE':
      return startProblem('port-taken', {
        en: `Port ${String(port)} is taken. Stop what listens there, or choose another with ${english(ports)} (0 takes a free one).`,
        es: `El puerto ${String(port)} está ocupado. Detenga lo que escucha allí, o elija otro con ${spanish(ports)} (0 toma uno libre).`,
      });
    case 'EACCES':
      return startProblem('port-not-allowed', {
        en: `Port ${String(port)} is reserved for the administrator. Choose one from 1024 upwards with ${english(ports)} (0 takes a free one).`,
        es: `El puerto ${String(port)} está reservado para el administrador. Elija uno desde 1024 con ${spanish(ports)} (0 toma uno libre).`,
      });
    default:
      return startProblem('host-not-available', {
        en: `Cannot listen on ${address}: this machine has no such address (${code ?? ''}). Name one that it has with ${host}: 127.0.0.1, or 0.0.0.0 for all.`,
        es: `No se puede escuchar en ${address}: este equipo no tiene esa dirección (${code ?? ''}). Indique una que tenga con ${host}: 127.0.0.1, o 0.0.0.0 para todas.`,
      });
  }
};

// The documented errors

/** Every code, with what it means. Codes keep their meaning from release to release. */
export const errorCodes = {
  'certificate-not-readable': 'a file of `trust` holds no certificate, or one that is not X.509',
  'data-folder-unusable': 'the folder `data` cannot be used: rights, disk, or a file in its place',
  'data-in-use': 'another run uses the databases in `data`',
  'data-key-inside': 'the key file is inside `data`',
  'data-key-missing': 'the secrets in `data` are encrypted, and there is no key',
  'data-key-not-created': 'the key file cannot be created',
  'data-key-open': 'other users can read the key file',
  'data-key-unusable': 'the key is not 32 bytes in Base64',
  'data-key-wrong': 'the secrets in `data` are encrypted with another key',
  'data-lock-unusable': 'the lock file in `data` is damaged',
  'data-newer': 'a newer version of Ensayo wrote `data`',
  'database-damaged': 'a database in `data` is damaged',
  'database-read-only': 'the database of `postgres` takes no changes',
  'database-right-missing': 'the user of `postgres` lacks a right, which the message names',
  'disk-full': 'the disk is full, or a quota is used up',
  'file-not-found': 'a file that an option names does not exist',
  'file-not-readable': 'a file that an option names cannot be read',
  'file-too-large': 'a file that an option names is larger than 64 MB',
  'host-not-available': '`host` is not an address of this machine',
  'invalid-clock': '`clock` is not an ISO 8601 instant, or a speed is not above 0',
  'invalid-date': 'a date given to a generator is not a day that exists',
  'invalid-host': '`host`, or a name in `allowHosts`, is not a host name',
  'invalid-option':
    'an option or argument has a value of another kind, which `path`, `received` and `expected` describe',
  'invalid-port': 'a number in `ports` is not between 0 and 65535',
  'invalid-retention':
    '`keepDocuments`, `keepDays` or `keepRecords` is not a positive whole number, or fewer records than documents are kept',
  'invalid-token': '`token` or `controlToken` is empty, or contains blanks or characters that no header takes',
  'invalid-variant': 'a variant, `seller` or `payment` given to a generator is not one of that document',
  'not-a-file': 'an option names a folder where it needs a file',
  'not-utf8': 'a file that an option names is in Latin-1, UTF-16 or another encoding than UTF-8',
  'port-not-allowed': 'the system reserves that port for the administrator',
  'port-taken': 'another program listens on that port',
  'postgres-away': 'the database server of `postgres` cannot be reached',
  'postgres-refused': 'the database of `postgres` does not exist, or refuses the user',
  'registry-invalid': '`registry` has mistakes; the message lists them',
  'unknown-option': 'an option of that name does not exist; the message names the nearest',
  'unknown-profile': '`profile` is not the name of a profile',
  'unknown-rule': '`rules` has a code that is not in the catalogue',
  'prior-unusable': 'a document in `prior` of `judge` is none that the authority keeps',
  'zip-given': '`judge` got a ZIP instead of XML',
} as const;

export type EnsayoErrorCode = keyof typeof errorCodes;

/**
 * The message is a sentence or more: what was received, what was expected, what to do. It may change; `code` does not.
 * Errors about options are RangeErrors too.
 */
export type EnsayoError = Error & {
  readonly code: EnsayoErrorCode;
  /** Of the option that was refused: `rules.FAU14`, `ports.issuer`, `trust[0]`. Absent for other problems. */
  readonly path?: string;
  /** Its value in words: `"Off"`, `false`, `an object`. */
  readonly received?: string;
  readonly expected?: string;
};

/**
 * Whether a caught value is one of the errors that `startBox`, `judge` and the generators document. Anything else is a bug.
 *
 * @example
 * ```ts
 * import { isEnsayoError, startBox } from 'ensayo';
 *
 * try {
 *   await startBox({ profile: 'lenient' });
 * } catch (error) {
 *   if (!isEnsayoError(error)) throw error;
 *   console.log(error.code); // unknown-profile
 * }
 * ```
 */
export const isEnsayoError = (error: unknown): error is EnsayoError =>
  isStartProblem(error) && Object.hasOwn(errorCodes, error.code);

const settings = { ports: '"ports"', host: '"host"' };

/** The same error, or a documented one in place of an operating system error. */
export const documentedError = (error: unknown): unknown => listenProblem(error, settings) ?? error;
