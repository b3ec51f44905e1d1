/** What changed between two runs that are kept: the last one of a folder, and an earlier one. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bilingual } from '../../common/text/bilingual.ts';
import { optionProblem, type StartProblem } from '../../common/start-error.ts';
import { colombianDateTime, instantIn, isDate } from '../../common/time.ts';
import { keptRuns, readSummary } from './history.ts';
import { trendOf, type KeptRun, type Trend } from './report-data.ts';

export type Comparison = {
  readonly now: KeptRun;
  readonly trend: Trend;
  /** Those of the last run, the most frequent first. */
  readonly causes: readonly { readonly title: Bilingual; readonly scenarios: number; readonly new: number }[];
};

const historyIn = (folder: string): string => join(folder, 'history');

const noRun = (en: string, es: string): StartProblem => optionProblem('no-run', { en, es });

const isFolder = async (path: string): Promise<boolean | undefined> => {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return undefined; // Nothing is there.
  }
};

/** Those of the folder of a run, the latest first; or the one of a file that a history keeps. */
const runsAt = async (path: string): Promise<readonly KeptRun[]> => {
  const folder = await isFolder(path);
  if (folder === undefined) return [];
  if (folder) return keptRuns(historyIn(path));
  const run = await readSummary(path);
  return run === undefined ? [] : [run];
};

/** As reports give it: in Colombia, to the minute. */
const began = ({ startedAt }: KeptRun): string =>
  colombianDateTime(Date.parse(startedAt)).slice(0, 16).replace('T', ' ');

/** The end of a day in Colombia or of a minute, as reports give it; an instant with seconds as it is. */
const endOf = (since: string): number | undefined => {
  const text = since
    .toUpperCase()
    .replace(' ', 'T')
    .replace(/T\d{2}:\d{2}(?!:)/, '$&:59.999');
  return instantIn(isDate(text) ? `${text}T23:59:59.999` : text);
};

const causesIn = ({ causes = [] }: KeptRun, { newlyFailing }: Trend): Comparison['causes'] => {
  const fresh = new Set(newlyFailing);
  return causes.map(({ title, scenarios }) => ({
    title,
    scenarios: scenarios.length,
    new: scenarios.filter((id) => fresh.has(id)).length,
  }));
};

/**
 * @param since a day, an instant, a folder of runs or a file of its history; the run before if absent
 * @throws StartProblem `no-run` where there are no two runs to compare
 */
export const compareRuns = async (folder: string, since = folder): Promise<Comparison> => {
  const [now, ...others] = await keptRuns(historyIn(folder));
  if (now === undefined)
    throw noRun(
      `There is no run in ${folder}. Run the scenarios first: ensayo conform. Another folder is named with --out.`,
      `No hay ninguna ejecución en ${folder}. Ejecute primero los escenarios: ensayo conform. Otra carpeta se indica con --out.`,
    );
  const isOther = ({ suite, startedAt }: KeptRun): boolean => suite === now.suite && startedAt !== now.startedAt;
  const earlier = others.filter(isOther);
  const end = since === folder ? undefined : endOf(since);
  const base =
    end === undefined
      ? (await runsAt(since)).find(isOther)
      : earlier.find(({ startedAt }) => Date.parse(startedAt) <= end);
  if (base === undefined) {
    const known = earlier.slice(0, 5).map(began);
    const [those, estas] =
      known.length === 0
        ? ['There is no earlier one.', 'No hay una anterior.']
        : [`Those before: ${known.join(', ')}.`, `Las anteriores: ${known.join(', ')}.`];
    throw noRun(
      `The run of ${began(now)} in ${folder} has nothing to be compared with${since === folder ? '' : ` by --since ${since}`}. ${those}`,
      `La ejecución de ${began(now)} en ${folder} no tiene con qué compararse${since === folder ? '' : ` según --since ${since}`}. ${estas}`,
    );
  }
  const trend = trendOf(now, base);
  return { now, trend, causes: causesIn(now, trend) };
};
