/** Days around the day of issue. */
import { addDays } from '../../../src/common/time.ts';

export type Days = {
  /** The day of issue, when the caller names it. */
  readonly issue: string | undefined;
  readonly before: (days: number) => string;
  readonly after: (days: number) => string;
};

/**
 * A request without a date is issued on the service's own day, which a generator
 * cannot know. What must be earlier or later is then counted from the ends of
 * the test environment's numbering range, so that it is so on every day.
 */
const range = { start: '2019-01-19', end: '2030-01-19' } as const;

export const daysAround = (issue: string | undefined): Days => ({
  issue,
  before: (days) => addDays(issue ?? range.start, -days),
  after: (days) => addDays(issue ?? range.end, days),
});
