import { group } from '../engine/rule.ts';

export const deliveryRules = group({ code: 'AM', title: 'Delivery', stage: 'content' }, []);
