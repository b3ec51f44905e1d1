import { describe, expect, it } from 'vitest';
import { mailInput } from './document-mail.fixture.ts';
import { reasonFor } from './failure.ts';
import type { MailOutcome, OutgoingMail } from './mailer.ts';
import { sendDocument } from './send-document.ts';

type Answer = (message: OutgoingMail) => MailOutcome;

const accepted: Answer = ({ to }) => ({ ok: true, accepted: to });

/** A mailer that behaves as instructed, and the recipients it was given. */
const scripted = (answer: Answer): { send: (message: OutgoingMail) => Promise<MailOutcome>; sent: string[] } => {
  const sent: string[] = [];
  const send = (message: OutgoingMail): Promise<MailOutcome> => {
    sent.push(message.to.join(' '));
    return Promise.resolve(answer(message));
  };
  return { send, sent };
};

const everybody = mailInput({ mail: { toIssuer: true, copies: ['copia@otro.co', 'nadie'] } });
const invalidCopy: unknown = expect.objectContaining({
  code: 'mail-recipient-invalid',
  paths: ['email_cc_list.1.email'],
  message: expect.stringContaining('"nadie"') as unknown,
});

const about = (code: string, path: string, message: RegExp): object => ({
  code,
  paths: [path],
  message: expect.stringMatching(message) as unknown,
});

describe('sendDocument', () => {
  it('sends one message after another and reports who got one and who did not', async () => {
    const mailer = scripted(accepted);
    const report = await sendDocument(everybody, mailer);
    expect(mailer.sent).toEqual(['jose@cliente.co', 'facturas@emisor.co', 'copia@otro.co']);
    expect(report).toEqual({ delivered: mailer.sent, problems: [invalidCopy] });
  });

  it('continues when one message is refused', async () => {
    const mailer = scripted((message) =>
      message.to.includes('facturas@emisor.co')
        ? { ok: false, reason: reasonFor('mail-refused', 'x') }
        : accepted(message),
    );
    const { delivered, problems } = await sendDocument(everybody, mailer);
    expect(delivered).toEqual(['jose@cliente.co', 'copia@otro.co']);
    expect(problems).toEqual([invalidCopy, about('mail-refused', 'establishment_email', /Para: facturas@emisor\.co$/)]);
  });

  it('contacts an unavailable server only once', async () => {
    const mailer = scripted(() => ({ ok: false, reason: reasonFor('mail-timeout', 'x') }));
    const { delivered, problems } = await sendDocument(everybody, mailer);
    expect(mailer.sent).toEqual(['jose@cliente.co']);
    expect(delivered).toEqual([]);
    expect(problems.filter((problem) => problem.code === 'mail-timeout')).toHaveLength(3);
  });

  it('names the recipients that the server refused', async () => {
    const input = mailInput({ customer: { emails: ['a@x.co', 'b@x.co'] } });
    const mailer = scripted(() => ({ ok: true, accepted: ['b@x.co'] }));
    expect(await sendDocument(input, mailer)).toEqual({
      delivered: ['b@x.co'],
      problems: [about('mail-refused', 'customer.email', /a@x\.co$/)],
    });
  });

  it('sends nothing to nobody', async () => {
    const mailer = scripted(accepted);
    expect(await sendDocument(mailInput({ mail: { toCustomer: false } }), mailer)).toEqual({
      delivered: [],
      problems: [],
    });
    expect(mailer.sent).toEqual([]);
  });

  it('sends without an overlong fragment, and reports it', async () => {
    const mailer = scripted(accepted);
    const { delivered, problems } = await sendDocument(mailInput({ html: { footer: 'x'.repeat(200_001) } }), mailer);
    expect(delivered).toEqual(['jose@cliente.co']);
    expect(problems).toEqual([about('mail-fragment-too-long', 'html_footer', /^html_footer tiene 200001 caracteres/)]);
  });
});
