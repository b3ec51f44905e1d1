import { afterEach, expect, it } from 'vitest';
import { verdictXml } from '../../authority/fake-authority.fixture.ts';
import { closeAll, signer, startTestIssuer } from '../../issuer.fixture.ts';
import { company } from '../../requests/invoice-body.fixture.ts';

afterEach(closeAll);

type Information = { readonly data: readonly { readonly documents: readonly object[] }[] };

it('the tax of a document is the sum of its taxes, whatever the base', async () => {
  const { post, request } = await startTestIssuer(() => ({ body: verdictXml() }));
  const taxes = ['19.10', '0.05'].map((amount) => ({
    tax_id: 1,
    tax_amount: amount,
    taxable_amount: '1.00',
    percent: '19',
  }));
  const totals = {
    line_extension_amount: '300.00',
    tax_exclusive_amount: '100.00',
    tax_inclusive_amount: '319.15',
    payable_amount: '319.15',
  };
  expect((await post({ tax_totals: taxes, legal_monetary_totals: totals })).status).toBe(200);
  const { data } = (await (await request(`/api/information/${company.nit}`)).json()) as Information;
  expect(data[0]?.documents).toMatchObject([{ subtotal: '300.00', total_tax: '19.15', total: '319.15' }]);
});

it('the limits of a range are exact, however large', async () => {
  const ranges = company.ranges
    .slice(0, 1)
    .map((range) => ({ ...range, typeCodes: ['01'], to: '99999999999999999999' }));
  const own = { ...company, ranges, credentials: () => Promise.resolve(signer.credentials) };
  const { request } = await startTestIssuer(() => ({ body: verdictXml() }), { company: own });
  const rows: unknown = await (await request('/api/ubl2.1/config/resolutions')).json();
  expect(rows).toMatchObject([{ from: 990000000, to: '99999999999999999999' }]);
});
