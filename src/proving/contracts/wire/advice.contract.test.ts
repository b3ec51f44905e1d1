/** Advice (Aviso de Ensayo) comes beside a verdict, and changes nothing about it or about what is on the wire. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject } from '../../../common/json/is-object.ts';
import { startBox, type Box, type JsonObject } from '../../../harness/box.ts';
import { exampleInvoice, invoicePath } from '../../../harness/testing/example.ts';

const boxes: Box[] = [];

const opened = async (advice?: boolean): Promise<Box> => {
  const box = await startBox({ seed: 'advice', clock: '2026-11-20', advice });
  boxes.push(box);
  return box;
};

let advising: Box;
let silent: Box;

beforeAll(async () => {
  [advising, silent] = [await opened(), await opened(false)];
});

afterAll(() => Promise.all(boxes.map((box) => box.close())));

const onCredit = { payment_form_id: 2, duration_measure: 30 } as const;

/** Due on the day before it is issued: no rule is about that. */
const early = (changes: JsonObject = {}): JsonObject => {
  const { payment_form: form, ...rest } = exampleInvoice();
  return { ...rest, ...changes, payment_form: { ...(form as object), ...onCredit, payment_due_date: '2026-11-19' } };
};

const exchangesOf = ({ authority }: Box) => authority.journal.list();

const withoutAdvice = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, inner: unknown) => (name === 'advice' ? undefined : inner)) as unknown;

const adviceIn = (value: unknown): unknown => (isObject(value) ? value.advice : undefined);

const dueDate = '/Invoice/cac:PaymentMeans/cbc:PaymentDueDate';

describe.each([
  ['accepted', early({ number: 990_000_100 })],
  ['rejected', early({ number: 990_000_101, resolution_number: '18760000009' })],
])('an invoice that is %s', (verdict, request) => {
  it('has the advice beside its verdict, with the field of the request, and otherwise the same answer', async () => {
    const [advised, plain] = [await advising.post(invoicePath, request), await silent.post(invoicePath, request)];
    expect(adviceIn(advised.body)).toMatchObject([
      { id: 'due-before-issue', xpath: dueDate, found: '"2026-11-19"', field: 'payment_form.payment_due_date' },
    ]);
    expect(plain.body).not.toHaveProperty('advice');
    expect(withoutAdvice(advised.body)).toEqual(plain.body);
    expect(advised.body.verdict).toMatchObject({ accepted: verdict === 'accepted' });
  });
});

it('the bytes of the authority are the same, and its journal apart from the advice', async () => {
  const [advised, plain] = [await exchangesOf(advising), await exchangesOf(silent)];
  expect(advised).toHaveLength(2);
  expect(advised.map(({ answer }) => answer)).toEqual(plain.map(({ answer }) => answer));
  const found = (exchanges: typeof plain) => exchanges.map(({ results }) => withoutAdvice(results));
  expect(found(advised)).toEqual(found(plain));
  expect(advised.map(({ results }) => adviceIn(results))).toMatchObject([[{ xpath: dueDate }], [{ xpath: dueDate }]]);
  expect(plain.map(({ results }) => adviceIn(results))).toEqual([[], []]);
});

it('an answer without lines and advice is not asked about', async () => {
  const { body } = await advising.post(invoicePath, { ...exampleInvoice(), number: 990_000_102 });
  expect(body.verdict).toMatchObject({ accepted: true });
  expect(body).not.toHaveProperty('advice');
  expect(body).not.toHaveProperty('explanations');
});

const health = (changes: JsonObject): JsonObject => ({
  ...exampleInvoice(),
  health_fields: {
    invoice_period_start_date: '2026-10-01',
    invoice_period_end_date: '2026-10-31',
    health_type_operation_id: 1,
    users_info: [{ health_contracting_payment_method_id: 4, health_coverage_id: 1 }],
    ...changes,
  },
});

it.each([
  ['due-before-issue', 'payment_form.payment_due_date', early()],
  ['health-users-missing', 'health_fields', health({ users_info: [] })],
  [
    'period-ends-before-start',
    'health_fields.invoice_period_end_date',
    health({ invoice_period_end_date: '2026-09-30' }),
  ],
])('%s is advice on %s, and no warning repeats it', async (id, field, request) => {
  const { body } = await advising.post(invoicePath, { ...request, number: undefined });
  expect(body.advice).toMatchObject([{ id, field }]);
  expect(JSON.stringify(body.warnings ?? [])).not.toContain(field);
});

it('the setting switches it while the authority runs', async () => {
  advising.authority.settings.advice = false;
  const { body } = await advising.post(invoicePath, early({ number: 990_000_103 }));
  expect(body).not.toHaveProperty('advice');
});
