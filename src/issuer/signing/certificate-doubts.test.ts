import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { doubtsAbout } from './certificate-doubts.ts';
import { makeTestChain } from './credentials.fixture.ts';

const now = Date.parse('2026-11-20T15:00:00Z');

const chainOf = (signer: Parameters<typeof makeTestChain>[0]): readonly X509Certificate[] =>
  makeTestChain(signer).credentials.chain.map((der) => new X509Certificate(der));

describe('doubtsAbout', () => {
  it.each([
    ['2020-01-01T00:00:00Z', '2021-01-01T00:00:00Z', ['certificate-expired']],
    ['2027-01-01T00:00:00Z', '2028-01-01T00:00:00Z', ['certificate-not-yet-valid']],
    ['2026-11-20T15:00:00Z', '2026-11-20T15:00:00Z', []],
  ])('compares a validity from %s to %s with the clock: %j', (from, to, doubts) => {
    expect(doubtsAbout(chainOf({ period: { from, to } }), now)).toEqual(doubts);
  });

  it.each([
    ['both usages', { digitalSignature: true, nonRepudiation: true }, []],
    ['no usage at all', undefined, ['certificate-key-usage']],
    ['a signature without commitment', { digitalSignature: true }, ['certificate-key-usage']],
    ['encryption', { keyEncipherment: true }, ['certificate-key-usage']],
  ])('wants a certificate that commits its holder: %s', (_case, usage, doubts) => {
    expect(doubtsAbout(chainOf({ usage }), now)).toEqual(doubts);
  });

  it('wants an authority above the signer', () => {
    const [leaf, ...authorities] = chainOf({});
    const codes = [[leaf], [leaf, leaf, ...authorities]].map((chain) =>
      doubtsAbout(
        chain.filter((each) => each !== undefined),
        now,
      ),
    );
    expect(codes).toEqual([['certificate-self-issued'], ['certificate-self-issued']]);
  });
});
