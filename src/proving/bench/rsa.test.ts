import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memory } from '../../common/store/store.ts';
import { createIssuing, type Issuing } from './inside/issuing.ts';
import { createBenchAuthority, createJudging, type Judging } from './inside/judging.ts';
import { requestSource } from './requests.ts';
import { rsaOf } from './rsa.ts';

let issuing: Issuing;
let judging: Judging;
const next = requestSource(10);

/** Both sides have seen a document before: chains of certificates are then known. */
beforeAll(async () => {
  const authority = await createBenchAuthority();
  issuing = await createIssuing(authority.certificates, 'invoice');
  judging = await createJudging(authority, memory);
  await judging.judge(Buffer.from(await issuing.issue(next())));
});

afterAll(async () => {
  await judging.close();
  await issuing.close();
});

const operations = ['sign', 'verify', 'publicDecrypt'] as const;

/** How often `act` signs and verifies, wherever in the process. */
const counted = async (act: () => Promise<unknown>): Promise<{ readonly signs: number; readonly verifies: number }> => {
  const counts = { sign: 0, verify: 0, publicDecrypt: 0 };
  const originals = Object.fromEntries(operations.map((name) => [name, crypto[name]]));
  for (const name of operations)
    Object.assign(crypto, {
      [name]: (...args: readonly unknown[]): unknown => {
        counts[name] += 1;
        return Reflect.apply(originals[name] as (...args: readonly unknown[]) => unknown, crypto, args);
      },
    });
  syncBuiltinESMExports();
  try {
    await act();
  } finally {
    Object.assign(crypto, originals);
    syncBuiltinESMExports();
  }
  return { signs: counts.sign, verifies: counts.verify + counts.publicDecrypt };
};

it('a document is signed and verified as often as its figures subtract', async () => {
  let envelope = '';
  expect(await counted(async () => (envelope = await issuing.issue(next())))).toEqual(rsaOf.issuing);
  expect(await counted(() => judging.judge(Buffer.from(envelope)))).toEqual(rsaOf.judging);
});
