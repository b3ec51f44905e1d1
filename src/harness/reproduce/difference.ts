/** Describes a violation in sentences, and the difference between the broken document and the complete one. */
import { type XmlEdit, xpathOf } from '../../../simulator/document/index.ts';
import type { Violation } from '../../../simulator/judge/index.ts';
import { joined, type Bilingual, type Language } from '../../common/text/bilingual.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { editSentence } from '../violations/edit-words.ts';
import { childElements, textOf, type XmlElement } from '../../common/xml/tree.ts';

const edited = (where: Bilingual, edits: readonly XmlEdit[] = []): readonly Bilingual[] =>
  edits.map((edit) => joined([where, editSentence(edit)], ': '));

const zips: Readonly<Record<NonNullable<Violation['zip']>, Bilingual>> = {
  empty: { en: 'The ZIP holds no file.', es: 'El ZIP no contiene archivos.' },
  corrupt: { en: 'The ZIP is truncated.', es: 'El ZIP está truncado.' },
  twoDocuments: { en: 'The ZIP holds the document twice.', es: 'El ZIP contiene dos veces el documento.' },
  notXml: { en: 'The ZIP holds a file that is not XML.', es: 'El ZIP contiene un archivo que no es XML.' },
};

const states: Readonly<Record<string, string>> = {
  running: 'en funcionamiento',
  paused: 'en pausa',
  stopped: 'detenido',
};

const sentAfter = (milliseconds: number): Bilingual => {
  const hours = Math.abs(milliseconds) / 3_600_000;
  const isLong = hours >= 48;
  const count = isLong ? Math.round(hours / 24) : Math.abs(milliseconds) / 1_000;
  const isEarly = milliseconds < 0;
  return {
    en: `It is sent ${count} ${isLong ? 'days' : 'seconds'} ${isEarly ? 'before' : 'after'} it was signed.`,
    es: `Se envía ${count} ${isLong ? 'días' : 'segundos'} ${isEarly ? 'antes' : 'después'} de firmarse.`,
  };
};

type Describe = { readonly [Part in keyof Violation]-?: (value: NonNullable<Violation[Part]>) => readonly Bilingual[] };

/** In the order of the issuing pipeline; a part without a description is a type error. */
const describe: Describe = {
  corrected: (edits) =>
    edited(
      {
        en: 'in the invoice that is corrected, before its unique code is computed',
        es: 'en la factura que se corrige, antes de calcular su código único',
      },
      edits,
    ),
  events: (codes) => [
    {
      en: `Before it, these events about the invoice are accepted: ${codes.join(', ')}.`,
      es: `Antes se aceptan estos eventos de la factura: ${codes.join(', ')}.`,
    },
  ],
  daysLater: (days) => [{ en: `It is made ${days} days later.`, es: `Se genera ${days} días después.` }],
  currency: (code) => [
    { en: `The whole document is stated in ${code}.`, es: `Todo el documento está expresado en ${code}.` },
  ],
  built: (edits) =>
    edited({ en: 'before the unique code is computed', es: 'antes de calcular el código único' }, edits),
  coded: (edits) =>
    edited({ en: 'after the unique code is computed', es: 'después de calcular el código único' }, edits),
  signature: ({ signedProperties, keyInfo, signedInfo }) => [
    ...edited(
      { en: 'in xades:SignedProperties, before they are signed', es: 'en xades:SignedProperties, antes de firmar' },
      signedProperties,
    ),
    ...edited({ en: 'in ds:KeyInfo, before it is signed', es: 'en ds:KeyInfo, antes de firmar' }, keyInfo),
    ...edited({ en: 'in ds:SignedInfo, before it is signed', es: 'en ds:SignedInfo, antes de firmar' }, signedInfo),
  ],
  signed: (edits) => edited({ en: 'in the signed document', es: 'en el documento firmado' }, edits),
  bytes: (replacements) =>
    replacements.map(({ find, replace }) => ({
      en: `in the bytes of the signed document: "${find}" becomes "${replace}"`,
      es: `en los bytes del documento firmado: "${find}" se cambia por "${replace}"`,
    })),
  padding: (count) => [
    {
      en: `A comment of ${count} bytes stands before the root.`,
      es: `Hay un comentario de ${count} bytes antes de la raíz.`,
    },
  ],
  certificate: (name) => [
    {
      en: `The document is signed with the certificate "${name}".`,
      es: `El documento se firma con el certificado "${name}".`,
    },
  ],
  sender: (name) => [
    {
      en: `The SOAP message is signed with the certificate "${name}".`,
      es: `El mensaje SOAP se firma con el certificado "${name}".`,
    },
  ],
  zip: (name) => [zips[name]],
  registry: () => [
    {
      en: "The authority's registry is another one while the document is judged.",
      es: 'Los registros de la autoridad son otros mientras se valida el documento.',
    },
  ],
  service: (service) => [
    {
      en: `The service of the authority is ${String(service)}.`,
      es: `El servicio de la autoridad está ${states[service] ?? service}.`,
    },
  ],
  sentAfter: (milliseconds) => [sentAfter(milliseconds)],
  repeat: () => [{ en: 'The same document was accepted before.', es: 'El mismo documento se aceptó antes.' }],
  resend: () => [{ en: 'The very same bytes are sent twice.', es: 'Los mismos bytes se envían dos veces.' }],
};

/** One sentence or edit a line. */
export const changesOf = (violation: Violation): readonly Bilingual[] =>
  // Object.keys gives strings; these are the keys of the type above.
  (Object.keys(describe) as (keyof Violation)[]).flatMap((part) => {
    const value = violation[part];
    if (value === undefined) return [];
    // One key for both look-ups: the compiler can't see that the value is of the part described.
    return (describe[part] as (given: unknown) => readonly Bilingual[])(value);
  });

const codes = ['cbc:UUID', 'sts:QRCode', 'CodigoQR', 'InformacionGeneral/@CUNE'];
const digests = ['ds:DigestValue', 'ds:SignatureValue'];

/** Values that change with any other: not worth showing, unless the violation concerns them. */
export const consequencesOf = ({ coded, signature, signed, bytes }: Violation): ReadonlySet<string> => {
  const afterwards = signed ?? bytes;
  return new Set([
    ...(coded === undefined && afterwards === undefined ? codes : []),
    ...(signature?.signedInfo === undefined && afterwards === undefined ? digests : []),
  ]);
};

// The difference of two documents, element by element. Unchanged elements are left out.

/** One place. Absent where the document has no such element or attribute. */
export type Change = {
  /** In the document that has the place; in the first one if both do. */
  readonly xpath: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
};

type DifferenceOptions = {
  /** Places whose value follows from the rest of the document: by element name, or `Name/@attribute`. */
  readonly ignore?: ReadonlySet<string>;
};

type Side = { readonly text: string };
type Comparison = {
  readonly before: Side;
  readonly after: Side;
  readonly ignore: ReadonlySet<string>;
  readonly changes: Change[];
};

const longest = 400;

/** An element as written in its document, cut if it is long. */
const sourceOf = ({ text }: Side, { start, end }: XmlElement): string => {
  const source = text.slice(start, end);
  return source.length <= longest ? source : `${source.slice(0, longest)}… (${source.length} characters)`;
};

const isLeaf = (element: XmlElement): boolean => childElements(element).length === 0;

const attributesOf = (element: XmlElement): ReadonlyMap<string, string> =>
  new Map(element.attributes.map(({ name, value }) => [name, value]));

const compareAttributes = (one: XmlElement, other: XmlElement, { changes, ignore }: Comparison): void => {
  const [before, after] = [attributesOf(one), attributesOf(other)];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(name) === after.get(name) || ignore.has(`${one.name}/@${name}`)) continue;
    changes.push({ xpath: xpathOf(one, name), before: before.get(name), after: after.get(name) });
  }
};

type Pair = readonly [before: XmlElement | undefined, after: XmlElement | undefined];

/** Pairs of equal name in order, and the rest on either side. */
const pairedByName = (before: readonly XmlElement[], after: readonly XmlElement[]): readonly Pair[] => {
  const left = [...after];
  const pairs = before.map((element): Pair => {
    const index = left.findIndex(({ name }) => name === element.name);
    return [element, index === -1 ? undefined : left.splice(index, 1)[0]];
  });
  return [...pairs, ...left.map((element): Pair => [undefined, element])];
};

/**
 * Children with the same text in both documents are left out from both ends, so that one more or one less among equals
 * is reported as just that.
 */
const pairsOf = (one: XmlElement, other: XmlElement, { before, after }: Comparison): readonly Pair[] => {
  const [first, second] = [childElements(one), childElements(other)];
  const same = (a: XmlElement | undefined, b: XmlElement | undefined): boolean =>
    a !== undefined && b !== undefined && before.text.slice(a.start, a.end) === after.text.slice(b.start, b.end);
  let head = 0;
  while (same(first[head], second[head])) head += 1;
  let tail = 0;
  const shorter = Math.min(first.length, second.length) - head;
  while (tail < shorter && same(first.at(-1 - tail), second.at(-1 - tail))) tail += 1;
  return pairedByName(first.slice(head, first.length - tail), second.slice(head, second.length - tail));
};

const compare = (one: XmlElement, other: XmlElement, context: Comparison): void => {
  const { before, after, ignore, changes } = context;
  compareAttributes(one, other, context);
  if (isLeaf(one) && isLeaf(other)) {
    const [old, now] = [textOf(one), textOf(other)];
    if (old !== now && !ignore.has(one.name)) changes.push({ xpath: xpathOf(one), before: old, after: now });
    return;
  }
  for (const [old, now] of pairsOf(one, other, context)) {
    if (old !== undefined && now !== undefined) compare(old, now, context);
    else if (old !== undefined) changes.push({ xpath: xpathOf(old), before: sourceOf(before, old), after: undefined });
    else if (now !== undefined) changes.push({ xpath: xpathOf(now), before: undefined, after: sourceOf(after, now) });
  }
};

const around = (text: string, offset: number): string => text.slice(Math.max(0, offset - 60), offset + 60);

/** For bytes that are no longer a document: the surroundings of the first difference. */
const firstDifference = (before: string, after: string): readonly Change[] => {
  let offset = 0;
  while (offset < before.length && before[offset] === after[offset]) offset += 1;
  if (before === after) return [];
  return [{ xpath: `character ${offset + 1}`, before: around(before, offset), after: around(after, offset) }];
};

/** In document order; none if both documents are the same. */
export const differenceOf = (
  before: string,
  after: string,
  { ignore = new Set<string>() }: DifferenceOptions = {},
): readonly Change[] => {
  const [one, other] = [parseXml(before), parseXml(after)];
  if (!one.ok || !other.ok) return firstDifference(before, after);
  const [old, now] = [one.document.root, other.document.root];
  if (old.name !== now.name) return [{ xpath: xpathOf(old), before: old.name, after: now.name }];
  const changes: Change[] = [];
  compare(old, now, { before: one.document, after: other.document, ignore, changes });
  return changes;
};

const words = {
  before: { en: 'before', es: 'antes' },
  after: { en: 'after', es: 'después' },
  empty: { en: '(empty)', es: '(vacío)' },
} as const;

export const absent: Bilingual = { en: '(absent)', es: '(ausente)' };

/** Three lines per place: where, before, after. */
export const differenceText = (changes: readonly Change[], language: Language): string => {
  const labels = [words.before[language], words.after[language]] as const;
  const width = Math.max(...labels.map(({ length }) => length)) + 1;
  const line = (label: string, text = absent[language]): string =>
    `  ${label.padEnd(width)} ${text === '' ? words.empty[language] : text}\n`;
  return changes
    .map(({ xpath, before, after }) => `${xpath}\n${line(labels[0], before)}${line(labels[1], after)}`)
    .join('\n');
};
