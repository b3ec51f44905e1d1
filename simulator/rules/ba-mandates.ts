import { group } from '../engine/rule.ts';

export const mandateRules = group({ code: 'BA', title: 'Mandates of lines', stage: 'content' }, []);
