import { expect, it } from 'vitest';
import type { Bilingual } from '../common/text/bilingual.ts';
import { lists, type ListName } from './completion/completion-values.ts';
import { verbs } from './program.ts';
import type { Verb } from './shared/verb.ts';

const all = lists();

type Row = Bilingual & { readonly words?: ListName };

const rows = ({
  arguments: given = [],
  options = {},
  verbs: inner = [],
}: Verb): readonly (readonly [string, Row])[] => [...given, ...Object.entries(options), ...inner.flatMap(rows)];

/** Help that is a list of values, as in "invoicing, support, or all". */
const listing = verbs.flatMap((verb) =>
  rows(verb).flatMap(([form, { en, es, words }]) =>
    [en, es].flatMap((text) => {
      const values: readonly string[] = words === undefined ? [] : all[words];
      const named = text.split(/[^\p{L}\d-]+/u);
      return /^[^ ]+, /.test(text) && values.includes(named[0] ?? '')
        ? [{ of: `${verb.name} ${form}: ${text}`, missing: values.filter((value) => !named.includes(value)) }]
        : [];
    }),
  ),
);

it('that lists values of an option lists all of them, or ends in an ellipsis', () => {
  expect(listing.length).toBeGreaterThan(6);
  expect(listing.filter(({ of, missing }) => missing.length > 0 && !of.endsWith('…'))).toEqual([]);
});
