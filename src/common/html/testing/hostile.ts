/** Texts that try to be more than text, and a page with each of them in every place for a placeholder. */
import { attributes, html, type Html } from '../html.ts';

export const hostileTexts: readonly string[] = [
  '<script>alert(1)</script>',
  '</title></textarea></style></script></p><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  `' autofocus onfocus='alert(1)`,
  '` onmouseover=alert(1) x=`',
  'x onmouseover=alert(1)',
  '<!-- --!><img src=x onerror=alert(1)>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '&lt;script&gt;&#60;b&#62;&amp;&AMP;&quot',
  '<a href="javascript:alert(1)">a</a>',
  '\u0000<\u0000script\u0000>alert(1)</script>',
  '\u2028</script><script>alert(1)</script>\u2029',
  '\ud800<b>\udfff',
  '\u202ecod.exe\u2066\u2069\u200b\ufeff',
  '={{constructor.constructor("alert(1)")()}}',
  '\r\n\t <plaintext>',
];

/** Addresses that run, or contain a document of their own; browsers strip the spaces and controls in them. */
export const hostileAddresses: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\u0000script:alert(1)',
  '\u00a0javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'view-source:x',
  'file:///etc/passwd',
  'blob:http://x/y',
];

/** The elements that `hostilePage` writes around each text, with their attributes. */
export const writtenElements: readonly (readonly [element: string, attributes: readonly string[]])[] = [
  ['section', ['class', 'title']],
  ['p', []],
  ['b', ['data-text']],
  ['textarea', []],
  ['input', ['value']],
  ['a', ['href']],
  ['a', ['href']],
  ['i', ['title']],
];

const around = (text: string): Html =>
  html`<section class="hostile" title="${text}">
    <p>${text}</p>
    <b ${attributes`data-text="${text}"`}>${[text, text]}</b>
    <textarea>${text}</textarea>
    <input value="a ${text} b" />
    <a href="${text}">${text}</a>
    <a href="?text=${encodeURIComponent(Buffer.from(text).toString())}#${text}">${text}</a>
    <i title="${text}">${text}</i>
  </section>`;

/** Without head: the containing page has its own. */
export const hostilePage = (texts: readonly string[]): Html => html`<main>${texts.map(around)}</main>`;
