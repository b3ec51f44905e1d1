/** A judge for test documents: our own certificates, registry in memory, a stopped clock. */
import { adjustableClock, createEnv } from '../../src/common/env/env.ts';
import type { Credentials } from '../../src/common/credentials.ts';
import { parseXml } from '../../src/common/xml/parse.ts';
import { editText } from '../document/edits/edit-text.ts';
import type { XmlEdit } from '../document/edits/edit.ts';
import type { XmlDocument } from '../../src/common/xml/tree.ts';
import { writeXml } from '../../src/common/xml/write.ts';
import { signSample, type SampleOptions } from '../checks/signature/testing/sign-sample.ts';
import { requireProfile, type Profile } from '../judge/engine/profile.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import { createAuthority, type AuthorityOptions } from '../server.ts';
import { invoiceSpec, issuer, type InvoiceChanges } from './invoice.fixture.ts';

export const clockText = '2026-11-20T10:00:00-05:00';
export const now = Date.parse(clockText);

export const profile = (name: string, changes: Partial<Profile> = {}): Profile => ({
  ...requireProfile(name),
  ...changes,
});

export const parsed = (xml: string): XmlDocument => {
  const result = parseXml(xml);
  if (!result.ok) throw new Error(result.problem.message.en);
  return result.document;
};

export type TestAuthority = Awaited<ReturnType<typeof testAuthority>>;

/** An authority and the issuer of its certificates. */
export const testAuthority = async (options: Partial<AuthorityOptions> = {}) => {
  const clock = adjustableClock(clockText);
  const authority = await createAuthority({ env: createEnv({ clock, seed: 'authority' }), ...options });
  return { ...authority, clock };
};

const namespaces = 'xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"';

/** Edits of one part of the signature; the signer passes it without the name of its element. */
const fragmentEditor =
  (name: string, edits: readonly XmlEdit[]) =>
  (text: string): string => {
    const open = `<part ${namespaces}>`;
    return editText(`${open}<${name}${text}</part>`, edits).slice(open.length + name.length + 1, -'</part>'.length);
  };

type SignatureEdits = NonNullable<Violation['signature']>;

const fragments = ({
  keyInfo,
  signedProperties,
  signedInfo,
}: SignatureEdits): NonNullable<SampleOptions['fragments']> => ({
  ...(keyInfo === undefined ? {} : { keyInfo: fragmentEditor('ds:KeyInfo', keyInfo) }),
  ...(signedProperties === undefined
    ? {}
    : { signedProperties: fragmentEditor('xades:SignedProperties', signedProperties) }),
  ...(signedInfo === undefined ? {} : { signedInfo: fragmentEditor('ds:SignedInfo', signedInfo) }),
});

export type SignedChanges = InvoiceChanges & Pick<Violation, 'signature' | 'signed' | 'bytes' | 'certificate'>;

const credentialsFor = ({ certificates }: TestAuthority, certificate: Violation['certificate']): Promise<Credentials> =>
  certificate === undefined ? certificates.issuer(issuer) : certificates.defective(certificate, issuer);

const hasPlace = (xml: string): boolean => xml.includes('<ext:ExtensionContent></ext:ExtensionContent>');

/** The invoice as sent, broken as a violation declares; unsigned if it has no place for a signature. */
export const signedInvoice = async (authority: TestAuthority, changes: SignedChanges = {}): Promise<string> => {
  const document = writeXml(invoiceSpec(changes));
  const xml = hasPlace(document)
    ? signSample({
        document,
        signingTime: clockText,
        credentials: await credentialsFor(authority, changes.certificate),
        fragments: fragments(changes.signature ?? {}),
      })
    : `<?xml version="1.0" encoding="UTF-8"?>\n${document}`;
  const edited = changes.signed === undefined ? xml : editText(xml, changes.signed);
  return (changes.bytes ?? []).reduce((text, { find, replace }) => text.replace(find, () => replace), edited);
};
