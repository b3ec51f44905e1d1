import { describe, expect, it } from 'vitest';
import { inBothLanguages, requirementIn } from './wording.ts';

describe('when a field is required', () => {
  it.each([
    ['yes', 'sí'],
    ['no', 'no'],
    ['within `annexes`', 'dentro de `annexes`'],
    ['when `payment_form_id` is 2, 3', 'cuando `payment_form_id` es 2, 3'],
    ['never with `rate`', 'nunca con `rate`'],
  ])('%s is %s in Spanish', (en, es) => {
    expect(requirementIn(en)).toEqual({ en, es });
  });

  it('has no Spanish in another form', () => {
    expect(() => requirementIn('sometimes')).toThrow('"sometimes"');
  });
});

describe('the text of a field', () => {
  it('is the same in both languages if it names keys only', () => {
    expect(inBothLanguages('`message`, `uuid`').es).toBe('`message`, `uuid`');
  });

  it('cannot be printed without a Spanish one', () => {
    expect(() => inBothLanguages('a new remark')).toThrow('"a new remark"');
  });
});
