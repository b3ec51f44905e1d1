/**
 * Names of scenarios that people wrote, in Spanish. A feature or scenario says its own in the line below its name:
 * `# es: Una respuesta truncada se vuelve a pedir`. Its column `es` holds what another column says in English.
 */
import { readFileSync } from 'node:fs';
import { packageFile } from '../../common/data-directory.ts';
import { featureFiles } from '../feature-files.ts';
import { documentInSpanish } from '../violations/row-documents.ts';

/** The features, and the scenarios in them, that people wrote. */
export const writtenFeatures = (): readonly string[] =>
  featureFiles('features').filter((file) => !/^features\/(?:rules|outcomes)\//.test(file));

export const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) =>
      cell
        .trim()
        .replaceAll(String.raw`\|`, '|')
        .replaceAll(String.raw`\\`, '\\'),
    );

type Row = ReadonlyMap<string, string>;

const rowsOf = (block: string): readonly Row[] =>
  block
    .split(/\n *Examples:/)
    .slice(1)
    .flatMap((table) => {
      const [head = [], ...rows] = (table.match(/^ *\|.*\|$/gm) ?? []).map(cellsOf);
      return rows.map((row): Row => new Map(head.map((name, column) => [name, row[column] ?? ''])));
    });

const inSentence = (name: string, at: number): string => {
  const spanish = documentInSpanish(name);
  return at > 0 || spanish === name ? spanish : `${spanish.charAt(0).toUpperCase()}${spanish.slice(1)}`;
};

const filled = (name: string, row: Row, wordOf: (cell: string, at: number) => string): string =>
  name.replaceAll(/<(\w+)>/g, (whole, column: string, at: number) => wordOf(row.get(column) ?? whole, at));

/** A feature with its description, or a scenario with its examples. */
export const blocksIn = (feature: string): readonly string[] =>
  feature.split(/^(?= *(?:Feature|Scenario|Scenario Outline): )/m).slice(1);

export const namesIn = (block: string): readonly (readonly [english: string, spanish: string])[] => {
  const [, english, spanish] = /^ *[A-Z][A-Za-z ]+: (.+)\n *# es: (.+)/.exec(block) ?? [];
  if (english === undefined || spanish === undefined) return [];
  const rows = rowsOf(block);
  return (rows.length === 0 ? [new Map<string, string>()] : rows).map((row) => [
    filled(english, row, (cell) => cell),
    filled(spanish, row, inSentence),
  ]);
};

let once: ReadonlyMap<string, string> | undefined;

/** The name in Spanish, by the English one with the cells of its row. */
export const writtenNames = (): ReadonlyMap<string, string> =>
  (once ??= new Map(
    writtenFeatures().flatMap((file) => blocksIn(readFileSync(packageFile(file), 'utf8')).flatMap(namesIn)),
  ));
