/** Which requests a fault or a forced verdict is meant for. */
import type { SubjectKind } from '../engine/document-kind.ts';
import type { OperationName } from '../soap/contract.ts';

/** What is given must be so; what is absent may be anything. */
export type Matcher = {
  readonly operation?: OperationName | undefined;
  /** Of the issuer, without check digit; of the company that ranges are asked for. */
  readonly nit?: string | undefined;
  readonly kind?: SubjectKind | undefined;
  /** Prefix and number, `*` for any characters and `?` for one: `SETP99*`. Upper and lower case are one. */
  readonly number?: string | undefined;
};

/** A document as far as it can be told; what cannot is undefined, and matches nothing that is asked of it. */
export type AboutDocument = {
  readonly nit: string | undefined;
  readonly kind: SubjectKind | undefined;
  readonly number: string | undefined;
};

/** What a request is about. */
export type About = {
  readonly operation: string | undefined;
  /** Those that it brings, or asks about. */
  readonly documents: readonly AboutDocument[];
};

/** Numbers of documents are short; what is much longer is none. */
const longestNumber = 100;

const literal = (text: string): string => text.replaceAll(/[\\^$.|+()[\]{}]/g, '\\$&');

/** Stars that follow one another are one, so that no pattern takes long to fail. */
const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${literal(pattern).replaceAll(/\*+/g, '.*').replaceAll('?', '.')}$`, 'i');

export const asksForDocuments = ({ nit, kind, number }: Matcher): boolean =>
  nit !== undefined || kind !== undefined || number !== undefined;

/** Compiled once: whether a request is meant, by one of its documents where it has several. */
export const matcherOf = (matcher: Matcher): ((about: About) => boolean) => {
  const { operation, nit, kind, number } = matcher;
  const expression = number === undefined ? undefined : expressionOf(number);
  const isMeant = (document: AboutDocument): boolean =>
    (nit === undefined || document.nit === nit) &&
    (kind === undefined || document.kind === kind) &&
    (expression === undefined || expression.test((document.number ?? '').slice(0, longestNumber)));
  return (about) =>
    (operation === undefined || about.operation === operation) &&
    (!asksForDocuments(matcher) || about.documents.some(isMeant));
};
