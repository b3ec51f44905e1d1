/**
 * `npm run crash`: kills the product while it works, and looks for what it lost (docs/contributing/crash-safety.md).
 *
 *   npm run crash                               ten kills on each store
 *   npm run crash -- --kills 200 --seed again   more of them, at the moments of that seed
 *   npm run crash -- --store workers            one store: folder, workers, postgres
 *   npm run --silent crash -- --json            one JSON value
 */
import { createEnv } from '../../common/env/env.ts';
import { note, readOptions, refuse, sealWithNewKey, wholeNumber } from '../bench/program.ts';
import { killRepeatedly, type StoreResult, type VictimResult } from './kill-loop.ts';
import { storeNames } from './stores.ts';

const values = readOptions({
  options: {
    kills: { type: 'string', default: '10' },
    seed: { type: 'string' },
    store: { type: 'string', default: 'all' },
    json: { type: 'boolean', default: false },
  },
});

const kills = wholeNumber('--kills', values.kills, { least: 1, example: 10 });

const stores = storeNames.filter((name) => values.store === 'all' || values.store === name);
if (stores.length === 0) refuse(`--store ${values.store}: expected all, ${storeNames.join(', ')}.`);

const seed = values.seed ?? createEnv().random.uuid().slice(0, 8);

sealWithNewKey();

const results: Record<string, StoreResult> = {};
for (const store of stores) {
  const onKilled = (kill: number, what: string): void => note(`${store} ${String(kill)}/${String(kills)}: ${what}`);
  results[store] = await killRepeatedly({ store, kills, seed, onKilled: process.stderr.isTTY ? onKilled : undefined });
}

const all = Object.values(results);
const sum = (read: (result: StoreResult) => number): number => all.reduce((total, result) => total + read(result), 0);

const report = {
  seed,
  kills: sum((result) => result.kills),
  acknowledged: sum(({ acknowledged }) => acknowledged),
  lost: sum(({ lost }) => lost),
  duplicates: sum(({ duplicates }) => duplicates),
  gaps: sum(({ gaps }) => gaps),
  badArtefacts: sum(({ badArtefacts }) => badArtefacts),
  unexpected: sum(({ unexpected }) => unexpected),
  maxRecoveryMs: Math.max(...all.map(({ maxRecoveryMs }) => maxRecoveryMs)),
  stores: results,
};

const line = (name: string, result: Omit<StoreResult, 'victims' | 'findings' | 'reproduce'>) =>
  `${name.padEnd(9)} ${String(result.kills)} kills, ${String(result.acknowledged)} acknowledged: ${String(result.lost)} lost, ${String(result.duplicates)} duplicates, ${String(result.gaps)} gaps, ${String(result.badArtefacts)} bad files, ${String(result.unexpected)} unexpected answers; back after ${String(result.maxRecoveryMs)} ms at most`;

const victimLine = ([victim, { kills: times, maxRecoveryMs, medianRecoveryMs }]: [string, VictimResult]): string =>
  `          ${victim.padEnd(8)} ${String(times)} times: back after ${String(medianRecoveryMs)} ms in the middle, ${String(maxRecoveryMs)} ms at most`;

const text = (): string =>
  [
    ...Object.entries(results).flatMap(([name, result]) => [
      line(name, result),
      ...Object.entries(result.victims).map(victimLine),
      ...result.findings.map(({ kind, number, what }) => `          ${kind} ${number}: ${what}`),
    ]),
    line('all', report),
    `seed ${seed}`,
  ].join('\n');

process.stdout.write(`${values.json ? JSON.stringify(report, undefined, 2) : text()}\n`);
if (report.lost + report.duplicates + report.gaps + report.badArtefacts + report.unexpected > 0) process.exitCode = 1;
