/** The documentation as the console shows it: the package's own Markdown, each page written as HTML once. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path/posix';
import type { Documentation, DocumentationPage } from '../../../simulator/console/index.ts';
import { packageFile } from '../../common/data-directory.ts';
import type { Language } from '../../common/text/bilingual.ts';
import { everyCode } from '../codes.ts';
import { htmlOf, type Links } from './html.ts';
import { pages, pageSections, topicOf } from './pages.ts';

const read = (source: string): string => readFileSync(packageFile(source), 'utf8');

const atRoot = ['README.md', 'README.es.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'Containerfile'];

let listed: ReadonlySet<string> | undefined;

/** Nothing else is ever read, whatever an address says. */
const sources = (): ReadonlySet<string> =>
  (listed ??= new Set([
    ...atRoot.filter((file) => existsSync(packageFile(file))),
    ...readdirSync(packageFile('docs'), { recursive: true, encoding: 'utf8' })
      .map((path) => `docs/${path.replaceAll('\\', '/')}`)
      .filter((path) => statSync(packageFile(path)).isFile()),
  ]));

/** `docs/es/guides/rest.md` and `docs/guides/rest.md` are both `guides/rest`. */
const pathOf = (source: string): string =>
  source
    .replace(/^docs\/(?:es\/)?/, '')
    .replace(/\.md$/, '')
    .replace(/\.es$/, '');

const sourceOf = (path: string, language: Language): string | undefined =>
  [...(language === 'es' ? [`docs/es/${path}.md`, `${path}.es.md`] : []), ...[`docs/${path}.md`, `${path}.md`]].find(
    (source) => sources().has(source),
  );

const pathOfFile = (file: string): string =>
  pathOf(`docs${file.replaceAll('\\', '/').slice(packageFile('docs').length)}`);

let topics: ReadonlyMap<string, string> | undefined;

/** @param name a topic in either language, also with the folder of its page */
const pathAbout = (name: string): string | undefined => {
  topics ??= new Map(pages('en').map(({ topic, path }) => [topic, pathOfFile(path)]));
  return topics.get(topicOf(basename(name)) ?? '');
};

let codes: ReadonlySet<string> | undefined;

/** Below the pages of a tenant, where the console has its rules. */
const ofCommand = (text: string): string | undefined => {
  const [, command] = /^ensayo (?:explain|docs) (.+)$/.exec(text) ?? [];
  const code = (command ?? text).replace(/^(?:rules|reglas)\//, '');
  codes ??= new Set(everyCode());
  if (codes.has(code)) return `rules/${encodeURIComponent(code)}`;
  if (/^ensayo docs(?: rules| reglas)?$/.test(text)) return text === 'ensayo docs' ? 'docs' : 'rules';
  const path = text.startsWith('ensayo docs') && command !== undefined ? pathAbout(command) : undefined;
  return path === undefined ? undefined : `docs/${path}`;
};

const linksOf = (source: string): Links => {
  const here = dirname(`docs/${pathOf(source)}`);
  return {
    follow: (href) => {
      const [target = '', anchor] = href.split('#');
      const behind = anchor === undefined ? '' : `#${anchor}`;
      if (target === '') return behind;
      const wanted = join(dirname(source), target);
      return sources().has(wanted) ? `${relative(here, `docs/${pathOf(wanted)}`)}${behind}` : undefined;
    },
    named: (text) => {
      const path = ofCommand(text);
      return path === undefined ? undefined : relative(here, path);
    },
  };
};

/** Its title and the link to its translation are in the frame. */
const page = /^# (.+)\n+(?:\[(?:English|Español)\]\(.*\)\n)?([^]*)/m;

const written = new Map<string, DocumentationPage>();

const pageOf = (source: string): DocumentationPage => {
  const known = written.get(source);
  if (known !== undefined) return known;
  const [, title = source, text = ''] = page.exec(read(source)) ?? [];
  const made = {
    path: pathOf(source),
    title: title.replaceAll('`', ''),
    language: /^docs\/es\/|\.es\.md$/.test(source) ? 'es' : 'en',
    ...htmlOf(text, linksOf(source)),
  } as const;
  written.set(source, made);
  return made;
};

const types: Readonly<Record<string, string>> = { '.png': 'image/png', '.json': 'application/json' };

type Doors = ReturnType<Documentation['sections']>;

const doorsIn = (language: Language): Doors =>
  pageSections(language).map((section) => ({
    title: section.title,
    pages: section.pages.map(({ title, path, language: own }) => ({
      title: title.replaceAll('`', ''),
      path: pathOfFile(path),
      language: own,
    })),
  }));

const doors = new Map<Language, Doors>();

export const documentation: Documentation = {
  sections: (language) => {
    const found = doors.get(language) ?? doorsIn(language);
    doors.set(language, found);
    return found;
  },
  page: (name, language) => {
    const source = sourceOf(name, language) ?? sourceOf(pathAbout(name) ?? '', language);
    return source === undefined ? undefined : pageOf(source);
  },
  file: (path) => {
    const source = [`docs/${path}`, path].find((each) => sources().has(each));
    if (source === undefined) return undefined;
    const type = types[extname(source)] ?? 'text/plain; charset=utf-8';
    return { name: basename(source), type, bytes: readFileSync(packageFile(source)) };
  },
};
