import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Given, Then, When } from '@cucumber/cucumber';
import { dataFile } from '../../src/common/data-directory.ts';
import type { Credentials } from '../../src/common/credentials.ts';
import { createEnv } from '../../src/common/env/env.ts';
import { colombianDate } from '../../src/common/time.ts';
import { checkRegistryText } from '../../src/harness/registry-file.ts';
import { readOwnTrust } from '../../simulator/certificates/bring-your-own.ts';
import { createCertificates } from '../../simulator/certificates/certificates.ts';
import { pemOf } from '../../simulator/certificates/tls.ts';
import { exampleInvoice, type RequestBody } from '../support/data.ts';
import { generatedRequest, namedDocuments, type DocumentName } from '../support/documents-by-name.ts';
import { checkOfMessageTo } from '../support/named-address.ts';
import type { EnsayoWorld } from '../support/world.ts';

const clock = '2026-11-20T10:00:00-05:00';

Given('services with the registry file {string}', async function (this: EnsayoWorld, name: string) {
  const checked = await checkRegistryText(readFileSync(dataFile(`registry/examples/${name}`), 'utf8'));
  assert.ok(checked.ok, JSON.stringify(checked));
  const { registry, companies } = checked.read;
  this.wanted = { ...this.wanted, clock, registry, companies };
});

/** The service numbers them itself, in the ranges of who issues. */
const unnumbered = ({ number: _number, prefix: _prefix, resolution_number: _own, ...body }: RequestBody): RequestBody =>
  body;

type Issued = { readonly path: string; readonly body: RequestBody };

const issue = async (world: EnsayoWorld, nit: string, { path, body }: Issued): Promise<void> => {
  const { post, companies } = await world.services();
  const token = companies.find((company) => company.nit === nit)?.token;
  world.replies.push(await post(path, unnumbered(body), { authorization: `Bearer ${token ?? ''}` }));
};

When('company {string} issues the example invoice', async function (this: EnsayoWorld, nit: string) {
  await issue(this, nit, { path: this.path, body: exampleInvoice(1) });
});

When(
  'company {string} issues the example invoice as tenant {string}',
  async function (this: EnsayoWorld, nit: string, tenant: string) {
    await issue(this, nit, { path: `/t/${tenant}${this.path}`, body: exampleInvoice(1) });
  },
);

When(
  'company {string} issues a generated {document}',
  async function (this: EnsayoWorld, nit: string, name: DocumentName) {
    const date = colombianDate((await this.services()).clock.now());
    const body = await generatedRequest(name, 1, { date, variant: undefined, about: undefined });
    await issue(this, nit, { path: namedDocuments[name].path, body });
  },
);

Then('the document is of NIT {string} and number {string}', function (this: EnsayoWorld, nit: string, number: string) {
  const text = String(this.reply.body.QRStr);
  assert.ok(text.includes(`NumFac: ${number}\n`) && text.includes(`NitFac: ${nit}\n`), text);
});

/** Of an authority that nobody knows; the same in every scenario. */
let foreign: Promise<Credentials> | undefined;

const foreignCredentials = (): Promise<Credentials> =>
  (foreign ??= createCertificates(createEnv({ clock, seed: 'foreign' })).zoo('unknownAuthority', {
    nit: '901500100',
    checkDigit: '2',
    name: 'EMPRESA DE PRUEBAS SAS',
  }));

Given('services that trust {string}', async function (this: EnsayoWorld, whom: string) {
  const { chain } = await foreignCredentials();
  const [own, ...authorities] = chain.map(pemOf);
  const files: Readonly<Record<string, string | undefined>> = {
    'the unknown authority': authorities.join('\n'),
    'the single certificate': own,
  };
  const file = files[whom];
  const trust = file === undefined ? undefined : await readOwnTrust(Buffer.from(file), 'trust.pem');
  if (trust === undefined && whom !== 'anybody') throw new Error(`Nobody is "${whom}".`);
  this.wanted = { ...this.wanted, clock, trust, trustAny: trust === undefined };
});

Given('document and message signed by the unknown authority', async function (this: EnsayoWorld) {
  this.wanted = { ...this.wanted, clock };
  (await this.services()).tamperWith({ credentials: foreignCredentials, senderCredentials: foreignCredentials });
});

Given('services that answer to {string}', function (this: EnsayoWorld, address: string) {
  this.wanted = { ...this.wanted, clock, addresses: [address] };
});

Then(
  'a message that names the address {string} fails the check {word}',
  async function (this: EnsayoWorld, address: string, check: string) {
    assert.equal((await checkOfMessageTo(await this.services(), address)) ?? 'none', check);
  },
);
