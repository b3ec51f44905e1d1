import { describe, expect, it } from 'vitest';
import { table } from '../../../src/common/code-lists.ts';
import { address, mailbox, municipality, phone, postalZone } from './contacts.ts';
import { anonymousCustomer, company, foreignCustomer, naturalPerson } from './customers.ts';
import {
  companyNit,
  fictitiousRanges,
  finalConsumer,
  foreignerNumber,
  foreignNumber,
  personNit,
  personNumber,
} from './identifications.ts';
import { itemCode, standards } from './item-codes.ts';
import { companyName, personName } from './names.ts';
import { products, units } from './products.ts';
import { seededRandom, type Random } from './random.ts';
import { describe as describeProduct, remark } from './texts.ts';

/** That many results of a draw, each in a document of its own. */
const draws = <Item>(count: number, draw: (random: Random) => Item): readonly Item[] => {
  const { random, restart } = seededRandom('material');
  return Array.from({ length: count }, (_, position) => {
    restart(position);
    return draw(random);
  });
};

describe('chance', () => {
  const five = (seed: string | number, document: number): readonly number[] => {
    const { random, restart } = seededRandom(seed);
    restart(document);
    return random.several(5, () => random.integer(0, 1_000_000));
  };

  it('is the same for the same seed and document', () => {
    expect(five('a', 1)).toEqual(five('a', 1));
    expect(five(7, 1)).toEqual(five('7', 1));
  });

  it.each([
    ['b', 1],
    ['a', 2],
    ['aa', 1],
    ['', 1],
  ])('is another for seed "%s", document %i', (seed, document) => {
    expect(five(seed, document)).not.toEqual(five('a', 1));
  });

  it('of one generator is not moved by another', () => {
    const [one, other] = [seededRandom('a'), seededRandom('b')];
    one.restart(1);
    other.restart(1);
    other.random.integer(0, 10);
    expect(one.random.several(5, () => one.random.integer(0, 1_000_000))).toEqual(five('a', 1));
  });

  it('never draws what has no weight', () => {
    expect(new Set(draws(200, (random) => random.weighted({ a: 1, b: 0, c: 3 })))).toEqual(new Set(['a', 'c']));
  });
});

describe('identifications', () => {
  it.each<[range: keyof typeof fictitiousRanges, draw: (random: Random) => number]>([
    ['company', (random) => companyNit(random).number],
    ['person', (random) => personNit(random).number],
    ['person', personNumber],
    ['foreigner', foreignerNumber],
  ])('of a %s are in the range that nobody has', (range, draw) => {
    const { from, to } = fictitiousRanges[range];
    expect(draws(500, draw).filter((number) => number < from || number > to)).toEqual([]);
  });

  it('of other countries begin as none does', () => {
    expect(draws(20, foreignNumber).filter((text) => !/^ZZ\d{8}$/.test(text))).toEqual([]);
  });
});

describe('contacts', () => {
  it.each<[what: string, draw: (random: Random) => string, form: RegExp]>([
    ['telephones', phone, /^\d{0,3}555\d{4}$/],
    ['mailboxes', mailbox, /^[a-z.+]+\.\d{4}@example\.(?:com|org)$/],
    ['addresses', address, /^[A-ZÁÉÍÓÚÑ].{5,}\S$/],
  ])('%s have their form', (_, draw, form) => {
    expect(draws(500, draw).filter((text) => !form.test(text))).toEqual([]);
  });

  it('have a postal code of their municipality', () => {
    const { byCode } = table('postal_codes');
    const places = draws(500, (random) => {
      const place = municipality(random);
      return [place.code, byCode(postalZone(random, place))?.municipality_code];
    });
    expect(places.filter(([wanted, found]) => found !== wanted)).toEqual([]);
  });

  it('reach into every department', () => {
    expect(new Set(draws(3000, (random) => municipality(random).department_code)).size).toBe(
      table('departments').rows.length,
    );
  });
});

describe('products', () => {
  const all = Object.values(products).flat();

  it('have a unit of the table, a price and no semicolon in their name', () => {
    const wrong = all.filter(
      ({ name, unit, price: [least, highest] }) =>
        table('unit_measures').byId(units[unit]) === undefined || least < 50 || highest <= least || name.includes(';'),
    );
    expect(wrong).toEqual([]);
  });

  it('have codes as long as their standard asks for', () => {
    const wrong = all.filter(
      ({ unspsc = '12345678', tariff = '1234567890' }) => !/^\d{8}$/.test(unspsc) || !/^\d{10}$/.test(tariff),
    );
    expect(wrong).toEqual([]);
  });

  it('are coded in all four standards, mostly the own one', () => {
    const drawn = draws(2000, (random) => itemCode(random, random.pick(all)).standardId);
    const share = (id: number): number => drawn.filter((each) => each === id).length / drawn.length;
    expect(share(standards.own)).toBeGreaterThan(0.7);
    expect(Object.values(standards).filter((id) => share(id) === 0)).toEqual([]);
  });
});

describe('texts', () => {
  const texts = draws(500, (random) =>
    [companyName(random), personName(random), remark(random), describeProduct(random, 'Ítem'), address(random)].join(
      '\n',
    ),
  ).join('\n');

  it.each(['ñ', 'Ñ', 'á', '&', '<', '>', '"', "'", '«', '\t', ']]>', '&amp;', '…'])('hold %s', (characters) => {
    expect(texts).toContain(characters);
  });

  it('are now and then long', () => {
    expect(Math.max(...draws(500, remark).map(({ length }) => length))).toBeGreaterThan(400);
  });
});

describe('customers', () => {
  it.each([
    ['a company', company, [6]],
    ['a natural person', naturalPerson, [3, 5, 6, 7, 10]],
    ['a foreign customer', foreignCustomer, [7, 8, 9]],
    ['nobody in particular', anonymousCustomer, [3, undefined]],
  ])('%s has the identity documents of its kind', (_, draw, expected) => {
    const kinds = new Set(draws(500, draw).map((customer) => customer.type_document_identification_id));
    expect(kinds).toEqual(new Set(expected));
  });

  it('who do not say who they are have the number for that', () => {
    const numbers = new Set(draws(50, (random) => Number(anonymousCustomer(random).identification_number)));
    expect(numbers).toEqual(new Set([finalConsumer]));
  });
});
