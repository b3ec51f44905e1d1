import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from './index.ts';
import { documents, eventKinds, type DocumentKind } from '../document/kind.ts';
import { listingOf, type ListedRule } from '../judge/engine/listing.ts';
import { specified as transcribed, transcriptions, type Specified } from './specification/transcription.fixture.ts';
import { exceptions, type Exception } from './specification-exceptions.fixture.ts';

type SpecifiedOfEvents = {
  readonly code: string;
  /** Null: of every event, or of those that its condition names. */
  readonly event: string | null;
  readonly kind: 'R' | 'N';
};

const specifiedOfEvents = JSON.parse(
  readFileSync(new URL('specification-of-events.fixture.json', import.meta.url), 'utf8'),
) as readonly SpecifiedOfEvents[]; // our own file

const specified = transcribed();

/** Documents of the till have a specification of their own, in `equivalent/`. */
const listed = listingOf(catalogue()).filter(
  ({ document }) => !(document in documents && documents[document as DocumentKind].family === 'equivalent'),
);

/** What the specification's `needs` name; other needs are the judge's own. */
const registries = new Set([
  ...['numberingRanges', 'rut', 'issuerRegistry', 'softwareRegistry', 'priorDocuments'],
  ...['clock', 'certificate', 'contingencyPeriods', 'uvt'],
]);

/** What the judge tells apart and the specification calls by one name. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['referencedDocuments', 'priorDocuments'],
  ['registeredEvents', 'priorDocuments'],
  ['priorPayroll', 'priorDocuments'],
  ['transmission', 'certificate'],
  ['closedKinds', 'issuerRegistry'],
]);

const registriesIn = (needs: readonly string[]): string =>
  [...new Set(needs.map((need) => aliases.get(need) ?? need))]
    .filter((need) => registries.has(need))
    .sort()
    .join();

/** A remark about one part, which leaves the rest as certain as it is. */
const inferredPart = /; (?:families|inactive ranges) inferred$/;

const certaintyOf = (text: string): ListedRule['source']['certainty'] => {
  const source = text.replace(inferredPart, '');
  if (source.includes('inferred')) return 'inferred';
  if (source.startsWith('annex')) return 'annex';
  return source.includes('specification') ? 'specification' : 'observed';
};

/** Whether the declaration agrees with the specification, field by field. */
const agrees: Readonly<Record<Exclude<Exception['field'], 'order'>, (rule: ListedRule, wanted: Specified) => boolean>> =
  {
    kind: ({ kind }, wanted) => kind.startsWith(wanted.kind),
    target: ({ target }, wanted) => target === wanted.target,
    needs: ({ needs }, wanted) => registriesIn(needs) === registriesIn(wanted.needs),
    source: ({ source }, wanted) => source.certainty === certaintyOf(wanted.source),
    defaultOn: ({ defaultOn }, wanted) => defaultOn === wanted.defaultOn,
    strict: ({ strictly, kind }, { strict }) =>
      strict === undefined
        ? strictly === undefined
        : strictly?.kind.startsWith(strict.kind ?? kind.slice(0, 1)) === true,
  };

const idsOf = (field: Exception['field']): readonly string[] =>
  exceptions.filter((exception) => exception.field === field).flatMap(({ ids }) => ids);

it.each([...transcriptions()])('%s has a row on each line, as a reader compares it with the annex', (_name, text) => {
  const rows = JSON.parse(text) as readonly { readonly limits?: readonly unknown[] }[]; // our own file
  const lines = rows.flatMap(({ limits = [], ...row }) => [row, ...limits]);
  const read = text
    .split('\n')
    .filter((line) => line.includes('{'))
    .map((line): unknown => JSON.parse(line.replace(/,$/, '').replace(/, "limits": \[$/, '}')));
  expect(read).toEqual(lines);
});

it('has a kind, a target and a source for every entry, filled in by a reader of the annex', () => {
  const wanted = ['kind', 'target', 'source'] as const;
  const lacking = specified.flatMap((entry) =>
    wanted.flatMap((name) => (entry[name] === '' ? [`${entry.id}: ${name}`] : [])),
  );
  expect(lacking).toEqual([]);
});

describe('the declarations', () => {
  it('are the entries of the specification', () => {
    expect(listed.map(({ id }) => id).sort()).toEqual(specified.map(({ id }) => id).sort());
    const outcomes = (entries: readonly { readonly id: string; readonly outcome?: boolean }[]): readonly string[] =>
      entries.flatMap(({ id, outcome }) => (outcome === true ? [id] : [])).sort();
    expect(outcomes(listed)).toEqual(outcomes(specified));
  });

  it.each(Object.entries(agrees))(
    'have the %s that the specification gives, but for the exceptions',
    (field, isRight) => {
      const byId = new Map(listed.map((rule) => [rule.id, rule]));
      const wrong = specified.filter((wanted) => {
        const rule = byId.get(wanted.id);
        return rule !== undefined && !isRight(rule, wanted);
      });
      // Both ways: a difference needs an exception, and an exception needs a difference.
      expect(wrong.map(({ id }) => id).sort()).toEqual([...idsOf(field as Exception['field'])].sort());
    },
  );

  it.each(['invoice', 'payroll', 'payrollAdjustment'] as const)(
    'keep the order of the specification within every group of %s, but for the exceptions',
    (kind) => {
      const position = new Map(specified.map(({ id }, index) => [id, index]));
      const declared = new Map<unknown, number>(
        catalogue()
          .entries(kind)
          .map((entry, at) => [entry, at]),
      );
      const placeOf = ({ entries: [entry] }: ListedRule): number => declared.get(entry) ?? -1;
      const inOrder = listed
        .filter(({ document }) => document === kind)
        .toSorted((one, other) => placeOf(one) - placeOf(other));
      const ids = catalogue().groups.map(({ code }) =>
        inOrder.filter(({ group }) => group.code === code).map(({ id }) => id),
      );
      const groupsOutOfOrder = (moved: readonly string[]): number =>
        ids.filter((group) => {
          const kept = group.filter((id) => !moved.includes(id)).map((id) => position.get(id) ?? -1);
          return !kept.every((at, index) => at > (kept[index - 1] ?? -1));
        }).length;
      const moved = idsOf('order').filter((id) => id.startsWith(`${kind}/`));
      expect(groupsOutOfOrder(moved)).toBe(0);
      for (const id of moved) expect(groupsOutOfOrder(moved.filter((other) => other !== id)), id).toBe(1);
    },
  );

  it('depart from it with a reason', () => {
    expect(exceptions.filter(({ reason }) => reason.length < 30)).toEqual([]);
  });
});

/** Why an entry has no rule about events (docs/events.md says it to readers). */
const omitted: Readonly<Record<string, string>> = {
  LGC10: 'The operation itself requires a mandate: without one it ends with status 89.',
  LGC11: 'The operation itself requires a mandate: without one it ends with status 89.',
  LGC15: 'A rule about credit notes.',
  LGC16: 'A rule about debit notes.',
  LGC20: 'The same condition as LGC01, which is the one that answers.',
  AAF08: 'Of the whole document, without which there is no event.',
  AAF09: 'Of the whole document, without which there is no event.',
  AAF10: 'Of the whole document, without which there is no event.',
  AAF11: 'Of the whole document, without which there is no event.',
  AAG08: 'Of the whole document, without which there is no event.',
  AAG09: 'Of the whole document, without which there is no event.',
  AAG10: 'Of the whole document, without which there is no event.',
  AAG11: 'Of the whole document, without which there is no event.',
};

const declaredForEvents = ({ code, event }: SpecifiedOfEvents) =>
  catalogue()
    .findEvents(code)
    .filter(({ document }) => event === null || document === `event${event}`);

describe('the declarations about events', () => {
  it('are those of the specification, but for what is left out on purpose', () => {
    const missing = specifiedOfEvents.filter((entry) => declaredForEvents(entry).length === 0);
    expect([...new Set(missing.map(({ code }) => code))].sort()).toEqual(Object.keys(omitted).sort());
  });

  it('have the kind that the specification gives', () => {
    const wrong = specifiedOfEvents.filter((entry) =>
      declaredForEvents(entry).some(({ code }) => !code.kind.startsWith(entry.kind)),
    );
    expect(wrong).toEqual([]);
  });

  it('hold nothing that is not specified, signature and reception aside', () => {
    const known = new Set(specifiedOfEvents.map(({ code }) => code));
    const own = eventKinds
      .flatMap((kind) => catalogue().entries(kind))
      .filter(({ group }) => group.code.startsWith('EVENT-') && group.code !== 'EVENT-LEDGER');
    expect(own.filter(({ code }) => !known.has(code.code)).map(({ code }) => code.code)).toEqual([]);
  });
});
