import type { Call } from '../soap/call.ts';
import type { DocumentVerdict } from '../registry/batches.ts';
import type { Authority } from './authority.ts';
import { undisturbed } from './judgement-seam.ts';
import { sendSync } from './send-sync.ts';

/** The end of the last event that came in, by authority. */
const last = new WeakMap<Authority, Promise<unknown>>();

/** Events are judged one behind the other: whether one is in order depends on those before. */
const inTurn = <T>(authority: Authority, work: () => Promise<T>): Promise<T> => {
  const turn = (last.get(authority) ?? Promise.resolve()).then(work, work);
  last.set(authority, turn);
  return turn;
};

/** SendEventUpdateStatus: one event about an invoice in, its verdict out; the file has no name. */
export const sendEventUpdateStatus = (
  authority: Authority,
  judgement = undisturbed,
): ((call: Call) => Promise<DocumentVerdict>) => {
  const send = sendSync('SendEventUpdateStatus')(authority, judgement);
  return (call) => inTurn(authority, () => send(call));
};
