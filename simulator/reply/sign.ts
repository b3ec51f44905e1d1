import { createHash, sign } from 'node:crypto';
import type { Credentials } from '../../src/common/credentials.ts';
import { colombianDateTime } from '../../src/common/time.ts';
import type { XmlRootSpec } from '../../src/common/xml/node.ts';
import { writeNamespaces, writeXml } from '../../src/common/xml/write.ts';
import {
  idsFrom,
  keyInfoBody,
  signedInfoBody,
  signedPropertiesBody,
  signerFacts,
  xadesDeclaration,
} from './sign-parts.ts';

export type SignOptions = {
  readonly credentials: Credentials;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Makes the identifiers within the signature. */
  readonly uuid: () => string;
};

const declaration = '<?xml version="1.0" encoding="utf-8" standalone="no"?>';

/** The only element of the document that is written empty: text cannot hold it, because it escapes `<`. */
const placeholder = '<ext:ExtensionContent></ext:ExtensionContent>';
const intoPlaceholder = '<ext:ExtensionContent>'.length;

const digest = (text: string): string => createHash('sha256').update(text, 'utf8').digest('base64');

/** Bogotá's time under the offset of Greenwich: what the authority's own signatures carry. */
const signingTime = (now: number): string => colombianDateTime(now).replace(/-05:00$/, '+00:00');

/**
 * Signs a document whose root declares `ds` and `ext` and which holds one empty
 * ext:ExtensionContent: there the signature goes. Everything is written in
 * canonical form, so nothing is parsed: a canonical fragment is its text with
 * the declarations of the root put behind the name of its first element.
 */
export const signDocument = (root: XmlRootSpec, { credentials, now, uuid }: SignOptions): string => {
  const canonical = writeXml(root);
  const place = canonical.indexOf(placeholder);
  if (place === -1) throw new Error('The document to sign has no empty ext:ExtensionContent.');
  const inherited = writeNamespaces(root.namespaces);
  const withXades = writeNamespaces({ xades: 'http://uri.etsi.org/01903/v1.3.2#', ...root.namespaces });
  const ids = idsFrom(uuid);
  const signer = signerFacts(credentials);
  const keyInfo = keyInfoBody(ids, signer);
  const signedProperties = signedPropertiesBody(ids, signer, signingTime(now));
  const signedInfo = signedInfoBody(ids, {
    document: digest(canonical),
    keyInfo: digest(`<ds:KeyInfo${inherited}${keyInfo}`),
    signedProperties: digest(`<xades:SignedProperties${withXades}${signedProperties}`),
  });
  const value = sign('RSA-SHA256', Buffer.from(`<ds:SignedInfo${inherited}${signedInfo}`), credentials.privateKey);
  const signature =
    `<ds:Signature Id="${ids.signature}"><ds:SignedInfo${signedInfo}` +
    `<ds:SignatureValue Id="SignatureValue-${ids.signature.slice('Signature-'.length)}">${value.toString('base64')}</ds:SignatureValue>` +
    `<ds:KeyInfo${keyInfo}<ds:Object Id="${ids.object}"><xades:QualifyingProperties${xadesDeclaration} Id="${ids.qualifyingProperties}" Target="#${ids.signature}">` +
    `<xades:SignedProperties${signedProperties}</xades:QualifyingProperties></ds:Object></ds:Signature>`;
  const at = place + intoPlaceholder;
  return declaration + canonical.slice(0, at) + signature + canonical.slice(at);
};
