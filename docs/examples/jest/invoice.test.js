import { generators, startBox } from 'ensayo';

let box;

beforeAll(async () => {
  box = await startBox({ clock: '2026-11-20T10:00:00-05:00', seed: 'my-suite' });
});

afterAll(async () => {
  await box.close();
});

const invoice = generators.createGenerator('my-suite').invoice({ variant: 'withoutDiscount' });

test('accepts an invoice whose totals add up', async () => {
  const { status, body } = await box.post('/api/ubl2.1/invoice', invoice);
  expect(status).toBe(200);
  expect(body.verdict).toEqual({ accepted: true, rejected: [], notifications: [] });
});

test('rejects one whose sum does not, and says which field to mend', async () => {
  const wrong = { ...invoice, legal_monetary_totals: { ...invoice.legal_monetary_totals, payable_amount: '1.00' } };
  const { body } = await box.post('/api/ubl2.1/invoice', wrong);
  expect(body.verdict).toMatchObject({ accepted: false, rejected: ['FAU14'] });
  expect(body.explanations).toMatchObject([
    { code: 'FAU14', found: '"1.00"', field: 'legal_monetary_totals.payable_amount' },
  ]);
});
