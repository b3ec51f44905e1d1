import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGenerator } from '../../datasets/generators/index.ts';
import { startBox, type Box } from './box.ts';
import { troublesOf } from './testing/generated.ts';

let box: Box;
let signed = '';

beforeAll(async () => {
  box = await startBox({
    seed: 'generated',
    onStep: (step, value) => {
      if (step === 'signed') signed = String(value);
    },
  });
});

afterAll(() => box.close());

describe('a thousand generated invoices', () => {
  it('are valid, and accepted without a Rechazo or a Notificación', async () => {
    const variants = Array.from({ length: 1_000 }, () => undefined);
    const generator = createGenerator('a thousand');
    expect(await troublesOf({ box, generator, variants, lastSigned: () => signed })).toEqual([]);
  });
});
