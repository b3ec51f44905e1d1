/** Results of a run as it goes, so that an interrupted one can be continued: a line of JSON for each mutant. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { packageFile } from '../../common/data-directory.ts';
import type { Mutant } from './operators.ts';
import type { Outcome } from './protocol.ts';
import { describeMutant } from './result.ts';

export type Progress = {
  readonly statusOf: (mutant: Mutant) => Outcome['status'] | undefined;
  readonly add: (mutant: Mutant, status: Outcome['status']) => void;
};

type Line = { readonly mutant: string; readonly status: Outcome['status'] };

/** A mutant of a changed line is another one. */
const nameOf = (mutant: Mutant): string => `${describeMutant(mutant)} @${mutant.start}`;

const linesOf = (file: string): readonly Line[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Line])) // Our own lines.
    : [];

/** @param seed of the run: each has a file of its own, which begins anew unless the run is resumed */
export const progressOf = (seed: string, { resume }: { readonly resume: boolean }): Progress => {
  const file = packageFile(`reports/mutation/${seed}.ndjson`);
  if (!resume) rmSync(file, { force: true });
  const known = new Map(linesOf(file).map(({ mutant, status }) => [mutant, status]));
  return {
    statusOf: (mutant) => known.get(nameOf(mutant)),
    add: (mutant, status) => {
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `${JSON.stringify({ mutant: nameOf(mutant), status })}\n`);
    },
  };
};
