import { type DataTable, Given, When } from '@cucumber/cucumber';
import { resultOf } from '../support/answers.ts';
import type { DocumentName } from '../support/documents-by-name.ts';
import { withField, withFields } from '../support/fields.ts';
import { invoiceOfSecondIssuer } from '../support/second-issuer.ts';
import { accept, prepare } from '../support/prepare.ts';
import type { EnsayoWorld } from '../support/world.ts';

Given('a generated {document}', async function (this: EnsayoWorld, name: DocumentName) {
  await prepare(this, name);
});

Given('a generated {document} about it', async function (this: EnsayoWorld, name: DocumentName) {
  await prepare(this, name, { about: this.accepted });
});

Given(
  'a generated {document} of the variant {word}',
  async function (this: EnsayoWorld, name: DocumentName, variant: string) {
    await prepare(this, name, { variant });
  },
);

Given(
  'a generated {document} of the variant {word} about it',
  async function (this: EnsayoWorld, name: DocumentName, variant: string) {
    await prepare(this, name, { variant, about: this.accepted });
  },
);

Given('it asks for', function (this: EnsayoWorld, table: DataTable) {
  this.request = withFields(this.request, table.rows());
});

Given('{string} is the code of what was accepted', function (this: EnsayoWorld, path: string) {
  this.request = withField(this.request, path, this.accepted?.uuid);
});

Given('an accepted {document}', async function (this: EnsayoWorld, name: DocumentName) {
  await accept(this, name);
});

Given('an accepted invoice of another issuer', async function (this: EnsayoWorld) {
  this.accepted = await invoiceOfSecondIssuer(await this.services());
});

When('the verdict is asked for by its ZipKey', async function (this: EnsayoWorld) {
  const { ZipKey: zipKey } = resultOf(this.reply.body);
  await this.post(`/api/ubl2.1/status/zip/${String(zipKey)}`);
});
