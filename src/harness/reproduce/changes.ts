/** What a violation does, in sentences, and which parts of the document follow from it. */
import type { XmlEdit } from '../../common/xml/edit.ts';
import type { Violation } from '../../../simulator/engine/violation.ts';

const editText = (edit: XmlEdit): string => {
  switch (edit.edit) {
    case 'remove':
      return `remove ${edit.path}`;
    case 'set':
      return `set ${edit.path} to "${edit.text}"`;
    case 'append':
      return `append "${edit.text}" to ${edit.path}`;
    case 'insert':
      return `insert ${edit.child.name} into ${edit.path}`;
    case 'duplicate':
      return `duplicate ${edit.path}`;
  }
};

const edited = (where: string, edits: readonly XmlEdit[] = []): readonly string[] =>
  edits.map((edit) => `${where}: ${editText(edit)}`);

const zips: Readonly<Record<NonNullable<Violation['zip']>, string>> = {
  empty: 'The ZIP holds no file.',
  corrupt: 'The ZIP is cut off.',
  twoDocuments: 'The ZIP holds the document twice.',
  notXml: 'The ZIP holds a file that is no XML.',
};

const duration = (milliseconds: number): string => {
  const hours = Math.abs(milliseconds) / 3_600_000;
  const text = hours >= 48 ? `${Math.round(hours / 24)} days` : `${Math.abs(milliseconds) / 1_000} seconds`;
  return `${text} ${milliseconds < 0 ? 'before' : 'after'}`;
};

type Describe = { readonly [Part in keyof Violation]-?: (value: NonNullable<Violation[Part]>) => readonly string[] };

/** In the order of the issuing pipeline; a part without words is a type error. */
const describe: Describe = {
  corrected: (edits) => edited('in the invoice that is corrected, before its unique code is computed', edits),
  events: (codes) => [`Before it, these events about the invoice are accepted: ${codes.join(', ')}.`],
  daysLater: (days) => [`It is made ${days} days later.`],
  currency: (code) => [`The whole document is stated in ${code}.`],
  built: (edits) => edited('before the unique code is computed', edits),
  coded: (edits) => edited('after the unique code is computed', edits),
  signature: ({ signedProperties, keyInfo, signedInfo }) => [
    ...edited('in xades:SignedProperties, before they are signed', signedProperties),
    ...edited('in ds:KeyInfo, before it is signed', keyInfo),
    ...edited('in ds:SignedInfo, before it is signed', signedInfo),
  ],
  signed: (edits) => edited('in the signed document', edits),
  bytes: (replacements) =>
    replacements.map(({ find, replace }) => `in the bytes of the signed document: "${find}" becomes "${replace}"`),
  padding: (count) => [`A comment of ${count} bytes stands before the root.`],
  certificate: (name) => [`The document is signed with the certificate "${name}".`],
  sender: (name) => [`The SOAP message is signed with the certificate "${name}".`],
  zip: (name) => [zips[name]],
  registry: () => ["The authority's registry is another one while the document is judged."],
  service: (service) => [`The service of the authority is ${String(service)}.`],
  sentAfter: (milliseconds) => [`It is sent ${duration(milliseconds)} it was signed.`],
  repeat: () => ['The same document was accepted before.'],
  resend: () => ['The very same bytes are sent twice.'],
};

/** One sentence or edit a line. */
export const changesOf = (violation: Violation): readonly string[] =>
  // Object.keys gives strings; these are the keys of the type above.
  (Object.keys(describe) as (keyof Violation)[]).flatMap((part) => {
    const value = violation[part];
    if (value === undefined) return [];
    // One key for both look-ups: the compiler can't see that the value is of the part described.
    return (describe[part] as (given: unknown) => readonly string[])(value);
  });

const codes = ['cbc:UUID', 'sts:QRCode', 'CodigoQR', 'InformacionGeneral/@CUNE'];
const digests = ['ds:DigestValue', 'ds:SignatureValue'];

/** Values that change with any other: no news, unless the violation is about them. */
export const consequencesOf = ({ coded, signature, signed, bytes }: Violation): ReadonlySet<string> => {
  const afterwards = signed ?? bytes;
  return new Set([
    ...(coded === undefined && afterwards === undefined ? codes : []),
    ...(signature?.signedInfo === undefined && afterwards === undefined ? digests : []),
  ]);
};
