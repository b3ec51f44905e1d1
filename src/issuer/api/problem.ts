import type { ApiAnswer } from './http.ts';

/** The statuses of problems, by their code. */
const statuses = {
  'duplicate-key': 400,
  'malformed-json': 400,
  'invalid-tenant': 400,
  unauthenticated: 401,
  'registration-closed': 403,
  'unknown-path': 404,
  'file-not-found': 404,
  'document-not-found': 404,
  'inbox-not-used': 404,
  'mail-not-found': 404,
  'attached-document-not-available': 404,
  'unknown-table': 404,
  'row-not-found': 404,
  'method-not-allowed': 405,
  'number-already-accepted': 409,
  'idempotency-key-reused': 409,
  'document-files-removed': 410,
  'json-too-complex': 413,
  'body-too-large': 413,
  'document-too-large': 413,
  'unsupported-media-type': 415,
  'invalid-request': 422,
  'unknown-test-set': 422,
  'not-simulated': 422,
  'certificate-not-configured': 422,
  'certificate-not-usable': 422,
  'unknown-model': 422,
  'numbering-not-configured': 422,
  'too-many-tenants': 429,
  'internal-error': 500,
  'database-damaged': 500,
  'authority-not-allowed': 502,
  'authority-fault': 502,
  'authority-unreadable': 502,
  'authority-not-asked': 502,
  'authority-unreachable': 503,
  'number-in-use': 503,
  'authority-timeout': 504,
} as const;

export type Problem = {
  readonly code: keyof typeof statuses;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly more?: Readonly<Record<string, unknown>>;
};

export const problem = ({ code, message, headers = {}, more = {} }: Problem): ApiAnswer => ({
  status: statuses[code],
  headers,
  body: { message, code, ...more },
});
