/**
 * Canonical form of a part of a document, without parsing the document. A part that is canonical except for the
 * namespaces it inherits becomes canonical when those are written on its first element (C14N 1.0, 2.3).
 */
import { byCodePoint } from '../../common/xml/order.ts';

/** Prefix ('' for the default) to URI, escaped as in the text. */
export type Scope = Readonly<Record<string, string>>;

const startTag = /^<[^\s/>]+(?:\s+[^\s=]+="[^"]*")*\s*>/;
const declaration = /\sxmlns(?::([^\s=]+))?="([^"]*)"/g;

/** The namespaces declared by the root of a canonical document, and so all there are in it. */
export const rootScope = (canonicalXml: string): Scope => {
  const [tag = ''] = startTag.exec(canonicalXml) ?? [];
  return Object.fromEntries([...tag.matchAll(declaration)].map(([, prefix = '', uri = '']) => [prefix, uri]));
};

/** ` xmlns="…" xmlns:cac="…"`, sorted as canonical XML requires. */
export const declarations = (scope: Scope): string =>
  Object.keys(scope)
    .sort(byCodePoint)
    .map((prefix) => ` xmlns${prefix === '' ? '' : ':'}${prefix}="${scope[prefix] ?? ''}"`)
    .join('');

/** The element with the declarations inserted after the name of its start tag. */
export const inScope = (element: string, written: string): string => {
  const end = element.search(/[\s>]/);
  return `${element.slice(0, end)}${written}${element.slice(end)}`;
};
