/**
 * The services' reports about themselves while they run, to their operator. It is passed in, never imported as a
 * global. Only a closed list of facts may be reported, none of which a request or a document can fill with a text of
 * its own: no names, NITs, keys, tokens, PINs, addresses, bodies, file names, raw paths or query strings get into a
 * log.
 */
import { isStartProblem } from './start-error.ts';
import { outageOf } from './store/outage.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Names of events are stable: dashboards and tests select by them. */
type LogEvent =
  | 'starting'
  | 'ready'
  | 'stopped'
  | 'authority-not-reached'
  /** A process of --workers died, and another took its place. */
  | 'worker-replaced'
  /** Further connections to a server are closed at once: `--limit connections`. */
  | 'connections-exhausted'
  | 'overloaded'
  /** A request ended with it: the check says why. */
  | 'cannot-store'
  | 'request'
  | 'judged'
  /** The issuing service has carried out a request for a document. */
  | 'issued'
  | 'step'
  | 'test-set-created'
  | 'test-set-closed'
  | 'defect'
  | 'fatal';

/** Values are our own words, identifiers that we generated, numbers, and names of tenants. */
export type LogFacts = {
  readonly service?: 'issuer' | 'authority' | undefined;
  /** Where the request went: a form of its own, not free text. */
  readonly tenant?: string | undefined;
  readonly environment?: string | undefined;
  /** Of the header Ensayo-Exchange. */
  readonly exchange?: string | undefined;
  /** From the header Ensayo-Request and from answers that point to the log. */
  readonly request?: string | undefined;
  readonly method?: string | undefined;
  /** The pattern, `/api/ubl2.1/download/:nit/:file`, never the requested path. */
  readonly route?: string | undefined;
  readonly status?: number | undefined;
  readonly ms?: number | undefined;
  readonly operation?: string | undefined;
  /** The check of a SOAP fault. */
  readonly check?: string | undefined;
  readonly kind?: string | undefined;
  readonly verdict?: string | undefined;
  /** Codes of rules. */
  readonly codes?: readonly string[] | undefined;
  /** Milliseconds, by the name of the stage. */
  readonly stages?: Readonly<Record<string, number>> | undefined;
  readonly step?: string | undefined;
  readonly state?: string | undefined;
  /** Of a process that ended, and what ended it: an exit code or the name of a signal. */
  readonly pid?: number | undefined;
  readonly ended?: string | undefined;
  /** The options at start-up; those that name people, files or secrets are only counted or marked as present. */
  readonly settings?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
};

/** The known facts about a thrown value. */
export type LoggedError = {
  /** Name of its class. */
  readonly type: string;
  readonly code?: string | undefined;
  /** For problems with a code of ours: others quote their input, which may be a document. */
  readonly message?: string | undefined;
  /** Where it was thrown, without the message. */
  readonly frames: readonly string[];
  readonly cause?: LoggedError | undefined;
};

export type Log = {
  /** Undefined if the level is off, so that no message is built for nobody. */
  readonly debug: Write | undefined;
  readonly trace: Write | undefined;
  readonly info: Write | undefined;
  readonly warn: Write | undefined;
  /** A bug in Ensayo that a client saw as a fault or as HTTP 500; an outage of the database or the disk, which is none, is a warning. */
  readonly defect: (error: unknown, facts?: LogFacts) => void;
  /** The same log, with facts added to every line. */
  readonly with: (facts: LogFacts) => Log;
  /** A name for a request: a number of this run, because a random one would change the seeded bytes. */
  readonly nextRequest: () => string;
};

export type Write = (event: LogEvent, facts: LogFacts) => void;

const frameForm = /^\s+at (?:[^\n]{1,200} \()?(?:file:|node:|\/|[A-Za-z]:[\\/])[^\n]{1,400}:\d+:\d+\)?$/;

/** The message is in the stack as well, and may have lines that look like frames: it is removed first. */
const framesOf = ({ name, message, stack = '' }: Error): readonly string[] => {
  const head = `${name}: ${message}`;
  const rest = message !== '' && stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return (stack.startsWith(head) ? stack.slice(head.length) : rest)
    .split('\n')
    .filter((line) => frameForm.test(line))
    .slice(0, 12)
    .map((line) => line.trim());
};

/** Codes of Node, of SQLite and of ours; a text with spaces is not one. */
const codeOf = (error: Error): string | undefined => {
  const code: unknown = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Za-z][\w.-]{1,60}$/.test(code) ? code : undefined;
};

const deepest = 3;

/** An error as it appears in the log: see {@link LoggedError}. */
export const loggedError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const { cause } = error;
  return {
    type: error.name,
    code: codeOf(error),
    ...(isStartProblem(error) ? { message: error.message } : {}),
    frames: framesOf(error),
    ...(cause === undefined || depth === deepest ? {} : { cause: loggedError(cause, depth + 1) }),
  };
};

const counter = (): (() => string) => {
  let last = 0;
  return () => {
    last += 1;
    return `r${String(last)}`;
  };
};

type Parts = Partial<Pick<Log, 'debug' | 'trace' | 'info' | 'warn'>> & {
  readonly defect?: (error: unknown, facts: LogFacts) => void;
};

/**
 * A log of the parts that somebody listens to. Bugs are passed on as thrown: the caller runs the services in its own
 * process.
 */
export const logTo = (parts: Parts = {}, nextRequest = counter(), always: LogFacts = {}): Log => {
  const defect: Log['defect'] = (error, facts = {}) => {
    const outage = outageOf(error);
    if (outage === undefined) parts.defect?.(error, { ...always, ...facts });
    else parts.warn?.('cannot-store', { ...always, ...facts, check: outage });
  };
  const bound = (write: Write | undefined): Write | undefined =>
    write &&
    ((event, facts) => {
      write(event, { ...always, ...facts });
    });
  return {
    debug: bound(parts.debug),
    trace: bound(parts.trace),
    info: bound(parts.info),
    warn: bound(parts.warn),
    defect,
    with: (facts) => logTo(parts, nextRequest, { ...always, ...facts }),
    nextRequest,
  };
};
