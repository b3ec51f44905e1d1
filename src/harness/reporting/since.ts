/** What changed between two runs that are kept: the last one of a folder, and an earlier one. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bilingual } from '../../common/text/bilingual.ts';
import { optionProblem, type StartProblem } from '../../common/start-error.ts';
import { colombianDate, colombianDateTime, isDate } from '../../common/time.ts';
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

/** A folder of another run, or one of the files that its history keeps. */
const runAt = async (path: string): Promise<KeptRun | undefined> => {
  const folder = await isFolder(path);
  if (folder === undefined) return undefined;
  return folder ? (await keptRuns(historyIn(path)))[0] : readSummary(path);
};

/** As reports give it: in Colombia, to the minute. */
const began = ({ startedAt }: KeptRun): string =>
  colombianDateTime(Date.parse(startedAt)).slice(0, 16).replace('T', ' ');

/** By the day in Colombia, or by the beginning of an instant as `startedAt` has it. */
const beganBy = ({ startedAt }: KeptRun, since: string): boolean =>
  isDate(since) ? colombianDate(Date.parse(startedAt)) <= since : Date.parse(startedAt) <= (instantOf(since) ?? 0);

/** `2026-11-29 10:51`, as reports give it, is the whole of that minute. Without a zone it is in Colombia. */
const instantOf = (text: string): number | undefined => {
  const [, day = '', time = '', seconds = ':59.999', zone = '-05:00'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?(:\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/i.exec(text) ?? [];
  const instant = Date.parse(`${day}T${time}${seconds}${zone}`);
  return Number.isNaN(instant) ? undefined : instant;
};

const isInstant = (text: string): boolean => isDate(text) || instantOf(text) !== undefined;

const baseOf = async (earlier: readonly KeptRun[], since: string | undefined): Promise<KeptRun | undefined> => {
  if (since === undefined) return earlier[0];
  return isInstant(since) ? earlier.find((run) => beganBy(run, since)) : runAt(since);
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
 * @param since a day, an instant, the folder of another run or a file of its history; the run before if absent
 * @throws StartProblem `no-run` where there are no two runs to compare
 */
export const compareRuns = async (folder: string, since: string | undefined): Promise<Comparison> => {
  const [now, ...others] = await keptRuns(historyIn(folder));
  if (now === undefined)
    throw noRun(
      `There is no run in ${folder}. Run the scenarios first: ensayo conform. Another folder is named with --out.`,
      `No hay ninguna ejecución en ${folder}. Ejecute primero los escenarios: ensayo conform. Otra carpeta se indica con --out.`,
    );
  const earlier = others.filter(({ suite }) => suite === now.suite);
  const base = await baseOf(earlier, since);
  if (base === undefined) {
    const known = earlier.slice(0, 5).map(began);
    const [those, estas] =
      known.length === 0
        ? ['There is no earlier one.', 'No hay una anterior.']
        : [`Those before: ${known.join(', ')}.`, `Las anteriores: ${known.join(', ')}.`];
    throw noRun(
      `The run of ${began(now)} in ${folder} has nothing to be compared with${since === undefined ? '' : ` by --since ${since}`}. ${those}`,
      `La ejecución de ${began(now)} en ${folder} no tiene con qué compararse${since === undefined ? '' : ` según --since ${since}`}. ${estas}`,
    );
  }
  const trend = trendOf(now, base);
  return { now, trend, causes: causesIn(now, trend) };
};
