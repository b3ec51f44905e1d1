import { describe, expect, it } from 'vitest';
import { requireProfile } from '../../simulator/engine/profile.ts';
import { startSession } from './testing/generated.ts';
import { generatedNames } from './drawn/kinds.ts';

/** Ten thousand in all. */
const countOf = Math.ceil(10_000 / generatedNames.length);

/**
 * The judge computes every code and every total anew, and with the profile
 * `exact` it accepts no difference: what it accepts without a line is two
 * independent computations that agree to the cent. Each kind has a session of
 * its own: in one, the clock would run past the certificates.
 */
describe('generated documents in number', () => {
  it.each(generatedNames)(
    'of the kind %s are accepted without a line, every amount and code as recomputed',
    async (name) => {
      const session = await startSession(`deep ${name}`);
      try {
        session.box.authority.settings.profile = requireProfile('exact');
        expect(await session.troublesOf(name, countOf)).toEqual([]);
      } finally {
        await session.close();
      }
    },
  );
});
