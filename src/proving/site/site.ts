/**
 * The documentation as a static site, which reads from a folder without a server: guides, pages, decisions that they
 * link to, and every rule, in both languages. Nothing but the search has a program.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages, type Language } from '../../../simulator/console/texts/texts.ts';
import { packageFile } from '../../common/data-directory.ts';
import { html } from '../../common/html/html.ts';
import { rulePages } from '../../harness/docs/rule-pages.ts';
import { folderOf, layOut, siteTexts } from './layout.ts';
import { htmlOf, type Links } from '../../harness/docs/html.ts';

type SitePage = {
  /** From the root of the project, where its links start: pages of rules are in docs/rules as far as they know. */
  readonly source: string;
  /** From the root of the site. */
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly codes: readonly string[];
  readonly text: () => string;
};

const read = (source: string): string => readFileSync(packageFile(source), 'utf8');

/** `docs/es/guides/rest.md` is `es/guides/rest.html`; a README is the index of its folder. */
const pathOf = (source: string): string =>
  source
    .replace(/^README\.es\.md$/, 'es/index.md')
    .replace(/^docs\//, '')
    .replace(/(^|\/)README\.md$/, '$1index.md')
    .replace(/\.md$/, '.html');

const isSpanish = (source: string): boolean => /^(?:docs\/es\/|README\.es)/.test(source);

const writtenPage = (source: string): SitePage => ({
  source,
  path: pathOf(source),
  language: isSpanish(source) ? 'es' : 'en',
  title: (/^# (.+)$/m.exec(read(source))?.[1] ?? source).replaceAll('`', ''),
  codes: [],
  text: () => read(source),
});

const rulePage = (language: Language) => {
  const folder = `docs/${folderOf(language)}`;
  return ({ topic, title, codes, text }: ReturnType<typeof rulePages>[number]): SitePage => {
    const source = `${folder}${topic}.md`;
    return { source, path: pathOf(source), language, title, codes, text };
  };
};

const targetsIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, target = '']) => target);

const resolved = (source: string, target: string): string => posix.join(posix.dirname(source), target);

/** Decisions are for whoever follows a link to them. */
const isDecision = (source: string): boolean => source.startsWith('docs/contributing/decisions/');

const writtenSources = (): readonly string[] => {
  const all = [
    'README.md',
    'README.es.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...readdirSync(packageFile('docs'), { recursive: true, encoding: 'utf8' })
      .map((path) => `docs/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.md'))
      .sort(),
  ];
  const pages = all.filter((source) => !isDecision(source));
  const linked = new Set(pages.flatMap((source) => targetsIn(read(source)).map((target) => resolved(source, target))));
  return all.filter((source) => !isDecision(source) || linked.has(source));
};

/** Every page of the site but the search. */
export const sitePages = (): readonly SitePage[] => [
  ...writtenSources().map(writtenPage),
  ...languages.flatMap((language) => rulePages(language).map(rulePage(language))),
];

export type Site = Map<string, string | Buffer>;

/** Other files of the documentation are copied, for whoever follows a link to them; program text is not. */
const copied = (source: string, site: Site): string | undefined => {
  const file = packageFile(source);
  if (source.startsWith('..') || !existsSync(file) || statSync(file).isDirectory()) return undefined;
  if (!source.startsWith('docs/') && extname(source) === '.ts') return undefined;
  const path = source.replace(/^docs\//, '');
  site.set(path, readFileSync(file));
  return path;
};

const relativeTo = (page: { readonly path: string }, path: string): string =>
  posix.relative(posix.dirname(page.path), path);

/** What the names in a language lead to: codes of rules, and topics of `ensayo docs`. */
const namesIn = (pages: readonly SitePage[], language: Language): ReadonlyMap<string, string> => {
  const own = pages.filter((page) => page.language === language);
  const topicOf = ({ path }: SitePage): string => path.replace(/^es\//, '').replace(/\.html$/, '');
  return new Map([
    ...own.map((page) => [`ensayo docs ${posix.basename(topicOf(page))}`, page.path] as const),
    ...own.map((page) => [`ensayo docs ${topicOf(page)}`, page.path] as const),
    ...own.flatMap(({ codes, path }) => codes.map((code) => [code, path] as const)),
    ...own.flatMap(({ codes, path }) => codes.map((code) => [`ensayo docs rules/${code}`, path] as const)),
  ]);
};

type Context = {
  readonly site: Site;
  readonly bySource: ReadonlyMap<string, SitePage>;
  readonly paths: ReadonlySet<string>;
  readonly names: Readonly<Record<Language, ReadonlyMap<string, string>>>;
};

const linksOf = (page: SitePage, { site, bySource, names }: Context): Links => ({
  follow: (href) => {
    const [target = '', anchor] = href.split('#');
    const behind = anchor === undefined ? '' : `#${anchor}`;
    if (target === '') return behind;
    const source = resolved(page.source, target);
    const path = bySource.get(source)?.path ?? bySource.get(`${source.replace(/\/$/, '')}/README.md`)?.path;
    const there = path ?? copied(source, site);
    return there === undefined ? undefined : `${relativeTo(page, there)}${behind}`;
  },
  named: (code) => {
    const path = names[page.language].get(code);
    return path === undefined || path === page.path ? undefined : relativeTo(page, path);
  },
});

const otherPath = ({ language, path }: Pick<SitePage, 'language' | 'path'>, paths: ReadonlySet<string>): string => {
  const other = language === 'en' ? `es/${path}` : path.replace(/^es\//, '');
  return paths.has(other) ? other : `${language === 'en' ? 'es/' : ''}index.html`;
};

const written = (page: SitePage, context: Context): string => {
  const { language, title } = page;
  const { body } = htmlOf(page.text(), linksOf(page, context));
  const to = (path: string): string => relativeTo(page, path);
  return layOut({ language, title, body, to, translation: otherPath(page, context.paths) });
};

/** What the search finds a page by beside its title: its codes, or its headings. */
const aboutOf = ({ codes, text, path }: SitePage): string =>
  codes.length > 0 || /(?:^|\/)rules\//.test(path)
    ? codes.join(' ')
    : [...text().matchAll(/^## (.+)$/gm)].map(([, heading]) => heading).join(' · ');

/** All pages of a language with their codes: the program leaves those that have the words. */
const searchPage = (language: Language, { bySource, paths }: Context): readonly [path: string, text: string] => {
  const texts = siteTexts(language);
  const path = `${folderOf(language)}search.html`;
  const to = (other: string): string => relativeTo({ path }, other);
  const pages = [...bySource.values()].filter((page) => page.language === language);
  const body = html`<h1>${texts.found}</h1>
    <p>${texts.alone}</p>
    <p class="none" role="status" hidden="">${texts.noneFound}</p>
    <ul class="found">
      ${pages.map(
        (page) => html`<li><a href="${to(page.path)}">${page.title}</a> <small>${aboutOf(page)}</small></li>`,
      )}
    </ul>`;
  const translation = otherPath({ language, path }, paths);
  return [path, layOut({ language, title: texts.search, body, to, translation, script: 'search.js' })];
};

const asset = (name: string): string => readFileSync(join(dirname(fileURLToPath(import.meta.url)), name), 'utf8');

/** Every file of the site by its path. @param wanted some of the pages; the others are only linked to */
export const documentationSite = (wanted: (path: string) => boolean = () => true): Site => {
  const pages = sitePages();
  const site: Site = new Map();
  const searches = languages.map((language) => `${folderOf(language)}search.html`);
  const context: Context = {
    site,
    bySource: new Map(pages.map((page) => [page.source, page])),
    paths: new Set([...pages.map(({ path }) => path), ...searches, 'judge.html', 'es/judge.html']),
    names: { en: namesIn(pages, 'en'), es: namesIn(pages, 'es') },
  };
  for (const page of pages) if (wanted(page.path)) site.set(page.path, written(page, context));
  for (const language of languages) site.set(...searchPage(language, context));
  const style = readFileSync(packageFile('simulator/console/assets/console.css'), 'utf8');
  return site.set('site.css', `${style}\n${asset('site.css')}`).set('search.js', asset('search.js'));
};
