/** Whether an error means that the database cannot be used at present: its server cannot be reached, its disk is full. */
import { isStartProblem } from '../start-error.ts';

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: connections, shutdown, too many clients. */
const awayCodes = /^(?:08...|57P0.|53300|ECONN.*|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;

const awayTexts = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection/;

/** The database cannot be reached at present; the next statement tries again. */
export const isAway = (error: unknown): boolean =>
  error instanceof AggregateError
    ? error.errors.some(isAway)
    : error instanceof Error && (awayCodes.test(codeOf(error)) || awayTexts.test(error.message));

/** A database server that does not answer, or a data folder that cannot be written to. */
export type Outage = 'database-away' | 'data-folder-unusable';

/** Why nothing can be stored at present, though later it may; undefined for any other error. */
export const outageOf = (error: unknown): Outage | undefined => {
  if (isAway(error)) return 'database-away';
  return isStartProblem(error) && error.code === 'data-folder-unusable' ? error.code : undefined;
};

/** When it makes sense to ask again. */
export const awayRetrySeconds = 5;
