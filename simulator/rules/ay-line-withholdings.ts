import { group } from '../engine/rule.ts';

export const lineWithholdingRules = group({ code: 'AY', title: 'Withholdings of lines', stage: 'content' }, []);
