import type { Handlers } from '../soap/handlers.ts';
import type { Authority } from './authority.ts';
import { getAcquirer, getExchangeEmails } from './lookups.ts';
import { getNumberingRange, getStatus, getStatusZip, getXmlByDocumentKey } from './queries.ts';
import { getReferenceNotes } from './reference-notes.ts';
import { sendBillAsync, sendTestSetAsync } from './send-async.ts';
import { sendBillAttachmentAsync } from './send-attachment.ts';
import { sendEventUpdateStatus } from './send-event.ts';
import { sendBillSync, sendNominaSync } from './send-sync.ts';
import { getStatusEvent } from './status-event.ts';

/** Every operation that the authority answers. */
export const handlersOf = (authority: Authority): Handlers => ({
  SendBillSync: sendBillSync(authority),
  SendNominaSync: sendNominaSync(authority),
  SendBillAsync: sendBillAsync(authority),
  SendBillAttachmentAsync: sendBillAttachmentAsync(authority),
  SendTestSetAsync: sendTestSetAsync(authority),
  SendEventUpdateStatus: sendEventUpdateStatus(authority),
  GetStatus: getStatus(authority),
  GetStatusEvent: getStatusEvent(authority),
  GetStatusZip: getStatusZip(authority),
  GetXmlByDocumentKey: getXmlByDocumentKey(authority),
  GetReferenceNotes: getReferenceNotes(authority),
  GetNumberingRange: getNumberingRange(authority),
  GetAcquirer: getAcquirer(authority),
  GetExchangeEmails: getExchangeEmails(authority),
});
