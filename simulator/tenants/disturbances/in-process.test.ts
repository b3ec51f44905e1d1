/** Verdicts that a disturbance hides: no answer of the authority tells them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { judgedAtOnce } from '../../service/reception/batch-work.ts';
import { handlersOf } from '../../service/reception/service.ts';
import type { OperationName } from '../../service/soap/contract.ts';
import { testAuthority, type TestAuthority } from '../../testing/authority.fixture.ts';
import { answered, call, zipped } from '../../testing/exchange.fixture.ts';
import { issuer } from '../../testing/invoice.fixture.ts';
import { small, smallCatalogue, smallEvent } from '../../testing/reception.fixture.ts';
import { createDisturbances, type Disturbances } from './disturbances.ts';

let authority: TestAuthority;
let disturbances: Disturbances;
let sent: number;

beforeEach(async () => {
  authority = await testAuthority({ catalogue: smallCatalogue() });
  disturbances = createDisturbances(authority);
  sent = 0;
});

afterEach(() => authority.registry.close());

/** The answer to a call in an exchange of its own. */
const ask = async (operation: Exclude<OperationName, 'GetDocumentInfo'>, parameters: Parameters<typeof call>[0]) => {
  const handlers = handlersOf(authority, disturbances.judgement, judgedAtOnce);
  sent += 1;
  const outcome = await handlers[operation]({ ...call(parameters), exchangeId: `exchange-${String(sent)}` });
  return answered<object>(outcome);
};

const sendNow = (xml: string) => ask('SendBillSync', { contentFile: zipped(xml) });

const sendLater = async (xml: string): Promise<string> => {
  const taken = await ask('SendBillAsync', { fileName: 'z.zip', contentFile: zipped(xml) });
  return 'ZipKey' in taken ? String(taken.ZipKey) : '';
};

const inProcess = { StatusCode: '98', StatusDescription: 'En Proceso', XmlBase64Bytes: null };
const batchInProcess = [{ StatusCode: '', StatusDescription: 'Batch en proceso de validación.' }];

const invoice = small('invoice', { number: 'A1', key: 'aa' });
const note = small('creditNote', { number: 'N1', key: 'b1', corrects: 'aa' });
const again = small('invoice', { number: 'A1', key: 'a2' });

/** Each hides what is sent while it lasts, until the second function is called. */
const disturbance = {
  'transition: never': () => {
    authority.settings.transition = 'never';
    return () => {
      authority.settings.transition = 'immediate';
    };
  },
  'the fault in-process': () => {
    const { id } = disturbances.faults.add({ fault: 'in-process', times: 1 });
    return () => disturbances.faults.remove(id);
  },
} as const;

describe.each(['transition: never', 'the fault in-process'] as const)('%s', (name) => {
  it('hides the verdict on a document from every query, until it ends', async () => {
    const end = disturbance[name]();
    const zipKey = await sendLater(invoice);
    expect(await ask('GetStatusZip', { trackId: zipKey })).toMatchObject(batchInProcess);
    expect(await ask('GetStatus', { trackId: 'aa' })).toMatchObject(inProcess);
    expect(await ask('GetXmlByDocumentKey', { trackId: 'aa' })).toMatchObject({ Code: '205', XmlBytesBase64: null });
    expect(await ask('GetReferenceNotes', { trackId: 'aa' })).toMatchObject(inProcess);
    expect(await ask('GetStatusEvent', { trackId: 'aa' })).toMatchObject(inProcess);
    end();
    expect(await ask('GetStatus', { trackId: 'aa' })).toMatchObject({ StatusCode: '00' });
    expect(await ask('GetXmlByDocumentKey', { trackId: 'aa' })).toMatchObject({ Code: '100' });
    expect(await ask('GetReferenceNotes', { trackId: 'aa' })).toMatchObject({ StatusCode: '67' });
  });

  it('is not given away by rule 90: the second sending is in process with the first', async () => {
    const end = disturbance[name]();
    await sendLater(invoice);
    expect(await sendNow(again)).toMatchObject({ ...inProcess, XmlDocumentKey: 'aa' });
    const zipKey = await sendLater(again);
    expect(await ask('GetStatusZip', { trackId: zipKey })).toMatchObject(batchInProcess);
    end();
    const duplicate = { StatusCode: '99', XmlDocumentKey: 'aa' };
    expect(await ask('GetStatusZip', { trackId: zipKey })).toMatchObject([duplicate]);
    expect(await sendNow(again)).toMatchObject(duplicate);
  });

  it('leaves a hidden note out of the list of its invoice', async () => {
    await sendNow(invoice);
    const end = disturbance[name]();
    await sendLater(note);
    expect(await ask('GetReferenceNotes', { trackId: 'aa' })).toMatchObject({ StatusCode: '67' });
    end();
    expect(await ask('GetReferenceNotes', { trackId: 'aa' })).toMatchObject({ StatusCode: '00' });
  });
});

describe('a test set', () => {
  it('counts what is hidden, as soon as it is judged', async () => {
    const id = '11111111-2222-4333-8444-555555555555';
    const quotas = { invoice: { required: 2, minimumAccepted: 1 } };
    const set = { id, issuerNit: issuer.nit, family: 'invoicing', quotas, state: 'open' } as const;
    await authority.registry.replace({ testSets: [set] });
    authority.settings.transition = 'never';
    const taken = await ask('SendTestSetAsync', { fileName: 'z.zip', contentFile: zipped(invoice), testSetId: id });
    expect(await ask('GetStatusZip', { trackId: 'ZipKey' in taken ? String(taken.ZipKey) : '' })).toMatchObject(
      batchInProcess,
    );
    expect((await authority.registry.testSet(id))?.progress).toEqual({ invoice: { sent: 1, accepted: 1 } });
  });
});

describe('the fault in-process', () => {
  it('holds the document that was sent, not the one that was accepted before', async () => {
    await sendNow(invoice);
    const { id } = disturbances.faults.add({ fault: 'in-process' });
    expect(await sendNow(again)).toMatchObject({ ...inProcess, XmlDocumentKey: 'a2' });
    expect(await ask('GetStatus', { trackId: 'a2' })).toMatchObject(inProcess);
    expect(await ask('GetStatus', { trackId: 'aa' })).toMatchObject({ StatusCode: '00' });
    expect(await sendNow(invoice)).toMatchObject(inProcess);
    expect(await ask('GetStatus', { trackId: 'aa' })).toMatchObject({ StatusCode: '00' });
    disturbances.faults.remove(id);
    expect(await ask('GetStatus', { trackId: 'a2' })).toMatchObject({ StatusCode: '66' });
  });

  it('leaves a held event out of the list of its invoice', async () => {
    await sendNow(invoice);
    const { id } = disturbances.faults.add({ fault: 'in-process' });
    const event = zipped(smallEvent('030', 'aa', { number: 'E1', key: 'e1' }));
    expect(await ask('SendEventUpdateStatus', { contentFile: event })).toMatchObject(inProcess);
    expect(await ask('GetStatusEvent', { trackId: 'aa' })).toMatchObject({ StatusCode: '67' });
    disturbances.faults.remove(id);
    expect(await ask('GetStatusEvent', { trackId: 'aa' })).toMatchObject({ StatusCode: '00' });
  });
});

describe('a forced verdict', () => {
  const given = (): readonly number[] => disturbances.verdicts.list().map((each) => each.given);

  it('"accepted" is not for a number that was accepted before: the judge finds the duplicate', async () => {
    await sendNow(invoice);
    disturbances.verdicts.add({ verdict: 'accepted', times: 1 });
    expect(await sendNow(again)).toMatchObject({ StatusCode: '99', XmlDocumentKey: 'aa' });
    expect(given()).toEqual([0]);
    expect(await sendNow(small('invoice', { number: 'A2', key: 'a3', note: 'REJECT ME' }))).toMatchObject({
      StatusCode: '00',
    });
    expect(await ask('GetStatus', { trackId: 'a3' })).toMatchObject({ StatusCode: '00' });
    expect(given()).toEqual([1]);
  });

  it.each([
    ['of another operation', small('payroll')],
    ['that cannot be read', '<Invoice'],
    ['of an unknown kind', '<html/>'],
    ['without a number', small('invoice', { number: '' })],
  ])('that files a document is not spent by one %s', async (_what, xml) => {
    disturbances.verdicts.add({ verdict: 'accepted', times: 1 });
    disturbances.verdicts.add({ verdict: 'rejected', codes: ['XX01'], times: 1 });
    expect(await sendNow(xml)).toMatchObject({ IsValid: false });
    expect(given()).toEqual([0, 0]);
    expect(await authority.registry.listDocuments({ limit: 9, issuer: issuer.nit })).toEqual([]);
  });

  it.each([
    ['whose sender may not act for the issuer', 'running', { issuerNit: '901500600' }, '89'],
    ['while the service is stopped', 'stopped', { note: 'REJECT ME' }, '99'],
  ] as const)('that files a document is not spent by one %s', async (_what, service, said, StatusCode) => {
    authority.settings.service = service;
    disturbances.verdicts.add({ verdict: 'accepted', times: 1 });
    expect(await sendNow(small('invoice', { number: 'A3', ...said }))).toMatchObject({ StatusCode });
    expect(given()).toEqual([0]);
  });

  it('that the first document cannot get leaves the next one to it', async () => {
    disturbances.verdicts.add({ verdict: 'accepted', times: 1 });
    disturbances.verdicts.add({ verdict: 'missing-fields', times: 1 });
    expect(await sendNow(small('payroll'))).toMatchObject({ StatusCode: '66', ErrorMessage: [] });
    expect(given()).toEqual([0, 1]);
  });
});
