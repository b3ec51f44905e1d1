/** Found by fuzzing: a document type that is a number in another form passed the schema, and was answered with HTTP 500. */
import { expect, it } from 'vitest';
import { invoice } from '../kinds.ts';
import { company, invoiceBody, now } from './invoice-body.fixture.ts';

const readWith = (type_document_id: unknown) => invoice.read(invoiceBody({ type_document_id }), { company, now });

it.each(['4', '05', '001', '1.', '1e0', '1.0', '0x1', '1E0'])('type_document_id %j is refused', (type) => {
  const read = readWith(type);
  expect(read.ok ? [] : Object.keys(read.errors)).toEqual(['type_document_id']);
});

it.each([
  [1, '01'],
  ['1', '01'],
  [' 1 ', '01'],
  ['01', '01'],
  [12, '04'],
  ['04', '04'],
])('type_document_id %j is the type with the code %s', (type, code) => {
  const read = readWith(type);
  expect(read.ok ? read.model.type.code : read.errors).toBe(code);
});
