import type { Advice } from './advice.ts';
import { amountAdvice } from './amounts.ts';
import { dateAdvice } from './dates.ts';
import { healthAdvice } from './health.ts';
import { payrollAdvice } from './payroll.ts';
import { uvtAdvice } from './uvt.ts';

/** In the order in which it is given. */
export const allAdvice: readonly Advice[] = [
  ...amountAdvice,
  ...dateAdvice,
  ...healthAdvice,
  ...payrollAdvice,
  ...uvtAdvice,
];
