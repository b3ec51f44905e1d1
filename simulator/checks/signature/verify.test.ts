import { describe, expect, it } from 'vitest';
import { certificates, outcomes, owner, reportOn } from './testing/box.ts';
import { signSample } from './testing/sign-sample.ts';

const credentials = await certificates.issuer(owner);

describe('a good signature', () => {
  it.each(['sha256', 'sha384', 'sha512'] as const)('verifies with %s digests and RSA', async (hash) => {
    const report = await reportOn(signSample({ credentials, digest: hash, signatureHash: hash }));
    expect(outcomes(report)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(report.valid).toBe(true);
  });
});
