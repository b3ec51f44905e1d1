import type { Handlers } from '../soap/call.ts';
import type { Authority } from './authority.ts';
import type { BatchWork } from './batch-work.ts';
import type { JudgementPort } from './receive.ts';
import {
  getAcquirer,
  getExchangeEmails,
  getNumberingRange,
  getStatus,
  getStatusZip,
  getXmlByDocumentKey,
} from './queries.ts';
import { getReferenceNotes, getStatusEvent } from './response-list.ts';
import { sendBillAsync, sendBillAttachmentAsync, sendTestSetAsync } from './send-async.ts';
import { sendBillSync, sendEventUpdateStatus, sendNominaSync } from './send-sync.ts';

/** Every operation of the authority, with verdicts from the given port, and from batches that are judged later. */
export const handlersOf = (authority: Authority, judgement: JudgementPort, batches: BatchWork): Required<Handlers> => ({
  SendBillSync: sendBillSync(authority, judgement),
  SendNominaSync: sendNominaSync(authority, judgement),
  SendBillAsync: sendBillAsync(authority, judgement, batches),
  SendBillAttachmentAsync: sendBillAttachmentAsync(authority, judgement, batches),
  SendTestSetAsync: sendTestSetAsync(authority, judgement, batches),
  SendEventUpdateStatus: sendEventUpdateStatus(authority, judgement),
  GetStatus: getStatus(authority, judgement),
  GetStatusEvent: getStatusEvent(authority, judgement),
  GetStatusZip: getStatusZip(authority, judgement, batches),
  GetXmlByDocumentKey: getXmlByDocumentKey(authority, judgement),
  GetReferenceNotes: getReferenceNotes(authority, judgement),
  GetNumberingRange: getNumberingRange(authority),
  GetAcquirer: getAcquirer(authority),
  GetExchangeEmails: getExchangeEmails(authority),
});
