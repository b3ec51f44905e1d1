import { describe, it } from 'vitest';
import { expectAcceptedInNumber, otherNames } from './session.fixture.ts';

describe('generated documents in number', () => {
  it.each(otherNames)(
    'of the kind %s are accepted without a line, every amount and code as recomputed',
    expectAcceptedInNumber,
  );
});
