import { UsageError } from './output.ts';

/** The longest first. */
const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['m', 60_000],
  ['s', 1_000],
  ['ms', 1],
] as const;

const millisecondsIn = new Map<string | undefined, number>(units);

const whole = /^(?:\d+(?:\.\d+)?(?:ms|[smhd]))+$/;
const parts = /(\d+(?:\.\d+)?)(ms|[smhd])/g;

/** `90s`, `1.5h`, `6d12h`; undefined if it is not a duration. */
export const millisecondsOf = (text: string): number | undefined =>
  whole.test(text)
    ? [...text.matchAll(parts)].reduce(
        (sum, [, count, unit]) => sum + Math.round(Number(count) * (millisecondsIn.get(unit) ?? Number.NaN)),
        0,
      )
    : undefined;

/** `90s`, `6d12h`, `500ms`, in milliseconds. An option gives the direction, since `-1h` looks like an option itself. */
export const durationOf = (text: string): number => {
  const milliseconds = millisecondsOf(text);
  if (milliseconds === undefined) {
    throw new UsageError({
      en: `"${text}" is not a duration. Expected a number and its unit, ms, s, m, h or d: 90s, 6d12h.`,
      es: `"${text}" no es una duración. Se esperaba un número con su unidad, ms, s, m, h o d: 90s, 6d12h.`,
    });
  }
  if (Number.isSafeInteger(milliseconds)) return milliseconds;
  throw new UsageError({
    en: `"${text}" is too long.`,
    es: `"${text}" es una duración demasiado larga.`,
  });
};

/** As `durationOf` reads it: `1h30m`. */
export const durationText = (milliseconds: number): string => {
  let rest = Math.abs(milliseconds);
  const text = units
    .map(([unit, length]) => {
      const count = Math.floor(rest / length);
      rest -= count * length;
      return count === 0 ? '' : `${String(count)}${unit}`;
    })
    .join('');
  return text === '' ? '0s' : text;
};
