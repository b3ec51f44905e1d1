/**
 * Fills the store of a data folder or a database, which no other process has open, with accepted documents:
 *
 *   npm run bench:seed -- --data DIR --documents 1000000
 *   npm run bench:seed -- --postgres postgres://… --documents 1000000 --seed 2
 */
import { createEnv, stopwatch } from '../../../common/env/env.ts';
import { isStartProblem } from '../../../common/start-error.ts';
import { note, readOptions, refuse, wholeNumber } from '../program.ts';
import { openPlace } from './places.ts';
import { seedDocuments } from './seed-documents.ts';

const values = readOptions({
  options: {
    data: { type: 'string' },
    postgres: { type: 'string' },
    documents: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});

const documents = wholeNumber('--documents', values.documents, { least: 0, example: 100_000 });
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
      onProgress: (written) => note(`${String(written)} documents, ${seconds()} s`),
    });
  } finally {
    await close();
  }
};

await fill().catch((error: unknown) => {
  if (!isStartProblem(error)) throw error;
  refuse(error.message);
});
