import { describe, expect, it } from 'vitest';
import { droppedFrom, sanitizeFragment } from './sanitize-fragment.ts';

const rel = 'rel="noopener noreferrer"';

describe('sanitizeFragment', () => {
  it.each<[name: string, html: string, clean: string]>([
    ['text', 'Señores, ¡hola! a & b', 'Señores, ¡hola! a &amp; b'],
    ['a link', '<a href="https://x.co/?a=1&amp;b=2">x</a>', `<a href="https://x.co/?a=1&amp;b=2" ${rel}>x</a>`],
    ['a link to a mailbox', '<a href="mailto:a@x.co">x</a>', `<a href="mailto:a@x.co" ${rel}>x</a>`],
    [
      'a picture of the web',
      '<img src="https://x.co/a.png" alt="logo">',
      '<img src="https://x.co/a.png" alt="logo" />',
    ],
    ['a picture of the message', '<img src="cid:logo">', '<img src="cid:logo" />'],
    [
      'an embedded picture',
      '<img src="data:image/png;base64,iVBORw0=">',
      '<img src="data:image/png;base64,iVBORw0=" />',
    ],
    [
      'plain styles',
      '<p style="color:#f00; font-size:14px; padding:4px 8px; border:1px solid red; font-family:Arial, sans-serif">a</p>',
      '<p style="color:#f00;font-size:14px;padding:4px 8px;border:1px solid red;font-family:Arial, sans-serif">a</p>',
    ],
    [
      'a table',
      '<table width="100%"><tr><td align="center" colspan="2">a</td></tr></table>',
      '<table width="100%"><tr><td align="center" colspan="2">a</td></tr></table>',
    ],
  ])('keeps %s', (_name, html, clean) => {
    expect(sanitizeFragment(html)).toBe(clean);
    expect(droppedFrom(html)).toEqual([]);
  });

  it.each<[name: string, html: string, clean: string | undefined]>([
    ['a script', 'a<script>alert(1)</script>b', 'ab'],
    ['a script in the disguise of another', '<scr<script>ipt>alert(1)</script>x', 'ipt&gt;alert(1)x'],
    ['a style sheet', '<style>p{}</style>a', 'a'],
    ['handlers', '<p onclick="x()" ONMOUSEOVER=y>a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://x.co">inside</iframe>a', 'a'],
    ['a form', '<form action="https://x.co"><input name="a"><button>b</button></form>', 'b'],
    ['what changes the page', '<base href="https://x.co"><meta http-equiv="refresh" content="0"><link rel="x">a', 'a'],
    ['vector pictures', '<svg onload="x()"><script>y</script></svg><math><mi>z</mi></math>a', 'a'],
    ['a link with a script', '<a href="javascript:alert(1)">x</a>', `<a ${rel}>x</a>`],
    ['a link with a hidden script', '<a href=" java\tscript:alert(1)">x</a>', `<a ${rel}>x</a>`],
    ['a link with escaped script', '<a href="&#106;avascript:alert(1)">x</a>', `<a ${rel}>x</a>`],
    ['a link with data', '<a href="data:text/html,x">x</a>', `<a ${rel}>x</a>`],
    ['a link without scheme', '<a href="//x.co">x</a>', `<a ${rel}>x</a>`],
    ['a link to nowhere', '<a href="/a">x</a>', `<a ${rel}>x</a>`],
    ['a link with a header', '<a href="https://x.co\r\nBcc: a">x</a>', `<a ${rel}>x</a>`],
    ['a picture by http', 'a<img src="http://x.co/a.png">', 'a'],
    ['a picture that may hold a script', 'a<img src="data:image/svg+xml;base64,AAAA">', 'a'],
    ['a page as picture', 'a<img src="data:text/html;base64,AAAA">', 'a'],
    ['a picture without source', 'a<img onerror="x()">', 'a'],
    ['styles that load', '<p style="background:url(https://x.co/a);color:red">a</p>', '<p style="color:red">a</p>'],
    ['styles that load by a colour', '<p style="background-color:url(https://x.co)">a</p>', '<p>a</p>'],
    ['styles that compute', '<p style="width:expression(alert(1))">a</p>', '<p>a</p>'],
    ['styles that cover', '<p style="position:fixed;top:0;z-index:9">a</p>', '<p>a</p>'],
    ['styles that hide', '<p style="display:none;font-size:0px;opacity:0">a</p>', '<p>a</p>'],
    ['styles that move', '<p style="margin:-50px">a</p>', '<p>a</p>'],
    ['everything when nothing is left', '<script>a</script> <iframe></iframe>', undefined],
  ])('drops %s, and says so', (_name, html, clean) => {
    expect(sanitizeFragment(html)).toBe(clean);
    expect(droppedFrom(html)).not.toEqual([]);
  });

  it.each<[name: string, html: string, clean: string | undefined]>([
    ['classes and ids', '<p class="a" id="b" data-x="c">a</p>', '<p>a</p>'],
    ['the frame of a document', '<html><head><meta charset="utf-8"></head><body><p>a</p></body></html>', '<p>a</p>'],
    ['ends of what others began', '</p></td></tr></table></div></body>a', '<p></p>a'],
    ['comments', '<!--[if mso]>x<![endif]-->a', 'a'],
    ['comments in styles', '<p style="color:red/* a;b */;/*c*/">a</p>', '<p style="color:red">a</p>'],
  ])('drops %s, which nobody sees', (_name, html, clean) => {
    expect(sanitizeFragment(html)).toBe(clean);
    expect(droppedFrom(html)).toEqual([]);
  });

  it.each([
    ['a background that is a colour', '<p style="background:#1b4f9c">a</p>', '<p style="background:#1b4f9c">a</p>'],
    ['a link to a telephone', '<a href="tel:+576011234567">x</a>', `<a href="tel:+576011234567" ${rel}>x</a>`],
    ['a GIF', '<img src="data:image/gif;base64,R0lGODlh">', '<img src="data:image/gif;base64,R0lGODlh" />'],
    [
      'a picture whose Base64 has line breaks',
      '<img src="data:image/png;base64,iVBO\r\nRw0=">',
      '<img src="data:image/png;base64,iVBORw0=" />',
    ],
  ])('keeps %s, and says that nothing is dropped', (_name, html, clean) => {
    expect(sanitizeFragment(html)).toBe(clean);
    expect(droppedFrom(html)).toEqual([]);
  });

  it.each([
    ['a picture by http', '<img src="http://x.co/a.png">', ['<img src="http://x.co/a.png">']],
    ['a link to nowhere', '<a href="/a">x</a>', ['<a href="/a">']],
    ['an element', '<style>p{}</style><form><input name="a"></form>', ['<style>', '<form>', '<input>']],
    [
      'a style',
      '<p style="color:red !important; Color:red;background:url(a;b);position:fixed">a</p>',
      ['style="Color:red"', 'style="background:url(a;b)"', 'style="position:fixed"'],
    ],
    ['a handler', '<p onclick="x()">a</p>', ['<p onclick="x()">']],
    [
      'no more than five',
      '<i x1 x2 x3><i x4 x5 x6>',
      ['<i x1="">', '<i x2="">', '<i x3="">', '<i x4="">', '<i x5="">'],
    ],
  ])('names %s among what is dropped', (_name, html, dropped) => {
    expect(droppedFrom(html)).toEqual(dropped);
  });

  it('closes the elements that the fragment leaves open', () => {
    expect(sanitizeFragment('<div><b>a')).toBe('<div><b>a</b></div>');
    expect(sanitizeFragment('<td>a')).toBe('<td>a</td>');
  });

  it('gives nothing for nothing', () => {
    expect(sanitizeFragment(undefined)).toBeUndefined();
    expect(sanitizeFragment('  \n')).toBeUndefined();
  });

  it('does not process a text that is too long', () => {
    expect(sanitizeFragment('a'.repeat(200_000))).toHaveLength(200_000);
    expect(sanitizeFragment('a'.repeat(200_001))).toBeUndefined();
  });

  it.each([
    '<div>',
    '<',
    '<!--',
    '&',
    '<a href="https://x.co">',
    '<p style="color:red;',
    '<svg>',
    '<img src="data:image/png;base64,',
    '<p style="(((((((((((((((((((((">',
    '<p style="color: ',
    'a!',
    "<p style=\"''''((:\">",
  ])('survives many %s', (part) => {
    const many = part.repeat(Math.floor(200_000 / part.length));
    const clean = sanitizeFragment(many) ?? '';
    expect(droppedFrom(many).length).toBeLessThanOrEqual(5);
    expect(clean).not.toMatch(/<script|<svg|<!--/);
  });

  it('does not change its own output', () => {
    const once = sanitizeFragment('<p style="color:red">a & b <a href="https://x.co">x</a><img src="cid:a"></p>');
    expect(sanitizeFragment(once)).toBe(once);
  });
});
