/** A thread of `ensayo judge`: it judges the documents that it is sent, with the options of the command. */
import { parentPort, workerData } from 'node:worker_threads';
import { judgesFor } from './apart-judges.ts';
import { judgesHere, type Task, type ThreadOptions } from './judging-crew.ts';

const { flags, proposes } = workerData as ThreadOptions; // judging-crew.ts
const { trustAny = false } = flags;
// The command has warned already.
const member = judgesFor({ ...flags, trustAny: false }, { trustAny }).then((apart) => judgesHere(apart, proposes));

/** A buffer arrives as an array. */
const asSent = ({ path, file: { name, bytes } }: Task): Task => ({
  path,
  file: { name, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
});

parentPort?.on('message', (tasks: readonly Task[]) => {
  void member.then(async (judge) => parentPort?.postMessage(await judge(tasks.map(asSent))));
});
