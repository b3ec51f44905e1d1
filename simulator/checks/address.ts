import { textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { quoted, type Check, type Finding } from './vocabulary/check.ts';
import type { Violation } from './vocabulary/violation.ts';
import * as is from './vocabulary/is.ts';
import type { Site, Subject } from '../document/subject.ts';
import { familyOf } from '../document/kind.ts';
import { supplier } from '../document/paths.ts';
import { childOf, select, textAt } from '../document/path-index.ts';
import { comparableName, isSameNameAsOne } from '../registry/names.ts';
import { firstOutside } from './first-element.ts';
import * as lists from './lists.ts';
import { operation } from './operation.ts';

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

const listed = (parts: readonly string[]): string => {
  const names = parts.map((part) => part.replaceAll(/\b(?:cac|cbc):/g, ''));
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
};

const missingOf = (parts: readonly string[], address: XmlElement): Finding | undefined => {
  const missing = parts.filter((path) => !select(address, path).some((element) => textOf(element).trim() !== ''));
  return missing.length === 0 ? undefined : { found: `no ${missing.join(', no ')}`, expected: listed(parts) };
};

const withoutCity = (target: string): Violation => ({ built: [{ edit: 'remove', path: `${target}/cbc:CityName` }] });

/** All parts that the annex asks of an address. An absent address lacks them all. */
export const completeAddress = ({ whenAbsent, of = 'invoiced' }: Required): Check =>
  is.satisfying({
    expected: listed(requiredParts[of]),
    test: ({ node }) => {
      if (node === undefined) return whenAbsent === 'fails' ? { found: quoted(undefined) } : undefined;
      return missingOf(requiredParts[of], node);
    },
    breakAt: withoutCity,
  });

/** The parts that the country has: abroad there are no codes of DANE. An absent address passes, an absent country is Colombia. */
export const completeWhereItLies = (): Check =>
  is.satisfying({
    expected: `${listed(requiredParts.invoiced)}; abroad ${listed(requiredParts.abroad)}`,
    test: ({ node }) => {
      if (node === undefined) return undefined;
      const country = textAt(node, 'cac:Country/cbc:IdentificationCode') ?? 'CO';
      return missingOf(country === 'CO' ? requiredParts.invoiced : requiredParts.abroad, node);
    },
    breakAt: withoutCity,
  });

const isColombian = (address: XmlElement): boolean => textAt(address, 'cac:Country/cbc:IdentificationCode') === 'CO';

const inColombia = ({ owner }: Site): boolean => isColombian(owner);

type NameCheck = {
  readonly expected: string;
  /** The names that are right here, where a code beside them decides that. */
  readonly own?: (owner: XmlElement) => readonly string[] | undefined;
  readonly known: () => ReadonlySet<string>;
};

/** What the strict reading asks of an address instead: codes of DANE abroad too. */
export const completeAnywhere = {
  holds: 'The address has its codes of municipality and department in every country.',
  check: completeAddress({ whenAbsent: 'passes' }),
} as const;

/** A name that the table has, or an alternative, accents and case left aside; the name of the code beside it where there is one. */
const nameOf = ({ expected, own, known }: NameCheck): Check =>
  is.satisfying({
    expected,
    test: ({ value, owner }) => {
      const wanted = own?.(owner);
      if (wanted !== undefined) {
        const isRight = value !== undefined && isSameNameAsOne(wanted, value);
        return isRight ? undefined : { found: quoted(value), expected: wanted.map(quoted).join(' or ') };
      }
      return value !== undefined && known().has(comparableName(value)) ? undefined : { found: quoted(value) };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'Macondo' }] }),
  });

/** This name, compared as names are. */
export const named = (name: string): Check =>
  nameOf({ expected: quoted(name), own: () => [name], known: () => new Set() });

/** A five-digit DANE code, where the country is CO. */
export const municipalityCode = (): Check =>
  is.when(
    inColombia,
    is.inList(lists.municipalityCodes, { name: 'a DANE municipality code of five digits', outside: '00000' }),
  );

/** The name that belongs to the code beside it; the name of any municipality where the code is not one. */
export const municipalityName = (): Check =>
  is.when(
    inColombia,
    is.whenThere(
      nameOf({
        expected: 'the name of the municipality',
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
  const abroad = foreignSeller(subject);
  return firstOutside(subject, (element) => {
    if (!element.local.endsWith('Address') || (abroad !== undefined && lies(element, abroad))) return false;
    const [municipality, department] = [childOf(element, 'cbc:ID'), childOf(element, 'cbc:CountrySubentityCode')];
    if (municipality === undefined || department === undefined || !isColombian(element)) return false;
    return textOf(municipality).slice(0, 2) !== textOf(department);
  });
};

/** In Colombia an address with a postal code, even an empty one, has one of the postal table. */
export const postalZone = (): Check =>
  is.when(
    (site) => site.value !== undefined && inColombia(site),
    is.inList(lists.postalCodes, { name: 'a postal code of the table', outside: '000000' }),
  );

/** The same, and it is a postal code of the municipality beside it. */
export const postalZoneOfMunicipality = (): Check => {
  const inTable = postalZone();
  return {
    ...inTable,
    expected: 'a postal code of the municipality in ID',
    test: (site) => {
      const finding = inTable.test(site);
      if (finding !== undefined || site.value === undefined || !inColombia(site)) return finding;
      const [municipality, stated] = [lists.postalCodes().get(site.value), textAt(site.owner, 'cbc:ID')];
      return stated === undefined || stated === municipality
        ? undefined
        : { found: `${quoted(site.value)}, which is of ${municipality ?? 'none'}` };
    },
  };
};

export const departmentName = (): Check =>
  is.when(inColombia, is.whenThere(nameOf({ expected: 'the name of a department', known: lists.departmentNames })));

export const departmentCode = (): Check =>
  is.when(
    inColombia,
    is.whenThere(is.inList(lists.departmentCodes, { name: 'a department code of two digits', outside: '00' })),
  );

export const countryCode = (): Check =>
  is.inList(lists.countryCodes, { name: 'an ISO 3166-1 alpha-2 code', outside: 'XX' });

/** The Spanish name of any country, whatever the code beside it says. */
export const countryName = (): Check => nameOf({ expected: 'a country name of the table', known: lists.countryNames });
