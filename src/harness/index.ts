/**
 * `import { startBox, judge, generators } from 'ensayo'`: the services inside a test suite of your own (docs/embed.md).
 * What these modules export is public and kept stable; everything else in the package is not, and cannot be imported.
 */
export { startBox } from './embed/start-box.ts';
export { judge } from './embed/judge.ts';
export { isEnsayoError } from './embed/errors.ts';
export type { EnsayoError, EnsayoErrorCode } from './embed/errors.ts';
/** Seeded requests of every kind, valid by every rule: `generators.createGenerator('my-suite').invoice()`. */
export * as generators from '../../datasets/generators/index.ts';
export type {
  AdviceLine,
  Box,
  BoxOptions,
  ClockSetting,
  Explanation,
  FailedLine,
  JsonObject,
  Judgement,
  JudgingOptions,
  OfflineOptions,
  Reply,
  ReplyBody,
  RuleKind,
  RuleSetting,
  Verdict,
} from './embed/types.ts';
