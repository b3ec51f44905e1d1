import { describe, it } from 'vitest';
import { expectAcceptedInNumber, salesNames } from './session.fixture.ts';

describe('generated documents in number', () => {
  it.each(salesNames)(
    'of the kind %s are accepted without a line, every amount and code as recomputed',
    expectAcceptedInNumber,
  );
});
