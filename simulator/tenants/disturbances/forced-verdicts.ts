/** The forced verdicts of one tenant: the list, and which one a document gets. */
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import type { Catalogue, CatalogueEntry } from '../../judge/engine/catalogue.ts';
import type { EventKind, SubjectKind } from '../../document/kind.ts';
import type { Message } from '../../service/soap/process.ts';
import { claimAlone, type Claim } from './faults.ts';
import { matcherOf, type About, type AboutDocument } from './matcher.ts';
import type { ForcedOptions, ForcedState, ForcedVerdict, VerdictName } from './verdict-kinds.ts';

export const verdictNames = [
  'accepted',
  'rejected',
  'duplicate',
  'not-authorised',
  'missing-fields',
] as const satisfies readonly VerdictName[];

export const codesOf = (forced: ForcedVerdict): readonly string[] => ('codes' in forced ? (forced.codes ?? []) : []);

type Entry = CatalogueEntry | CatalogueEntry<EventKind>;

/** The rule with that code for the kind of document, otherwise for the first kind that has it. */
export const entryOf = (catalogue: Catalogue, code: string, kind?: SubjectKind): Entry | undefined => {
  const entries: readonly Entry[] = [...catalogue.find(code), ...catalogue.findEvents(code)];
  return entries.find(({ document }) => document === kind) ?? entries[0];
};

type VerdictProblem = { readonly path: string; readonly received: unknown; readonly expected: Bilingual };

export const aRechazo: Bilingual = {
  en: 'the code of a Rechazo at least',
  es: 'al menos el código de un Rechazo',
};

const aCode: Bilingual = { en: 'the code of a rule of the catalogue', es: 'el código de una regla del catálogo' };

const aNotification: Bilingual = {
  en: 'the code of a Notificación: a Rechazo does not let a document be accepted',
  es: 'el código de una Notificación: un Rechazo no deja aceptar',
};

const unfit = (forced: ForcedVerdict, catalogue: Catalogue, kind: SubjectKind | undefined): readonly VerdictProblem[] =>
  codesOf(forced).flatMap((code, at) => {
    const entry = entryOf(catalogue, code, kind);
    const path = `/codes/${String(at)}`;
    if (entry === undefined) return [{ path, received: code, expected: aCode }];
    return forced.verdict === 'accepted' && entry.code.kind === 'Rechazo'
      ? [{ path, received: code, expected: aNotification }]
      : [];
  });

/** The problems with a verdict's codes; empty if there are none. */
export const verdictProblems = (
  forced: ForcedVerdict,
  catalogue: Catalogue,
  kind?: SubjectKind,
): readonly VerdictProblem[] => {
  const problems = unfit(forced, catalogue, kind);
  if (problems.length > 0 || forced.verdict !== 'rejected') return problems;
  const rejects = forced.codes.some((code) => entryOf(catalogue, code, kind)?.code.kind === 'Rechazo');
  return rejects ? [] : [{ path: '/codes', received: forced.codes, expected: aRechazo }];
};

/** From a request: the verdict that its documents are to get, `FAK61`, `rejected FAD06 FAJ43b`. */
export const verdictHeader = 'Ensayo-Force-Verdict';

/** Also by its former name. */
export const verdictAsked = ({ httpHeader }: Pick<Message, 'httpHeader'>): string | undefined =>
  httpHeader(verdictHeader) ?? httpHeader('Ensayo-Verdict');

type ReadHeader =
  | { readonly ok: true; readonly forced: ForcedVerdict }
  | { readonly ok: false; readonly detail: string };

const isVerdictName = (text: string): text is VerdictName => verdictNames.some((name) => name === text);

const longestEcho = 80;

const refuse = (header: string, expected: string): ReadHeader => ({
  ok: false,
  detail: `${verdictHeader} is "${header.slice(0, longestEcho)}". Expected ${expected}.`,
});

/** Words are separated by spaces or commas. Codes alone reject the document if one of them is that of a Rechazo. */
export const readVerdictHeader = (header: string, catalogue: Catalogue): ReadHeader => {
  const words = header.split(/[\s,]+/).filter((word) => word !== '');
  const [first = ''] = words;
  const codes = isVerdictName(first) ? words.slice(1) : words;
  const unknown = first === '' ? '' : codes.find((code) => entryOf(catalogue, code) === undefined);
  if (unknown !== undefined) {
    const expected = `codes of rules, such as FAK61, after one of ${verdictNames.join(', ')} or alone`;
    return refuse(header, `${expected}; "${unknown.slice(0, longestEcho)}" is neither`);
  }
  const rejects = codes.some((code) => entryOf(catalogue, code)?.code.kind === 'Rechazo');
  const implied = rejects ? 'rejected' : 'accepted';
  const verdict = isVerdictName(first) ? first : implied;
  if (verdict === 'accepted') {
    return rejects ? refuse(header, '"accepted" with codes of Notificación') : { ok: true, forced: { verdict, codes } };
  }
  if (verdict === 'rejected') {
    const expected = '"rejected" with codes of rules, one of a Rechazo at least';
    return rejects ? { ok: true, forced: { verdict, codes } } : refuse(header, expected);
  }
  return codes.length === 0 ? { ok: true, forced: { verdict } } : refuse(header, `"${verdict}" without codes`);
};

/** The verdict for one document, and its origin. */
export type Forced = { readonly id: string; readonly forced: ForcedVerdict };

type Taking = {
  readonly operation: string;
  readonly document: AboutDocument;
  readonly canGet: (verdict: VerdictName) => Promise<boolean>;
};

export type ForcedVerdicts = {
  readonly add: (options: ForcedOptions) => ForcedState;
  /** In the order in which they were added. */
  readonly list: () => readonly ForcedState[];
  readonly get: (id: string) => ForcedState | undefined;
  /** False if there is none. */
  readonly remove: (id: string) => boolean;
  readonly clear: () => void;
  /** The first one that matches the document and that it can get, counted as given. */
  readonly take: (about: Taking) => Promise<Forced | undefined>;
  /** Everything about them, as JSON has it, for another process. */
  readonly kept: () => KeptVerdicts;
  readonly restore: (kept: KeptVerdicts) => void;
};

type KeptVerdict = { readonly id: string; readonly options: ForcedOptions; readonly given: number };

export type KeptVerdicts = { readonly last: number; readonly list: readonly KeptVerdict[] };

type Waiting = {
  readonly id: string;
  readonly options: ForcedOptions;
  readonly isMeant: (about: About) => boolean;
  given: number;
};

const isSpent = ({ options: { times }, given }: Waiting): boolean => times !== undefined && given >= times;

const stateOf = (waiting: Waiting): ForcedState => {
  const { id, options, given } = waiting;
  return { id, ...options, given, spent: isSpent(waiting) };
};

const waitingOf = ({ options, ...kept }: KeptVerdict): Waiting => ({
  ...kept,
  options,
  isMeant: matcherOf(options.when ?? {}),
});

const keptOf = ({ id, options, given }: Waiting): KeptVerdict => ({ id, options, given });

export const createForcedVerdicts = (claim: Claim = claimAlone): ForcedVerdicts => {
  const waiting = new Map<string, Waiting>();
  let last = 0;
  return {
    add: (options) => {
      last += 1;
      const added = waitingOf({ id: `verdict-${String(last)}`, options, given: 0 });
      waiting.set(added.id, added);
      return stateOf(added);
    },
    list: () => [...waiting.values()].map(stateOf),
    get: (id) => {
      const found = waiting.get(id);
      return found === undefined ? undefined : stateOf(found);
    },
    remove: (id) => waiting.delete(id),
    clear: () => {
      waiting.clear();
    },
    take: async ({ operation, document, canGet }) => {
      const about = { operation, documents: [document] };
      /** Looked up each time: another process may have used it up, or removed it. */
      const liveOf = (id: string): Waiting | undefined => {
        const each = waiting.get(id);
        return each !== undefined && !isSpent(each) && each.isMeant(about) ? each : undefined;
      };
      for (const id of [...waiting.keys()]) {
        const each = liveOf(id);
        if (each === undefined || !(await canGet(each.options.verdict))) continue;
        const taken = await claim(() => {
          const found = liveOf(id);
          if (found === undefined) return undefined;
          found.given += 1;
          return { id, forced: found.options };
        });
        if (taken !== undefined) return taken;
      }
      return undefined;
    },
    kept: () => ({ last, list: [...waiting.values()].map(keptOf) }),
    restore: (kept) => {
      ({ last } = kept);
      waiting.clear();
      for (const each of kept.list) waiting.set(each.id, waitingOf(each));
    },
  };
};
