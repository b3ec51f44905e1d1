import { canonicalize, canonicalizeDocument } from '../../../src/common/xml/canonical.ts';
import type { XmlDocument, XmlElement } from '../../../src/common/xml/tree.ts';
import type { DiagnosisCode } from './codes.ts';
import { namespaceVariants } from './namespace-variants.ts';
import { referencedText, type SignatureContext, type Target, type Transformation } from './octets.ts';

/** Another way in which the same content could have been turned into octets. */
export type Variant = {
  readonly code: DiagnosisCode;
  readonly message: string;
  readonly octets: Buffer | string;
};

/** White space between two tags: what a pretty-printer adds. In canonical text `<` is nothing but markup. */
const withoutIndentation = (canonical: string): string => canonical.replace(/>\s+</g, '><');

/** The same canonical text as a program would have made it that treats characters otherwise. */
export const textVariants = (canonical: string): readonly Variant[] => {
  const variants: Variant[] = [];
  if (canonical.includes('\n')) {
    const message =
      'The digest was taken with CR LF line ends; an XML reader turns them into LF before anything is canonicalised.';
    variants.push({ code: 'carriage-returns', message, octets: canonical.replaceAll('\n', '\r\n') });
    variants.push({ code: 'carriage-returns', message, octets: canonical.replaceAll('\n', '&#xD;\n') });
  }
  if (canonical.includes('&#xD;')) {
    const message = 'The digest was taken without the carriage returns (&#13;) that the document now contains.';
    variants.push({ code: 'carriage-returns-added', message, octets: canonical.replaceAll('&#xD;', '') });
  }
  const dense = withoutIndentation(canonical);
  if (dense !== canonical) {
    const message =
      'The digest was taken before the document was indented: it matches without the white space between tags.';
    variants.push({ code: 'indentation-added', message, octets: dense });
  }
  if (/[\u0080-\u00ff]/.test(canonical) && !/[\u0100-\uffff]/.test(canonical)) {
    const message = 'The digest was taken over the text in ISO-8859-1; canonical XML is always UTF-8.';
    variants.push({ code: 'latin-1', message, octets: Buffer.from(canonical, 'latin1') });
  }
  return variants;
};

/** The extension that holds the signature, and its content: what some programs add only after digesting. */
const containersOf = (signature: XmlElement): readonly XmlElement[] => {
  const content = signature.parent;
  const container = content?.parent;
  return [content, container, container?.parent].filter((element) => element !== undefined);
};

const documentVariants = (context: SignatureContext, transformation: Transformation): readonly Variant[] => {
  const { document, signature } = context;
  const { text } = document;
  const asWritten = text.slice(0, signature.start) + text.slice(signature.end);
  const raw =
    'The digest was taken over the text as written, with the signature cut out; it must be taken over its canonical form.';
  const variants: Variant[] = containersOf(signature).map((container) => ({
    code: 'extension-added-later',
    message: `The digest was taken before ${container.name} was added for the signature; only ds:Signature itself is left out.`,
    octets: canonicalizeDocument(document, { omit: container }),
  }));
  if (!transformation.enveloped) {
    variants.push({
      code: 'signature-not-enveloped',
      message: 'The digest was taken without ds:Signature, but the enveloped-signature transform is not listed.',
      octets: canonicalizeDocument(document, { omit: signature }),
    });
  }
  if ([...document.before, ...document.after].some(({ kind }) => kind === 'instruction')) {
    variants.push({
      code: 'instructions-left-out',
      message: 'The digest was taken over the root element alone; there are processing instructions around it.',
      octets: canonicalize(document.root, { ...transformation.canonical, omit: signature }),
    });
  }
  variants.push({ code: 'text-as-written', message: raw, octets: asWritten });
  const { declaration } = document;
  if (declaration !== undefined) {
    const offset = declaration.end;
    variants.push({ code: 'text-as-written', message: raw, octets: asWritten.slice(offset) });
    variants.push({ code: 'text-as-written', message: raw, octets: asWritten.slice(offset).trimStart() });
  }
  return variants;
};

const elementVariants = (element: XmlElement, { document }: SignatureContext): readonly Variant[] => [
  {
    code: 'text-as-written',
    message: 'The digest was taken over the text as written; it must be taken over its canonical form.',
    octets: document.text.slice(element.start, element.end),
  },
];

const whole = (document: XmlDocument, target: Target, options: Parameters<typeof canonicalize>[1]): string =>
  target === 'document' ? canonicalizeDocument(document, options) : canonicalize(target, options);

/** Every known mistake, applied to what a reference means, the likelier ones first. */
export function* referenceVariants(
  target: Target,
  transformation: Transformation,
  context: SignatureContext,
): Generator<Variant> {
  const { document, signature } = context;
  const canonical = referencedText(target, transformation, context);
  const omit = transformation.enveloped ? signature : undefined;
  yield* textVariants(canonical);
  if (transformation.canonical.exclusive === true) {
    const message = 'The digest was taken with inclusive canonicalisation, but exclusive is listed.';
    yield { code: 'exclusive-canonicalization', message, octets: whole(document, target, { omit }) };
  } else {
    const message =
      'The digest was taken with exclusive canonicalisation; without a transform that says so inclusive C14N is meant.';
    yield { code: 'exclusive-canonicalization', message, octets: whole(document, target, { omit, exclusive: true }) };
  }
  const comments = whole(document, target, { ...transformation.canonical, omit, withComments: true });
  if (comments !== canonical) {
    const message = 'The digest was taken with the comments, which a reference within the document leaves out.';
    yield { code: 'comments-included', message, octets: comments };
  }
  if (target === 'document') yield* documentVariants(context, transformation);
  else yield* elementVariants(target, context);
  yield* namespaceVariants(target === 'document' ? document.root : target, omit);
}
