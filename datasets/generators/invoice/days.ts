/** Days around the day of issue. */
import { addDays } from '../../../src/common/time.ts';

export type Days = {
  /** The day of issue, when the caller names it. */
  readonly issue: string | undefined;
  /** That day, or the one on which the caller expects it. */
  readonly today: string | undefined;
  readonly before: (days: number) => string;
  readonly after: (days: number) => string;
};

/**
 * A request without a date is issued on the service's own day, which a generator
 * cannot know unless the caller tells. What must be earlier or later is otherwise
 * counted from the ends of the test environment's numbering range, so that it is
 * so on every day.
 */
const range = { start: '2019-01-19', end: '2030-01-19' } as const;

export const daysAround = (issue: string | undefined, today = issue): Days => ({
  issue,
  today,
  before: (days) => addDays(today ?? range.start, -days),
  after: (days) => addDays(today ?? range.end, days),
});
