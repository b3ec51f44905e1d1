/** Addresses in documents, messages and requests are text: nothing is fetched from them. */
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentAttacks } from '../../../harness/attacks/documents.ts';
import { envelopeAttacks } from '../../../harness/attacks/envelopes.ts';
import { signatureAttacks } from '../../../harness/attacks/signatures.ts';
import { startBox, type Box, type JsonObject } from '../../../harness/box.ts';
import { exampleInvoice, firstNumber, invoicePath } from '../../../harness/testing/example.ts';

let box: Box;
/** Counts whoever comes. */
let server: Server;
let visits = 0;
let address = '';
let number = firstNumber;

beforeAll(async () => {
  server = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/x`; // a TCP server always has one
  box = await startBox({ seed: 'addresses' });
});

afterAll(async () => {
  await box.close();
  server.close();
});

const post = (changes: JsonObject = {}) => box.post(invoicePath, exampleInvoice({ number: (number += 1), ...changes }));

/** The attacks name a port on which nobody listens. */
const here =
  (attack: (xml: string) => string) =>
  (xml: string): string =>
    attack(xml).replaceAll('http://127.0.0.1:9/x', address);

const toAddress = /address|stylesheet|schema/;
const naming = (attacks: Readonly<Record<string, (xml: string) => string>>) =>
  Object.entries(attacks).filter(([name]) => toAddress.test(name));

describe('nothing is fetched for', () => {
  it.each([...naming(documentAttacks), ...naming(signatureAttacks)])('a document with %s', async (_name, attack) => {
    box.tamperWith({ signed: here(attack) });
    const { status, body } = await post();
    box.tamperWith(undefined);
    expect([status, body.verdict]).toMatchObject([200, { accepted: false }]);
    expect(visits).toBe(0);
  });

  it.each(naming(envelopeAttacks))('a message with %s', async (_name, attack) => {
    box.tamperWith({ envelope: here(attack) });
    await post();
    box.tamperWith(undefined);
    expect(visits).toBe(0);
  });

  it('a request with an address in every text, also when it is printed and sent by mail', async () => {
    const image = `<p><img src="${address}"><a href="${address}">x</a></p>`;
    const { body } = await post({
      notes: address,
      head_note: image,
      foot_note: image,
      html_header: image,
      seze: address,
      establishment_name: address,
      establishment_address: address,
      sendmail: true,
      order_reference: { id_order: address, issue_date_order: '2026-11-20' },
    });
    expect(body.verdict).toMatchObject({ accepted: true });
    const [mail] = (await box.issuer.inbox())?.messages() ?? [];
    expect(mail?.subject).toBeDefined();
    const preview = await box.post(`${invoicePath}/preeliminar-view`, exampleInvoice({ number, notes: image }));
    expect(preview.status).toBe(200);
    expect(visits).toBe(0);
  });
});
