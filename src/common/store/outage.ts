/** Why nothing can be stored at present, though later it may: causes outside, which are no bug and end by themselves or by an administrator. */
import { isStartProblem, startProblem, type StartProblem } from '../start-error.ts';
import type { Bilingual } from '../text/bilingual.ts';

type About = {
  readonly found: Bilingual;
  /** If it lasts. */
  readonly remedy: Bilingual;
  /** When it makes sense to ask again. */
  readonly retrySeconds: number;
};

const databaseOutages = {
  'database-away': {
    found: { en: 'The database does not answer', es: 'La base de datos no responde' },
    remedy: { en: 'check that PostgreSQL is running', es: 'verifique que PostgreSQL esté en ejecución' },
    retrySeconds: 5,
  },
  // The next request gets another connection.
  'database-connection-lost': {
    found: {
      en: 'The database closed the connection in the middle of the request',
      es: 'La base de datos cerró la conexión en medio de la solicitud',
    },
    remedy: { en: 'see the log of PostgreSQL', es: 'consulte el registro de PostgreSQL' },
    retrySeconds: 0,
  },
  // Deadlocks, and rows or tables that another transaction has.
  'database-conflict': {
    found: {
      en: 'Another change of the same data came first',
      es: 'Otro cambio de los mismos datos llegó primero',
    },
    remedy: { en: 'send less at the same time', es: 'envíe menos al mismo tiempo' },
    retrySeconds: 0,
  },
  'database-read-only': {
    found: {
      en: 'The database takes no changes: it is read-only, as a standby is',
      es: 'La base de datos no admite cambios: es de solo lectura, como un servidor en espera',
    },
    remedy: {
      en: 'check that --postgres leads to the primary server and that default_transaction_read_only is off',
      es: 'verifique que --postgres lleve al servidor primario y que default_transaction_read_only esté desactivado',
    },
    retrySeconds: 5,
  },
  'database-right-missing': {
    found: {
      en: 'The user of the database lacks a right',
      es: 'Al usuario de la base de datos le falta un permiso',
    },
    remedy: {
      en: 'grant it, or make the user the owner of the schemas of Ensayo',
      es: 'otórguelo, o haga al usuario propietario de los esquemas de Ensayo',
    },
    retrySeconds: 5,
  },
} as const satisfies Readonly<Record<string, About>>;

export type DatabaseOutage = keyof typeof databaseOutages;

export type Outage = DatabaseOutage | 'data-folder-unusable' | 'tenant-removed';

export const outages: Readonly<Record<Outage, About>> = {
  ...databaseOutages,
  'data-folder-unusable': {
    found: { en: 'The data folder cannot be written to', es: 'No se puede escribir en la carpeta de datos' },
    remedy: {
      en: 'free some space on the disk or check the permissions of the folder',
      es: 'libere espacio en el disco o revise los permisos de la carpeta',
    },
    retrySeconds: 5,
  },
  // While the request was being answered. The next one gets a new store.
  'tenant-removed': {
    found: {
      en: 'The tenant was removed in the meantime, with everything in it',
      es: 'El espacio de pruebas se borró entretanto, con todo lo que guardaba',
    },
    remedy: { en: 'find out who removes it', es: 'averigüe quién lo borra' },
    retrySeconds: 0,
  },
};

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** A file that is missing has the same code as a socket where no server is. */
const isOfConnection = (error: Error): boolean =>
  'syscall' in error && ['connect', 'getaddrinfo'].includes(String(error.syscall));

/**
 * The errors that their libraries give no code, and their whole messages: pg and pg-pool of connections; Kysely and
 * libsql of a store that is closed, as that of a removed tenant is while its last requests end.
 */
const withoutCode: ReadonlyMap<string, Outage> = new Map([
  ['Connection terminated', 'database-connection-lost'],
  ['Connection terminated unexpectedly', 'database-connection-lost'],
  ['Client has encountered a connection error and is not queryable', 'database-connection-lost'],
  ['Connection terminated due to connection timeout', 'database-away'],
  ['timeout exceeded when trying to connect', 'database-away'],
  ['driver has already been destroyed', 'tenant-removed'],
  ['The database connection is not open', 'tenant-removed'],
]);

/** https://www.postgresql.org/docs/current/errcodes-appendix.html, and what Node says of connections. */
const isDatabaseOutage: readonly (readonly [DatabaseOutage, (error: Error, code: string) => boolean])[] = [
  ['database-read-only', (_error, code) => code === '25006'],
  ['database-right-missing', (_error, code) => code === '42501'],
  ['database-conflict', (_error, code) => /^(?:40001|40P01|55P03)$/.test(code)],
  [
    'database-connection-lost',
    (error, code) =>
      /^(?:08003|08006|57P0[125])$/.test(code) ||
      (/^(?:ECONNRESET|EPIPE|ETIMEDOUT)$/.test(code) && !isOfConnection(error)),
  ],
  [
    'database-away',
    (error, code) => /^(?:08...|57P0.|53300)$/.test(code) || (code.startsWith('E') && isOfConnection(error)),
  ],
];

/** Of the error of a file that is not there any more, or is another one. */
export const storeGone = 'ENSAYO_STORE_GONE';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: undefined_table, invalid_schema_name. */
const isRemovedStore = (error: Error): boolean => ['42P01', '3F000', storeGone].includes(codeOf(error));

/** When it makes sense to ask again, where nothing else is known. */
export const usualRetrySeconds = 5;

/** Why nothing can be stored at present; undefined for any other error. */
export const outageOf = (error: unknown): Outage | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof AggregateError) return error.errors.map(outageOf).find((each) => each !== undefined);
  if (isStartProblem(error)) return error.code === 'data-folder-unusable' ? error.code : undefined;
  if (isRemovedStore(error)) return 'tenant-removed';
  return withoutCode.get(error.message) ?? isDatabaseOutage.find(([, holds]) => holds(error, codeOf(error)))?.[0];
};

/** Whether the transaction would succeed another time. */
export const isConflict = (error: unknown): boolean => outageOf(error) === 'database-conflict';

/** The server's own words, which name the table or the schema; no other error of these has any that help. */
const detailOf = (outage: Outage, error: unknown): string =>
  outage === 'database-right-missing' && error instanceof Error ? ` (${error.message})` : '';

const inSeconds = (seconds: number): Bilingual =>
  seconds === 0
    ? { en: 'Send it again', es: 'Repítala' }
    : { en: `Send it again in ${String(seconds)} seconds`, es: `Repítala en ${String(seconds)} segundos` };

/** For the client whose request ended with the error. */
export const outageMessage = (outage: Outage, error: unknown): Bilingual => {
  const { found, remedy, retrySeconds } = outages[outage];
  const [detail, when] = [detailOf(outage, error), inSeconds(retrySeconds)];
  return {
    en: `${found.en}${detail}; the request was not completed. ${when.en}; if it persists, ${remedy.en}.`,
    es: `${found.es}${detail}; no se completó la solicitud. ${when.es}; si persiste, ${remedy.es}.`,
  };
};

/**
 * The same at the start; undefined for any other error.
 * @param database its address, without a password
 */
export const outageAtStart = (error: unknown, database = ''): StartProblem | undefined => {
  const outage = outageOf(error);
  if (outage === undefined || outage === 'data-folder-unusable' || outage === 'tenant-removed') return undefined;
  const { found, remedy } = outages[outage];
  const [detail, shown] = [detailOf(outage, error), database === '' ? '' : `${database}: `];
  const code = ['database-away', 'database-connection-lost'].includes(outage) ? 'postgres-away' : outage;
  return startProblem(code, {
    en: `${shown}${found.en}${detail}. Before the next start, ${remedy.en}.`,
    es: `${shown}${found.es}${detail}. Antes de volver a iniciar, ${remedy.es}.`,
  });
};

/** The errors that PostgreSQL would answer, thrown before anything is tried. */
export const rightMissing = (right: string): Error => Object.assign(new Error(right), { code: '42501' });
export const readOnly = (): Error => Object.assign(new Error('transaction_read_only is on'), { code: '25006' });
