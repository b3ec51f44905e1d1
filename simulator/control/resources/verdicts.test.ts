import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adjustableClock, createEnv } from '../../../src/common/env/env.ts';
import { startAuthority, type RunningAuthority } from '../../server.ts';
import { createControlClient } from '../client.ts';
import type { ControlClient } from '../client-methods.ts';
import { bodyProblems } from '../validate.ts';
import { verdictListSchema } from './verdicts.ts';

let authority: RunningAuthority;
let control: ControlClient;

beforeAll(async () => {
  const env = createEnv({ clock: adjustableClock('2026-11-20T10:00:00-05:00'), seed: 'verdicts' });
  authority = await startAuthority({ env });
  control = createControlClient(authority.control);
});

afterEach(async () => {
  await control.changeSettings({ forcedVerdicts: 'allowed' });
  await control.clearVerdicts();
});
afterAll(() => authority.close());

describe('a forced verdict', () => {
  it('is added, listed, viewed and removed', async () => {
    const wanted = { verdict: 'rejected', codes: ['FAD06'], times: 2, when: { number: 'SETP*' } } as const;
    const added = await control.addVerdict(wanted);
    expect(added).toEqual({ ...wanted, id: added.id, given: 0, spent: false });
    expect(await control.verdict(added.id)).toEqual(added);
    await control.addVerdict({ verdict: 'duplicate' });
    const listed = await control.verdicts();
    expect(listed.map(({ verdict }) => verdict)).toEqual(['rejected', 'duplicate']);
    expect(bodyProblems(verdictListSchema, listed)).toEqual([]);
    await control.removeVerdict(added.id);
    expect(await control.verdicts()).toHaveLength(1);
    await expect(control.verdict(added.id)).rejects.toMatchObject({ status: 404, code: 'unknown-verdict' });
  });

  it('belongs to its own tenant', async () => {
    const other = createControlClient({ ...authority.control, tenant: 'uno' });
    await other.addVerdict({ verdict: 'accepted' });
    await other.changeSettings({ forcedVerdicts: 'refused' });
    expect(await control.verdicts()).toEqual([]);
    expect((await control.settings()).forcedVerdicts).toBe('allowed');
  });

  it('is refused during a rehearsal; existing ones can still be viewed and removed', async () => {
    const { id } = await control.addVerdict({ verdict: 'accepted' });
    await control.changeSettings({ forcedVerdicts: 'refused' });
    const problem = { status: 409, code: 'forced-verdicts-refused' };
    await expect(control.addVerdict({ verdict: 'accepted' })).rejects.toMatchObject(problem);
    expect(await control.verdicts()).toHaveLength(1);
    await control.removeVerdict(id);
    expect(await control.verdicts()).toEqual([]);
  });

  it.each<readonly [body: object, code: string, path: string]>([
    [{ verdict: 'maybe' }, 'invalid-body', '/verdict'],
    [{ verdict: 'rejected' }, 'invalid-verdict', '/codes'],
    [{ verdict: 'rejected', codes: [] }, 'invalid-body', '/codes'],
    [{ verdict: 'rejected', codes: ['FAJ43b'] }, 'invalid-verdict', '/codes'],
    [{ verdict: 'rejected', codes: ['FAD06', 'nada'] }, 'invalid-verdict', '/codes/1'],
    [{ verdict: 'accepted', codes: ['FAD06'] }, 'invalid-verdict', '/codes/0'],
    [{ verdict: 'duplicate', codes: ['90'] }, 'invalid-verdict', '/codes'],
    [{ verdict: 'duplicate', when: { operation: 'GetStatus' } }, 'invalid-body', '/when/operation'],
    [{ verdict: 'duplicate', probability: 0.5 }, 'invalid-body', '/probability'],
  ])('is not %j: %s', async (body, code, path) => {
    await expect(control.request({ method: 'POST', path: '/verdicts', body })).rejects.toMatchObject({
      ...{ status: 422, code },
      errors: [{ path }],
    });
  });
});
