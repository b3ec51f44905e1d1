import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { defectiveCertificates, defectiveNames } from '../../simulator/registry/certificates/defective.ts';
import type { Credentials } from '../../src/common/credentials.ts';
import { codesOf } from '../../src/harness/answers.ts';
import { exchangesOf } from '../support/authority-control.ts';
import type { EnsayoWorld } from '../support/world.ts';

const specimenOf = async (world: EnsayoWorld, name: string): Promise<() => Promise<Credentials>> => {
  const found = defectiveNames.find((one) => one === name);
  if (found === undefined) throw new Error(`There is no defective certificate "${name}".`);
  const { authority, company } = await world.services();
  const { nit, checkDigit, name: holder } = company;
  return () => authority.certificates.defective(found, { nit, checkDigit, name: holder });
};

Given('a document signed with the certificate {word}', async function (this: EnsayoWorld, name: string) {
  const credentials = await specimenOf(this, name);
  (await this.services()).tamperWith({ credentials });
});

Given('a message signed with the certificate {word}', async function (this: EnsayoWorld, name: string) {
  const senderCredentials = await specimenOf(this, name);
  (await this.services()).tamperWith({ senderCredentials });
});

Given('bad certificates of messages are answered with lines', async function (this: EnsayoWorld) {
  (await this.services()).authority.settings.senderCertificates = 'lines';
});

Then(
  'the list of certificates names {word} with its {word} cause',
  async function (this: EnsayoWorld, name: string, part: string) {
    const specimen = defectiveCertificates.find((one) => one.name === name);
    if (specimen === undefined) throw new Error(`No certificate is called ${name}.`);
    const { document, message } = specimen;
    const [last] = (await exchangesOf(await this.services())).slice(-1);
    if (part === 'message') assert.equal(message, last?.fault?.check);
    else if (document === null) assert.deepEqual(codesOf(this.reply.body), []);
    else assert.ok(codesOf(this.reply.body).includes(document), `${document} is not among the lines`);
  },
);

Then('the authority refused the message for {string}', async function (this: EnsayoWorld, check: string) {
  const [last] = (await exchangesOf(await this.services())).slice(-1);
  assert.equal(last?.fault?.check ?? 'nothing', check, JSON.stringify(this.reply.body));
});
