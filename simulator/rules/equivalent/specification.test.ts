/** The rules about documents of the till, compared with what readers of annex DE 1.0 and its examples state. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentKinds, documents, rootNames, ruledAs, ublNames, type DocumentKind } from '../../document/kind.ts';
import { listingOf, type ListedRule } from '../../judge/engine/listing.ts';
import { catalogue } from '../index.ts';

type Certainty =
  | 'seen'
  | 'observed'
  | 'named'
  | 'mirror-example'
  | 'mirror-dialect'
  | 'mirror-unknown'
  | 'generic'
  | 'inferred';

/** Entries that share what is stated. The names are those of an invoice. */
type Row = {
  readonly ids: readonly string[];
  readonly kind: 'R' | 'N';
  readonly target: string;
  readonly certainty: Certainty;
  readonly defaultOn?: false;
  /** The profile strict holds something else; what a mirrored rule holds is stated of that one. */
  readonly strict?: true;
};

const rows = JSON.parse(readFileSync(new URL('specification.fixture.json', import.meta.url), 'utf8')) as readonly Row[]; // our own file

const kinds = documentKinds.filter((kind) => documents[kind].family === 'equivalent');

const targetIn = (kind: DocumentKind, target: string): string => {
  const { line, quantity } = ublNames(kind);
  return target
    .replace('/*', `/${rootNames[kind]}`)
    .replaceAll('cac:InvoiceLine', `cac:${line}`)
    .replaceAll('cbc:InvoicedQuantity', `cbc:${quantity}`);
};

const specified = rows.flatMap(({ ids, target, defaultOn = true, ...row }) =>
  ids.map((id) => {
    const kind = kinds.find((each) => id.startsWith(`${each}/`)) ?? expect.fail(`${id} is of no such kind`);
    return { ...row, id, document: kind, defaultOn, target: targetIn(kind, target) };
  }),
);

type Specified = (typeof specified)[number];

const listed = listingOf(catalogue()).filter(({ document }) => kinds.some((kind) => kind === document));
const byId = new Map(listed.map((rule) => [rule.id, rule]));

const sources: Readonly<Record<Exclude<Certainty, 'generic'>, ListedRule['source']['certainty']>> = {
  seen: 'cited',
  observed: 'observed',
  named: 'inferred',
  'mirror-example': 'inferred',
  'mirror-dialect': 'inferred',
  'mirror-unknown': 'inferred',
  inferred: 'inferred',
};

const inferredFrom = ({ entries: [entry] }: ListedRule): string | undefined => entry?.code.inferredFrom;

/** The rules that the listed one mirrors. */
const mirrored = (rule: ListedRule): ListedRule['entries'] =>
  catalogue()
    .find(inferredFrom(rule) ?? '')
    .filter(({ document }) => kinds.some((kind) => ruledAs(kind) === document));

const agrees: Readonly<Record<string, (rule: ListedRule, wanted: Specified) => boolean>> = {
  kind: ({ kind }, wanted) => kind.startsWith(wanted.kind),
  target: ({ target }, wanted) => target === wanted.target,
  defaultOn: ({ defaultOn }, wanted) => defaultOn === wanted.defaultOn,
  certainty: (rule, { certainty }) =>
    certainty === 'generic'
      ? inferredFrom(rule) === undefined
      : rule.source.certainty === sources[certainty] &&
        (inferredFrom(rule) !== undefined) === (sources[certainty] === 'inferred'),
  strict: ({ strictly }, { strict = false }) => !strict || strictly !== undefined,
};

type Exception = { readonly field: keyof typeof agrees; readonly ids: RegExp; readonly reason: string };

const exceptions: readonly Exception[] = [
  {
    field: 'target',
    ids: /^posTicket\/DE(?:AB4[1-6]|PD(?:1[5-9]|20|2[5-9]|3[0-6]))$/,
    reason: 'The place names the literal in parentheses, which is no step of a path.',
  },
  {
    field: 'target',
    ids: /\/9[02]$/,
    reason: 'The place is worded as that of the same rule about other documents.',
  },
];

describe('the declarations about documents of the till', () => {
  it('are the entries of the specification', () => {
    expect(specified).toHaveLength(1262);
    expect(listed.map(({ id }) => id).sort()).toEqual(specified.map(({ id }) => id).sort());
  });

  it.each(Object.entries(agrees))('have the %s of the specification, but for the exceptions', (field, isRight) => {
    const wrong = specified.filter((wanted) => {
      const rule = byId.get(wanted.id);
      return rule !== undefined && !isRight(rule, wanted);
    });
    const excepted = specified.filter(({ id }) => exceptions.some((each) => each.field === field && each.ids.test(id)));
    // Both ways: a difference needs an exception, and an exception needs a difference.
    expect(wrong.map(({ id }) => id)).toEqual(excepted.map(({ id }) => id));
  });

  it('that mirror a rule name one that exists', () => {
    const alone = listed.filter((rule) => inferredFrom(rule) !== undefined && mirrored(rule).length === 0);
    expect(alone.map(({ id }) => id)).toEqual(['posTicket/DEPD23', 'posTicket/DEPD24']);
  });
});
