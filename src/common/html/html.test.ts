import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../testing/any-character.ts';
import { escapeHtml, isAddress } from './escape.ts';
import { asHtml, attributes, html, htmlText, inlineElement, type Hole } from './html.ts';
import { hostileAddresses, hostilePage, hostileTexts, writtenElements } from './testing/hostile.ts';

describe('text of others', () => {
  it.each<readonly [Hole, string]>([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['" onmouseover="x', '&quot; onmouseover=&quot;x'],
    ["it's `so` = so", 'it&#39;s &#96;so&#96; = so'],
    ['&lt;', '&amp;lt;'],
    ['Ñandú 漢 😀\t\r\n', 'Ñandú 漢 😀\t\r\n'],
    ['a\u0000b\u001b[31m\u007f\u009b', 'a[U+0000]b[U+001B][31m[U+007F][U+009B]'],
    ['FA\u202eDA\u200b\u2066\u2069', 'FA[U+202E]DA[U+200B][U+2066][U+2069]'],
    ['a\u2028b\u2029c\u00ad\ufeff\u061c\u180e', 'a[U+2028]b[U+2029]c[U+00AD][U+FEFF][U+061C][U+180E]'],
    ['half \ud83d, half \ude00', 'half [U+D83D], half [U+DE00]'],
    ['\ufffe\uffff\ufdd0\u{1ffff}', '[U+FFFE][U+FFFF][U+FDD0][U+1FFFF]'],
    ['tag\u{e0041}', 'tag[U+E0041]'],
    ['👩\u200d💻 but a\u200db', '👩\u200d💻 but a[U+200D]b'],
    [0, '0'],
    [undefined, ''],
    [false, ''],
  ])('%j is written as text, between tags and in quotes', (hole, expected) => {
    expect(htmlText(html`<p title="${hole}">${hole}</p>`)).toBe(`<p title="${expected}">${expected}</p>`);
    expect(htmlText(html`<p ${attributes`title="${hole}"`}></p>`)).toBe(`<p title="${expected}"></p>`);
  });

  it('is not HTML just because it looks like ours', () => {
    const forged = JSON.parse('[{"html":"<script>","Symbol(html)":"<script>"}]') as readonly Hole[]; // As a document would contain it.
    expect(() => htmlText(html`${forged}`)).toThrow(TypeError);
  });
});

describe('a template', () => {
  it('inserts its own HTML, lists and attributes unchanged', () => {
    const list: Hole = ['a', html`<b>${'<'}</b>`, ['c']];
    expect(htmlText(html`<p>${list}</p>`)).toBe('<p>a<b>&lt;</b>c</p>');
    expect(htmlText(html`<p ${false} ${attributes`hidden`} ${[attributes`a="1"`, undefined]}>${2}</p>`)).toBe(
      '<p  hidden a="1" >2</p>',
    );
    expect(htmlText(html`<p style="${asHtml('color:red')}"></p>`)).toBe('<p style="color:red"></p>');
  });

  const text = 'x';
  it.each<readonly [string, () => unknown]>([
    ['without quotes', () => html`<p title=${text}></p>`],
    ['in the name of an element', () => html`<${text}></p>`],
    ['behind the name of an element', () => html`<h${1}></h1>`],
    ['in the name of an attribute', () => html`<p data-${text}="1"></p>`],
    ['behind the name of an attribute', () => html`<p hidden${text}></p>`],
    ['between attributes, as text', () => html`<p ${text}></p>`],
    ['between attributes, as HTML', () => html`<p ${html`hidden`}></p>`],
    ['between tags, as attributes', () => html`<p>${attributes`hidden`}</p>`],
    ['in quotes, as attributes', () => html`<p title="${attributes`hidden`}"></p>`],
    ['in quotes, as an element', () => html`<p title="${html`<b class="x"></b>`}"></p>`],
    [
      'in a script',
      () =>
        html`<script>
          const x = ${text};
        </script>`,
    ],
    [
      'in a style',
      () =>
        html`<style>
          p {
            color: ${text};
          }
        </style>`,
    ],
    ['in a comment', () => html`<!-- ${text} -->`],
    ['in a handler', () => html`<p onclick="${text}"></p>`],
    ['in the attribute style', () => html`<p style="color:${text}"></p>`],
    ['in srcdoc', () => html`<iframe srcdoc="${text}"></iframe>`],
    ['behind a quote that is not closed', () => html`<p title="a>${text}</p>`],
  ])('refuses a hole %s', (_place, template) => {
    expect(template).toThrow(TypeError);
  });

  it.each(hostileAddresses)('leads nowhere instead of to %j', (address) => {
    expect(htmlText(html`<a href="${address}">a</a>`)).toBe('<a href="#">a</a>');
    const parts = [address.slice(0, 6), address.slice(6)] as const;
    const joined = htmlText(html`<form action="${parts[0]}${parts[1]}"></form>`);
    expect(joined).toMatch(/^<form action="[^"]*#"><\/form>$/);
    expect(isAddress(joined.slice('<form action="'.length, -'"></form>'.length))).toBe(true);
  });

  it.each(['/documents?a=1&b=2', '?text=javascript:x', '#a:b', 'https://x.co/', 'HTTP://x.co', 'mailto:a@x.co', ''])(
    'leads to %j',
    (address) => {
      expect(htmlText(html`<a href="${address}">a</a>`)).toBe(`<a href="${escapeHtml(address)}">a</a>`);
    },
  );

  it('recognises an address from the text before it', () => {
    expect(htmlText(html`<a href="${'javascript:1'}"></a><a href="?q=${'javascript:1'}"></a>`)).toBe(
      '<a href="#"></a><a href="?q=javascript:1"></a>',
    );
  });
});

describe('our own script or style', () => {
  it('stays as it is', () => {
    expect(htmlText(inlineElement('style', 'a > b { content: "<" }'))).toBe('<style>a > b { content: "<" }</style>');
    const typed = inlineElement('script', 'QUJD', attributes`type="application/octet-stream"`);
    expect(htmlText(typed)).toBe('<script type="application/octet-stream">QUJD</script>');
  });

  it.each(['</script>', '</SCRIPT x', '</style>', '<!--', '\u0000', '\u2028', '\u2029', '\ud800'])(
    'must not hold %j',
    (text) => {
      expect(() => inlineElement('script', `1;${text}`)).toThrow(TypeError);
    },
  );
});

/** What another parser (htmlparser2, through sanitize-html) sees: elements with the names of their attributes. */
const elementsIn = (page: string): readonly (readonly [string, readonly string[]])[] => {
  const seen: (readonly [string, readonly string[]])[] = [];
  sanitizeHtml(page, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (name, given) => seen.push([name, Object.keys(given)]),
  });
  return seen;
};

const textsIn = (page: string): string => {
  const texts: string[] = [];
  sanitizeHtml(page, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    textFilter: (text) => {
      texts.push(text);
      return text;
    },
  });
  return texts.join('');
};

const expected = (texts: readonly string[]) => [['main', []], ...texts.flatMap(() => writtenElements)];

describe('a parser of others', () => {
  it.each([...hostileTexts, ...hostileAddresses])('finds nothing of %j that we did not write', (text) => {
    expect(elementsIn(htmlText(hostilePage([text])))).toEqual(expected([text]));
  });

  it('finds nothing in any text', () => {
    const pieces = fc.constantFrom(
      ...hostileTexts,
      ...hostileAddresses,
      '<',
      '>',
      '"',
      "'",
      '`',
      '&',
      '=',
      '/',
      '\u0000',
    );
    const texts = fc
      .array(fc.oneof(pieces, fc.string({ unit: anyCharacter })), { maxLength: 6 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 3 }), (all) => {
        expect(elementsIn(htmlText(hostilePage(all)))).toEqual(expected(all));
      }),
    );
  });

  it('reads every visible character back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~¡-¬®-ſ]*$/), (text) => {
        const read = textsIn(htmlText(html`<p>${text}</p>`));
        const decoded = read.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
        expect(decoded.replaceAll('&amp;', '&')).toBe(text);
      }),
    );
  });

  it('follows no address that runs, in any form', () => {
    const pieces = fc.constantFrom(
      'java',
      'script',
      ':',
      '\n',
      '\t',
      '\u0000',
      ' ',
      'data',
      'x',
      '/',
      '\u0001',
      'HTTP',
    );
    fc.assert(
      fc.property(
        fc.array(pieces).map((all) => all.join('')),
        (address) => {
          fc.pre(isAddress(address) && URL.canParse(address, 'http://here/'));
          // The address as browsers read it (WHATWG URL), for all the characters that they strip.
          const { protocol } = new URL(address, 'http://here/');
          expect(protocol).toBe('http:');
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
