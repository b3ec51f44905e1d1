import type { OutcomeEntry } from '../../../simulator/judge/index.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { sourceLine } from './source-line.ts';
import { code, table } from './markdown.ts';
import type { PageTexts } from './rule-pages-texts.ts';

const section = ({ code: { code: name, kind }, ...outcome }: OutcomeEntry, texts: PageTexts): string => {
  const { outcomes: words, language } = texts;
  const exchangeText = ({ operation, about }: OutcomeEntry['otherwise']): string => `${operation}: ${about[language]}`;
  return [
    `## ${name}: ${outcome.title[language]}`,
    table(
      ['', ''],
      [
        [words.kind, kind],
        [words.place, `${code(outcome.place)}: ${code(outcome.status)}`],
        [words.text, outcome.message],
        [words.when, outcome.condition[language]],
        [words.fix, outcome.fix[language]],
        [words.ends, outcome.ends.map(exchangeText).join('; ')],
        [words.otherwise, exchangeText(outcome.otherwise)],
        [words.source, sourceLine(outcome.source, language)],
      ],
    ),
  ].join('\n\n');
};

/** Entries of the catalogue reported not in a line, but in the status of an answer. */
export const outcomePage = (texts: PageTexts): string =>
  [
    `# ${texts.outcomes.title}`,
    texts.outcomes.about,
    ...catalogue().outcomes.map((outcome) => section(outcome, texts)),
  ].join('\n\n');
