/** Two of everything on one database: two authorities, each with an issuing service, as two processes have them. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createControlClient } from '../../../simulator/control/client.ts';
import { newDatabase } from '../../common/store/postgres.fixture.ts';
import { startBox, type Box, type Reply } from '../../harness/box.ts';
import { exampleInvoice, firstNumber, invoicePath, valueAt } from '../../harness/testing/example.ts';

let boxes: readonly [Box, Box];

beforeAll(async () => {
  const postgres = await newDatabase();
  const start = () =>
    startBox({ postgres, clock: '2026-11-20T10:00:00-05:00', token: 'shared', controlToken: 'shared' });
  boxes = [await start(), await start()];
});

afterAll(() => Promise.all(boxes.map((box) => box.close())));

const controlOf = ({ authority: { control } }: Box) => createControlClient(control);

const both = <Value>(work: (box: Box, index: 0 | 1) => Promise<Value>): Promise<readonly Value[]> =>
  Promise.all([work(boxes[0], 0), work(boxes[1], 1)]);

const counted = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

describe('what is changed in one process', () => {
  it('is so in the other', async () => {
    const [one, other] = boxes.map(controlOf) as [ReturnType<typeof controlOf>, ReturnType<typeof controlOf>];
    await one.setClock({ mode: 'fixed', at: '2026-11-21T10:00:00-05:00' });
    expect((await other.clock()).date).toBe('2026-11-21');
    const fault = await one.addFault({ fault: 'html' });
    expect((await other.faults()).map(({ id }) => id)).toEqual([fault.id]);
    await other.removeFault(fault.id);
    expect(await one.faults()).toEqual([]);
    await other.removeRegistryRow('contributors', '901500600');
    expect((await one.registry()).contributors.map(({ nit }) => nit)).not.toContain('901500600');
    await other.takeSnapshot('before');
    await one.changeSettings({ autoCreateTestSets: false });
    expect((await other.settings()).autoCreateTestSets).toBe(false);
    await other.restoreSnapshot('before');
    expect((await one.settings()).autoCreateTestSets).toBe(true);
    await one.reset();
    expect((await other.clock()).date).toBe('2026-11-20');
    expect((await other.registry()).contributors.map(({ nit }) => nit)).toContain('901500600');
  });

  it('at the same time in the other is not lost', async () => {
    await both(async (box) => {
      await Promise.all(counted(20).map(() => controlOf(box).addFault({ fault: 'html', when: { number: 'none' } })));
    });
    const ids = (await controlOf(boxes[0]).faults()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(40);
    await controlOf(boxes[1]).clearFaults();
    const known = (await controlOf(boxes[0]).registry()).contingencyPeriods.length;
    await both(async (box, index) => {
      await Promise.all(
        counted(20).map((each) =>
          controlOf(box).addRegistryRow('contingencyPeriods', {
            start: `20${String(30 + each)}-0${String(index + 1)}-01T00:00:00-05:00`,
            end: `20${String(30 + each)}-0${String(index + 1)}-02T00:00:00-05:00`,
          }),
        ),
      );
    });
    expect((await controlOf(boxes[0]).registry()).contingencyPeriods).toHaveLength(40 + known);
  });
});

describe('a fault that strikes once', () => {
  it('strikes once, whichever process is asked', async () => {
    for (const _ of counted(25)) {
      await controlOf(boxes[0]).addFault({ fault: 'status', status: 503, times: 1 });
      const statuses = await both(async ({ authority }) => {
        const asked = counted(3).map(() => fetch(authority.url, { method: 'POST', body: '<x/>' }));
        return (await Promise.all(asked)).map(({ status }) => status);
      });
      expect(statuses.flat().filter((status) => status === 503)).toHaveLength(1);
      await controlOf(boxes[1]).clearFaults();
    }
  });
});

describe('a test set', () => {
  it('counts every document once, whichever process received it, and closes once', async () => {
    const control = controlOf(boxes[0]);
    const { id } = await control.addTestSet({
      issuerNit: '901500100',
      family: 'invoicing',
      quotas: { invoice: { required: 24, minimumAccepted: 24 } },
    });
    await both((box, index) =>
      Promise.all(
        counted(12).map(async (each) => {
          const number = firstNumber + 500 + index * 12 + each;
          const { status } = await box.post(`${invoicePath}/${id}`, exampleInvoice({ number }));
          expect(status).toBe(200);
        }),
      ),
    );
    const kinds = [{ kind: 'invoice', sent: 24, accepted: 24, missing: 0 }];
    await vi.waitFor(
      async () => {
        const [set] = (await controlOf(boxes[1]).testSets()).filter((each) => each.id === id);
        expect(set).toMatchObject({ state: 'accepted', kinds });
      },
      { timeout: 120_000, interval: 50 },
    );
  });
});

const isAccepted = ({ body }: Reply): boolean => valueAt(body, 'verdict', 'accepted') === true;
const isKnown = ({ status, body }: Reply): boolean => status === 409 && body.code === 'number-already-accepted';
const keyIn = ({ body }: Reply): unknown => body.cufe ?? valueAt(body, 'document', 'key');

describe('one number sent to both at once', () => {
  it('is accepted once, and taken for both from then on', async () => {
    for (const index of counted(25)) {
      const body = exampleInvoice({ number: firstNumber + index });
      const answers = await both((box) => box.post(invoicePath, body));
      // Both sent the same document: one was accepted, and the other was told that it had been, or comes too late.
      expect(answers.some(isAccepted)).toBe(true);
      expect(answers.every((answer) => isAccepted(answer) || isKnown(answer))).toBe(true);
      expect(new Set(answers.map(keyIn)).size).toBe(1);
      const filed = await boxes[0].authority.registry.listDocuments({ limit: 10, text: `SETP${String(body.number)}` });
      expect(filed.map(({ state }) => state)).toEqual(['accepted']);
      const again = await both((box) => box.post(invoicePath, body));
      expect(again.map(({ status }) => status)).toEqual([409, 409]);
    }
  });
});

describe('an exchange with one', () => {
  it('is in the journal of both, with its bytes', async () => {
    const { headers } = await fetch(boxes[0].authority.url, { method: 'POST', body: '<x/>' });
    const id = headers.get('ensayo-exchange') ?? '';
    const found = await both(async ({ authority: { url } }) => {
      const answer = await fetch(new URL(`/ensayo/exchanges/${id}?full=1`, url));
      return (await answer.json()) as Record<string, unknown>;
    });
    expect(found[0]).toMatchObject({ envelope: '<x/>', fault: { check: 'content-type' } });
    expect(found[1]).toEqual(found[0]);
    expect((await controlOf(boxes[1]).journal(1)).map((exchange) => exchange.id)).toEqual([id]);
    await controlOf(boxes[1]).clearJournal();
    expect(await controlOf(boxes[0]).journal(10)).toEqual([]);
  });
});

describe('the link to the console', () => {
  it('is good for both', () => {
    const [link, other] = boxes.map(({ authority }) => new URL(authority.console.url));
    expect(link?.search).toBe(other?.search);
  });
});

describe('mail that one sent', () => {
  it('is in the inbox of both', async () => {
    const number = firstNumber + 300;
    const { status } = await boxes[0].post(invoicePath, exampleInvoice({ number, sendmail: true }));
    expect(status).toBe(200);
    const shown = await both(async ({ issuer }) => {
      const headers = { authorization: 'Bearer shared' };
      const answer = await fetch(`${issuer.url}/api/ubl2.1/inbox`, { headers });
      const { messages } = (await answer.json()) as { readonly messages: readonly { readonly subject: string }[] };
      return messages.map(({ subject }) => subject);
    });
    expect(shown[0]?.filter((subject) => subject.includes(`SETP${String(number)}`))).toHaveLength(1);
    expect(shown[1]).toEqual(shown[0]);
  });
});

describe('the issuing service', () => {
  it('follows the clock that another process set', async () => {
    await controlOf(boxes[0]).setClock({ mode: 'fixed', at: '2026-11-22T10:00:00-05:00' });
    const { body } = await boxes[1].post(invoicePath, exampleInvoice({ number: firstNumber + 100 }));
    expect(String(body.QRStr)).toContain('2026-11-22');
  });

  it('of both has the tenants of both', async () => {
    const post = (box: Box, number: number) =>
      box.post(`/t/pruebas${invoicePath}`, exampleInvoice({ number: firstNumber + number }));
    expect(isAccepted(await post(boxes[0], 1))).toBe(true);
    expect((await post(boxes[1], 1)).status).toBe(409);
    expect(isAccepted(await post(boxes[1], 2))).toBe(true);
  });

  it('starts a tenant afresh that was removed in the other process', async () => {
    const post = (box: Box) => box.post(`/t/removed${invoicePath}`, exampleInvoice({ number: firstNumber }));
    for (const _ of counted(3)) {
      expect(isAccepted(await post(boxes[0]))).toBe(true);
      expect((await post(boxes[1])).status).toBe(409);
      await controlOf(boxes[0]).removeTenant('removed');
      // The one that had it open, and the one that removed it.
      expect(isAccepted(await post(boxes[1]))).toBe(true);
      expect((await post(boxes[0])).status).toBe(409);
      await controlOf(boxes[1]).removeTenant('removed');
    }
  });

  it('keeps a tenant that one process has closed unused', async () => {
    const post = (box: Box) => box.post(`/t/kept${invoicePath}`, exampleInvoice({ number: firstNumber }));
    // Opened by a query, and never used here.
    await boxes[0].authority.tenants.open({ tenant: 'kept', environment: '2' });
    expect(isAccepted(await post(boxes[1]))).toBe(true);
    const { tenants } = boxes[0].authority;
    expect(tenants.find({ tenant: 'kept', environment: '2' })?.keeping.isEmpty()).toBe(false);
    expect((await post(boxes[1])).status).toBe(409);
  });

  it('of both has a company that one of them was given', async () => {
    const nit = '901777888';
    const body = {
      type_document_identification_id: 6,
      type_organization_id: 1,
      type_regime_id: 1,
      type_liability_id: 14,
      business_name: 'Otra Empresa S.A.S.',
      merchant_registration: '0000000-00',
      municipality_id: 149,
      address: 'Calle 1 # 2-3',
      phone: '6011234567',
      email: 'otra@example.com',
    };
    const given = await boxes[0].post(`/api/ubl2.1/config/${nit}/4`, body);
    expect(given.status).toBe(200);
    const headers = { authorization: `Bearer ${String(given.body.token)}` };
    const answers = await both((box) => box.post(invoicePath, {}, headers));
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
  });
});
