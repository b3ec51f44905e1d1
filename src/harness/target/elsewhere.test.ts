import { describe, expect, it } from 'vitest';
import { requireProfile } from '../../../simulator/engine/profile.ts';
import type { AuthorityChange, Reply } from '../box.ts';
import { remembering, withAuthorityElsewhere, onlyKnown, OutOfReach } from './elsewhere.ts';

const usual: AuthorityChange = { profile: requireProfile('default'), violation: {} };

const reply = (isValid: string): Reply => ({
  status: 200,
  headers: new Headers(),
  body: {
    cufe: isValid === 'true' ? 'aa' : 'bb',
    QRStr: 'NumFac: SETP1\nFecFac: 2026-11-20\nHorFac: 10:00:00-05:00',
    ResponseAuthority: { Envelope: { Body: { SendBillSyncResponse: { SendBillSyncResult: { IsValid: isValid } } } } },
  },
});

describe('an authority elsewhere', () => {
  it.each<[string, Partial<AuthorityChange>]>([
    ['rule switched on', { profile: { ...usual.profile, on: ['FBD01'] } }],
    ['registry', { violation: { registry: () => ({}) } }],
    ['clock', { violation: { sentAfter: 1 } }],
    ['behaviour', { violation: { service: 'paused' } }],
  ])('without a known control interface has no other %s', async (_what, change) => {
    let ran = false;
    const run = () => {
      ran = true;
      return Promise.resolve();
    };
    await expect(withAuthorityElsewhere(undefined)({ ...usual, ...change }, run)).rejects.toBeInstanceOf(OutOfReach);
    expect(ran).toBe(false);
  });

  it('runs scenarios that need no change', async () => {
    expect(await withAuthorityElsewhere(undefined)(usual, () => Promise.resolve('ran'))).toBe('ran');
  });

  it('is known from the replies about accepted documents', async () => {
    const replies = [reply('true'), reply('false')];
    const { post, registry } = remembering(
      () => Promise.resolve(replies.shift() ?? reply('false')),
      () => undefined,
    );
    await post('/', {});
    await post('/', {});
    const known = await registry.documentByKey('aa');
    expect([known?.number, known?.issueDate, known?.state]).toEqual(['SETP1', '2026-11-20', 'accepted']);
    expect(() => known?.xml).toThrow(OutOfReach);
    expect(() => registry.documentByKey('bb')).toThrow(OutOfReach);
    expect(() => registry.dump).toThrow(OutOfReach);
  });

  it('can be awaited and displayed although little of it is known', async () => {
    const little = onlyKnown<{ readonly a: number; readonly b: number }>({ a: 1 }, 'more');
    expect((await Promise.resolve(little)).a).toBe(1);
    expect(() => little.b).toThrow('more');
  });
});
