/** Thousands of tenants, one after the other: memory stays as it was after the first hundreds. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBox, type Box } from './box.ts';
import { acceptedWithoutLines, exampleInvoice, invoicePath } from './testing/example.ts';

const tenants = 5_000;
const mebibyte = 2 ** 20;
let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'many tenants', clock: '2026-11-20T10:00:00-05:00' });
});

afterAll(() => box.close());

const memory = (): number => process.memoryUsage().rss / mebibyte;

it('are opened and closed by messages and requests that leave nothing behind', async () => {
  const { origin, pathname } = new URL(box.authority.url);
  const marks: number[] = [];
  for (let index = 0; index < tenants; index += 1) {
    const message = await fetch(`${origin}/t/w${String(index)}${pathname}`, { method: 'POST', body: '' });
    expect(message.status).toBe(415);
    const { status } = await box.post(`/t/v${String(index)}${invoicePath}`, {});
    expect(status).toBe(422);
    if (index % 1_000 === 999) marks.push(Math.round(memory()));
  }
  console.log(`MiB after each 1,000 tenants: ${marks.join(', ')}`);
  expect(box.authority.worlds.list().length).toBeLessThanOrEqual(201);
  const { body } = await box.post(`/t/real${invoicePath}`, exampleInvoice());
  expect(body.verdict).toEqual(acceptedWithoutLines);
  const [first = 0, last = 0] = [marks[0], marks.at(-1)];
  // Of four thousand tenants: one that stayed open would be tens of kibibytes.
  expect(last - first).toBeLessThan(150);
}, 1_200_000);
