import { afterEach, expect, it } from 'vitest';
import { closeAll, startTestIssuer } from '../issuer.fixture.ts';
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

it('sent again with the same code, has the first verdict, and says so', async () => {
  const lines = ['Regla: 90, Rechazo: Documento procesado anteriormente.'];
  const repeated = verdictXml({ operation: 'SendEventUpdateStatus', isValid: false, lines });
  const { request } = await startTestIssuer(({ operation }) => ({
    body: operation === 'GetStatus' ? verdictXml({ operation }) : repeated,
  }));
  const answer = await request('/api/ubl2.1/send-event', { method: 'POST', body: JSON.stringify(event) });
  expect(await answer.json()).toMatchObject({ verdict: { accepted: true }, warnings: [{ code: 'verdict-adopted' }] });
});

it('without a verdict, refuses as other services do where clients read these', async () => {
  const { request } = await startTestIssuer(() => ({ status: 503, body: '' }), { compatibility: 'dialect' });
  const answer = await request('/api/ubl2.1/send-event', { method: 'POST', body: JSON.stringify(event) });
  expect([answer.status, await answer.json()]).toMatchObject([200, { success: false, code: 'authority-unreachable' }]);
});
