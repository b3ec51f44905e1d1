/** Questions to a process of the bench, one at a time. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export type Conversation<Asked, Answer> = {
  /** @throws Error if the process ends instead */
  readonly ask: (asked: Asked) => Promise<Answer>;
  readonly close: () => void;
};

export const converse = <Asked extends object, Answer>(child: ChildProcess): Conversation<Asked, Answer> => ({
  ask: async (asked) => {
    const ended = new AbortController();
    const { signal } = ended;
    try {
      child.send(asked);
      const death = once(child, 'exit', { signal }).then(() => {
        throw new Error('A process of the bench ended; its error is above.');
      });
      const [answer] = (await Promise.race([once(child, 'message', { signal }), death])) as [Answer]; // by our own process
      return answer;
    } finally {
      ended.abort();
    }
  },
  close: () => {
    if (child.connected) child.disconnect();
    child.kill();
  },
});
