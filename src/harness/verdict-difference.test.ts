import { describe, expect, it } from 'vitest';
import { differenceIn, differenceOf } from './verdict-difference.ts';

const accepted = { status: '00', isValid: true, lines: [] };
const rejected = { status: '99', isValid: false, lines: ['FAJ43b Notificación', 'FAU14 Rechazo'] };

describe('the difference of two verdicts', () => {
  it.each(['en', 'es'] as const)('is read from the message of a step: %s', (language) => {
    const text = differenceOf({ expected: accepted, actual: rejected })?.[language] ?? '';
    expect(differenceIn(`${text}\nRegla: FAU14, Rechazo: x; y`)).toEqual({ expected: accepted, actual: rejected });
  });

  it('is none where only the order of the lines differs', () => {
    const actual = { ...rejected, lines: [...rejected.lines].reverse() };
    expect(differenceOf({ expected: rejected, actual })).toBeUndefined();
    expect(differenceIn('422 !== 200')).toBeUndefined();
  });
});
