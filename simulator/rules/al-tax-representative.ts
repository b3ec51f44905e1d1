import { group } from '../engine/rule.ts';

export const taxRepresentativeRules = group({ code: 'AL', title: 'Tax representative', stage: 'content' }, []);
