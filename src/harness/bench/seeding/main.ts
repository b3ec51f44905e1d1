/**
 * Fills the store of a data folder or a database, which no other process has open, with accepted documents:
 *
 *   npm run bench:seed -- --data DIR --documents 1000000
 *   npm run bench:seed -- --postgres postgres://… --documents 1000000 --seed 2
 */
import { parseArgs } from 'node:util';
import { createEnv, stopwatch } from '../../../common/env/env.ts';
import { isStartProblem } from '../../../common/start-error.ts';
import { openPlace } from './places.ts';
import { seedDocuments } from './seed-documents.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    postgres: { type: 'string' },
    documents: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});

const refuse = (problem: string): never => {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
};

const documents = Number(values.documents);
if (!Number.isSafeInteger(documents) || documents < 0)
  refuse(`--documents ${values.documents}: expected how many to write, a whole number such as 100000.`);
if ((values.data === undefined) === (values.postgres === undefined))
  refuse('Expected one place to write to: --data DIR or --postgres URL.');

const elapsed = stopwatch();
const seconds = (): string => (elapsed() / 1_000).toFixed(1);

const fill = async (): Promise<void> => {
  const { place, close } = await openPlace(values);
  try {
    await seedDocuments(place, {
      documents,
      seed: values.seed,
      now: createEnv().clock.now(),
      onProgress: (written) => process.stderr.write(`${String(written)} documents, ${seconds()} s\n`),
    });
  } finally {
    await close();
  }
};

await fill().catch((error: unknown) => {
  if (!isStartProblem(error)) throw error;
  refuse(error.message);
});
