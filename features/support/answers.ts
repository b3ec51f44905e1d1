export {
  answeringPath,
  codesOf,
  explanationsOf,
  linesOf,
  resultOf,
  type Explanation,
} from '../../src/harness/answers.ts';
import type { JsonObject } from '../../src/harness/box.ts';

export type Warning = { readonly code: string; readonly paths: readonly string[]; readonly message: string };

export const warningsOf = (body: JsonObject): readonly Warning[] => {
  const given = body.warnings;
  return Array.isArray(given) ? (given as readonly Warning[]) : []; // the API's own shape, checked field by field below
};
