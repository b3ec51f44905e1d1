/** The cases that run within one process, from outside it. */
import type { CaseFacts } from '../cases.ts';
import { roomForTheYoung } from '../../../harness/young-generation.ts';
import type { RunningCase } from '../rounds.ts';
import { converse } from '../services/conversation.ts';
import { cores, startNode } from '../services/pinned.ts';
import type { FromInside, InsideStart, ToInside } from './protocol.ts';

export type InsideProcess = { readonly cases: readonly RunningCase[]; readonly close: () => Promise<void> };

export type InsideProcessOptions = InsideStart & {
  /** Of all cases, those that are measured within. */
  readonly wanted: readonly CaseFacts[];
  /** Rounds before those that count: until then V8 compiles. */
  readonly warmUps: number;
  /** The program of the cases; this build's if absent. */
  readonly file?: string | undefined;
};

const ownFile = new URL(`./main${import.meta.filename.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

export const startInside = async (options: InsideProcessOptions): Promise<InsideProcess> => {
  const { wanted, warmUps, stores, documents, file = ownFile.pathname } = options;
  const child = startNode({
    args: [...roomForTheYoung(), '--expose-gc', file],
    core: cores.service,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { ask, close } = converse<ToInside, FromInside>(child);
  const measure = async ({ name, clock = 'core' }: CaseFacts) => {
    const said = await ask({ kind: 'measure', name, clock });
    if (said.kind !== 'measured') throw new Error(`The process of the cases did not measure ${name}.`);
    return said.sample;
  };
  try {
    await ask({ kind: 'start', stores, documents });
    for (let done = 0; done < warmUps; done += 1) for (const each of wanted) await measure(each);
  } catch (error) {
    close();
    throw error;
  }
  return {
    cases: wanted.map((each) => ({ name: each.name, run: () => measure(each) })),
    close: async () => {
      if (child.connected) await ask({ kind: 'stop' });
      close();
    },
  };
};
