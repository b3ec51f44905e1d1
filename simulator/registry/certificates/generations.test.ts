/** An authority with several certificates of one name: renewed, with another key, or signed by two roots. */
import { describe, expect, it } from 'vitest';
import { readOwnTrust } from './bring-your-own.ts';
import { withAdditionalTrust } from './trust.ts';
import { evaluateChain, refusalOfCertificate, type ChainProblemCode } from './chain.ts';
import { issueCertificate, type CertificateRequest } from './issue.ts';
import type { KeyName } from './keys.ts';
import { authorityName } from './names.ts';
import { pemOf } from './tls.ts';
import { readCertificate } from './x509/certificate-facts.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const name = { root: authorityName('Raiz'), other: authorityName('Otra raiz'), sub: authorityName('Entidad') };

type Made = Pick<CertificateRequest, 'subject' | 'key' | 'issuer'> & Partial<CertificateRequest>;

let serial = 0x10;
const make = (made: Made): Promise<Uint8Array> =>
  issueCertificate({
    serial: (serial += 1).toString(16),
    notBefore: Date.parse('2015-01-01T05:00:00Z'),
    notAfter: Date.parse('2045-01-01T05:00:00Z'),
    usage: 'authority',
    ...made,
  });

const byRoot = { name: name.root, key: 'root-ca' } as const;
const byOther = { name: name.other, key: 'unknown-root-ca' } as const;
const bySub = (key: KeyName) => ({ name: name.sub, key });

const root = await make({ subject: name.root, key: 'root-ca', issuer: byRoot });
const strangeRoot = await make({ subject: name.other, key: 'unknown-root-ca', issuer: byOther });
const sub = { subject: name.sub, key: 'subordinate-ca', issuer: byRoot } as const;
const renewed = await make(sub);
const expired = await make({ ...sub, notAfter: Date.parse('2020-01-01T05:00:00Z') });
const crossSigned = await make({ ...sub, issuer: byOther });
const nextGeneration = await make({ ...sub, key: 'unknown-subordinate-ca' });
const leaf = await make({
  subject: authorityName('Empresa'),
  key: 'issuer',
  issuer: bySub('subordinate-ca'),
  usage: 'signing',
});
const forged = await make({
  subject: authorityName('Empresa'),
  key: 'issuer',
  issuer: { ...bySub('zoo'), claims: 'subordinate-ca' },
  usage: 'signing',
});

const nobody = { roots: [], subordinates: [], crls: {} };

const evaluate = async (certificate: Uint8Array, files: readonly Uint8Array[], trustAny = false) => {
  const own = await readOwnTrust(...files.map((bytes) => ({ name: 'a.cer', bytes })));
  const facts = (await readCertificate(certificate)) ?? expect.fail('not a certificate');
  const { verified, accredited, problems } = await evaluateChain(
    facts,
    withAdditionalTrust(nobody, own, trustAny),
    now,
  );
  return { verified, accredited, codes: problems.map(({ code }) => code) };
};

const accepted = { verified: true, accredited: true, codes: [] };
const refused = (code: ChainProblemCode, accredited: boolean) => ({ verified: false, accredited, codes: [code] });

describe('authorities of one name', () => {
  it.each<readonly [what: string, files: readonly Uint8Array[]]>([
    ['an expired certificate and its renewal', [expired, renewed]],
    ['a renewal without its root', [expired, renewed, strangeRoot]],
    ['two generations with a root', [nextGeneration, renewed, root]],
    ['a cross-signed one', [crossSigned, renewed, root]],
  ])('are tried in every order: %s', async (_what, files) => {
    expect(await evaluate(leaf, files)).toEqual(accepted);
    expect(await evaluate(leaf, [...files].reverse())).toEqual(accepted);
  });

  it('do not replace a generation that is missing, which is named', async () => {
    expect(await evaluate(leaf, [nextGeneration, root])).toEqual(refused('authority-not-accredited', false));
  });

  it.each<readonly [what: string, files: readonly Uint8Array[], trustAny: boolean]>([
    ['trust in any authority', [nextGeneration, root], true],
    ['the pinned certificate', [nextGeneration, root, leaf], false],
  ])('and %s accepts what the missing generation issued', async (_what, files, trustAny) => {
    expect(await evaluate(leaf, files, trustAny)).toEqual(accepted);
  });

  it('still tell a forged certificate, whichever authorities are trusted', async () => {
    for (const trustAny of [false, true])
      expect(await evaluate(forged, [renewed, nextGeneration, root], trustAny)).toEqual(
        refused('authority-signature', true),
      );
  });

  it('are refused while all are expired', async () => {
    expect(await evaluate(leaf, [expired, root])).toEqual(refused('authority-not-valid', true));
  });
});

it('the days of a certificate are those of Colombia', async () => {
  const until = await make({
    subject: authorityName('Empresa'),
    key: 'issuer',
    issuer: bySub('subordinate-ca'),
    usage: 'signing',
    notAfter: Date.parse('2020-01-01T04:59:59Z'),
  });
  const refusal = await refusalOfCertificate(until, nobody, Date.parse('2026-11-20T03:00:00Z'));
  expect(refusal?.match(/\d{4}-\d{2}-\d{2}/g)).toEqual(['2015-01-01', '2019-12-31', '2026-11-19']);
});

it('a certificate that OpenSSL marked as trusted is read', async () => {
  const [body = ''] = /(?<=-----\n)[^-]+/.exec(pemOf(root)) ?? [];
  const marked = Buffer.concat([Buffer.from(body, 'base64'), Buffer.from('300a0c08', 'hex'), Buffer.from('Ensayo 1')]);
  const file = `-----BEGIN TRUSTED CERTIFICATE-----\n${marked.toString('base64')}\n-----END TRUSTED CERTIFICATE-----\n`;
  expect((await readOwnTrust({ name: 'a.pem', bytes: Buffer.from(file) })).roots).toEqual([root]);
});
