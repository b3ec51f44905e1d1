/** Figures and instants as the page writes them. */
import { colombianDate, colombianTime } from '../../../common/time.ts';

const whole = new Intl.NumberFormat('en');

/** 3,372 */
export const count = (value: number): string => whole.format(value);

/** 87 ms, 4.2 s, 2 min 25 s */
export const duration = (milliseconds: number): string => {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 59_950) return `${(milliseconds / 1_000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/** In Colombia's time, which the documents of the run bear too. */
export const instant = (iso: string): string => {
  const at = Date.parse(iso);
  return `${colombianDate(at)} ${colombianTime(at)}`;
};

/** +3, −2, ±0 */
export const change = (difference: number, show: (value: number) => string = count): string => {
  if (difference === 0) return '±0';
  return `${difference > 0 ? '+' : '−'}${show(Math.abs(difference))}`;
};

/** One scenario, 2 scenarios. */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** Opens the list of scenarios with these words; half a character, which no address can hold, is replaced. */
export const findAddress = (words: string): string =>
  `#find=${encodeURIComponent(Buffer.from(words, 'utf8').toString('utf8'))}`;
