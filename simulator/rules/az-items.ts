import { group } from '../engine/rule.ts';

export const itemRules = group({ code: 'AZ', title: 'Items of lines', stage: 'content' }, []);
