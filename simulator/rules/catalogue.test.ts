import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { proofFile } from '../../src/common/testing/proof-file.ts';
import type { CatalogueEntry } from '../judge/engine/catalogue.ts';
import { documentKinds, eventKinds } from '../document/kind.ts';
import { listingOf } from '../judge/engine/listing.ts';
import { isAboutQrCode, isAboutUniqueCode } from '../judge/proposals/code-rules.ts';
import { profileNamed, profileNames } from '../judge/engine/profile.ts';
import { stages } from '../judge/engine/rule.ts';
import { violationOf } from '../judge/engine/violation-of.ts';
import { catalogue } from './index.ts';

const entries = documentKinds.flatMap((kind) => catalogue().entries(kind));

describe('the catalogue', () => {
  it('has its groups in the order of the stages', () => {
    const order = catalogue().groups.map(({ stage }) => stages.indexOf(stage));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it.each([
    ['unique codes', isAboutUniqueCode, /^The CU\w+ is the one that follows from /],
    ['QR codes', isAboutQrCode, /QR/],
  ] as const)('has the rules about %s that proposals leave for last', (_, isAbout, title) => {
    const all = [...documentKinds, ...eventKinds].flatMap((kind) => catalogue().entries(kind));
    expect(all.filter(({ code }) => isAbout(code.code)).map(({ code }) => code.code)).toEqual(
      all.filter(({ rule }) => title.test(rule.title.en)).map(({ code }) => code.code),
    );
  });

  it('has the rules whose conditions we explain how we read', () => {
    const readings = JSON.parse(readFileSync(proofFile('readings.json'), 'utf8')) as readonly {
      readonly rules: readonly string[];
    }[]; // our own file
    const ids = new Set([...listingOf(catalogue()).map(({ id }) => id), 'invoice/*']);
    expect(readings.flatMap(({ rules }) => rules).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('tells two rules apart by title and target', () => {
    const seen = new Map<string, string>();
    for (const { code, document, rule, target } of entries) {
      const name = `${document}: ${rule.title.en} at ${target?.path ?? rule.place?.en ?? ''}`;
      expect(seen.get(name), `${code.code} and ${seen.get(name)}: ${name}`).toBeUndefined();
      seen.set(name, code.code);
    }
  });

  it('says of every rule how it is broken, or why it cannot be', () => {
    const silent = entries.filter((entry) => Object.keys(violationOf(entry) ?? {}).length === 0);
    const unreachable = entries.filter(({ code }) => code.unreachable !== undefined);
    expect(silent).toEqual(unreachable);
  });

  it('leaves at most one declaration in ten to write its violation by hand', () => {
    const rules = catalogue().groups.flatMap((group) => group.rules);
    const byHand = rules.filter(
      ({ violation, codes }) =>
        violation !== undefined || Object.values(codes).some((code) => code.violation !== undefined),
    );
    expect(byHand.length).toBeLessThanOrEqual(rules.length / 10);
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
    ['a title without full stop', ({ rule }) => /^\S.{8,}[^.]$/.test(rule.title.en)],
    [
      'a message in words, without its own code',
      ({ message, code }) => message.length > 8 && !message.includes(code.code),
    ],
    ['a fix in a sentence', ({ rule }) => /^[A-Z].{8,}\.$/.test(rule.fix.en)],
    ['a source', ({ rule }) => rule.source.text.en.length > 5],
    ['either a target or a place', ({ rule, target }) => (rule.place === undefined) !== (target === undefined)],
    ['no need twice', ({ rule: { needs } }) => new Set(needs).size === needs.length],
  ])('gives every rule %s', (_what, isRight) => {
    expect(entries.filter((entry) => !isRight(entry)).map(({ code }) => code.code)).toEqual([]);
  });
});

describe('the outcomes of an exchange', () => {
  it('are in groups that have a name', () => {
    const groups = catalogue().outcomes.map(({ group }) => group.code);
    expect([...new Set(groups)]).toEqual(['STATUS', 'RANGE', 'XML', 'ZIP']);
  });

  it('of a file that is no ZIP have status 89', () => {
    const ofZip = entries.filter(({ group }) => group.code === 'ZIP');
    expect(ofZip.length).toBeGreaterThan(0);
    expect(new Set(ofZip.map(({ rule }) => rule.outcome?.statusCode))).toEqual(new Set(['89']));
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
