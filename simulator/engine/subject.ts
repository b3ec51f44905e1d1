import { textOf, type XmlDocument, type XmlElement } from '../../src/common/xml/tree.ts';
import { indexPaths, type PathIndex } from '../intake/path-index.ts';
import type { SubjectKind } from './document-kind.ts';
import { noPlaces, type KnownPlaces } from './target.ts';

/** The document under judgement: parsed and indexed once, read by every rule. */
export type Subject = {
  readonly kind: SubjectKind;
  readonly document: XmlDocument;
  readonly root: XmlElement;
  readonly index: PathIndex;
  /** Every element at an absolute path such as `/Invoice/cac:InvoiceLine/cbc:ID` (root as `*`). */
  readonly all: (path: string) => readonly XmlElement[];
  readonly first: (path: string) => XmlElement | undefined;
  /** Trimmed text of the first element at the path; undefined where there is none. */
  readonly text: (path: string) => string | undefined;
  /** Computes something about the document once, however many rules ask. */
  readonly once: <T>(key: string, compute: () => T) => T;
  readonly places: KnownPlaces;
};

export const createSubject = (kind: SubjectKind, document: XmlDocument): Subject => {
  const index = indexPaths(document);
  const memory = new Map<string, unknown>();
  // Rules about lines ask for the currency or the operation once a line.
  const texts = new Map<string, string>();
  const { all, first } = index;
  return {
    kind,
    document,
    root: document.root,
    index,
    all,
    first,
    text: (path) => {
      const known = texts.get(path);
      if (known !== undefined) return known;
      const element = first(path);
      if (element === undefined) return undefined;
      const text = textOf(element).trim();
      texts.set(path, text);
      return text;
    },
    once: <T>(key: string, compute: () => T): T => {
      const known = memory.get(key);
      if (known !== undefined || memory.has(key)) return known as T; // the key names one computation, hence one type
      const computed = compute();
      memory.set(key, computed);
      return computed;
    },
    places: noPlaces(),
  };
};
