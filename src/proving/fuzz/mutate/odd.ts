/** Values that programs are known to read wrongly. */
import fc from 'fast-check';
import type { SeededRandom } from '../../../../datasets/generators/material/random.ts';

export type Random = SeededRandom['random'];

const repeated = (text: string, count: number) => (): string => text.repeat(count);

/** Long ones are made when drawn. */
const texts: readonly (string | (() => string))[] = [
  ...['', ' ', '\t\n', '0', '-0', 'null', 'undefined', 'NaN', 'true', '[object Object]', '__proto__', 'constructor'],
  ...['toString', 'ñandú', 'ÑÑ', '\u00a0', '\u2028', '\u2029', '\u0085', '\ufeff', '\u200b', '\u202e', 'e\u0301'],
  ...['\u{1f600}', '\u{10ffff}', '\uffff', '<', '&', ']]>', '<!--', '&#0;', '&amp;amp;', '"', "'", '\\', '\\u0000'],
  ...['../../etc/passwd', 'C:\\con', '%00', '%s%n', '{{7*7}}', '=1+1', "' OR 1=1 --", 'a@b', '@', 'http://'],
  ...['1e400', '-1e400', '1E2', '0x10', '1,5', '1.', '.5', '+1', '00', '1e-400', '1_000', '٣', '１２', '9'.repeat(40)],
  ...['2026-02-30', '2026-13-01', '0000-00-00', '9999-12-31', '-0001-01-01', '2026-11-20T25:00:00', '24:00:00'],
  ...['2024-02-29', '2025-02-29', '20261120', '20/11/2026', '2026-11-20T10:00:00+14:01', '10000-01-01', '1969-12-31'],
  repeated('A', 300),
  repeated('9', 5_000),
  repeated('ñ', 20_000),
  repeated('&', 2_000),
  repeated('a ', 10_000),
  repeated('1.', 3_000),
  repeated('\u0301', 3_000),
  // Also the longest name of a file that a ZIP can have.
  () => `a${'\u0301'.repeat(16_000)}${'\u0316'.repeat(16_000)}`,
];

export const oddText = (random: Random): string => {
  const text = random.pick(texts);
  return typeof text === 'string' ? text : text();
};

/** JSON numbers as written: JavaScript would round some of them before they are sent. */
export const oddNumbers = [
  ...['0', '-0', '-1', '1e400', '-1e400', '1e-400', '0.1', '0.30000000000000004', '1.005', '2.5', '1E2', '1e2'],
  ...['9007199254740993', '99999999999999999999999999', '-9007199254740993', '4294967296', '2147483648', '65536'],
  ...['0.000000000000000000000000001', '123456789012345678.123456789012345678', '1e15', '1e21', '1e308', '5e-324'],
] as const;

/** One value of an arbitrary of fast-check. */
export const sampleOf = <Value>(arbitrary: fc.Arbitrary<Value>, random: Random): Value => {
  const [value] = fc.sample(arbitrary, { numRuns: 1, seed: random.integer(0, 0x7fffffff) });
  if (value === undefined) throw new Error('fast-check sampled nothing.');
  return value;
};
