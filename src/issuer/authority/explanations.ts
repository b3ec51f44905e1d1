/**
 * Why a rule fired, from a simulator that explains itself: it names the exchange in a header and provides the details
 * out of band. Other authorities do neither, and then there are none.
 */
import { childSpecs, type XmlRootSpec, type XmlSpec } from '../../common/xml/node.ts';
import { childrenAt, namesRoot, nearestTo, parsePath, withoutPositions } from '../../common/xml/path-steps.ts';
import { usualJsonLimits } from '../../common/json/json-budget.ts';
import { readJson } from '../../common/json/read-json.ts';
import type { Transport } from './http-transport.ts';
import { isObject } from '../../common/json/is-object.ts';

/**
 * The element at an XPath such as `/Invoice/cac:InvoiceLine[2]/cbc:ID`, or the deepest existing one on the way. For an
 * attribute, the element that has or should have it. Undefined when not even the root has that name, or when the text
 * is not such an XPath.
 */
export const nearestSpec = (root: XmlRootSpec, xpath: string): XmlSpec | undefined => {
  const path = parsePath(xpath);
  if (path === undefined || !namesRoot(path, root)) return undefined;
  return nearestTo<XmlSpec>(root, path, (spec, step) => childrenAt(childSpecs(spec), step)[0]).element;
};

/** One rule that fired. Only the simulator's data is present. */
export type Explanation = {
  readonly code: string;
  /** The part of the request to fix, under the caller's own names. */
  readonly field?: string;
  /** The code of another rule of the list whose cause is also that of this one. */
  readonly followsFrom?: string;
  readonly [detail: string]: unknown;
};

/** What surely is a mistake though no rule refuses it: Aviso de Ensayo. Only the simulator's data is present. */
export type Advice = { readonly id: string; readonly field?: string; readonly [detail: string]: unknown };

/** What the simulator says beside its answer; members are absent where it is unavailable. */
export type Explained = { readonly explanations?: readonly Explanation[]; readonly advice?: readonly Advice[] };

/** The languages in which the simulator explains itself. */
export const explanationLanguages = ['en', 'es'] as const;
export type ExplanationLanguage = (typeof explanationLanguages)[number];

type ExplanationContext = {
  /** The built document, with the request path behind each element. */
  readonly root: XmlRootSpec;
  /** A request path as the caller wrote it. */
  readonly callersPath: (path: string) => string;
  /** English if absent. The message is the authority's, and Spanish in any case. */
  readonly language?: ExplanationLanguage | undefined;
};

const details = [
  'kind',
  'message',
  'xpath',
  'line',
  'column',
  'found',
  'expected',
  'applied',
  'inferred',
  'fix',
] as const;
const adviceDetails = ['text', 'xpath', 'line', 'column', 'found', 'plausible', 'applied', 'source'] as const;

/** An explanation is worth a short wait, not a long one. */
const timeoutMs = 15_000;

/** It is also worth some megabytes, but no more. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** Fields that a request may lack, by the elements that would have come from them. */
const fieldsOfAbsent: ReadonlyMap<string, string> = new Map([
  ['cac:InvoicePeriod/cbc:StartDate', 'invoice_period.start_date'],
  ['cac:InvoicePeriod/cbc:EndDate', 'invoice_period.end_date'],
  ['cac:DiscrepancyResponse/cbc:ReferenceID', 'billing_reference.number'],
]);

/** `/CreditNote/cac:InvoicePeriod[1]/cbc:EndDate` without root and positions. */
const belowRoot = (xpath: string): string => withoutPositions(xpath.replace(/^\/[^/]+\//, ''));

/** The field of the attribute or, else, of the nearest element on the way up that came from the request. */
export const fieldAt = (root: XmlRootSpec, xpath: string): string | undefined => {
  const attribute = parsePath(xpath)?.attribute;
  const own = attribute === undefined ? undefined : nearestSpec(root, xpath)?.attributeFields?.[attribute];
  if (own !== undefined) return own;
  for (let path = xpath; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const field = nearestSpec(root, path)?.field;
    if (field !== undefined) return field;
  }
  return nearestSpec(root, xpath) === undefined ? undefined : fieldsOfAbsent.get(belowRoot(xpath));
};

type Line = Readonly<Record<string, unknown>>;

/** Its texts in Spanish instead, if that is the language and the authority gives them. */
const worded = (line: Line, { language }: ExplanationContext): Line =>
  language === 'es' && isObject(line.spanish) ? { ...line, ...line.spanish } : line;

/** Those of its members, and the field of the request that its place came from. */
const placed = (line: Line, members: readonly string[], context: ExplanationContext): Line => {
  const given = worded(line, context);
  const present = members.filter((name) => (given[name] ?? undefined) !== undefined);
  const field = typeof given.xpath === 'string' ? fieldAt(context.root, given.xpath) : undefined;
  return {
    ...Object.fromEntries(present.map((name) => [name, given[name]])),
    ...(field === undefined ? {} : { field: context.callersPath(field) }),
  };
};

const explain = (line: Line, context: ExplanationContext): readonly Explanation[] =>
  typeof line.code === 'string' ? [{ code: line.code, ...placed(line, details, context) }] : [];

const advise = (line: Line, context: ExplanationContext): readonly Advice[] =>
  typeof line.id === 'string' ? [{ id: line.id, ...placed(line, adviceDetails, context) }] : [];

const currencyCode = /^(?:F|C|D|DS|NS)AD15a$/;
const amountsCode = /^(?:F|C|D|DS|NS)AD15b$/;

/**
 * Where amounts are in another currency than the document, each has a rule of its own beside the one about all of
 * them. They follow from that rule, and all from the one about the currency code where it fired too.
 */
const withCurrencyCause = (explanations: readonly Explanation[]): readonly Explanation[] => {
  const amounts = explanations.find(({ code }) => amountsCode.test(code));
  if (amounts === undefined) return explanations;
  const cause = explanations.find(({ code }) => currencyCode.test(code)) ?? amounts;
  const follows = (each: Explanation): boolean =>
    each !== cause && (each === amounts || String(each.xpath).endsWith('/@currencyID'));
  return explanations.map((each) => (follows(each) ? { ...each, followsFrom: cause.code } : each));
};

/** For a SOAP fault, the simulator reports which check of the message failed. */
const explainFault = ({ check, detail }: Line): Explained =>
  typeof check === 'string'
    ? { explanations: [{ code: check, ...(typeof detail === 'string' ? { message: detail } : {}) }] }
    : {};

const parse = (body: Buffer): unknown => {
  const read = readJson(body.toString('utf8'), usualJsonLimits);
  return read.ok ? read.value : undefined;
};

/** Nothing when they are unavailable, for whatever reason: the verdict is valid without them. */
export const fetchExplanations = async (
  transport: Transport,
  exchange: string,
  context: ExplanationContext,
): Promise<Explained> => {
  if (!/^[\w-]{1,100}$/.test(exchange)) return {};
  const outcome = await transport.send('GET', `/ensayo/exchanges/${exchange}`, { timeoutMs, maxAnswerBytes });
  if (outcome.kind !== 'received' || outcome.answer.status !== 200) return {};
  const journal = parse(outcome.answer.body);
  if (!isObject(journal)) return {};
  const { failed, fault, advice } = journal;
  if (isObject(fault)) return explainFault(fault);
  if (!Array.isArray(failed)) return {};
  const advised = Array.isArray(advice) ? advice.filter(isObject).flatMap((each) => advise(each, context)) : [];
  return {
    explanations: withCurrencyCause(failed.filter(isObject).flatMap((each) => explain(each, context))),
    ...(advised.length === 0 ? {} : { advice: advised }),
  };
};
