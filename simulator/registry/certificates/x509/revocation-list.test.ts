import 'reflect-metadata';
import { X509Crl } from '@peculiar/x509';
import { describe, expect, it } from 'vitest';
import { createEnv } from '../../../../src/common/env/env.ts';
import { readCertificate } from './certificate-facts.ts';
import { createCertificates } from '../certificates.ts';
import { isListOf, readRevocationList } from './revocation-list.ts';
import { revocationLists } from '../authorities.ts';

const certificates = createCertificates(createEnv({ seed: 1, clock: '2026-11-20T10:00:00-05:00' }));
const trust = await certificates.trust();
const der = trust.crls[revocationLists.subordinate.url] ?? Buffer.alloc(0);
const authority = await readCertificate(await certificates.subordinate());
const root = await readCertificate(await certificates.root());
if (authority === undefined || root === undefined) throw new Error('The authorities have no certificates.');

describe('a revocation list', () => {
  it('is read as another library reads it', () => {
    const list = readRevocationList(der);
    const theirs = new X509Crl(der);
    expect([...(list?.revoked ?? [])]).toEqual(
      theirs.entries.map(({ serialNumber, revocationDate }) => [
        BigInt(`0x${serialNumber}`).toString(),
        revocationDate.getTime(),
      ]),
    );
    expect(list).toMatchObject({ hash: 'sha256', issuerName: authority.subjectName });
    expect(list?.signature).toEqual(new Uint8Array(theirs.signature));
  });

  it('may be empty', () => {
    const empty = readRevocationList(trust.crls[revocationLists.revokedSubordinate.url] ?? Buffer.alloc(0));
    expect(empty?.revoked.size).toBe(0);
  });

  it('belongs to the authority that signed it', () => {
    const list = readRevocationList(der);
    if (list === undefined) throw new Error('Not read.');
    expect(isListOf(list, authority)).toBe(true);
    expect(isListOf(list, root)).toBe(false);
    expect(isListOf({ ...list, signature: Buffer.alloc(256) }, authority)).toBe(false);
    expect(isListOf({ ...list, signed: Buffer.from('x') }, authority)).toBe(false);
    expect(isListOf({ ...list, hash: undefined }, authority)).toBe(false);
    expect(isListOf({ ...list, hash: 'sha384' }, authority)).toBe(false);
  });

  it('truncated anywhere is not a list, and never an exception', () => {
    const cut = Array.from({ length: der.length }, (_, length) => readRevocationList(der.subarray(0, length)));
    expect(cut.every((list) => list === undefined)).toBe(true);
  });

  it.each(['', '30', '3000', '300330010a', 'ffff'])('%j is none', (hexadecimal) => {
    expect(readRevocationList(Buffer.from(hexadecimal, 'hex'))).toBeUndefined();
  });

  it.each([
    ['170d3139303230313035303030305a', '2019-02-01T05:00:00.000Z'],
    ['170d3530303130313030303030305a', '1950-01-01T00:00:00.000Z'],
    ['180f32303530303130313030303030305a', '2050-01-01T00:00:00.000Z'],
  ])('states its times as %s', (time, instant) => {
    const wrap = (tag: string, content: string): string => {
      const length = content.length / 2;
      return tag + (length > 127 ? '81' : '') + length.toString(16).padStart(2, '0') + content;
    };
    const algorithm = wrap('30', '06092a864886f70d01010b0500');
    const entry = wrap('30', `020105${time}`);
    const tbs = wrap('30', `${algorithm}3000${'170d3139303230313035303030305a'}${wrap('30', entry)}`);
    const list = readRevocationList(Buffer.from(wrap('30', `${tbs}${algorithm}03020000`), 'hex'));
    expect([...(list?.revoked ?? [])]).toEqual([['5', Date.parse(instant)]]);
  });
});
