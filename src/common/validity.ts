/**
 * What is in force from one day to another (`datasets/facts/validity.json`): facts with their source. Which date of a
 * document decides, and what follows, is up to each side.
 */
import { dataJson } from './data-directory.ts';
import type { Bilingual } from './text/bilingual.ts';

/** The date that decides: of the signature, of issue, the settlement period of a payroll, the hours that were worked. */
export type DecidingDate = 'signing' | 'issue' | 'settlement' | 'hours';

/** How sure a fact is. */
export type Certainty =
  | 'seen'
  | 'secondHand'
  | 'oneWitness'
  | 'inferred'
  | 'computed'
  | 'known'
  | 'conflicting'
  | 'ours';

export type ValidityRow = {
  /** What it says, a name within `topics`. */
  readonly topic: string;
  readonly table: string;
  /** The member of the table: a code, an element, a kind of document. */
  readonly key?: string;
  readonly value: unknown;
  /** Undefined where no document decides. */
  readonly by?: DecidingDate;
  /** `YYYY-MM-DD`, both included; open where absent. */
  readonly from?: string;
  readonly to?: string;
  /** Codes of the rules that are about it, whether they read it or not, as in the catalogue: `NIE092`. */
  readonly codes?: readonly string[];
  readonly source: string;
  readonly certainty: Certainty;
};

type Validity = {
  readonly topics: Readonly<Record<string, Bilingual>>;
  readonly rows: readonly ValidityRow[];
};

let loaded: Validity | undefined;

const validity = (): Validity => (loaded ??= dataJson('validity.json') as Validity); // our own file

/** In the order of the file. */
export const validityRows = (): readonly ValidityRow[] => validity().rows;

const tables = new Map<string, readonly ValidityRow[]>();

/** Those of one table. */
export const validityRowsOf = (table: string): readonly ValidityRow[] => {
  const known = tables.get(table);
  if (known !== undefined) return known;
  const rows = validityRows().filter((row) => row.table === table);
  tables.set(table, rows);
  return rows;
};

/** What a row says, for people. */
export const topicOf = ({ topic }: ValidityRow): Bilingual | undefined => validity().topics[topic];
