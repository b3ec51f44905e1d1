/** A company that comes from another service of the dialect and registers through `config/*`. */
import { X509Certificate } from 'node:crypto';
import { createControlClient } from '../../../../simulator/control/client.ts';
import type { JsonObject } from '../../../common/json/is-object.ts';
import { startBox, type Box, type Reply } from '../../../harness/box.ts';

export const [nit, dv, companyName] = ['901777888', '6', 'EMPRESA REGISTRADA SAS'];
const controlToken = 'ctl-registered';
export const mailbox = 'registrada@example.com';

const softwareOf = (digit: number) => ({ id: `a1111111-2222-4333-8444-55555555550${digit}`, pin: `2020${digit}` });

const software = {
  invoicing: softwareOf(1),
  support: softwareOf(2),
  payroll: softwareOf(3),
  equivalent: softwareOf(4),
} as const;

const period = { from: '2019-01-19', to: '2030-01-19' } as const;

/** Not public: each company has its own range of its contingencies. */
export const contingencyResolution = '18760000093';

const contingency = { prefix: 'SCON', from: 1, to: 5000, resolution: contingencyResolution } as const;

/** The public ones, and its own; as `config/resolution` takes them. */
const ranges = [
  {
    ...{ type_document_id: 1, prefix: 'SETP', resolution: '18760000001', from: 990000000, to: 995000000 },
    technical_key: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
  },
  { type_document_id: 11, prefix: 'SEDS', resolution: '18760000002', from: 984000000, to: 985000000 },
  { type_document_id: 15, prefix: 'EPOS', resolution: '18760000001', from: 1, to: 1000000 },
  { type_document_id: 3, ...contingency },
] as const;

/** Prefixes of documents that need no authorisation. */
const unauthorised = [
  [4, 'NC'],
  [5, 'ND'],
  [13, 'NDS'],
  [9, 'NI'],
  [10, 'NA'],
  [26, 'NCQ'],
  [25, 'NDQ'],
] as const;

export type Registered = {
  readonly box: Box;
  readonly token: string;
  /** To a path behind `/api/ubl2.1/`, with the token of the company. */
  readonly send: (method: string, path: string, body?: unknown) => Promise<Reply>;
  /** The answers to its registration. */
  readonly replies: readonly Reply[];
};

/** What the authority has of the company before it registers here. */
const enable = async (box: Box): Promise<void> => {
  const control = createControlClient({ url: box.authority.control.url, token: controlToken });
  const families = Object.keys(software);
  const facts = {
    nit,
    name: companyName,
    roles: ['issuer', 'provider'],
    status: 'enabled',
    families,
    receptionEmail: mailbox,
  };
  await control.addRegistryRow('contributors', facts);
  for (const [family, { id, pin }] of Object.entries(software)) {
    await control.addRegistryRow('software', {
      ...{ id, pin, ownerNit: nit, status: 'active', families: [family], issuers: [nit] },
    });
  }
  await control.addRegistryRow('ranges', {
    ...{
      issuerNit: nit,
      documentType: '03',
      ...contingency,
      from: String(contingency.from),
      to: String(contingency.to),
    },
    ...{ resolutionDate: period.from, startDate: period.from, endDate: period.to, state: 'active' },
    softwareId: software.invoicing.id,
  });
};

export const registered = async (): Promise<Registered> => {
  const box = await startBox({ seed: 'registered', clock: '2026-11-20T10:00:00-05:00', controlToken });
  let token = '';
  const send: Registered['send'] = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(`${box.issuer.url}/api/ubl2.1/${path}`, init);
    return { status: response.status, headers: response.headers, body: (await response.json()) as JsonObject };
  };
  const replies: Reply[] = [];
  const set = async (path: string, body: object, method = 'PUT'): Promise<void> => {
    replies.push(await send(method, `config/${path}`, body));
  };
  await enable(box);
  await set(
    `${nit}/${dv}`,
    {
      ...{
        business_name: companyName,
        merchant_registration: '0000003-03',
        address: 'CL 5 # 6-07',
        phone: '6015550000',
      },
      ...{ email: mailbox, type_organization_id: 1, type_regime_id: 1, type_liability_id: 117, municipality_id: 149 },
    },
    'POST',
  );
  token = String(replies[0]?.body.token);
  const { invoicing, support, payroll, equivalent } = software;
  await set('software', invoicing);
  await set('softwarepayroll', { idpayroll: payroll.id, pinpayroll: payroll.pin });
  await set('softwaresupportdocument', { idsupportdocument: support.id, pinsupportdocument: support.pin });
  await set('softwareeqdocs', { ideqdocs: equivalent.id, pineqdocs: equivalent.pin });
  const { privateKey, chain } = await box.authority.certificates.issuer({ nit, checkDigit: dv, name: companyName });
  const pem = [privateKey.export({ type: 'pkcs8', format: 'pem' }), ...chain.map((der) => new X509Certificate(der))];
  await set('certificate', { certificate: pem.map(String).join('\n') });
  for (const range of ranges) await set('resolution', { ...range, date_from: period.from, date_to: period.to });
  for (const [type_document_id, prefix] of unauthorised)
    await set('resolution', { type_document_id, prefix, from: 1, to: 9_999_999 });
  await set('environment', { type_environment_id: 2 });
  return { box, token, send, replies };
};
