import { group } from '../engine/rule.ts';

export const itemPropertyRules = group({ code: 'BF', title: 'Properties of items', stage: 'content' }, []);
