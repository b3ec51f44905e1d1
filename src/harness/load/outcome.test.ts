import { describe, expect, it } from 'vitest';
import { differenceOf, failureOf, numberIn, outcomeOf, type Outcome } from './outcome.ts';

const line = (code: string): string => `"Regla: ${code}, Rechazo: no"`;

const failed = (code: string): Outcome => ({ kind: 'failed', code });
const rejected = (...codes: readonly string[]): Outcome => ({ kind: 'rejected', codes });
const accepted: Outcome = { kind: 'accepted', isLater: false };
const later: Outcome = { kind: 'accepted', isLater: true };

describe('outcomeOf', () => {
  it.each<[string, number, string, Outcome]>([
    ['an accepted document', 200, '{"ResponseAuthority":{"IsValid":"true"}}', accepted],
    ['one that a test set judges later', 200, '{"ZipKey":"abc"}', later],
    [
      'a rejected one, with each code once',
      200,
      `{"IsValid":"false",${line('FAU14')},${line('FAD06')},${line('FAU14')}}`,
      rejected('FAU14', 'FAD06'),
    ],
    ['a line that only notifies', 200, '{"IsValid":"false","Regla: FAJ43b, Notificación: x"}', failed('no-verdict')],
    ['a refused request', 422, '{"code":"invalid-request"}', failed('invalid-request')],
    ['a failure without a code', 503, 'Service Unavailable', failed('http-503')],
  ])('%s', (_case, status, body, outcome) => {
    expect(outcomeOf({ status, body })).toEqual(outcome);
  });

  it.each<[number, string, Outcome['kind']]>([
    [503, '1', 'overloaded'],
    [500, '1', 'failed'],
  ])('%s with Retry-After %s is %s', (status, retryAfter, kind) => {
    expect(outcomeOf({ status, retryAfter, body: '{"code":"busy"}' })).toEqual({ kind, code: 'busy' });
  });
});

describe('failureOf', () => {
  it('calls a network failure by its own code', () => {
    expect(failureOf(Object.assign(new Error('x'), { code: 'ECONNRESET' }))).toEqual(failed('econnreset'));
    expect(failureOf('x')).toEqual(failed('no-answer'));
  });
});

describe('differenceOf', () => {
  it.each<[string, Outcome, string | undefined, readonly string[] | undefined]>([
    ['a valid document, accepted', accepted, undefined, undefined],
    ['a valid document, to be judged later', later, undefined, undefined],
    ['a valid document, rejected', rejected('FAU14'), undefined, ['FAU14']],
    ['a valid document without a verdict', failed('timeout'), undefined, ['timeout']],
    ['a fault, rejected with its code among others', rejected('FAU06', 'FAU14'), 'FAU14', undefined],
    ['a fault, rejected with other codes', rejected('FAU06'), 'FAU14', ['FAU06']],
    ['a fault, accepted', accepted, 'FAU14', ['accepted-although-invalid']],
    ['a fault, to be judged later', later, 'FAU14', ['judged-later']],
    ['a fault without a verdict', failed('FAU14'), 'FAU14', ['FAU14']],
    ['a valid document, refused for overload', { kind: 'overloaded', code: 'busy' }, undefined, undefined],
    ['a fault, refused for overload', { kind: 'overloaded', code: 'busy' }, 'FAU14', undefined],
  ])('%s', (_case, outcome, fault, got) => {
    expect(differenceOf(outcome, fault)).toEqual(got);
  });
});

describe('numberIn', () => {
  it.each([
    ['{"success":true,"message":"AttachedDocument #SETP990000001 generada con éxito"}', 'SETP990000001'],
    ['{"message":"Nómina individual #NI1 generada con éxito"}', 'NI1'],
    ['{"message":"x","QRStr":"#5"}', undefined],
  ])('%s', (body, number) => {
    expect(numberIn(body)).toBe(number);
  });
});
