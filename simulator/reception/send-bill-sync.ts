export { judgeFile } from './judge-file.ts';
