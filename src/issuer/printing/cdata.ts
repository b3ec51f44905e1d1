import { escapeText } from '../../common/xml/write.ts';

/**
 * Text as CDATA that a parser gives back character by character. `]]>` would
 * end the section, and a carriage return inside one is read as a line feed
 * (XML 1.0, 2.11): both are split over two sections, the carriage return as a
 * reference between them.
 */
export const cdata = (text: string): string => {
  const sections = text.replaceAll(']]>', ']]]]><![CDATA[>').replaceAll('\r', ']]>&#xD;<![CDATA[');
  return `<![CDATA[${sections}]]>`;
};

/**
 * Puts escaped payloads of a canonical document into CDATA; each is the whole
 * content of an element of that name. The canonical form has no CDATA (C14N 1.0,
 * 2.3), so it stays the same, and a signature over it remains valid. Undefined
 * if a payload is missing, or not in the given order.
 */
export const withCdata = (xml: string, name: string, payloads: readonly string[]): string | undefined => {
  let result = '';
  let from = 0;
  for (const payload of payloads) {
    const start = `<${name}>`;
    const escaped = escapeText(payload);
    const at = xml.indexOf(`${start}${escaped}</${name}>`, from);
    if (at === -1) return undefined;
    result += `${xml.slice(from, at)}${start}${cdata(payload)}`;
    from = at + start.length + escaped.length;
  }
  return result + xml.slice(from);
};
