/** Names and check digits of the parties of a payroll document, which are attributes of one element. */
import { attributeOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { quoted, type Check } from '../vocabulary/check.ts';
import * as is from '../vocabulary/is.ts';
import { nitCheckDigit } from '../../document/check-digit.ts';
import { setBeside, setTarget } from './edits.ts';

type PersonalName = 'PrimerApellido' | 'SegundoApellido' | 'PrimerNombre';

const personalNames: readonly PersonalName[] = ['PrimerApellido', 'SegundoApellido', 'PrimerNombre'];

const isBlank = (element: XmlElement, attribute: string): boolean =>
  (attributeOf(element, attribute) ?? '').trim() === '';

const bears = (element: XmlElement, attribute: string): boolean => attributeOf(element, attribute) !== undefined;

/** No company name, but a personal name other than the one under test. */
const isPerson = (element: XmlElement, judged?: PersonalName): boolean =>
  isBlank(element, 'RazonSocial') && personalNames.some((name) => name !== judged && bears(element, name));

/** The company name of a party that is not a natural person. */
export const companyName = (): Check =>
  is.satisfying({
    expected: 'a company name, or the names of a person',
    test: ({ owner, value }) =>
      !isBlank(owner, 'RazonSocial') || isPerson(owner) ? undefined : { found: quoted(value) },
    breakAt: setTarget(''),
  });

/** A company turned into a person with these names. */
const asPerson = (names: Readonly<Partial<Record<PersonalName, string>>>) => setBeside({ RazonSocial: '', ...names });

const complete = { PrimerApellido: 'PARRA', SegundoApellido: 'LEAL', PrimerNombre: 'ANA' } as const;

const ofPerson = (check: Omit<Check, 'per' | 'predicate'>): Check => ({
  ...check,
  per: 'node',
  predicate: 'is there where the party is a natural person',
});

/** A name required of a natural person. */
export const personName = (name: 'PrimerApellido' | 'PrimerNombre'): Check =>
  ofPerson({
    expected: 'a value, for the party is a natural person',
    test: ({ owner, value }) => (isPerson(owner, name) && isBlank(owner, name) ? { found: quoted(value) } : undefined),
    breakAt: asPerson({ ...complete, [name]: '' }),
  });

/** The second surname of a natural person, which may be empty. */
export const secondSurname = (): Check =>
  ofPerson({
    expected: 'this attribute, be it empty, for the party is a natural person',
    test: ({ owner, value }) =>
      isPerson(owner, 'SegundoApellido') && value === undefined ? { found: quoted(value) } : undefined,
    breakAt: asPerson({ PrimerApellido: complete.PrimerApellido, PrimerNombre: complete.PrimerNombre }),
  });

/** Other names of a natural person; a company has none. */
export const otherNames = (): Check =>
  ofPerson({
    expected: 'other names, for the party is a natural person',
    test: ({ owner, value }) => (isPerson(owner) && value === undefined ? { found: quoted(value) } : undefined),
    breakAt: asPerson(complete),
  });

/** @DV is the check digit of the @NIT next to it; a value that is not a NIT has none. */
export const checkDigitOfNit = (): Check =>
  is.satisfying({
    expected: 'the check digit of the NIT',
    test: ({ owner, value }) => {
      const nit = attributeOf(owner, 'NIT') ?? '';
      const digit = nitCheckDigit(nit);
      if (digit !== undefined && digit === value) return undefined;
      const expected = digit === undefined ? 'a numeric NIT' : quoted(digit);
      return { found: `${quoted(value)} for NIT "${nit}"`, expected };
    },
    breakAt: setTarget('99'),
  });
