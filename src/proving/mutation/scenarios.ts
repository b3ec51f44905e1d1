/** The whole answer to every broken document, as the rows of the committed features state it. */
import { readFileSync } from 'node:fs';
import { packageFile } from '../../common/data-directory.ts';
import { spokenKinds } from '../../harness/conform/rows.ts';
import { featureFiles } from '../../harness/feature-files.ts';

export type Scenario = {
  /** `invoice`, `event030` */
  readonly kind: string;
  /** Of the entry: its code, and its place among entries of the same code. */
  readonly rule: string;
  readonly status: string;
  /** `FAU14 Rechazo`, sorted. */
  readonly lines: readonly string[];
};

/** A bar inside a cell is escaped. */
const cells = (line: string): readonly string[] =>
  line
    .trim()
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

const kindNamed = (document: string): string => spokenKinds.get(document) ?? document.replace(' ', '');

const scenarioOf = (row: Readonly<Record<string, string>>): Scenario => {
  const { code: rule = '', document = '', kind, status = '', also = 'none' } = row;
  const own = kind === undefined ? [] : [`${rule.replace(/\/\d+$/, '')} ${kind}`];
  const others = also === 'none' ? [] : also.split(', ');
  return { kind: kindNamed(document), rule, status, lines: [...own, ...others].sort() };
};

const scenariosIn = (text: string): readonly Scenario[] => {
  let header: readonly string[] = [];
  return text
    .split('\n')
    .filter((line) => line.trim().startsWith('|'))
    .flatMap((line) => {
      const values = cells(line);
      if (values[0] === 'code') {
        header = values;
        return [];
      }
      return [scenarioOf(Object.fromEntries(header.map((name, index) => [name, values[index] ?? ''])))];
    });
};

const readAll = (): readonly Scenario[] =>
  featureFiles('features/rules')
    .filter((path) => !path.endsWith('-by-request.feature'))
    .flatMap((path) => scenariosIn(readFileSync(packageFile(path), 'utf8')));

let known: readonly Scenario[] | undefined;

/** Read once, because they do not change with the judge. */
export const scenarios = (): readonly Scenario[] => (known ??= readAll());
