import { textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { quoted, type Check } from './vocabulary/check.ts';
import * as is from './vocabulary/is.ts';
import type { Site, Subject } from '../document/subject.ts';
import { familyOf } from '../document/kind.ts';
import { supplier } from '../document/paths.ts';
import { childOf, select, selectFirst } from '../document/path-index.ts';
import { comparableName, isSameName } from '../registry/names.ts';
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

/** All parts that the annex asks of an address. An absent address lacks them all. */
export const completeAddress = ({ whenAbsent, of = 'invoiced' }: Required): Check => {
  const parts: readonly string[] = requiredParts[of];
  return is.satisfying({
    expected: listed(parts),
    test: ({ node }) => {
      if (node === undefined) return whenAbsent === 'fails' ? { found: quoted(undefined) } : undefined;
      const missing = parts.filter((path) => !select(node, path).some((element) => textOf(element).trim() !== ''));
      return missing.length === 0 ? undefined : { found: `no ${missing.join(', no ')}` };
    },
    breakAt: (target) => ({ built: [{ edit: 'remove', path: `${target}/cbc:CityName` }] }),
  });
};

const textAt = (element: XmlElement, path: string): string => {
  const found = selectFirst(element, path);
  return found === undefined ? '' : textOf(found);
};

const inColombia = ({ owner }: Site): boolean => textAt(owner, 'cac:Country/cbc:IdentificationCode') === 'CO';

type NameCheck = {
  readonly expected: string;
  /** The one name that is right here, where a code beside it decides that. */
  readonly own?: (owner: XmlElement) => string | undefined;
  readonly known: () => ReadonlySet<string>;
};

/** A name as the table has it, accents and case left aside; the name of the code beside it where there is one. */
const nameOf = ({ expected, own, known }: NameCheck): Check =>
  is.satisfying({
    expected,
    test: ({ value, owner }) => {
      const wanted = own?.(owner);
      if (wanted !== undefined) {
        const isRight = value !== undefined && isSameName(value, wanted);
        return isRight ? undefined : { found: quoted(value), expected: quoted(wanted) };
      }
      return value !== undefined && known().has(comparableName(value)) ? undefined : { found: quoted(value) };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'Macondo' }] }),
  });

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
        own: (owner) => lists.municipalities().get(textAt(owner, 'cbc:ID'))?.name,
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
    const [municipality, department] = [textAt(element, 'cbc:ID'), textAt(element, 'cbc:CountrySubentityCode')];
    if (municipality.trim() === '' || department.trim() === '') return false;
    return municipality.slice(0, 2) !== department && textAt(element, 'cac:Country/cbc:IdentificationCode') === 'CO';
  });
};

/** Six digits, the first two a department: the postal table itself is not public as data. */
export const postalZone = (): Check =>
  is.when(
    inColombia,
    is.whenPresent(
      is.satisfying({
        expected: 'a postal code of six digits that begins with a department code',
        test: ({ value = '' }) =>
          /^\d{6}$/.test(value) && lists.departmentCodes().has(value.slice(0, 2))
            ? undefined
            : { found: quoted(value) },
        breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '00000' }] }),
      }),
    ),
  );

export const departmentName = (): Check =>
  is.when(inColombia, is.whenThere(nameOf({ expected: 'the name of a department', known: lists.departmentNames })));

export const departmentCode = (): Check =>
  is.when(
    inColombia,
    is.whenThere(is.inList(lists.departmentCodes, { name: 'a department code of two digits', outside: '00' })),
  );

export const countryCode = (): Check =>
  is.inList(lists.countryCodes, { name: 'an ISO 3166-1 alpha-2 code', outside: 'XX' });

/** The Spanish name of the country in IdentificationCode; any name of the table where the code is not one. */
export const countryName = (): Check =>
  nameOf({
    expected: 'a country name of the table',
    own: (owner) => {
      const code = childOf(owner, 'cbc:IdentificationCode');
      return code === undefined ? undefined : lists.countries().get(textOf(code));
    },
    known: lists.countryNames,
  });
