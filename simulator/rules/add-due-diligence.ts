import { group } from '../engine/rule.ts';

export const dueDiligenceRules = group({ code: 'ADD', title: 'Due diligence', stage: 'content' }, []);
