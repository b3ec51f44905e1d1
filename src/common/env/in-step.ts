import { setImmediate as others } from 'node:timers/promises';

/**
 * Runs a step of a document's way behind the same step of the documents that
 * got there before it, and ahead of their next one. Code and tables of a step
 * are then in the processor's cache for all but the first of them, which makes
 * documents that are on their way at the same time a fifth cheaper (decision
 * 010); and who asks for something small meanwhile waits for a step, not for a
 * document.
 */
export const inStep = async <Value>(step: () => Value | Promise<Value>): Promise<Value> => {
  await others();
  return step();
};
