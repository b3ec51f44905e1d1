import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { verdictOf } from '../../src/harness/answers.ts';
import { attackOn } from '../support/attacks.ts';
import { rawBytes, sendRaw, type RawReply } from '../support/raw-requests.ts';
import { expectVerdict, listedLines } from '../support/verdicts.ts';
import type { EnsayoWorld } from '../support/world.ts';
import { expectContained } from '../support/stated.ts';

Given('the {word} is attacked with {string}', async function (this: EnsayoWorld, part: string, name: string) {
  (await this.services()).tamperWith(attackOn(part, name));
});

Then(
  'the authority answers {string} with the lines {string}',
  function (this: EnsayoWorld, status: string, lines: string) {
    const { body } = this.reply;
    expectVerdict(verdictOf(body), { status, lines: listedLines(lines) }, JSON.stringify(body));
  },
);

const rawReplies = new WeakMap<EnsayoWorld, RawReply>();

const sendTo = async (world: EnsayoWorld, service: string, text: string): Promise<void> => {
  const { issuer, authority, token } = await world.services();
  const { url } = service === 'issuing service' ? issuer : authority;
  rawReplies.set(world, await sendRaw(url, rawBytes(text.replaceAll('{token}', token))));
};

When(/^the (issuing service|authority) is sent$/, async function (this: EnsayoWorld, service: string, text: string) {
  await sendTo(this, service, text);
});

When('the authority is sent the last message again', async function (this: EnsayoWorld) {
  const { authority } = await this.services();
  const [last] = await authority.journal.list(1);
  assert.ok(last, 'No message was sent.');
  const { host, pathname } = new URL(authority.url);
  const head = `POST ${pathname} HTTP/1.1\nHost: ${host}\nContent-Type: application/soap+xml\n`;
  const length = `Connection: close\nContent-Length: ${String(last.envelope.length)}\n\n`;
  rawReplies.set(this, await sendRaw(authority.url, Buffer.concat([rawBytes(head + length), last.envelope])));
});

const rawReplyOf = (world: EnsayoWorld): RawReply => {
  const reply = rawReplies.get(world);
  if (reply === undefined) throw new Error('No bytes were sent.');
  return reply;
};

Then('it answers {int} {string}', function (this: EnsayoWorld, status: number, code: string) {
  const reply = rawReplyOf(this);
  assert.deepEqual([reply.status, reply.code], [status, code], reply.text);
});

Then('its answer contains {string}', function (this: EnsayoWorld, text: string) {
  const reply = rawReplyOf(this);
  expectContained(reply.text, text);
});
