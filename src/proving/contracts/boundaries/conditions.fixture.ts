/**
 * What the condition of a rule says about its target, as facts (`simulator/rules/specification`), and the edits of a
 * complete document that follow from them: each has an outcome that no run of the judge decided.
 */
import { zero } from '../../../common/decimal.ts';
import { parseXml } from '../../../common/xml/parse.ts';
import { findAt, withoutLastPosition } from '../../../common/xml/path-steps.ts';
import { attributeOf, childElements, textOf, type XmlElement } from '../../../common/xml/tree.ts';
import type { XmlEdit } from '../../../../simulator/document/edits/edit.ts';
import type { Target } from '../../../../simulator/document/target.ts';
import { xpathOf } from '../../../../simulator/document/xml/xpath.ts';
import { type Condition, specified } from '../../../../simulator/rules/specification/transcription.fixture.ts';
import { editText } from '../../../../simulator/document/edits/edit-text.ts';

export type IdCondition = Condition & { readonly id: string };

/** Every condition of every entry. */
export const conditions = (): readonly IdCondition[] =>
  specified().flatMap(({ id, outcomes }) => outcomes.map((each) => ({ ...each, id })));

type Outcome = NonNullable<Condition['absent']>;

/** One edit of a prepared document. */
export type Variation = {
  /** `absent`, `list "01"`. */
  readonly what: string;
  readonly xml: string;
  readonly edit: XmlEdit;
  readonly outcome: Outcome;
  /** Where the line may point, if there is one: a missing target is shown by its path, or by what lacks it. */
  readonly at: readonly string[];
};

/** One place where the target is. */
type Occurrence = {
  readonly node: XmlElement;
  /** The path of an edit: of the element, or of its attribute. */
  readonly path: string;
  readonly value: string;
};

const roots = new Map<string, XmlElement>();

/** Many conditions in a row are tried on the same few documents. */
const mostKept = 20;

const rootOf = (xml: string): XmlElement => {
  const known = roots.get(xml);
  if (known !== undefined) return known;
  const parsed = parseXml(xml);
  if (!parsed.ok) throw new Error(`Not well-formed: ${parsed.problem.message.en}`);
  if (roots.size >= mostKept) roots.clear();
  roots.set(xml, parsed.document.root);
  return parsed.document.root;
};

const occurrencesIn = (xml: string, target: Target): readonly Occurrence[] => {
  const { elements, attribute } = findAt(rootOf(xml), target.path, childElements);
  return elements.flatMap((node) => {
    const value = attribute === undefined ? textOf(node) : attributeOf(node, attribute);
    return value === undefined ? [] : [{ node, path: xpathOf(node, attribute), value }];
  });
};

export const contains = (xml: string, target: Target): boolean => occurrencesIn(xml, target).length > 0;

/** Elements that a document may have more of, whatever they contain. */
const repeatable: ReadonlySet<string> = new Set([
  ...['cac:BillingReference', 'cac:DespatchDocumentReference', 'cac:ReceiptDocumentReference'],
  ...['cac:AdditionalDocumentReference', 'cac:DiscrepancyResponse', 'cac:PaymentMeans', 'cac:PrepaidPayment'],
  ...['cac:ShareholderParty', 'cac:Delivery', 'cac:AdditionalItemProperty'],
  ...['cac:PartyIdentification', 'cac:PartyName', 'cac:PartyTaxScheme', 'cac:PartyLegalEntity'],
  ...['HED', 'HEN', 'HRN', 'HEDDF', 'HRDDF', 'HENDF', 'HRNDF', 'VacacionesComunes', 'VacacionesCompensadas'],
  ...['Incapacidad', 'LicenciaMP', 'LicenciaR', 'LicenciaNR', 'HuelgaLegal', 'Bonificacion', 'Auxilio'],
  ...['OtroConcepto', 'Compensacion', 'BonoEPCTV', 'Comision', 'PagoTercero', 'Anticipo', 'FechaPago'],
  ...['Sindicato', 'Sancion', 'Libranza', 'OtraDeduccion'],
]);

const repeatableAbove = (node: XmlElement): XmlElement | undefined => {
  for (let each: XmlElement | undefined = node; each !== undefined; each = each.parent) {
    if (repeatable.has(each.name)) return each;
  }
  return undefined;
};

/** The document with a second one of the group that contains the only target; undefined where there is no such group. */
const withSecond = (xml: string, target: Target): string | undefined => {
  const [first, second] = occurrencesIn(xml, target);
  const group = first === undefined || second !== undefined ? undefined : repeatableAbove(first.node);
  return group === undefined ? undefined : editText(xml, [{ edit: 'duplicate', path: xpathOf(group) }]);
};

const otherCase = (text: string): string => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());

const isSaid = (outcome: Condition['empty']): outcome is Outcome => outcome !== undefined && outcome !== null;

/** Texts in place of the present one, with the outcome of each. */
type Texts = readonly (readonly [what: string, text: string, outcome: Outcome])[];

const withTolerance = (value: string, tolerance: string): Texts => {
  const amount = zero.plus(value);
  const differing = (by: string, outcome: Outcome): Texts => [
    [`${by} more`, amount.plus(by).toFixed(2), outcome],
    [`${by} less`, amount.minus(by).toFixed(2), outcome],
  ];
  return [...differing(tolerance, 'passes'), ...differing(zero.plus(tolerance).plus('0.01').toFixed(2), 'fires')];
};

const named = (what: string, texts: Condition['list'], outcome: Outcome): Texts =>
  (texts ?? []).map((text) => [`${what} ${JSON.stringify(text)}`, text, outcome] as const);

const told = (what: string, text: string, outcome: Condition['empty']): Texts =>
  isSaid(outcome) ? [[what, text, outcome]] : [];

const textsOf = (row: Condition, value: string): Texts => [
  ...told('empty', '', row.empty),
  ...told('blank', ' ', row.blank),
  ...(otherCase(value) === value ? [] : told('in the other case', otherCase(value), row.case)),
  ...told('behind a blank', ` ${value}`, row.around),
  ...told('before a blank', `${value} `, row.around),
  ...(row.tolerance === undefined ? [] : withTolerance(value, row.tolerance)),
  ...named('list', row.list, 'passes'),
  ...named('neighbour', row.neighbour, 'fires'),
  ...named('outside', row.outside, 'fires'),
];

type Bare = Omit<Variation, 'xml'>;

/** The element that must have the target, which may be further up than its parent. */
const ownerOf = ({ node }: Occurrence, { steps }: Target): XmlElement => {
  let at = node;
  for (let left = steps; left > 0 && at.parent !== undefined; left -= 1) at = at.parent;
  return at;
};

const placesOfMissing = (occurrence: Occurrence, target: Target): readonly string[] => {
  const { node, path } = occurrence;
  const { child, attribute } = target;
  if (child === undefined || node.parent === undefined) return [path];
  const missing = `${xpathOf(ownerOf(occurrence, target))}/${child}`;
  return [missing, xpathOf(node.parent), ...(attribute === undefined ? [] : [`${missing}/@${attribute}`])];
};

const removalsOf = ({ absent, lacks = [] }: Condition, occurrence: Occurrence, target: Target): readonly Bare[] => {
  const { path } = occurrence;
  const removed = (what: string, of: string, outcome: Outcome, at: readonly string[]): Bare => ({
    what,
    edit: { edit: 'remove', path: of },
    outcome,
    at,
  });
  return [
    ...(isSaid(absent)
      ? [removed('absent', withoutLastPosition(path), absent, placesOfMissing(occurrence, target))]
      : []),
    ...lacks.map((child) => removed(`without ${child}`, `${path}/${child}`, 'fires', [path])),
  ];
};

const copiesOf = ({ twice }: Condition, { node, path }: Occurrence): readonly Bare[] => {
  if (!isSaid(twice)) return [];
  const namesakes = childElements(node.parent ?? node).filter(({ name }) => name === node.name);
  const copy = `${withoutLastPosition(path)}[${namesakes.indexOf(node) + 2}]`;
  return [{ what: 'twice', edit: { edit: 'duplicate', path }, outcome: twice, at: [copy] }];
};

const variationsAt = (row: Condition, occurrence: Occurrence, target: Target): readonly Bare[] => [
  ...removalsOf(row, occurrence, target),
  ...copiesOf(row, occurrence),
  ...textsOf(row, occurrence.value).map(([what, text, outcome]) => ({
    what,
    edit: { edit: 'set', path: occurrence.path, text } as const,
    outcome,
    at: [occurrence.path],
  })),
];

const variationsIn = (
  row: Condition,
  xml: string,
  { target, only }: Pick<Condition, 'only'> & { readonly target: Target },
): readonly Variation[] => {
  const found = occurrencesIn(xml, target);
  return (only ?? [1, 2]).flatMap((number) => {
    const occurrence = found[number - 1];
    return occurrence === undefined ? [] : variationsAt(row, occurrence, target).map((bare) => ({ ...bare, xml }));
  });
};

/** The variations of the row at the occurrences that it names, or at the first two: one of a copy where there is but one. */
export const variationsOf = (row: Condition, document: string, target: Target): readonly Variation[] => {
  const xml = editText(document, row.given ?? []);
  const { only, twice } = row;
  const second = only === undefined && twice === undefined ? withSecond(xml, target) : undefined;
  return [
    ...variationsIn(row, xml, { target, ...(only === undefined ? {} : { only }) }),
    ...(second === undefined ? [] : variationsIn(row, second, { target, only: [2] })),
  ];
};
