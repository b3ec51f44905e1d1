import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asHtml } from '../../../src/common/html/html.ts';
import type { Documentation } from '../ports.ts';
import { startVisitor, type Visitor } from '../testing/visitor.fixture.ts';

const documentation: Documentation = {
  sections: (language) => [
    {
      title: 'Door',
      pages: [
        { path: 'guides/rest', title: 'The <interface>', language },
        { path: 'load', title: 'Load', language: 'en' },
      ],
    },
  ],
  page: (name, language) =>
    ['rest', 'guides/rest'].includes(name)
      ? {
          path: 'guides/rest',
          title: 'The <interface>',
          language: 'en',
          body: asHtml(`<p id="text">${language}</p>`),
          headings: ['a', 'b', 'c'].map((id) => ({ id, text: id })),
        }
      : undefined,
  file: (path) =>
    path === 'images/a.png' ? { name: 'a.png', type: 'image/png', bytes: Buffer.from('picture') } : undefined,
};

let visitor: Visitor;

beforeAll(async () => {
  visitor = await startVisitor({ consolePorts: { documentation: () => Promise.resolve(documentation) } });
});

afterAll(() => visitor.close());

describe('the documentation', () => {
  it('is listed by door, and each page says where it belongs', async () => {
    const { text } = await visitor.get('/docs?lang=es');
    expect(text).toContain('href="/ensayo/console/default/habilitacion/docs/guides/rest">The &lt;interface&gt;</a>');
    expect(text).toMatch(/Load<\/a>\s*<span class="soft">\(en inglés\)/);
    const page = await visitor.get('/docs/guides/rest?lang=es');
    expect(page.text).toMatch(/› Door[^]*<a href="#a">a<\/a>[^]*<article lang="en"><p id="text">es<\/p><\/article>/);
  });

  it('sends other names of a page to its address, on which its links rest', async () => {
    const { status, headers } = await visitor.get('/docs/rest');
    expect([status, headers.get('location')]).toEqual([303, '/ensayo/console/default/habilitacion/docs/guides/rest']);
    const short = await fetch(`${visitor.origin}/ensayo/console/docs/rest`, {
      headers: visitor.admitted,
      redirect: 'manual',
    });
    expect(short.headers.get('location')).toBe('/ensayo/console/default/habilitacion/docs/rest');
  });

  it('has pictures, and nothing that the package does not list', async () => {
    const picture = await visitor.get('/docs/images/a.png');
    expect([picture.status, picture.headers.get('content-type'), picture.text]).toEqual([200, 'image/png', 'picture']);
    const names = ['nothing', '..%2f..%2fpackage.json', 'guides/rest/x', '%2fetc%2fpasswd'];
    const answers = await Promise.all(names.map((name) => visitor.get(`/docs/${name}`)));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 404));
  });

  it('is linked from each page that it has a guide to, and only where it comes with the service', async () => {
    expect((await visitor.get('/faults')).text).toContain(
      'class="guide" href="/ensayo/console/default/habilitacion/docs/faults"',
    );
    const alone = await startVisitor();
    expect((await alone.get('/faults')).text).not.toContain('/docs');
    expect((await alone.get('/docs')).status).toBe(404);
    await alone.close();
  });
});
