import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { english } from '../published/english.ts';
import { standAt } from '../published/verbs.ts';
import { configure } from '../support/issuers.ts';
import { defaultCompany, defaultRegistry, exampleInvoice, type RequestBody } from '../support/data.ts';
import { withFields } from '../support/fields.ts';
import type { EnsayoWorld } from '../support/world.ts';
import { dataFile } from '../../src/common/data-directory.ts';
import type { Credentials } from '../../src/common/credentials.ts';
import { createEnv } from '../../src/common/env/env.ts';
import { colombianDate } from '../../src/common/time.ts';
import { checkRegistryText } from '../../src/harness/registry-file.ts';
import { readOwnTrust } from '../../simulator/registry/certificates/bring-your-own.ts';
import { createCertificates } from '../../simulator/registry/certificates/certificates.ts';
import { pemOf } from '../../simulator/registry/certificates/tls.ts';
import { generatedRequest, namedDocuments, type DocumentName } from '../support/named-documents.ts';
import { checkOfMessageTo } from '../support/erp.ts';
import { expectContained } from '../support/stated.ts';

Given(english.given.clock, function (this: EnsayoWorld, clock: string) {
  standAt(this, clock);
});

Given('a company configured with', function (this: EnsayoWorld, table: DataTable) {
  this.wanted = { ...this.wanted, company: withFields(defaultCompany(), table.rows()) };
});

Given('an authority for environment {string}', function (this: EnsayoWorld, environment: '1' | '2') {
  this.wanted = { ...this.wanted, environment };
});

Given('an authority with the profile {string}', function (this: EnsayoWorld, profile: string) {
  this.wanted = { ...this.wanted, profile };
});

Given('an authority whose registry has', function (this: EnsayoWorld, table: DataTable) {
  this.wanted = { ...this.wanted, registry: withFields(defaultRegistry(), table.rows()) };
});

Given('an authority with rule {word} switched on', function (this: EnsayoWorld, code: string) {
  this.wanted = { ...this.wanted, rulesOn: [code] };
});

/** Afterwards, through the interface: documents issued before stay as they are. */
Given('the company then changes its {word} to', async function (this: EnsayoWorld, what: string, table: DataTable) {
  if (Object.keys(this.wanted).length === 0) throw new Error('A company that changes is not the shared one.');
  const services = await this.services();
  await configure(services, { what, body: withFields({}, table.rows()), token: services.token });
});

const companiesClock = '2026-11-20T10:00:00-05:00';

Given('services with the registry file {string}', async function (this: EnsayoWorld, name: string) {
  const checked = await checkRegistryText(readFileSync(dataFile(`registry/examples/${name}`), 'utf8'));
  assert.ok(checked.ok, JSON.stringify(checked));
  const { registry, companies } = checked.read;
  this.wanted = { ...this.wanted, clock: companiesClock, registry, companies };
});

/** The service assigns the numbers, in the issuer's ranges. */
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
    const body = await generatedRequest(name, 1, { seed: this.seed, date, variant: undefined, about: undefined });
    await issue(this, nit, { path: namedDocuments[name].path, body });
  },
);

Then('the document is of NIT {string} and number {string}', function (this: EnsayoWorld, nit: string, number: string) {
  const text = String(this.reply.body.QRStr);
  expectContained(text, `NumFac: ${number}\n`);
  expectContained(text, `NitFac: ${nit}\n`);
});

/** Credentials from an unknown authority, the same in every scenario. */
let foreign: Promise<Credentials> | undefined;

const foreignCredentials = (): Promise<Credentials> =>
  (foreign ??= createCertificates(createEnv({ clock: companiesClock, seed: 'foreign' })).defective('unknownAuthority', {
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
  const trust = file === undefined ? undefined : await readOwnTrust({ name: 'trust.pem', bytes: Buffer.from(file) });
  if (trust === undefined && whom !== 'anybody') throw new Error(`Nobody is "${whom}".`);
  this.wanted = { ...this.wanted, clock: companiesClock, trust, trustAny: trust === undefined };
});

Given('document and message signed by the unknown authority', async function (this: EnsayoWorld) {
  this.wanted = { ...this.wanted, clock: companiesClock };
  (await this.services()).tamperWith({ credentials: foreignCredentials, senderCredentials: foreignCredentials });
});

Given('services that answer to {string}', function (this: EnsayoWorld, address: string) {
  this.wanted = { ...this.wanted, clock: companiesClock, addresses: [address] };
});

Then(
  'a message that names the address {string} fails the check {word}',
  async function (this: EnsayoWorld, address: string, check: string) {
    assert.equal((await checkOfMessageTo(await this.services(), address)) ?? 'none', check);
  },
);
