/** The scenarios of the ends of an exchange that no line reports. */
import type { OutcomeEntry } from '../../../simulator/judge/engine/outcome.ts';
import { english } from '../../common/text/bilingual.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { examples, generatedHeader } from './tables.ts';

const outline = (name: string, steps: readonly string[], rows: readonly (readonly string[])[]): string =>
  `
  Scenario Outline: ${name}
${steps.map((step) => `    ${step}`).join('\n')}

    Examples:
${examples(rows)}
`;

/** The first exchange is answered with the declared words; others with the same end have words of their own. */
const firstEnds = (outcomes: readonly OutcomeEntry[]): string =>
  outline(
    '<code>: <title>',
    [
      'When the exchange of outcome "<code>" about "<about>" is carried out',
      'Then it ends with status "<status>"',
      'And the answer begins "<message>"',
    ],
    [
      ['code', 'status', 'about', 'message', 'title'],
      ...outcomes.map(({ code, status, ends: [{ about }], message, title }) => [
        code.code,
        status,
        english(about),
        message,
        english(title),
      ]),
    ],
  );

const otherEnds = (outcomes: readonly OutcomeEntry[]): string => {
  const rows = outcomes.flatMap(({ code, status, ends: [, ...others] }) =>
    others.map(({ about }) => [code.code, status, english(about)]),
  );
  if (rows.length === 0) return '';
  return outline(
    '<code> as well: <about>',
    ['When the exchange of outcome "<code>" about "<about>" is carried out', 'Then it ends with status "<status>"'],
    [['code', 'status', 'about'], ...rows],
  );
};

const otherwise = (outcomes: readonly OutcomeEntry[]): string =>
  outline(
    '<code> is not the end of <about>',
    ['When the exchange of outcome "<code>" about "<about>" is carried out', 'Then it ends otherwise'],
    [['code', 'about'], ...outcomes.map(({ code, otherwise: { about } }) => [code.code, english(about)])],
  );

const feature = (group: OutcomeEntry['group'], outcomes: readonly OutcomeEntry[]): string =>
  [
    generatedHeader,
    `@outcomes @wire @${group.code}`,
    `Feature: Outcomes ${group.code}: ${english(group.title)}`,
    '  Ends of an exchange that no line tells: each is brought about as it is declared, and so is an exchange of the same',
    '  operation that ends otherwise.',
    `${firstEnds(outcomes)}${otherEnds(outcomes)}${otherwise(outcomes)}`,
  ].join('\n');

/** One feature for each group of outcomes, by path. */
export const outcomeFeatures = (): ReadonlyMap<string, string> => {
  const groups = new Map<string, OutcomeEntry[]>();
  for (const outcome of catalogue().outcomes) {
    groups.set(outcome.group.code, [...(groups.get(outcome.group.code) ?? []), outcome]);
  }
  return new Map(
    [...groups].flatMap(([code, outcomes]) => {
      const [first] = outcomes;
      return first === undefined
        ? []
        : [[`features/outcomes/${code.toLowerCase()}.feature`, feature(first.group, outcomes)]];
    }),
  );
};
