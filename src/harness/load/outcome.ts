/** What became of one document, in codes that can be counted. */
import type { Posted } from './post.ts';

/** Empty when it was accepted. */
export type Outcome = readonly string[];

const lineCodes = (body: string): readonly string[] => [
  ...new Set([...body.matchAll(/Regla: ([A-Za-z0-9-]+), Rechazo/g)].map(([, code = '']) => code)),
];

const refusalCode = (body: string): string | undefined => /"code"\s*:\s*"([a-z0-9-]+)"/.exec(body)?.[1];

/** Accepted by the authority, or taken to be judged later (a ZipKey). */
const isTaken = (body: string): boolean => /"IsValid"\s*:\s*"true"|"ZipKey"\s*:\s*"/.test(body);

/** The rules that reject, else the code of the refusal, else the status. */
export const outcomeOf = ({ status, body }: Posted): Outcome => {
  if (status === 200 && isTaken(body)) return [];
  const codes = lineCodes(body);
  if (codes.length > 0) return codes;
  const refusal = status >= 400 ? refusalCode(body) : undefined;
  return [refusal ?? (status === 200 ? 'no-verdict' : `http-${String(status)}`)];
};

/** Of a request that had no answer: `timeout`, `econnrefused`, … */
export const failureOf = (error: unknown): Outcome => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no-answer';
  return [code.toLowerCase()];
};
