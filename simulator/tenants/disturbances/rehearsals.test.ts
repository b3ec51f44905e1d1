import { describe, expect, it } from 'vitest';
import { beginRehearsal, endRehearsal, rehearsalLeaseMs, type RehearsalSettings } from './rehearsals.ts';

const lenient = { forcedVerdicts: 'allowed', autoCreateTestSets: true } as const;
const strict = { forcedVerdicts: 'refused', autoCreateTestSets: false } as const;

const settingsBefore = (): RehearsalSettings => ({ ...lenient });

describe('a rehearsal', () => {
  it('is over when it ends, or was not heard of for as long as its lease', () => {
    for (const [silent, after] of [
      [rehearsalLeaseMs, strict],
      [rehearsalLeaseMs + 1, lenient],
    ] as const) {
      const settings = settingsBefore();
      beginRehearsal(settings, { id: 'killed', now: 0 });
      beginRehearsal(settings, { id: 'next', now: silent });
      expect(settings).toMatchObject(strict);
      endRehearsal(settings, { id: 'next', now: silent });
      expect(settings).toMatchObject(after);
    }
  });

  it('that says that it runs keeps its lease', () => {
    const settings = settingsBefore();
    for (const now of [0, 200_000, 400_000]) beginRehearsal(settings, { id: 'long', now });
    beginRehearsal(settings, { id: 'short', now: 500_000 });
    endRehearsal(settings, { id: 'short', now: 500_000 });
    expect(settings).toMatchObject(strict);
    endRehearsal(settings, { id: 'long', now: 500_000 });
    expect(settings).toMatchObject(lenient);
  });

  it('that nobody began ends nothing', () => {
    const settings = settingsBefore();
    beginRehearsal(settings, { id: 'one', now: 0 });
    endRehearsal(settings, { id: 'other', now: 0 });
    expect(settings).toMatchObject(strict);
  });
});
