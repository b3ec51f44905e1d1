/**
 * Where values are compared with each other, what is wrong may be another one than the rule looks at: a rate instead of
 * the tax, a price instead of the total of its line. Each is proposed as the others give it.
 */
import { decimal } from '../../src/common/decimal.ts';
import { childElements, isElement, textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { amount, rounded, sumOf } from '../document/amount.ts';
import type { SubjectKind } from '../document/kind.ts';
import { insert, insertChild } from './insert.ts';
import type { Place } from './place.ts';
import { allBelow, ancestor, leafAt, rootOf, setText, textAt, textsBelow, type Proposal } from './proposal.ts';
import { namesTo, specimenAt } from './specimen.ts';
import { statedPrefix } from './stated.ts';

const setComputed = (element: XmlElement | undefined, texts: readonly string[]): readonly Proposal[] =>
  element === undefined
    ? []
    : [...new Set(texts)].flatMap((text) => setText(leafAt(element), { text, source: 'computed' }));

const firstBelow = (element: XmlElement, name: string): XmlElement | undefined => allBelow(element, name)[0];

/** `part` is that percentage of what is looked for; nothing of 0 %. */
const wholeOf = (part: string, percentage: string): readonly string[] =>
  amount(percentage).eq(0) ? [] : [rounded(amount(part).times(100).div(amount(percentage)), 2)];

/** The absolute value of an amount below 0. */
const positive = ({ element }: Place): readonly Proposal[] => {
  const text = textOf(element).trim();
  const isNegative = text.startsWith('-') && decimal(text) !== undefined;
  return isNegative && !element.children.some(isElement) ? setComputed(element, [text.slice(1)]) : [];
};

const rateIn = (subtotal: XmlElement): string =>
  ['cbc:Percent', 'cbc:ID'].map((name) => textsBelow(subtotal, name)[0] ?? '').join(' ');

const linesIn = (root: XmlElement): readonly XmlElement[] =>
  childElements(root).filter(({ name }) => name.endsWith('Line'));

const totalsIn = (root: XmlElement): readonly XmlElement[] =>
  childElements(root).filter(({ name }) => name.endsWith('MonetaryTotal'));

const baseOf = (subtotals: readonly XmlElement[]): string =>
  rounded(sumOf(subtotals.flatMap((one) => textsBelow(one, 'cbc:TaxableAmount'))), 2);

/** Of a subtotal of the header: what the lines have of its tax, or of any, and what the totals say. */
const headerBases = (root: XmlElement, subtotal: XmlElement): readonly string[] => {
  const taxed = linesIn(root).flatMap((line) => allBelow(line, 'cac:TaxSubtotal'));
  return [
    baseOf(taxed.filter((one) => rateIn(one) === rateIn(subtotal))),
    baseOf(taxed),
    ...totalsIn(root).flatMap((total) => [
      ...textsBelow(total, 'cbc:TaxExclusiveAmount'),
      ...textsBelow(total, 'cbc:LineExtensionAmount'),
    ]),
  ];
};

const basesOf = (subtotal: XmlElement): readonly string[] => {
  const line = ancestor(subtotal, /Line$/);
  return line === undefined ? headerBases(rootOf(subtotal), subtotal) : textsBelow(line, 'cbc:LineExtensionAmount');
};

/** For a subtotal without the base of its tax. */
export const missingBases = (kind: SubjectKind, place: Place): readonly Proposal[] =>
  place.element.name === 'cac:TaxSubtotal' && place.missing[0]?.name === 'cbc:TaxableAmount'
    ? basesOf(place.element).flatMap((text) => insert(kind, place, { text, source: 'computed' }))
    : [];

/** Schemes of a tax without its code. */
const namelessTaxes = (root: XmlElement): readonly XmlElement[] =>
  allBelow(root, 'cac:TaxSubtotal')
    .flatMap((subtotal) => allBelow(subtotal, 'cac:TaxScheme'))
    .filter((scheme) => !childElements(scheme).some(({ name }) => name === 'cbc:ID'));

/** The rate of a tax, as any other subtotal has it, and its base; the code where one has none. */
const taxes = (kind: SubjectKind, { element }: Place): readonly Proposal[] => {
  const subtotal =
    ancestor(element, /^cac:TaxSubtotal$/) ?? childElements(element).find(({ name }) => name === 'cac:TaxSubtotal');
  if (subtotal === undefined) return [];
  const root = rootOf(element);
  return [
    ...setComputed(firstBelow(subtotal, 'cbc:Percent'), textsBelow(root, 'cbc:Percent')),
    ...setComputed(firstBelow(subtotal, 'cbc:TaxableAmount'), basesOf(subtotal)),
    ...namelessTaxes(root).flatMap((scheme) => insertChild(kind, scheme, 'cbc:ID')),
  ];
};

/** The base and the percentage of a discount or charge that give its amount. */
const allowances = ({ element }: Place): readonly Proposal[] => {
  const allowance = ancestor(element, /^cac:AllowanceCharge$/);
  if (allowance === undefined) return [];
  const [sum = '', percentage = '', base = ''] = ['cbc:Amount', 'cbc:MultiplierFactorNumeric', 'cbc:BaseAmount'].map(
    (name) => textsBelow(allowance, name)[0],
  );
  return [
    ...setComputed(firstBelow(allowance, 'cbc:BaseAmount'), wholeOf(sum, percentage)),
    ...setComputed(firstBelow(allowance, 'cbc:MultiplierFactorNumeric'), wholeOf(sum, base)),
  ];
};

/** The price that the total of the line and its quantity give. */
const prices = ({ element }: Place): readonly Proposal[] => {
  const line = ancestor(element, /Line$/);
  if (line === undefined || element.name !== 'cbc:LineExtensionAmount') return [];
  const quantity = childElements(line).find(({ name }) => name.endsWith('Quantity'));
  const price = firstBelow(line, 'cbc:PriceAmount');
  if (quantity === undefined || amount(textOf(quantity)).eq(0)) return [];
  return setComputed(price, [rounded(amount(textOf(element)).div(amount(textOf(quantity))), 2)]);
};

/** The same value of the same party, where it stands elsewhere: its NIT is stated more than once. */
const ofParty = ({ element }: Place): readonly Proposal[] => {
  const party = ancestor(element, /^cac:Party$/);
  if (party === undefined || element.children.some(isElement)) return [];
  return allBelow(party, element.name).flatMap((other) =>
    setText(leafAt(element), { text: textOf(other), source: 'stated' }),
  );
};

/** The municipality of another address of the party. */
const municipalities = ({ element }: Place): readonly Proposal[] => {
  const [address, party] = [/Address$/, /^cac:Party$/].map((name) => ancestor(element, name));
  if (address === undefined || party === undefined) return [];
  const addresses = ['cac:Address', 'cac:RegistrationAddress'].flatMap((name) => allBelow(party, name));
  return setComputed(
    firstBelow(address, 'cbc:ID'),
    addresses.flatMap((one) => textsBelow(one, 'cbc:ID')),
  );
};

const typeCode = /^cbc:\w+TypeCode$/;

/** A number without what stands before its prefix, or another type of document. */
const numbers = (kind: SubjectKind, place: Place, expected: string): readonly Proposal[] => {
  const prefix = statedPrefix(expected);
  if (prefix === undefined) return [];
  const number = textAt(place);
  const at = number.indexOf(prefix);
  const type = childElements(rootOf(place.element)).find(({ name }) => typeCode.test(name));
  const usual = type === undefined ? undefined : specimenAt(kind, namesTo(type));
  return [
    ...(at > 0 ? setText(place, { text: number.slice(at), source: 'stated' }) : []),
    ...(type === undefined || usual === undefined
      ? []
      : setText(leafAt(type), { text: textOf(usual), source: 'example' })),
  ];
};

export const otherValues = (kind: SubjectKind, place: Place, expected: string): readonly Proposal[] => [
  ...positive(place),
  ...taxes(kind, place),
  ...municipalities(place),
  ...allowances(place),
  ...prices(place),
  ...ofParty(place),
  ...numbers(kind, place, expected),
];
