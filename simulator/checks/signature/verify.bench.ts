import { bench, describe } from 'vitest';
import { diagnoseSignature } from './diagnose.ts';
import { certificates, now, owner, parsed } from './testing/box.ts';
import { sampleInvoice } from './testing/sample-invoice.ts';
import { signSample } from './testing/sign-sample.ts';
import { verifySignature } from './verify.ts';

const line =
  '  <cac:Party><cbc:CompanyID schemeID="8" schemeName="31">900123456</cbc:CompanyID><cbc:Note>Línea</cbc:Note></cac:Party>\n';
const credentials = await certificates.issuer(owner);
const text = signSample({
  credentials,
  document: sampleInvoice.replace('</Invoice>', `${line.repeat(165)}</Invoice>`),
});
const document = parsed(text);
const changed = parsed(text.replace('SETP990000001', 'SETP990000002'));
const options = { trust: await certificates.trust(), now };

describe(`a signed document of ${Math.round(text.length / 1024)} KB, parsed`, () => {
  bench('valid', async () => {
    await verifySignature(document, options);
  });
  bench('changed: diagnosis and second opinion', async () => {
    await diagnoseSignature(changed, await verifySignature(changed, options));
  });
});
