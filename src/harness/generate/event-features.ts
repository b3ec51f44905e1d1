/** The negative scenarios of the rules about events, derived from their declarations like those of documents. */
import type { CatalogueEntry } from '../../../simulator/engine/catalogue.ts';
import type { EventKind } from '../../../simulator/document/kind.ts';
import { table } from '../../common/code-lists.ts';
import { examplesAtMost, generatedHeader, taggedExamples } from './gherkin.ts';
import { codeOfKind, expectedEventCodes, sentKinds, shownEventEntries } from '../events/flow.ts';

const rows = (entries: readonly CatalogueEntry<EventKind>[]): string =>
  taggedExamples(
    ['code', 'lines', 'title'],
    entries.map((entry) => ({
      tags: [`@${entry.code.code}`],
      cells: [entry.code.code, [...expectedEventCodes(entry)].sort().join(' '), entry.rule.title],
    })),
  );

const featureOf = (kind: EventKind, entries: readonly CatalogueEntry<EventKind>[], part: string): string => {
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

${rows(entries)}
`;
};

const featuresOf = (kind: EventKind): readonly (readonly [path: string, text: string])[] => {
  const entries = shownEventEntries(kind);
  const count = Math.ceil(entries.length / examplesAtMost);
  return Array.from({ length: count }, (_, index) => {
    const [suffix, part] = count === 1 ? ['', ''] : [`-${String(index + 1)}`, `, part ${String(index + 1)}`];
    const shown = entries.slice(index * examplesAtMost, (index + 1) * examplesAtMost);
    return [`features/rules/events/${codeOfKind(kind)}${suffix}.feature`, featureOf(kind, shown, part)];
  });
};

/** One feature for each event (several for many rules), by path. */
export const eventFeatures = (): ReadonlyMap<string, string> => new Map(sentKinds.flatMap(featuresOf));
