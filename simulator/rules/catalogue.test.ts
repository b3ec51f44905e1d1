import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataFile } from '../../src/common/data-directory.ts';
import type { CatalogueEntry } from '../engine/catalogue.ts';
import { documentKinds, type EventKind, type SubjectKind } from '../engine/document-kind.ts';
import type { OutcomeEntry } from '../engine/outcome.ts';
import { profileNamed, profileNames } from '../engine/profile.ts';
import { sourceOf, stages, type Source } from '../engine/rule.ts';
import { violationOf } from '../engine/violation-of.ts';
import { deviations, type Deviation } from './deviations.ts';
import { catalogue } from './index.ts';

type Listed = {
  readonly id: string;
  readonly code: string;
  readonly document: string;
  readonly kind: 'R' | 'N';
  readonly target: string;
  readonly needs: readonly string[];
  readonly source: string;
  readonly defaultOn: boolean;
  readonly outcome?: boolean;
  readonly legacy?: boolean;
};

const listed = JSON.parse(readFileSync(dataFile('catalogue.json'), 'utf8')) as readonly Listed[];

const entries = documentKinds.flatMap((kind) => catalogue().entries(kind));

const isGeneral = (document: string): boolean => ['signature', 'soap', 'zip'].includes(document);

/** Where a document has a code twice, each is told by its place. */
const declarationsOf = ({ code, document, target }: Listed): readonly CatalogueEntry[] => {
  const found = catalogue()
    .find(code)
    .filter((entry) => isGeneral(document) || entry.document === document);
  const there = found.filter((entry) => placeOf(entry, document) === target);
  return isGeneral(document) || there.length === 0 ? found : there;
};

const isExcused = (id: string, what: Deviation['what']): boolean =>
  deviations.some((deviation) => deviation.id === id && deviation.what === what);

/** What the catalogue's `needs` name; other needs are the judge's own. */
const registries = new Set([
  ...['numberingRanges', 'rut', 'issuerRegistry', 'softwareRegistry', 'priorDocuments'],
  ...['clock', 'certificate', 'contingencyPeriods', 'uvt'],
]);

/** What the judge tells apart and the catalogue calls by one name. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['referencedDocuments', 'priorDocuments'],
  ['registeredEvents', 'priorDocuments'],
  ['priorPayroll', 'priorDocuments'],
  ['transmission', 'certificate'],
]);

const needsOf = (needs: readonly string[]): readonly string[] =>
  [...new Set(needs.map((need) => aliases.get(need) ?? need))].filter((need) => registries.has(need)).sort();

const roots: Readonly<Record<string, string>> = {
  invoice: '/Invoice',
  creditNote: '/CreditNote',
  debitNote: '/DebitNote',
  supportDocument: '/Invoice',
  supportAdjustmentNote: '/CreditNote',
  payroll: '/NominaIndividual',
  payrollAdjustment: '/NominaIndividualDeAjuste',
};

const placeOf = ({ target, rule }: CatalogueEntry<SubjectKind>, document: string): string =>
  (target?.path ?? rule.place ?? '').replace(/^\/\*/, roots[document] ?? '');

const certaintyOf = (source: string): Source['certainty'] => {
  if (source.includes('inferred')) return 'inferred';
  if (source.startsWith('annex')) return 'annex';
  return source.includes('specification') ? 'specification' : 'observed';
};

/** Rules about the signature of events are of no document; each is about one event, as its condition says. */
const eventOf: Readonly<Record<string, EventKind>> = {
  DC24a: 'event030',
  DC24b: 'event032',
  DC24c: 'event033',
  DC24e: 'event034',
  DC24z: 'event031',
};

const kindsOf = ({ code, document }: Listed): readonly string[] => {
  const event = eventOf[code];
  if (event !== undefined) return [event];
  return isGeneral(document) ? documentKinds : [document];
};

/** What a declaration says of itself, as the catalogue words it. */
type Declared = Pick<Listed, 'kind' | 'defaultOn' | 'target' | 'needs'> & {
  readonly document: string;
  readonly certainty: Source['certainty'];
};

const ofRule = (declaration: CatalogueEntry<SubjectKind>, listedFor: string): Declared => ({
  document: declaration.document,
  kind: declaration.code.kind === 'Rechazo' ? 'R' : 'N',
  defaultOn: declaration.code.defaultOn ?? true,
  target: placeOf(declaration, listedFor),
  needs: needsOf(declaration.rule.needs),
  certainty: sourceOf(declaration).certainty,
});

const ofOutcome = ({ code, document, place, needs, source }: OutcomeEntry): Declared => ({
  document,
  kind: code.kind === 'Rechazo' ? 'R' : 'N',
  defaultOn: code.defaultOn ?? true,
  target: place,
  needs: needsOf(needs),
  certainty: source.certainty,
});

const declaredFor = (entry: Listed): readonly Declared[] => {
  const outcomes = catalogue().outcomes.filter(({ code }) => code.code === entry.code);
  if (outcomes.length > 0) return outcomes.map(ofOutcome);
  const rules = entry.code in eventOf ? catalogue().findEvents(entry.code) : declarationsOf(entry);
  return rules.map((declaration) => ofRule(declaration, entry.document));
};

const differences = (entry: Listed): readonly string[] => {
  const found = declaredFor(entry);
  const isOutcome = catalogue().outcomes.some(({ code }) => code.code === entry.code);
  const wanted = isOutcome ? [entry.document] : kindsOf(entry);
  if (found.map(({ document }) => document).join() !== wanted.join()) return ['documents'];
  const differs = (isRight: (declared: Declared) => boolean): boolean => !found.every(isRight);
  return [
    ...(differs(({ defaultOn }) => defaultOn === entry.defaultOn) ? ['defaultOn'] : []),
    ...(differs(({ kind }) => kind === entry.kind) ? ['kind'] : []),
    ...(differs(({ needs }) => needs.join() === needsOf(entry.needs).join()) ? ['needs'] : []),
    ...(differs(({ certainty }) => certainty === certaintyOf(entry.source)) ? ['source'] : []),
    ...(differs(({ target }) => target === entry.target) ? ['target'] : []),
  ];
};

const excusable = ['kind', 'needs', 'source', 'target'] as const;

describe('the catalogue', () => {
  it.each([...documentKinds, 'signature', 'soap', 'zip'])(
    'has every entry of %s as it is listed, or the difference is declared',
    (document) => {
      const wrong = listed
        .filter((entry) => entry.document === document)
        .map((entry) => [entry.id, differences(entry).join()] as const)
        .filter(([id, found]) => found !== excusable.filter((what) => isExcused(id, what)).join());
      expect(Object.fromEntries(wrong)).toEqual({});
    },
  );

  it('holds nothing that is not listed', () => {
    for (const kind of documentKinds) {
      const expected = listed.filter(
        ({ code, document }) =>
          (document === kind || (isGeneral(document) && !(code in eventOf))) &&
          !catalogue().outcomes.some((outcome) => outcome.code.code === code),
      );
      const codes = catalogue().entries(kind);
      expect(codes.map(({ code }) => code.code).sort(), kind).toEqual(expected.map(({ code }) => code).sort());
    }
  });

  it.each(['invoice', 'payroll', 'payrollAdjustment'] as const)(
    'keeps the order of the annex within every group of %s, but for what is declared',
    (kind) => {
      const position = new Map(
        listed
          .filter(({ document }) => document === kind || isGeneral(document))
          .map(({ code }, index) => [code, index]),
      );
      const outOfOrder = (moved: readonly string[]): readonly string[] =>
        catalogue().groups.flatMap((group) => {
          const codes = catalogue()
            .entries(kind)
            .flatMap((entry) => (entry.group === group ? [entry.code.code] : []));
          const kept = codes.filter((code) => !moved.includes(code)).map((code) => position.get(code) ?? -1);
          return kept.every((at, index) => at > (kept[index - 1] ?? -1)) ? [] : [group.code];
        });
      const known = new Set(position.keys());
      const moved = deviations
        .filter(({ what }) => what === 'order')
        .map(({ id }) => id.slice(id.indexOf('/') + 1))
        .filter(
          (code) =>
            known.has(code) &&
            catalogue()
              .find(code)
              .some(({ document }) => document === kind),
        );
      expect(outOfOrder(moved)).toEqual([]);
      for (const code of moved) expect(outOfOrder(moved.filter((other) => other !== code)), code).toHaveLength(1);
    },
  );

  it('has its groups in the order of the stages', () => {
    const order = catalogue().groups.map(({ stage }) => stages.indexOf(stage));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('names every deviation after an entry, and says why', () => {
    const ids = new Set([...listed.map(({ id }) => id), 'invoice/*']);
    expect(deviations.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(deviations.filter(({ reason }) => reason.length < 30)).toEqual([]);
    const keys = deviations.map(({ id, what, reason }) => `${id} ${what} ${reason}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('tells two rules apart by title and target', () => {
    const seen = new Map<string, string>();
    for (const { code, document, rule, target } of entries) {
      const name = `${document}: ${rule.title} at ${target?.path ?? rule.place ?? ''}`;
      expect(seen.get(name), `${code.code} and ${seen.get(name)}: ${name}`).toBeUndefined();
      seen.set(name, code.code);
    }
  });

  it('says of every rule how it is broken, but for those whose proof is waived', () => {
    const silent = entries.filter((entry) => Object.keys(violationOf(entry) ?? {}).length === 0);
    const waived = JSON.parse(readFileSync(dataFile('waivers.json'), 'utf8')) as readonly { readonly id: string }[]; // our own file
    const ids = silent.map(({ document, code }) => `${document}/${code.code}`);
    expect(ids.sort()).toEqual(waived.map(({ id }) => id).sort());
  });

  it('lets rules fire together with others that exist, each named once', () => {
    const known = new Set(
      documentKinds.flatMap((kind) =>
        catalogue()
          .entries(kind)
          .map(({ code }) => code.code),
      ),
    );
    const wrong = entries.filter(({ code, rule: { alsoFires } }) => {
      const others = new Set(alsoFires);
      return others.has(code.code) || others.size < alsoFires.length || alsoFires.some((also) => !known.has(also));
    });
    expect(wrong.map(({ code }) => code.code)).toEqual([]);
  });

  it.each<readonly [what: string, isRight: (entry: CatalogueEntry) => boolean]>([
    ['a title without full stop', ({ rule }) => /^\S.{8,}[^.]$/.test(rule.title)],
    [
      'a message in words, without its own code',
      ({ message, code }) => message.length > 8 && !message.includes(code.code),
    ],
    ['a fix in a sentence', ({ rule }) => /^[A-Z].{8,}\.$/.test(rule.fix)],
    ['a source', ({ rule }) => rule.source.text.length > 5],
    ['either a target or a place', ({ rule, target }) => (rule.place === undefined) !== (target === undefined)],
    ['no need twice', ({ rule: { needs } }) => new Set(needs).size === needs.length],
  ])('gives every rule %s', (_what, isRight) => {
    expect(entries.filter((entry) => !isRight(entry)).map(({ code }) => code.code)).toEqual([]);
  });
});

describe('the profiles', () => {
  it('name codes that exist', () => {
    const known = new Set(entries.map(({ code }) => code.code));
    for (const name of profileNames()) {
      const profile = profileNamed(name);
      expect(
        [...(profile?.on ?? []), ...(profile?.off ?? [])].filter((code) => !known.has(code)),
        name,
      ).toEqual([]);
      expect(profile?.description, name).toMatch(/^[A-Z].{10,}/);
    }
  });
});
