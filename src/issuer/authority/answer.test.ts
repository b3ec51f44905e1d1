import { describe, expect, it } from 'vitest';
import { readAnswer, readLine, type Answer } from './answer.ts';
import { faultXml, htmlPage, verdictXml } from './fake-authority.fixture.ts';

const answer = (body: string | Buffer, contentType = 'application/soap+xml'): Answer =>
  readAnswer({ status: 200, headers: { 'content-type': contentType }, body: Buffer.from(body) });

describe('readLine', () => {
  it.each([
    ['Regla: FAD06, Rechazo: CUFE mal', false, 'FAD06', 'rejection', 'CUFE mal'],
    ['Regla: FAJ43b, Notificación: Nombre', false, 'FAJ43b', 'notification', 'Nombre'],
    ['Regla: FAJ43b, Notificacion: Nombre', true, 'FAJ43b', 'notification', 'Nombre'],
    [
      'Regla: 90, Rechazo: Documento procesado anteriormente.',
      false,
      '90',
      'rejection',
      'Documento procesado anteriormente.',
    ],
    ['Regla: AC38b El valor', false, 'AC38b', 'rejection', 'El valor'],
    ['Regla: AC38b El valor', true, 'AC38b', 'notification', 'El valor'],
    ['Regla: X1, Rechazo: a, Notificación: b', false, 'X1', 'rejection', 'a, Notificación: b'],
    ['Error al parsear xml.', false, undefined, 'rejection', 'Error al parsear xml.'],
    ['', true, undefined, 'notification', ''],
  ])('reads "%s" of a document whose validity is %s', (line, isValid, code, kind, text) => {
    expect(readLine(line, isValid)).toEqual({ code, kind, text });
  });
});

describe('readAnswer', () => {
  it('reads a rejection with its lines and the ApplicationResponse', () => {
    const lines = ['Regla: FAD06, Rechazo: uno', 'Regla: FAJ43b, Notificación: dos'];
    const read = answer(verdictXml({ isValid: false, lines, response: '<ñ/>' }));
    expect(read).toMatchObject({
      kind: 'verdict',
      verdict: {
        isValid: false,
        statusCode: '99',
        statusDescription: 'Validación contiene errores en campos mandatorios.',
        statusMessage: undefined,
        lines: [
          { code: 'FAD06', kind: 'rejection' },
          { code: 'FAJ43b', kind: 'notification' },
        ],
        applicationResponse: Buffer.from('<ñ/>'),
      },
    });
  });

  it('treats a document accepted with notifications as accepted', () => {
    const read = answer(verdictXml({ lines: ['Regla: FAJ43b, Notificación: dos'] }));
    expect(read).toMatchObject({ kind: 'verdict', verdict: { isValid: true, statusCode: '00' } });
  });

  it('reads an unsettled status, with an empty code', () => {
    const read = answer(verdictXml({ operation: 'GetStatus', isValid: false, statusCode: '' }));
    expect(read).toMatchObject({ kind: 'verdict', verdict: { isValid: false, statusCode: '' } });
  });

  it('reads a fault with its subcode and its text', () => {
    const text = 'An error occurred when verifying security for the message.';
    expect(answer(faultXml)).toEqual({ kind: 'fault', code: 'a:InvalidSecurity', text });
  });

  it.each([
    ['the Spanish text', '<s:Text xml:lang="en-US">No</s:Text><s:Text xml:lang="es-CO">Nada</s:Text>', 'Nada'],
    ['the first text', '<s:Text xml:lang="en">No</s:Text><s:Text xml:lang="fr">Non</s:Text>', 'No'],
    ['a text without language', '<s:Text>No</s:Text><s:Text xml:lang="est">Ei</s:Text>', 'No'],
  ])('reads %s of a fault that has several', (_which, texts, text) => {
    const several = faultXml.replace(/<s:Text.*<\/s:Text>/, texts);
    expect(answer(several)).toEqual({ kind: 'fault', code: 'a:InvalidSecurity', text });
  });

  it('reads a fault without subcode and without reason', () => {
    const bare = faultXml.replace(/<s:Subcode>.*<\/s:Subcode>/, '').replace(/<s:Reason>.*<\/s:Reason>/, '');
    expect(answer(bare)).toEqual({ kind: 'fault', code: 's:Sender', text: '' });
  });

  it('returns the result of an operation that validates nothing', () => {
    const xml =
      '<s:Envelope xmlns:s="u"><s:Body><GetXmlByDocumentKeyResponse><GetXmlByDocumentKeyResult><Code>100</Code></GetXmlByDocumentKeyResult></GetXmlByDocumentKeyResponse></s:Body></s:Envelope>';
    expect(answer(xml)).toMatchObject({ kind: 'result', result: { Code: '100' } });
  });

  it.each([
    ['an HTML page by its type', answer('x', 'text/html; charset=utf-8'), /HTML/],
    ['an HTML page by its text', answer(htmlPage, 'application/soap+xml'), /HTML/],
    ['an empty body', answer(''), /vacía/],
    ['a truncated envelope', answer(verdictXml().slice(0, -40)), /XML admisible: xml-not-well-formed/],
    ['XML that is no envelope', answer('<a><b/></a>'), /resultado/],
    ['an envelope without result', answer('<Envelope><Body/></Envelope>'), /resultado/],
    ['a result without content', answer('<Envelope><Body><GetStatusResponse/></Body></Envelope>'), /resultado/],
  ])('cannot read %s', (_case, read, reason) => {
    expect(read).toMatchObject({ kind: 'unreadable', reason: expect.stringMatching(reason) as unknown });
  });
});
