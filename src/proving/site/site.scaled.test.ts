import { posix } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../../simulator/console/texts/texts.ts';
import { isDeep } from '../../common/testing/volume.ts';
import { documentationSite, sitePages, type Site } from './site.ts';

const few = /^(?:es\/)?(?:index|rules|rules\/(?:AU|outcomes|AU\/AU14|DC\/.*)|guides\/.*|limits|fields)\.html$/;

const pages = sitePages();
let site: Site = new Map();
beforeAll(() => {
  site = documentationSite((path) => isDeep || few.test(path));
});

const textAt = (path: string): string => String(site.get(path));

const built = (): readonly string[] => [...site.keys()].filter((path) => path.endsWith('.html'));

const idsIn = (text: string): readonly string[] => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

describe('the site', () => {
  it('has each page once', () => {
    const paths = pages.map(({ path }) => path.toLowerCase());
    expect(paths.filter((path, at) => paths.indexOf(path) < at)).toEqual([]);
    expect(paths.length).toBeGreaterThan(1_900);
  });

  it('has what its pages link to', () => {
    const judges = ['judge.html', 'es/judge.html'];
    const known = new Set([...site.keys(), ...pages.map(({ path }) => path), ...judges]);
    const ids = new Map(built().map((path) => [path, new Set(idsIn(textAt(path)))]));
    const dead = built().flatMap((path) =>
      [...textAt(path).matchAll(/ (?:href|src|action)="(?!https?:|mailto:|data:)([^"#]*)(?:#([^"]*))?"/g)]
        .map(([, target = '', id]) => ({ to: target === '' ? path : posix.join(posix.dirname(path), target), id }))
        .filter(
          ({ to, id }) => !known.has(to) || (id !== undefined && ids.get(to)?.has(decodeURIComponent(id)) === false),
        )
        .map(({ to, id }) => `${path} → ${to}#${id ?? ''}`),
    );
    expect([...new Set(dead)]).toEqual([]);
  });

  it.each(languages)('is found by every code in the language %s', (language) => {
    const search = textAt(language === 'en' ? 'search.html' : 'es/search.html');
    const listed = new Set([...search.matchAll(/<small>([^<]*)</g)].flatMap(([, codes = '']) => codes.split(' ')));
    const codes = pages.filter((page) => page.language === language).flatMap((page) => page.codes);
    expect(codes.length).toBeGreaterThan(2_000);
    expect(codes.filter((code) => !listed.has(code))).toEqual([]);
  });

  it('links a code, and a page that the command line would print, to its page', () => {
    expect(textAt('guides/certificate.html')).toContain('<a href="../rules/ZD/ZD06.html"><code>ZD06</code></a>');
    expect(textAt('es/index.html')).toContain('<a href="rules.html"><code>ensayo docs rules</code></a>');
  });

  it('has every page in a frame with the same page in the other language', () => {
    expect(textAt('rules/AU/AU14.html')).toContain('href="../../es/rules/AU/AU14.html" lang="es"');
    expect(textAt('es/rules/AU/AU14.html')).toContain('href="../../../rules/AU/AU14.html" lang="en"');
  });

  it('reads without a program, but for the search', () => {
    expect(built().filter((path) => textAt(path).includes('<script'))).toEqual(['es/search.html', 'search.html']);
  });
});
