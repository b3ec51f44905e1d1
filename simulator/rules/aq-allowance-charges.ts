import { group } from '../engine/rule.ts';

export const allowanceChargeRules = group(
  { code: 'AQ', title: 'Discounts and charges of the document', stage: 'content' },
  [],
);
