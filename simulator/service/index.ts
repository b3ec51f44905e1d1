export { isReceiving } from './reception/operations.ts';
export type { Exchange } from './soap/journal.ts';
export { sentFile } from './soap/sent-file.ts';
