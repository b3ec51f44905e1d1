import { textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { shown, type Check, type Finding, anyOf, lacking } from './vocabulary/check.ts';
import type { Violation } from './vocabulary/violation.ts';
import * as is from './vocabulary/is.ts';
import type { Site, Subject } from '../document/subject.ts';
import { familyOf, type SubjectKind } from '../document/kind.ts';
import { supplier } from '../document/paths.ts';
import { childOf, select, textAt } from '../document/path-index.ts';
import { comparableName, isSameNameAsOne } from '../registry/names.ts';
import { outsideExtensions } from './outside-extensions.ts';
import * as lists from './lists.ts';
import { operation } from './operation.ts';
import { composed, listed, type Bilingual } from '../../src/common/text/bilingual.ts';

/** The parts that an address must have. */
const requiredParts = {
  invoiced: [
    'cbc:ID',
    'cbc:CityName',
    'cbc:CountrySubentity',
    'cbc:CountrySubentityCode',
    'cac:AddressLine/cbc:Line',
    'cac:Country/cbc:IdentificationCode',
  ],
  residentSeller: [
    'cbc:ID',
    'cbc:CityName',
    'cbc:PostalZone',
    'cbc:CountrySubentity',
    'cbc:CountrySubentityCode',
    'cac:AddressLine/cbc:Line',
    'cac:Country/cbc:IdentificationCode',
  ],
  foreignSeller: [
    'cbc:CityName',
    'cbc:CountrySubentity',
    'cac:AddressLine/cbc:Line',
    'cac:Country/cbc:IdentificationCode',
  ],
  abroad: ['cbc:CityName', 'cac:AddressLine/cbc:Line', 'cac:Country/cbc:IdentificationCode'],
} as const;

type Required = {
  readonly whenAbsent: 'fails' | 'passes';
  /** Whose address: of a party of an invoice or its notes where nothing is said. */
  readonly of?: keyof typeof requiredParts;
};

const namesOf = (parts: readonly string[]): Bilingual =>
  listed(
    parts.map((part) => part.replaceAll(/\b(?:cac|cbc):/g, '')),
    'and',
  );

const missingOf = (parts: readonly string[], address: XmlElement): Finding | undefined => {
  const missing = parts.filter((path) => !select(address, path).some((element) => textOf(element).trim() !== ''));
  return missing.length === 0 ? undefined : { found: lacking(missing), expected: namesOf(parts) };
};

const withoutCity = (target: string): Violation => ({ built: [{ edit: 'remove', path: `${target}/cbc:CityName` }] });

/** All parts that the annex asks of an address. An absent address lacks them all. */
export const completeAddress = ({ whenAbsent, of = 'invoiced' }: Required): Check =>
  is.satisfying({
    expected: namesOf(requiredParts[of]),
    test: ({ node }) => {
      if (node === undefined) return whenAbsent === 'fails' ? { found: shown(undefined) } : undefined;
      return missingOf(requiredParts[of], node);
    },
    breakAt: withoutCity,
  });

const [invoiced, abroad] = [namesOf(requiredParts.invoiced), namesOf(requiredParts.abroad)];

/** The parts that the country has: abroad there are no codes of DANE. An absent address passes, an absent country is Colombia. */
export const completeWhereItLies = (): Check =>
  is.satisfying({
    expected: composed(
      (language) => `${invoiced[language]}; ${{ en: 'abroad', es: 'en el exterior,' }[language]} ${abroad[language]}`,
    ),
    test: ({ node }) => {
      if (node === undefined) return undefined;
      const country = textAt(node, 'cac:Country/cbc:IdentificationCode') ?? 'CO';
      return missingOf(country === 'CO' ? requiredParts.invoiced : requiredParts.abroad, node);
    },
    breakAt: withoutCity,
  });

const isColombian = (address: XmlElement): boolean => textAt(address, 'cac:Country/cbc:IdentificationCode') === 'CO';

const inColombia = ({ owner }: Site): boolean => isColombian(owner);

type NameCheck = Pick<Check, 'expected' | 'limit'> & {
  /** The names that are right here, where a code beside them decides that. */
  readonly own?: (owner: XmlElement) => readonly string[] | undefined;
  readonly known: () => ReadonlySet<string>;
};

/** What the strict reading asks of an address instead: codes of DANE abroad too. */
export const completeAnywhere = {
  holds: {
    en: 'The address has its codes of municipality and department in every country.',
    es: 'La dirección tiene los códigos de municipio y departamento en todos los países.',
  },
  check: completeAddress({ whenAbsent: 'passes' }),
} as const;

/** A name that the table has, or an alternative, accents and case left aside; the name of the code beside it where there is one. */
const nameOf = ({ expected, limit, own, known }: NameCheck): Check =>
  is.satisfying({
    expected,
    ...(limit === undefined ? {} : { limit }),
    test: ({ value, owner }) => {
      const wanted = own?.(owner);
      if (wanted !== undefined) {
        const isRight = value !== undefined && isSameNameAsOne(wanted, value);
        return isRight
          ? undefined
          : {
              found: shown(value),
              expected: anyOf(wanted),
            };
      }
      return value !== undefined && known().has(comparableName(value)) ? undefined : { found: shown(value) };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'Macondo' }] }),
  });

/** This name, compared as names are. */
export const named = (name: string): Check =>
  nameOf({ expected: shown(name), own: () => [name], known: () => new Set() });

/** A five-digit DANE code, where the country is CO. */
export const municipalityCode = (): Check =>
  is.when(
    inColombia,
    is.inList(lists.municipalityCodes, {
      name: { en: 'a DANE municipality code of five digits', es: 'un código DANE de municipio de cinco dígitos' },
      outside: '00000',
    }),
  );

/** The name that belongs to the code beside it; the name of any municipality where the code is not one. */
export const municipalityName = (): Check =>
  is.when(
    inColombia,
    is.whenThere(
      nameOf({
        expected: { en: 'the name of the municipality', es: 'el nombre del municipio' },
        own: (owner) => lists.municipalities().get(textAt(owner, 'cbc:ID') ?? ''),
        known: lists.municipalityNames,
      }),
    ),
  );

const lies = (element: XmlElement, within: XmlElement): boolean =>
  element === within || (element.parent !== undefined && lies(element.parent, within));

/** The seller of a support document who lives abroad: its address has no codes of DANE. */
const foreignSeller = (subject: Subject): XmlElement | undefined =>
  familyOf(subject.kind) === 'support' && subject.text(operation) === '11' ? subject.first(supplier) : undefined;

/** The first address in Colombia, whosever it is, whose municipality lies in another department than the one it names. */
export const misplacedAddress = (subject: Subject): XmlElement | undefined => {
  const seller = foreignSeller(subject);
  return outsideExtensions(subject).addresses.find((element) => {
    if (seller !== undefined && lies(element, seller)) return false;
    const [municipality, department] = [childOf(element, 'cbc:ID'), childOf(element, 'cbc:CountrySubentityCode')];
    if (municipality === undefined || department === undefined || !isColombian(element)) return false;
    return textOf(municipality).slice(0, 2) !== textOf(department);
  });
};

/** In Colombia an address with a postal code, even an empty one, has one of the postal table. */
export const postalZone = (): Check =>
  is.when(
    (site) => site.value !== undefined && inColombia(site),
    is.inList(lists.postalCodes, {
      name: { en: 'a postal code of the table', es: 'un código postal de la tabla' },
      outside: '000000',
    }),
  );

/** The same, and it is a postal code of the municipality beside it. */
export const postalZoneOfMunicipality = (): Check => {
  const inTable = postalZone();
  return {
    ...inTable,
    expected: { en: 'a postal code of the municipality in ID', es: 'un código postal del municipio indicado en ID' },
    test: (site) => {
      const finding = inTable.test(site);
      if (finding !== undefined || site.value === undefined || !inColombia(site)) return finding;
      const [municipality, stated] = [lists.postalCodes().get(site.value), textAt(site.owner, 'cbc:ID')];
      return stated === undefined || stated === municipality
        ? undefined
        : {
            found: shown(site.value, {
              en: `which is of ${municipality ?? 'none'}`,
              es: `que es de ${municipality ?? 'ninguno'}`,
            }),
          };
    },
  };
};

export const departmentName = (): Check =>
  is.when(
    inColombia,
    is.whenThere(
      nameOf({
        expected: { en: 'the name of a department', es: 'el nombre de un departamento' },
        limit: 'list',
        known: lists.departmentNames,
      }),
    ),
  );

/** @param required the documents whose address must have the code */
export const departmentCode = (required: readonly SubjectKind[] = []): Check =>
  is.when(
    (site) => inColombia(site) && (site.node !== undefined || required.includes(site.subject.kind)),
    is.inList(lists.departmentCodes, {
      name: { en: 'a department code of two digits', es: 'un código de departamento de dos dígitos' },
      outside: '00',
    }),
  );

export const countryCode = (): Check =>
  is.inList(lists.countryCodes, {
    name: { en: 'an ISO 3166-1 alpha-2 code', es: 'un código ISO 3166-1 alfa-2' },
    outside: 'XX',
  });

/** The Spanish name of any country, whatever the code beside it says. */
export const countryName = (): Check =>
  nameOf({
    expected: { en: 'a country name of the table', es: 'un nombre de país de la tabla' },
    limit: 'list',
    known: lists.countryNames,
  });
