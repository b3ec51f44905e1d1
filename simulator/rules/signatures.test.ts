/** What the rules about signatures make of variants that occur, in the default profile and read literally. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeXml } from '../../src/common/xml/write.ts';
import { signSample, type SampleOptions } from '../checks/signature/testing/sign-sample.ts';
import { stsNamespaces } from '../document/path-index.ts';
import { reportOf } from '../judge/engine/report.ts';
import type { JudgementReport } from '../judge/engine/judgement-report.ts';
import { judgeFile } from '../service/reception/judge-file.ts';
import { clockText, profile, testAuthority, type TestAuthority } from '../testing/authority.fixture.ts';
import { invoiceSpec, issuer } from '../testing/invoice.fixture.ts';
import { toBase64 } from '../../src/common/bytes.ts';

let authority: TestAuthority;

beforeAll(async () => {
  authority = await testAuthority();
});

afterAll(() => authority.registry.close());

type Changes = Partial<SampleOptions>;

const signed = async (changes: Changes): Promise<string> =>
  signSample({
    document: writeXml(invoiceSpec({})),
    signingTime: clockText,
    credentials: await authority.certificates.issuer(issuer),
    ...changes,
  });

const judged = async (xml: string, name: string): Promise<JudgementReport> => {
  authority.settings.profile = profile(name);
  return reportOf(await judgeFile(authority, 'factura.xml', Buffer.from(xml)));
};

const watched = /^(?:DC|ZE|ZB|ZD|FAD09e)/;

const codesOf = ({ failed }: JudgementReport): string =>
  [...new Set(failed.map(({ code }) => code).filter((code) => watched.test(code)))].sort().join(' ');

const foundBy = ({ failed }: JudgementReport, code: string): string | undefined =>
  failed.find((line) => line.code === code)?.found;

const inInfo = (change: (text: string) => string): Changes => ({ fragments: { signedInfo: change } });
const inProperties = (change: (text: string) => string): Changes => ({ fragments: { signedProperties: change } });
const inKeyInfo = (change: (text: string) => string): Changes => ({ fragments: { keyInfo: change } });

/** The elements of that name in another order, or without some of them. */
const reordered =
  (name: string, order: readonly number[]) =>
  (text: string): string => {
    const all = text.match(new RegExp(`<${name}[ >].*?</${name}>`, 'g')) ?? [];
    return text.replace(all.join(''), () => order.map((at) => all[at] ?? '').join(''));
  };

const references = (...order: readonly number[]): Changes => inInfo(reordered('ds:Reference', order));
const certs = (...order: readonly number[]): Changes => inProperties(reordered('xades:Cert', order));

/** The certificate of the root once more, with the digest and the serial number of nobody. */
const withStranger = (text: string): string => {
  const [last = ''] = (text.match(/<xades:Cert>.*?<\/xades:Cert>/g) ?? []).slice(-1);
  const stranger = last
    .replace(/(?<=<ds:DigestValue>)[^<]*/, `${'A'.repeat(43)}=`)
    .replace(/(?<=<ds:X509SerialNumber>)\d+/, '7');
  return text.replace(last, () => last + stranger);
};

const role = /<xades:SignerRole>.*<\/xades:SignerRole>/;

/** The digest of the policy by another method. */
const policyBy = (method: string, digest: string): Changes =>
  inProperties((text) =>
    text.replace(
      /<xades:SigPolicyHash>.*<\/xades:SigPolicyHash>/,
      `<xades:SigPolicyHash><ds:DigestMethod Algorithm="${method}"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></xades:SigPolicyHash>`,
    ),
  );

const sha1 = 'http://www.w3.org/2000/09/xmldsig#sha1';
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const sha384 = 'http://www.w3.org/2001/04/xmldsig-more#sha384';
const sha512 = 'http://www.w3.org/2001/04/xmlenc#sha512';
const digest256 = 'dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=';
const digest384 = 'EQC0kiWPaAME6IsEZ7WuaTWJ97Zmf6hIO69rMCVURmQxBB9ebgLrjhL5BArQ0a0l';
const digest512 = 'Zcjw1Z9nGQn2j6NyGx8kAaLbOfJGd/fJxRTCeirlqAg7zRG27piJkJOpflGu7XACpMj9hC6dVMcCyzqHxxPZeQ==';

const at = (signingTime: string): Changes => ({ signingTime });

const enveloped =
  '<ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"></ds:Transform></ds:Transforms>';
const envelopedKeyInfo = inInfo((text) => text.replace('-keyinfo">', `-keyinfo">${enveloped}`));

const inNamespace = (uri: string): Changes => {
  const replaced = (text: string): string => text.replace(`xmlns:sts="${stsNamespaces[0]}"`, `xmlns:sts="${uri}"`);
  return {
    document: replaced(writeXml(invoiceSpec({}))),
    octets: { keyInfo: replaced, signedProperties: replaced, signedInfo: replaced },
  };
};

const variants: readonly (readonly [name: string, changes: Changes, byDefault: string, literally: string])[] = [
  ['as the annex prints it', {}, '', ''],
  ['the reference of KeyInfo first', references(1, 0, 2), '', 'DC05 DC10'],
  ['the reference of the document last', references(1, 2, 0), '', 'DC05 DC10 DC13'],
  ['no reference of the document', references(1, 2, 1), 'DC05 ZE02', 'DC05 DC10 DC13 ZE02'],
  ['no reference of KeyInfo', references(0, 2, 2), 'DC10', 'DC10'],
  ['no reference of SignedProperties', references(0, 1, 1), 'DC13 ZE02', 'DC13 ZE02'],
  ['the certificate of the signer alone', certs(0), '', 'DC25 DC33 DC40'],
  ['the certificates from the root down', certs(2, 1, 0), '', 'DC26'],
  ['the certificate of the signer three times', certs(0, 0, 0), '', 'DC25 DC33 DC40'],
  ['no certificate of the signer', certs(1, 2), 'DC26', 'DC25 DC26'],
  ['no certificate at all', certs(), 'ZB01', 'ZB01'],
  ['no role of the signer', inProperties((text) => text.replace(role, '')), '', 'DC54'],
  [
    'a role beside that of the supplier',
    inProperties((text) => text.replace('<xades:ClaimedRole>', '<xades:ClaimedRole>x</xades:ClaimedRole>$&')),
    '',
    '',
  ],
  ['the digest of the policy by SHA-384', policyBy(sha384, digest384), '', ''],
  ['the digest of the policy by SHA-512', policyBy(sha512, digest512), '', ''],
  ['the digest of the policy by a method that is not the stated one', policyBy(sha512, digest256), 'DC53', 'DC53'],
  ['the digest of the policy in two lines', policyBy(sha256, digest256.replace('gYo0', 'gY\n  o0')), '', ''],
  ['a digest of the policy by SHA-1', policyBy(sha1, 'AAAA'), 'DC52 DC53', 'DC52 DC53'],
  ['the digest of the policy by SHA-256, called SHA-1', policyBy(sha1, digest256), 'DC52 DC53', 'DC52 DC53'],
  [
    'a blank behind the address of the policy',
    inProperties((text) => text.replace('politicadefirmav2.pdf<', 'politicadefirmav2.pdf <')),
    'DC50',
    'DC50',
  ],
  [
    'a blank in front of the role of the supplier',
    inProperties((text) => text.replace('<xades:ClaimedRole>', '<xades:ClaimedRole> ')),
    'DC56',
    'DC56',
  ],
  ['the second namespace of sts', inNamespace(stsNamespaces[1]), '', 'ZB04'],
  ['the third namespace of sts', inNamespace(stsNamespaces[2]), '', 'ZB04'],
  ['a fourth one', inNamespace('urn:old'), 'ZB04', 'ZB04'],
  [
    'no signing time',
    inProperties((text) => text.replace(/<xades:SigningTime>.*<\/xades:SigningTime>/, '')),
    'DC24',
    'DC24',
  ],
  ['a fourth certificate, which nobody knows', inProperties(withStranger), 'DC37 DC39', 'DC37 DC39'],
  ['a time with Colombian offset', at('2026-11-20T09:00:00-05:00'), '', ''],
  ['Colombian time as if it were UTC', at('2026-11-20T03:00:00+00:00'), '', ''],
  ['an evening in UTC, which is the day after', at('2026-11-21T02:00:00Z'), 'DC24', 'DC24 FAD09e'],
  ['a time without zone', at('2026-11-20T09:00:00'), '', ''],
  ['midnight as hour 24 of the day before', at('2026-11-19T24:00:00-05:00'), '', 'FAD09e'],
  ['the day before', at('2026-11-19T23:59:59-05:00'), 'FAD09e', 'FAD09e'],
  ['an enveloped-signature transform on KeyInfo', envelopedKeyInfo, 'DC12 ZE02', 'DC12 ZE02'],
  ['the same with the digest of nothing', { ...envelopedKeyInfo, octets: { keyInfo: () => '' } }, '', ''],
  [
    'a wrong Target of the qualifying properties',
    { signature: (text) => text.replace('Target="#xmldsig-1"', 'Target="#xmldsig-2"') },
    'ZE01',
    'ZE01',
  ],
  [
    'something in KeyInfo behind the certificate that is none',
    inKeyInfo((text) => text.replace('</ds:X509Data>', '<ds:X509Certificate>AAAA</ds:X509Certificate></ds:X509Data>')),
    'DC19',
    'DC19',
  ],
];

const explanations: readonly (readonly [code: string, changes: Changes, byDefault: RegExp, strictly: RegExp])[] = [
  ['DC05', references(1, 2, 1), /^Una referencia.*a reference with URI=""/, /^La primera.*first reference/],
  ['DC10', references(0, 2, 2), /^Una referencia.*a reference with the Id of KeyInfo/, /^La segunda.*second reference/],
  ['DC13', references(0, 1, 1), /^Una referencia.*the Id of SignedProperties/, /^La tercera.*third reference/],
  [
    'DC25',
    inProperties((text) => text.replace(/<xades:SigningCertificate>.*<\/xades:SigningCertificate>/, '')),
    /una sola vez.*at least one xades:Cert/,
    /tres certificados.*three different xades:Cert/,
  ],
];

it('a SignerRole that is missing is explained by the literal reading', async () => {
  const { failed } = await judged(await signed(inProperties((text) => text.replace(role, ''))), 'strict');
  const { message, expected, fix } = failed.find(({ code }) => code === 'DC54') ?? {};
  expect(message).toContain('debe aparecer una sola vez');
  expect([expected, fix]).toEqual([expect.stringContaining('exactly one'), expect.stringContaining('exactly one')]);
});

it('a signature without references refers to neither the document nor its own parts', async () => {
  expect(codesOf(await judged(await signed(references()), 'full'))).toBe('DC02 DC05 DC10 DC13 ZB01 ZE02');
});

it('of a document without signature the rules about parts of it are not evaluated', async () => {
  expect(codesOf(await judged(await signed({ signature: () => '' }), 'full'))).toBe('DC01 ZB01 ZD01 ZE01');
});

describe('the explanation of', () => {
  it.each(explanations)('%s follows the reading of the profile', async (code, changes, byDefault, strictly) => {
    const xml = await signed(changes);
    const told = async (name: string): Promise<string> => {
      const { failed } = await judged(xml, name);
      const { message, expected, fix } = failed.find((line) => line.code === code) ?? {};
      expect(fix).toContain(expected);
      return `${message} ${expected}`;
    };
    expect(await told('default')).toMatch(byDefault);
    expect(await told('strict')).toMatch(strictly);
  });
});

describe('a signature with', () => {
  it.each(variants)('%s', async (_name, changes, byDefault, literally) => {
    const xml = await signed(changes);
    expect([codesOf(await judged(xml, 'default')), codesOf(await judged(xml, 'strict'))]).toEqual([
      byDefault,
      literally,
    ]);
  });

  it.each([
    [0, 1, 2],
    [1, 0, 2],
    [2, 1, 0],
  ])('its certificates in KeyInfo in the order %i %i %i', async (...order) => {
    const { chain, privateKey } = await authority.certificates.issuer(issuer);
    const certificates = order.map((index) => toBase64(chain[index] ?? new Uint8Array()));
    const xml = await signed({
      credentials: { chain, privateKey },
      ...inKeyInfo((text) =>
        text.replace(
          /<ds:X509Certificate>.*<\/ds:X509Certificate>/,
          certificates.map((base64) => `<ds:X509Certificate>${base64}</ds:X509Certificate>`).join(''),
        ),
      ),
    });
    expect(codesOf(await judged(xml, 'strict'))).toBe('');
  });
});

describe('a signature whose certificate cannot be read', () => {
  const unreadable = (...order: readonly number[]): Changes => ({
    fragments: {
      keyInfo: (text) => text.replace(/(<ds:X509Certificate>)[^<]*/, '$1AAAA'),
      signedProperties: reordered('xades:Cert', order),
    },
  });

  it('does not say whether it names that of the signer (DC26), but whether it names those of the others', async () => {
    const codesFor = async (...order: readonly number[]) =>
      codesOf(await judged(await signed(unreadable(...order)), 'strict')).split(' ');
    expect(await codesFor(0)).toEqual(expect.arrayContaining(['DC33', 'DC40']));
    expect(await codesFor(0)).not.toContain('DC26');
    expect(await codesFor(0, 1, 2)).not.toEqual(expect.arrayContaining(['DC33']));
  });
});

describe('an explanation', () => {
  const explained = async (changes: Changes, code: string): Promise<string | undefined> =>
    foundBy(await judged(await signed(changes), 'default'), code);

  it.each([
    ['of a time without zone says how it was read', at('2026-11-20T11:00:00'), 'DC24', '2026-11-20T16:00:00.000Z'],
    ['of a digest of the policy says by which method it is right', policyBy(sha512, digest256), 'DC53', sha256],
    ['of a missing certificate says which are there', certs(1, 2), 'DC26', "a root authority's"],
    [
      'of a wrong Target says what stands there',
      { signature: (text: string) => text.replace('Target="#xmldsig-1"', 'Target="#other"') },
      'ZE01',
      '#other',
    ],
    [
      'of a digest says with which namespace of sts it matches',
      {
        octets: {
          document: (text: string) =>
            text.replace(`xmlns:sts="${stsNamespaces[0]}"`, `xmlns:sts="${stsNamespaces[2]}"`),
        },
      },
      'DC09',
      stsNamespaces[2],
    ],
  ])('%s', async (_name, changes, code, text) => {
    expect(await explained(changes, code)).toContain(text);
  });

  it('of the digest of another certificate says whose it is', async () => {
    const { chain } = await authority.certificates.issuer(issuer);
    const root = createHash('sha256')
      .update(chain.at(-1) ?? '')
      .digest('base64');
    const changes = inProperties((text) => text.replace(/(<ds:DigestValue>)[^<]*/, `$1${root}`));
    expect(await explained(changes, 'DC29')).toContain("a root authority's");
  });
});

describe('the causes of a signature that does not verify (ZE02)', () => {
  const causes = async (changes: Changes): Promise<string> =>
    foundBy(await judged(await signed(changes), 'default'), 'ZE02') ?? '';

  it('are those of its references alone, where its value verifies', async () => {
    const found = await causes({ octets: { document: (text) => `${text} ` } });
    expect(found).toContain('URI=""');
    expect(found).not.toContain('SignatureValue:');
  });

  it('are that of its value alone, where its references verify', async () => {
    const found = await causes({ octets: { signedInfo: (text) => `${text} ` } });
    expect(found).toContain('SignatureValue:');
    expect(found).not.toContain('URI=""');
  });
});

it('a digest of the policy that no method gives is shown as it stands', async () => {
  const { failed } = await judged(await signed(policyBy(sha256, 'AAAA')), 'default');
  expect(failed.find(({ code }) => code === 'DC53')?.found).toBe('"AAAA"');
});

it('a certificate that has expired is reported with the days of its validity', async () => {
  const credentials = await authority.certificates.defective('expired', issuer);
  const { failed } = await judged(await signed({ credentials }), 'default');
  const found = failed.filter(({ code }) => code.startsWith('ZD')).map((line) => line.found);
  expect(found.join('\n')).toMatch(/from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d(?![T\d])/);
});
