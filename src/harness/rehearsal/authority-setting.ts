/** How an authority must behave for a rehearsal to count: nothing forced, nothing made up, nothing broken on purpose. */
import type { ControlClient, Settings } from '../../../simulator/control/client.ts';
import { optionProblem } from '../../common/start-error.ts';

export type Strict = {
  /** As they were before. */
  readonly before: Settings;
};

/**
 * Refuses forced verdicts and unknown test sets from now on.
 * @throws RangeError where faults or forced verdicts are ordered: somebody else's are not removed
 */
export const beStrict = async (control: ControlClient): Promise<Strict> => {
  const [faults, verdicts] = await Promise.all([control.faults(), control.verdicts()]);
  const ordered = [
    ...(faults.length === 0 ? [] : [`${String(faults.length)} faults (ensayo fault clear)`]),
    ...(verdicts.length === 0 ? [] : [`${String(verdicts.length)} forced verdicts (ensayo verdict clear)`]),
  ];
  if (ordered.length > 0) {
    throw optionProblem(
      'authority-disturbed',
      `A rehearsal takes no orders, and the authority has ${ordered.join(' and ')}. Remove them first.`,
    );
  }
  const before = await control.settings();
  await control.changeSettings({ forcedVerdicts: 'refused', autoCreateTestSets: false });
  return { before };
};

/** For an authority of somebody else's: as it was. */
export const restore = async (control: ControlClient, { before }: Strict): Promise<void> => {
  const { forcedVerdicts, autoCreateTestSets } = before;
  await control.changeSettings({ forcedVerdicts, autoCreateTestSets });
};

/** Sentences about what was changed meanwhile, so that the report does not keep quiet about it. */
export const departures = async (control: ControlClient): Promise<readonly string[]> => {
  const [{ forcedVerdicts, autoCreateTestSets }, faults, verdicts] = await Promise.all([
    control.settings(),
    control.faults(),
    control.verdicts(),
  ]);
  return [
    ...(forcedVerdicts === 'allowed' ? ['Durante el ensayo se permitieron resultados forzados.'] : []),
    ...(autoCreateTestSets ? ['Durante el ensayo se permitió crear sets de pruebas desconocidos.'] : []),
    ...(faults.length > 0 ? [`Durante el ensayo se ordenaron fallas: ${String(faults.length)}.`] : []),
    ...(verdicts.length > 0 ? [`Durante el ensayo se ordenaron resultados forzados: ${String(verdicts.length)}.`] : []),
  ];
};
