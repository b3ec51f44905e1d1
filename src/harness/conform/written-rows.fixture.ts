/** The rows of features/rules as they are written: where each stands, and its cells. */
import { readFileSync } from 'node:fs';
import { packageFile } from '../../common/data-directory.ts';
import { featureFiles } from '../feature-files.ts';
import { columnsIn, rowSteps, stepSorts, type RowBase, baseSteps, type StepSort } from '../violations/row-steps.ts';

export type WrittenRow = {
  /** `features/rules/taxes.feature:12` */
  readonly place: string;
  readonly base: RowBase;
  readonly sort: StepSort;
  /** By the heads of their columns. */
  readonly cells: Readonly<Record<string, string>>;
};

const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(/\|((?:\\.|[^|\\])*)(?=\|)/g)].map(([, cell = '']) => cell.trim().replaceAll(/\\(.)/g, '$1'));

const bases = Object.keys(baseSteps) as RowBase[]; // its own keys

const baseIn = (step: string): RowBase | undefined =>
  bases.find((base) => step.startsWith(`Given ${baseSteps[base].en.replace('{subject}', '')}`));

/** As outlines have them: a cell for each column. */
const outlined = (sort: StepSort): string =>
  columnsIn(rowSteps[sort].en).reduce((text, name) => text.replace(`{${name}}`, `<${name}>`), rowSteps[sort].en);

const sorts: ReadonlyMap<string, StepSort> = new Map(stepSorts.map((sort) => [`When ${outlined(sort)}`, sort]));

const rowsIn = (file: string, text: string): readonly WrittenRow[] => {
  let [base, sort, head]: [RowBase | undefined, StepSort | undefined, readonly string[]] = [undefined, undefined, []];
  return text.split('\n').flatMap((written, index) => {
    const line = written.trim();
    base = baseIn(line) ?? base;
    sort = sorts.get(line) ?? sort;
    if (line.startsWith('Examples:')) head = [];
    if (!line.startsWith('|') || base === undefined || sort === undefined) return [];
    const cells = cellsOf(line);
    if (head.length === 0) {
      head = cells;
      return [];
    }
    const named = Object.fromEntries(head.map((name, at) => [name, cells[at] ?? '']));
    return [{ place: `${file}:${String(index + 1)}`, base, sort, cells: named }];
  });
};

export const writtenRows = (): readonly WrittenRow[] =>
  featureFiles('features/rules').flatMap((path) => rowsIn(path, readFileSync(packageFile(path), 'utf8')));
