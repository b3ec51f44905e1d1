/** Judges files as `ensayo judge` does, in Node and in Chromium: for tests that compare the two. */
import { systemClock, type Clock } from '../../../common/env/clock.ts';
import { fromBase64 } from '../../../common/bytes.ts';
import { documentsIn, writtenNotJudged } from '../../../../simulator/document/index.ts';
import { createOfflineJudge } from '../../../../simulator/offline.ts';

export type ComparedFile = { readonly name: string; readonly base64: string };

/** @param at milliseconds since 1970 @returns the reports as JSON, one per document */
export const reportsOn = async ({ name, base64 }: ComparedFile, at: number, propose: boolean): Promise<string> => {
  const clock: Clock = { ...systemClock, now: () => at };
  const env = {
    clock,
    random: { bytes: () => fromBase64('') as Buffer, uuid: () => '' },
    sleep: () => Promise.resolve(),
  };
  const judge = await createOfflineJudge({ env }).knowing({});
  const reports: unknown[] = [];
  for (const file of await documentsIn({ name, bytes: fromBase64(base64) })) {
    if ('notJudged' in file) reports.push(writtenNotJudged(file.notJudged));
    else {
      const report = await judge.judge(file);
      reports.push({ ...report, proposed: propose ? await judge.propose(file, report) : undefined });
    }
  }
  return JSON.stringify(reports);
};

(globalThis as { reportsOn?: typeof reportsOn }).reportsOn = reportsOn; // for the page that loads this module
