import { describe, expect, it } from 'vitest';
import { editText } from '../../document/edits/edit-text.ts';
import { parsed } from '../../testing/authority.fixture.ts';
import type { Check } from './check.ts';
import * as is from './is.ts';
import { createSubject, sitesOf } from '../../document/subject.ts';
import { parseTarget } from '../../document/target.ts';
import { same } from '../../../src/common/text/bilingual.ts';

const cac = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';
const cbc = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';
const document = (content: string): string =>
  `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="${cac}" xmlns:cbc="${cbc}">${content}</Invoice>`;

/** Whether the check finds no fault anywhere at the target. */
const holds = (check: Check, xml: string, target = '/*/cac:Party/cbc:ID'): boolean => {
  const subject = createSubject('invoice', parsed(xml));
  return sitesOf(subject, parseTarget(target), check.per).every((site) => check.test(site) === undefined);
};

const inParty = (content: string): string => document(`<cac:Party>${content}</cac:Party><cbc:Note>A</cbc:Note>`);

type Row = readonly [content: string, holds: boolean];

const words: readonly (readonly [word: string, check: Check, rows: readonly Row[]])[] = [
  [
    'present',
    is.present(),
    [
      ['<cbc:ID>A</cbc:ID>', true],
      ['', false],
      ['<cbc:ID/>', false],
      ['<cbc:ID> \n</cbc:ID>', false],
      ['<cbc:ID><!-- A --></cbc:ID>', false],
      ['<cbc:ID><![CDATA[A]]></cbc:ID>', true],
      ['<cbc:ID><cbc:Name/></cbc:ID>', true],
      ['<cbc:ID>A</cbc:ID><cbc:ID/>', false],
    ],
  ],
  [
    'filled',
    is.filled(),
    [
      ['<cbc:ID>A</cbc:ID>', true],
      ['', false],
      ['<cbc:ID/>', false],
    ],
  ],
  [
    'there',
    is.there(),
    [
      ['<cbc:ID>A</cbc:ID>', true],
      ['<cbc:ID/>', true],
      ['', false],
    ],
  ],
  [
    'notEmpty',
    is.notEmpty(),
    [
      ['<cbc:ID>A</cbc:ID>', true],
      ['', true],
      ['<cbc:ID><cbc:Name/></cbc:ID>', true],
      ['<cbc:ID> </cbc:ID>', false],
      ['<cbc:ID>A</cbc:ID><cbc:ID/>', false],
    ],
  ],
  [
    'absent',
    is.absent(),
    [
      ['', true],
      ['<cbc:ID/>', false],
      ['<cbc:ID>A</cbc:ID>', false],
    ],
  ],
  [
    'once',
    is.once(),
    [
      ['<cbc:ID/>', true],
      ['', false],
      ['<cbc:ID/><cbc:ID/>', false],
    ],
  ],
  [
    'times(2)',
    is.times(2),
    [
      ['<cbc:ID/><cbc:ID/>', true],
      ['<cbc:ID/>', false],
      ['<cbc:ID/><cbc:ID/><cbc:ID/>', false],
    ],
  ],
  [
    'literal',
    is.literal('A B'),
    [
      ['<cbc:ID>A B</cbc:ID>', true],
      ['<cbc:ID>A&#32;B</cbc:ID>', true],
      ['<cbc:ID> A B</cbc:ID>', false],
      ['<cbc:ID>a b</cbc:ID>', false],
      ['<cbc:ID/>', false],
      ['', false],
    ],
  ],
  [
    'oneOf',
    is.oneOf(['A', 'B']),
    [
      ['<cbc:ID>A</cbc:ID>', true],
      ['<cbc:ID>B</cbc:ID>', true],
      ['<cbc:ID>A</cbc:ID><cbc:ID>C</cbc:ID>', false],
      ['<cbc:ID> A</cbc:ID>', false],
      ['<cbc:ID>C</cbc:ID>', false],
      ['', false],
    ],
  ],
  [
    'inList',
    is.inList(() => new Set(['A']), { name: same('a letter'), outside: 'ZZ9' }),
    [
      ['<cbc:ID>A</cbc:ID>', true],
      ['<cbc:ID>B</cbc:ID>', false],
      ['', false],
    ],
  ],
  [
    'matches',
    is.matches(/^[A-Z]+$/, same('capital letters'), 'a'),
    [
      ['<cbc:ID>ABC</cbc:ID>', true],
      ['<cbc:ID>ABC\n</cbc:ID>', false],
      ['<cbc:ID/>', false],
      ['', false],
    ],
  ],
  [
    'sameAs',
    is.sameAs('/*/cbc:Note', 'B'),
    [
      ['<cbc:ID>A</cbc:ID>', true],
      ['<cbc:ID> A </cbc:ID>', false],
      ['<cbc:ID>B</cbc:ID>', false],
      ['<cbc:ID/>', false],
      ['', false],
    ],
  ],
  [
    'satisfying',
    is.satisfying({
      expected: same('A'),
      test: ({ value }) => (value === 'A' ? undefined : { found: same('') }),
      breakAt: (path) => ({ built: [{ edit: 'set', path, text: 'B' }] }),
    }),
    [
      ['<cbc:ID>A</cbc:ID>', true],
      ['<cbc:ID>B</cbc:ID>', false],
    ],
  ],
  [
    'whenPresent',
    is.whenPresent(is.literal('A')),
    [
      ['<cbc:ID>A</cbc:ID>', true],
      ['<cbc:ID>B</cbc:ID>', false],
      ['<cbc:ID> </cbc:ID>', true],
      ['<cbc:ID/>', true],
      ['', true],
    ],
  ],
  [
    'whenThere',
    is.whenThere(is.literal('A')),
    [
      ['<cbc:ID>A</cbc:ID>', true],
      ['<cbc:ID>B</cbc:ID>', false],
      ['<cbc:ID> </cbc:ID>', false],
      ['<cbc:ID/>', false],
      ['', true],
    ],
  ],
  [
    'when',
    is.when(({ owner }) => owner.children.length > 1, is.literal('A')),
    [
      ['<cbc:ID>A</cbc:ID><cbc:Name/>', true],
      ['<cbc:ID>B</cbc:ID><cbc:Name/>', false],
      ['<cbc:ID>B</cbc:ID>', true],
    ],
  ],
];

describe.each(words)('the word %s', (word, check, rows) => {
  it.each(rows)('at %j: %s', (content, wanted) => {
    expect(holds(check, inParty(content))).toBe(wanted);
  });

  it('knows how to make itself fail, where it holds', () => {
    const [content] = rows.find(([, wanted]) => wanted) ?? [''];
    const violation = check.breakAt?.('/*/cac:Party/cbc:ID');
    expect(Object.keys(violation ?? {}), word).toEqual(['built']);
    expect(holds(check, editText(inParty(content), violation?.built ?? []))).toBe(false);
  });

  it('says what it expects', () => {
    expect(check.expected).not.toBe('');
  });
});

describe('at an attribute', () => {
  const target = '/*/cac:Party/@kind';
  const party = (attribute: string): string => document(`<cac:Party${attribute}><cbc:ID>A</cbc:ID></cac:Party>`);

  it.each<readonly [word: string, check: Check, attribute: string, holds: boolean]>([
    ['present', is.present(), ' kind="A"', true],
    ['present', is.present(), ' kind=""', false],
    ['present', is.present(), ' kind=" "', false],
    ['present', is.present(), '', false],
    ['absent', is.absent(), '', true],
    ['absent', is.absent(), ' kind=""', false],
    ['literal', is.literal('A'), ' kind="A"', true],
    ['literal', is.literal('A'), ' kind="B"', false],
    ['literal', is.literal('A'), '', false],
    ['whenPresent', is.whenPresent(is.literal('A')), ' kind=""', true],
    ['whenPresent', is.whenPresent(is.literal('A')), ' kind="B"', false],
  ])('%s: the content of its parent does not count (%#)', (_word, check, attribute, wanted) => {
    expect(holds(check, party(attribute), target)).toBe(wanted);
  });

  it('absent is broken by setting it', () => {
    const edits = is.absent().breakAt?.(target).built ?? [];
    expect(holds(is.absent(), editText(party(''), edits), target)).toBe(false);
  });
});

describe('a declaration that cannot be broken is refused', () => {
  it.each<readonly [what: string, make: () => Check]>([
    ['oneOf with an outsider inside', () => is.oneOf(['A', 'B'], { outside: 'B' })],
    ['oneOf that has the usual outsider', () => is.oneOf(['ZZ9'])],
    ['matches with an example that does', () => is.matches(/^A/, same('an A'), 'AB')],
  ])('%s', (_what, make) => {
    expect(make).toThrow(RangeError);
  });
});

describe('a list', () => {
  it('is named by its members if it has no name', () => {
    expect(is.oneOf(['1', '2']).expected).toEqual({ kind: 'oneOf', values: ['1', '2'] });
    expect(is.oneOf(['1']).expected).toEqual({ kind: 'value', value: '1' });
    const name = same('a number');
    expect(is.oneOf(['1', '2'], { name }).expected).toEqual({ kind: 'oneOf', values: ['1', '2'], name });
  });

  it('that can be iterated only once is kept', () => {
    const check = is.oneOf(new Map([['A', 1]]).keys());
    expect([holds(check, inParty('<cbc:ID>A</cbc:ID>')), holds(check, inParty('<cbc:ID>A</cbc:ID>'))]).toEqual([
      true,
      true,
    ]);
  });

  it('of a table is read on first use', () => {
    let read = 0;
    const check = is.inList(
      () => {
        read += 1;
        return new Set(['A']);
      },
      { name: same('a letter'), outside: 'B' },
    );
    expect(read).toBe(0);
    expect(holds(check, inParty('<cbc:ID>A</cbc:ID>'))).toBe(true);
    expect(read).toBe(1);
  });
});
