/** The complete documents that pages quote, and how a violation changes the places that it touches. */
import { editSpec } from '../../harness/edits/edit-spec.ts';
import { findInSpec } from '../../harness/edits/find-in-spec.ts';
import type { XmlEdit } from '../../../simulator/checks/vocabulary/edit.ts';
import type { XmlRootSpec, XmlSpec } from '../../common/xml/node.ts';
import { escapeAttribute, escapeText } from '../../common/xml/write.ts';
import type { Violation } from '../../../simulator/checks/vocabulary/violation.ts';
import { startBox } from '../../harness/box.ts';
import { issueComplete } from '../../harness/ledger/passes.ts';
import { createRecorder } from '../../harness/reproduce/recorder.ts';
import { baseNames, type BaseName } from '../../harness/violations/base.ts';

export type CompleteDocuments = ReadonlyMap<BaseName, XmlRootSpec>;

const numbers: Readonly<Partial<Record<BaseName, number>>> = { invoice: 990_000_001, supportDocument: 984_000_001 };

/** With their codes, before they are signed; the same every day. */
export const completeDocuments = async (): Promise<CompleteDocuments> => {
  const recorder = createRecorder();
  const box = await startBox({ seed: 'pages', clock: '2026-03-16T15:00:00Z', onStep: recorder.onStep });
  const documents = new Map<BaseName, XmlRootSpec>();
  try {
    for (const name of baseNames) {
      const { coded } = await issueComplete(box, recorder, { name, number: numbers[name] ?? 1 });
      if (coded !== undefined) documents.set(name, coded.root);
    }
  } finally {
    await box.close();
  }
  return documents;
};

export type Fragment = { readonly where: string; readonly passing: string; readonly failing: string };

const longest = 14;

/** In the order in which they are written. */
const attributesText = ({ attributes = {} }: XmlSpec): string =>
  Object.entries(attributes)
    .toSorted(([name], [next]) => (name < next ? -1 : 1))
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');

/** Indented by two blanks a level. */
export const linesOf = (spec: XmlSpec, indent = ''): readonly string[] => {
  const start = `${indent}<${spec.name}${attributesText(spec)}`;
  if (typeof spec.content === 'string') {
    return [spec.content === '' ? `${start}/>` : `${start}>${escapeText(spec.content)}</${spec.name}>`];
  }
  if (spec.content.length === 0) return [`${start}/>`];
  return [`${start}>`, ...spec.content.flatMap((child) => linesOf(child, `${indent}  `)), `${indent}</${spec.name}>`];
};

/** Readable, and cut if it is long. */
const pretty = (specs: readonly XmlSpec[]): string => {
  const lines = specs.flatMap((spec) => linesOf(spec));
  if (lines.length === 0) return '<!-- nothing -->';
  return lines.length <= longest ? lines.join('\n') : [...lines.slice(0, longest), '<!-- … -->'].join('\n');
};

const at = (root: XmlRootSpec, path: string): readonly XmlSpec[] => findInSpec(root, path).elements;

/** The element that shows an edit: the one it acts on or, for an insertion, the new one. */
const placeOf = (edit: XmlEdit): string => {
  const path = edit.path.replace(/\/@[^/]+$/, '');
  if (edit.edit === 'insert') return `${path}/${edit.child.name}`;
  return edit.edit === 'duplicate' ? path.replace(/\[\d+\]$/, '') : path;
};

const shallow = (specs: readonly XmlSpec[], place: string): readonly XmlSpec[] =>
  // The root is shown without its contents.
  place === '/*' ? specs.map((spec) => ({ ...spec, content: '…' })) : specs.slice(0, 2);

/** The changes by edits made before the signature, place by place: three at most. */
export const fragmentsOf = (root: XmlRootSpec, { built = [], coded = [] }: Violation): readonly Fragment[] => {
  const edits = [...built, ...coded];
  if (edits.length === 0) return [];
  const broken = editSpec(root, edits);
  const places = [...new Set(edits.map(placeOf))];
  return places
    .map((where) => {
      const [passing, failing] = [at(root, where), at(broken, where)].map((specs) => pretty(shallow(specs, where)));
      return { where, passing: passing ?? '', failing: failing ?? '' };
    })
    .filter(({ passing, failing }) => passing !== failing)
    .slice(0, 3);
};
