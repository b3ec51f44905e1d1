/** ZA02 and ZA03: a stopped service says so, whatever it receives from any sender, and keeps nothing. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Behaviour } from '../../registry/behaviour.ts';
import { profile, signedInvoice, testAuthority, type TestAuthority } from '../../testing/authority.fixture.ts';
import { answered, call, zipped } from '../../testing/exchange.fixture.ts';
import { issuer } from '../../testing/invoice.fixture.ts';
import { set } from '../../testing/rules.fixture.ts';
import { signedPayroll } from '../../testing/signed-payroll.fixture.ts';
import { sendBillSync } from './send-sync.ts';

let authority: TestAuthority;
let documents: Readonly<Record<string, string>>;

beforeAll(async () => {
  authority = await testAuthority();
  documents = {
    invoice: await signedInvoice(authority),
    'wrong invoice': await signedInvoice(authority, { built: [set('/*/cbc:ID', 'SETP989999999')] }),
    'invoice without number': await signedInvoice(authority, { built: [{ edit: 'remove', path: '/*/cbc:ID' }] }),
    payroll: await signedPayroll(authority, 'payroll'),
    container: '<AttachedDocument/>',
    'no XML': '<Invoice',
  };
});

afterEach(async () => {
  authority.settings.service = 'running';
  authority.settings.profile = profile('default');
  await authority.registry.reset();
});

afterAll(() => authority.registry.close());

const send = async (document: string, nit: string = issuer.nit) =>
  answered(await sendBillSync(authority)(call({ contentFile: zipped(documents[document] ?? '') }, nit)));

const stranger = '800000001';

type Stopped = Exclude<Behaviour['service'], 'running'>;

const lines: Readonly<Record<Stopped, string>> = {
  paused: 'Regla: ZA02, Notificación: El servicio está detenido momentáneamente',
  stopped: 'Regla: ZA03, Notificación: El servicio está detenido sin previsión de reanudación',
};

/** Status and codes of the same document while the service runs. */
const situations: readonly (readonly [what: string, document: string, nit: string, running: string])[] = [
  ['a document that would be accepted', 'invoice', issuer.nit, '00'],
  ['one that would be rejected', 'wrong invoice', issuer.nit, '99'],
  ['a sender without mandate', 'invoice', stranger, '89'],
  ['a kind that another operation takes', 'payroll', issuer.nit, '66'],
  ['a document without key fields', 'invoice without number', issuer.nit, '66'],
  ['a container', 'container', issuer.nit, '66'],
  ['no XML', 'no XML', issuer.nit, '99'],
];

describe.each(['paused', 'stopped'] as const)('a service that is %s', (state) => {
  it.each(situations)('answers %s with its line alone, and keeps nothing', async (_what, document, nit, running) => {
    authority.settings.service = state;
    const answer = await send(document, nit);
    expect(answer).toMatchObject({
      ErrorMessage: [lines[state]],
      IsValid: false,
      StatusCode: '99',
      StatusDescription: 'El servicio está detenido: el documento no fue procesado.',
      StatusMessage: null,
      XmlBase64Bytes: null,
    });
    expect(await authority.registry.listDocuments({ limit: 1 })).toEqual([]);
    authority.settings.service = 'running';
    expect((await send(document, nit)).StatusCode).toBe(running);
  });

  it('answers a duplicate with its line, and not with rule 90', async () => {
    expect((await send('invoice')).StatusCode).toBe('00');
    authority.settings.service = state;
    expect((await send('invoice')).ErrorMessage).toEqual([lines[state]]);
  });

  it('still checks the mandate if a profile has its line off', async () => {
    authority.settings.service = state;
    authority.settings.profile = profile('default', { off: ['ZA02', 'ZA03'] });
    expect((await send('invoice', stranger)).StatusCode).toBe('89');
    expect((await send('invoice')).StatusCode).toBe('00');
  });
});
