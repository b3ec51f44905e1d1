export { faultNames, faults } from './fault-kinds.ts';
export { verdictNames } from './forced-verdicts.ts';
