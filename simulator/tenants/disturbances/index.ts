export { type FaultName, type FaultOptions, type FaultState, faultNames, faults } from './fault-kinds.ts';
export { verdictNames } from './forced-verdicts.ts';
export type { Matcher } from './matcher.ts';
export type { ForcedOptions, ForcedState, VerdictName } from './verdict-kinds.ts';
