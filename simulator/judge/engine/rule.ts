import type { Check } from '../../checks/vocabulary/check.ts';
import type { RuleKind } from '../../registry/types.ts';
import type { XmlEdit } from '../../document/edits/edit.ts';
import { documentKinds, eventKinds, type SubjectKind } from '../../document/kind.ts';
import type { Facts, Need } from '../../checks/vocabulary/facts.ts';
import type { Requirement, Violation } from '../../checks/vocabulary/violation.ts';
import { inBoth, joined, same, type Bilingual } from '../../../src/common/text/bilingual.ts';

export type { RuleKind };

/** In the order they run; a failure in `ledger` or `schema` keeps the later ones from being evaluated. */
export const stages = ['intake', 'ledger', 'schema', 'signature', 'content'] as const;
export type Stage = (typeof stages)[number];

/** The rule for one kind of document. */
export type RuleCode = {
  readonly code: string;
  readonly kind: RuleKind;
  /** If it differs from the family's. */
  readonly target?: string;
  readonly owner?: string;
  readonly message?: string;
  /** False: only profiles that name it switch it on. */
  readonly defaultOn?: boolean;
  /** Why no document that reaches the rule can break it: such an entry needs no proof. */
  readonly unreachable?: Bilingual;
  /** The kind under a literal profile, where it is another. */
  readonly strictKind?: RuleKind;
  /** A literal profile reads it as the others do: what the family holds there contradicts this document's example. */
  readonly readsAlike?: true;
  /** The code that it mirrors, for a code of a document of the till that nobody was seen to cite or to receive. */
  readonly inferredFrom?: string;
  /** Such a code of a group that nothing shows in these documents: off, and without proof. */
  readonly unshown?: true;
  /** Where this document's rule comes from, when it is another place than the family's. */
  readonly source?: Source;
  /** How this document is broken, if it differs from the family's. */
  readonly violation?: Violation;
  /** The documents in which it is broken, if they differ from the family's. */
  readonly brokenIn?: readonly Requirement[];
  /** What then fires along with it, where it is other than the family's. */
  readonly alsoFires?: readonly string[];
};

/** Ways to know a rule, the surest first: `cited` means by people who read an annex that was not available. */
export const certainties = ['annex', 'specification', 'cited', 'observed', 'inferred'] as const;

export type Source = {
  /** Names of annexes are Spanish in both languages. */
  readonly text: Bilingual;
  readonly certainty: (typeof certainties)[number];
};

type AnnexName = 'FE 1.8' | 'FE 1.9' | 'DS 1.1' | 'DE 1.0' | 'NE 1.0';

const known = (certainty: Source['certainty'], text: Bilingual): Source => ({ text, certainty });

export const annex = (document: AnnexName, section?: string): Source =>
  known('annex', same(`Anexo técnico ${document}${section === undefined ? '' : `, ${section}`}`));

/** Read in the annex, with a remark on where the authority, or the simulator, deviates from it. */
export const annexBut = (document: AnnexName, remark: Bilingual): Source =>
  known('annex', joined([`Anexo técnico ${document}`, remark], '; '));

/** As people cite it who read the annex, which was not available. */
export const cited = (document: AnnexName, remark: Bilingual): Source =>
  known('cited', joined([`Anexo técnico ${document}`, remark], '; '));

export const observed = (text: Bilingual): Source => known('observed', text);
export const inferred = (text: Bilingual): Source => known('inferred', text);
export const specification = (text: string | Bilingual): Source =>
  known('specification', joined([{ en: 'Specification', es: 'Especificación' }, text], ', '));

/** In its list of error codes. */
export const specified = specification({ en: 'error codes', es: 'códigos de error' });

/** What is known of support documents without their annex. */
export const published = observed({
  en: 'Notes and logs that integrators published; annex DS 1.1 was not available',
  es: 'Notas y registros publicados por integradores; el anexo DS 1.1 no estaba disponible',
});

type Options = Omit<RuleCode, 'code' | 'kind'>;

export const rejects = (code: string, options: Options = {}): RuleCode => ({ code, kind: 'Rechazo', ...options });
export const notifies = (code: string, options: Options = {}): RuleCode => ({ code, kind: 'Notificación', ...options });

export type RuleCodes = Readonly<Partial<Record<SubjectKind, RuleCode>>>;

/** One code for all kinds of document, events included: signature, schema and reception rules. */
export const everyDocument = (code: RuleCode): RuleCodes =>
  Object.fromEntries([...documentKinds, ...eventKinds].map((kind) => [kind, code]));

/**
 * Edits that make a rule apply to a document, or other deviations from the usual: the currency, the corrected invoice.
 */
export type Given = readonly XmlEdit[] | Pick<Violation, 'currency' | 'corrected' | 'built'>;

/** For an outcome code: how the exchange ends, instead of a line. */
export type Outcome = { readonly statusCode: string };

type Checking<N extends Need> = Check | ((facts: Pick<Facts, N>) => Check);

/** What a rule holds under a literal profile: the annex as printed, where official examples or practice contradict it. */
type Strictly<C> = {
  /** One sentence for people. */
  readonly holds: Bilingual;
  /** In place of the rule's own check; absent where that one asks the profile itself. */
  readonly check?: C;
  /** In place of the rule's own text of the line, where that one does not fit this reading. */
  readonly message?: string;
  /** What the sender should do, where it is something else. */
  readonly fix?: Bilingual;
};

export type RuleDeclaration<N extends Need> = {
  /** The code without the document's letters: AD04 stands for FAD04, CAD04, DAD04 … */
  readonly family: string;
  /** Affirmative: the condition that holds when the rule is satisfied. */
  readonly title: Bilingual;
  readonly codes: RuleCodes;
  /** Path with fixed prefixes and `*` for the root; absent if no single node is meant. */
  readonly target?: string;
  /** The element above the target that must have it, for a target whose missing parent is no excuse. */
  readonly owner?: string;
  /** For people: the place named in the annex, if there is no target. */
  readonly place?: string | Bilingual;
  /** Spanish text of the line. */
  readonly message: string;
  readonly needs?: readonly N[];
  readonly check: Checking<N>;
  readonly strictly?: Strictly<Checking<N>>;
  /** What the sender should do. */
  readonly fix: Bilingual;
  /** If the target has several places, the one at which the check breaks the complete documents. */
  readonly brokenAt?: string;
  /** What generated documents are like in which it is broken: in others it would not apply, or other codes would fire along. */
  readonly brokenIn?: readonly Requirement[];
  /** Edits applied first, so that the rule applies; then the check breaks the document. */
  readonly given?: Given;
  /** For a check that cannot break a document by itself, or not without firing other rules. */
  readonly violation?: Violation;
  /** Codes that fire along with this one by nature; those of an invoice stand for the family in every document. */
  readonly alsoFires?: readonly string[];
  readonly outcome?: Outcome;
  readonly source: Source;
};

/** A declaration whose check takes any facts: what the engine runs. */
export type Rule = Omit<RuleDeclaration<Need>, 'place' | 'check' | 'strictly' | 'needs' | 'alsoFires'> & {
  readonly place?: Bilingual;
  readonly needs: readonly Need[];
  readonly alsoFires: readonly string[];
  readonly check: CheckOrAsks;
  readonly strictly?: Strictly<CheckOrAsks>;
};

/** A function where the check depends on facts. */
type CheckOrAsks = Check | ((facts: Facts) => Check);

export const checkFor = ({ check }: Pick<Rule, 'check'>, facts: Facts): Check =>
  typeof check === 'function' ? check(facts) : check;

/**
 * Declares a rule once; catalogue, explanation, reproduction and the negative scenario are all derived from it. The
 * check of a rule sees the facts it names in `needs` and no others.
 */
export const rule = <const N extends Need = never>(declaration: RuleDeclaration<N>): Rule => {
  const { needs = [], alsoFires = [], place, ...rest } = declaration;
  return { needs, alsoFires, ...(place === undefined ? {} : { place: inBoth(place) }), ...rest };
};

export type RuleGroup = {
  /** The annex's letters without the document's: AD. */
  readonly code: string;
  /** Those letters, where another group has them as its code. */
  readonly letters?: string;
  readonly title: Bilingual;
  readonly stage: Stage;
  /** What its rules look at, if it is the same for every kind of document: the catalogue lists them once. */
  readonly about?: 'signature' | 'soap' | 'zip';
  readonly rules: readonly Rule[];
};

export const group = (about: Omit<RuleGroup, 'rules'>, rules: readonly Rule[]): RuleGroup => ({ ...about, rules });
