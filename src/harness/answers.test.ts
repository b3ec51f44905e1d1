import { describe, expect, it } from 'vitest';
import { refusalIn, verdictIn, zipKeyIn } from './answers.ts';

const answered = (lines: readonly string[]) => ({
  message: 'AttachedDocument #SETP1 no generada: la autoridad rechazó el documento',
  explanations: [{ code: 'FAD06', found: 'x'.repeat(5_000) }],
  ResponseAuthority: {
    Envelope: { Body: { SendBillSyncResponse: { SendBillSyncResult: { ErrorMessage: { string: lines } } } } },
  },
});

describe('why a document was not accepted', () => {
  it('is said by the lines of the authority', () => {
    const body = answered(['Regla: FAD06, Rechazo: CUFE no válido']);
    expect(refusalIn({ status: 200, body })).toBe(
      'HTTP 200; AttachedDocument #SETP1 no generada: la autoridad rechazó el documento; Regla: FAD06, Rechazo: CUFE no válido',
    );
  });

  it('is cut after five lines', () => {
    const body = answered(Array.from({ length: 200 }, (_, at) => `Regla: FAX${at}, Rechazo: x`));
    expect(refusalIn({ status: 200, body })).toMatch(/FAX4, Rechazo: x; and 195 more$/);
  });

  it('is said by the fields of a request that was not understood', () => {
    const body = {
      message: 'Los datos no son válidos.',
      code: 'invalid-request',
      errors: { prefix: ['Falta prefix.'] },
    };
    expect(refusalIn({ status: 422, body })).toBe('HTTP 422; Los datos no son válidos.; prefix: Falta prefix.');
  });

  it('is the status alone where the reply says nothing', () => {
    expect(refusalIn({ status: 502, body: {} })).toBe('HTTP 502');
  });
});

const replyWith = (result: object) => ({
  ResponseAuthority: { Envelope: { Body: { SendTestSetAsyncResponse: { SendTestSetAsyncResult: result } } } },
});

describe('a verdict', () => {
  it.each([
    ['a ZipKey alone', { ErrorMessageList: null, ZipKey: 'a-key' }, undefined],
    ['a batch in process', { DianResponse: { IsValid: 'false', StatusCode: '' } }, undefined],
    ['a batch in process, as the dialect writes it', { DianResponse: { IsValid: 'false', StatusCode: {} } }, undefined],
    ['a document in process', { IsValid: 'false', StatusCode: '98' }, undefined],
    ['a rejection', { IsValid: 'false', StatusCode: '99' }, false],
    ['an acceptance', { DianResponse: { IsValid: 'true', StatusCode: '00' } }, true],
  ])('is read from %s', (_what, result, isValid) => {
    expect(verdictIn(replyWith(result))?.isValid).toBe(isValid);
  });

  it('is read from no reply that was refused', () => {
    expect(verdictIn({ code: 'invalid-request' })).toBeUndefined();
  });

  it('is asked for by its ZipKey', () => {
    expect([zipKeyIn(replyWith({ ZipKey: 'a-key' })), zipKeyIn(replyWith({ IsValid: 'true' })), zipKeyIn({})]).toEqual([
      'a-key',
      undefined,
      undefined,
    ]);
  });
});
