import { group } from '../engine/rule.ts';

export const figureRules = group({ code: 'VLR', title: 'Figures, places and contingency', stage: 'content' }, []);
