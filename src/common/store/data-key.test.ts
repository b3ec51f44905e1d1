import fc from 'fast-check';
import forge from 'node-forge';
import { describe, expect, it } from 'vitest';
import { systemRandom } from '../env/env.ts';
import { dataKey, isSealed, newKeyText, parseKey } from './data-key.ts';

const bytes = Buffer.alloc(32, 7);
const key = dataKey(bytes);

const partsOf = (sealed: string) => {
  const [, version, id, base64 = ''] = sealed.split(':');
  const raw = Buffer.from(base64, 'base64');
  return { version, id, nonce: raw.subarray(0, 12), text: raw.subarray(12, -16), tag: raw.subarray(-16) };
};

describe('a sealed text', () => {
  it('opens with its key at its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, place) => {
        const sealed = key.seal(text, place);
        expect(isSealed(sealed)).toBe(true);
        expect(key.open(sealed, place)).toBe(text);
      }),
    );
  });

  it('equals the AES-256-GCM output of another library', () => {
    const sealed = key.seal('clave técnica 693ff6f2', 'range');
    const { version, id, nonce, text, tag } = partsOf(sealed);
    expect([version, id]).toEqual(['1', key.id]);
    const cipher = forge.cipher.createDecipher('AES-GCM', bytes.toString('latin1'));
    cipher.start({
      iv: nonce.toString('latin1'),
      additionalData: `1\n${key.id}\nrange`,
      tag: forge.util.createBuffer(tag.toString('latin1')),
    });
    cipher.update(forge.util.createBuffer(text.toString('latin1')));
    expect(cipher.finish()).toBe(true);
    expect(Buffer.from(cipher.output.getBytes(), 'latin1').toString('utf8')).toBe('clave técnica 693ff6f2');
  });

  it('opens nowhere else, with no other key, and not after a change', () => {
    const sealed = key.seal('12345', 'here');
    expect(key.open(sealed, 'there')).toBeUndefined();
    expect(dataKey(Buffer.alloc(32, 8)).open(sealed, 'here')).toBeUndefined();
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
        const changed = `${sealed.slice(0, at)}${character}${sealed.slice(at + 1)}`;
        const same = changed === sealed || (sealed.endsWith('=') && at >= sealed.length - 2);
        expect(same || key.open(changed, 'here') === undefined).toBe(true);
      }),
    );
  });

  it('does not open when it is cut short', () => {
    const sealed = key.seal('12345', 'here');
    const opened = Array.from(sealed, (_, length) => key.open(sealed.slice(0, length), 'here'));
    expect(new Set(opened)).toEqual(new Set([undefined]));
  });

  it('never reuses a nonce', () => {
    const nonces = new Set(Array.from({ length: 5000 }, () => partsOf(key.seal('x', 'y')).nonce.toString('hex')));
    expect(nonces.size).toBe(5000);
  });

  it('names its key by digits that are not of the key', () => {
    expect(key.id).toMatch(/^[0-9a-f]{16}$/);
    expect(bytes.toString('hex')).not.toContain(key.id);
    expect(dataKey(systemRandom.bytes(32)).id).not.toBe(key.id);
  });
});

describe('a key as text', () => {
  const random = systemRandom.bytes(32);

  it.each([
    ['Base64', random.toString('base64')],
    ['Base64 with a line end', `${random.toString('base64')}\n`],
    ['Base64 without padding', random.toString('base64').replace('=', '')],
    ['Base64 for addresses', random.toString('base64url')],
    ['hexadecimal digits', random.toString('hex')],
    ['hexadecimal digits in capitals', random.toString('hex').toUpperCase()],
  ])('is read from %s', (_, text) => {
    expect(parseKey(text)?.equals(random)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a password', 'correct horse battery staple'],
    ['16 bytes', systemRandom.bytes(16).toString('hex')],
    ['33 bytes', systemRandom.bytes(33).toString('base64')],
    ['31 bytes', systemRandom.bytes(31).toString('base64')],
    ['other characters', `${'ñ'.repeat(43)}=`],
  ])('is not read from %s', (_, text) => {
    expect(parseKey(text)).toBeUndefined();
  });

  it('is new each time', () => {
    expect(newKeyText()).not.toBe(newKeyText());
    expect(parseKey(newKeyText())).toHaveLength(32);
  });
});
