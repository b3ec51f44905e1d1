import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createEnv } from '../../../src/common/env/env.ts';
import { readCertificate, type CertificateFacts } from './x509/certificate-facts.ts';
import { createCertificates, type Certificates } from './certificates.ts';
import { holderIdentifications } from './holder.ts';
import { misplaced } from '../../testing/languages.fixture.ts';
import { defectiveCertificates, defectiveNames } from './defective.ts';

const clock = '2026-11-20T10:00:00-05:00';
const owner = { nit: '900123456', checkDigit: '8', name: 'Compañía Ñandú S.A.S.' };
const other = { nit: '900654321', checkDigit: '1', name: 'Otra S.A.S.' };

const fresh = (seed: string | number = 1, at = clock): Certificates =>
  createCertificates(createEnv({ seed, clock: at }));

const factsOf = async (der: Uint8Array | undefined): Promise<CertificateFacts> => {
  const facts = der === undefined ? undefined : await readCertificate(der);
  if (facts === undefined) throw new Error('Not a certificate.');
  return facts;
};

const day = (instant: number): string => new Date(instant - 5 * 3_600_000).toISOString();

describe('the simulator as certification authority', () => {
  it('issues a chain of leaf, subordinate and root whose signatures verify', async () => {
    const { chain } = await fresh().issuer(owner);
    const [leaf, subordinate, root] = chain.map((der) => new X509Certificate(der));
    expect(chain).toHaveLength(3);
    expect(leaf?.verify(subordinate?.publicKey ?? root?.publicKey ?? leaf.publicKey)).toBe(true);
    expect(leaf?.checkIssued(subordinate ?? leaf)).toBe(true);
    expect(subordinate?.verify(root?.publicKey ?? subordinate.publicKey)).toBe(true);
    expect(root?.verify(root.publicKey)).toBe(true);
    expect([leaf?.ca, subordinate?.ca, root?.ca]).toEqual([false, true, true]);
  });

  it('gives the private key that belongs to the certificate', async () => {
    const certificates = fresh();
    const credentials = [
      await certificates.issuer(owner),
      await certificates.issuer(other, 'issuer-second'),
      await certificates.authority(),
      ...(await Promise.all(defectiveNames.map((name) => certificates.defective(name, owner)))),
    ];
    for (const { privateKey, chain } of credentials) {
      expect(new X509Certificate(chain[0] ?? Buffer.alloc(0)).checkPrivateKey(privateKey)).toBe(true);
    }
  });

  it('names the holder as Colombian authorities do, accents included', async () => {
    const facts = await factsOf((await fresh().issuer(owner)).chain[0]);
    const values = Object.fromEntries(facts.subject.map(({ oid, value }) => [oid, value]));
    expect(values).toMatchObject({
      '2.5.4.5': '900123456',
      '1.3.6.1.4.1.23267.2.2': '900123456',
      '2.5.4.3': 'Compañía Ñandú S.A.S.',
      '2.5.4.6': 'CO',
    });
    expect(holderIdentifications(facts)).toEqual(['900123456']);
  });

  it('allows leaves digital signature and non-repudiation, and names the revocation list', async () => {
    const facts = await factsOf((await fresh().issuer(owner)).chain[0]);
    expect(facts.keyUsage).toMatchObject({ digitalSignature: true, nonRepudiation: true, keyCertSign: false });
    expect(facts).toMatchObject({ keyBits: 2048, signatureAlgorithm: 'sha256WithRSAEncryption' });
    const paths = (await fresh().publications()).map(({ path }) => path);
    expect(facts.crlUrls.map((url) => new URL(url).pathname)).toEqual(['/certificates/subordinate.crl']);
    expect(paths).toContain('/certificates/subordinate.crl');
  });

  it.each([
    ['2026-11-20T10:00:00-05:00', '2027-11-20'],
    ['2026-11-20T23:59:59-05:00', '2027-11-20'],
    ['2024-02-29T12:00:00-05:00', '2025-02-28'],
    ['2021-03-01T00:00:00-05:00', '2022-03-01'],
    ['2016-01-01T00:00:00-05:00', '2020-01-01'],
  ])('at %s issues leaves from 2019 to %s', async (at, end) => {
    const [leaf, subordinate, root] = await Promise.all((await fresh(1, at).issuer(owner)).chain.map(factsOf));
    expect([leaf?.notBefore, leaf?.notAfter].map((instant) => day(instant ?? 0))).toEqual([
      '2019-01-01T00:00:00.000Z',
      `${end}T00:00:00.000Z`,
    ]);
    expect([subordinate?.notBefore, subordinate?.notAfter].map((instant) => day(instant ?? 0).slice(0, 4))).toEqual([
      '2017',
      '2040',
    ]);
    expect([root?.notBefore, root?.notAfter].map((instant) => day(instant ?? 0).slice(0, 4))).toEqual(['2015', '2045']);
  });
});

describe('the bytes of certificates', () => {
  const everything = async (certificates: Certificates): Promise<readonly Uint8Array[]> => [
    ...(await certificates.issuer(owner)).chain,
    ...(await certificates.authority()).chain,
    ...(
      await Promise.all(defectiveNames.map(async (name) => (await certificates.defective(name, owner)).chain))
    ).flat(),
    ...(await certificates.publications()).map(({ bytes }) => bytes),
    Buffer.from((await certificates.tls(['localhost'])).certificates),
  ];

  it('are the same for the same seed and clock', async () => {
    expect(await everything(fresh())).toEqual(await everything(fresh()));
  });

  it('do not depend on the order in which certificates are requested', async () => {
    const [one, two] = [fresh(), fresh()];
    const forwards = [await one.issuer(owner), await one.issuer(other), await one.defective('expired', owner)];
    const backwards = [
      await two.defective('expired', owner),
      await two.issuer(other),
      await two.issuer(owner),
    ].reverse();
    expect(forwards.map(({ chain }) => chain[0])).toEqual(backwards.map(({ chain }) => chain[0]));
  });

  it('differ in leaves, and not in authorities, for another seed', async () => {
    const [one, two] = [await fresh(1).issuer(owner), await fresh(2).issuer(owner)];
    expect(one.chain[0]).not.toEqual(two.chain[0]);
    expect(one.chain.slice(1)).toEqual(two.chain.slice(1));
    expect(await fresh(1).trust()).toEqual(await fresh(2).trust());
  });

  it('are created once: later calls return the same object', async () => {
    const certificates = fresh();
    expect(await certificates.issuer(owner)).toBe(await certificates.issuer({ ...owner }));
    expect(await certificates.trust()).toBe(await certificates.trust());
    expect(await certificates.defective('sha1', owner)).toBe(await certificates.defective('sha1', owner));
  });

  it('have serial numbers of their own, but for the revoked one', async () => {
    const certificates = fresh();
    const chains = await Promise.all(defectiveNames.map((name) => certificates.defective(name, owner)));
    const serials = chains.map(({ chain }) => new X509Certificate(chain[0] ?? Buffer.alloc(0)).serialNumber);
    expect(new Set(serials).size).toBe(defectiveNames.length);
    const revoked = await Promise.all([owner, other].map((each) => certificates.defective('revoked', each)));
    expect(
      new Set(revoked.map(({ chain }) => new X509Certificate(chain[0] ?? Buffer.alloc(0)).serialNumber)).size,
    ).toBe(1);
  });

  it('belong to different keys for the second issuer', async () => {
    const certificates = fresh();
    const [first, second] = [await certificates.issuer(owner), await certificates.issuer(owner, 'issuer-second')];
    expect(first.privateKey.equals(second.privateKey)).toBe(false);
    expect(first.chain[0]).not.toEqual(second.chain[0]);
  });
});

describe('defective certificates', () => {
  it.each(defectiveCertificates)('$name says what is wrong with it', ({ about: { en, es } }) => {
    expect(en).toMatch(/^(?:Its?|The) .+\.$/);
    expect(misplaced({ en, es })).toEqual([]);
  });

  it('comes with its chain, unless the missing chain is its defect', async () => {
    const certificates = fresh();
    const lengths = await Promise.all(
      defectiveNames.map(async (name) => [name, (await certificates.defective(name, owner)).chain.length] as const),
    );
    expect(lengths.filter(([, length]) => length !== 3)).toEqual([
      ['selfSigned', 1],
      ['noChain', 1],
    ]);
  });

  it('gives the wrong NIT also to the owner of that NIT', async () => {
    const holder = { ...owner, nit: '800000001' };
    const facts = await factsOf((await fresh().defective('wrongNit', holder)).chain[0]);
    expect(holderIdentifications(facts)).toEqual(['800000002']);
  });
});

describe('the certificate of the HTTPS port', () => {
  it('is accepted by a client that trusts the root, for names and addresses', async () => {
    const { privateKey, certificates, root } = await fresh().tls(['localhost', '127.0.0.1']);
    const server = createServer(
      { key: privateKey.export({ type: 'pkcs8', format: 'pem' }), cert: certificates },
      (_, response) => {
        response.end('here');
      },
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo; // a TCP server has an AddressInfo
    const ask = async (host: string, ca?: string): Promise<number | string | undefined> =>
      new Promise((resolve) => {
        const sent = request(
          { host: '127.0.0.1', port, servername: host === '127.0.0.1' ? '' : host, ca, agent: false },
          (response) => {
            response.resume();
            resolve(response.statusCode);
          },
        );
        sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
        sent.end();
      });
    expect(await ask('localhost', root)).toBe(200);
    expect(await ask('127.0.0.1', root)).toBe(200);
    expect(await ask('example.test', root)).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
    expect(await ask('localhost')).toBe('UNABLE_TO_GET_ISSUER_CERT_LOCALLY');
    server.close();
  });
});
