import { describe, expect, it } from 'vitest';
import { html, htmlText, type Hole } from './html.ts';

describe('a template of a page', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['" onmouseover="x', '&quot; onmouseover=&quot;x'],
    ["it's", 'it&#39;s'],
    ['&lt;', '&amp;lt;'],
    ['Ñandú', 'Ñandú'],
    ['FA\u202eDA\u200b', 'FA[U+202E]DA[U+200B]'],
    [0, '0'],
    [undefined, ''],
    [false, ''],
    [['a', html`<b>${'<'}</b>`, ['c']], 'a<b>&lt;</b>c'],
  ] as readonly (readonly [Hole, string])[])('writes %j as text', (hole, expected) => {
    expect(htmlText(html`<p title="${hole}">${hole}</p>`)).toBe(`<p title="${expected}">${expected}</p>`);
  });

  it('does not take parsed JSON for something that is escaped already', () => {
    const forged = JSON.parse('[{"html":"<script>","Symbol(html)":"<script>"}]') as readonly Hole[]; // as a document would have it
    expect(() => htmlText(html`${forged}`)).toThrow(TypeError);
  });
});
