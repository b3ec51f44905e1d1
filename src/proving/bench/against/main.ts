/**
 * `npm run bench:against`: this clone beside another version of itself, in turn, on the same core.
 *
 *   npm run bench:against -- --revision v0.1.0   a tag, a branch or a commit; the last tag if absent
 *   npm run bench:against -- --pairs 20          slices of each version, one after the other
 *   npm run bench:against -- --at-most 1.10      exit code 1 where a document costs more than that, now by before
 *   npm run --silent bench:against -- --json     one JSON value
 */
import { cases } from '../cases.ts';
import { startInside } from '../inside/inside-process.ts';
import { createReleases, note, readOptions, refuse, sealWithNewKey, wholeNumber } from '../program.ts';
import { figure, textTable } from '../report/table.ts';
import { rsaMilliseconds, rsaOf, signCase, verifyCase } from '../rsa.ts';
import type { Sample } from '../samples.ts';
import { sampleOfLoad } from '../services/end-to-end.ts';
import { cores } from '../services/pinned.ts';
import { startGenerator } from '../services/service-cases.ts';
import { startService } from '../services/service.ts';
import { compare, type Comparison, type Pair } from './pairs.ts';
import { buildRevision, isRevision, lastTag, thisClone, type Version } from './revision.ts';

const values = readOptions({
  options: {
    revision: { type: 'string' },
    pairs: { type: 'string', default: '20' },
    documents: { type: 'string', default: '200' },
    'at-most': { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const pairs = wholeNumber('--pairs', values.pairs, { least: 1, example: 20 });
const documents = wholeNumber('--documents', values.documents, { least: 10, example: 200 });
const atMost = Number(values['at-most'] ?? Number.POSITIVE_INFINITY);
if (!(atMost > 0)) refuse(`--at-most ${values['at-most'] ?? ''}: expected a ratio, such as 1.10.`);

const chosenRevision = (): string => {
  const revision = values.revision ?? lastTag();
  if (revision === undefined) {
    note('There is no tag yet to compare with; --revision names a commit.');
    process.exit(0);
  }
  return isRevision(revision) ? revision : refuse(`--revision ${revision}: this repository has no such commit.`);
};

type Measure = () => Promise<Sample>;

/** What one version can be asked for; each measures some documents, by processor time. */
type Measured = {
  readonly judging: Measure;
  readonly endToEnd: Measure;
  readonly sign: Measure;
  readonly verify: Measure;
};

const whatIsMeasured = [
  { name: 'judging', title: 'judging alone', rsa: rsaOf.judging },
  { name: 'endToEnd', title: 'end to end on one core', rsa: rsaOf.both },
] as const;

const releases = createReleases();

/** V8 compiles for the first thousand documents. */
const warmUps = Math.ceil(1_200 / documents);

const start = async (version: Version): Promise<Measured> => {
  releases.add(version.remove);
  const wanted = cases.filter(({ name }) => ['judge', signCase, verifyCase].includes(name));
  const inside = await startInside({ stores: [], documents, wanted, warmUps, file: version.inside });
  releases.add(inside.close);
  const service = await startService({ command: version.command, core: cores.service });
  releases.add(service.stop);
  const generator = startGenerator(cores.generator);
  releases.add(generator.close);
  const measure = (name: string): Measure => {
    const found = inside.cases.find((each) => each.name === name);
    if (found === undefined) throw new Error(`The bench of ${version.name} has no case ${name}.`);
    return found.run;
  };
  const endToEnd = (): Promise<Sample> => sampleOfLoad({ service, generator, documents }, 'core');
  for (let done = 0; done < warmUps; done += 1) await endToEnd();
  return { judging: measure('judge'), endToEnd, sign: measure(signCase), verify: measure(verifyCase) };
};

const measurePair = async (before: Measured, now: Measured, nowFirst: boolean) => {
  const rates: Readonly<Record<string, number>> = {
    [signCase]: (await now.sign()).value,
    [verifyCase]: (await now.verify()).value,
  };
  const found = new Map<string, Pair>();
  for (const { name, rsa } of whatIsMeasured) {
    const signatures = rsaMilliseconds(rsa, (rate) => rates[rate]) ?? 0;
    const cost = async (of: Measured): Promise<number> => 1_000 / (await of[name]()).value - signatures;
    // The second of two finds the caches of the first.
    if (nowFirst) {
      const ours = await cost(now);
      found.set(name, { before: await cost(before), now: ours });
    } else found.set(name, { before: await cost(before), now: await cost(now) });
  }
  return found;
};

const run = async (revision: string): Promise<readonly (Comparison & { readonly title: string })[]> => {
  const before = await start(buildRevision(revision));
  const now = await start(thisClone());
  const measured: ReadonlyMap<string, Pair>[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    measured.push(await measurePair(before, now, pair % 2 === 1));
    if (process.stderr.isTTY) note(`${String(pair + 1)} of ${String(pairs)} pairs`);
  }
  return whatIsMeasured.map(({ name, title }) => ({
    title,
    ...compare(measured.flatMap((pair) => pair.get(name) ?? [])),
  }));
};

sealWithNewKey();
try {
  const revision = chosenRevision();
  const found = await run(revision);
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ revision, pairs, found }, null, 2)}\n`
      : `${textTable({
          head: ['processor ms of a document, signatures subtracted', revision, 'now', 'now ÷ before', 'range'],
          rows: found.map(({ title, before, now, ratio }) => [
            title,
            figure(before, 'en'),
            figure(now, 'en'),
            ratio.median.toFixed(3),
            `${ratio.min.toFixed(3)} – ${ratio.max.toFixed(3)}`,
          ]),
        })}\n`,
  );
  if (found.some(({ ratio }) => ratio.median > atMost)) {
    note(`A document costs more than ${String(atMost)} of what it cost at ${revision}.`);
    process.exitCode = 1;
  }
} finally {
  await releases.all();
}
