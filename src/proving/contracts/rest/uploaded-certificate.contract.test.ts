/** A certificate that the authority will refuse is reported when it is uploaded, not with the first document. */
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defectiveNames, type DefectiveName } from '../../../../simulator/registry/certificates/defective.ts';
import type { Credentials } from '../../../common/credentials.ts';
import { startBox, type Box } from '../../../harness/box.ts';

let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'uploaded', clock: '2026-11-20T10:00:00-05:00' });
});

afterAll(() => box.close());

const pemOf = ({ privateKey, chain }: Credentials): string =>
  [privateKey.export({ type: 'pkcs8', format: 'pem' }), ...chain.map((der) => new X509Certificate(der))]
    .map(String)
    .join('\n');

type Answer = {
  readonly warnings?: readonly { readonly code: string }[];
  readonly errors?: Readonly<Record<string, readonly string[]>>;
};

/** Codes of the warnings, or of the refusal. */
const upload = async (credentials: Credentials): Promise<readonly string[]> => {
  const response = await fetch(`${box.issuer.url}/api/ubl2.1/config/certificate`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${box.token}` },
    body: JSON.stringify({ certificate: pemOf(credentials) }),
  });
  const { warnings = [], errors = {} } = (await response.json()) as Answer;
  return [
    ...warnings.map(({ code }) => code),
    ...Object.values(errors)
      .flat()
      .map((text) => text.split(':')[0] ?? ''),
  ];
};

it('says nothing of a good one', async () => {
  expect(await upload(await box.authority.certificates.issuer(box.company))).toEqual([]);
});

const expected: Readonly<Record<DefectiveName, readonly string[]>> = {
  expired: ['certificate-expired'],
  notYetValid: ['certificate-not-yet-valid'],
  revoked: ['certificate-refused'],
  // The authority lets such a certificate in, and rejects the document with ZD03.
  unreachableCrl: [],
  unknownAuthority: ['certificate-refused'],
  revokedSubordinate: ['certificate-refused'],
  forged: ['certificate-chain-incomplete'],
  selfSigned: ['certificate-self-issued'],
  wrongKeyUsage: ['certificate-key-usage'],
  wrongNit: ['certificate-of-another-nit'],
  sha1: ['certificate-weak'],
  weakKey: ['certificate-weak'],
  noChain: ['certificate-chain-incomplete'],
};

it.each(defectiveNames)('reports the defect: %s', async (name) => {
  expect(await upload(await box.authority.certificates.defective(name, box.company))).toEqual(expected[name]);
});

it.each(['docs/guides/certificate.md', 'docs/es/guides/certificate.md'])('is described in %s', (page) => {
  const text = readFileSync(page, 'utf8');
  const described = [...defectiveNames, ...Object.values(expected).flat()].filter((name) =>
    text.includes(`\`${name}\``),
  );
  expect(described).toEqual([...defectiveNames, ...Object.values(expected).flat()]);
});
