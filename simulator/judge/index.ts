/** What the harness and the command line may use of the judge and its checks. */
export type { SchemaRoot } from '../checks/schema/validate.ts';
export { differs } from '../checks/signature/report.ts';
export { inCurrency } from '../checks/vocabulary/in-currency.ts';
export type { Requirement, Violation } from '../checks/vocabulary/violation.ts';
export {
  type Change,
  type DatedValue,
  type Difference,
  type Times,
  changesAfter,
  differencesBetween,
  inForceAt,
  lackAfter,
  timesOfRule,
} from './dates/dated-values.ts';
export {
  changeInWords,
  dayInWords,
  keyInWords,
  nameInWords,
  sourceInWords,
  timesInWords,
  valueInWords,
} from './dates/in-words.ts';
export { nameData, timesData, valueData } from './dates/times-data.ts';
export type { CatalogueEntry } from './engine/catalogue.ts';
export { declaredCode, deviations, deviationsOf, otherCodes } from './engine/deviations.ts';
export { byCode } from './engine/code-order.ts';
export { type ListedRule, listingOf } from './engine/listing.ts';
export type { AdviceLine } from './engine/judgement-report.ts';
export type { OutcomeEntry } from './engine/outcome.ts';
export {
  isOn,
  type Profile,
  profileNamed,
  profileNames,
  profileWith,
  requireProfile,
  type RuleState,
  ruleStates,
} from './engine/profile.ts';
export { certainties, type RuleKind } from './engine/rule.ts';
export { isUnsigned } from './engine/unsigned.ts';
export { situations, situationThat } from '../checks/vocabulary/registry-situations.ts';
export { violationOf } from './engine/violation-of.ts';
export { allAdvice } from './advice/index.ts';
export { rowsWith } from './catalogue-rows.ts';
export { needsInWords } from './needs-in-words.ts';
export {
  changeText,
  effectText,
  evidenceLine,
  type Observation,
  observations,
  observationsOn,
  otherNameText,
  witnessesMeaning,
} from './observations.ts';
export { claimOf, type ProposedChanges, withChanges } from './proposals/changes.ts';
export { specimenSpec } from './proposals/specimen.ts';
export { type Statements, statementsIn } from './statements/statements.ts';
