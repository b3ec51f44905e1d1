import { containedDocument } from '../intake/attached-document.ts';
import { sendBatch } from './send-async.ts';

/**
 * SendBillAttachmentAsync: what SendBillAsync takes, and the same documents in
 * the AttachedDocument that they are sent to their receiver in. Nobody published
 * what the authority does with the container: here the document inside is
 * judged, as if it had come alone.
 */
export const sendBillAttachmentAsync = sendBatch('SendBillAttachmentAsync', containedDocument);
