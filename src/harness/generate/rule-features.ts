import type { CatalogueEntry } from '../../../simulator/engine/catalogue.ts';
import type { RuleGroup } from '../../../simulator/engine/rule.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { expectedCodes } from '../violations/run.ts';

/** Larger files are slow to hand to parallel workers. */
const examplesAtMost = 50;

const header = '# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.';

const cell = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', ' ');

const table = (rows: readonly (readonly string[])[]): string => {
  const cells = rows.map((row) => row.map(cell));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) => `      | ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n');
};

const lines = (entry: CatalogueEntry): string => [...expectedCodes(entry)].sort().join(' ');

const lineScenarios = (entries: readonly CatalogueEntry[]): string => `
  Scenario Outline: <code>: <title>
    Given a complete invoice
    When it is broken as rule "<code>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    Examples:
${table([['code', 'lines', 'title'], ...entries.map((entry) => [entry.code.code, lines(entry), entry.rule.title])])}
`;

const outcomeScenarios = (entries: readonly CatalogueEntry[]): string => `
  Scenario Outline: <code>: <title>
    Given a complete invoice
    When it is broken as rule "<code>" declares
    Then the authority answers status "<status>" without lines

    Examples:
${table([
  ['code', 'status', 'title'],
  ...entries.map(({ code, rule }) => [code.code, rule.outcome?.statusCode ?? '', rule.title]),
])}
`;

const feature = (group: RuleGroup, entries: readonly CatalogueEntry[], part: string): string => {
  const outcomes = entries.filter(({ rule }) => rule.outcome !== undefined);
  const others = entries.filter(({ rule }) => rule.outcome === undefined);
  return [
    header,
    `@rules @invoice @${group.code}`,
    `Feature: Rules ${group.code} on invoices${part}: ${group.title}`,
    '  A complete, valid invoice is broken as the rule declares and sent through both services.',
    '  The answer holds the lines declared for it and no others.',
    `${others.length === 0 ? '' : lineScenarios(others)}${outcomes.length === 0 ? '' : outcomeScenarios(outcomes)}`,
  ].join('\n');
};

const chunks = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

/** One feature for each group of rules (several for a large one), by path. */
export const ruleFeatures = (): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  const invoices = catalogue().entries('invoice');
  for (const group of catalogue().groups) {
    const parts = chunks(
      invoices.filter((entry) => entry.group === group),
      examplesAtMost,
    );
    for (const [index, entries] of parts.entries()) {
      const suffix = parts.length === 1 ? '' : `-${index + 1}`;
      const name = `features/rules/invoice/${group.code.toLowerCase()}${suffix}.feature`;
      files.set(name, feature(group, entries, parts.length === 1 ? '' : `, part ${index + 1}`));
    }
  }
  return files;
};
