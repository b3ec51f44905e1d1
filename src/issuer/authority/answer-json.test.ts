import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { answerJson, answerText, asDialect, childOf, type AnswerNode } from './answer-json.ts';
import { verdictXml } from './fake-authority.fixture.ts';

const read = (xml: string): AnswerNode | undefined => {
  const result = answerJson(Buffer.from(xml));
  return result.ok ? result.json : undefined;
};

const nil = { _attributes: { nil: 'true' } };

describe('answerJson', () => {
  it('renders an accepted document as the interface describes it, names in order', () => {
    const json = read(
      verdictXml({ lines: ['Regla: FAJ43b, Notificación: Nombre &lt;x&gt;'], key: 'k', response: 'r' }),
    );
    expect(json).toStrictEqual({
      Envelope: {
        Header: {
          Action: {
            _attributes: { mustUnderstand: '1' },
            _value: 'http://wcf.dian.colombia/IWcfDianCustomerServices/SendBillSyncResponse',
          },
          Security: {
            _attributes: { mustUnderstand: '1' },
            Timestamp: {
              _attributes: { Id: '_0' },
              Created: '2026-11-20T15:00:00.018Z',
              Expires: '2026-11-20T15:05:00.018Z',
            },
          },
        },
        Body: {
          SendBillSyncResponse: {
            SendBillSyncResult: {
              ErrorMessage: { string: ['Regla: FAJ43b, Notificación: Nombre <x>'] },
              IsValid: 'true',
              StatusCode: '00',
              StatusDescription: 'Procesado Correctamente.',
              StatusMessage: 'La Factura ha sido autorizada.',
              XmlBase64Bytes: 'cg==',
              XmlBytes: nil,
              XmlDocumentKey: 'k',
              XmlFileName: 'fv0',
            },
          },
        },
      },
    });
    const action = childOf(childOf(childOf(json, 'Envelope'), 'Header'), 'Action');
    expect(Object.keys(action as object)).toEqual(['_attributes', '_value']);
  });

  it.each([
    [
      'several lines',
      '<m><ErrorMessage><s:string xmlns:s="u">a</s:string><s:string xmlns:s="u">b</s:string></ErrorMessage></m>',
      ['a', 'b'],
    ],
    ['one line', '<m><ErrorMessage><string>a</string></ErrorMessage></m>', ['a']],
    ['one empty line', '<m><ErrorMessage><string/></ErrorMessage></m>', ['']],
    ['no line', '<m><ErrorMessage/></m>', []],
    ['white space', '<m><ErrorMessage>\n</ErrorMessage></m>', []],
  ])('turns ErrorMessage with %s into a list', (_case, xml, lines) => {
    expect(read(xml)).toEqual({ m: { ErrorMessage: { string: lines } } });
  });

  it.each<[string, string, unknown]>([
    [
      'several lines as a list',
      '<m><ErrorMessage><string>a</string><string>b</string></ErrorMessage></m>',
      { ErrorMessage: { string: ['a', 'b'] } },
    ],
    ['one line as a text', '<m><ErrorMessage><string>a</string></ErrorMessage></m>', { ErrorMessage: { string: 'a' } }],
    ['one empty line', '<m><ErrorMessage><string/></ErrorMessage></m>', { ErrorMessage: { string: {} } }],
    ['no line as an empty object', '<m><ErrorMessage/></m>', { ErrorMessage: {} }],
    [
      'nil',
      '<m><ErrorMessage i:nil="true" xmlns:i="u"/><a i:nil="true" xmlns:i="u"/></m>',
      { ErrorMessage: nil, a: nil },
    ],
    ['an empty element as an empty object', '<m><StatusCode/></m>', { StatusCode: {} }],
    ['an empty attribute as it is', '<m><a b="">c</a></m>', { a: { _attributes: { b: '' }, _value: 'c' } }],
    [
      'several verdicts',
      '<m><r><ErrorMessage><string>a</string></ErrorMessage></r><r><ErrorMessage/></r></m>',
      { r: [{ ErrorMessage: { string: 'a' } }, { ErrorMessage: {} }] },
    ],
  ])('in the shape of the dialect has %s', (_case, xml, json) => {
    expect(asDialect(read(xml) ?? '')).toStrictEqual({ m: json });
  });

  it('leaves an ErrorMessage that is nil as it is', () => {
    const xml = '<m><ErrorMessage i:nil="true" xmlns:i="u" xmlns:c="v"/></m>';
    expect(read(xml)).toEqual({ m: { ErrorMessage: nil } });
  });

  it.each([
    ['digits stay text', '<a>00</a>', { a: '00' }],
    ['booleans stay text', '<a>true</a>', { a: 'true' }],
    ['blanks around text stay', '<a> Procesado Correctamente </a>', { a: ' Procesado Correctamente ' }],
    ['an empty element is an empty text', '<a><b/></a>', { a: { b: '' } }],
    ['space between elements goes', '<a>\n  <b>1</b>\n</a>', { a: { b: '1' } }],
    ['references are resolved once', '<a>&amp;lt; &#233;&#xE9;</a>', { a: '&lt; éé' }],
    ['CDATA is text', '<a><![CDATA[<&>]]></a>', { a: '<&>' }],
    ['a declaration and comments are not shown', '<?xml version="1.0"?><!-- x --><a>1<!-- y --></a>', { a: '1' }],
    [
      'namespace declarations are not shown',
      '<p:a xmlns="u" xmlns:p="v" p:x="1">t</p:a>',
      { a: { _attributes: { x: '1' }, _value: 't' } },
    ],
    ['a byte order mark is ignored', '\uFEFF<a>1</a>', { a: '1' }],
  ])('%s', (_case, xml, json) => {
    expect(read(xml)).toEqual(json);
  });

  it.each([
    ['a truncated answer', verdictXml().slice(0, 900)],
    ['text behind the envelope', `${verdictXml()}x`],
    ['a DOCTYPE', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
    ['an entity nobody declared', '<a>&nbsp;</a>'],
    ['plain text', 'Service Unavailable'],
    ['a name that would reach into objects', '<a><__proto__><x>1</x></__proto__></a>'],
  ])('refuses %s', (_case, xml) => {
    expect(answerJson(Buffer.from(xml))).toMatchObject({ ok: false });
  });

  it('refuses bytes that are not UTF-8', () => {
    expect(answerJson(Buffer.from('<a>\xe9</a>', 'latin1'))).toMatchObject({ ok: false });
  });

  it('reads the collected answers of the platform, if they are available', () => {
    const directory = packageFile('../shared/samples/answers');
    if (!existsSync(directory)) process.stderr.write('No collected answers at hand: only our own were read.\n');
    const files = existsSync(directory) ? ['getstatuszip-rejected.xml', 'getstatuszip-pending.xml'] : [];
    const results = files.map((file) => {
      const body = childOf(childOf(read(readFileSync(join(directory, file), 'utf8')), 'Envelope'), 'Body');
      return childOf(childOf(childOf(body, 'GetStatusZipResponse'), 'GetStatusZipResult'), 'DianResponse');
    });
    for (const [at, result] of results.entries()) {
      expect(answerText(childOf(result, 'IsValid'))).toBe('false');
      // Nothing is wrong yet with a batch that is pending.
      const lines = childOf(result, 'ErrorMessage');
      expect(at === 0 ? childOf(lines, 'string') : lines).toEqual(at === 0 ? expect.any(Array) : nil);
      expect(childOf(result, 'XmlBytes')).toEqual(nil);
    }
    expect(results).toHaveLength(files.length);
  });
});

describe('a long Base64 text', () => {
  const long = `${'QUJD'.repeat(500)}QQ==`;

  it.each([
    ['alone', `<a><b>${long}</b></a>`, { a: { b: long } }],
    ['beside attributes', `<a><b c="1">${long}</b></a>`, { a: { b: { _attributes: { c: '1' }, _value: long } } }],
    ['several times', `<a><b>${long}</b><b>${long}A</b></a>`, { a: { b: [long, `${long}A`] } }],
    ['before a comment', `<a>${long}<!-- x -->=</a>`, { a: `${long}=` }],
    ['beside text that is none', `<a>x<![CDATA[<]]>${long}</a>`, { a: `x<${long}` }],
    ['beside an element', `<a>${long}<b/></a>`, { a: { _value: long, b: '' } }],
    ['with references', `<a>${long}&amp;</a>`, { a: `${long}&` }],
  ])('comes out whole %s', (_case, xml, json) => {
    expect(answerJson(Buffer.from(xml))).toEqual({ ok: true, json });
  });
});
