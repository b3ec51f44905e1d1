import { group } from '../engine/rule.ts';

export const withholdingRules = group({ code: 'AT', title: 'Withholdings of the document', stage: 'content' }, []);
