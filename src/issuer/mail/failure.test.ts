import { describe, expect, it } from 'vitest';
import { concernsServer, reasonFor, reasonOf } from './failure.ts';

const error = (facts: Readonly<Record<string, unknown>>, message = 'it failed'): Error =>
  Object.assign(new Error(message), facts);

describe('reasonOf', () => {
  it.each<[name: string, thrown: unknown, code: string, detail: string]>([
    ['a refused connection', error({ code: 'ECONNREFUSED' }), 'mail-server-unreachable', 'ECONNREFUSED'],
    ['an unknown name', error({ code: 'EDNS', originalCode: 'ENOTFOUND' }), 'mail-server-unreachable', 'ENOTFOUND'],
    ['a silent server', error({ code: 'ETIMEDOUT' }), 'mail-timeout', 'ETIMEDOUT'],
    ['a deadline', error({ code: 'EABORT' }), 'mail-timeout', 'EABORT'],
    ['a socket that timed out', error({ code: 'ESOCKET', originalCode: 'ETIMEDOUT' }), 'mail-timeout', 'ETIMEDOUT'],
    ['a lost connection', error({ code: 'ESOCKET', originalCode: 'ECONNRESET' }), 'mail-connection-lost', 'ECONNRESET'],
    ['no STARTTLS', error({ code: 'ETLS', response: '502 no' }), 'mail-tls-failed', '502 no'],
    [
      'an unknown certificate',
      error({ code: 'ESOCKET', originalCode: 'SELF_SIGNED_CERT_IN_CHAIN' }),
      'mail-tls-failed',
      'SELF_SIGNED_CERT_IN_CHAIN',
    ],
    [
      'a wrong host name',
      error({ code: 'ESOCKET', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' }),
      'mail-tls-failed',
      'ERR_TLS_CERT_ALTNAME_INVALID',
    ],
    ['a wrong password', error({ code: 'EAUTH', response: '535 no' }), 'mail-login-refused', '535 no'],
    ['a refused recipient', error({ code: 'EENVELOPE', response: '550 no' }), 'mail-refused', '550 no'],
    ['a refused message', error({ code: 'EMESSAGE', response: '552 big' }), 'mail-refused', '552 big'],
    [
      'a reply of several lines',
      error({ code: 'EMESSAGE', response: '550-a\r\n550 b' }),
      'mail-refused',
      '550-a 550 b',
    ],
    ['an error without code', new Error('strange'), 'mail-failed', 'strange'],
    ['an error with a foreign code', error({ code: 'ERR_SOCKET_BAD_PORT' }), 'mail-failed', 'ERR_SOCKET_BAD_PORT'],
  ])('reads %s', (_name, thrown, code, detail) => {
    const message: unknown = expect.stringMatching(new RegExp(`mail\\.co:25.* \\(${detail}\\)$`));
    expect(reasonOf(thrown, 'mail.co:25')).toEqual({ code, message });
  });

  it.each([[undefined], [null], ['text'], [{ code: 7 }]])('survives %j', (thrown) => {
    expect(reasonOf(thrown, 'mail.co:25')).toEqual(reasonFor('mail-failed', 'mail.co:25'));
  });

  it('recognises a closed mailer', () => {
    expect(reasonOf(new Error('Connection pool was closed'), 'x')).toEqual(reasonFor('mail-closed', 'x'));
  });

  it('repeats at most 200 characters from a server', () => {
    const { message } = reasonOf(error({ code: 'EMESSAGE', response: `550 ${'x'.repeat(10_000)}` }), 'x');
    expect(message.length).toBeLessThan(300);
  });
});

describe('concernsServer', () => {
  it.each([
    ['mail-server-unreachable', true],
    ['mail-timeout', true],
    ['mail-tls-failed', true],
    ['mail-login-refused', true],
    ['mail-closed', true],
    ['mail-refused', false],
    ['mail-connection-lost', false],
    ['mail-no-recipient', false],
  ] as const)('%s: %s', (code, expected) => {
    expect(concernsServer(reasonFor(code, 'x'))).toBe(expected);
  });
});
