/** The only place that loads sanitize-html (58 ms): reach it through a dynamic import. */
import sanitizeHtml from 'sanitize-html';
import type { Attributes, IOptions } from 'sanitize-html';
import { isTooLong } from './document-mail-input.ts';

const length = String.raw`(?:0|\d{1,3}(?:\.\d{1,2})?(?:px|pt|em|rem|%))`;
const colour = String.raw`(?:#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d.,%\s]{1,40}\))`;
const exactly = (pattern: string): RegExp[] => [new RegExp(`^${pattern}$`, 'i')];
const lengths = exactly(`(?:${length}|auto)(?: (?:${length}|auto)){0,3}`);
const border = exactly(`(?:none|0|${length} (?:solid|dashed|dotted|double)(?: ${colour})?)`);

/** Nothing here can load, hide, cover or move its surroundings: no url(), no position, no negative margins. */
const styles: Readonly<Record<string, RegExp[]>> = {
  color: exactly(colour),
  'background-color': exactly(colour),
  // A colour alone: white letters on a button would otherwise be on white.
  background: exactly(colour),
  'font-family': exactly(String.raw`[\w\s,'"-]{1,120}`),
  'font-size': exactly(String.raw`(?:[8-9]|[1-4]\d)(?:\.\d)?(?:px|pt)`),
  'font-style': exactly('(?:normal|italic)'),
  'font-weight': exactly(String.raw`(?:normal|bold|[1-9]00)`),
  'line-height': exactly(String.raw`(?:normal|[1-3](?:\.\d{1,2})?|${length})`),
  'text-align': exactly('(?:left|right|center|justify)'),
  'text-decoration': exactly('(?:none|underline|line-through)'),
  'vertical-align': exactly('(?:top|middle|bottom|baseline)'),
  display: exactly('(?:block|inline|inline-block)'),
  width: exactly(length),
  'max-width': exactly(length),
  padding: lengths,
  margin: lengths,
  border,
  'border-radius': exactly(length),
  ...Object.fromEntries(
    ['top', 'right', 'bottom', 'left'].flatMap((side) => [
      [`padding-${side}`, lengths],
      [`margin-${side}`, lengths],
      [`border-${side}`, border],
    ]),
  ),
};

const isLink = (address: string): boolean => /^(?:https?:\/\/|mailto:|tel:)[^\s\p{Cc}]+$/iu.test(address);

/** SVG may contain scripts: only bitmap pictures may be embedded. */
const isPicture = (address: string): boolean =>
  /^(?:https:\/\/|cid:)[^\s\p{Cc}]+$/iu.test(address) ||
  /^data:image\/(?:png|jpeg|gif);base64,[A-Za-z0-9+/]+={0,2}$/.test(address);

const without = (attributes: Attributes, name: string): Attributes => {
  const { [name]: _dropped, ...rest } = attributes;
  return rest;
};

const keepIf = (attributes: Attributes, name: string, accept: (value: string) => boolean): Attributes =>
  accept((attributes[name] ?? '').trim()) ? attributes : without(attributes, name);

/** Tools break Base64 into lines. */
const withoutBreaks = (attributes: Attributes): Attributes => {
  const { src = '' } = attributes;
  return /^\s*data:/.test(src) ? { ...attributes, src: src.replace(/\s+/g, '') } : attributes;
};

const tableLayout = ['align', 'valign', 'width', 'bgcolor', 'border', 'cellpadding', 'cellspacing'];

const tags: string[] = [
  ...['p', 'br', 'hr', 'div', 'span', 'center', 'blockquote', 'a', 'img', 'ul', 'ol', 'li'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'font'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
];

const attributesOf: Readonly<Record<string, string[]>> = {
  '*': ['style'],
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  font: ['color', 'face', 'size'],
  table: tableLayout,
  tr: tableLayout,
  th: [...tableLayout, 'colspan', 'rowspan'],
  td: [...tableLayout, 'colspan', 'rowspan'],
};

const options: IOptions = {
  allowedTags: tags,
  allowedAttributes: attributesOf,
  allowedStyles: { '*': styles },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'cid', 'data'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'iframe', 'object', 'svg', 'math'],
  nestingLimit: 40,
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs: { ...keepIf(attributes, 'href', isLink), rel: 'noopener noreferrer' },
    }),
    img: (tagName, attributes) => ({ tagName, attribs: withoutBreaks(attributes) }),
  },
  // Runs on the output of transformTags and the schemes: a picture without a source shows a broken frame.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPicture(attribs.src ?? ''),
};

/**
 * HTML of a request, made safe for a mail: no scripts, forms or frames, few
 * styles, links to http, https, mailto and tel, pictures from https, cid and
 * embedded PNG, JPEG or GIF. Undefined if nothing is left, or if the text is too
 * long to check.
 */
export const sanitizeFragment = (html: string | undefined): string | undefined => {
  if (html === undefined || html.trim() === '' || isTooLong(html)) return undefined;
  const clean = sanitizeHtml(html, options).trim();
  return clean === '' ? undefined : clean;
};

const mostDropped = 5;

const shown = (text: string): string => text.slice(0, 60);

/** Nobody who reads the mail misses them. */
const unseenTags: readonly string[] = ['html', 'head', 'body', 'meta', 'title'];
const unseenAttribute = /^(?:class|id|name|lang|role|target|(?:data|aria|xmlns)\b.*)$/;

/** `color:red`; a semicolon in brackets or quotes ends none. */
const declaration = /(?:[^;"'(]|\([^)]*\)?|"[^"]*"?|'[^']*'?)+/g;

/** No value that is kept is as long. */
const longestStyle = 300;

const withoutImportant = (value: string): string => {
  const mark = value.lastIndexOf('!');
  return mark !== -1 &&
    value
      .slice(mark + 1)
      .trim()
      .toLowerCase() === 'important'
    ? value.slice(0, mark)
    : value;
};

const isStyle = (text: string): boolean => {
  if (text.length > longestStyle) return false;
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(0, colon)).trim();
  const value = withoutImportant(text.slice(colon + 1)).trim();
  return Object.hasOwn(styles, name) && styles[name]?.some((pattern) => pattern.test(value)) === true;
};

const comment = /\/\*[^]*?(?:\*\/|$)/g;

const droppedStyles = ({ style = '' }: Attributes): readonly string[] =>
  (style.replaceAll(comment, '').match(declaration) ?? [])
    .map((one) => one.trim())
    .filter((one) => one !== '' && !isStyle(one))
    .map((one) => `style="${one}"`);

/** Of a link or a picture: without it there is only text, or nothing. */
const droppedAddress = (name: string, attributes: Attributes): readonly string[] => {
  const { href, src = '' } = attributes;
  if (name === 'a' && href !== undefined && !isLink(href.trim())) return [`<a href="${href}">`];
  const isDropped = name === 'img' && !isPicture((withoutBreaks(attributes).src ?? '').trim());
  return isDropped ? [`<img src="${src}">`] : [];
};

const droppedOf = (name: string, attributes: Attributes): readonly string[] => {
  if (!tags.includes(name)) return unseenTags.includes(name) ? [] : [`<${name}>`];
  const kept = [...(attributesOf['*'] ?? []), ...(attributesOf[name] ?? [])];
  const others = Object.keys(attributes).filter((one) => !kept.includes(one) && !unseenAttribute.test(one));
  return [
    ...droppedAddress(name, attributes),
    ...droppedStyles(attributes),
    ...others.map((one) => `<${name} ${one}="${attributes[one] ?? ''}">`),
  ];
};

/** The first few of what `sanitizeFragment` leaves out and a reader would miss, as the fragment has them. */
export const droppedFrom = (html: string | undefined): readonly string[] => {
  if (html === undefined || isTooLong(html)) return [];
  const dropped = new Set<string>();
  sanitizeHtml(html, {
    ...options,
    onOpenTag: (name, attributes) => {
      if (dropped.size < mostDropped) for (const one of droppedOf(name, attributes)) dropped.add(shown(one));
    },
  });
  return [...dropped].slice(0, mostDropped);
};
