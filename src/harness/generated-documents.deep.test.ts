import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileNamed } from '../../simulator/engine/profile.ts';
import { startSession, type Session } from './testing/generated.ts';
import { generatedNames } from './testing/generated-kinds.ts';

let session: Session;

/**
 * The judge computes every code and every total anew, and with the profile
 * `exact` it accepts no difference: what it accepts without a line is two
 * independent computations that agree to the cent.
 */
beforeAll(async () => {
  session = await startSession('deep');
  const { settings } = session.box.authority;
  settings.profile = profileNamed('exact') ?? settings.profile;
});

afterAll(() => session.close());

/** Ten thousand in all. */
const countOf = Math.ceil(10_000 / generatedNames.length);

describe('generated documents in number', () => {
  it.each(generatedNames)(
    'of the kind %s are accepted without a line, every amount and code as recomputed',
    async (name) => {
      expect(session.box.authority.settings.profile.name).toBe('exact');
      expect(await session.troublesOf(name, countOf)).toEqual([]);
    },
  );
});
