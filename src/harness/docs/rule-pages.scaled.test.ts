import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentKinds } from '../../../simulator/document/kind.ts';
import { languages } from '../../../simulator/console/texts/texts.ts';
import { violationOf } from '../../../simulator/judge/engine/violation-of.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { sampled } from '../../common/testing/volume.ts';
import { pages } from './pages.ts';
import { rulePages, rulePagesNamed } from './rule-pages.ts';
import { pageTexts } from './rule-pages-texts.ts';

/** Where the links of a page lead, those to other sites left out: `../fields` for `../fields.md`. */
const topicLinks = (page: string): readonly string[] =>
  [...page.matchAll(/\]\((?!https?:)([^)#]+)\.md(?:#[^)]*)?\)/g)].map(([, target = '']) => target);

const entries = documentKinds.flatMap((kind) => catalogue().entries(kind));

describe.each(languages)('the pages of the rules in the language %s', (language) => {
  const all = rulePages(language);
  const read = sampled(all, 150).map((page) => ({ ...page, text: page.text() }));
  const { broken } = pageTexts(language);

  it('are about every code, and every end of an exchange', () => {
    const explained = new Set(all.flatMap(({ codes }) => codes));
    const known = [...entries, ...catalogue().outcomes].map(({ code }) => code.code);
    expect(known.filter((code) => !explained.has(code))).toEqual([]);
  });

  it('have a name each, in any case', () => {
    const topics = all.map(({ topic }) => topic.toLowerCase());
    expect(topics.filter((topic, nth) => topics.indexOf(topic) < nth)).toEqual([]);
  });

  it('show how a document breaks each rule that one can break', () => {
    const shown = broken('\n').split('\n')[0] ?? '';
    const breakable = new Set(
      entries.filter((entry) => violationOf(entry)).flatMap(({ rule, code }) => [rule.family, code.code]),
    );
    const without = read.filter(
      ({ topic, codes, text }) =>
        codes.length > 0 && breakable.has(topic.replace(/^.*\//, '')) && !text.includes(shown),
    );
    expect(without.map(({ topic }) => topic)).toEqual([]);
    expect(read.filter(({ text }) => text.includes(shown)).length).toBeGreaterThan(read.length / 2);
  });

  it('link to topics that exist', () => {
    const known = new Set([...all, ...pages(language)].map(({ topic }) => topic));
    const dead = read.flatMap(({ topic, text }) =>
      topicLinks(text)
        .map((target) => join(dirname(topic), target).replaceAll('\\', '/'))
        .filter((target) => !known.has(target))
        .map((target) => `${topic} → ${target}`),
    );
    expect(dead).toEqual([]);
  });
});

describe('the page of a rule', () => {
  it.each([
    ['rules/FAU14', ['rules/AU/AU14']],
    ['rules/nsau14', ['rules/AU/AU14']],
    ['rules/AU', ['rules/AU']],
    ['rules/BF02', ['rules/AZ/BF02', 'rules/BF/BF02']],
    ['rules/nothing', []],
  ])('is found by %s', (topic, found) => {
    expect(rulePagesNamed(topic, 'en').map((page) => page.topic)).toEqual(found);
  });

  it('names the field of the request, what passes and what fails', () => {
    const [page] = rulePagesNamed('rules/FAU14', 'es');
    const text = page?.text() ?? '';
    expect(text).toContain('`legal_monetary_totals.payable_amount`');
    expect(text.match(/^<cbc:PayableAmount currencyID="COP">[\d.]+<\/cbc:PayableAmount>$/gm)).toHaveLength(2);
  });
});
