import type { Advice } from './advice.ts';
import { amountAdvice } from './amounts.ts';
import { dateAdvice } from './dates.ts';

/** In the order in which it is given. */
export const allAdvice: readonly Advice[] = [...amountAdvice, ...dateAdvice];
