export {
  answeringPath,
  codesOf,
  explanationsOf,
  linesOf,
  resultOf,
  type Explanation,
} from '../../src/harness/answers.ts';
import { explanationsOf } from '../../src/harness/answers.ts';
import type { JsonObject } from '../../src/harness/box.ts';
import { box } from './world.ts';

/** Whether the reply explains at all: services of others need not. */
export const explains = (body: JsonObject): boolean =>
  box().elsewhere?.kind !== 'issuer' || body.explanations !== undefined;

/** Whether it says which fields of the request are meant: only an issuing service knows, not the authority. */
export const namesFields = (body: JsonObject): boolean =>
  box().elsewhere?.kind !== 'issuer' || explanationsOf(body).some(({ field }) => field !== undefined);

export type Warning = { readonly code: string; readonly paths: readonly string[]; readonly message: string };

export const warningsOf = (body: JsonObject): readonly Warning[] => {
  const given = body.warnings;
  return Array.isArray(given) ? (given as readonly Warning[]) : []; // the API's own shape, checked field by field below
};
