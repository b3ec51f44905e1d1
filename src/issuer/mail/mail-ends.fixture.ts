/** Mailers, inboxes and scripted servers that end with the test, and a message to send through them. */
import { expect } from 'vitest';
import { createEnv } from '../../common/env/env.ts';
import type { MailFailureCode } from './failure.ts';
import { startInbox, type Inbox } from './inbox.ts';
import { createMailer, type MailDeadlines, type Mailer, type SmtpSettings, type OutgoingMail } from './mailer.ts';
import { startScriptedServer, type Script, type ScriptedServer } from './smtp.fixture.ts';

export const from = { address: 'facturas@ensayo.example', name: 'Facturación Ñandú' };
export const now = '2026-11-20T10:00:00-05:00';

const closers: (() => unknown)[] = [];

/** To be called after each test. */
export const closeAll = async (): Promise<void> => {
  for (const close of closers.splice(0).reverse()) await close();
};

/** Ends with the test as well. */
export const closeLater = (close: () => unknown): void => {
  closers.push(close);
};

export const openInbox = async (): Promise<Inbox> => {
  const inbox = await startInbox({ env: createEnv({ seed: 'inbox', clock: now }) });
  closeLater(inbox.close);
  return inbox;
};

export const mailerFor = (settings: Partial<SmtpSettings> & { port: number }, deadlines?: MailDeadlines): Mailer => {
  const mailer = createMailer({ host: '127.0.0.1', from, ...settings }, deadlines);
  closeLater(mailer.close);
  return mailer;
};

export const openServer = async (script: Script): Promise<ScriptedServer> => {
  const server = await startScriptedServer(script);
  closeLater(server.close);
  return server;
};

export const message = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  to: ['ana@cliente.co'],
  subject: 'Asunto',
  text: 'Texto\n',
  html: '<p>HTML</p>',
  attachments: [],
  id: '11111111-2222-4333-8444-555555555555',
  at: Date.parse(now),
  ...changes,
});

/** The outcome with this reason, whose sentence matches. */
export const failure = (code: MailFailureCode, sentence = /./): unknown => ({
  ok: false,
  reason: { code, message: expect.stringMatching(sentence) as unknown },
});
