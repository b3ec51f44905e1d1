/**
 * The catalogue as one list, for people and for data: a rule that applies to every document is listed once, and outcomes
 * are listed next to rules.
 */
import type { Catalogue, CatalogueEntry } from './catalogue.ts';
import { byCode } from './code-order.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import { documentKinds, rootNames, type DocumentKind, type SubjectKind } from '../../document/kind.ts';
import type { OutcomeEntry } from './outcome.ts';
import type { RuleGroup, RuleKind, Source } from './rule.ts';

export type ListedRule = {
  /** `invoice/FAD06`; `debitNote/DBD01/2` where a code has a second place in one document. */
  readonly id: string;
  readonly code: string;
  /** Its subject: one kind of document, or the signature, message or file of any. */
  readonly document: DocumentKind | 'signature' | 'soap' | 'zip';
  readonly kind: RuleKind;
  /** Path with the name of the root, or the place named in the annex. */
  readonly target: string;
  readonly defaultOn: boolean;
  /** Why no document that reaches it can break it; undefined where one can. */
  readonly unreachable: Bilingual | undefined;
  /** Under the profile strict: its statement and kind, if they differ. */
  readonly strictly: CatalogueEntry['strictly'];
  readonly needs: readonly string[];
  readonly source: Source;
  /** The code that it mirrors, for a rule about a document of the till whose own code nobody saw. */
  readonly inferredFrom: string | undefined;
  /** Whether it appears in the status of the answer instead of a line. */
  readonly outcome: boolean;
  readonly message: string;
  /** Letters of the group in the annex, and its title. */
  readonly group: { readonly code: string; readonly title: Bilingual };
  /** The rule for each kind of document, or for each event; none for an outcome. */
  readonly entries: readonly CatalogueEntry<SubjectKind>[];
};

type Unnamed = Omit<ListedRule, 'id'>;

type Entries = readonly [CatalogueEntry<SubjectKind>, ...CatalogueEntry<SubjectKind>[]];

const isKind = (document: ListedRule['document']): document is DocumentKind => document in rootNames;

const targetOf = ({ target, rule }: CatalogueEntry<SubjectKind>, document: ListedRule['document']): string =>
  (target?.path ?? rule.place?.en ?? '').replace('/*', isKind(document) ? `/${rootNames[document]}` : '');

const ofRule = (document: ListedRule['document'], entries: Entries): Unnamed => {
  const [first] = entries;
  const { code, rule, message, group, strictly, source } = first;
  return {
    code: code.code,
    document,
    kind: code.kind,
    target: targetOf(first, document),
    defaultOn: code.defaultOn !== false,
    unreachable: code.unreachable,
    strictly,
    needs: rule.needs,
    source,
    inferredFrom: code.inferredFrom,
    outcome: rule.outcome !== undefined,
    message,
    group: { code: group.letters ?? group.code, title: group.title },
    entries,
  };
};

const ofOutcome = ({ code, document, place, needs, source, message, group }: OutcomeEntry): Unnamed => ({
  code: code.code,
  document,
  kind: code.kind,
  target: place,
  defaultOn: code.defaultOn !== false,
  unreachable: undefined,
  strictly: undefined,
  needs,
  source,
  inferredFrom: undefined,
  outcome: true,
  message,
  group: { code: group.code, title: group.title },
  entries: [],
});

/** Rules that concern every document: one entry per code. */
const general = (
  { groups, find, findEvents }: Catalogue,
  about: NonNullable<RuleGroup['about']>,
): readonly Unnamed[] => {
  const rules = groups.filter((group) => group.about === about).flatMap((group) => group.rules);
  const codes = new Set(rules.flatMap((rule) => Object.values(rule.codes).map(({ code }) => code)));
  return [...codes].flatMap((code) => {
    const documents = find(code);
    const [first, ...others] = documents.length === 0 ? findEvents(code) : documents;
    return first === undefined ? [] : [ofRule(about, [first, ...others])];
  });
};

const inOrder = (rules: readonly Unnamed[]): readonly Unnamed[] =>
  rules.toSorted((one, other) => byCode(one.code, other.code));

/** Every rule about documents and every outcome, document by document and by code. */
export const listingOf = (catalogue: Catalogue): readonly ListedRule[] => {
  const { entries, outcomes } = catalogue;
  const all = [
    ...documentKinds.flatMap((kind) =>
      inOrder(entries(kind).flatMap((entry) => (entry.group.about === undefined ? [ofRule(kind, [entry])] : []))),
    ),
    ...(['signature', 'soap', 'zip'] as const).flatMap((about) =>
      inOrder([...general(catalogue, about), ...outcomes.filter(({ document }) => document === about).map(ofOutcome)]),
    ),
  ];
  const seen = new Map<string, number>();
  return all.map((rule) => {
    const name = `${rule.document}/${rule.code}`;
    const occurrence = (seen.get(name) ?? 0) + 1;
    seen.set(name, occurrence);
    return { id: occurrence === 1 ? name : `${name}/${occurrence}`, ...rule };
  });
};
