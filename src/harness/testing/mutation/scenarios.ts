/** The expected lines of every broken document, as the committed features name them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFile } from '../../../common/data-directory.ts';

export type Scenario = {
  /** `invoice`, `event030` */
  readonly kind: string;
  /** Of the entry: its code, and its place among entries of the same code. */
  readonly rule: string;
  /** The code whose explanation is there; none for events. */
  readonly code: string;
  readonly lines: readonly string[];
};

const folder = 'features/rules';

const cells = (line: string): readonly string[] =>
  line
    .trim()
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const kindIn = (text: string): string | undefined => {
  const event = /Given a complete event "(\w+)"/.exec(text)?.[1];
  return event === undefined ? /Given a complete document of the kind (\w+)/.exec(text)?.[1] : `event${event}`;
};

const scenariosIn = (text: string): readonly Scenario[] => {
  const kind = kindIn(text);
  if (kind === undefined) return [];
  const rows = text.split('\n').filter((line) => line.trim().startsWith('|'));
  let header: readonly string[] = [];
  return rows.flatMap((line) => {
    const values = cells(line);
    if (values.includes('title')) {
      header = values;
      return [];
    }
    const named = Object.fromEntries(header.map((name, index) => [name, values[index] ?? '']));
    const { code = '', rule = code, lines } = named;
    if (lines === undefined) return [];
    return [
      {
        kind,
        rule,
        code,
        lines: lines
          .split(' ')
          .filter((each) => each !== '')
          .sort(),
      },
    ];
  });
};

const readAll = (): readonly Scenario[] =>
  readdirSync(packageFile(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.feature'))
    .sort()
    .flatMap((name) => scenariosIn(readFileSync(join(packageFile(folder), name), 'utf8')));

let known: readonly Scenario[] | undefined;

/** Read once, because they do not change with the judge. */
export const scenarios = (): readonly Scenario[] => (known ??= readAll());
