/**
 * Where a canonical form is put together. Signed documents are mostly written in
 * canonical form already: what stands so in the source is copied from there, in
 * stretches as long as possible, and only the rest is written piece by piece.
 */
import { escapeAttribute, escapeText } from '../../src/common/xml/escape.ts';
import type { XmlAttribute, XmlElement, XmlText } from '../../src/common/xml/tree.ts';

export type Output = {
  /** What the tree was parsed from; undefined when it is not at hand and nothing can be copied. */
  readonly source: string | undefined;
  /** Without the stretch that waits to be copied. */
  text: string;
  /** The stretch of the source that comes next; empty when both are equal. */
  copyFrom: number;
  copyTo: number;
};

const DOUBLE_QUOTE = 0x22;
const SPACE = 0x20;

export const openOutput = (source: string | undefined): Output => ({ source, text: '', copyFrom: 0, copyTo: 0 });

const copyWaiting = (output: Output): void => {
  if (output.source === undefined || output.copyFrom === output.copyTo) return;
  output.text += output.source.slice(output.copyFrom, output.copyTo);
  output.copyFrom = output.copyTo;
};

export const write = (output: Output, piece: string): void => {
  copyWaiting(output);
  output.text += piece;
};

/** Appends what stands in the source between two offsets. */
const copy = (output: Output, start: number, end: number): void => {
  if (output.copyTo !== start) {
    copyWaiting(output);
    output.copyFrom = start;
  }
  output.copyTo = end;
};

export const finish = (output: Output): string => {
  copyWaiting(output);
  return output.text;
};

/** ` name="value"` at this offset and nothing else. */
const standsAt = (source: string, at: number, { name, value, start, end }: XmlAttribute): boolean => {
  const written = escapeAttribute(value);
  return (
    start === at + 1 &&
    source.charCodeAt(at) === SPACE &&
    end - start === name.length + written.length + 3 &&
    source.charCodeAt(end - 1) === DOUBLE_QUOTE &&
    source.startsWith(written, end - 1 - written.length)
  );
};

/** The start tag in the source has exactly these attributes in this order, written canonically, and `>` behind them. */
const standsCanonical = (source: string, element: XmlElement, attributes: readonly XmlAttribute[]): boolean => {
  let at = element.start + 1 + element.name.length;
  for (const attribute of attributes) {
    if (!standsAt(source, at, attribute)) return false;
    at = attribute.end;
  }
  return element.contentStart === at + 1;
};

/** `<name`, its declarations as they are to be written, the attributes in their order, `>`. */
export const writeStartTag = (
  output: Output,
  element: XmlElement,
  { declarations, attributes }: { readonly declarations: string; readonly attributes: readonly XmlAttribute[] },
): void => {
  if (output.source !== undefined && declarations === '' && standsCanonical(output.source, element, attributes)) {
    copy(output, element.start, element.contentStart);
    return;
  }
  write(output, `<${element.name}${declarations}`);
  for (const { name, value } of attributes) output.text += ` ${name}="${escapeAttribute(value)}"`;
  output.text += '>';
};

export const writeText = (output: Output, { text, start, end }: XmlText): void => {
  const written = escapeText(text);
  const stands = end - start === written.length && output.source?.startsWith(written, start) === true;
  if (stands) copy(output, start, end);
  else write(output, written);
};

/** An empty-element tag has no end tag in the source, and other end tags may have white space behind the name. */
export const writeEndTag = (output: Output, { name, contentEnd, end }: XmlElement): void => {
  const stands = output.source !== undefined && end - contentEnd === name.length + 3;
  if (stands) copy(output, contentEnd, end);
  else write(output, `</${name}>`);
};
