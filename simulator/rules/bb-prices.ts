import { group } from '../engine/rule.ts';

export const priceRules = group({ code: 'BB', title: 'Prices of lines', stage: 'content' }, []);
