import { describe, expect, it } from 'vitest';
import { stopwatch } from '../../common/env/env.ts';
import { makeTestChain } from './credentials.fixture.ts';
import { readPem } from './key-store.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const chain = makeTestChain();

describe('a text of many beginnings', () => {
  it.each(['-----BEGIN CERTIFICATE-----\n', '-----END CERTIFICATE-----\n', '-----BEGIN A-----\n-----END B-----\n'])(
    'is read in one pass: %j',
    (part) => {
      const text = part.repeat(300_000);
      const elapsed = stopwatch();
      expect(readPem({ key: chain.keyPem, certificates: [text] }, now)).toMatchObject({ ok: false });
      // Reading it once for each beginning takes minutes.
      expect(elapsed()).toBeLessThan(2_000);
    },
  );

  it('of certificates is refused above a hundred', () => {
    const certificates = [(chain.certificatesPem[2] ?? '').repeat(101)];
    expect(readPem({ key: chain.keyPem, certificates }, now)).toMatchObject({ code: 'certificate-too-many' });
  });
});
