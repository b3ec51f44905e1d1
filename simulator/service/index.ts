export { isReceiving } from './reception/operations.ts';
export { sentFile } from './soap/sent-file.ts';
