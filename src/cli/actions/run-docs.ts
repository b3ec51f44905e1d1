import { readFileSync } from 'node:fs';
import { nearest } from '../../common/nearest.ts';
import { pages, type Page } from '../../harness/docs/pages.ts';
import { textsIn } from '../shared/language.ts';
import { spoken } from '../../harness/say.ts';
import { bold, dim, note, print, printJson, UsageError } from '../shared/output.ts';

type Flags = { readonly json?: boolean };

const list = (known: readonly Page[]): void => {
  const width = Math.max(...known.map(({ topic }) => topic.length));
  for (const { topic, title } of known) print(`${bold(topic.padEnd(width))}  ${title}`);
};

/**
 * `ensayo docs [TOPIC]`.
 * @throws UsageError for a topic that there is no page about
 */
export const docs = (topic: string | undefined, options: unknown): void => {
  const { json = false } = options as Flags; // commander's options of this command
  const language = spoken();
  const { documentation } = textsIn(language);
  const known = pages(language);
  if (topic === undefined) {
    if (json) printJson(known.map(({ topic: name, title, path }) => ({ topic: name, title, path })));
    else list(known);
    return;
  }
  const wanted = topic.replace(/^.*\//, '').replace(/\.md$/, '');
  const page = known.find((each) => each.topic === wanted);
  if (page === undefined) {
    const near = nearest(
      wanted,
      known.map((each) => each.topic),
    );
    throw new UsageError(documentation.none(topic, near), 'unknown-topic');
  }
  if (page.language !== language) note(dim(documentation.english));
  if (json) printJson({ topic: page.topic, title: page.title, path: page.path, text: readFileSync(page.path, 'utf8') });
  else print(readFileSync(page.path, 'utf8').trimEnd());
};
