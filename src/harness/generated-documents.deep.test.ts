import { describe, it } from 'vitest';
import { expectAcceptedInNumber, salesNames } from './testing/generated-in-number.ts';

describe('generated documents in number', () => {
  it.each(salesNames)(
    'of the kind %s are accepted without a line, every amount and code as recomputed',
    expectAcceptedInNumber,
  );
});
