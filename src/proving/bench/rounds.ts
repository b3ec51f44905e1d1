/** Rounds in which every case has its turn, so that a slow moment of the machine hits all of them. */
import type { CaseName } from './cases.ts';
import type { Round, Sample } from './samples.ts';

export type RunningCase = { readonly name: CaseName; readonly run: () => Promise<Sample> };

export type RoundsOptions = {
  readonly rounds: number;
  readonly onMeasured?: ((round: number, name: CaseName, sample: Sample) => void) | undefined;
};

/** One after another: two at a time would measure each other. */
export const runRounds = async (
  cases: readonly RunningCase[],
  { rounds, onMeasured }: RoundsOptions,
): Promise<readonly Round[]> => {
  const measured: Round[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const samples: Record<CaseName, Sample> = {};
    for (const { name, run } of cases) {
      const sample = await run();
      samples[name] = sample;
      onMeasured?.(round, name, sample);
    }
    measured.push(samples);
  }
  return measured;
};
