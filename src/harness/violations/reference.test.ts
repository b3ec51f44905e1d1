import { expect, it } from 'vitest';
import type { Box, Reply } from '../box.ts';
import { acceptedReference, referenceOnce, type NotAccepted } from './reference.ts';

const document = { state: 'accepted', number: 'SETP1', key: 'a-key', issueDate: '2026-11-20' };
const box = {
  authority: { registry: { documentByKey: (key: string) => Promise.resolve(key === '' ? undefined : document) } },
} as unknown as Box; // all that a reference asks of it
const accepted: Reply = { status: 200, headers: {}, body: { cufe: 'a-key' } } as unknown as Reply;

it('is tried again after a failure, and made once after a success', async () => {
  let made = 0;
  const make = (reply: Reply) => () => {
    made += 1;
    return Promise.resolve(reply);
  };
  await expect(referenceOnce(box, 'invoice', make({ ...accepted, body: {} }))).rejects.toThrow('not accepted');
  const reference = await referenceOnce(box, 'invoice', make(accepted));
  expect(await referenceOnce(box, 'invoice', make(accepted))).toBe(reference);
  expect([reference.uuid, made]).toEqual(['a-key', 2]);
});

it('says why it was not accepted in both languages', async () => {
  const refused: Reply = { ...accepted, status: 422, body: { errors: { date: ['x'] } } };
  const { text } = await acceptedReference(box, refused).then(
    () => expect.fail('It was accepted.'),
    (error: unknown) => error as NotAccepted, // what it rejects with
  );
  expect([text.en.includes('HTTP 422'), text.es.includes('HTTP 422'), text.en === text.es]).toEqual([
    true,
    true,
    false,
  ]);
});
