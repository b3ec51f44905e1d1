/** A number sent twice by a client that reads `ResponseDian`, for every kind of document. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGenerator } from '../../../../datasets/generators/index.ts';
import { colombianDate } from '../../../common/time.ts';
import { startBox, type Box } from '../../../harness/box.ts';

let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'twice', compatibility: 'both' });
});

afterAll(() => box.close());

const generator = createGenerator('twice');
const date = (): string => colombianDate(box.clock.now());

it.each<[string, string, () => object, readonly string[]]>([
  [
    'an invoice',
    'invoice',
    () => generator.invoice({ variant: 'withoutDiscount', number: 990000777 }),
    ['cufe', 'customer', 'sale'],
  ],
  [
    'a credit note',
    'credit-note',
    () => ({ ...generator.creditNote({ variant: 'withoutDiscount' }), number: 777 }),
    ['cude', 'customer', 'sale'],
  ],
  [
    'a support document',
    'support-document',
    () => ({
      ...generator.supportDocument({ date: date(), seller: 'resident', variant: 'withoutDiscount' }),
      number: 984000777,
    }),
    ['cuds', 'customer', 'sale'],
  ],
  [
    'payroll',
    'payroll',
    () => ({ ...generator.payroll({ date: date() }), consecutive: 777 }),
    ['cune', 'employee', 'total_payroll'],
  ],
])('%s: 200, success false, and the facts of the earlier document', async (_case, path, make, keys) => {
  const document = make();
  const { body: first } = await box.post(`/api/ubl2.1/${path}`, document);
  expect(first).toMatchObject({ verdict: { accepted: true } });
  const { status, body } = await box.post(`/api/ubl2.1/${path}`, document);
  expect([status, body.success, body.code]).toEqual([200, false, 'number-already-accepted']);
  expect(body.message).toMatch(/enviado anteriormente$/);
  expect(Object.keys(body)).toEqual(expect.arrayContaining([...keys]));
  expect(body[keys[0] ?? '']).toBe(first[keys[0] ?? '']);
});
