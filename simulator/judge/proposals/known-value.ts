/**
 * The value of what is missing, where anything but its sender knows it: the document itself, and for official codes a
 * document that passes. Identities, names, amounts, rates, dates and references are never examples.
 */
import { attributeOf, childElements, textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { amount, rounded } from '../../document/amount.ts';
import type { SubjectKind } from '../../document/kind.ts';
import type { Place } from './place.ts';
import { ancestor, rootOf, type Value } from './proposal.ts';
import { usualName } from './shape.ts';
import { specimenAt } from './specimen.ts';

/** A text or an attribute that is not there yet. */
export type Gap = {
  /** The nearest element that is there. */
  readonly element: XmlElement;
  /** Usual names from the root, which is left out, to the element that has or is the gap. */
  readonly names: readonly string[];
  readonly attribute: string | undefined;
};

const agreed = (texts: readonly (string | undefined)[]): string | undefined => {
  const different = [...new Set(texts.filter((text) => text !== undefined && text.trim() !== ''))];
  return different.length === 1 ? different[0] : undefined;
};

/** The kind of a document or operation, and references to other documents, are never taken from an example. */
const decides = (names: readonly string[]): boolean =>
  /^cbc:(?:\w+TypeCode|CustomizationID)$/.test(names.join('/')) ||
  names.at(-1) === 'cbc:ResponseCode' ||
  names.some((name) => name.endsWith('Reference'));

const codeAttributes =
  /^(?:schemeAgencyID|schemeAgencyName|schemeURI|list\w+|unitCode|languageID|Pais|Idioma|TipoMoneda|PeriodoNomina|Forma|Metodo|TipoContrato|TipoTrabajador|SubTipoTrabajador)$/;

const isCode = ({ names, attribute }: Gap): boolean =>
  !decides(names) &&
  (attribute === undefined ? /^cbc:\w*(?<!Currency)Code$/.test(names.at(-1) ?? '') : codeAttributes.test(attribute));

const partyOf = (element: XmlElement): XmlElement | undefined => ancestor(element, /^cac:\w*Party$/);

/** Stated more than once about each party. */
const isOfParty = (name: string): boolean => name === 'cbc:CompanyID' || name === 'cbc:RegistrationName';

/** Without those of the parties inside it, such as shareholders. */
const statedBy = (party: XmlElement, name: string): readonly XmlElement[] =>
  childElements(party).flatMap((child) => {
    const own = usualName(child);
    if (own === name) return [child];
    return /^cac:\w+Party$/.test(own) ? [] : statedBy(child, name);
  });

const currenciesIn = (element: XmlElement): readonly (string | undefined)[] => [
  attributeOf(element, 'currencyID'),
  ...childElements(element).flatMap(currenciesIn),
];

const currency = (root: XmlElement): string | undefined => {
  const stated = childElements(root).filter((child) => usualName(child) === 'cbc:DocumentCurrencyCode');
  return agreed(stated.map(textOf)) ?? agreed(currenciesIn(root));
};

/** For a currency of the document that is none: that of its amounts, where they agree. */
export const amountsCurrency = ({ element, attribute }: Place): Value | undefined => {
  if (attribute !== undefined || usualName(element) !== 'cbc:DocumentCurrencyCode') return undefined;
  const text = agreed(currenciesIn(rootOf(element)));
  return text === undefined ? undefined : { text, source: 'computed' };
};

const unit = (element: XmlElement): string | undefined => {
  const line = ancestor(element, /^cac:\w+Line$/);
  const quantities = line === undefined ? [] : [...childElements(line), ...childElements(line).flatMap(childElements)];
  return agreed(quantities.map((one) => attributeOf(one, 'unitCode')));
};

/** Total divided by quantity, for a line without discounts and charges. */
const unitPrice = (element: XmlElement): string | undefined => {
  const line = ancestor(element, /^cac:\w+Line$/);
  const inLine = line === undefined ? [] : childElements(line);
  const [total, quantity] = [/^cbc:LineExtensionAmount$/, /^cbc:\w+Quantity$/].map((name) =>
    inLine.find((child) => name.test(usualName(child))),
  );
  if (total === undefined || quantity === undefined) return undefined;
  if (inLine.some((child) => usualName(child) === 'cac:AllowanceCharge')) return undefined;
  const [whole, count] = [amount(textOf(total)), amount(textOf(quantity))];
  if (count.lte(0)) return undefined;
  const price = rounded(whole.div(count), 6);
  return amount(price).times(count).eq(whole) ? price.replace(/0{1,4}$/, '') : undefined;
};

const inDocument = ({ element, names, attribute }: Gap): string | undefined => {
  const root = rootOf(element);
  const name = names.at(-1) ?? '';
  if (attribute === 'currencyID') return currency(root);
  if (attribute === 'unitCode') return unit(element);
  if (attribute === undefined && name === 'cbc:DocumentCurrencyCode') return currency(root);
  if (attribute === undefined && name === 'cbc:PriceAmount') return unitPrice(element);
  const party = partyOf(element);
  if (party === undefined || !isOfParty(name)) return undefined;
  const stated = statedBy(party, name);
  return agreed(stated.map((one) => (attribute === undefined ? textOf(one) : attributeOf(one, attribute))));
};

const example = (kind: SubjectKind, gap: Gap): string | undefined => {
  const same = isCode(gap) ? specimenAt(kind, gap.names) : undefined;
  if (same === undefined) return undefined;
  return gap.attribute === undefined ? textOf(same) : attributeOf(same, gap.attribute);
};

export const knownValue = (kind: SubjectKind, gap: Gap): Value | undefined => {
  const computed = inDocument(gap);
  if (computed !== undefined) return { text: computed, source: 'computed' };
  const text = example(kind, gap);
  return text === undefined || text.trim() === '' ? undefined : { text, source: 'example' };
};

/**
 * Whether a value that identifies a party or belongs to an amount would become one that the document says nowhere else: a
 * rule that compares two values does not know which of them is wrong.
 */
export const isSaidNowhereElse = ({ element, attribute }: Place, text: string): boolean => {
  const name = usualName(element);
  if (attribute === 'currencyID' || name.endsWith('CurrencyCode')) return !currenciesIn(rootOf(element)).includes(text);
  if (attribute !== undefined || name !== 'cbc:CompanyID') return false;
  const party = partyOf(element);
  return party === undefined || !statedBy(party, 'cbc:CompanyID').some((one) => textOf(one) === text);
};

/** Which document or whose it is: never another one because a rule would then pass. */
export const isDecision = (names: readonly string[], attribute: string | undefined): boolean =>
  attribute === undefined
    ? decides(names) || names.at(-1) === 'TipoNota' || names.slice(-2).join('/') === 'cac:PartyTaxScheme/cbc:CompanyID'
    : ['NIT', 'NumeroDocumento'].includes(attribute);
