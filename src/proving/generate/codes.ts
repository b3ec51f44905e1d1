import { catalogue } from '../../../simulator/rules/index.ts';
import { documentKinds, eventKinds } from '../../../simulator/document/kind.ts';
import type { CodeRow } from '../../harness/codes.ts';

/** One row for each declaration, in the order of the catalogue, and one for each outcome. */
const codeRows = (): readonly CodeRow[] => {
  const { groups, outcomes } = catalogue();
  const subjects = [...documentKinds, ...eventKinds];
  const rules = groups.flatMap((group) => group.rules);
  return [
    ...rules.map(({ codes }) =>
      Object.fromEntries(
        subjects.flatMap((subject) => {
          const of = codes[subject];
          return of === undefined ? [] : [[subject, `${of.code} ${of.kind.charAt(0)}`]];
        }),
      ),
    ),
    ...outcomes.map(({ document, code }) => ({ [document]: code.code })),
  ];
};

export const codesDocument = (): string =>
  `[\n${codeRows()
    .map((row) => JSON.stringify(row))
    .join(',\n')}\n]\n`;
