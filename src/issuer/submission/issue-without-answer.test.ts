import { afterEach, describe, expect, it } from 'vitest';
import {
  faultXml,
  htmlPage,
  verdictXml,
  type CannedVerdict,
  type Script,
} from '../authority/fake-authority.fixture.ts';
import { always, json, send, status } from './issue.fixture.ts';
import { createEnv } from '../../common/env/env.ts';
import { closeAll, keyOf, startTestIssuer, testEnv } from '../issuer.fixture.ts';
import { withDeadlinesOnDemand } from '../../common/testing/speed.ts';

withDeadlinesOnDemand();
afterEach(closeAll);

describe('an authority that gives no verdict', () => {
  it.each([
    [
      'a fault',
      { status: 500, body: faultXml },
      502,
      'authority-fault',
      /An error occurred when verifying security/,
      null,
    ],
    [
      'an HTML page',
      { body: htmlPage, headers: { 'Content-Type': 'text/html' } },
      502,
      'authority-unreadable',
      /HTML/,
      null,
    ],
    ['half an answer', { body: verdictXml().slice(0, 500) }, 502, 'authority-unreadable', /SETP990000001/, null],
    [
      '503',
      { status: 503, body: '', headers: { 'Retry-After': '7' } },
      503,
      'authority-unreachable',
      /7 segundos/,
      '7',
    ],
    ['broken connections', 'reset', 503, 'authority-unreachable', /no está disponible/, '30'],
  ] as const)('answering with %s', async (_case, reaction, code, name, said, retryAfter) => {
    const { post } = await startTestIssuer(always(reaction));
    const response = await post();
    expect(response.status).toBe(code);
    expect(await json(response)).toEqual({
      message: expect.stringMatching(said) as unknown,
      code: name,
      document: { key: keyOf(), date: '2026-11-20', number: 'SETP990000001' },
    });
    expect(response.headers.get('retry-after')).toBe(retryAfter);
  });

  it.each([
    ['1970-01-01T00:00:00-05:00', ['1970-01-01', '2023-12-31', '2035-12-31']],
    ['2040-05-06T00:00:00-05:00', ['2040-05-06', '2023-12-31', '2035-12-31']],
    ['2026-11-20T00:00:00-05:00', []],
  ])('with a fault at %s: the message names the clock if no certificate is in force then', async (clock, days) => {
    const env = { ...testEnv(), clock: createEnv({ clock }).clock };
    const { post } = await startTestIssuer(always({ status: 500, body: faultXml }), { env });
    const { message, code } = await json(await post());
    expect(code).toBe('authority-fault');
    expect(String(message).match(/\d{4}-\d{2}-\d{2}/g) ?? []).toEqual(days);
  });

  it('sending no answer at all: 504 with the key, after the status was queried', async () => {
    const { authority, post } = await startTestIssuer(({ operation }) =>
      operation === send ? 'silence' : { body: faultXml },
    );
    const response = await post();
    expect(response.status).toBe(504);
    expect(await json(response)).toMatchObject({ code: 'authority-timeout', document: { key: keyOf() } });
    expect(authority.operations()).toEqual([send, status]);
  });
});

describe('an answer that is designed to be costly', () => {
  const around = (filling: string): string => verdictXml().replace('<b:IsValid>', () => `${filling}<b:IsValid>`);
  const megabyte = 1024 * 1024;

  it.each<readonly [what: string, body: () => string, said: RegExp]>([
    ['60 MB of siblings', () => around('<a/><b/>'.repeat((60 * megabyte) / 8)), /16777216 bytes.*maxAnswerBytes/],
    ['siblings', () => around('<a/><b/>'.repeat(60_000)), /máximo 100000,/],
    [
      'attributes',
      () => around(`<a ${Array.from({ length: 120_000 }, (_, at) => `a${String(at)}=""`).join(' ')}/>`),
      /máximo 10000,/,
    ],
    ['declarations', () => around('<a xmlns="u"/>'.repeat(20_000)), /máximo 10000,/],
  ])('%s: 502 that names the limit, and the document is queried before it is sent again', async (_what, body, said) => {
    let isHostile = true;
    const { authority, post } = await startTestIssuer(({ operation }) => {
      if (isHostile) return { body: body() };
      return { body: verdictXml({ operation: operation === send ? 'SendBillSync' : 'GetStatus', key: keyOf() }) };
    });
    const response = await post();
    expect(response.status).toBe(502);
    expect(await json(response)).toMatchObject({
      code: 'authority-unreadable',
      message: expect.stringMatching(said) as unknown,
    });
    expect(authority.operations()).toEqual([send]);
    isHostile = false;
    expect(await json(await post())).toMatchObject({ verdict: { accepted: true } });
    expect(authority.operations()).toEqual([send, status]);
  });
});

describe('a lost answer', () => {
  const lostThen =
    (then: CannedVerdict): Script =>
    ({ operation }) =>
      operation === send ? 'reset' : { body: verdictXml({ operation: 'GetStatus', key: keyOf(), ...then }) };

  it('is found again with GetStatus, and reported as such', async () => {
    const { post } = await startTestIssuer(lostThen({}));
    expect(await json(await post())).toMatchObject({
      message: 'AttachedDocument #SETP990000001 generada con éxito',
      ResponseAuthority: { Envelope: { Body: { SendBillSyncResponse: { SendBillSyncResult: { StatusCode: '00' } } } } },
      verdict: { accepted: true },
      warnings: [{ code: 'verdict-adopted' }],
    });
  });

  it('and rule 90 lead to the first verdict', async () => {
    const { authority, post } = await startTestIssuer(({ operation }) => ({
      body:
        operation === send
          ? verdictXml({ isValid: false, lines: ['Regla: 90, Rechazo: Documento procesado anteriormente.'] })
          : verdictXml({ operation: 'GetStatus' }),
    }));
    expect(await json(await post())).toMatchObject({
      verdict: { accepted: true, rejected: [] },
      warnings: [{ code: 'verdict-adopted' }],
    });
    expect(authority.operations()).toEqual([send, status]);
  });

  it('is returned to a caller who requests the same document again, without sending it twice', async () => {
    let isBack = false;
    const script: Script = ({ operation }) => {
      if (!isBack) return 'silence';
      return { body: verdictXml({ operation: operation === send ? send : status, key: keyOf() }) };
    };
    const { authority, post } = await startTestIssuer(script);
    expect((await post()).status).toBe(504);
    isBack = true;
    const response = await post();
    expect([response.status, await json(response)]).toMatchObject([
      200,
      { cufe: keyOf(), urlinvoiceattached: 'ad09015001000002600000001.xml', warnings: [{ code: 'verdict-adopted' }] },
    ]);
    expect(authority.operations()).toEqual([send, status, status]);
    expect((await post()).status).toBe(409);
  });

  it('reserves the number against another document', async () => {
    let isBack = false;
    const script: Script = ({ operation }) =>
      isBack ? { body: verdictXml({ operation: operation === send ? send : status }) } : 'silence';
    const { authority, post } = await startTestIssuer(script);
    await post();
    isBack = true;
    const other = await post({ notes: 'another document' });
    expect([other.status, await json(other)]).toMatchObject([409, { document: { key: keyOf() } }]);
    expect(authority.operations().filter((operation) => operation === send)).toHaveLength(1);
  });

  it('does not reserve the number when the authority never received the document', async () => {
    let isBack = false;
    const script: Script = ({ operation }) => {
      if (!isBack) return 'silence';
      return {
        body:
          operation === send ? verdictXml() : verdictXml({ operation: 'GetStatus', isValid: false, statusCode: '66' }),
      };
    };
    const { post } = await startTestIssuer(script);
    await post();
    isBack = true;
    expect((await post({ time: '10:00:00' })).status).toBe(200);
  });
});
