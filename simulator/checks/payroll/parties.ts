/** Names and check digits of the parties of a payroll document, which are attributes of one element. */
import { attributeOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { shown, type Check } from '../vocabulary/check.ts';
import * as is from '../vocabulary/is.ts';
import { nitCheckDigit } from '../../document/check-digit.ts';
import { setBeside, setTarget } from './edits.ts';
import { digitOfNit } from '../identification.ts';

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
    expected: { en: 'a company name, or the names of a person', es: 'una razón social, o los nombres de una persona' },
    test: ({ owner, value }) =>
      !isBlank(owner, 'RazonSocial') || isPerson(owner) ? undefined : { found: shown(value) },
    breakAt: setTarget(''),
  });

/** A company turned into a person with these names. */
const asPerson = (names: Readonly<Partial<Record<PersonalName, string>>>) => setBeside({ RazonSocial: '', ...names });

const complete = { PrimerApellido: 'PARRA', SegundoApellido: 'LEAL', PrimerNombre: 'ANA' } as const;

const ofPerson = (check: Omit<Check, 'per' | 'predicate' | 'remedy'>): Check => ({
  ...check,
  per: 'node',
  predicate: {
    en: 'is there where the party is a natural person',
    es: 'está presente cuando la parte es una persona natural',
  },
  remedy: 'send',
});

/** A name required of a natural person. */
export const personName = (name: 'PrimerApellido' | 'PrimerNombre'): Check =>
  ofPerson({
    expected: {
      en: 'a value, because the party is a natural person',
      es: 'un valor, porque la parte es una persona natural',
    },
    test: ({ owner, value }) => (isPerson(owner, name) && isBlank(owner, name) ? { found: shown(value) } : undefined),
    breakAt: asPerson({ ...complete, [name]: '' }),
  });

/** The second surname of a natural person, which may be empty. */
export const secondSurname = (): Check =>
  ofPerson({
    expected: {
      en: 'this attribute (which may be empty), because the party is a natural person',
      es: 'este atributo (aunque esté vacío), porque la parte es una persona natural',
    },
    test: ({ owner, value }) =>
      isPerson(owner, 'SegundoApellido') && value === undefined ? { found: shown(value) } : undefined,
    breakAt: asPerson({ PrimerApellido: complete.PrimerApellido, PrimerNombre: complete.PrimerNombre }),
  });

/** Other names of a natural person; a company has none. */
export const otherNames = (): Check =>
  ofPerson({
    expected: {
      en: 'other names, because the party is a natural person',
      es: 'los otros nombres, porque la parte es una persona natural',
    },
    test: ({ owner, value }) => (isPerson(owner) && value === undefined ? { found: shown(value) } : undefined),
    breakAt: asPerson(complete),
  });

/** @DV is the check digit of the @NIT next to it; a value that is not a NIT has none. */
export const checkDigitOfNit = (): Check =>
  is.satisfying({
    expected: { en: 'the check digit of the NIT', es: 'el dígito de verificación del NIT' },
    test: ({ owner, value }) => {
      const nit = attributeOf(owner, 'NIT') ?? '';
      const digit = nitCheckDigit(nit);
      if (digit !== undefined && digit === value) return undefined;
      const expected = digit === undefined ? { en: 'a numeric NIT', es: 'un NIT numérico' } : shown(digit);
      return { found: digitOfNit(value, nit), expected };
    },
    breakAt: setTarget('99'),
  });
