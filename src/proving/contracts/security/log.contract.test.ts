/**
 * The log of a box at its lowest level, while documents are issued, rejected, mailed and queried: it has what an
 * operator needs, and nothing about the people in the documents. Forbidden values are searched for as written in the
 * requests, in Base64 and percent-encoded.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../common/env/env.ts';
import { createLog } from '../../../harness/log-writer.ts';
import { createControlClient } from '../../../../simulator/control/client.ts';
import type { Tamper } from '../../../issuer/steps.ts';
import { startBox, type Box } from '../../../harness/box.ts';
import { keyOf } from '../../../harness/violations/reference.ts';
import { exampleInvoice, invoicePath, previewPath } from '../../../harness/testing/example.ts';

const token = 'tok-Zq81-secreto-9fK3';
const controlToken = 'ctl-Xw55-secreto-2bL7';

/** Distinctive, and of every kind that identifies a person or grants access. */
const personal = {
  nit: '811027326',
  identification: '1098765432',
  name: 'Zoraida Quiñonez de Ávila',
  email: 'zoraida.quinonez@correo-privado.example',
  phone: '3015550147',
  address: 'Carrera 98765 # 43-21',
  note: 'Observación reservada Wxyzzy',
  pin: '75319',
  password: 'clave-Mn42-oculta',
  query: 'Busqueda-Reservada',
} as const;

const lines: string[] = [];
let box: Box;

type Line = Readonly<Record<string, unknown>>;

const read = (): readonly Line[] => lines.map((line) => JSON.parse(line) as Line); // the log writes JSON
const named = (event: string): readonly Line[] => read().filter((line) => line.event === event);

const failing: Tamper = {
  signed: (xml) => {
    throw new TypeError(`Cannot sign ${xml}`);
  },
};

const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${box.issuer.url}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
  });

const invoice = (number: number, changes: object = {}): object => ({
  ...exampleInvoice(),
  number,
  notes: personal.note,
  ...changes,
});

const customer = {
  identification_number: personal.identification,
  name: personal.name,
  email: personal.email,
  phone: personal.phone,
  address: personal.address,
};

let issued: Line = {};
let mailed = 0;
let defectAnswer: Response;
let faultAnswer: Response;
let firstNumber = 0;

beforeAll(async () => {
  const log = createLog({ level: 'trace', clock: systemClock, to: { write: (line) => void lines.push(line) } });
  box = await startBox({ seed: 'log', clock: '2026-11-20T10:00:00-05:00', token, controlToken, log });
  firstNumber = Number((exampleInvoice() as { readonly number: number }).number);
  const base = exampleInvoice() as { readonly customer: object };
  issued = (
    await box.post(
      invoicePath,
      invoice(firstNumber, {
        customer: { ...base.customer, name: personal.name, email: personal.email, phone: personal.phone },
      }),
    )
  ).body;
  // Refused by the judge, by the schema, as JSON, for its token and for its path.
  box.tamperWith({ signed: (xml) => xml.replace(personal.note, `${personal.note}!`) });
  await box.post(invoicePath, invoice(firstNumber + 1));
  box.tamperWith(undefined);
  await box.post(invoicePath, { number: personal.identification, customer });
  await call(invoicePath, { method: 'POST', body: `{"notes": "${personal.note}` });
  await call(invoicePath, { method: 'POST', body: '{}', headers: { authorization: `Bearer ${personal.password}` } });
  await call(`/${personal.nit}/${encodeURIComponent(personal.name)}?q=${personal.query}`);
  await call('/%zz');
  await call(`${previewPath}?api_token=${token}&email=${personal.email}`, { method: 'POST', body: '{}' });
  await call(`/api/ubl2.1/download/${personal.nit}/FES-${personal.identification}.pdf`);
  // Configuration, mail, look-ups.
  const put = (path: string, body: object) =>
    call(`/api/ubl2.1/config/${path}`, { method: 'PUT', body: JSON.stringify(body) });
  await put('software', { id: '11111111-2222-4333-8444-555555555555', pin: Number(personal.pin) });
  await put('certificate', { certificate: Buffer.from('no').toString('base64'), password: personal.password });
  await call(`/api/ubl2.1/config/${personal.nit}/7`, {
    method: 'POST',
    body: JSON.stringify({ ...customer, business_name: personal.name }),
  });
  const mail = await call('/api/ubl2.1/send-email', {
    method: 'POST',
    body: JSON.stringify({ prefix: 'SETP', number: String(firstNumber), email_cc_list: [{ email: personal.email }] }),
  });
  mailed = mail.status;
  await call(`/api/ubl2.1/status/document/${keyOf(issued) ?? ''}`, { method: 'POST', body: '{}' });
  await call(`/t/equipo-1${invoicePath}`, { method: 'POST', body: JSON.stringify(invoice(firstNumber)) });
  // The authority: not SOAP, control, console.
  faultAnswer = await fetch(box.authority.url, { method: 'POST', body: `<x>${personal.note}</x>` });
  await fetch(`${box.authority.url}?${personal.query}`);
  const control = createControlClient({ url: box.authority.control.url, token: controlToken });
  await control
    .addRegistryRow('contributors', { nit: personal.nit, name: personal.name, families: [] })
    .catch(() => undefined);
  await fetch(
    new URL(`/ensayo/control/registry/contributors/${personal.nit}?name=${personal.query}`, box.authority.url),
    {
      headers: { authorization: `Bearer ${personal.password}` },
    },
  );
  await fetch(box.authority.console.url);
  await fetch(new URL(`/ensayo/exchanges/${personal.identification}`, box.authority.url));
  // A bug of the issuing service that quotes the whole document.
  box.tamperWith(failing);
  defectAnswer = await call(invoicePath, { method: 'POST', body: JSON.stringify(invoice(firstNumber + 2)) });
  box.tamperWith(undefined);
  // A bug of the authority: its registry fails in the middle of an exchange.
  const broken = box.authority.tenants.list().find(({ tenant }) => tenant === 'default');
  Object.assign(broken?.authority.registry ?? {}, {
    record: () =>
      Promise.reject(new RangeError(`${personal.name} ${personal.nit}`, { cause: new Error(personal.note) })),
  });
  faultAnswer = await sendAgain();
});

/** An invoice whose exchange ends with a fault; the issuing service's answer shows what the client got. */
const sendAgain = (): Promise<Response> =>
  call(invoicePath, { method: 'POST', body: JSON.stringify(invoice(firstNumber + 3)) });

afterAll(() => box.close());

describe('the log of a box at the level trace', () => {
  it('covers documents that were issued, accepted and mailed', () => {
    expect([issued, mailed]).toMatchObject([{ verdict: { accepted: true } }, 200]);
  });

  it('has lines from both services, at every level', () => {
    const requests = named('request');
    expect(requests.length).toBeGreaterThan(25);
    expect(new Set(requests.map(({ service }) => service))).toEqual(new Set(['issuer', 'authority']));
    expect(named('judged')).toContainEqual(
      expect.objectContaining({ verdict: 'rejected', codes: expect.arrayContaining(['ZE02']) as unknown }),
    );
    expect(named('issued')).toContainEqual(
      expect.objectContaining({
        stages: expect.objectContaining({ signed: expect.any(Number) as unknown }) as unknown,
      }),
    );
    expect(named('step').length).toBeGreaterThan(5);
    const [sent] = requests.filter(({ operation }) => operation === 'SendBillSync');
    expect(sent).toMatchObject({ exchange: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown, status: 200 });
    expect(requests).toContainEqual(expect.objectContaining({ tenant: 'equipo-1' }));
  });

  const forms = (text: string): readonly string[] => [
    text,
    encodeURIComponent(text),
    Buffer.from(text).toString('base64').replace(/=+$/, '').slice(0, -2),
    JSON.stringify(text).slice(1, -1),
  ];

  it.each(Object.entries({ ...personal, token, controlToken }))('contains no trace of: %s', (_what, text) => {
    const all = lines.join('');
    expect(forms(text).filter((form) => all.includes(form))).toEqual([]);
  });

  it('contains no company key, document number, unique code or XML', () => {
    const all = lines.join('');
    const { nit, name } = box.company;
    const secrets = [
      nit,
      name,
      String(firstNumber),
      `SETP${String(firstNumber)}`,
      'PRIVATE KEY',
      'Bearer',
      '<cbc:',
      'soap-envelope',
    ];
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    expect(all).not.toMatch(/[0-9a-f]{96}/);
  });

  it('has only its known fields', () => {
    const fields = new Set(read().flatMap((line) => Object.keys(line)));
    const known =
      'level time event msg kind service tenant environment exchange request method route status ms operation check verdict codes stages step state error';
    expect([...fields].filter((field) => !known.split(' ').includes(field))).toEqual([]);
  });

  it('has a bug of the issuing service under the identifier in its answer', async () => {
    const { message } = (await defectAnswer.json()) as { readonly message: string };
    const request = defectAnswer.headers.get('ensayo-request') ?? '';
    expect([defectAnswer.status, message.includes(request), request]).toEqual([
      500,
      true,
      expect.stringMatching(/^r\d+$/),
    ]);
    const [line] = named('defect').filter((one) => one.request === request);
    expect(line).toMatchObject({ level: 'error', service: 'issuer', error: { type: 'TypeError' } });
    expect(JSON.stringify(line)).toContain('log.contract.test.ts');
    expect(named('request')).toContainEqual(expect.objectContaining({ request, status: 500, route: invoicePath }));
  });

  it('has a bug of the authority under the exchange of its fault', async () => {
    expect(faultAnswer.status).toBe(502);
    const [defect] = named('defect').filter(({ service }) => service === 'authority');
    expect(defect).toMatchObject({ error: { type: 'RangeError', cause: { type: 'Error' } } });
    const exchange = String(defect?.exchange);
    const found = await fetch(new URL(`/ensayo/exchanges/${exchange}`, box.authority.url));
    expect(await found.json()).toMatchObject({ id: exchange, fault: { check: 'internal-error' } });
    expect(named('request')).toContainEqual(expect.objectContaining({ exchange, check: 'internal-error' }));
  });
});
