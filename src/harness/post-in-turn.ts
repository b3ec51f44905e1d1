import { createEnv } from '../common/env/env.ts';
import type { Reply } from './box-types.ts';

const { sleep } = createEnv();

/** A service that has too many requests answers 503, and says in how many seconds there may be room: it is asked again. */
export const postInTurn = async (post: () => Promise<Reply>): Promise<Reply> => {
  for (;;) {
    const reply = await post();
    const seconds = reply.headers.get('retry-after');
    if (reply.status !== 503 || seconds === null) return reply;
    await sleep(1_000 * Number(seconds));
  }
};
