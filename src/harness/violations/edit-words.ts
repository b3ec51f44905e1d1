/** Edits in words: as a row of a table states them, with the way back, and as a sentence. */
import { changedPlace, type XmlEdit } from '../../../simulator/document/index.ts';
import { usualJsonLimits } from '../../common/json/json-budget.ts';
import { readJson } from '../../common/json/read-json.ts';
import type { Bilingual } from '../../common/text/bilingual.ts';
import { findAt, parsePath } from '../../common/xml/path-steps.ts';
import { childElements, textOf, type XmlElement } from '../../common/xml/tree.ts';

/** Literal values are in quotation marks; `absent`, `present` and the like are words. */
export type Change = {
  /** A path below the root, or what else is changed: `the signing certificate`. */
  readonly where: string;
  readonly from: string;
  readonly to: string;
};

/** Stands for what is not known, and for the middle of a long text. */
export const unknown = '…';

export const longest = 48;
const [head, tail] = [longest / 2, longest / 4];

/** Cut in its middle if it is long: key material and digests tell nobody anything. */
export const literal = (text: string): string => {
  const shown = text.length <= longest ? text : `${text.slice(0, head)}${unknown}${text.slice(-tail)}`;
  return JSON.stringify(shown).replaceAll(
    /[\u007f-\u00a0\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
};

/** Undefined for words, and for a text that was cut. */
const textIn = (value: string): string | undefined => {
  const read = value.startsWith('"') ? readJson(value, usualJsonLimits) : undefined;
  const text = read?.ok === true && typeof read.value === 'string' ? read.value : undefined;
  const isCut = text?.length === head + unknown.length + tail && text.charAt(head) === unknown;
  return isCut ? undefined : text;
};

const countWords: readonly string[] = ['absent', 'present', 'present twice'];

/** The text of the first place; for a group of elements, how many there are. */
const valueAt = (root: XmlElement, path: string): string => {
  const { elements, attribute } = findAt(root, path, childElements);
  const [first] = elements;
  if (first === undefined) return 'absent';
  if (attribute !== undefined) {
    const bearer = elements.flatMap(({ attributes }) => attributes.filter(({ name }) => name === attribute))[0];
    return bearer === undefined ? 'absent' : literal(bearer.value);
  }
  if (childElements(first).length === 0) return literal(textOf(first));
  return countWords[elements.length] ?? `present ${String(elements.length)} times`;
};

const theRoot = 'the root';

/** `/*` is the root of whatever is broken: it tells nothing. */
export const belowRoot = (path: string): string => path.replace(/^\/\*\/?/, '') || theRoot;

const theSameAnd = 'the same and ';

const result = (edit: XmlEdit): string => {
  switch (edit.edit) {
    case 'remove':
      return 'absent';
    case 'set':
      return literal(edit.text);
    case 'append':
      return `${theSameAnd}${literal(edit.text)}`;
    case 'insert':
      return typeof edit.child.content === 'string' ? literal(edit.child.content) : 'present';
    case 'duplicate':
      return 'present twice';
    case 'move':
      return `in ${belowRoot(edit.into)}`;
  }
};

/** @param from what is there before */
export const wordEdit = (edit: XmlEdit, from: string): Change => ({
  where: belowRoot(changedPlace(edit)),
  from,
  to: result(edit),
});

/**
 * What an edit changes in a document.
 * @param place where its place is in the whole document: edits of a part of the signature begin at that part
 */
export const changeBy = (edit: XmlEdit, root: XmlElement | undefined, place = changedPlace(edit)): Change => {
  const isThere = edit.edit === 'duplicate' || edit.edit === 'move';
  return wordEdit(edit, isThere ? 'present' : root === undefined ? unknown : valueAt(root, place));
};

/** `cbc:ID from "1" to absent`. */
export const changeText = ({ where, from, to }: Change): string => `${where} from ${from} to ${to}`;

/** Undefined for a text that is no such row. */
export const parseChange = (row: string): Change | undefined => {
  const [before, after] = [' from ', ' to '];
  const start = row.indexOf(before);
  const values = row.slice(start + before.length);
  const quoted = /^"(?:[^"\\]|\\.)*"/.exec(values)?.[0] ?? '';
  const end = values.indexOf(after, quoted.length);
  return start === -1 || end === -1
    ? undefined
    : { where: row.slice(0, start), from: values.slice(0, end), to: values.slice(end + after.length) };
};

/**
 * The edit that a row states. Undefined for a change of something else than a document's content, and where the row does
 * not say enough: a group of elements, a text that was cut. No row says where among its siblings a new element goes, nor
 * that an element that is there gets another one beside it instead of another text.
 */
export const parseEdit = ({ where, from, to }: Change): XmlEdit | undefined => {
  const path = where === theRoot ? '/*' : `/*/${where}`;
  const parsed = parsePath(path);
  if (parsed === undefined) return undefined;
  if (to === 'absent') return { edit: 'remove', path };
  if (to === 'present twice') return { edit: 'duplicate', path };
  const isMore = to.startsWith(theSameAnd);
  const text = textIn(isMore ? to.slice(theSameAnd.length) : to);
  if (text === undefined) return undefined;
  if (isMore) return { edit: 'append', path, text };
  const last = parsed.steps.at(-1);
  const isNew = from === 'absent' && parsed.attribute === undefined && last?.position === undefined;
  if (!isNew || last === undefined) return { edit: 'set', path, text };
  return { edit: 'insert', path: path.slice(0, -last.name.length - 1), child: { name: last.name, content: text } };
};

export const editSentence = (edit: XmlEdit): Bilingual => {
  const { path } = edit;
  switch (edit.edit) {
    case 'remove':
      return { en: `remove ${path}`, es: `eliminar ${path}` };
    case 'set':
      return { en: `set ${path} to "${edit.text}"`, es: `poner "${edit.text}" en ${path}` };
    case 'append':
      return { en: `append "${edit.text}" to ${path}`, es: `agregar "${edit.text}" al final de ${path}` };
    case 'insert':
      return { en: `insert ${edit.child.name} into ${path}`, es: `insertar ${edit.child.name} en ${path}` };
    case 'duplicate':
      return { en: `duplicate ${path}`, es: `duplicar ${path}` };
    case 'move':
      return { en: `move ${path} into ${edit.into}`, es: `mover ${path} a ${edit.into}` };
  }
};
