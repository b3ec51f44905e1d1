import { readFileSync } from 'node:fs';
import { dataFile } from '../common/data-directory.ts';
import { catalogue } from '../../simulator/rules/index.ts';
import type { CatalogueEntry } from '../../simulator/engine/catalogue.ts';
import type { DocumentKind, SubjectKind } from '../../simulator/engine/document-kind.ts';
import type { OutcomeEntry } from '../../simulator/engine/outcome.ts';
import { sourceOf, type Source } from '../../simulator/engine/rule.ts';
import { violationOf } from '../../simulator/engine/violation-of.ts';

/** A rule as the authority's catalogue lists it (`datasets/catalogue.json`), implemented or not. */
export type ListedRule = {
  /** document/code, with /2 where a code stands twice for one document. */
  readonly id: string;
  readonly code: string;
  readonly document: string;
  readonly kind: 'R' | 'N';
  readonly target: string;
  readonly needs: readonly string[];
  readonly source: string;
  readonly defaultOn?: boolean;
  readonly outcome?: boolean;
  readonly legacy?: boolean;
};

let listed: readonly ListedRule[] | undefined;

export const listedRules = (): readonly ListedRule[] =>
  (listed ??= JSON.parse(readFileSync(dataFile('catalogue.json'), 'utf8')) as readonly ListedRule[]); // our own file

/** What has a declaration behind a listed entry: a rule as a document or an event has it, or the end of an exchange. */
export type Implementation = {
  /** Letters of the group in the annex, and our title of it. */
  readonly group: { readonly code: string; readonly title: string };
  readonly message: string;
  readonly needs: readonly string[];
  readonly source: Source;
};

/** Rules about events stand in groups of their own: DC-EVENT beside DC. */
const ofRule = ({ group, message, rule, code }: CatalogueEntry<SubjectKind>): Implementation => ({
  group: { code: group.code.replace(/-EVENT$/, ''), title: group.title },
  message,
  needs: rule.needs,
  source: sourceOf({ code, rule }),
});

const ofOutcome = ({ group, message, needs, source }: OutcomeEntry): Implementation => ({
  group,
  message,
  needs,
  source,
});

type Named = Pick<ListedRule, 'code' | 'document'>;

/** Signature, schema and reception rules stand for every kind of document. */
const isGeneral = (document: string): boolean => document === 'signature' || document === 'soap' || document === 'zip';

/** The rules that are listed under one entry, as documents have them, or else events. */
export const rulesOf = ({ code, document }: Named): readonly CatalogueEntry<SubjectKind>[] => {
  const { find, findEvents } = catalogue();
  const found = find(code).filter((entry) => isGeneral(document) || entry.document === document);
  return found.length === 0 && document === 'signature' ? findEvents(code) : found;
};

/** The end of an exchange that is listed so. */
export const outcomeOf = ({ code, document }: Named): OutcomeEntry | undefined =>
  catalogue().outcomes.find((outcome) => outcome.code.code === code && outcome.document === document);

/** As the catalogue tells apart two rules of one code in one document: `DBD01/2` is the second. */
export const entryNamed = (document: string, name: string): CatalogueEntry | undefined => {
  const [code = '', place = '1'] = name.split('/');
  return catalogue()
    .find(code)
    .filter((entry) => entry.document === document)[Number(place) - 1];
};

/** Its name among the entries of its document. */
export const entryName = ({ code: { code }, document, target }: CatalogueEntry): string => {
  const place = catalogue()
    .find(code)
    .filter((entry) => entry.document === document)
    .findIndex((entry) => entry.target === target);
  return place > 0 ? `${code}/${place + 1}` : code;
};

/** The declaration behind a listed entry: the first one, where several documents have it. */
export const implementationOf = (listedRule: Named): Implementation | undefined => {
  const outcome = outcomeOf(listedRule);
  if (outcome !== undefined) return ofOutcome(outcome);
  const [entry] = rulesOf(listedRule);
  return entry === undefined ? undefined : ofRule(entry);
};

/** What can be broken, hence proved, in documents of a kind: every entry but those that the annex lists without validation. */
export const breakableEntries = (kind: DocumentKind): readonly CatalogueEntry[] =>
  catalogue()
    .entries(kind)
    .filter((entry) => violationOf(entry) !== undefined);
