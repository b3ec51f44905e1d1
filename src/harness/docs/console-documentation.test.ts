import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { htmlText } from '../../common/html/html.ts';
import type { Language } from '../../common/text/bilingual.ts';
import { everyCode } from '../codes.ts';
import { documentation } from './console-documentation.ts';

const languages = ['en', 'es'] as const;

const bodyOf = (name: string, language: Language): string => htmlText(documentation.page(name, language)?.body);

const known = new Map<string, ReadonlySet<string>>();

const idsIn = (name: string, language: Language): ReadonlySet<string> => {
  const key = `${language} ${name}`;
  const ids =
    known.get(key) ?? new Set([...bodyOf(name, language).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
  known.set(key, ids);
  return ids;
};

/** Those listed, and those that they link to. */
const pathsIn = (language: Language): readonly string[] => {
  const paths = new Set(documentation.sections(language).flatMap(({ pages }) => pages.map(({ path }) => path)));
  for (const path of paths) {
    for (const [, target = ''] of bodyOf(path, language).matchAll(/ href="(?![a-z]+:|#)([^"#]+)/g)) {
      const linked = posix.join(posix.dirname(`docs/${path}`), target);
      if (/^docs\/.*(?<!\.\w+)$/.test(linked)) paths.add(linked.slice('docs/'.length));
    }
  }
  return [...paths];
};

describe('the documentation in the console', () => {
  it.each(languages)('has what its pages in the language %s link to', (language) => {
    const codes = new Set(everyCode());
    const paths = pathsIn(language);
    const dead = paths.flatMap((path) => {
      const links = bodyOf(path, language).matchAll(/ (?:href|src)="(?![a-z]+:)([^"#]*)(?:#([^"]*))?"/g);
      return [...links].flatMap(([, target = '', anchor]) => {
        const there = target === '' ? `docs/${path}` : posix.join(posix.dirname(`docs/${path}`), target);
        const [, code] = /^rules\/(.+)$/.exec(there) ?? [];
        if (['docs', 'rules'].includes(there) || (code !== undefined && codes.has(decodeURIComponent(code)))) return [];
        const name = there.replace(/^docs\//, '');
        const page = documentation.page(name, language);
        if (page === undefined) return documentation.file(name) === undefined ? [`${path} → ${there}`] : [];
        // A page that is not translated opens the translations of others at their beginning.
        const translated = page.language !== documentation.page(path, language)?.language;
        const hasPlace = anchor === undefined || translated || idsIn(name, language).has(decodeURIComponent(anchor));
        return page.path === name && hasPlace ? [] : [`${path} → ${there}#${anchor ?? ''}`];
      });
    });
    expect(paths.length).toBeGreaterThan(50);
    expect(dead).toEqual([]);
  });

  it.each([
    ['registro', 'es', 'registry', 'es'],
    ['guides/rest', 'en', 'guides/rest', 'en'],
    ['rest', 'es', 'guides/rest', 'es'],
    ['es/registry', 'en', 'registry', 'es'],
    ['architecture', 'es', 'contributing/architecture', 'en'],
    ['README', 'es', 'README', 'es'],
  ] as const)('knows %s, asked for in %s, as the page %s in %s', (name, language, path, own) => {
    expect(documentation.page(name, language)).toMatchObject({ path, language: own });
  });

  it('reads nothing else', () => {
    const names = [
      '../package.json',
      '../../etc/passwd',
      'package.json',
      'src/cli/main.ts',
      'examples',
      '',
      '.',
      '/etc/passwd',
    ];
    expect(names.map((name) => documentation.file(name) ?? documentation.page(name, 'en'))).toEqual(
      names.map(() => undefined),
    );
  });

  it('links a code to its rule, and a command to its page, and leaves title and translation to the frame', () => {
    expect(bodyOf('guides/certificate', 'en')).toContain('<a href="../../rules/ZD06"><code>ZD06</code></a>');
    expect(bodyOf('README', 'es')).toContain('<a href="../rules"><code>ensayo docs rules</code></a>');
    expect(bodyOf('judge', 'es')).not.toMatch(/<h1|>English</);
  });

  it('writes a page once', () => {
    expect(documentation.page('judge', 'en')).toBe(documentation.page('validar', 'en'));
  });
});
