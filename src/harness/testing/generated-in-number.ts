/** Generated documents by the thousand: in two test files, so that the deep run has both processors at work. */
import { expect } from 'vitest';
import { requireProfile } from '../../../simulator/engine/profile.ts';
import { generatedNames } from '../drawn/kinds.ts';
import { startSession } from './generated.ts';

/** Ten thousand in all. */
const countOf = Math.ceil(10_000 / generatedNames.length);

/**
 * The judge computes every code and every total anew, and with the profile
 * `exact` it accepts no difference: what it accepts without a line is two
 * independent computations that agree to the cent. Each kind has a session of
 * its own: in one, the clock would run past the certificates.
 */
export const expectAcceptedInNumber = async (name: (typeof generatedNames)[number]): Promise<void> => {
  const session = await startSession(`deep ${name}`);
  try {
    session.box.authority.settings.profile = requireProfile('exact');
    expect(await session.troublesOf(name, countOf)).toEqual([]);
  } finally {
    await session.close();
  }
};

const isOfSales = (name: string): boolean => /^(?:invoice|health|credit|debit)/.test(name);

/** Each kind is in one of both, which take about as long. */
export const salesNames = generatedNames.filter(isOfSales);
export const otherNames = generatedNames.filter((name) => !isOfSales(name));
