import { group } from '../engine/rule.ts';

export const lineAllowanceRules = group({ code: 'BE', title: 'Discounts and charges of lines', stage: 'content' }, []);
