import { afterEach, expect, it } from 'vitest';
import { createEnv } from '../../common/env/env.ts';
import { startInbox, type Inbox, type InboxLimits } from './inbox.ts';
import { openRawClient, type RawClient } from './smtp.fixture.ts';

const env = createEnv();
let inbox: Inbox | undefined;

afterEach(() => inbox?.close());

const clientOf = async (limits: InboxLimits): Promise<RawClient> => {
  inbox = await startInbox({ env, limits });
  return openRawClient(inbox.port);
};

const sendSlowly = async (client: RawClient, drops: number, drop: string): Promise<void> => {
  for (let sent = 0; sent < drops; sent += 1) {
    client.write(drop);
    await env.sleep(50);
  }
};

it('a message that takes longer than a step is cut off', async () => {
  const client = await clientOf({ stepMs: 2_000 });
  await client.beginMessage();
  void sendSlowly(client, 100, 'x');
  expect(await client.closed).toContain('354 ');
});

it('a client that moves from step to step may take as long as it likes', async () => {
  const client = await clientOf({ stepMs: 5_000 });
  await client.until('220 ');
  for (let noop = 0; noop < 7; noop += 1) {
    client.write('NOOP\r\n');
    await env.sleep(1_000);
  }
  // A pause within a step is none of the steps before it.
  await env.sleep(2_500);
  await client.beginMessage();
  client.write('Subject: x\r\n\r\nx\r\n.\r\n');
  expect(await inbox?.waitFor(() => true, 120_000)).toMatchObject({ subject: 'x' });
  client.destroy();
});

it('a silent client is cut off', async () => {
  const client = await clientOf({ stepMs: 2_000 });
  expect(await client.closed).toMatch(/^220 /);
});

it('beyond the number of connections it answers 421 and hangs up', async () => {
  const first = await clientOf({ connections: 1 });
  await first.until('220 ');
  const second = openRawClient(inbox?.port ?? 0);
  expect(await second.closed).toMatch(/^421 /);
  first.destroy();
});

it('a message that is too large is refused', async () => {
  const client = await clientOf({ messageBytes: 1_000 });
  await client.beginMessage();
  client.write(`${'x'.repeat(2_000)}\r\n.\r\n`);
  await client.until('552 ');
  expect(inbox?.messages()).toEqual([]);
  client.destroy();
});
