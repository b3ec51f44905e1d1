/** Whether an error means that the database server cannot be reached. */

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

/** When it makes sense to ask again. */
export const awayRetrySeconds = 5;
