/**
 * The process of the cases that run within one: started on one core, it measures what it is asked for and does nothing
 * in between.
 */
import '../../../cli/runtime.ts';
import { openPlace } from '../seeding/places.ts';
import { insideCases, type Inside } from './inside-cases.ts';
import type { FromInside, InsideStart, ToInside } from './protocol.ts';
import { measure } from './work.ts';

const start = async ({ stores, documents }: InsideStart): Promise<Inside> => {
  const opened = await Promise.all(stores.map(async ({ name, ...at }) => ({ name, ...(await openPlace(at)) })));
  const inside = await insideCases({ stores: opened, documents });
  return {
    cases: inside.cases,
    close: async () => {
      await inside.close();
      for (const { close } of opened) await close();
    },
  };
};

let inside: Inside | undefined;

const answer = async (asked: ToInside): Promise<FromInside> => {
  if (asked.kind === 'start') inside = await start(asked);
  if (asked.kind === 'stop') await inside?.close();
  if (asked.kind !== 'measure') return { kind: 'done' };
  const found = inside?.cases.find(({ name }) => name === asked.name);
  if (found === undefined) throw new Error(`No case ${asked.name} within the process.`);
  return { kind: 'measured', sample: await measure(found, asked.clock) };
};

process.on('message', (asked: ToInside) => {
  void answer(asked).then((said) => {
    process.send?.(said);
    if (asked.kind === 'stop') process.disconnect();
  });
});
