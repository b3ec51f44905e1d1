import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPayroll } from '../../document/kind.ts';
import { logTo } from '../../../src/common/log.ts';
import { createDisturbances } from '../../tenants/disturbances/disturbances.ts';
import type { DianResponse, UploadDocumentResponse } from '../reply/answers.ts';
import type { TestSet } from '../../registry/test-sets.ts';
import { testAuthority, type TestAuthority } from '../../testing/authority.fixture.ts';
import { answered, call, zipped, zippedAll } from '../../testing/exchange.fixture.ts';
import { issuer } from '../../testing/invoice.fixture.ts';
import { small, smallCatalogue, smallOfEveryKind } from '../../testing/reception.fixture.ts';
import { getStatus, getStatusZip } from './queries.ts';
import { sendBillAsync, sendTestSetAsync } from './send-async.ts';
import { sendBillSync } from './send-sync.ts';

let authority: TestAuthority;
const notices: string[] = [];

beforeEach(async () => {
  notices.length = 0;
  authority = await testAuthority({
    catalogue: smallCatalogue(),
    log: logTo({
      info: (event) => {
        notices.push(event);
      },
    }),
  });
});

afterEach(() => authority.registry.close());

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const setId = 'f0f0f0f0-0000-4000-8000-000000000001';

type Sent = { readonly answer: UploadDocumentResponse; readonly results: unknown };

const sendSet = async (contentFile: string, testSetId = setId, nit?: string): Promise<Sent> => {
  const outcome = await sendTestSetAsync(authority)(call({ fileName: 'z.zip', contentFile, testSetId }, nit));
  return { answer: answered(outcome), results: outcome.results };
};

const sendBills = async (contentFile: string): Promise<Sent> => {
  const outcome = await sendBillAsync(authority)(call({ fileName: 'z.zip', contentFile }));
  return { answer: answered(outcome), results: outcome.results };
};

const keyOf = ({ answer }: Sent): string => answer.ZipKey ?? '';

const poll = async (zipKey: string): Promise<readonly DianResponse[]> =>
  answered(await getStatusZip(authority, createDisturbances(authority).judgement)(call({ trackId: zipKey })));

const inProcess: DianResponse = {
  ErrorMessage: null,
  IsValid: false,
  StatusCode: '',
  StatusDescription: 'Batch en proceso de validación.',
  StatusMessage: null,
  XmlBase64Bytes: null,
  XmlDocumentKey: null,
  XmlFileName: null,
};

describe('documents sent for a test set', () => {
  it('get a ZipKey at once, and one verdict each, in the order of the files', async () => {
    const every = smallOfEveryKind();
    const sent = await sendSet(zippedAll(every.map(([, xml]) => xml)));
    expect(sent.answer).toEqual({ ErrorMessageList: null, ZipKey: expect.stringMatching(uuid) as unknown });
    const verdicts = await poll(keyOf(sent));
    expect(verdicts.map(({ XmlFileName }) => XmlFileName)).toEqual(every.map((_, at) => String(at)));
    expect(verdicts.map(({ StatusCode }) => StatusCode)).toEqual(every.map(() => '00'));
    expect(verdicts.map(({ XmlDocumentKey }) => XmlDocumentKey)).toEqual(
      every.map(([kind]) => `key-of-${kind.toLowerCase()}`),
    );
  });

  it('fifty of them', async () => {
    const documents = Array.from({ length: 50 }, (_, at) => small('invoice', { number: `A${at}`, key: `k${at}` }));
    const verdicts = await poll(keyOf(await sendSet(zippedAll(documents))));
    expect(verdicts.map(({ XmlDocumentKey }) => XmlDocumentKey)).toEqual(documents.map((_, at) => `k${at}`));
  });

  it('each get the same verdict as when sent alone', async () => {
    const verdicts = await poll(
      keyOf(
        await sendSet(
          zippedAll([
            small('invoice'),
            small('invoice', { key: 'beef' }),
            small('creditNote', { key: 'bad', note: 'REJECT ME' }),
            small('debitNote', { key: '' }),
            '<Recibo/>',
            '<Invoice>',
          ]),
        ),
      ),
    );
    expect(verdicts.map(({ StatusCode, XmlDocumentKey }) => [StatusCode, XmlDocumentKey])).toEqual([
      ['00', 'c0de'],
      ['99', 'c0de'], // The second one with the same number: rule 90 names the first.
      ['99', 'bad'],
      ['66', null],
      ['66', null],
      ['99', null],
    ]);
    expect(verdicts[1]?.ErrorMessage).toEqual(['Regla: 90, Rechazo: Documento procesado anteriormente.']);
    expect(verdicts[2]?.ErrorMessage).toEqual(['Regla: XX01, Rechazo: Documento defectuoso']);
  });

  it('are on file like any other', async () => {
    const [verdict] = await poll(keyOf(await sendSet(zipped(small('invoice')))));
    expect(
      answered(await getStatus(authority, createDisturbances(authority).judgement)(call({ trackId: 'c0de' }))),
    ).toEqual(verdict);
    const again = answered(await sendBillSync(authority)(call({ contentFile: zipped(small('invoice')) })));
    expect(again.ErrorMessage).toEqual(['Regla: 90, Rechazo: Documento procesado anteriormente.']);
    expect((await authority.registry.acceptedByKey(['C0DE'])).get('c0de')?.number).toBe('A1');
  });

  it('leave their findings in the journal, with the upload and with its verdicts', async () => {
    const sent = await sendSet(zipped(small('invoice', { note: 'REJECT ME' })));
    const wanted = { zipKey: keyOf(sent), documents: [{ verdict: 'rejected', failed: [{ code: 'XX01' }] }] };
    expect(sent.results).toMatchObject(wanted);
    expect((await getStatusZip(authority)(call({ trackId: keyOf(sent) }))).results).toMatchObject(wanted);
  });

  it('can be queried repeatedly, in upper case too, but only with the ZipKey', async () => {
    const zipKey = keyOf(await sendSet(zipped(small('invoice'))));
    const first = await poll(zipKey);
    expect(await poll(` ${zipKey.toUpperCase()}\n`)).toEqual(first);
    for (const unknown of ['', 'c0de', setId]) {
      expect(await poll(unknown)).toMatchObject([
        {
          StatusCode: '66',
          StatusDescription: 'TrackId no existe en los registros de la DIAN.',
          IsValid: false,
          XmlBase64Bytes: null,
        },
      ]);
    }
    expect(
      answered(await getStatus(authority, createDisturbances(authority).judgement)(call({ trackId: zipKey }))),
    ).toMatchObject({ StatusCode: '66' });
  });

  it('from a sender without mandate are refused one by one', async () => {
    const verdicts = await poll(keyOf(await sendSet(zipped(small('invoice')), setId, '901500600')));
    expect(verdicts).toMatchObject([{ StatusCode: '89', XmlDocumentKey: 'c0de' }]);
    expect(await authority.registry.documentByKey('c0de')).toBeUndefined();
    expect(await authority.registry.testSet(setId)).toBeUndefined();
  });
});

describe('SendBillAsync', () => {
  it('takes every kind except payroll, for which it names the operation', async () => {
    const every = smallOfEveryKind();
    const verdicts = await poll(keyOf(await sendBills(zippedAll(every.map(([, xml]) => xml)))));
    const wanted = every.map(([kind]) => (isPayroll(kind) ? '66' : '00'));
    expect(verdicts.map(({ StatusCode }) => StatusCode)).toEqual(wanted);
    expect(verdicts[wanted.indexOf('66')]?.StatusDescription).toBe(
      'SendBillAsync no recibe el documento «NominaIndividual»: envíelo con SendNominaSync.',
    );
  });
});

describe('a file that cannot be opened gets no ZipKey, and an entry with the reason', () => {
  it.each<readonly [code: string, contentFile: string]>([
    ['no-file', ''],
    ['not-base64', 'ñ'],
    ['ZIP-CORRUPT', Buffer.from('<Invoice/>').toString('base64')],
    ['ZIP-EMPTY', zippedAll([])],
    ['ZIP-XML', zippedAll([small('invoice'), '%PDF-1.7'])],
    ['ZIP-COUNT-ASYNC', zippedAll(Array.from({ length: 51 }, () => small('invoice')))],
  ])('%s', async (code, contentFile) => {
    for (const { answer, results } of [await sendSet(contentFile), await sendBills(contentFile)]) {
      expect(answer).toMatchObject({
        ErrorMessageList: [{ DocumentKey: null, SenderCode: null, Success: false, XmlFileName: 'z.zip' }],
        ZipKey: '',
      });
      expect(answer.ErrorMessageList?.[0]?.ProcessedMessage).not.toBe('');
      expect(results).toMatchObject({ verdict: 'rejected', outcome: { code, statusCode: '89' } });
    }
    expect(await authority.registry.testSet(setId)).toBeUndefined();
  });
});

describe('a batch in process', () => {
  const upload = async (): Promise<string> => keyOf(await sendSet(zipped(small('invoice'))));

  it('never, if it is concluded at once', async () => {
    expect(await poll(await upload())).toMatchObject([{ StatusCode: '00' }]);
  });

  it("until the authority's clock reaches the time", async () => {
    authority.settings.transition = { afterMs: 5_000 };
    const zipKey = await upload();
    expect(await poll(zipKey)).toEqual([inProcess]);
    authority.clock.advance(4_999);
    expect(await poll(zipKey)).toEqual([inProcess]);
    authority.settings.clockOffset = 1;
    expect(await poll(zipKey)).toMatchObject([{ StatusCode: '00' }]);
  });

  it.each([0, 1, 3])('for %i polls', async (afterPolls) => {
    authority.settings.transition = { afterPolls };
    const zipKey = await upload();
    for (let at = 0; at < afterPolls; at += 1) expect(await poll(zipKey)).toEqual([inProcess]);
    expect(await poll(zipKey)).toMatchObject([{ StatusCode: '00' }]);
    expect(await poll(zipKey)).toMatchObject([{ StatusCode: '00' }]);
  });

  it('forever, until the policy changes', async () => {
    authority.settings.transition = 'never';
    const zipKey = await upload();
    for (let at = 0; at < 3; at += 1) expect(await poll(zipKey)).toEqual([inProcess]);
    authority.settings.transition = 'immediate';
    expect(await poll(zipKey)).toMatchObject([{ StatusCode: '00' }]);
  });

  it('and so are its documents for GetStatus, while others are not', async () => {
    authority.settings.transition = { afterPolls: 1 };
    await sendBillSync(authority)(call({ contentFile: zipped(small('creditNote', { number: 'B1', key: 'other' })) }));
    const status = async (trackId: string): Promise<string | null> =>
      answered(await getStatus(authority, createDisturbances(authority).judgement)(call({ trackId }))).StatusCode;
    const zipKey = await upload();
    expect([await status('c0de'), await status('other')]).toEqual(['98', '00']);
    expect(
      answered(await getStatus(authority, createDisturbances(authority).judgement)(call({ trackId: 'c0de' }))),
    ).toMatchObject({
      IsValid: false,
      StatusDescription: 'En Proceso',
      StatusMessage: null,
      XmlBase64Bytes: null,
    });
    await poll(zipKey);
    expect(await status('c0de')).toBe('00');
  });
});

describe('a test set', () => {
  const wrong = `Set de prueba con identificador ${setId} es incorrecto.`;
  const refusal = { ErrorMessageList: [{ ProcessedMessage: wrong, Success: false }], ZipKey: '' };
  const set = (changes: Partial<TestSet> = {}): TestSet => ({
    ...{ id: setId, issuerNit: issuer.nit, family: 'invoicing', quotas: {}, state: 'open' },
    ...changes,
  });

  it('that is unknown is created on first use, and reported once', async () => {
    await sendSet(zipped(small('payroll')));
    await sendSet(zipped(small('payroll', { number: 'A2', key: 'beef' })));
    expect(await authority.registry.testSet(setId)).toEqual(set({ family: 'payroll' }));
    expect(notices).toEqual(['test-set-created']);
  });

  it('that is unknown is refused if none is created', async () => {
    authority.settings.autoCreateTestSets = false;
    const { answer, results } = await sendSet(zipped(small('invoice')));
    expect(answer).toMatchObject(refusal);
    expect(results).toMatchObject({ outcome: { code: 'TEST-SET-WRONG' } });
    expect(await authority.registry.documentByKey('c0de')).toBeUndefined();
    expect(notices).toEqual([]);
  });

  it.each([
    ['is not named', ' '],
    ['has a name without end', 'x'.repeat(5_000)],
  ])('that %s is refused', async (_what, id) => {
    const { answer } = await sendSet(zipped(small('invoice')), id);
    expect(answer).toMatchObject({ ErrorMessageList: [{ Success: false }], ZipKey: '' });
    expect(answer.ErrorMessageList?.[0]?.ProcessedMessage?.length).toBeLessThan(120);
    expect(notices).toEqual([]);
  });

  it.each<readonly [what: string, known: TestSet, documents: readonly string[]]>([
    ['of another issuer', set({ issuerNit: '901500600' }), [small('invoice')]],
    ['of another software', set({ softwareId: 'other' }), [small('invoice')]],
    ['of another payroll software', set({ softwareId: 'other' }), [small('payroll')]],
    [
      'of the issuer of some of the documents',
      set(),
      [small('invoice'), small('invoice', { issuerNit: '901500600', key: 'beef' })],
    ],
  ])('%s is refused', async (_what, known, documents) => {
    await authority.registry.replace({ testSets: [known] });
    expect((await sendSet(zippedAll(documents))).answer).toMatchObject(refusal);
    expect(await authority.registry.documentByKey('c0de')).toBeUndefined();
  });

  it.each<readonly [what: string, documents: readonly string[]]>([
    ['of the same issuer and software', [small('invoice'), small('payroll', { key: 'beef' })]],
    ['with documents that do not say who issued them', [small('invoice', { issuerNit: '' }), '<Recibo/>', '<a']],
  ])('%s is taken', async (_what, documents) => {
    await authority.registry.replace({ testSets: [set({ softwareId: 's' })] });
    expect((await sendSet(zippedAll(documents))).answer.ErrorMessageList).toBeNull();
  });

  it.each<readonly [state: 'accepted' | 'rejected', word: string]>([
    ['accepted', 'Aceptado'],
    ['rejected', 'Rechazado'],
  ])('that is %s takes nothing more, as its ZipKey shows', async (state, word) => {
    await authority.registry.replace({ testSets: [set({ state })] });
    const sent = await sendSet(zipped(small('invoice')));
    expect(sent.answer).toMatchObject({ ErrorMessageList: null, ZipKey: expect.stringMatching(uuid) as unknown });
    expect(await poll(keyOf(sent))).toEqual([
      {
        ...inProcess,
        StatusCode: '2',
        StatusDescription: `Set de prueba con identificador ${setId} se encuentra ${word}.`,
      },
    ]);
    expect(await authority.registry.documentByKey('c0de')).toBeUndefined();
  });
});

it('the same documents, seed and clock give the same ZipKey and verdicts', async () => {
  const run = async () => {
    const fresh = await testAuthority({ catalogue: smallCatalogue() });
    const contentFile = zippedAll(smallOfEveryKind().map(([, xml]) => xml));
    const { ZipKey } = answered(
      await sendTestSetAsync(fresh)(call({ fileName: 'z.zip', contentFile, testSetId: setId })),
    );
    const verdicts = answered(await getStatusZip(fresh)(call({ trackId: ZipKey ?? '' })));
    await fresh.registry.close();
    return [ZipKey, verdicts];
  };
  expect(await run()).toEqual(await run());
});
