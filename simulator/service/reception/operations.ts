import { documentKinds, eventKinds, isEvent, isPayroll, type SubjectKind } from '../../document/kind.ts';
import type { Limits } from '../../document/intake/limits.ts';
import {
  intakeLimits,
  readSubmission,
  type IntakeDocument,
  type IntakeReport,
} from '../../document/intake/submission.ts';

/** Operations that take documents and judge them. */
export type ReceivingOperation =
  | 'SendBillSync'
  | 'SendNominaSync'
  | 'SendBillAsync'
  | 'SendBillAttachmentAsync'
  | 'SendTestSetAsync'
  | 'SendEventUpdateStatus';

const payroll = documentKinds.filter(isPayroll);
const ubl = documentKinds.filter((kind) => !isPayroll(kind));

/** Payroll has no asynchronous operation of its own: its test sets go to the common one. */
const taken: Readonly<Record<ReceivingOperation, readonly SubjectKind[]>> = {
  SendBillSync: ubl,
  SendNominaSync: payroll,
  SendBillAsync: ubl,
  SendBillAttachmentAsync: ubl,
  SendTestSetAsync: documentKinds,
  SendEventUpdateStatus: eventKinds,
};

export const receivingOperations: readonly string[] = Object.keys(taken);

export const isReceiving = (operation: string): operation is ReceivingOperation => Object.hasOwn(taken, operation);

const asynchronous: readonly ReceivingOperation[] = ['SendBillAsync', 'SendBillAttachmentAsync', 'SendTestSetAsync'];

/** Opens the file that came by an operation; SendBillAttachmentAsync brings documents in the containers for receivers. */
export const openFile = (
  contentFile: string | undefined,
  operation: ReceivingOperation,
  limits: Limits,
): Promise<IntakeReport> =>
  readSubmission(contentFile, {
    mode: asynchronous.includes(operation) ? 'async' : 'sync',
    opensContainers: operation === 'SendBillAttachmentAsync',
    limits: intakeLimits(limits),
  });

/** What to use for a document that an operation does not take. */
export type ProperOperation = 'SendBillSync' | 'SendNominaSync' | 'SendEventUpdateStatus' | 'none';

const synchronous = (kind: SubjectKind): ProperOperation => {
  if (isEvent(kind)) return 'SendEventUpdateStatus';
  return taken.SendNominaSync.includes(kind) ? 'SendNominaSync' : 'SendBillSync';
};

/** The operation that takes what this one does not; undefined if this one does, or if the document is unreadable. */
export const properOperation = (
  received: IntakeDocument,
  operation: ReceivingOperation,
): ProperOperation | undefined => {
  if (received.status === 'unreadable') return undefined;
  if (received.status === 'unknown-kind') return 'none';
  return taken[operation].includes(received.kind) ? undefined : synchronous(received.kind);
};
