import fc from 'fast-check';
import { X509Certificate } from 'node:crypto';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { createEnv } from '../../../src/common/env/env.ts';
import { createCertificates } from './certificates.ts';
import { createLeafRequests } from './leaf-request.ts';

const clock = '2026-11-20T10:00:00-05:00';

const serialOf = (seed: string, text: string): bigint =>
  BigInt(`0x${createLeafRequests(createEnv({ seed, clock })).serial(text)}`);

/** Whether libxml2 reads each of them as an integer of 64 bits, all that it is sure to hold. */
const areRead = (numbers: readonly bigint[]): boolean => {
  const schema = XmlDocument.fromString(
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="all"><xs:complexType><xs:sequence>' +
      '<xs:element name="one" type="xs:long" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element></xs:schema>',
  );
  const document = XmlDocument.fromString(`<all>${numbers.map((each) => `<one>${String(each)}</one>`).join('')}</all>`);
  const validator = XsdValidator.fromDoc(schema);
  try {
    validator.validate(document);
    return true;
  } catch {
    return false;
  } finally {
    document.dispose();
    validator.dispose();
    schema.dispose();
  }
};

describe('the serial numbers of leaves', () => {
  it('are positive and below 2^63, whatever the seed and the holder', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, text) => {
        const serial = serialOf(seed, text);
        expect(serial >= 2n ** 62n && serial < 2n ** 63n).toBe(true);
      }),
    );
  });

  it('are read by libxml2 as an integer of 64 bits', () => {
    const serials = Array.from({ length: 500 }, (_, at) => serialOf(`seed ${String(at)}`, 'issuer 900123456'));
    expect(areRead(serials)).toBe(true);
    expect(areRead([2n ** 63n])).toBe(false);
  });

  it('differ for every seed and every text', () => {
    const names = Array.from({ length: 2_000 }, (_, at) => String(at));
    const serials = [...names.map((seed) => serialOf(seed, '')), ...names.map((text) => serialOf('seed', text))];
    expect(new Set(serials).size).toBe(serials.length);
  });

  it('vary in every bit but the first two, which keep them positive and of one length', () => {
    const serials = Array.from({ length: 500 }, (_, at) => serialOf(`seed ${String(at)}`, ''));
    const [ever, always] = [serials.reduce((sum, each) => sum | each, 0n), serials.reduce((all, each) => all & each)];
    expect(ever ^ always).toBe(2n ** 62n - 1n);
  });

  it('are those of the certificates', async () => {
    const owner = { nit: '900123456', checkDigit: '8', name: 'Ensayo S.A.S.' };
    const { chain } = await createCertificates(createEnv({ seed: 1, clock })).issuer(owner);
    const { serialNumber } = new X509Certificate(chain[0] ?? Buffer.alloc(0));
    expect(serialNumber).toMatch(/^[4-7][0-9A-F]{15}$/);
  });
});
