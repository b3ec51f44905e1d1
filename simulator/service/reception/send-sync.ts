import { limitsOf } from '../../document/intake/limits.ts';
import type { DocumentVerdict } from '../../registry/batches.ts';
import type { Call } from '../soap/call.ts';
import { unopened } from './document-answers.ts';
import type { Authority } from './authority.ts';
import { openFile } from './operations.ts';
import { undisturbed } from './receive.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { senderOf } from './reception.ts';

/** One document in, its verdict out. */
const sendSync =
  (operation: 'SendBillSync' | 'SendNominaSync' | 'SendEventUpdateStatus') =>
  (authority: Authority, { verdictOn } = undisturbed) =>
  async (call: Call): Promise<DocumentVerdict> => {
    const submission = await openFile(call.parameters.contentFile, operation, limitsOf(authority.settings));
    if (!submission.ok) return unopened(submission);
    const [received] = submission.documents;
    if (received === undefined) throw new Error('A submission was opened and holds no document.');
    return verdictOn({ authority, operation, received, ...senderOf(call) });
  };

/** SendBillSync: one invoice, note or support document in, its verdict out. */
export const sendBillSync = sendSync('SendBillSync');

/** SendNominaSync: the same for payroll and its adjustments; the file has no name. */
export const sendNominaSync = sendSync('SendNominaSync');

/**
 * SendEventUpdateStatus: one event about an invoice in, its verdict out; the file has no name. Events are judged one
 * after another, in the order of their arrival: whether one is in order depends on those before it. One that another
 * process overtakes is judged again (receive.ts).
 */
export const sendEventUpdateStatus = (
  authority: Authority,
  judgement = undisturbed,
): ((call: Call) => Promise<DocumentVerdict>) => {
  const send = sendSync('SendEventUpdateStatus')(authority, judgement);
  const inTurn = oneAfterAnother();
  return (call) => inTurn(() => send(call));
};
