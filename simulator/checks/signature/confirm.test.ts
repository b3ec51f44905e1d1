import { describe, expect, it } from 'vitest';
import { confirm, type ConfirmContext, type Finding } from './confirm.ts';
import { certificates, owner, parsed, reportOn } from './testing/box.ts';
import { signSample, type SampleOptions } from './testing/sign-sample.ts';

const credentials = await certificates.issuer(owner);

/** A report of ours, and what confirm needs to ask about it. */
const caseOf = async (options: Partial<SampleOptions> = {}): Promise<{ finding: Finding; context: ConfirmContext }> => {
  const text = signSample({ credentials, ...options });
  const { references, signatureValue, parts, certificate } = await reportOn(text);
  return {
    finding: { references, signatureValue },
    context: { document: parsed(text), parts, certificate: certificate?.facts, hasInstructions: false },
  };
};

/** The finding as it would be if our own canonicaliser were wrong about one reference, or about SignedInfo. */
const mistaken = ({ references, signatureValue }: Finding, place: number | 'value'): Finding => {
  const cause = { code: 'content-changed', message: 'Our mistake.' } as const;
  return {
    references: references.map((reference, index) =>
      index === place ? { ...reference, ok: false, expected: 'AAAA', cause } : reference,
    ),
    signatureValue:
      place === 'value' ? { ok: false, cause: { ...cause, code: 'signed-info-changed' } } : signatureValue,
  };
};

describe('the second opinion', () => {
  it.each([0, 1, 2])('overrules a mistake of ours in reference %i', async (place) => {
    const { finding, context } = await caseOf();
    const { references } = await confirm(mistaken(finding, place), context);
    expect(references.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(references[place]).toMatchObject({ note: expect.stringContaining('xml-crypto') as string });
    expect(references[place]?.cause).toBeUndefined();
  });

  it.each(['sha256', 'sha384', 'sha512'] as const)(
    'overrules a mistake of ours in the value, RSA with %s',
    async (hash) => {
      const { finding, context } = await caseOf({ digest: hash, signatureHash: hash });
      const { signatureValue } = await confirm(mistaken(finding, 'value'), context);
      expect(signatureValue).toMatchObject({ ok: true, note: expect.stringContaining('xml-crypto') as string });
    },
  );

  it('saves one reference of a document in which another is really wrong', async () => {
    const { finding, context } = await caseOf({ sent: (text) => text.replace('Ñandú', 'Nandu') });
    const { references, signatureValue } = await confirm(mistaken(finding, 2), context);
    expect(references.map(({ ok }) => ok)).toEqual([false, true, true]);
    expect(signatureValue).toEqual({ ok: true });
  });

  it('leaves a wrong digest wrong', async () => {
    const { finding, context } = await caseOf({ sent: (text) => text.replace('Ñandú', 'Nandu') });
    expect(await confirm(finding, context)).toEqual(finding);
  });

  it('leaves a wrong value wrong', async () => {
    const { finding, context } = await caseOf({ octets: { signedInfo: () => 'x' } });
    expect(finding.signatureValue.ok).toBe(false);
    expect(await confirm(finding, context)).toEqual(finding);
  });

  it('is not asked when nothing is doubtful', async () => {
    const { finding, context } = await caseOf();
    expect(await confirm(finding, context)).toBe(finding);
  });

  it('is not asked about a document with instructions, which xml-crypto takes for text', async () => {
    const { finding, context } = await caseOf();
    const wrong = mistaken(finding, 0);
    expect(await confirm(wrong, { ...context, hasInstructions: true })).toBe(wrong);
  });

  it('is not asked where nothing was computed', async () => {
    const { finding, context } = await caseOf({
      fragments: { signedInfo: (text) => text.replace('#xmldsig-1-keyinfo', '#nowhere') },
    });
    expect(finding.references[1]?.ok).toBe(false);
    expect(await confirm(finding, context)).toBe(finding);
  });
});
