import { bench, describe } from 'vitest';
import { largeInvoice } from './testing/large-invoice.ts';
import { createSchemaValidator } from './validate.ts';

const validator = createSchemaValidator();
await validator.warmUp('Invoice');

const text = largeInvoice(14);
const bytes = Buffer.from(text);
const broken = text
  .replaceAll('<cbc:BaseQuantity', '<cbc:BaseAmount')
  .replaceAll('</cbc:BaseQuantity', '</cbc:BaseAmount');

describe('a signed invoice of 27 KB', () => {
  bench('valid, from bytes', async () => {
    await validator.validate(bytes, 'Invoice');
  });
  bench('valid, from text', async () => {
    await validator.validate(text, 'Invoice');
  });
  bench('with a fault in every line', async () => {
    await validator.validate(broken, 'Invoice');
  });
});
