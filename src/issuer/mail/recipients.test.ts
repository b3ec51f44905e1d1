import { describe, expect, it } from 'vitest';
import { mailInput } from './document-mail.fixture.ts';
import { recipientsOf } from './recipients.ts';

type Input = Parameters<typeof mailInput>[0];

const who = (input: Input): string[] =>
  recipientsOf(mailInput(input)).recipients.map(({ role, to }) => `${role}: ${to.join(' ')}`);

describe('recipientsOf', () => {
  it.each<[name: string, input: Input, expected: string[]]>([
    ['the customer when sendmail', {}, ['customer: jose@cliente.co']],
    ['nobody unasked', { mail: { toCustomer: false } }, []],
    [
      'the customer when send_customer_credentials alone',
      { mail: { toCustomer: false, customerCredentials: true } },
      ['customer: jose@cliente.co'],
    ],
    [
      'the issuer when sendmailtome alone',
      { mail: { toCustomer: false, toIssuer: true } },
      ['issuer: facturas@emisor.co'],
    ],
    [
      'copies on their own',
      { mail: { toCustomer: false, copies: ['a@x.co', 'b@x.co'] } },
      ['copy: a@x.co', 'copy: b@x.co'],
    ],
    [
      'everybody, in this order',
      { mail: { toIssuer: true, copies: ['a@x.co'] } },
      ['customer: jose@cliente.co', 'issuer: facturas@emisor.co', 'copy: a@x.co'],
    ],
    [
      'the issuer and the copies, but not the final consumer',
      {
        customer: { identification: '222222222222' },
        mail: { customerCredentials: true, toIssuer: true, copies: ['a@x.co'] },
      },
      ['issuer: facturas@emisor.co', 'copy: a@x.co'],
    ],
    [
      'all addresses of the customer in one message',
      { customer: { emails: ['jose@cliente.co; ana@cliente.co', 'eva@cliente.co'] } },
      ['customer: jose@cliente.co ana@cliente.co eva@cliente.co'],
    ],
    [
      'each mailbox once, whatever its spelling',
      {
        customer: { emails: ['Jose@Cliente.co', 'jose@cliente.co'] },
        issuer: { email: 'yo@emisor.co' },
        mail: { toIssuer: true, copies: ['JOSE@CLIENTE.CO', 'YO@emisor.co', 'a@x.co', 'A@x.co'] },
      },
      ['customer: Jose@Cliente.co', 'issuer: yo@emisor.co', 'copy: a@x.co'],
    ],
    [
      'those with an address, when others have none',
      { customer: { emails: ['nadie', 'jose@cliente.co'] }, mail: { copies: ['x', 'a@x.co'] } },
      ['customer: jose@cliente.co', 'copy: a@x.co'],
    ],
  ])('names %s', (_name, input, expected) => {
    expect(who(input)).toEqual(expected);
  });

  it.each<[name: string, input: Input, code: string, role: string, received: string]>([
    ['a text', { customer: { emails: ['nadie'] } }, 'mail-recipient-invalid', 'customer', 'nadie'],
    ['a customer without mail', { customer: { emails: [] } }, 'mail-recipient-missing', 'customer', ''],
    ['an empty field', { customer: { emails: [' ; '] } }, 'mail-recipient-missing', 'customer', ''],
    [
      'an issuer without mail',
      { mail: { toCustomer: false, toIssuer: true }, issuer: { email: '' } },
      'mail-recipient-missing',
      'issuer',
      '',
    ],
    [
      'a header as copy',
      { mail: { toCustomer: false, copies: ['a@x.co\r\nBcc: b@x.co'] } },
      'mail-recipient-invalid',
      'copy',
      'a@x.co Bcc: b@x.co',
    ],
    [
      'a long text',
      { customer: { emails: ['x'.repeat(5000)] } },
      'mail-recipient-invalid',
      'customer',
      'x'.repeat(100),
    ],
  ])('leaves out and reports %s', (_name, input, code, role, received) => {
    const { recipients, leftOut } = recipientsOf(mailInput(input));
    expect(recipients).toEqual([]);
    expect(leftOut).toMatchObject([{ code, role, received }]);
  });

  it('reports that the final consumer gets nothing, with an address and without', () => {
    for (const emails of [['ana@cliente.co'], []]) {
      const { recipients, leftOut } = recipientsOf(mailInput({ customer: { identification: '222222222222', emails } }));
      expect(recipients).toEqual([]);
      expect(leftOut).toMatchObject([{ code: 'mail-recipient-anonymous', paths: ['customer.email'] }]);
    }
  });

  it('reports nothing about mail that was not requested', () => {
    const input = mailInput({ mail: { toCustomer: false }, customer: { emails: ['nadie'] }, issuer: { email: '' } });
    expect(recipientsOf(input)).toEqual({ recipients: [], leftOut: [] });
  });
});
