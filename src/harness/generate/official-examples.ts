/** docs/official-examples.md: what the authority answers to examples that it published itself. */
import { readFileSync } from 'node:fs';
import { dataFile } from '../../common/data-directory.ts';
import { linesCell, type StatedLines } from './stated-lines.ts';
import { table } from './tables.ts';

export type OfficialExample = {
  readonly file: string;
  /** The instant of its signature or, unsigned, of its issue. */
  readonly clock: string;
  /** A sentence, and the lines that it explains. */
  readonly reasons: Readonly<Record<string, StatedLines>>;
};

type Table = { readonly examples: readonly OfficialExample[] };

export const officialExamples = (): readonly OfficialExample[] =>
  (JSON.parse(readFileSync(dataFile('official-examples.json'), 'utf8')) as Table).examples; // our own file

const edition = ({ file }: OfficialExample): string => file.slice(0, file.lastIndexOf('/'));

const nameOf = ({ file }: OfficialExample): string => file.slice(file.lastIndexOf('/') + 1);

const section = (folder: string, examples: readonly OfficialExample[]): string =>
  examples
    .filter((example) => edition(example) === folder)
    .map(
      (example) => `### ${nameOf(example)}

Clock: ${example.clock}

${table(
  ['Lines', 'Why'],
  Object.entries(example.reasons).map(([reason, lines]) => [linesCell(lines), reason]),
)}`,
    )
    .join('\n\n');

const editions: Readonly<Record<string, string>> = {
  'toolbox-1.9': 'Published with annex 1.9',
  ubl: 'Of 2019, before annex 1.9',
  ds: 'Support document, annex DS 1.1',
  payroll: 'Payroll, annex NE 1.0: a template without values',
};

export const officialExamplesDocument = (): string => {
  const examples = officialExamples();
  const sections = Object.entries(editions).map(([folder, title]) => `## ${title}\n\n${section(folder, examples)}`);
  return `# Examples that the authority published

<!-- Generated from datasets/official-examples.json by \`npm run generate\`. -->

Documents of the authority's own toolboxes, judged unchanged. They are not in this repository; where the folder with
them is present, a contract test judges every one and compares the lines with these tables.

Their issuers, software and numbering are unknown here. Each is therefore judged with the registry that
\`ensayo registry from-document\` derives from it ([registry](registry.md#from-a-document)), at the time of its
signature, with its own certificates trusted and under the profile \`full\`. The tables list every line that is left.
Most examples were edited after they were signed, so their signatures no longer verify. PIN and technical key are in no
document, so the codes that are computed with them never match.

${sections.join('\n\n')}
`;
};
