import { describe, expect, it } from 'vitest';
import { violationOf } from '../../judge/engine/violation-of.ts';
import { catalogue } from '../index.ts';
import { ways } from './ways.ts';

describe('how documents of the till are broken otherwise than invoices', () => {
  it.each(Object.entries(ways))('%s is a code that is inferred, and broken so', (code, way) => {
    const [entry] = catalogue().find(code);
    expect(entry?.code).toMatchObject({ inferredFrom: expect.any(String) as string });
    expect(entry === undefined || violationOf(entry) === undefined).toBe(way.unreachable !== undefined);
  });

  it('adds to what fires along with the rule of an invoice', () => {
    expect(catalogue().find('DEAV08a')[0]?.firesWith).toEqual(['FAV08b', 'DEAD02']);
  });
});
