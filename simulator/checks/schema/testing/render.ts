/** Samples as XML text, one element per line, so that the line and path of a finding can be predicted. */
import type { Sample } from './sample.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Place = { readonly line: number; readonly xpath: string };

export type Rendered = {
  readonly xml: string;
  /** The position of each rendered element, by identity. */
  readonly places: ReadonlyMap<Sample, Place>;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A line break inside a value is written as a reference: an element takes one line. */
const inline = (text: string): string => escaped(text).replaceAll('\n', '&#10;');

const attributesText = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${inline(value)}"`)
    .join('');

/** The step as libxml2 writes it: `*` in the default namespace, with a position where several match. */
const stepOf = (child: Sample, siblings: readonly Sample[]): string => {
  const isDefault = !child.name.includes(':');
  const alike = siblings.filter(({ name }) => name !== '#text' && (isDefault || name === child.name));
  return (isDefault ? '*' : child.name) + (alike.length > 1 ? `[${alike.indexOf(child) + 1}]` : '');
};

export const render = (root: Sample, { namespaces }: Vocabulary): Rendered => {
  const places = new Map<Sample, Place>();
  const declarations = Object.entries(namespaces)
    .map(([prefix, uri]) => ` xmlns${prefix === '' ? '' : ':'}${prefix}="${uri}"`)
    .join('');
  const parts: string[] = [];
  let line = 1;
  const write = (sample: Sample, xpath: string): void => {
    const { name, attributes, content } = sample;
    if (name === '#text') {
      parts.push(typeof content === 'string' ? inline(content) : '');
      return;
    }
    places.set(sample, { line, xpath });
    parts.push(`<${name}${sample === root ? declarations : ''}${attributesText(attributes)}>`);
    if (typeof content === 'string') parts.push(inline(content));
    else if (content.length > 0) {
      for (const child of content) {
        parts.push('\n');
        line += 1;
        write(child, `${xpath}/${stepOf(child, content)}`);
      }
      parts.push('\n');
      line += 1;
    }
    parts.push(`</${name}>`);
  };
  write(root, '/*');
  return { xml: parts.join(''), places };
};
