/** How a violation changes the places of a complete document that it touches, as pages quote them. */
import { changedPlace, editSpec, type XmlEdit } from '../../../simulator/document/index.ts';
import type { Violation } from '../../../simulator/judge/index.ts';
import { childSpecs, type XmlRootSpec, type XmlSpec } from '../../common/xml/node.ts';
import { findAt, withoutAttribute, withoutLastPosition } from '../../common/xml/path-steps.ts';
import { escapeAttribute, escapeText } from '../../common/xml/write.ts';

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

/** The element that shows an edit: the one it acts on or, for an insertion, the new one. */
const placeOf = (edit: XmlEdit): string => {
  const path = withoutAttribute(changedPlace(edit));
  return edit.edit === 'duplicate' ? withoutLastPosition(path) : path;
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
      const [passing, failing] = [root, broken]
        .map((document) => findAt<XmlSpec>(document, where, childSpecs).elements)
        .map((specs) => pretty(shallow(specs, where)));
      return { where, passing: passing ?? '', failing: failing ?? '' };
    })
    .filter(({ passing, failing }) => passing !== failing)
    .slice(0, 3);
};
