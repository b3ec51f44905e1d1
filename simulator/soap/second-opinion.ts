/**
 * Before a signature is refused, xml-crypto is asked as well: a client must
 * never be sent hunting for a mistake that is ours. It costs milliseconds, so
 * only refusals pay for it.
 */
import type { XmlElement } from '../../src/common/xml/tree.ts';
import { escapeAttribute } from '../../src/common/xml/write.ts';
import { parseXml } from '../../src/common/xml/parse.ts';
import { textOf } from '../../src/common/xml/tree.ts';
import { addressing } from './names.ts';

export type SecondOpinionRequest = {
  /** The text of the whole envelope. */
  readonly text: string;
  readonly signature: XmlElement;
  readonly body: XmlElement;
  /** Whether a reference points into the Body, which then must stay whole. */
  readonly bodyIsSigned: boolean;
  readonly to: XmlElement;
  readonly certificatePem: string;
};

/** xml-crypto takes seconds and hundreds of megabytes beyond this; the first verdict then stands. */
const largestEnvelope = 2_000_000;

/** The signature cut out of its envelope, with the declarations it inherited. */
const standaloneText = (text: string, signature: XmlElement): string => {
  const known = new Set(signature.namespaces.map(({ prefix }) => prefix));
  let inherited = '';
  for (let element = signature.parent; element !== undefined; element = element.parent) {
    for (const { prefix, uri } of element.namespaces) {
      if (known.has(prefix)) continue;
      known.add(prefix);
      inherited += ` xmlns${prefix === '' ? '' : ':'}${prefix}="${escapeAttribute(uri)}"`;
    }
  }
  const afterName = signature.start + 1 + signature.name.length;
  return text.slice(signature.start, afterName) + inherited + text.slice(afterName, signature.end);
};

/** The Body carries the ZIP: leaving it out changes nothing that exclusive canonicalisation of the header sees. */
const withoutBody = (text: string, body: XmlElement): string =>
  text.slice(0, body.contentStart) + text.slice(body.contentEnd);

const isSameTo = (signed: string, to: XmlElement): boolean => {
  const parsed = parseXml(signed);
  if (!parsed.ok) return false;
  const { root } = parsed.document;
  return root.local === 'To' && root.uri === addressing && textOf(root) === textOf(to);
};

/** True when xml-crypto verifies the signature with that certificate and `wsa:To` is among what was signed. */
export const secondOpinion = async (request: SecondOpinionRequest): Promise<boolean> => {
  const { signature, body, bodyIsSigned, to, certificatePem } = request;
  const text = bodyIsSigned ? request.text : withoutBody(request.text, body);
  if (text.length > largestEnvelope) return false;
  const { SignedXml } = await import('xml-crypto');
  try {
    const verifier = new SignedXml({ publicCert: certificatePem, getCertFromKeyInfo: () => null });
    verifier.loadSignature(standaloneText(request.text, signature));
    return verifier.checkSignature(text) && verifier.getSignedReferences().some((signed) => isSameTo(signed, to));
  } catch {
    // It throws for some wrong signatures and returns false for others.
    return false;
  }
};
