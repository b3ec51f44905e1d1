/**
 * A diagnosis, never a verdict. When a signature is refused, xml-crypto checks it too: if it disagrees, this may be a
 * bug in Ensayo, and readers of the journal should know. xml-crypto has been wrong itself, so it decides nothing.
 */
import type { XmlElement } from '../../../../src/common/xml/tree.ts';
import { isSlowForXmlCrypto } from '../../../document/xml/slow-for-xml-crypto.ts';
import { standalone } from '../../../document/xml/standalone.ts';
import type { EnvelopeHead } from '../envelope.ts';

export type SecondOpinionRequest = {
  readonly head: EnvelopeHead;
  readonly signature: XmlElement;
  readonly certificatePem: string;
};

/** Its time grows with the square of both: up to these limits it takes a few milliseconds. It runs once per message. */
const budget = { nodes: 400, declarations: 100, characters: 64 * 1024 } as const;

const isAffordable = (text: string, { document }: EnvelopeHead): boolean =>
  text.length <= budget.characters &&
  !isSlowForXmlCrypto(text) &&
  document.nodeCount <= budget.nodes &&
  text.split('xmlns', budget.declarations + 2).length - 1 <= budget.declarations;

/** The envelope without the content of its Body, which does not affect exclusive canonicalisation of the header. */
const withoutBody = ({ document, body }: EnvelopeHead): string =>
  `${document.text.slice(0, body.contentStart)}</${body.name}></${document.root.name}>`;

/** True when xml-crypto verifies the signature with that certificate; the references must stay within the header. */
export const secondOpinion = async ({ head, signature, certificatePem }: SecondOpinionRequest): Promise<boolean> => {
  const text = withoutBody(head);
  if (!isAffordable(text, head)) return false;
  const { SignedXml } = await import('xml-crypto');
  try {
    const verifier = new SignedXml({ publicCert: certificatePem, getCertFromKeyInfo: () => null });
    verifier.loadSignature(standalone(text, signature));
    return verifier.checkSignature(text);
  } catch {
    // It throws for some wrong signatures and returns false for others.
    return false;
  }
};
