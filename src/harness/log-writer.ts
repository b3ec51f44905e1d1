/**
 * The log on standard error: JSON lines for machines, one readable line each on a terminal. Lines carry the machine's
 * time and not that of the simulated clock, which may stand still, jump back or differ by tenant: an operator compares
 * the log with other logs. The clock is still passed in, so that nothing here is a hidden input.
 */
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Clock } from '../common/env/env.ts';
import {
  loggedError,
  logTo,
  type Log,
  type LoggedError,
  type LogFacts,
  type LogLevel,
  type Write,
} from '../common/log.ts';

type LogOptions = {
  readonly level: LogLevel;
  /** The machine's. */
  readonly clock: Clock;
  /** Where lines go; standard error if absent. */
  readonly to?: DestinationStream | undefined;
  /** Whether a person is reading. */
  readonly forPeople?: boolean | undefined;
};

type Line = LogFacts & {
  readonly level: string;
  readonly time: string;
  readonly event: string;
  readonly msg?: string;
  readonly error?: LoggedError;
};

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const errorText = ({ type, code, message, frames, cause }: LoggedError): string => {
  const head = [type, code, message].filter((part) => part !== undefined).join(' ');
  const causes = cause === undefined ? '' : `\n  because of ${errorText(cause)}`;
  return [head, ...frames.map((frame) => `    ${frame}`)].join('\n') + causes;
};

/** `10:00:00.123 info request POST …`: names before values, and the frames of an error below. */
const readable = (json: string): string => {
  const { level, time, event, error, msg = '', ...facts } = JSON.parse(json) as Line; // written by pino below
  const told = Object.entries(facts).map(([name, value]) => `${name}=${shown(value)}`);
  const about = error === undefined ? '' : `\n  ${errorText(error)}`;
  return `${time.slice(11, 23)} ${level} ${[event, ...told, msg].join(' ').trimEnd()}${about}\n`;
};

/** Written synchronously: the last line is not lost, however the process ends. */
const standardError = (): DestinationStream => {
  const destination = pino.destination({ fd: 2, sync: true });
  // Nobody reads it any more: the services continue without it.
  destination.on('error', () => undefined);
  return destination;
};

const withPeople = (to: DestinationStream): DestinationStream => ({
  write: (json) => {
    to.write(readable(json));
  },
});

/** Clients were informed that something is wrong with Ensayo, not with them. */
const bug = 'This is a bug in Ensayo. Please report it with this line.';

const writerOf =
  (logger: Logger, level: 'debug' | 'trace' | 'info' | 'warn'): Write =>
  (event, facts) => {
    logger[level]({ event, ...facts });
  };

export type ProcessLog = Log & {
  /** The last line of a process that a bug ends. */
  readonly fatal: (error: unknown) => void;
};

/** A log that writes lines of that level and above. */
export const createLog = ({ level, clock, to = standardError(), forPeople = false }: LogOptions): ProcessLog => {
  const logger = pino(
    {
      level,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: () => `,"time":"${new Date(clock.now()).toISOString()}"`,
    },
    forPeople ? withPeople(to) : to,
  );
  const at = (wanted: 'debug' | 'trace' | 'info' | 'warn') =>
    logger.isLevelEnabled(wanted) ? { [wanted]: writerOf(logger, wanted) } : {};
  const log = logTo({
    ...at('trace'),
    ...at('debug'),
    ...at('info'),
    ...at('warn'),
    defect: (error, facts) => {
      logger.error({ event: 'defect', ...facts, error: loggedError(error) }, bug);
    },
  });
  return {
    ...log,
    fatal: (error) => {
      logger.fatal({ event: 'fatal', error: loggedError(error) }, bug);
    },
  };
};
