import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataFile } from '../../src/common/data-directory.ts';
import type { CatalogueEntry } from '../engine/catalogue.ts';
import { documentKinds } from '../engine/document-kind.ts';
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

const general = ['RUT01', '90', '92'];

/** The groups that are judged so far. */
const isJudged = ({ document, code }: Listed): boolean => {
  switch (document) {
    case 'invoice':
      return /^FA[ABCDEJKSU]\d/.test(code) || general.includes(code);
    case 'creditNote':
    case 'debitNote':
      return /^[CD](?:A[ABCDEJKSU]|B[FG])\d/.test(code) || [...general, 'VLR01'].includes(code);
    case 'supportDocument':
    case 'supportAdjustmentNote':
      return /^[DN]S(?:A[ABCDEJKSU]|B[FG]|FC)\d/.test(code) || general.includes(code);
    case 'signature':
      return /^(?:ZD|ZE|DC)\d/.test(code) && !/^DC24[a-z]/.test(code);
    case 'soap':
      return code.startsWith('ZB');
    default:
      return document === 'zip';
  }
};

const judged = listed.filter(isJudged);
/** The kinds whose groups are declared in this folder's files of the annex FE 1.9 and its mirror. */
const kinds = ['invoice', 'creditNote', 'debitNote', 'supportDocument', 'supportAdjustmentNote'] as const;
const entries = kinds.flatMap((kind) => catalogue().entries(kind));

const isGeneral = (document: string): boolean => ['signature', 'soap', 'zip'].includes(document);

const declarationsOf = ({ code, document }: Listed): readonly CatalogueEntry[] =>
  catalogue()
    .find(code)
    .filter((entry) => isGeneral(document) || entry.document === document);

const isExcused = (id: string, what: Deviation['what']): boolean =>
  deviations.some((deviation) => deviation.id === id && deviation.what === what);

/** What the catalogue's `needs` name; other needs are the judge's own. */
const registries = new Set([
  ...['numberingRanges', 'rut', 'issuerRegistry', 'softwareRegistry', 'priorDocuments'],
  ...['clock', 'certificate', 'contingencyPeriods', 'uvt'],
]);

/** The catalogue calls both by one name: documents judged before. */
const catalogued = (need: string): string => (need === 'referencedDocuments' ? 'priorDocuments' : need);

const needsOf = (needs: readonly string[]): readonly string[] =>
  needs
    .map(catalogued)
    .filter((need) => registries.has(need))
    .sort();

const roots: Readonly<Record<string, string>> = {
  invoice: '/Invoice',
  creditNote: '/CreditNote',
  debitNote: '/DebitNote',
  supportDocument: '/Invoice',
  supportAdjustmentNote: '/CreditNote',
};

const placeOf = ({ target, rule }: CatalogueEntry, document: string): string =>
  (target?.path ?? rule.place ?? '').replace(/^\/\*/, roots[document] ?? '');

const certaintyOf = (source: string): Source['certainty'] => {
  if (source.includes('inferred')) return 'inferred';
  if (source.startsWith('annex')) return 'annex';
  return source.includes('specification') ? 'specification' : 'observed';
};

describe.each(judged.map((entry) => [entry.id, entry] as const))('the entry %s', (id, entry) => {
  const declared = declarationsOf(entry);

  it('is declared, or its absence is', () => {
    const wanted = isExcused(id, 'missing') ? [] : isGeneral(entry.document) ? documentKinds : [entry.document];
    expect(declared.map(({ document }) => document)).toEqual(wanted);
  });

  it('agrees with its declaration, or the difference is declared', () => {
    const differences = new Set<string>();
    for (const declaration of declared) {
      const { code, rule } = declaration;
      const note = (what: string, differs: boolean): unknown => differs && differences.add(what);
      note('kind', (code.kind === 'Rechazo') !== (entry.kind === 'R'));
      note('defaultOn', (code.defaultOn ?? true) !== entry.defaultOn);
      note('target', placeOf(declaration, entry.document) !== entry.target);
      note('needs', needsOf(rule.needs).join() !== needsOf(entry.needs).join());
      note('source', sourceOf(declaration).certainty !== certaintyOf(entry.source));
      note('outcome', (rule.outcome !== undefined) !== (entry.outcome === true));
    }
    const excused = ['kind', 'needs', 'source', 'target'].filter((what) => isExcused(id, what as Deviation['what']));
    expect([...differences].sort()).toEqual(excused);
  });
});

describe('the catalogue', () => {
  it('holds nothing that is not listed', () => {
    for (const kind of kinds) {
      const expected = judged.filter(({ id, document }) => {
        return (document === kind || isGeneral(document)) && !isExcused(id, 'missing');
      });
      const codes = catalogue().entries(kind);
      expect(codes.map(({ code }) => code.code).sort(), kind).toEqual(expected.map(({ code }) => code).sort());
    }
  });

  it('keeps the order of the annex within every group, but for what is declared', () => {
    const invoice = judged.filter(({ document }) => document === 'invoice' || isGeneral(document));
    const position = new Map(invoice.map(({ code }, index) => [code, index]));
    const outOfOrder = (moved: readonly string[]): readonly string[] =>
      catalogue().groups.flatMap((group) => {
        const codes = catalogue()
          .entries('invoice')
          .flatMap((entry) => (entry.group === group ? [entry.code.code] : []));
        const kept = codes.filter((code) => !moved.includes(code)).map((code) => position.get(code) ?? -1);
        return kept.every((at, index) => at > (kept[index - 1] ?? -1)) ? [] : [group.code];
      });
    const moved = deviations.filter(({ what }) => what === 'order').map(({ id }) => id.slice(id.indexOf('/') + 1));
    expect(outOfOrder(moved)).toEqual([]);
    for (const code of moved) expect(outOfOrder(moved.filter((other) => other !== code)), code).toHaveLength(1);
  });

  it('has its groups in the order of the stages', () => {
    const order = catalogue().groups.map(({ stage }) => stages.indexOf(stage));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('names every deviation after an entry, and says why', () => {
    const ids = new Set([...judged.map(({ id }) => id), 'invoice/*']);
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

  it('says of every rule how it is broken', () => {
    const silent = entries.filter((entry) => Object.keys(violationOf(entry) ?? {}).length === 0);
    expect(silent.map(({ code }) => code.code)).toEqual([]);
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
