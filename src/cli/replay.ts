import { bilingual, type Part } from '../common/text/bilingual.ts';
import type { Replayed } from '../harness/conform/replay.ts';
import type { Verdict } from '../harness/conform/exchange-verdict.ts';
import { bold, dim, exitCodes, green, print, printJson, red } from './shared/output.ts';
import { chosen, spoken } from './shared/spoken.ts';
import { verb } from './shared/verb.ts';

type Flags = { readonly json?: boolean };

const verdictWords: Readonly<Record<string, string>> = {
  accepted: 'aceptado',
  rejected: 'rechazado',
  undecided: 'sin decidir',
};

const verdictText = ({ http, fault, statusCode, lines, judged }: Verdict): readonly Part[] => [
  `HTTP ${String(http)}${fault === null ? '' : `, ${fault}`}${statusCode === null ? '' : `, StatusCode ${statusCode}`}`,
  ...lines,
  ...judged.map(({ verdict, codes }) => ({
    en: `the judge: ${verdict}${codes.length === 0 ? '' : ` (${codes.join(' ')})`}`,
    es: `validación: ${verdictWords[verdict] ?? verdict}${codes.length === 0 ? '' : ` (${codes.join(' ')})`}`,
  })),
];

const show = (name: string, { same, expected, actual, notes }: Replayed): void => {
  print(bold(name));
  print(dim({ en: 'then', es: 'antes' }));
  for (const line of verdictText(expected)) print(bilingual`  ${line}`);
  print(dim({ en: 'now', es: 'ahora' }));
  for (const line of verdictText(actual)) print(bilingual`  ${line}`);
  for (const text of notes) print(dim(text));
  print(
    same
      ? green({ en: 'The verdict is the same.', es: 'El resultado es el mismo.' })
      : red({ en: 'The verdict is another one.', es: 'El resultado es distinto.' }),
  );
};

/** `ensayo replay BUNDLE`: exit code 0 when the verdict is the same, 1 when it is not, 2 for what is not a bundle. */
const replay = async (path: string, { json }: Flags): Promise<void> => {
  const [{ readBundle }, { replay: judgeAgain }, { generatedTexts }] = await Promise.all([
    import('../harness/conform/read-bundle.ts'),
    import('../harness/conform/replay.ts'),
    import('../harness/reporting/generated-texts.ts'),
  ]);
  const bundle = await readBundle(path);
  const replayed = await judgeAgain(bundle);
  const { scenario, clock, seed, expected, error } = bundle.context;
  if (json === true)
    printJson({
      scenario,
      clock,
      seed,
      step: expected,
      error,
      ...replayed,
      notes: replayed.notes.map(chosen),
    });
  else
    show(`${generatedTexts(spoken()).scenarioIn(scenario.name)} (${scenario.uri}:${String(scenario.line)})`, replayed);
  if (!replayed.same) process.exitCode = exitCodes.failed;
};

export const replayVerb = verb({
  name: 'replay',
  about: {
    en: 'Judge again, offline, what a scenario failed with, and say whether the verdict is the same',
    es: 'Valida de nuevo, sin conexión, lo que hizo fallar un escenario, e indica si el resultado es el mismo',
  },
  arguments: [
    [
      '<bundle>',
      {
        en: 'folder that "ensayo conform" wrote, or a ZIP of the console',
        es: 'carpeta que escribió "ensayo conform", o un ZIP de la consola',
      },
    ],
  ],
  options: {
    '--json': {
      en: 'print both verdicts as JSON (docs/schemas/replay.schema.json)',
      es: 'muestra ambos resultados como JSON (docs/schemas/replay.schema.json)',
    },
  },
  run: replay,
});
