/** An empty prefix is answered alike by paths that state the type of the document and by those that do not. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGenerator } from '../../../../datasets/generators/index.ts';
import { colombianDate } from '../../../common/time.ts';
import { startBox, type Box } from '../../../harness/box.ts';

let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'blank-prefix' });
});

afterAll(() => box.close());

const { invoice, supportDocument } = createGenerator('blank-prefix');

it.each([
  ['invoice', invoice],
  ['invoice-aiu', invoice],
  ['support-document', supportDocument],
] as const)('%s says which prefix it takes', async (path, draw) => {
  const date = colombianDate(box.clock.now());
  const body = { ...draw({ date }), number: undefined, type_document_id: undefined, prefix: '' };
  const reply = await box.post(`/api/ubl2.1/${path}`, body);
  expect(reply.body).toMatchObject({
    warnings: expect.arrayContaining([expect.objectContaining({ code: 'prefix-assumed' })]) as unknown,
  });
});
