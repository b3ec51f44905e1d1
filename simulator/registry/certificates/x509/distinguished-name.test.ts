import { describe, expect, it } from 'vitest';
import { readDer } from '../../../../src/common/der.ts';
import { issuerNamesEqual, nameAttributes, rfc2253, readableName } from './distinguished-name.ts';

const tlv = (tag: number, ...content: readonly Buffer[]): Buffer => {
  const all = Buffer.concat(content);
  return Buffer.concat([Buffer.from(all.length < 128 ? [tag, all.length] : [tag, 0x81, all.length]), all]);
};

const oids = {
  cn: '06 03 550403',
  c: '06 03 550406',
  o: '06 03 55040a',
  serialNumber: '06 03 550405',
  email: '06 09 2a864886f70d010901',
  nit: '06 0a 2b0601040181b5630202',
};

type Attribute = readonly [type: keyof typeof oids, value: string, tag?: number];

/** A name of the given relative distinguished names. */
const name = (...rdns: readonly (readonly Attribute[])[]) =>
  readDer(
    tlv(
      0x30,
      ...rdns.map((rdn) =>
        tlv(
          0x31,
          ...rdn.map(([type, value, tag = 0x0c]) =>
            tlv(0x30, Buffer.from(oids[type].replaceAll(' ', ''), 'hex'), tlv(tag, Buffer.from(value))),
          ),
        ),
      ),
    ),
  );

describe('nameAttributes', () => {
  it('gives object identifier, keyword and text in the order of the certificate', () => {
    const attributes = nameAttributes(
      name(
        [['c', 'CO', 0x13]],
        [['email', 'a@b.co', 0x16]],
        [
          ['nit', '900123456'],
          ['serialNumber', '1'],
        ],
      ),
    );
    expect(attributes).toEqual([
      { oid: '2.5.4.6', name: 'C', value: 'CO' },
      { oid: '1.2.840.113549.1.9.1', name: 'E', value: 'a@b.co' },
      { oid: '1.3.6.1.4.1.23267.2.2', name: '1.3.6.1.4.1.23267.2.2', value: '900123456' },
      { oid: '2.5.4.5', name: 'serialNumber', value: '1' },
    ]);
  });

  it('gives the DER of a value that is not text', () => {
    expect(nameAttributes(name([['o', '\u0005', 0x02]]))).toEqual([{ oid: '2.5.4.10', name: 'O', value: '#020105' }]);
  });
});

describe('rfc2253', () => {
  it('begins with the last attribute and writes unknown ones in hexadecimal', () => {
    expect(rfc2253(name([['c', 'CO']], [['o', 'Señor S.A.S.']], [['email', 'a@b', 0x16]], [['cn', 'CA']]))).toBe(
      'CN=CA,1.2.840.113549.1.9.1=#1603614062,O=Señor S.A.S.,C=CO',
    );
  });

  it('joins several attributes of one relative name', () => {
    expect(
      rfc2253(
        name(
          [['c', 'CO']],
          [
            ['cn', 'A'],
            ['o', 'B'],
          ],
        ),
      ),
    ).toBe('CN=A+O=B,C=CO');
  });

  it.each([
    ['Acme, Inc.', 'Acme\\, Inc.'],
    ['a+b', 'a\\+b'],
    ['"a"', '\\"a\\"'],
    ['a\\b', 'a\\\\b'],
    ['<a>;', '\\<a\\>\\;'],
    ['#a', '\\#a'],
    [' a', '\\ a'],
    ['a ', 'a\\ '],
    [' ', '\\ '],
    ['a b', 'a b'],
    ['a#b', 'a#b'],
    ['a=b', 'a=b'],
    ['a\nb', 'a\\0ab'],
  ])('escapes %j', (value, escaped) => {
    expect(rfc2253(name([['cn', value]]))).toBe(`CN=${escaped}`);
    expect(issuerNamesEqual(`CN=${escaped}`, `CN=${escaped}`)).toBe(true);
  });
});

describe('issuerNamesEqual', () => {
  /** More than any text has: they are compared as they are written. */
  const manyMarks = '\u0301'.repeat(1_000);

  const canonical = 'CN=CA Uno,OU=PKI,O=Uno\\, S.A.,L=Bogota D.C.,C=CO,1.2.840.113549.1.9.1=#1603614062';

  it.each<[style: string, name: string]>([
    ['the same', canonical],
    ['the other order', '1.2.840.113549.1.9.1=#1603614062,C=CO,L=Bogota D.C.,O=Uno\\, S.A.,OU=PKI,CN=CA Uno'],
    ['blanks and an e-mail keyword', 'C=CO, L=Bogota D.C., O="Uno, S.A.", OU=PKI, CN=CA Uno, E=a@b'],
    ['OpenSSL', 'emailAddress=a@b\nCN=CA Uno\nOU=PKI\nO=Uno\\, S.A.\nL=Bogota D.C.\nC=CO'],
    [
      'long keywords',
      'CommonName=CA Uno; organizationalUnitName=PKI; O=Uno\\2C S.A.; L=Bogota D.C.; C=CO; OID.1.2.840.113549.1.9.1=a@b',
    ],
    ['other case and more blanks', 'cn=ca  uno , ou=pki, o=UNO\\, S.A., l=Bogota   D.C., c=co, EMAILADDRESS=A@B'],
    ['a comma that nobody escaped', 'CN=CA Uno,OU=PKI,O=Uno, S.A.,L=Bogota D.C.,C=CO,E=a@b'],
  ])('treats %s as the same name', (_, written) => {
    expect(issuerNamesEqual(canonical, written)).toBe(true);
    expect(issuerNamesEqual(written, canonical)).toBe(true);
  });

  it.each<[what: string, a: string, b: string]>([
    ['another value', 'CN=CA Uno,C=CO', 'CN=CA Dos,C=CO'],
    ['another attribute', 'CN=CA,O=X', 'CN=CA,OU=X'],
    ['one attribute less', 'CN=CA,C=CO', 'CN=CA'],
    ['an attribute twice', 'CN=CA,OU=X,OU=X', 'CN=CA,OU=X'],
    ['another accent', 'CN=Bogotá', 'CN=Bogota'],
    ['a comma inside instead of a new attribute', 'CN=A\\,C=CO', 'CN=A,C=CO'],
    ['the last of too many marks to normalise', `CN=A${manyMarks}\u0316`, `CN=A${manyMarks}\u0317`],
    ['one more of too many marks to normalise', `CN=A${manyMarks}`, `CN=A${manyMarks}\u0301`],
    ['the letter under too many marks to normalise', `CN=A${manyMarks}`, `CN=B${manyMarks}`],
    ['a name cut behind its thirtieth mark', `CN=A${manyMarks}`, `CN=A${'\u0301'.repeat(30)}`],
    ['nothing', '', ''],
    ['no name', 'CA', 'CA'],
  ])('tells %s apart', (_, a, b) => {
    expect(issuerNamesEqual(a, b)).toBe(false);
  });

  it('takes a name with too many marks to normalise for itself', () => {
    expect(issuerNamesEqual(`CN=Ñ${manyMarks}\u0316, C=CO`, `c=co, cn=n\u0303${manyMarks}\u0316`)).toBe(false);
    expect(issuerNamesEqual(`CN=Ñ${manyMarks}\u0316, C=CO`, `c=co, cn=ñ${manyMarks}\u0316`)).toBe(true);
  });

  it('reads UTF-8 written in hexadecimal', () => {
    expect(issuerNamesEqual('CN=\\C3\\B1and\\C3\\BA', 'CN=ñandú')).toBe(true);
    expect(issuerNamesEqual('CN=#0c02c3b1', 'CN=ñ')).toBe(true);
    expect(issuerNamesEqual('CN=#1e0200f1', 'CN=ñ')).toBe(true);
    expect(issuerNamesEqual('CN=#ff', 'CN=#FF')).toBe(true);
  });
});

describe('a name for people', () => {
  it.each([
    ['2.5.4.5=#1309393030333733393133,CN=FABRICA SAS,C=CO', 'serialNumber=900373913,CN=FABRICA SAS,C=CO'],
    ['CN=A+2.5.4.5=#130131', 'CN=A+serialNumber=1'],
    ['1.3.6.1.4.1.23267.2.2=#0c0131', '1.3.6.1.4.1.23267.2.2=1'],
    ['CN=2.5.4.5', 'CN=2.5.4.5'],
    ['2.5.4.5=#ffff', 'serialNumber=#ffff'],
  ])('%s is %s', (written, readable) => {
    expect(readableName(written)).toBe(readable);
  });
});
