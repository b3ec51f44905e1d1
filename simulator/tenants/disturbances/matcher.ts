/** The requests that a fault or a forced verdict applies to. */
import type { SubjectKind } from '../../document/kind.ts';
import type { OperationName } from '../../service/soap/contract.ts';

/** Every given part must match; an absent one matches anything. */
export type Matcher = {
  readonly operation?: OperationName | undefined;
  /** Of the issuer, without check digit; for queries about ranges, of the company in question. */
  readonly nit?: string | undefined;
  readonly kind?: SubjectKind | undefined;
  /** Prefix and number, `*` for any characters and `?` for one: `SETP99*`. Case is ignored. */
  readonly number?: string | undefined;
};

/** A document as far as it is readable; unreadable parts are undefined, and match no condition. */
export type AboutDocument = {
  readonly nit: string | undefined;
  readonly kind: SubjectKind | undefined;
  readonly number: string | undefined;
};

/** The operation and documents of a request. */
export type About = {
  readonly operation: string | undefined;
  /** The documents it brings, or queries. */
  readonly documents: readonly AboutDocument[];
};

/** Numbers of documents are short; a much longer text is not one. */
const longestNumber = 100;

/** `*` and `?` as in file names. Backtracks only to the last star, so that no pattern takes long to fail. */
const isLike = (text: string, pattern: string): boolean => {
  let [at, asked] = [0, 0];
  let star: { readonly asked: number; readonly at: number } | undefined;
  while (at < text.length) {
    const wanted = pattern[asked];
    if (wanted === '*') {
      star = { asked: asked + 1, at };
      asked += 1;
    } else if (wanted === '?' || wanted === text[at]) {
      asked += 1;
      at += 1;
    } else if (star === undefined) return false;
    else {
      star = { ...star, at: star.at + 1 };
      ({ asked, at } = star);
    }
  }
  return /^\**$/.test(pattern.slice(asked));
};

export const asksForDocuments = ({ nit, kind, number }: Matcher): boolean =>
  nit !== undefined || kind !== undefined || number !== undefined;

/** Whether a request matches, by any one of its documents. */
export const matcherOf = (matcher: Matcher): ((about: About) => boolean) => {
  const { operation, nit, kind, number } = matcher;
  const pattern = number?.toUpperCase();
  const isMeant = (document: AboutDocument): boolean =>
    (nit === undefined || document.nit === nit) &&
    (kind === undefined || document.kind === kind) &&
    (pattern === undefined || isLike((document.number ?? '').slice(0, longestNumber).toUpperCase(), pattern));
  return (about) =>
    (operation === undefined || about.operation === operation) &&
    (!asksForDocuments(matcher) || about.documents.some(isMeant));
};
