/** The negative scenarios of rules about documents and about events, derived from their declarations. */
import type { CatalogueEntry } from '../../../simulator/engine/catalogue.ts';
import type { RuleGroup } from '../../../simulator/engine/rule.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { type KindName, kindNames } from '../../issuer/documents/document-model.ts';
import { breakableEntries, entryName } from '../catalogue-facts.ts';
import { expectedCodes } from '../violations/run-violation.ts';
import { requestViolationKey, type RequestViolations } from '../violations/by-request.ts';
import { kindFacts } from '../document-kinds.ts';
import { tagOf } from '../conform/parameters.ts';
import { examplesAtMost, generatedHeader, taggedExamples } from './tables.ts';
import type { EventKind } from '../../../simulator/document/kind.ts';
import { table } from '../../common/code-lists.ts';
import { codeOfKind, expectedEventCodes, sentKinds, shownEventEntries } from '../events/flow.ts';

const lines = (entry: CatalogueEntry): string => [...expectedCodes(entry)].sort().join(' ');

/** Its code, and whether a request alone can cause it. */
const tagsOf = (entry: CatalogueEntry, requests: RequestViolations): readonly string[] => [
  `@${entry.code.code}`,
  requests[requestViolationKey(entry)] === undefined ? '@wire' : '@request',
];

type Rows = {
  readonly entries: readonly CatalogueEntry[];
  readonly kind: KindName;
  readonly requests: RequestViolations;
};

const lineScenarios = ({ entries, kind, requests }: Rows): string => `
  Scenario Outline: <rule>: <title>
    Given a complete document of the kind ${kind}
    When it is broken as rule "<rule>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

${taggedExamples(
  ['rule', 'code', 'lines', 'title'],
  entries.map((entry) => ({
    tags: tagsOf(entry, requests),
    cells: [entryName(entry), entry.code.code, lines(entry), entry.rule.title],
  })),
)}
`;

const outcomeScenarios = ({ entries, kind, requests }: Rows): string => `
  Scenario Outline: <code>: <title>
    Given a complete document of the kind ${kind}
    When it is broken as rule "<code>" declares
    Then the authority answers status "<status>" without lines

${taggedExamples(
  ['code', 'status', 'title'],
  entries.map((entry) => ({
    tags: tagsOf(entry, requests),
    cells: [entry.code.code, entry.rule.outcome?.statusCode ?? '', entry.rule.title],
  })),
)}
`;

type Part = {
  readonly group: RuleGroup;
  readonly kind: KindName;
  readonly suffix: string;
  readonly requests: RequestViolations;
};

const feature = ({ group, kind, suffix, requests }: Part, entries: readonly CatalogueEntry[]): string => {
  const outcomes = entries.filter(({ rule }) => rule.outcome !== undefined);
  const others = entries.filter(({ rule }) => rule.outcome === undefined);
  return [
    generatedHeader,
    `@rules ${tagOf(kind)} @${group.code}`,
    `Feature: Rules ${group.code} on ${kindFacts[kind].plural}${suffix}: ${group.title}`,
    '  A complete, valid document is broken as the rule declares and sent through both services.',
    '  The answer holds the lines declared for it and no others.',
    `${others.length === 0 ? '' : lineScenarios({ entries: others, kind, requests })}${outcomes.length === 0 ? '' : outcomeScenarios({ entries: outcomes, kind, requests })}`,
  ].join('\n');
};

const chunks = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

const featuresOf = ({
  group,
  kind,
  requests,
}: Omit<Part, 'suffix'>): readonly (readonly [name: string, text: string])[] => {
  const parts = chunks(
    breakableEntries(kind).filter((entry) => entry.group === group),
    examplesAtMost,
  );
  return parts.map((entries, index) => {
    const part = `${index + 1}`;
    const name = `${group.code.toLowerCase()}${parts.length === 1 ? '' : `-${part}`}`;
    const suffix = parts.length === 1 ? '' : `, part ${part}`;
    return [`features/rules/${kind}/${name}.feature`, feature({ group, kind, suffix, requests }, entries)];
  });
};

/** One feature for each kind and group of rules (several for a large one), by path. */
export const ruleFeatures = (requests: RequestViolations): ReadonlyMap<string, string> =>
  new Map(catalogue().groups.flatMap((group) => kindNames.flatMap((kind) => featuresOf({ group, kind, requests }))));

// Rules about events

const eventRows = (entries: readonly CatalogueEntry<EventKind>[]): string =>
  taggedExamples(
    ['code', 'lines', 'title'],
    entries.map((entry) => ({
      tags: [`@${entry.code.code}`],
      cells: [entry.code.code, [...expectedEventCodes(entry)].sort().join(' '), entry.rule.title],
    })),
  );

const eventFeature = (kind: EventKind, entries: readonly CatalogueEntry<EventKind>[], part: string): string => {
  const code = codeOfKind(kind);
  return `${generatedHeader}
@rules @wire @events @event${code}
Feature: Rules on event ${code}${part}: ${table('events').byCode(code)?.name ?? ''}
  A complete, valid event is broken as the rule declares and sent by its sender.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <code>: <title>
    Given a complete event "${code}"
    When the event is broken as rule "<code>" declares
    Then the answer to the event has exactly the lines "<lines>"

${eventRows(entries)}
`;
};

const featuresOfEvent = (kind: EventKind): readonly (readonly [path: string, text: string])[] => {
  const entries = shownEventEntries(kind);
  const count = Math.ceil(entries.length / examplesAtMost);
  return Array.from({ length: count }, (_, index) => {
    const [suffix, part] = count === 1 ? ['', ''] : [`-${String(index + 1)}`, `, part ${String(index + 1)}`];
    const shown = entries.slice(index * examplesAtMost, (index + 1) * examplesAtMost);
    return [`features/rules/events/${codeOfKind(kind)}${suffix}.feature`, eventFeature(kind, shown, part)];
  });
};

/** One feature for each event (several for many rules), by path. */
export const eventFeatures = (): ReadonlyMap<string, string> => new Map(sentKinds.flatMap(featuresOfEvent));
