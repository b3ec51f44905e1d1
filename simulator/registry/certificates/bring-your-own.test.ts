import forge from 'node-forge';
import { describe, expect, it } from 'vitest';
import { createEnv } from '../../../src/common/env/env.ts';
import { readCertificate, type CertificateFacts } from './x509/certificate-facts.ts';
import { readOwnTrust } from './bring-your-own.ts';
import { noOwnTrust, withAdditionalTrust } from './trust.ts';
import { createCertificates } from './certificates.ts';
import { evaluateChain, refusalOfCertificate } from './chain.ts';
import { pemOf } from './tls.ts';
import type { DefectiveName } from './defective.ts';
import { toBase64 } from '../../../src/common/bytes.ts';

const clock = '2026-11-20T10:00:00-05:00';
const now = Date.parse(clock);
const owner = { nit: '900123456', checkDigit: '8', name: 'Compañía Ñandú S.A.S.' };
const certificates = createCertificates(createEnv({ seed: 1, clock }));
const ours = await certificates.trust();

const chainOf = async (specimen: DefectiveName): Promise<readonly Uint8Array[]> =>
  (await certificates.defective(specimen, owner)).chain;

const factsOf = async (der: Uint8Array | undefined): Promise<CertificateFacts> =>
  (await readCertificate(der ?? Buffer.alloc(0))) ?? expect.fail('not a certificate');

const [foreign, ...foreignAuthorities] = await chainOf('unknownAuthority');
const pemFile = (ders: readonly Uint8Array[]): Uint8Array =>
  Buffer.from(`Bag Attributes\n${ders.map(pemOf).join('\n')}`);
/** As another library writes it. */
const pkcs7 = (ders: readonly Uint8Array[]): Uint8Array => {
  const message = forge.pkcs7.createSignedData();
  for (const der of ders) message.addCertificate(pemOf(der));
  return Buffer.from(forge.asn1.toDer(message.toAsn1()).getBytes(), 'latin1');
};

const counts = ({ roots, subordinates, pinned }: Awaited<ReturnType<typeof readOwnTrust>>) => [
  roots.length,
  subordinates.length,
  pinned.length,
];

describe('a file of trust', () => {
  it('is sorted by the type of its certificates', async () => {
    const leaf = foreign ?? Buffer.alloc(0);
    expect(counts(await readOwnTrust({ name: 'a.pem', bytes: pemFile(foreignAuthorities) }))).toEqual([1, 1, 0]);
    expect(counts(await readOwnTrust({ name: 'a.pem', bytes: pemFile([leaf]) }))).toEqual([0, 0, 1]);
    expect(counts(await readOwnTrust({ name: 'a.cer', bytes: leaf }))).toEqual([0, 0, 1]);
    const all = [leaf, ...foreignAuthorities].map((bytes) => ({ name: 'a.cer', bytes }));
    expect(counts(await readOwnTrust(...all))).toEqual([1, 1, 1]);
  });

  it.each([
    ['DER', (der: Uint8Array) => der],
    ['PEM', (der: Uint8Array) => Buffer.from(`-----BEGIN PKCS7-----\n${toBase64(der)}\n-----END PKCS7-----`)],
  ])('may be a PKCS #7 with a whole chain, as %s', async (_, written) => {
    const file = written(pkcs7([foreign ?? Buffer.alloc(0), ...foreignAuthorities]));
    expect(counts(await readOwnTrust({ name: 'a.p7b', bytes: file }))).toEqual([1, 1, 1]);
  });

  it('of a PKCS #7 without certificates is refused', async () => {
    await expect(readOwnTrust({ name: 'a.p7b', bytes: pkcs7([]) })).rejects.toMatchObject({
      code: 'certificate-not-readable',
      message: expect.stringContaining('a.p7b') as string,
    });
  });

  it.each([
    ['nothing', Buffer.alloc(0), /Certificate 1 of a\.pem cannot be read/],
    [
      'a private key alone',
      Buffer.from('-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----'),
      /no certificate/,
    ],
    [
      'a damaged one',
      Buffer.from('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'),
      /Certificate 1 .*pkcs12/,
    ],
    ['something else', Buffer.from('hola'), /cannot be read/],
  ])('of %s is refused with a hint', async (_, bytes, message) => {
    await expect(readOwnTrust({ name: 'a.pem', bytes })).rejects.toThrow(message);
  });
});

describe('trust in others', () => {
  const accepted = { accredited: true, verified: true, validity: 'valid', revocation: 'notAsked', problems: [] };

  it('accepts what their authorities issued, and keeps ours', async () => {
    const trust = withAdditionalTrust(
      ours,
      await readOwnTrust({ name: 'a.pem', bytes: pemFile(foreignAuthorities) }),
      false,
    );
    const evaluation = await evaluateChain(await factsOf(foreign), trust, now);
    expect(evaluation).toMatchObject(accepted);
    expect(evaluation.path).toHaveLength(3);
    const good = await certificates.issuer(owner);
    expect(await evaluateChain(await factsOf(good.chain[0]), trust, now)).toMatchObject({
      revocation: 'good',
      problems: [],
    });
  });

  it.each<DefectiveName>(['unknownAuthority', 'selfSigned'])('accepts a single certificate: %s', async (specimen) => {
    const [leaf = Buffer.alloc(0)] = await chainOf(specimen);
    const trust = withAdditionalTrust(ours, await readOwnTrust({ name: 'a.cer', bytes: leaf }), false);
    expect(await evaluateChain(await factsOf(leaf), trust, now)).toMatchObject(accepted);
  });

  it('does not accept another certificate of the same authority', async () => {
    const [other] = (await certificates.defective('unknownAuthority', { ...owner, name: 'OTRA SAS' })).chain;
    const trust = withAdditionalTrust(
      ours,
      await readOwnTrust({ name: 'a.cer', bytes: foreign ?? Buffer.alloc(0) }),
      false,
    );
    expect(await evaluateChain(await factsOf(other), trust, now)).toMatchObject({ accredited: false });
  });

  it('in a root alone does not extend to leaves of an unknown subordinate, which is named', async () => {
    const root = foreignAuthorities.at(-1) ?? Buffer.alloc(0);
    const trust = withAdditionalTrust(ours, await readOwnTrust({ name: 'a.cer', bytes: root }), false);
    expect(await evaluateChain(await factsOf(foreign), trust, now)).toMatchObject({ accredited: false });
    const refusal = await refusalOfCertificate(foreign ?? Buffer.alloc(0), trust, now);
    expect(refusal).toContain((await factsOf(foreignAuthorities[0])).subjectName);
    expect(refusal).toContain('--trust');
  });

  it('in a subordinate alone suffices for what it issued', async () => {
    const [subordinate = Buffer.alloc(0)] = foreignAuthorities;
    const trust = withAdditionalTrust(ours, await readOwnTrust({ name: 'a.cer', bytes: subordinate }), false);
    const evaluation = await evaluateChain(await factsOf(foreign), trust, now);
    expect(evaluation).toMatchObject(accepted);
    expect(evaluation.path).toHaveLength(2);
    expect(await refusalOfCertificate(foreign ?? Buffer.alloc(0), trust, now)).toBeUndefined();
  });

  it('in a subordinate alone does not outlast it', async () => {
    const [subordinate = Buffer.alloc(0)] = foreignAuthorities;
    const trust = withAdditionalTrust(ours, await readOwnTrust({ name: 'a.cer', bytes: subordinate }), false);
    const late = Date.parse('2041-01-01T00:00:00-05:00');
    expect(await evaluateChain(await factsOf(foreign), trust, late)).toMatchObject({ verified: false });
  });

  it.each<[DefectiveName, object]>([
    ['expired', { validity: 'expired' }],
    ['revoked', { revocation: 'revoked' }],
    ['forged', { verified: false }],
  ])('in any authority accepts no certificate of ours that is %s', async (specimen, expected) => {
    const trust = withAdditionalTrust(ours, noOwnTrust, true);
    const [leaf] = await chainOf(specimen);
    expect(await evaluateChain(await factsOf(leaf), trust, now)).toMatchObject(expected);
    expect(await evaluateChain(await factsOf(foreign), trust, now)).toMatchObject(accepted);
  });
});
