import { describe, expect, it } from 'vitest';
import { findParts, nearestPart, type SignaturePart } from './structure.ts';
import { certificates, owner, parsed } from './testing/box.ts';
import { sampleInvoice } from './testing/sample-invoice.ts';
import { signSample } from './testing/sign-sample.ts';

const signed = signSample({ credentials: await certificates.issuer(owner) });

describe('the parts of a signature', () => {
  it('are each found at their place', () => {
    const counts = Object.fromEntries(
      Object.entries(findParts(parsed(signed))).map(([part, found]) => [part, found.length]),
    );
    const { reference, cert, ...others } = counts;
    expect({ reference, cert }).toEqual({ reference: 3, cert: 3 });
    expect(new Set(Object.values(others))).toEqual(new Set([1]));
    expect(Object.keys(counts)).toHaveLength(26);
  });

  it('are those of the first signature when there are several, and all signatures are counted', () => {
    const parts = findParts(
      parsed(
        signed.replace('</ds:Signature>', '</ds:Signature><ds:Signature><ds:KeyInfo></ds:KeyInfo></ds:Signature>'),
      ),
    );
    expect(parts.signature).toHaveLength(2);
    expect(parts.keyInfo).toHaveLength(1);
  });

  it('are not looked for outside the extensions of the root', () => {
    const inside =
      '<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><ds:Signature></ds:Signature></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>';
    expect(findParts(parsed(sampleInvoice.replace('</cac:Party>', `${inside}</cac:Party>`))).signature).toEqual([]);
    expect(
      findParts(
        parsed(sampleInvoice.replace('</ext:UBLExtensions>', '<ds:Signature></ds:Signature></ext:UBLExtensions>')),
      ).signature,
    ).toEqual([]);
  });

  it('belong to their namespaces, whatever the prefix', () => {
    const other = signed.replaceAll('http://uri.etsi.org/01903/v1.3.2#', 'http://uri.etsi.org/01903/v1.1.1#');
    const parts = findParts(parsed(other));
    expect(parts.object).toHaveLength(1);
    expect(parts.qualifyingProperties).toEqual([]);
  });
});

describe('the nearest part', () => {
  const nearest = (text: string, part: SignaturePart) => nearestPart(findParts(parsed(text)), part)?.name;

  it.each([
    ['claimedRole', 'xades:ClaimedRole', /nothing/],
    ['claimedRole', 'xades:ClaimedRoles', /<xades:ClaimedRole>.*<\/xades:ClaimedRole>/],
    ['claimedRole', 'xades:SignedSignatureProperties', /<xades:SignerRole>.*<\/xades:SignerRole>/],
    ['claimedRole', 'ds:Object', /<xades:QualifyingProperties .*<\/xades:QualifyingProperties>/],
    ['keyInfo', 'ds:Signature', /<ds:KeyInfo .*<\/ds:KeyInfo>/],
  ] as const)('of %s is %s', (part, name, removed) => {
    expect(nearest(signed.replace(removed, ''), part)).toBe(name);
  });

  it('is nothing without a signature', () => {
    expect(nearest(sampleInvoice, 'keyInfo')).toBeUndefined();
  });
});
