/**
 * A clock that jumps, by a second or by thousands of years, forward and back: what is judged is judged by the time that
 * it shows, nothing fails for good, and nobody waits until it has caught up.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createControlClient } from '../../../../simulator/control/client.ts';
import { startBox, type OwnBox } from '../../../harness/box.ts';
import { exampleInvoice, firstNumber, invoicePath, valueAt } from '../../../harness/testing/example.ts';

const usual = '2026-11-20T10:00:00-05:00';
let box: OwnBox;

beforeEach(async () => {
  box = await startBox({ seed: 'clock-jumps', clock: usual });
});

afterEach(() => box.close());

const post = async (number: number) => {
  const { status, body } = await box.post(invoicePath, exampleInvoice({ number: firstNumber + number }));
  return { outcome: [status, body.code ?? valueAt(body, 'verdict', 'accepted')], body };
};

/** The check of the authority's latest fault. */
const latestCheck = async (): Promise<string | undefined> => (await box.authority.journal.list(1))[0]?.fault?.check;

it.each([
  ['a second', '2026-11-20T10:00:01-05:00', '2026-11-20T09:59:59-05:00'],
  ['seven months', '2027-06-20T10:00:00-05:00', '2026-11-19T10:00:00-05:00'],
])(
  'documents after a jump of %s are accepted, and their numbers are known whatever the time',
  async (_what, later, before) => {
    expect((await post(1)).outcome).toEqual([200, true]);
    box.clock.set(later);
    expect((await post(2)).outcome).toEqual([200, true]);
    box.clock.set(before);
    expect((await post(3)).outcome).toEqual([200, true]);
    for (const number of [1, 2, 3]) {
      expect((await post(number)).outcome).toEqual([409, 'number-already-accepted']);
    }
  },
);

it.each(['2036-11-20', '9999-12-31', '1999-01-01', '1970-01-01', '0001-01-01'])(
  'no message of %s is taken, when the certificate is not in force, and the next one of today is',
  async (at) => {
    box.clock.set(`${at}T10:00:00-05:00`);
    expect((await post(1)).outcome).toEqual([502, 'authority-fault']);
    expect(await latestCheck()).toBe('certificate-not-accredited');
    box.clock.set(usual);
    expect((await post(1)).outcome).toEqual([200, true]);
  },
);

it('files that were removed for their age stay removed when the clock is back, and nothing else is', async () => {
  const data = mkdtempSync(join(tmpdir(), 'ensayo-clock-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const startAt = async (clock: string): Promise<void> => {
    await box.close();
    box = await startBox({ seed: 'clock-jumps', clock, data, keepDays: 30, token: 'a'.repeat(40) });
  };
  const download = async (name: unknown): Promise<number> => {
    const headers = { authorization: `Bearer ${box.token}` };
    const path = `/api/ubl2.1/download/${box.company.nit}/${String(name)}`;
    return (await fetch(new URL(path, box.issuer.url), { headers })).status;
  };
  await startAt(usual);
  const { urlinvoicexml: first } = (await post(1)).body;
  expect(await download(first)).toBe(200);
  // What an earlier run left is looked at from the start.
  await startAt('2027-06-20T10:00:00-05:00');
  await expect.poll(() => download(first)).toBe(410);
  const { urlinvoicexml: later } = (await post(2)).body;
  await startAt(usual);
  expect((await post(3)).outcome).toEqual([200, true]);
  expect([await download(first), await download(later)]).toEqual([410, 200]);
  expect((await post(1)).outcome).toEqual([409, 'number-already-accepted']);
});

it.each([
  ['2027-06-20T10:00:00-05:00', /^\[\]$/],
  // Signed in the authority's future.
  ['2026-11-19T10:00:00-05:00', /DC24/],
])('a document that is on its way when the clock jumps to %s is judged by that time', async (at, rejected) => {
  const control = createControlClient(box.authority.control);
  await control.addFault({ fault: 'latency', milliseconds: 3_000, times: 1 });
  const posted = post(1);
  // Its message was verified by the time before the jump.
  await expect.poll(() => control.faults()).toMatchObject([{ struck: 1 }]);
  box.clock.set(at);
  const { body } = await posted;
  expect(JSON.stringify(valueAt(body, 'verdict', 'rejected'))).toMatch(rejected);
  box.clock.set(usual);
  expect((await post(2)).outcome).toEqual([200, true]);
});
