/** Found by fuzzing: a clock moved beyond the calendar was answered with HTTP 500, and so was everything after it. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { adjustableClock, createEnv } from '../../../src/common/env/env.ts';
import { startAuthority, type RunningAuthority } from '../../server.ts';
import type { ControlClient } from '../client-methods.ts';
import { createControlClient } from '../client.ts';

const start = '2026-11-20T10:00:00-05:00';
let authority: RunningAuthority;
let control: ControlClient;

beforeEach(async () => {
  authority = await startAuthority({ env: createEnv({ clock: adjustableClock(start), seed: 'calendar' }) });
  control = createControlClient(authority.control);
});

afterEach(() => authority.close());

const most = Number.MAX_SAFE_INTEGER;

it.each<[string, () => Promise<unknown>]>([
  ['advanced', () => control.advanceClock(most)],
  ['set back', () => control.advanceClock(-most)],
  ['advanced past the year 9999', () => control.advanceClock(8_000 * 366 * 86_400_000)],
  ['skewed', () => control.setAuthorityOffset(most)],
  ['shifted', () => control.setClock({ mode: 'offset', milliseconds: most })],
  ['set before 1900', () => control.setClock({ mode: 'fixed', at: '0001-01-01' })],
  ['too fast', () => control.setClock({ mode: 'speed', factor: 1e300 })],
])('a clock %s is refused, and shows the time as before', async (_how, move) => {
  const before = await control.clock();
  await expect(move()).rejects.toMatchObject({ code: 'invalid-instant' });
  expect(await control.clock()).toEqual(before);
});

/** As JSON, whatever it is. */
const put = async (setting: unknown) => {
  const { url, token } = authority.control;
  const response = await fetch(`${url}/clock`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(setting),
  });
  return {
    status: response.status,
    ...((await response.json()) as { errors?: { path: string; received: unknown }[] }),
  };
};

const cases: readonly (readonly [setting: Readonly<Record<string, unknown>>, path: string])[] = [
  [{ mode: 'fixed', at: 'mañana' }, '/at'],
  [{ mode: 'fixed', at: '0001-01-01' }, '/at'],
  [{ mode: 'fixed' }, '/at'],
  [{ mode: 'fixed', at: 7 }, '/at'],
  [{ mode: 'offset', milliseconds: most }, '/milliseconds'],
  [{ mode: 'offset' }, '/milliseconds'],
  [{ mode: 'speed', factor: 2, from: 'mañana' }, '/from'],
  [{ mode: 'speed', factor: 2, from: '0001-01-01' }, '/from'],
  [{ mode: 'speed', factor: 1e300 }, '/factor'],
  [{ mode: 'speed', factor: 1e300, from: '2026-11-20' }, '/factor'],
  [{ mode: 'speed', factor: 60, from: '9999-12-29' }, '/factor'],
  [{ mode: 'speed', factor: 0 }, '/factor'],
  [{ mode: 'speed' }, '/factor'],
  [{ mode: 'slow' }, '/mode'],
  [{}, '/mode'],
];

it.each([[], 'x', 7, null])('a setting that is no object is refused: %j', async (setting) => {
  expect(await put(setting)).toMatchObject({ status: 422, errors: [{ path: '/' }] });
});

it.each(cases)('%j is refused for its field %s', async (setting, path) => {
  const { status, errors = [] } = await put(setting);
  expect([status, errors.map((each) => each.path)]).toEqual([422, [path]]);
  expect(errors[0]?.received ?? undefined).toEqual(setting[path.slice(1)]);
});
