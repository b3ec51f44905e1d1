import { describe, expect, it } from 'vitest';
import { answerLines, type AnswerLine } from './answer-lines.ts';

const rejected = 'Regla: FAU14, Rechazo: El valor a pagar no coincide con los totales';
const noticed = 'Regla: FAJ43b, Notificación: Nombre informado No corresponde';
const both = [
  'FAU14 Rechazo El valor a pagar no coincide con los totales',
  'FAJ43b Notificación Nombre informado No corresponde',
];

const told = (lines: readonly AnswerLine[]): readonly string[] =>
  lines.map(({ code, kind = '-', message }) => `${code} ${kind} ${message}`);

const soap = (inside: string): string =>
  `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:b="urn:b" xmlns:c="urn:c"><s:Body><SendBillSyncResponse xmlns="urn:x"><SendBillSyncResult>${inside}</SendBillSyncResult></SendBillSyncResponse></s:Body></s:Envelope>`;
const strings = `<b:ErrorMessage><c:string>${rejected}</c:string><c:string>${noticed}</c:string></b:ErrorMessage>`;
const response = `<ApplicationResponse><Response><ResponseCode>04</ResponseCode><Description>Documento rechazado</Description></Response><LineResponse><Response><ResponseCode>FAU14</ResponseCode><Description>El valor a pagar no coincide con los totales</Description></Response></LineResponse></ApplicationResponse>`;
const dian = (string: unknown): string => JSON.stringify({ ResponseDian: { Envelope: { ErrorMessage: { string } } } });

describe('the lines of an answer', () => {
  it.each<readonly [what: string, text: string, lines: readonly string[]]>([
    ['one line', rejected, both.slice(0, 1)],
    ['lines below each other', `${rejected}\n${noticed}\r\n`, both],
    ['lines of a log, with more around them', `2026-11-20 ERROR [x] "${rejected}" | ${noticed}`, both],
    ['lines one behind the other', `${rejected}; ${noticed}`, both],
    [
      'a line with a hundred thousand spaces',
      `Regla: FAU14, Rechazo: a${' '.repeat(100_000)}b;${' '.repeat(100_000)}${noticed}`,
      [`FAU14 Rechazo a${' '.repeat(100_000)}b`, both[1] ?? ''],
    ],
    ['lines as JSON escapes them', `${rejected}\\n${noticed}`, both],
    ['a line that people typed without its accent', noticed.replace('ó', 'o'), both.slice(1)],
    ['the JSON of a service', dian([rejected, noticed]), both],
    ['the JSON of a service that gives a single line', dian(rejected), both.slice(0, 1)],
    ['an answer by SOAP', soap(strings), both],
    ['an ApplicationResponse', response, [both[0]?.replace('Rechazo', '-') ?? '']],
    [
      'an answer by SOAP with the response inside, each line once',
      soap(`${strings}<XmlBase64Bytes>${Buffer.from(response).toString('base64')}</XmlBase64Bytes>`),
      both,
    ],
    ['an accepted document', soap('<b:ErrorMessage/>'), []],
    ['anything else', '{"a": 1}', []],
    ['JSON cut short', `{"lines": ["${rejected}"`, both.slice(0, 1)],
    ['XML cut short', `<a>${rejected}</a`, both.slice(0, 1)],
  ])('%s', (_what, text, lines) => {
    expect(told(answerLines(text))).toEqual(lines);
  });

  it('have what the answer says of each place, and the kind from the line', () => {
    const explanation = { code: 'FAU14', message: 'x', field: 'legal_monetary_totals.payable_amount', found: '"1"' };
    const places = ['/Invoice/a', '/Invoice/b'].map((xpath) => ({ ...explanation, xpath }));
    expect(answerLines(JSON.stringify({ explanations: places, lines: [rejected] }))).toEqual(
      places.map((place) => ({ ...place, kind: 'Rechazo' })),
    );
  });
});
