import { readFileSync } from 'node:fs';
import { nearest } from '../../common/nearest.ts';
import { pages, type Page } from '../../harness/docs/pages.ts';
import { rulePagesNamed } from '../../harness/docs/rule-pages.ts';
import { pageTexts } from '../../harness/docs/rule-pages-texts.ts';
import { everyCode } from '../../harness/codes.ts';
import { noSuchRule } from '../shared/entry-for.ts';
import { textsIn, type Language } from '../shared/language.ts';
import { spoken } from '../shared/spoken.ts';
import { bold, dim, note, print, printJson, UsageError } from '../shared/output.ts';

type Flags = { readonly json?: boolean };

/** The pages of the rules are listed by the first of them. */
const listed = (language: Language) => [
  ...pages(language).map(({ topic, title, path }) => ({ topic, title, path })),
  { topic: 'rules', title: pageTexts(language).index.title },
];

const list = (language: Language, json: boolean): void => {
  const known = listed(language);
  if (json) return printJson(known);
  const width = Math.max(...known.map(({ topic }) => topic.length));
  for (const { topic, title } of known) print(`${bold(topic.padEnd(width))}  ${title}`);
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
  else print(text);
};

/** @throws UsageError for a topic that there is no page about */
const pageAbout = (topic: string, language: Language): Page => {
  const known = pages(language);
  const name = topic.replace(/^.*\//, '');
  const page = known.find((each) => each.topic === name);
  if (page !== undefined) return page;
  const near = nearest(
    name,
    listed(language).map((each) => each.topic),
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
  const wanted = topic.replace(/^(?:docs\/)?(?:es\/)?/, '').replace(/\.md$/, '');
  if (/^rules(?:\/|$)/.test(wanted)) return showRules(wanted, language, json);
  const page = pageAbout(wanted, language);
  const text = readFileSync(page.path, 'utf8');
  if (page.language !== language) note(dim(textsIn(language).documentation.english));
  if (json) printJson({ topic: page.topic, title: page.title, path: page.path, text });
  else print(text.trimEnd());
};
