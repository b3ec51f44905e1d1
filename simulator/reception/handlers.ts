import type { Handlers } from '../soap/handlers.ts';
import type { Authority } from './authority.ts';
import { getAcquirer, getExchangeEmails } from './lookups.ts';
import { getNumberingRange, getStatus, getStatusZip, getXmlByDocumentKey } from './queries.ts';
import { sendBillAsync, sendTestSetAsync } from './send-async.ts';
import { sendEventUpdateStatus } from './send-event.ts';
import { sendBillSync, sendNominaSync } from './send-sync.ts';
import { getStatusEvent } from './status-event.ts';

/** Every operation that the authority answers. */
export const handlersOf = (authority: Authority): Handlers => ({
  SendBillSync: sendBillSync(authority),
  SendNominaSync: sendNominaSync(authority),
  SendBillAsync: sendBillAsync(authority),
  SendTestSetAsync: sendTestSetAsync(authority),
  SendEventUpdateStatus: sendEventUpdateStatus(authority),
  GetStatus: getStatus(authority),
  GetStatusEvent: getStatusEvent(authority),
  GetStatusZip: getStatusZip(authority),
  GetXmlByDocumentKey: getXmlByDocumentKey(authority),
  GetNumberingRange: getNumberingRange(authority),
  GetAcquirer: getAcquirer(authority),
  GetExchangeEmails: getExchangeEmails(authority),
});
