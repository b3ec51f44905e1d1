export { type Form, translated } from '../checks/schema/translate.ts';
export type { SchemaRoot } from '../checks/schema/validate.ts';
export { differs } from '../checks/signature/report.ts';
export { findParts } from '../checks/signature/structure.ts';
export { readSigningTime, verifySignature } from '../checks/signature/verify.ts';
export type { XmlEdit } from '../checks/vocabulary/edit.ts';
export { inCurrency } from '../checks/vocabulary/in-currency.ts';
export { wordsIn } from '../checks/vocabulary/in-words.ts';
export type { Violation } from '../checks/vocabulary/violation.ts';
export type { CatalogueEntry } from './engine/catalogue.ts';
export type { JudgementReport } from './engine/judgement-report.ts';
export { type ListedRule, listingOf, strictlyOf } from './engine/listing.ts';
export type { Asked, Exchange, OutcomeEntry, RangeParameter } from './engine/outcome.ts';
export {
  type Profile,
  type RuleState,
  profileNamed,
  profileNames,
  requireProfile,
  ruleStates,
} from './engine/profile.ts';
export type { FailedRule } from './engine/results.ts';
export { type Rule, type RuleGroup, type RuleKind, type Source, companionsOf, sourceOf } from './engine/rule.ts';
export { isUnsigned } from './engine/unsigned.ts';
export { violationIn } from './engine/violation-in.ts';
export { violationOf } from './engine/violation-of.ts';
export type { Judged } from './judge.ts';
export { type ProposedChange, type ProposedChanges, claimOf } from './proposals/changes.ts';
export { editFault, editPath, nothingThere } from './proposals/edit-path.ts';
export { editText } from './proposals/edit-text.ts';
export { specOf, specimen } from './proposals/specimen.ts';
