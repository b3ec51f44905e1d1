/**
 * Prefixes in scope while a document is read. A scope is opened only by an element that declares something; qualified
 * names are split once per scope, because a document repeats few names many times.
 */
import type { Bilingual } from '../text/bilingual.ts';
import { isNcName } from './characters.ts';

export const xmlUri = 'http://www.w3.org/XML/1998/namespace';
export const xmlnsUri = 'http://www.w3.org/2000/xmlns/';

export type ExpandedName = {
  readonly name: string;
  readonly prefix: string;
  readonly local: string;
  readonly uri: string;
};

export type Scope = {
  readonly outer: Scope | undefined;
  readonly declared: Map<string, string>;
  readonly elements: Map<string, ExpandedName>;
  readonly attributes: Map<string, ExpandedName>;
  /** Declarations in it and in the scopes around it. */
  count: number;
};

export const openScope = (outer: Scope | undefined): Scope => ({
  outer,
  declared: new Map(),
  elements: new Map(),
  attributes: new Map(),
  count: outer?.count ?? 0,
});

export const outermostScope = (): Scope => {
  const scope = openScope(undefined);
  scope.declared.set('', '');
  scope.declared.set('xml', xmlUri);
  return scope;
};

const uriOf = (scope: Scope, prefix: string): string | undefined => {
  for (let each: Scope | undefined = scope; each !== undefined; each = each.outer) {
    const uri = each.declared.get(prefix);
    if (uri !== undefined) return uri;
  }
  return undefined;
};

export type NameFault = 'not-a-name' | 'unbound-prefix';

/** `unprefixed` is the URI of a name without prefix. */
const expandName = (scope: Scope, name: string, unprefixed: string): ExpandedName | NameFault => {
  const colon = name.indexOf(':');
  const local = colon === -1 ? name : name.slice(colon + 1);
  if (!isNcName(local)) return 'not-a-name';
  if (colon === -1) return { name, prefix: '', local, uri: unprefixed };
  const prefix = name.slice(0, colon);
  if (!isNcName(prefix)) return 'not-a-name';
  const uri = uriOf(scope, prefix);
  return uri === undefined ? 'unbound-prefix' : { name, prefix, local, uri };
};

export const expandElementName = (scope: Scope, name: string): ExpandedName | NameFault => {
  const known = scope.elements.get(name);
  if (known !== undefined) return known;
  const expanded = expandName(scope, name, uriOf(scope, '') ?? '');
  if (typeof expanded !== 'string') scope.elements.set(name, expanded);
  return expanded;
};

/** The default namespace does not apply to attributes. */
export const expandAttributeName = (scope: Scope, name: string): ExpandedName | NameFault => {
  const known = scope.attributes.get(name);
  if (known !== undefined) return known;
  const expanded = expandName(scope, name, '');
  if (typeof expanded !== 'string') scope.attributes.set(name, expanded);
  return expanded;
};

const forbiddenPrefix = {
  en: 'The prefix "xmlns" is declared, which the standard forbids.',
  es: 'El estándar prohíbe declarar el prefijo "xmlns".',
};
const otherXml = (uri: string): Bilingual => ({
  en: `The prefix "xml" is bound to "${uri}", expected "${xmlUri}".`,
  es: `El prefijo "xml" está asociado a "${uri}" y debe estarlo a "${xmlUri}".`,
});
const forbiddenUri = (prefix: string, uri: string): Bilingual => ({
  en: `The namespace "${uri}" is bound to "${prefix}", which the standard forbids.`,
  es: `El espacio de nombres "${uri}" está asociado a "${prefix}", lo que prohíbe el estándar.`,
});
const emptyUri = (prefix: string): Bilingual => ({
  en: `The prefix "${prefix}" is bound to an empty namespace, expected a URI.`,
  es: `El prefijo "${prefix}" está asociado a un espacio de nombres vacío: se esperaba una URI.`,
});
const notAPrefix = (prefix: string): Bilingual => ({
  en: `"xmlns:${prefix}" declares something that is not a prefix.`,
  es: `"xmlns:${prefix}" declara algo que no es un prefijo.`,
});

/** Why a declaration breaks Namespaces in XML 1.0, section 3; undefined when it does not. */
export const declarationFault = (prefix: string, uri: string): Bilingual | undefined => {
  if (prefix === 'xmlns') return forbiddenPrefix;
  if (prefix === 'xml') return uri === xmlUri ? undefined : otherXml(uri);
  if (uri === xmlUri || uri === xmlnsUri) return forbiddenUri(prefix, uri);
  if (prefix === '') return undefined;
  if (uri === '') return emptyUri(prefix);
  return isNcName(prefix) ? undefined : notAPrefix(prefix);
};
