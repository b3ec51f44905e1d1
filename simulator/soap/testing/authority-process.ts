/**
 * An authority in a process of its own, whose memory can be measured: writes its
 * address and a client's credentials, then one line of figures for each line that it reads.
 */
import { createInterface } from 'node:readline';
import { createEnv } from '../../../src/common/env/env.ts';
import { startAuthority } from '../../server.ts';

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
  chain: chain.map((der) => der.toString('base64')),
});

createInterface({ input: process.stdin })
  .on('line', () => {
    const kept = authority.journal.list().map(({ envelope, omittedBytes = 0, fault }) => ({
      kept: envelope.length,
      omitted: omittedBytes,
      check: fault?.check,
    }));
    // The peak is the operating system's own, which misses nothing while the process is busy.
    write({ rss: process.memoryUsage.rss(), peak: process.resourceUsage().maxRSS * 1024, kept });
  })
  .once('close', () => {
    void authority.close();
  });
