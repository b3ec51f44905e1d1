import { agency as agencyId, agencyName } from '../document/paths.ts';
import type { Check } from '../checks/vocabulary/check.ts';
import { documentKinds, eventKinds, isEvent, type DocumentKind, type SubjectKind } from '../document/kind.ts';
import type { Need } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { inWords } from '../checks/vocabulary/in-words.ts';
import { inBoth, joined, type Bilingual } from '../../src/common/text/bilingual.ts';
import {
  annex,
  inferred,
  notifies as notification,
  rejects as rejection,
  rule,
  type Rule,
  type RuleCode,
  type RuleCodes,
  type RuleDeclaration,
} from '../judge/engine/rule.ts';

/** The letters that stand before a family's code in each kind of document. */
const letters: Readonly<Record<DocumentKind, string>> = {
  invoice: 'F',
  creditNote: 'C',
  debitNote: 'D',
  supportDocument: 'DS',
  supportAdjustmentNote: 'NS',
  posTicket: 'DE',
  equivalentCreditNote: 'NA',
  equivalentDebitNote: 'NAD',
  payroll: 'NIE',
  payrollAdjustment: 'NIAE',
};

export const lettersOf = (kind: SubjectKind): string => (isEvent(kind) ? 'A' : letters[kind]);

/** Makes a family's code in one document. */
export type Kind = (code: string) => RuleCode;

export const rejects: Kind = (code) => rejection(code);
export const notifies: Kind = (code) => notification(code);
/** A notification about an absent optional group: off unless a profile wants it. */
export const notifiesIfAsked: Kind = (code) => notification(code, { defaultOn: false });
/** A row of the structure table alone, which no rule of the table repeats: off unless a profile wants it. */
export const rejectsIfAsked: Kind = (code) => rejection(code, { defaultOn: false });
/** A code the authority has withdrawn: off unless a profile wants it. */
export const rejectsNoMore: Kind = (code) => rejection(code, { defaultOn: false });

/** The documents that have a rule, each with its kind. */
export type InDocuments = Readonly<Partial<Record<SubjectKind, Kind>>>;

/** The Spanish beside an English text that is derived. */
type InSpanish = { readonly es: string };

type Row<N extends Need> = Omit<RuleDeclaration<N>, 'codes' | 'title' | 'fix' | 'source' | 'check'> & {
  /** The documents that have the rule, each with its kind; the code is the document's letters and the family. */
  readonly in: InDocuments;
  readonly check: RuleDeclaration<N>['check'];
  /** Derived from target and check where a row says nothing of its own, or says it in Spanish alone. */
  readonly title?: Bilingual | InSpanish;
  readonly fix?: Bilingual | InSpanish;
  readonly source?: RuleDeclaration<N>['source'];
};

const subjectKinds: readonly SubjectKind[] = [...documentKinds, ...eventKinds];

const codesOf = (family: string, documents: Row<never>['in']): RuleCodes => {
  const codes: Partial<Record<SubjectKind, RuleCode>> = {};
  for (const document of subjectKinds) {
    const kind = documents[document];
    if (kind !== undefined) codes[document] = kind(`${lettersOf(document)}${family}`);
  }
  return codes;
};

/** Whose element a path names, when its last steps do not say. */
const roles: readonly (readonly [part: string, whose: Bilingual])[] = [
  ['cac:ShareholderParty/cac:Party/', { en: ' of a shareholder', es: ' de un accionista' }],
  ['cac:AccountingSupplierParty/', { en: ' of the issuer', es: ' del emisor' }],
  ['cac:AccountingCustomerParty/', { en: ' of the buyer', es: ' del adquirente' }],
  ['cac:TaxRepresentativeParty/', { en: ' of the tax representative', es: ' del representante tributario' }],
  ['cac:DeliveryParty/', { en: ' of the party that delivers', es: ' de quien entrega' }],
  ['cac:DeliveryAddress/cac:', { en: ' of the delivery address', es: ' de la dirección de entrega' }],
  [
    'cac:InvoiceLine/cac:WithholdingTaxTotal',
    { en: ' of a withholding of a line', es: ' de una retención de la línea' },
  ],
  ['cac:WithholdingTaxTotal', { en: ' of a withholding', es: ' de una retención' }],
  ['cac:InformationContentProviderParty/', { en: ' of the mandator of a line', es: ' del mandante de la línea' }],
  ['cac:InvoiceLine/cac:', { en: ' of a line', es: ' de la línea' }],
  ['cac:SenderParty/', { en: ' of the sender', es: ' de quien envía' }],
  ['cac:ReceiverParty/', { en: ' of the receiver', es: ' de quien recibe' }],
];

/** The last steps of a path, as people would say them: `Party/PartyName of the issuer`. */
const short = (target: string | undefined): Bilingual => {
  if (target === undefined) return { en: 'the document', es: 'el documento' };
  const name = target
    .replaceAll(/\b(?:cac|cbc|sts|ext|ds|xades):/g, '')
    .split('/')
    .filter((step) => step !== '*' && step !== '')
    .slice(-2)
    .join('/');
  const whose = roles.find(([part]) => target.includes(part))?.[1];
  return { en: `${name}${whose?.en ?? ''}`, es: `${name}${whose?.es ?? ''}` };
};

/** What a check says of its target: `is there and not empty`. */
export const predicateOf = ({ predicate, expected }: Check): Bilingual =>
  predicate === undefined ? joined([{ en: 'is', es: 'es' }, inWords(expected)], ' ') : inBoth(predicate);

const titleOf = (target: string | undefined, check: Check | undefined): Bilingual => {
  const predicate = check === undefined ? { en: 'is right', es: 'es correcto' } : predicateOf(check);
  return joined([short(target), predicate], ' ');
};

const fixOf = (target: string | undefined, check: Check | undefined): Bilingual => {
  const { en, es } = short(target);
  if (check === undefined) return { en: `Correct ${en}.`, es: `Corrija ${es}.` };
  if (check.remedy === 'send') return { en: `Send ${en}.`, es: `Envíe ${es}.` };
  if (check.remedy === 'remove') return { en: `Leave ${en} out.`, es: `Omita ${es}.` };
  const wanted = inWords(check.expected);
  return { en: `Give ${en} ${wanted.en}.`, es: `Indique en ${es} ${wanted.es}.` };
};

/** A derived fix follows the check of the reading. */
const strictlyOf = <N extends Need>({ target, check, fix, strictly }: Row<N>): Row<N>['strictly'] => {
  if (strictly?.check === undefined || typeof strictly.check === 'function') return strictly;
  const derived = fixOf(target, strictly.check);
  const isOther = typeof check === 'function' || derived.en !== fixOf(target, check).en;
  return fix === undefined && isOther ? { fix: derived, ...strictly } : strictly;
};

/** Put into words when somebody reads it: a judgement reads few of two thousand titles, and none of the fixes of what passed. */
const worded = (said: Bilingual | InSpanish | undefined, derive: () => Bilingual): Bilingual => {
  if (said !== undefined && 'en' in said) return said;
  let derived: Bilingual | undefined;
  const inBothLanguages = (): Bilingual => (derived ??= { ...derive(), ...said });
  return {
    get en() {
      return inBothLanguages().en;
    },
    get es() {
      return inBothLanguages().es;
    },
  };
};

/** A rule whose title and fix follow from its target and check: nine tenths of the catalogue. */
export const row = <const N extends Need = never>(declaration: Row<N>): Rule => {
  const { in: documents, check, title, fix, ...rest } = declaration;
  const known = typeof check === 'function' ? undefined : check;
  const strictly = strictlyOf(declaration);
  return rule<N>({
    title: worded(title, () => titleOf(rest.target, known)),
    fix: worded(fix, () => fixOf(rest.target, known)),
    source: annex('FE 1.9'),
    ...rest,
    ...(strictly === undefined ? {} : { strictly }),
    check,
    codes: codesOf(rest.family, documents),
  });
};

/** The same kind of line in each of those documents: `in: { ...inEach(rejects, 'invoice', 'creditNote') }`. */
export const inEach = (kind: Kind, ...documents: readonly SubjectKind[]): InDocuments =>
  Object.fromEntries(documents.map((document) => [document, kind]));

const sales = ['invoice', 'creditNote', 'debitNote'] as const;
const support = ['supportDocument', 'supportAdjustmentNote'] as const;

/** In the invoice and its notes, where the supplier issues. */
export const inSales = (kind: Kind): InDocuments => inEach(kind, ...sales);
/** In support documents and their notes, where the supplier sells and the customer issues. */
export const inSupport = (kind: Kind): InDocuments => inEach(kind, ...support);

const mirror = inferred({
  en: 'Mirrors the rule of that number about invoices; annex DS 1.1 was not available',
  es: 'Equivale a la regla de ese número sobre facturas; el anexo DS 1.1 no estaba disponible',
});

/** What the annex lists without printing any validation for it. */
export const unvalidated: Bilingual = {
  en: 'The annex prints no validation for this row.',
  es: 'El anexo no trae ninguna validación para esta fila.',
};

/** That kind of line, which no document that reaches the rule can cause. */
export const unreachable =
  (kind: Kind, why: Bilingual): Kind =>
  (code) => ({ ...kind(code), unreachable: why });

/** A code of a support document that is known only because the invoice or its note has the rule. */
export const mirrored =
  (kind: Kind): Kind =>
  (code) => ({ source: mirror, ...kind(code) });

const answered = inferred({
  en: 'Mirrors the rule of that number about invoices; integrators published answers with the code',
  es: 'Equivale a la regla de ese número sobre facturas; integradores publicaron respuestas con el código',
});

/** A mirror whose code was seen in answers. */
export const mirroredAndSeen =
  (kind: Kind): Kind =>
  (code) => ({ source: answered, ...kind(code) });

/** In all five, those of support documents as mirrors of the others. */
export const inAll = (kind: Kind): InDocuments => ({ ...inSales(kind), ...inSupport(mirrored(kind)) });

/** That kind of line, with another target or text in one document. */
export const but =
  (kind: Kind, differences: Omit<RuleCode, 'code' | 'kind'>): Kind =>
  (code) => ({ ...kind(code), ...differences });

/** With other companions in support documents, whose lines have fewer taxes. */
export const firingInSupport = (documents: InDocuments, alsoFires: readonly string[]): InDocuments =>
  Object.fromEntries(
    Object.entries(documents).map(([document, kind]) => [
      document,
      support.some((name) => name === document) ? but(kind, { alsoFires }) : kind,
    ]),
  );

/** In the invoice alone. */
export const rejected = { invoice: rejects } as const;
export const noted = { invoice: notifies } as const;
export const notedIfAsked = { invoice: notifiesIfAsked } as const;

type Fixed = {
  readonly family: string;
  /** The documents that have the rule; the invoice alone where nothing is said. */
  readonly in?: InDocuments;
  /** Path of the element that holds the text, or bears the attribute. */
  readonly base: string;
  readonly attribute?: string;
  readonly text: string;
  /** How the line names the place; the element's own name where nothing is said. */
  readonly name?: string;
  readonly owner?: string;
};

/** A text that is fixed: the line names the element, the attribute and the text. */
export const fixed = ({ family, in: documents = noted, base, attribute, text, name, owner }: Fixed): Rule => {
  const element = name ?? base.slice(base.lastIndexOf(':') + 1);
  return row({
    family,
    in: documents,
    target: attribute === undefined ? base : `${base}/@${attribute}`,
    ...(owner === undefined ? {} : { owner }),
    message: `${attribute === undefined ? element : `@${attribute} de ${element}`} debe ser «${text}»`,
    check: is.literal(text),
  });
};

/** The attributes that name the authority as the agency behind an identifier, as notifications unless said otherwise. */
export const agency = (
  base: string,
  [id, name]: readonly [id: string, name: string],
  documents: InDocuments = inSales(notifies),
): readonly Rule[] => [
  fixed({ family: id, in: documents, base, attribute: 'schemeAgencyID', text: agencyId }),
  fixed({ family: name, in: documents, base, attribute: 'schemeAgencyName', text: agencyName }),
];
