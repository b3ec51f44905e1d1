/** How an exchange with the authority ended, as plain data for comparing two exchanges. */
import { readAnswer } from '../../issuer/authority/answer.ts';
import { codesOf, linesOf, verdictIn } from '../answers.ts';
import type { Reply, Exchange } from '../box-types.ts';

export type Judged = { readonly verdict: string; readonly codes: readonly string[] };

export type Verdict = {
  /** From the SOAP answer, or from the reply if nothing was sent to the authority. */
  readonly http: number;
  /** The failed check behind a fault, or the code of a refused request. */
  readonly fault: string | null;
  readonly statusCode: string | null;
  /** Word for word. */
  readonly lines: readonly string[];
  /** The judge's findings, document by document, whatever the answer says. */
  readonly judged: readonly Judged[];
};

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const codesIn = (failed: unknown): readonly string[] =>
  Array.isArray(failed) ? [...new Set(failed.map((line: unknown) => String(memberOf(line, 'code'))))].sort() : [];

/** A forced verdict keeps the judge's findings next to it. */
const judgedIn = (results: unknown): readonly Judged[] => {
  const documents = memberOf(results, 'documents');
  if (Array.isArray(documents)) return documents.flatMap(judgedIn);
  const found = memberOf(results, 'found') ?? results;
  const verdict = memberOf(found, 'verdict');
  return typeof verdict === 'string' ? [{ verdict, codes: codesIn(memberOf(found, 'failed')) }] : [];
};

type Ended = Pick<Exchange, 'status' | 'answer' | 'results' | 'fault'>;

export const verdictOfExchange = ({ status, answer, results, fault }: Ended): Verdict => {
  const read = readAnswer({ status, headers: {}, body: Buffer.from(answer) });
  const told = read.kind === 'verdict' ? linesOf({ ResponseAuthority: read.json }) : [];
  return {
    http: status,
    fault: fault?.check ?? null,
    statusCode: read.kind === 'verdict' ? read.verdict.statusCode : null,
    lines: told,
    judged: judgedIn(results),
  };
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** From a reply of the issuing service, if the exchange behind it is not known. */
export const verdictOfReply = ({ status, body }: Reply): Verdict => {
  const verdict = verdictIn(body);
  if (verdict === undefined) return { http: status, fault: textOf(body.code), statusCode: null, lines: [], judged: [] }; // refused, a fault, or not judged yet
  const { statusCode, lines } = verdict;
  const judged = [{ verdict: statusCode === '00' ? 'accepted' : 'rejected', codes: codesOf(body) }];
  return { http: status, fault: null, statusCode, lines, judged };
};
