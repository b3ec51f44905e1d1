/** A snapshot restores the earlier state, even with many documents; and tenants do not affect each other. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createControlClient } from '../../../../simulator/control/client.ts';
import { startBox, type Box } from '../../../harness/box.ts';
import { exampleInvoice, invoicePath } from '../../../harness/testing/example.ts';
import { expectIsolation, knownOf, verdictOf, startTenantBox } from './isolation.fixture.ts';
import { keyOf } from '../../../harness/violations/reference.ts';

let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'platform', clock: '2026-11-20T10:00:00-05:00' });
});

afterAll(() => box.close());

const documentCount = 100;

describe('a snapshot, a hundred documents and a restore', () => {
  it('give the old answers, whatever was accepted in between', async () => {
    const control = createControlClient({ ...box.authority.control, tenant: 'snapshots' });
    const { box: own, tenant } = await startTenantBox(box, 'snapshots', '2026-11-20T10:00:00-05:00');
    const issue = async (number: number, headers: Readonly<Record<string, string>> = {}) => {
      const { body } = await own.post(invoicePath, { ...exampleInvoice(), number }, headers);
      return { key: keyOf(body) ?? '', verdict: verdictOf(body) };
    };
    try {
      const before = await issue(990_700_000);
      const accepted = before.verdict;
      await control.takeSnapshot('before');
      const issued = [];
      for (let index = 1; index <= documentCount; index += 1) {
        issued.push(await issue(990_700_000 + index));
        tenant.clock.advance(60_000);
      }
      expect(new Set(issued.map(({ verdict }) => verdict))).toEqual(new Set([accepted]));
      expect(
        await knownOf(
          { box: own, tenant },
          issued.map(({ key }) => key),
        ),
      ).toBe(documentCount);

      expect(await control.restoreSnapshot('before')).toMatchObject({ documents: 1 });
      expect(
        await knownOf(
          { box: own, tenant },
          issued.map(({ key }) => key),
        ),
      ).toBe(0);
      expect(await knownOf({ box: own, tenant }, [before.key])).toBe(1);
      expect((await control.clock()).time).toBe('10:00:00');
      // The authority accepts each number again, with the same key if it is the same second, and knows the earlier
      // ones.
      const resend = { 'Ensayo-Allow-Resend': '1' };
      const again = [];
      for (let index = 1; index <= documentCount; index += 1) {
        again.push(await issue(990_700_000 + index, resend));
        tenant.clock.advance(60_000);
      }
      expect(again).toEqual(issued);
      expect((await issue(990_700_000, resend)).verdict).toContain('"90"');
    } finally {
      await own.close();
    }
  });
});

it('two tenants that break all rules of invoices and credit notes at once stay separate', async () => {
  await expectIsolation(box, ['invoice', 'creditNote']);
});
