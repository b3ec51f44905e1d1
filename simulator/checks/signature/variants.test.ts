import { expect, it } from 'vitest';
import { stsNamespaces } from '../../document/path-index.ts';
import { same } from '../../../src/common/text/bilingual.ts';
import { firstMatch, textVariants } from './variants.ts';

const codesOf = (canonical: string): readonly string[] => [...textVariants(canonical)].map(({ code }) => code);

it.each([
  ['any text', '<a></a>', []],
  ['lines', '<a>\n</a>', ['carriage-returns', 'carriage-returns']],
  ['carriage returns', '<a>&#xD;</a>', ['carriage-returns-added']],
] as const)(
  'a digest of %s may have been taken before it was indented, and otherwise too',
  (_what, canonical, codes) => {
    expect(codesOf(canonical)).toEqual([...codes, 'indentation-added']);
  },
);

it.each([
  ['of letters that ISO-8859-1 has', 'ñ', ['indentation-added', 'latin-1']],
  ['of letters that it has and others', 'ñ€', ['indentation-added']],
  [
    'with a namespace of sts',
    `<a xmlns:sts="${stsNamespaces[0]}"></a>`,
    ['indentation-added', 'other-sts-namespace', 'other-sts-namespace'],
  ],
] as const)('a digest %s may have been taken otherwise', (_what, canonical, codes) => {
  expect(codesOf(canonical)).toEqual(codes);
});

it('the variant that matches ends the search, which was then not cut short', () => {
  const variants = ['a', 'b', 'c'].map((code) => ({ code, message: same(code), octets: () => code }));
  const search = { variants, matches: (octets: unknown) => octets === 'b', weight: 1 } as unknown as Parameters<
    typeof firstMatch
  >[0]; // the codes are invented
  expect(firstMatch(search, { spend: () => true } as unknown as Parameters<typeof firstMatch>[1])).toEqual({
    found: { code: 'b', message: same('b') },
    cutShort: false,
  });
});
