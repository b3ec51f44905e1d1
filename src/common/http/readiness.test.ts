import { describe, expect, it } from 'vitest';
import { createReadiness, type ReadinessChecks } from './readiness.ts';

const fine: ReadinessChecks = { store: () => Promise.resolve(undefined), certificates: () => Promise.resolve([]) };

const codeWith = async (checks: Partial<ReadinessChecks>): Promise<string | undefined> =>
  (await createReadiness({ ...fine, ...checks }).look())?.code;

describe('readiness', () => {
  it.each([
    ['nothing is wrong', {}, undefined],
    ['the database is away', { store: () => Promise.resolve('database-away' as const) }, 'database-away'],
    ['its tables have changed', { store: () => Promise.resolve('database-changed' as const) }, 'database-changed'],
    [
      'a certificate cannot be read',
      { certificates: () => Promise.reject(new Error('broken')) },
      'certificates-unavailable',
    ],
  ])('when %s', async (_what, checks, code) => {
    expect(await codeWith(checks)).toBe(code);
  });

  it('is over once the service retires, even for those who are asking at that moment', async () => {
    const { look, retire } = createReadiness(fine);
    const asked = look();
    retire();
    expect([(await asked)?.code, (await look())?.code]).toEqual(['stopping', 'stopping']);
  });

  it('is looked at once for all that ask at the same time, and anew for the next', async () => {
    let looks = 0;
    const store: ReadinessChecks['store'] = () => {
      looks += 1;
      return Promise.resolve(undefined);
    };
    const { look } = createReadiness({ ...fine, store });
    await Promise.all([look(), look(), look()]);
    expect(looks).toBe(1);
    await look();
    expect(looks).toBe(2);
  });
});
