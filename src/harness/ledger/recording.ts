/** Collects, during a run, the results of every entry. */

/** A rule of a document or an event, or the end of an exchange. */
export type Provable = { readonly document: string; readonly code: { readonly code: string } };

export type Recording = {
  /** The entry was expected to fire: it did so as declared, or did not. */
  readonly tried: (entry: Provable, fired: boolean) => void;
  /**
   * Something unbroken was judged, and passed these entries: a complete document or event, or an exchange with a
   * different end.
   */
  readonly passed: (complete: string, entries: readonly Provable[]) => void;
  /** The recorded results, as plain data: a run in several processes has one of each. */
  readonly part: () => RecordedPart;
};

export type RecordedPart = {
  /** By key, whether all its scenarios fired it. */
  readonly tried: Readonly<Record<string, boolean>>;
  readonly passes: readonly string[];
  readonly judged: readonly string[];
};

/** As in the ledger. */
export const ledgerKey = ({ document, code }: Provable): string => `${document}/${code.code}`;

export const createRecording = (): Recording => {
  const tried = new Map<string, boolean>();
  const passes = new Set<string>();
  const judged = new Set<string>();
  return {
    tried: (entry, fired) => {
      const key = ledgerKey(entry);
      // An entry that has several scenarios must fire in all of them.
      tried.set(key, (tried.get(key) ?? true) && fired);
    },
    passed: (complete, entries) => {
      judged.add(complete);
      for (const entry of entries) passes.add(ledgerKey(entry));
    },
    part: () => ({ tried: Object.fromEntries(tried), passes: [...passes], judged: [...judged] }),
  };
};
