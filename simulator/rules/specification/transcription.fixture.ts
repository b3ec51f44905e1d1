/**
 * The transcription of the catalogue: what a reader of the annex states of each rule, apart from the declarations. A row
 * holds entries of one family about which the same outcomes hold; no run of the judge decides what stands in it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { XmlEdit } from '../../document/edits/edit.ts';

/** Null where the annex says nothing, or the schema lets no document show it. */
type Outcome = 'fires' | 'passes' | null;

/** What the condition says where the target is varied. A member is absent where another rule or a limit says it. */
export type Condition = {
  /** Edits that make the condition apply, or stop applying. */
  readonly given?: readonly XmlEdit[];
  /** The occurrences of the target, from 1, that it holds for: the first two by default. */
  readonly only?: readonly number[];
  readonly absent?: Outcome;
  readonly empty?: Outcome;
  /** White space only. */
  readonly blank?: Outcome;
  /** The same value in the other case. */
  readonly case?: Outcome;
  /** The same value with a blank before or after it. */
  readonly around?: Outcome;
  /** The largest accepted difference from the amount of the complete document. */
  readonly tolerance?: string;
  /** Values that pass. */
  readonly list?: readonly string[] | null;
  /** Values of another list, which fire. */
  readonly neighbour?: readonly string[];
  /** Other values that fire. */
  readonly outside?: readonly string[];
  /** Children without each of which a group fires. */
  readonly lacks?: readonly string[];
  /** A copy of the target beside it. */
  readonly twice?: Outcome;
};

type NamedLimit = {
  /** Kind of document, or the name of one of the complete documents. */
  readonly document: string;
  /** The limit, in words. */
  readonly what: string;
  /** Moves the clock of the authority, by milliseconds. */
  readonly authorityClock?: number;
  /** As the profile strict reads the rule, with amounts compared as rounded integers. */
  readonly strict?: boolean;
};

/** The last accepted and the first refused value: edits of the complete document, or texts at one place. */
export type StatedLimit =
  | (NamedLimit & { readonly accepted: readonly XmlEdit[]; readonly refused: readonly XmlEdit[] })
  | (NamedLimit & {
      readonly at: string;
      readonly accepts: readonly string[];
      readonly refuses: readonly string[];
      /** Edited first. */
      readonly given?: readonly XmlEdit[];
    });

/** A text is empty in a row that awaits its reader (`npm run new:rule`). */
type Stated = {
  readonly kind: 'R' | 'N' | '';
  /** Under the names of an invoice, from any root. */
  readonly target: string;
  /** True if absent. */
  readonly defaultOn?: boolean;
  readonly needs?: readonly string[];
  /** A mirror without a code is that of the same family: of the invoice, for adjustment notes of the credit note. */
  readonly source: string;
  readonly outcome?: boolean;
  /** Why no document that reaches the rule can break it. */
  readonly unreachable?: string;
  /** Says that the profile strict holds something else, and as which kind where that differs too. */
  readonly strict?: { readonly kind?: 'R' | 'N' };
};

/** Entries that differ from the rest of their row. */
type Part = Partial<Stated> & { readonly ids: readonly string[] };

type Row = Partial<Stated> & {
  /** `invoice/FAD06`; `debitNote/DBD01/2` where a code has a second place in one document. */
  readonly ids?: readonly string[];
  /** Instead of `ids`. */
  readonly in?: readonly Part[];
  readonly outcomes?: readonly Condition[];
  /** What decides instead of the value of the target, which is therefore not varied. */
  readonly without?: string;
  readonly limits?: readonly StatedLimit[];
};

export type Specified = Required<Pick<Stated, 'defaultOn' | 'needs'>> &
  Omit<Stated, 'defaultOn' | 'needs'> & {
    readonly id: string;
    readonly document: string;
    readonly code: string;
    readonly outcomes: readonly Condition[];
    readonly without: string | undefined;
    /** Stated for its document, or for every document. */
    readonly limits: readonly StatedLimit[];
    /** The file of the row, in this folder. */
    readonly file: string;
  };

/** Names of the elements, without prefix; by default those of an invoice. */
const names: Readonly<Record<string, readonly [root: string, line?: string, quantity?: string]>> = {
  invoice: ['Invoice'],
  creditNote: ['CreditNote', 'CreditNoteLine', 'CreditedQuantity'],
  debitNote: ['DebitNote', 'DebitNoteLine', 'DebitedQuantity'],
  supportDocument: ['Invoice'],
  supportAdjustmentNote: ['CreditNote', 'CreditNoteLine', 'CreditedQuantity'],
  payroll: ['NominaIndividual'],
  payrollAdjustment: ['NominaIndividualDeAjuste'],
};

const inDocument = (document: string, text: string): string => {
  const [, line = 'InvoiceLine', quantity = 'InvoicedQuantity'] = names[document] ?? [];
  return text.replaceAll('cac:InvoiceLine', `cac:${line}`).replaceAll('cbc:InvoicedQuantity', `cbc:${quantity}`);
};

/** Complete documents that are variants of a kind. */
const kindOf = (document: string): string =>
  /^payroll(?:Replacement|Deletion)$/.test(document) ? 'payrollAdjustment' : document;

type Filed = { readonly row: Row; readonly file: string };

const entryOf = (id: string, part: Part, { row, file }: Filed): Specified => {
  const [document = '', code = ''] = id.split('/');
  const { in: _, ids: __, outcomes = [], without, limits = [], ...shared } = row;
  const stated = { defaultOn: true, needs: [], ...shared, ...part } as unknown as Required<Stated>; // our own file
  const [root = ''] = names[document] ?? [];
  return {
    ...stated,
    id,
    document,
    code,
    target: inDocument(document, stated.target.replace('/*', `/${root}`)),
    outcomes: JSON.parse(inDocument(document, JSON.stringify(outcomes))) as readonly Condition[], // the same again
    without,
    limits: limits.filter((limit) => !(document in names) || kindOf(limit.document) === document),
    file,
  };
};

const entriesOf = (filed: Filed): readonly Specified[] => {
  const { in: parts, ids = [] } = filed.row;
  return (parts ?? [{ ids }]).flatMap((part) => part.ids.map((id) => entryOf(id, part, filed)));
};

const folder = new URL('./', import.meta.url);

/** Their rows, by file. */
export const transcriptions = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
  );

/** Every entry, in the order of the annex. */
export const specified = (): readonly Specified[] =>
  [...transcriptions()].flatMap(
    ([file, text]) => (JSON.parse(text) as readonly Row[]).flatMap((row) => entriesOf({ row, file })), // our own files
  );
