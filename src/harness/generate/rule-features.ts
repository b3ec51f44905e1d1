import type { CatalogueEntry } from '../../../simulator/engine/catalogue.ts';
import type { RuleGroup } from '../../../simulator/engine/rule.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { kindNames, type KindName } from '../../issuer/documents/document-model.ts';
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

const lineScenarios = (entries: readonly CatalogueEntry[], kind: KindName): string => `
  Scenario Outline: <code>: <title>
    Given a complete document of the kind ${kind}
    When it is broken as rule "<code>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    Examples:
${table([['code', 'lines', 'title'], ...entries.map((entry) => [entry.code.code, lines(entry), entry.rule.title])])}
`;

const outcomeScenarios = (entries: readonly CatalogueEntry[], kind: KindName): string => `
  Scenario Outline: <code>: <title>
    Given a complete document of the kind ${kind}
    When it is broken as rule "<code>" declares
    Then the authority answers status "<status>" without lines

    Examples:
${table([
  ['code', 'status', 'title'],
  ...entries.map(({ code, rule }) => [code.code, rule.outcome?.statusCode ?? '', rule.title]),
])}
`;

const titles: Readonly<Record<KindName, string>> = {
  invoice: 'invoices',
  creditNote: 'credit notes',
  debitNote: 'debit notes',
  supportDocument: 'support documents',
  supportAdjustmentNote: 'adjustment notes of support documents',
  payroll: 'payroll',
  payrollAdjustment: 'payroll adjustments',
};

type Part = { readonly group: RuleGroup; readonly kind: KindName; readonly suffix: string };

const feature = ({ group, kind, suffix }: Part, entries: readonly CatalogueEntry[]): string => {
  const outcomes = entries.filter(({ rule }) => rule.outcome !== undefined);
  const others = entries.filter(({ rule }) => rule.outcome === undefined);
  return [
    header,
    `@rules @${kind} @${group.code}`,
    `Feature: Rules ${group.code} on ${titles[kind]}${suffix}: ${group.title}`,
    '  A complete, valid document is broken as the rule declares and sent through both services.',
    '  The answer holds the lines declared for it and no others.',
    `${others.length === 0 ? '' : lineScenarios(others, kind)}${outcomes.length === 0 ? '' : outcomeScenarios(outcomes, kind)}`,
  ].join('\n');
};

const chunks = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

const featuresOf = (group: RuleGroup, kind: KindName): readonly (readonly [name: string, text: string])[] => {
  const parts = chunks(
    catalogue()
      .entries(kind)
      .filter((entry) => entry.group === group),
    examplesAtMost,
  );
  return parts.map((entries, index) => {
    const part = `${index + 1}`;
    const name = `${group.code.toLowerCase()}${parts.length === 1 ? '' : `-${part}`}`;
    const suffix = parts.length === 1 ? '' : `, part ${part}`;
    return [`features/rules/${kind}/${name}.feature`, feature({ group, kind, suffix }, entries)];
  });
};

/** One feature for each kind and group of rules (several for a large one), by path. */
export const ruleFeatures = (): ReadonlyMap<string, string> =>
  new Map(catalogue().groups.flatMap((group) => kindNames.flatMap((kind) => featuresOf(group, kind))));
