import { textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import type { Check, Site } from '../engine/check.ts';
import * as is from '../engine/is.ts';
import { childOf, select } from '../intake/path-index.ts';
import { comparableName, countries, departmentCodes, departmentNames, municipalities } from './lists.ts';

const requiredParts = [
  'cbc:ID',
  'cbc:CityName',
  'cbc:CountrySubentity',
  'cbc:CountrySubentityCode',
  'cac:AddressLine/cbc:Line',
  'cac:Country/cbc:IdentificationCode',
] as const;

const textAt = (element: XmlElement, path: string): string => {
  const found = select(element, path)[0];
  return found === undefined ? '' : textOf(found).trim();
};

export const missingAddressParts = (address: XmlElement): readonly string[] =>
  requiredParts.filter((path) => textAt(address, path) === '');

/** All six parts that the annex asks of an address. An absent address lacks them all. */
export const completeAddress = (options: { readonly whenAbsent: 'fails' | 'passes' }): Check =>
  is.satisfying({
    expected: 'ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode',
    test: ({ node }) => {
      if (node === undefined) return options.whenAbsent === 'fails' ? { found: 'nothing (absent)' } : undefined;
      const missing = missingAddressParts(node);
      return missing.length === 0 ? undefined : { found: `no ${missing.join(', no ')}` };
    },
    breakAt: (target) => ({ built: [{ edit: 'remove', path: `${target}/cbc:CityName` }] }),
  });

const inColombia = ({ owner }: Site): boolean => textAt(owner, 'cac:Country/cbc:IdentificationCode') === 'CO';

/** A five-digit DANE code, where the country is CO. */
export const municipalityCode = (): Check =>
  is.when(
    inColombia,
    is.satisfying({
      expected: 'a DANE municipality code of five digits',
      test: ({ value }) => (value !== undefined && municipalities().has(value.trim()) ? undefined : { found: `"${value ?? 'nothing'}"` }),
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '11999' }] }),
    }),
  );

/** The name that belongs to the code beside it; the name of any municipality where the code is not one. */
export const municipalityName = (): Check =>
  is.when(
    inColombia,
    is.whenPresent(
      is.satisfying({
        expected: 'the name of the municipality',
        test: ({ value = '', owner }) => {
          const named = comparableName(value);
          const own = municipalities().get(textAt(owner, 'cbc:ID'));
          if (own !== undefined) {
            return comparableName(own.name) === named ? undefined : { found: `"${value}"`, expected: `"${own.name}"` };
          }
          const known = [...municipalities().values()].some(({ name }) => comparableName(name) === named);
          return known ? undefined : { found: `"${value}"` };
        },
        breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'Macondo' }] }),
      }),
    ),
  );

/** Six digits, the first two a department: the postal table itself is not public as data. */
export const postalZone = (): Check =>
  is.when(
    inColombia,
    is.whenPresent(
      is.satisfying({
        expected: 'a postal code of six digits that begins with a department code',
        test: ({ value = '' }) =>
          /^\d{6}$/.test(value.trim()) && departmentCodes().has(value.trim().slice(0, 2)) ? undefined : { found: `"${value}"` },
        breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '00000' }] }),
      }),
    ),
  );

export const departmentName = (): Check =>
  is.when(
    inColombia,
    is.whenPresent(
      is.satisfying({
        expected: 'the name of a department',
        test: ({ value = '' }) => (departmentNames().has(comparableName(value)) ? undefined : { found: `"${value}"` }),
        breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'Macondo' }] }),
      }),
    ),
  );

export const departmentCode = (): Check =>
  is.when(
    inColombia,
    is.whenPresent(
      is.satisfying({
        expected: 'a department code of two digits',
        test: ({ value = '' }) => (departmentCodes().has(value.trim()) ? undefined : { found: `"${value}"` }),
        breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '00' }] }),
      }),
    ),
  );

/** The Spanish name of the country in IdentificationCode; any name of the table where the code is not one. */
export const countryName = (): Check =>
  is.satisfying({
    expected: 'a country name of the table',
    test: ({ value = '', owner }) => {
      const code = childOf(owner, 'cbc:IdentificationCode');
      const own = code === undefined ? undefined : countries().get(textOf(code).trim());
      if (own !== undefined) return comparableName(own) === comparableName(value) ? undefined : { found: `"${value}"`, expected: `"${own}"` };
      return [...countries().values()].some((name) => comparableName(name) === comparableName(value)) ? undefined : { found: `"${value}"` };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'Macondo' }] }),
  });

