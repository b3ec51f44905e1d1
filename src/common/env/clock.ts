/** Time as set by people: the machine's, stopped, shifted or running at another speed. */
import { instantIn } from '../time.ts';
import { optionProblem } from '../start-error.ts';

/** @throws RangeError `invalid-clock` for what `instantIn` does not know */
export const parseInstant = (text: string): number => {
  const instant = instantIn(text);
  if (instant === undefined) {
    throw optionProblem('invalid-clock', {
      en: `Not an instant: "${text}". Expected ISO 8601, for example 2026-11-20T10:00:00-05:00.`,
      es: `No es un instante: "${text}". Se esperaba ISO 8601, por ejemplo 2026-11-20T10:00:00-05:00.`,
    });
  }
  return instant;
};

export type Clock = {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly now: () => number;
};

export type ClockSetting =
  | { readonly mode: 'real' }
  /** Stands still; `advance` steps it. Instants are ISO 8601, in Colombian time if they have no offset. */
  | { readonly mode: 'fixed'; readonly at: string }
  | { readonly mode: 'offset'; readonly milliseconds: number }
  /** Runs `factor` times as fast, from that instant or from its current time. */
  | { readonly mode: 'speed'; readonly factor: number; readonly from?: string | undefined };

/** Shows `shown` when the base clock shows `since`, and runs `factor` times as fast; 0 stands still. */
export type ClockLine = { readonly shown: number; readonly since: number; readonly factor: number };

/** A clock that tests, `--clock` and the control interface can move while the services run. */
export type AdjustableClock = Clock & {
  /** The reference for adjustments, and the time shown in mode `real`. */
  readonly base: Clock;
  /** Stops the clock at that instant. */
  readonly set: (at: Date | string) => void;
  /** Moves it by this much, whatever its mode: a stopped clock stays stopped. */
  readonly advance: (milliseconds: number) => void;
  /** @throws RangeError for an instant that cannot be read or a factor that is not above zero */
  readonly use: (setting: ClockSetting) => void;
  readonly setting: () => ClockSetting;
  /** Its course, for another process to show the same time at every moment. */
  readonly line: () => ClockLine;
  readonly follow: (line: ClockLine) => void;
};

export const systemClock: Clock = { now: () => Date.now() };

const factorOf = (factor: number): number => {
  if (Number.isFinite(factor) && factor > 0) return factor;
  throw optionProblem('invalid-clock', {
    en: `Not a speed: ${String(factor)}. Expected a factor above 0, for example 60.`,
    es: `No es una velocidad: ${String(factor)}. Se esperaba un factor mayor que 0, por ejemplo 60.`,
  });
};

/** Without a start it shows the time of its base, which is the machine's. */
export const adjustableClock = (start?: string, base: Clock = systemClock): AdjustableClock => {
  let line: ClockLine = { shown: 0, since: 0, factor: 1 };
  const now = (): number => line.shown + Math.trunc((base.now() - line.since) * line.factor);
  const lineOf = (setting: ClockSetting): ClockLine => {
    const since = base.now();
    switch (setting.mode) {
      case 'real':
        return { shown: 0, since: 0, factor: 1 };
      case 'fixed':
        return { shown: parseInstant(setting.at), since, factor: 0 };
      case 'offset':
        return { shown: setting.milliseconds, since: 0, factor: 1 };
      case 'speed': {
        const shown = setting.from === undefined ? now() : parseInstant(setting.from);
        return { shown, since, factor: factorOf(setting.factor) };
      }
    }
  };
  const use = (setting: ClockSetting): void => {
    line = lineOf(setting);
  };
  if (start !== undefined) use({ mode: 'fixed', at: start });
  return {
    base,
    now,
    use,
    line: () => line,
    follow: (other) => {
      line = other;
    },
    set: (at) => {
      use({ mode: 'fixed', at: typeof at === 'string' ? at : at.toISOString() });
    },
    advance: (milliseconds) => {
      line = { ...line, shown: line.shown + milliseconds };
    },
    setting: () => {
      if (line.factor === 0) return { mode: 'fixed', at: new Date(line.shown).toISOString() };
      if (line.factor !== 1) return { mode: 'speed', factor: line.factor };
      const milliseconds = line.shown - line.since;
      return milliseconds === 0 ? { mode: 'real' } : { mode: 'offset', milliseconds };
    },
  };
};

/** Milliseconds of a monotonic watch, for durations that are reported and never decide anything. */
export const stopwatch = (): (() => number) => {
  const start = performance.now();
  return () => performance.now() - start;
};
