import { same } from '../../common/text/bilingual.ts';
import { describe, expect, it } from 'vitest';
import { requireProfile } from '../../../simulator/judge/engine/profile.ts';
import { createControlClient } from '../../../simulator/control/client.ts';
import { startAuthority } from '../../../simulator/server.ts';
import { createEnv } from '../../common/env/env.ts';
import type { AuthorityChange, Reply } from '../box-types.ts';
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
    ['registry', { violation: { registry: { says: { en: 'nothing new', es: 'nada nuevo' }, change: () => ({}) } } }],
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
    const little = onlyKnown<{ readonly a: number; readonly b: number }>({ a: 1 }, same('more'));
    expect((await Promise.resolve(little)).a).toBe(1);
    expect(() => little.b).toThrow('more');
  });
});

it('a scenario undoes what it changed of the authority, and nothing that others changed meanwhile', async () => {
  const authority = await startAuthority({ env: createEnv({ clock: '2026-11-20T10:00:00-05:00', seed: 'undo' }) });
  try {
    const control = createControlClient(authority.control);
    const [before, settings] = [await control.registry(), await control.settings()];
    const change: AuthorityChange = {
      profile: { ...usual.profile, on: ['FBD01'] },
      violation: {
        service: 'paused',
        sender: 'expired',
        registry: {
          says: { en: 'something else', es: 'otra cosa' },
          change: (data) => ({
            ranges: [],
            rut: { ...data.rut, available: false },
            software: data.software.map((entry) => ({ ...entry, status: 'inactive' as const })),
          }),
        },
      },
    };
    const theirs = { year: '2031', amount: '60000' };
    const seen = await withAuthorityElsewhere(control)(change, async () => {
      await control.addRegistryRow('uvt', theirs);
      await control.changeSettings({ rules: { FAD09e: 'off' } });
      const { service, senderCertificates } = await control.settings();
      return { ...(await control.registry()), service, senderCertificates };
    });
    expect([seen.ranges, seen.rut.available, seen.software[0]?.status]).toEqual([[], false, 'inactive']);
    expect([seen.service, seen.senderCertificates]).toEqual(['paused', 'lines']);
    expect(await control.registry()).toEqual({ ...before, uvt: [...before.uvt, theirs] });
    expect(await control.settings()).toEqual({ ...settings, rules: { FAD09e: 'off' } });
  } finally {
    await authority.close();
  }
});
