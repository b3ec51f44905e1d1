/** Events about an invoice by REST: its buyer sends them, and its issuer the tacit acceptance; the authority judges each. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataJson } from '../../../common/data-directory.ts';
import { startBox, type Box, type JsonObject } from '../../../harness/box.ts';
import { receiverFacts } from '../../../harness/events/build.ts';
import { postTo } from '../../../harness/post.ts';

const { nit, checkDigit, name, software } = receiverFacts();

let box: Box;
let post: { readonly issuer: Box['post']; readonly buyer: Box['post'] };

const buyer = {
  ...{ business_name: name, address: 'CL 1 # 2-03', phone: '3001234567', email: 'cliente@example.com' },
  ...{ type_organization_id: 1, type_regime_id: 1, type_liability_id: 117, municipality_id: 1006 },
};

/** The buyer is registered as clients of the dialect register a company. */
beforeAll(async () => {
  // A Monday.
  box = await startBox({ seed: 'events', clock: '2026-11-16T10:00:00-05:00' });
  const { token } = (await box.post(`/api/ubl2.1/config/${nit}/${checkDigit}`, buyer)).body;
  await fetch(`${box.issuer.url}/api/ubl2.1/config/software`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${String(token)}` },
    body: JSON.stringify(software),
  });
  post = { issuer: box.post, buyer: postTo(box.issuer.url, String(token)) };
});

afterAll(() => box.close());

type Invoice = { readonly cufe: string; readonly number: string; readonly attached: string };

/** An accepted invoice, with its AttachedDocument in Base64. */
const acceptedInvoice = async (): Promise<Invoice> => {
  const { request } = dataJson('bases/invoice.json') as { readonly request: JsonObject }; // our own file
  const { number: _, ...body } = request;
  const answer = await box.post('/api/ubl2.1/invoice', body);
  expect(answer.body).toMatchObject({ verdict: { accepted: true } });
  const { cufe, urlinvoiceattached, urlinvoicexml } = answer.body;
  const address = `${box.issuer.url}/api/ubl2.1/download/${box.company.nit}/${String(urlinvoiceattached)}`;
  const file = await fetch(address, { headers: { authorization: `Bearer ${box.token}` } });
  const attached = Buffer.from(await file.arrayBuffer()).toString('base64');
  return { cufe: String(cufe), number: String(urlinvoicexml).replace(/^FES-|\.xml$/g, ''), attached };
};

type Sender = keyof typeof post;

/** The codes of the lines of the refusal; none if the event was accepted. */
const sent = async (sender: Sender, body: object): Promise<unknown> => {
  const answer = await post[sender]('/api/ubl2.1/send-event', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { accepted, rejected } = answer.body.verdict as { readonly accepted: boolean; readonly rejected: unknown };
  return accepted ? 'accepted' : rejected;
};

const [acknowledgement, claim, receipt, acceptance, tacit] = [1, 2, 3, 4, 5].map((event_id) => ({ event_id }));

it('takes them in their order, about an invoice given in Base64', async () => {
  const { attached: base64_attacheddocument } = await acceptedInvoice();
  const about = { base64_attacheddocument_name: 'ad.xml', base64_attacheddocument };
  expect(await sent('buyer', { ...receipt, ...about })).toEqual(['LGC09']);
  expect(await sent('buyer', { ...acceptance, ...about })).toEqual(['LGC12', 'LGC13']);
  expect(await sent('buyer', { ...acknowledgement, ...about })).toBe('accepted');
  expect(await sent('buyer', { ...acknowledgement, ...about, resend_consecutive: true })).toEqual(['LGC01']);
  expect(await sent('buyer', { ...receipt, ...about })).toBe('accepted');
  expect(await sent('buyer', { ...acceptance, ...about })).toBe('accepted');
  expect(await sent('buyer', { ...claim, ...about, type_rejection_id: 1 })).toEqual(['LGC02']);
});

it('takes them about an invoice given by its code, with the person who received it', async () => {
  const { cufe } = await acceptedInvoice();
  const issuer_party = {
    ...{ identification_number: '10200037', first_name: 'PERSONA', last_name: 'DE PRUEBAS' },
    ...{ job_title: 'Auxiliar', organization_department: 'Recepción' },
  };
  const about = { document_reference: { cufe }, issuer_party };
  expect(await sent('buyer', { ...acknowledgement, ...about })).toBe('accepted');
  expect(await sent('buyer', { ...receipt, ...about })).toBe('accepted');
  expect(await sent('buyer', { ...claim, ...about, type_rejection_id: '04' })).toBe('accepted');
  const found = await box.authority.registry.eventsOf([cufe]);
  expect(found.get(cufe)?.map(({ code }) => code)).toEqual(['030', '032', '031']);
});

it('takes the tacit acceptance from the issuer, once the term is over', async () => {
  const { cufe: uuid } = await acceptedInvoice();
  const about = { document_reference: { uuid } };
  expect(await sent('buyer', { ...acknowledgement, ...about })).toBe('accepted');
  expect(await sent('buyer', { ...receipt, ...about })).toBe('accepted');
  expect(await sent('issuer', { ...tacit, ...about })).toEqual(['DC24e', 'LGC14']);
  box.clock.set('2026-11-20T08:00:00-05:00');
  expect(await sent('issuer', { ...tacit, ...about })).toBe('accepted');
  expect(await sent('buyer', { ...acceptance, ...about })).toEqual(expect.arrayContaining(['LGC07']));
});

it('answers as services of this dialect do, and as its own interface does', async () => {
  const { cufe, number, attached: base64_attacheddocument } = await acceptedInvoice();
  const { body } = await post.buyer('/api/ubl2.1/send-event-data', {
    ...acknowledgement,
    document_reference: { cufe },
  });
  const answered = {
    Envelope: { Body: { SendEventUpdateStatusResponse: { SendEventUpdateStatusResult: { IsValid: 'true' } } } },
  };
  expect(body).toMatchObject({
    success: true,
    message: `ApplicationResponse #${number} generada con éxito`,
    ResponseDian: answered,
    ResponseAuthority: answered,
    ...{ transmitter_id: nit, receiver_id: box.company.nit, invoice_number: number, invoice_cufe: cufe },
  });
  expect(Object.keys(body).slice(0, 6)).toEqual([
    'success',
    'message',
    'ResponseAuthority',
    'ResponseDian',
    'cude',
    'certificate_days_left',
  ]);
  const early = await post.issuer('/api/ubl2.1/send-event', { ...tacit, base64_attacheddocument });
  expect(early.body).toMatchObject({
    message: `ApplicationResponse #${number}: la autoridad rechazó el evento`,
    explanations: [{ code: 'LGC14' }],
  });
  expect(early.body).not.toHaveProperty('ResponseDian');
  expect(early.body).not.toHaveProperty('invoice_cufe');
});

it('asks for a verdict by a header', async () => {
  const { cufe } = await acceptedInvoice();
  const event = { ...acknowledgement, document_reference: { cufe } };
  const { body } = await post.buyer('/api/ubl2.1/send-event', event, { 'Ensayo-Force-Verdict': 'AAH07' });
  expect(body.verdict).toEqual({ accepted: false, rejected: ['AAH07'], notifications: [] });
});

const note = Buffer.from('<CreditNote/>').toString('base64');

it.each([
  ['no invoice', acknowledgement, 'base64_attacheddocument'],
  ['no XML', { ...acknowledgement, base64_attacheddocument: 'AAAA' }, 'base64_attacheddocument'],
  ['another document', { ...acknowledgement, base64_attacheddocument: note }, 'base64_attacheddocument'],
  ['an unknown code', { ...acknowledgement, document_reference: { cufe: 'c0de' } }, 'document_reference.cufe'],
  ['a claim without its reason', { ...claim, document_reference: { cufe: 'c0de' } }, 'type_rejection_id'],
  ['an unknown event', { event_id: 99, document_reference: { cufe: 'c0de' } }, 'event_id'],
])('refuses a request with %s', async (_, body, field) => {
  const answer = await post.buyer('/api/ubl2.1/send-event', body);
  expect([answer.status, Object.keys(answer.body.errors as object)]).toEqual([422, [field]]);
});
