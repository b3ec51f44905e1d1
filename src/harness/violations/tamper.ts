import {
  changedPlace,
  EditFault,
  editSpec,
  editText,
  signature as signaturePlace,
  type XmlEdit,
} from '../../../simulator/document/index.ts';
import { writeZip } from '../../issuer/zip-write.ts';
import type { Credentials } from '../../common/credentials.ts';
import { inCurrency, type Requirement, type Violation } from '../../../simulator/judge/index.ts';
import type { Tamper } from '../../issuer/steps.ts';
import type { XmlRootSpec } from '../../common/xml/node.ts';
import { childElements } from '../../common/xml/tree.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { findAt } from '../../common/xml/path-steps.ts';
import { writeXml } from '../../common/xml/write.ts';
import { belowRoot } from './edit-words.ts';
import { meets, textsAt, unmetIn } from './requirements.ts';
import { noPlaceIn, StepError } from './step-error.ts';

export type TamperContext = {
  /** Edits that make the base document complete, before it is broken. */
  readonly base: readonly XmlEdit[];
  readonly certificate: (name: NonNullable<Violation['certificate']>) => Promise<Credentials>;
  /** Milliseconds since 1970, for the ZIP's file dates. */
  readonly now: number;
  /** What the complete document must be like. */
  readonly needs?: readonly Requirement[] | undefined;
  /** Told what cannot be changed, before an issuing service stops at it. */
  readonly onFault?: (fault: StepError) => void;
};

// Edits, of which a wrong one is reported with the nearest place that the document has

const isThere = (xml: string, path: string): boolean => {
  const parsed = parseXml(xml);
  if (!parsed.ok) return false;
  const { elements, attribute } = findAt(parsed.document.root, path, childElements);
  return elements.some(
    ({ attributes }) => attribute === undefined || attributes.some(({ name }) => name === attribute),
  );
};

/** @param above where the root of the XML is in the document */
const faultOf = (error: EditFault, edit: XmlEdit, { xml, above }: { readonly xml: string; readonly above: string }) => {
  if (error.why !== 'absent') return new StepError('impossible-change', error.text);
  const path = edit.edit === 'move' && isThere(xml, edit.path) ? edit.into : edit.path;
  return noPlaceIn(xml, belowRoot(path, 'en'), above === '/*' ? '' : `${belowRoot(above, 'en')}/`);
};

type Editing<Document> = {
  readonly apply: (document: Document, edits: readonly XmlEdit[]) => Document;
  readonly xmlOf: (document: Document) => string;
  readonly above?: string;
};

/** @throws StepError for an edit that cannot be made */
const editor =
  <Document>({ apply, xmlOf, above = '/*' }: Editing<Document>) =>
  (document: Document, edits: readonly XmlEdit[]): Document =>
    edits.reduce((current, edit) => {
      try {
        return apply(current, [edit]);
      } catch (error) {
        throw error instanceof EditFault ? faultOf(error, edit, { xml: xmlOf(current), above }) : error;
      }
    }, document);

const inSpec = editor<XmlRootSpec>({ apply: editSpec, xmlOf: writeXml });
const inText = (above?: string) =>
  editor<string>({ apply: editText, xmlOf: (xml) => xml, ...(above === undefined ? {} : { above }) });

const meeting = (root: XmlRootSpec, needs: readonly Requirement[] = []): XmlRootSpec => {
  const unmet = needs.find((need) => !meets(root, need));
  if (unmet !== undefined) throw unmetIn(root, unmet);
  return root;
};

// What the issuing service computes replaces what was there

const givesText: ReadonlySet<XmlEdit['edit']> = new Set(['set', 'append', 'shift', 'insert']);

/** @throws StepError for an edit whose text is no longer there: a row would be answered as if it had changed nothing */
const requireKept = (built: XmlRootSpec, coded: XmlRootSpec, edits: readonly XmlEdit[]): void => {
  const places = edits.filter(({ edit }) => givesText.has(edit)).map(changedPlace);
  const lost = places.find((path) => textsAt(built, path).join('\n') !== textsAt(coded, path).join('\n'));
  if (lost === undefined) return;
  throw new StepError('impossible-change', {
    en: `${belowRoot(lost, 'en')} is computed after that and replaced: say "after its code is computed".`,
    es: `${belowRoot(lost, 'es')} se calcula después y se reemplaza: diga «después de calcular su código».`,
  });
};

const namespaces = 'xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"';

/** A part of a signature depends on the namespaces of its document: it is edited inside a root that declares them. */
const editPart =
  (edits: readonly XmlEdit[], above: string) =>
  (xml: string): string => {
    const open = `<part ${namespaces}>`;
    return inText(above)(`${open}${xml}</part>`, edits).slice(open.length, -'</part>'.length);
  };

const notInBytes = (find: string): StepError =>
  new StepError('unknown-place', {
    en: `The signed document does not hold "${find}".`,
    es: `El documento firmado no contiene "${find}".`,
  });

const replaceBytes =
  (replacements: NonNullable<Violation['bytes']>) =>
  (xml: string): string => {
    let text = xml;
    for (const { find, replace } of replacements) {
      if (!text.includes(find)) throw notInBytes(find);
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

type SignedPart = keyof NonNullable<Violation['signature']>;

/** Where the parts of a signature that are edited before signing are in the document. */
export const partPlaces: readonly (readonly [part: SignedPart, above: string, root: string])[] = [
  ['signedProperties', `${signaturePlace}/ds:Object/xades:QualifyingProperties`, 'xades:SignedProperties'],
  ['keyInfo', signaturePlace, 'ds:KeyInfo'],
  ['signedInfo', signaturePlace, 'ds:SignedInfo'],
];

type Told = <Value>(step: (value: Value) => Value) => (value: Value) => Value;

const partEdits = (signature: NonNullable<Violation['signature']>, told: Told): NonNullable<Tamper['signature']> =>
  Object.fromEntries(
    partPlaces.flatMap(([part, above]) => {
      const edits = signature[part];
      return edits === undefined ? [] : [[part, told(editPart(edits, above))]];
    }),
  );

/** Applies a violation's declaration, at the steps of the issuing pipeline that it names. */
export const tamperFor = (violation: Violation, context: TamperContext): Tamper => {
  const { currency, built = [], coded = [], signature, signed, bytes, padding, zip, certificate, sender } = violation;
  let last = '';
  let edited: XmlRootSpec | undefined;
  const told: Told = (step) => (value) => {
    try {
      return step(value);
    } catch (error) {
      if (error instanceof StepError) context.onFault?.(error);
      throw error;
    }
  };
  return {
    built: told((root) => {
      edited = inSpec(inCurrency(meeting(editSpec(root, context.base), context.needs), currency), built);
      return edited;
    }),
    coded: told((root) => {
      if (edited !== undefined) requireKept(edited, root, built);
      return inSpec(root, coded);
    }),
    ...(signature === undefined ? {} : { signature: partEdits(signature, told) }),
    signed: told((xml) => {
      const changed = signed === undefined ? xml : inText()(xml, signed);
      last = padded(bytes === undefined ? changed : replaceBytes(bytes)(changed), padding);
      return last;
    }),
    ...(zip === undefined ? {} : { zip: () => zips(last, context.now)[zip]() }),
    ...(certificate === undefined ? {} : { credentials: () => context.certificate(certificate) }),
    ...(sender === undefined ? {} : { senderCredentials: () => context.certificate(sender) }),
  };
};
