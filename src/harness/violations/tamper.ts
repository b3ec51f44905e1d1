import { editSpec, editText, type XmlEdit } from '../../../simulator/document/index.ts';
import { writeZip } from '../../issuer/zip-write.ts';
import type { Credentials } from '../../common/credentials.ts';
import { inCurrency, type Violation } from '../../../simulator/judge/index.ts';
import type { Tamper } from '../../issuer/steps.ts';

export type TamperContext = {
  /** Edits that make the base document complete, before it is broken. */
  readonly base: readonly XmlEdit[];
  readonly certificate: (name: NonNullable<Violation['certificate']>) => Promise<Credentials>;
  /** Milliseconds since 1970, for the ZIP's file dates. */
  readonly now: number;
};

const namespaces = 'xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"';

/** A part of a signature depends on the namespaces of its document: it is edited inside a root that declares them. */
const editPart =
  (edits: readonly XmlEdit[]) =>
  (xml: string): string => {
    const open = `<part ${namespaces}>`;
    return editText(`${open}${xml}</part>`, edits).slice(open.length, -'</part>'.length);
  };

const replaceBytes =
  (replacements: NonNullable<Violation['bytes']>) =>
  (xml: string): string => {
    let text = xml;
    for (const { find, replace } of replacements) {
      if (!text.includes(find)) throw new RangeError(`The signed document does not hold "${find}".`);
      text = text.replace(find, () => replace);
    }
    return text;
  };

const zips = (xml: string, now: number): Readonly<Record<NonNullable<Violation['zip']>, () => Buffer>> => {
  const data = Buffer.from(xml, 'utf8');
  return {
    empty: () => writeZip([], now),
    corrupt: () => writeZip([{ name: 'documento.xml', data }], now).subarray(0, 100),
    twoDocuments: () =>
      writeZip(
        [
          { name: 'uno.xml', data },
          { name: 'dos.xml', data },
        ],
        now,
      ),
    notXml: () => writeZip([{ name: 'documento.pdf', data: Buffer.from('%PDF-1.7') }], now),
  };
};

/** The same document after a comment of that many bytes. */
const padded = (xml: string, bytes: number | undefined): string =>
  bytes === undefined ? xml : xml.replace('?>', `?><!--${' '.repeat(bytes)}-->`);

/** Applies a violation's declaration, at the steps of the issuing pipeline that it names. */
export const tamperFor = (violation: Violation, context: TamperContext): Tamper => {
  const { currency, built = [], coded, signature, signed, bytes, padding, zip, certificate, sender } = violation;
  let last = '';
  return {
    built: (root) => editSpec(inCurrency(editSpec(root, context.base), currency), built),
    ...(coded === undefined ? {} : { coded: (root) => editSpec(root, coded) }),
    ...(signature === undefined
      ? {}
      : {
          signature: {
            ...(signature.signedProperties === undefined
              ? {}
              : { signedProperties: editPart(signature.signedProperties) }),
            ...(signature.keyInfo === undefined ? {} : { keyInfo: editPart(signature.keyInfo) }),
            ...(signature.signedInfo === undefined ? {} : { signedInfo: editPart(signature.signedInfo) }),
          },
        }),
    signed: (xml) => {
      const edited = signed === undefined ? xml : editText(xml, signed);
      last = padded(bytes === undefined ? edited : replaceBytes(bytes)(edited), padding);
      return last;
    },
    ...(zip === undefined ? {} : { zip: () => zips(last, context.now)[zip]() }),
    ...(certificate === undefined ? {} : { credentials: () => context.certificate(certificate) }),
    ...(sender === undefined ? {} : { senderCredentials: () => context.certificate(sender) }),
  };
};
