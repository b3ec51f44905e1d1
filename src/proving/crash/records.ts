/** What clients were told during a run, and what does not fit it afterwards. */

export type Finding = {
  readonly kind: 'lost' | 'duplicate' | 'gap' | 'bad-artefact' | 'unexpected';
  readonly number: string;
  readonly what: string;
};

/** A document whose acceptance a client was told. */
export type Acknowledged = {
  readonly number: string;
  /** CUFE. */
  readonly key: string;
  /** `batch` documents were signed elsewhere: the issuing service can ask about them, but did not issue them. */
  readonly via: 'rest' | 'batch';
};

export type Records = {
  /** Told twice with two codes, it is a duplicate. */
  readonly acknowledge: (document: Acknowledged) => void;
  readonly report: (finding: Finding) => void;
  readonly acknowledged: () => readonly Acknowledged[];
  /** Those since the last call. */
  readonly takeNew: () => readonly Acknowledged[];
  readonly findings: () => readonly Finding[];
};

export const createRecords = (): Records => {
  const known = new Map<string, Acknowledged>();
  const findings: Finding[] = [];
  const fresh: Acknowledged[] = [];
  return {
    acknowledge: (document) => {
      const earlier = known.get(document.number);
      if (earlier === undefined) {
        known.set(document.number, document);
        fresh.push(document);
      } else if (earlier.key !== document.key) {
        const what = `acknowledged as ${earlier.key} and as ${document.key}`;
        findings.push({ kind: 'duplicate', number: document.number, what });
      }
    },
    report: (finding) => {
      findings.push(finding);
    },
    acknowledged: () => [...known.values()],
    takeNew: () => fresh.splice(0),
    findings: () => findings,
  };
};

type Row = { readonly number: string; readonly key: string };

/** Compares what was acknowledged with the accepted documents of the authority's tables. */
export const compareRows = (acknowledged: readonly Acknowledged[], rows: readonly Row[]): readonly Finding[] => {
  const kept = new Map<string, string[]>();
  for (const { number, key } of rows) kept.set(number, [...(kept.get(number) ?? []), key]);
  const told = new Set(acknowledged.map(({ number }) => number));
  const missing = acknowledged.flatMap(({ number, key }): readonly Finding[] => {
    const keys = kept.get(number) ?? [];
    if (keys.length > 1) return [{ kind: 'duplicate', number, what: `accepted ${String(keys.length)} times` }];
    if (keys[0] === key) return [];
    return [{ kind: 'lost', number, what: `acknowledged as ${key}, kept as ${keys[0] ?? 'nothing'}` }];
  });
  const untold = [...kept.keys()].filter((number) => !told.has(number));
  return [
    ...missing,
    ...untold.map((number): Finding => ({ kind: 'lost', number, what: 'accepted, but no client was ever told' })),
  ];
};

const digitsOf = (number: string): number => Number(number.replace(/^\D+/, ''));

/** Numbers that nobody has, below one that the service has given: every request was answered, so all must be used. */
export const gapsIn = (rows: readonly Row[], first: number): readonly Finding[] => {
  const given = new Set(rows.map(({ number }) => digitsOf(number)).filter((number) => number >= first));
  const last = Math.max(first - 1, ...given);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    .filter((number) => !given.has(number))
    .map((number): Finding => ({
      kind: 'gap',
      number: String(number),
      what: `given to nobody, up to ${String(last)}`,
    }));
};
