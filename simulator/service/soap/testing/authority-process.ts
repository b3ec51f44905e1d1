/**
 * An authority in its own process, whose memory can be measured: writes its address and a client's credentials, then
 * one line of figures for each line that it reads.
 */
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { createEnv } from '../../../../src/common/env/env.ts';
import { startAuthority } from '../../../server.ts';
import { toBase64 } from '../../../../src/common/bytes.ts';

/** In its own thread, which measures while the process is busy. The system's own peak includes that of the parent. */
const watch = `
  const peak = new Float64Array(require('node:worker_threads').workerData);
  setInterval(() => { peak[0] = Math.max(peak[0], process.memoryUsage.rss()); }, 5);
`;
const memory = new SharedArrayBuffer(8);
const peak = new Float64Array(memory);
const watcher = new Worker(watch, { eval: true, workerData: memory });

const clock = process.argv[2] ?? '';
const authority = await startAuthority({ env: createEnv({ seed: 'process', clock }) });
const { privateKey, chain } = await authority.certificates.issuer({
  nit: '900373913',
  checkDigit: '4',
  name: 'Comercializadora Ensayo S.A.S.',
});

const write = (value: object): void => {
  process.stdout.write(`${JSON.stringify(value)}\n`);
};

write({
  url: authority.url,
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  chain: chain.map((der) => toBase64(der)),
});

const tell = async (): Promise<void> => {
  const kept = (await authority.journal.list()).map(({ envelope, omittedBytes = 0, fault }) => ({
    kept: envelope.length,
    omitted: omittedBytes,
    check: fault?.check,
  }));
  const rss = process.memoryUsage.rss();
  write({ rss, peak: Math.max(rss, peak[0] ?? 0), kept });
  peak[0] = 0;
};

createInterface({ input: process.stdin })
  .on('line', () => {
    void tell();
  })
  .once('close', () => {
    void watcher.terminate();
    void authority.close();
  });
