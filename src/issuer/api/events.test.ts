import { afterEach, expect, it } from 'vitest';
import { closeAll, sentDocument, startTestIssuer } from '../issuer.fixture.ts';
import { xmlAnswer } from '../authority/keeping-authority.fixture.ts';
import { verdictXml, type Script } from '../authority/fake-authority.fixture.ts';

afterEach(closeAll);

const invoice =
  '<Invoice><ID>SETP1</ID><UUID>c0de</UUID><AccountingSupplierParty><Party><PartyTaxScheme>' +
  '<CompanyID>900373115</CompanyID></PartyTaxScheme></Party></AccountingSupplierParty></Invoice>';

const event = { event_id: 1, base64_attacheddocument: Buffer.from(invoice).toString('base64') };

it.each<readonly [string, Script, string, string]>([
  ['was not processed', () => ({ status: 503, body: '' }), 'authority-unreachable', 'El evento no fue procesado'],
  ['may be registered', () => ({ body: '<a/>' }), 'authority-unreadable', 'El evento pudo haber sido registrado'],
])('without a verdict, says that the event %s', async (_, script, code, message) => {
  const { request } = await startTestIssuer(script);
  const answer = await request('/api/ubl2.1/send-event', { method: 'POST', body: JSON.stringify(event) });
  const body = (await answer.json()) as { readonly code: string; readonly message: string };
  expect([body.code, body.message]).toEqual([code, expect.stringContaining(message)]);
});

it.each([
  ['00', 'generada con éxito'],
  ['98', 'la autoridad todavía no da un resultado'],
  ['99', 'la autoridad rechazó el evento'],
])('says what a verdict with status %s means', async (statusCode, outcome) => {
  const operation = 'SendEventUpdateStatus';
  const body = verdictXml({ operation, isValid: statusCode === '00', statusCode });
  const { request } = await startTestIssuer(() => ({ body }));
  const answer = await request('/api/ubl2.1/send-event', { method: 'POST', body: JSON.stringify(event) });
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining(outcome) as unknown });
});

type Answer = {
  readonly verdict: { readonly accepted: boolean };
  readonly warnings?: readonly [{ readonly code: string }];
  readonly invoice_number?: string;
};

it.each([
  ['its own', (sent: string) => sent, [true, 'verdict-adopted', 'SETP1']],
  ['not that on another invoice', (sent: string) => sent.replace('c0de', 'beef'), [false, undefined, undefined]],
])('of what the authority keeps under its code, has the verdict: %s', async (_, kept, expected) => {
  const lines = ['Regla: 90, Rechazo: Documento procesado anteriormente.'];
  const repeated = verdictXml({ operation: 'SendEventUpdateStatus', isValid: false, lines });
  const service = await startTestIssuer(({ operation }, occurrence) => {
    if (operation === 'GetStatus') return { body: verdictXml({ operation }) };
    if (operation !== 'GetXmlByDocumentKey') return occurrence === 0 ? 'reset' : { body: repeated };
    const [sent] = service.authority.requests;
    return { body: xmlAnswer(kept(sent === undefined ? '' : sentDocument(sent).xml)) };
  });
  const answer = await service.request('/api/ubl2.1/send-event', { method: 'POST', body: JSON.stringify(event) });
  const { verdict, warnings, invoice_number: number } = (await answer.json()) as Answer;
  expect([verdict.accepted, warnings?.[0]?.code, number]).toEqual(expected);
});

it('is not called rejected where the authority does not say what it keeps under its code', async () => {
  const lines = ['Regla: 90, Rechazo: Documento procesado anteriormente.'];
  const repeated = verdictXml({ operation: 'SendEventUpdateStatus', isValid: false, lines, key: '' });
  const { request } = await startTestIssuer(({ operation }, occurrence) => {
    if (operation === 'GetStatus') return { body: verdictXml({ operation }) };
    if (operation === 'GetXmlByDocumentKey') return { status: 503, body: '' };
    return occurrence === 0 ? 'reset' : { body: repeated };
  });
  const answer = await request('/api/ubl2.1/send-event', { method: 'POST', body: JSON.stringify(event) });
  expect([answer.status, await answer.json()]).toMatchObject([
    502,
    { code: 'authority-unreadable', message: expect.stringContaining('pudo haber sido registrado') as unknown },
  ]);
});

it('without a verdict, refuses as other services do where clients read these', async () => {
  const outage = { status: 503, body: '', headers: { 'Retry-After': '17' } };
  const { request } = await startTestIssuer(() => outage, { compatibility: 'dialect' });
  const answer = await request('/api/ubl2.1/send-event', { method: 'POST', body: JSON.stringify(event) });
  expect([answer.status, await answer.json()]).toMatchObject([200, { success: false, code: 'authority-unreachable' }]);
  expect(answer.headers.get('retry-after')).toBe('17');
});
