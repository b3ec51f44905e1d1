import { readFileSync } from 'node:fs';
import { nearest } from '../../common/nearest.ts';
import { pages, pageSections, topicOf, type Page } from '../../harness/docs/pages.ts';
import { rulePagesNamed } from '../../harness/docs/rule-pages.ts';
import { pageTexts } from '../../harness/docs/rule-pages-texts.ts';
import { everyCode } from '../../harness/codes.ts';
import { noSuchRule } from '../shared/entry-for.ts';
import { textsIn, type Language } from '../shared/language.ts';
import { spoken } from '../shared/spoken.ts';
import { lineWidth } from '../shared/terminal.ts';
import { bold, dim, note, print, printJson, UsageError } from '../shared/output.ts';
import { markdownWithin, wrapped } from './wrapped.ts';

type Flags = { readonly json?: boolean };

/** The pages of the rules are listed by the first of them. */
const rulesIn = (language: Language) => ({
  topic: 'rules',
  name: language === 'es' ? 'reglas' : 'rules',
  title: pageTexts(language).index.title,
  language,
});

const list = (language: Language, json: boolean): void => {
  const sections = pageSections(language).map((section, at) => ({
    title: section.title,
    topics: [...section.pages, ...(at === 0 ? [rulesIn(language)] : [])],
  }));
  if (json)
    return printJson(sections.flatMap(({ title, topics }) => topics.map((each) => ({ ...each, section: title }))));
  const names = Math.max(...sections.flatMap(({ topics }) => topics.map(({ name }) => name.length)));
  const lines = (page: Pick<Page, 'name' | 'title' | 'language'>): string => {
    const title =
      page.language === language ? page.title : `${page.title} (${textsIn(language).documentation.inEnglish})`;
    return wrapped(title, lineWidth(process.stdout), [`  ${page.name.padEnd(names)}  `, ' '.repeat(names + 4)]);
  };
  const texts = sections.map(({ title, topics }) => [bold(title), ...topics.map(lines)].join('\n'));
  print(texts.join('\n\n'));
};

/** Within the width of a terminal; a file or a program gets Markdown as it is. */
const show = (text: string): void => {
  print(process.stdout.isTTY ? markdownWithin(text, lineWidth(process.stdout)) : text);
};

/** @throws UsageError for a code that no document has */
const showRules = (topic: string, language: Language, json: boolean): void => {
  const found = rulePagesNamed(topic, language);
  if (found.length === 0) {
    const code = topic.replace(/^.*\//, '');
    const known = everyCode().find((one) => one.toLowerCase() === code.toLowerCase());
    const problem = known === undefined ? noSuchRule(code, language) : textsIn(language).unknown.exchange(known);
    throw new UsageError(problem, 'unknown-topic');
  }
  const [first] = found;
  const text = found.map((page) => page.text()).join('\n\n');
  if (json) printJson({ topic: first?.topic, title: first?.title, text });
  else show(text);
};

/** @throws UsageError for a topic that there is no page about */
const pageAbout = (topic: string, language: Language): Page => {
  const known = pages(language);
  const name = topic.replace(/^.*\//, '');
  const wanted = topicOf(name);
  const page = known.find((each) => each.topic === wanted);
  if (page !== undefined) return page;
  const near = nearest(
    name,
    [...known, rulesIn(language)].flatMap((each) => [each.name, each.topic]),
  );
  throw new UsageError(textsIn(language).documentation.none(topic, near), 'unknown-topic');
};

/**
 * `ensayo docs [TOPIC]`.
 * @throws UsageError for a topic that there is no page about
 */
export const docs = (topic: string | undefined, { json = false }: Flags): void => {
  const language = spoken();
  if (topic === undefined) return list(language, json);
  const wanted = topic
    .replace(/^(?:docs\/)?(?:es\/)?/, '')
    .replace(/\.md$/, '')
    .replace(/^reglas(?=\/|$)/, 'rules');
  if (/^rules(?:\/|$)/.test(wanted)) return showRules(wanted, language, json);
  const page = pageAbout(wanted, language);
  const text = readFileSync(page.path, 'utf8');
  if (page.language !== language) note(dim(textsIn(language).documentation.english));
  if (json) printJson({ topic: page.topic, title: page.title, path: page.path, text });
  else show(text.trimEnd());
};
