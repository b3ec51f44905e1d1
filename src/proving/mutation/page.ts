/** docs/contributing/mutation-testing.md: the figures of the last long run, and its survivors with their reasons. */
import { killedPercent, reasonOf, type Figures, type MutationResult, type Reason, type Survivor } from './result.ts';

export const pageFile = 'docs/contributing/mutation-testing.md';

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const figures = (heading: string, all: Readonly<Record<string, Figures>>): readonly string[] => [
  row([heading, 'mutants', 'killed', 'endless', 'survived', 'noticed']),
  row(['---', '---:', '---:', '---:', '---:', '---:']),
  ...Object.entries(all).map(([name, each]) => {
    const { mutants, killed, timedOut } = each;
    return row([name, mutants, killed, timedOut, mutants - killed - timedOut, `${killedPercent(each).toFixed(1)} %`]);
  }),
];

/** Code in a table: no bar may end its cell. */
const code = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
  const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
  return shown === '' ? '' : `\`\` ${shown} \`\``;
};

const listed = (survivors: readonly Survivor[]): readonly string[] => [
  row(['file', 'change', 'from', 'to']),
  row(['---', '---', '---', '---']),
  ...survivors.map(({ file, line, operator, original, replacement }) =>
    row([`${file.replace('simulator/', '')}:${line}`, operator, code(original), code(replacement)]),
  ),
];

const sections = (survivors: readonly Survivor[], known: readonly Reason[]): readonly string[] => {
  const byReason = new Map<string, Survivor[]>();
  for (const survivor of survivors) {
    const reason = reasonOf(survivor, known) ?? 'No test notices it yet.';
    byReason.set(reason, [...(byReason.get(reason) ?? []), survivor]);
  }
  return [...byReason].flatMap(([reason, those]) => ['', `### ${reason} (${those.length})`, '', ...listed(those)]);
};

export const mutationPage = (result: MutationResult, known: readonly Reason[]): string => {
  const {
    seed,
    inAll,
    drawn,
    mutants,
    killed,
    timedOut,
    survivors,
    folders,
    operators,
    seconds,
    triedAgain = 0,
  } = result;
  const explained = survivors.filter((survivor) => reasonOf(survivor, known) !== undefined).length;
  return `${[
    '# Mutation testing of the judge',
    '',
    'Written by `.ci/long`; do not edit. A _mutant_ is the judge with one small change: `<` for `<=`, a condition that is',
    'always true, an empty list, a Notificación for a Rechazo. It is _killed_ when an assertion of our own tests fails.',
    'One that survives shows a missing test, or a change that makes no difference.',
    '',
    `Seed ${seed}: ${mutants} of ${inAll} possible mutants of \`simulator/{judge/engine,checks,service/reception,rules}\`, drawn in`,
    `proportion to the lines of each file. ${killed} were killed, ${timedOut} ran endlessly, ${survivors.length} survived:`,
    `**${killedPercent(result).toFixed(1)} % were noticed**. Of those that survived, ${explained} have a reason (below).`,
    `The run took ${Math.round(seconds / 60)} minutes since it was last started.`,
    ...(triedAgain > 0
      ? [`Since then, ${triedAgain} survivors were tried again with tests that were written for them.`]
      : []),
    ...(drawn > mutants ? [`It was stopped early: ${drawn} mutants were drawn.`] : []),
    '',
    ...figures('folder', folders),
    '',
    ...figures('change', operators),
    '',
    'No mutants are made of texts for people (titles, fixes, messages, sources, what was found and expected) or of the',
    'material that breaks documents on purpose (violations, edits, the codes that fire along), nor of names of groups of',
    'rules and of words that the compiler would refuse (`per`, `needs`, `stage`, `limit`).',
    '',
    'A mutant meets, in this order: the conditions, boundaries and broken documents of the rules whose declaration it',
    'changes; those that were recorded to run its function, exchanges among them; and the test files that do, the nearest',
    'first. It survives when all pass, or when those pass that fit into four seconds of cases and eight of tests. The',
    'expectations are those of the tests themselves, and a case that fails without the mutant as well counts for nothing.',
    'Tests that compare times are left out.',
    '',
    '## Survivors',
    ...sections(survivors, known),
  ].join('\n')}\n`;
};
