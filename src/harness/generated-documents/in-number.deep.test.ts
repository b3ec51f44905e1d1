/**
 * A thousand generated documents, and ten thousand in `.ci/long`. The judge recomputes every code and every total, and with the profile `exact` it
 * accepts no difference: acceptance without a line means that two independent computations agree to the cent.
 */
import { expect, it } from 'vitest';
import { isLong } from '../../common/testing/volume.ts';
import { requireProfile } from '../../../simulator/judge/engine/profile.ts';
import { generatedNames } from './kinds.ts';
import { startSession } from './session.fixture.ts';

const count = Math.ceil((isLong ? 10_000 : 1_000) / generatedNames.length);

// Each kind has its own session: in a single one, the clock would run past the certificates.
it.each(generatedNames)('documents of the kind %s are accepted without a line', async (name) => {
  const session = await startSession(`deep ${name}`);
  try {
    session.box.authority.settings.profile = requireProfile('exact');
    expect(await session.troublesOf(name, count)).toEqual([]);
  } finally {
    await session.close();
  }
});
