import { createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { diagnosisLimits, openBudget, weightOf, type DiagnosisLimits } from './budget.ts';
import { diagnoseSignature } from './diagnose.ts';
import { differs, explanationOf, type SignatureReport } from './report.ts';
import { certificates, now, outcomes, owner, parsed, reportOn } from './testing/box.ts';
import { signSample } from './testing/sign-sample.ts';
import { verifySignature } from './verify.ts';

const credentials = await certificates.issuer(owner);
const otherCredentials = await certificates.issuer({ ...owner, nit: '900654321' }, 'issuer-second');
const trust = await certificates.trust();
const signed = signSample({ credentials });
const changed = signed.replace('Ñandú', 'Nandu');

/** The report as it would be if our own canonicaliser were wrong about one reference, or about SignedInfo. */
const mistaken = (report: SignatureReport, place: number | 'value'): SignatureReport => ({
  ...report,
  references: report.references.map((reference, index) =>
    index === place ? { ...reference, ok: false, expected: 'AAAA' } : reference,
  ),
  signatureValue: place === 'value' ? { ok: false } : report.signatureValue,
  valid: false,
});

const diagnosedMistake = async (
  place: number | 'value',
  text = signed,
  limits?: DiagnosisLimits,
): Promise<SignatureReport> => {
  const document = parsed(text);
  const report = await verifySignature(document, { trust, now });
  return diagnoseSignature(document, mistaken(report, place), limits);
};

const disagreement: unknown = expect.objectContaining({
  en: expect.stringContaining('xml-crypto verifies it; the refusal stands') as unknown,
});

describe('a second opinion', () => {
  it.each([0, 1, 2])('of another mind about reference %i is a note and lifts nothing', async (place) => {
    const { references, valid } = await diagnosedMistake(place);
    expect(references.map(({ ok }) => ok)).toEqual([0, 1, 2].map((each) => each !== place));
    expect(references[place]).toMatchObject({ note: disagreement, cause: expect.anything() as unknown });
    expect(valid).toBe(false);
  });

  it.each(['sha256', 'sha384', 'sha512'] as const)('of another mind about the value, RSA with %s', async (hash) => {
    const text = signSample({ credentials, digest: hash, signatureHash: hash });
    const { signatureValue, valid } = await diagnosedMistake('value', text);
    expect(signatureValue).toMatchObject({ ok: false, note: disagreement });
    expect(valid).toBe(false);
  });

  it('that agrees says nothing', async () => {
    const { references, signatureValue } = await reportOn(changed);
    expect(references.map(({ ok, note }) => [ok, note])).toEqual([
      [false, undefined],
      [true, undefined],
      [true, undefined],
    ]);
    expect(signatureValue).toEqual({ ok: true });
  });

  it('that agrees about a wrong value says nothing', async () => {
    const { signatureValue } = await reportOn(signSample({ credentials, octets: { signedInfo: () => 'x' } }));
    expect(signatureValue).toMatchObject({ ok: false, cause: { code: 'signed-info-changed' } });
    expect(signatureValue.note).toBeUndefined();
  });

  it('is not asked about a document with instructions, which xml-crypto takes for text', async () => {
    const { references } = await diagnosedMistake(0, signed.replace('?>\n', '?>\n<?a b?>\n'));
    expect(references[0]).toMatchObject({ ok: false });
    expect(references[0]?.note).toBeUndefined();
  });

  it('is not asked about a document whose references cover more nodes than its limit, and the note names both', async () => {
    const noteWithin = async (nodes: number) => {
      const { references } = await diagnosedMistake(0, signed, { ...diagnosisLimits, secondOpinionNodes: nodes });
      return references[0]?.note?.en ?? '';
    };
    expect(await noteWithin(10)).toMatch(/^xml-crypto was not asked .* cover \d+ nodes, .* up to 10\.$/);
    const covered = 3 * weightOf(parsed(signed).root);
    expect(await noteWithin(covered - 1)).toContain('was not asked');
    expect(await noteWithin(covered)).not.toContain('was not asked');
  });
});

it('what nobody looked for the cause of is explained in general', () => {
  const note = { en: 'Note.', es: 'Nota.' };
  expect(explanationOf({ ok: false }, differs)).toEqual(differs);
  expect(explanationOf({ ok: false, note }, differs)).toEqual({ en: `${differs.en} Note.`, es: `${differs.es} Nota.` });
});

describe('a cause', () => {
  it('names the element whose digest differs', async () => {
    const keyInfo = (text: string): string => text.replace('<ds:X509Data>', '<ds:KeyName>x</ds:KeyName><ds:X509Data>');
    const { references } = await reportOn(signSample({ credentials, sent: keyInfo }));
    expect(references[1]?.cause).toMatchObject({
      code: 'content-changed',
      message: { en: expect.stringContaining('ds:KeyInfo') as string },
    });
  });

  it.each([
    ['the right one', otherCredentials, true],
    ['another one', credentials, false],
  ])(
    'says of a bare key beside the certificate of somebody else that it is %s',
    async (_what, { privateKey }, isIt) => {
      const { n = '', e = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
      const [modulus, exponent] = [n, e].map((part) => Buffer.from(part, 'base64url').toString('base64'));
      const bare = `<ds:KeyValue><ds:RSAKeyValue><ds:Modulus>${modulus}</ds:Modulus><ds:Exponent>${exponent}</ds:Exponent></ds:RSAKeyValue></ds:KeyValue>`;
      const { signatureValue } = await reportOn(
        signSample({
          credentials: { ...credentials, privateKey: otherCredentials.privateKey },
          fragments: { keyInfo: (text) => text.replace('</ds:KeyInfo>', `${bare}</ds:KeyInfo>`) },
        }),
      );
      expect(signatureValue.cause?.code).toBe('other-key');
      expect(signatureValue.cause?.message.en.endsWith(' The key in KeyValue is the right one.')).toBe(isIt);
      expect(signatureValue.cause?.message.en.endsWith('certificate in KeyInfo.')).toBe(!isIt);
    },
  );
});

describe('a report without anything to explain', () => {
  it.each([
    ['of a whole signature', signed],
    ['of no signature', signed.replace(/<ds:Signature .*<\/ds:Signature>/s, '')],
    [
      'whose causes are known',
      signSample({ credentials, fragments: { signedInfo: (text) => text.replace('"#xmldsig-1-keyinfo"', '"#no"') } }),
    ],
  ])('%s stays what it is', async (_what, text) => {
    const document = parsed(text);
    const report = await verifySignature(document, { trust, now });
    expect(await diagnoseSignature(document, report)).toBe(report);
  });
});

describe('the budget', () => {
  const causeWithin = async (limits: Partial<DiagnosisLimits>, text = changed): Promise<string> => {
    const document = parsed(text);
    const report = await verifySignature(document, { trust, now });
    const { references } = await diagnoseSignature(document, report, { ...diagnosisLimits, ...limits });
    return references[0]?.cause?.message.en ?? 'no cause';
  };

  const endedAt = (limits: Partial<DiagnosisLimits>): string =>
    openBudget({ ...diagnosisLimits, ...limits }).exhaustion.en;

  it('ends the search, and the cause names the limits', async () => {
    for (const limits of [{ attempts: 3 }, { nodes: 1_234 }])
      expect(await causeWithin(limits)).toContain(endedAt(limits));
    expect(endedAt({ attempts: 3, nodes: 1_234 })).toMatch(/\b3\b.*\b1,234\b/);
  });

  it('is enough for every known mistake of a usual document', async () => {
    expect(await causeWithin({})).not.toContain(endedAt({}));
  });

  it('still finds what comes first', async () => {
    const text = signSample({ credentials, octets: { document: (canonical) => canonical.replaceAll('\n', '\r\n') } });
    expect(await causeWithin({ attempts: 1 }, text)).toContain('CR LF');
  });

  const repeated = (count: number, piece: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => piece(at)).join('');

  it.each([
    ['namespaces on the root', (count: number) => ['<Invoice', repeated(count, (at) => ` xmlns:p${at}="urn:${at}"`)]],
    ['siblings', (count: number) => ['<cac:Party>', repeated(count, () => '<cbc:Note></cbc:Note>')]],
    ['attributes', (count: number) => ['<cbc:ID', repeated(count, (at) => ` a${at}=""`)]],
  ])('ends for a document of 50,000 %s', async (_what, pieces) => {
    const [place = '', more = ''] = pieces(50_000);
    expect(await causeWithin({}, changed.replace(place, `${place}${more}`))).toContain(endedAt({}));
  });
});

it('a document without XML declaration is diagnosed like any other', async () => {
  const { privateKey, chain } = await certificates.issuer(owner);
  const text = signSample({ credentials: { privateKey, chain }, octets: { document: () => 'nothing of it' } });
  const undeclared = text.replace(/^<\?xml[^>]*\?>\s*/, '');
  expect(outcomes(await reportOn(undeclared))).toEqual(['content-changed', 'ok', 'ok', 'ok']);
});
