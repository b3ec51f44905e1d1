import { AfterAll, BeforeAll, setWorldConstructor, World } from '@cucumber/cucumber';
import { startBox, type Box, type Reply } from '../../src/harness/box.ts';

let shared: Box | undefined;
let lastNumber = 990_100_000;
const defects: unknown[] = [];

/** Both services, started once for the whole run. */
export const box = (): Box => {
  if (shared === undefined) throw new Error('The services have not been started.');
  return shared;
};

/** What a scenario knows: the request it prepares and the reply it got. */
export class EnsayoWorld extends World {
  request: Record<string, unknown> = {};
  replies: Reply[] = [];

  get reply(): Reply {
    const last = this.replies.at(-1);
    if (last === undefined) throw new Error('Nothing was sent yet.');
    return last;
  }

  /** A number that no other scenario uses. */
  nextNumber(): number {
    lastNumber += 1;
    return lastNumber;
  }
}

setWorldConstructor(EnsayoWorld);

BeforeAll(async () => {
  shared = await startBox({ seed: 'conformance', onDefect: (error) => defects.push(error) });
});

AfterAll(async () => {
  await shared?.close();
  if (defects.length > 0) throw new AggregateError(defects, 'Defects of our own code during the run');
});
