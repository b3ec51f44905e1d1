/** An identifier that an address loses on its way must not turn a call about one thing into one about all. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEnv } from '../../src/common/env/env.ts';
import { startAuthority, type RunningAuthority } from '../server.ts';
import type { ControlClient } from './client-methods.ts';
import { createControlClient } from './client.ts';

let authority: RunningAuthority;
let control: ControlClient;

beforeAll(async () => {
  authority = await startAuthority({ env: createEnv({ clock: '2026-11-20T10:00:00-05:00', seed: 'addresses' }) });
  control = createControlClient(authority.control);
});

afterAll(() => authority.close());

const lost = ['', '.', '..'];

describe('a call about something without a name', () => {
  it.each(lost)('removes no fault: %j', async (id) => {
    const { id: kept } = await control.addFault({ fault: 'html' });
    await expect(control.removeFault(id)).rejects.toMatchObject({ status: 404, code: 'unknown-path' });
    expect((await control.faults()).map((each) => each.id)).toContain(kept);
  });

  it.each(lost)('removes no forced verdict: %j', async (id) => {
    const { id: kept } = await control.addVerdict({ verdict: 'duplicate' });
    await expect(control.removeVerdict(id)).rejects.toMatchObject({ status: 404, code: 'unknown-path' });
    expect((await control.verdicts()).map((each) => each.id)).toContain(kept);
  });

  it.each(lost)('finds neither an exchange nor a row: %j', async (id) => {
    await expect(control.exchange(id)).rejects.toMatchObject({ code: 'unknown-path' });
    await expect(control.registryRow('ranges', id)).rejects.toMatchObject({ code: 'unknown-path' });
  });

  it('is refused by the interface itself', async () => {
    const { id: kept } = await control.addFault({ fault: 'html' });
    await expect(control.request({ method: 'DELETE', path: '/faults/' })).rejects.toMatchObject({
      status: 404,
      code: 'unknown-path',
    });
    expect((await control.faults()).map((each) => each.id)).toContain(kept);
  });
});

it('the address of the interface may end in a slash', async () => {
  const { url, token } = authority.control;
  await expect(createControlClient({ url: `${url}/`, token }).clock()).resolves.toHaveProperty('now');
});
