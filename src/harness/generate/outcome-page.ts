import type { Exchange, OutcomeEntry } from '../../../simulator/engine/outcome.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { code, table } from './markdown.ts';

const exchangeText = ({ operation, about }: Exchange): string => `${operation}: ${about}`;

const section = ({ code: { code: name, kind }, ...outcome }: OutcomeEntry): string =>
  [
    `## ${name}: ${outcome.title}`,
    table(
      ['', ''],
      [
        ['Kind', kind],
        ['Told by', `${code(outcome.place)}: ${code(outcome.status)}`],
        ['Text', outcome.message],
        ['When', outcome.condition],
        ['How to fix it', outcome.fix],
        ['Ends so', outcome.ends.map(exchangeText).join('; ')],
        ['Ends otherwise', exchangeText(outcome.otherwise)],
        ['Where it comes from', `${outcome.source.text} (${outcome.source.certainty})`],
      ],
    ),
  ].join('\n\n');

/** docs/rules/outcomes.md: entries of the catalogue that no line tells, but the status of an answer. */
export const outcomePage = (notice: string): string =>
  [
    '# Outcomes',
    notice,
    'Ends of an exchange that no line tells, but the status of the answer. The features in `features/outcomes` bring each of\nthem about.',
    ...catalogue().outcomes.map(section),
    '',
  ].join('\n\n');
