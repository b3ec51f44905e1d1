/** `ensayo conform` against services in another process: a second pair of services. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegistryData } from '../../../simulator/registry/types.ts';
import { startBox, type Box } from '../box.ts';
import type { Summary } from './summary.ts';
import type { Ended } from '../testing/commands.ts';
import { printed, runConform } from './conform.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-conform-elsewhere-'));

/**
 * Through the request alone; through the registry; through settings the control interface cannot change; through the
 * XML only.
 */
const codes = ['--code', 'CAU02', 'FAB24c', 'ZA03', 'FAD06'];

let elsewhere: Box;
let issuer: Ended;
let authority: Ended;
let registryBefore: RegistryData;

beforeAll(async () => {
  elsewhere = await startBox({ seed: 'elsewhere' });
  const { url, control } = elsewhere.authority;
  const service = ['--issuer', elsewhere.issuer.url, '--token', elsewhere.token];
  const withControl = ['--control', control.url, '--control-token', control.token];
  registryBefore = await elsewhere.authority.registry.dump();
  // One after another: they use the same authority, and one changes it.
  issuer = await runConform(folder, 'issuer', ...service, ...withControl, ...codes);
  authority = await runConform(folder, 'authority', '--authority', url, ...codes);
}, 240_000);

afterAll(async () => {
  await elsewhere.close();
  rmSync(folder, { recursive: true });
});

describe('ensayo conform against services elsewhere', () => {
  it('runs what a request can express against an issuing service, and counts the rest as out of reach', () => {
    const { ok, target, scenarios, codes: counts, outOfReach } = printed<Summary>(issuer, 'conform');
    expect([issuer.code, ok, target, counts.fired, counts.outOfReach]).toEqual([0, true, 'issuer', 2, 2]);
    expect(scenarios.passed + scenarios.outOfReach).toBe(scenarios.total);
    expect(outOfReach.flatMap(({ codes: of }) => of).sort()).toEqual(['FAD06', 'ZA03']);
  });

  it('leaves the authority as it was', async () => {
    expect(await elsewhere.authority.registry.dump()).toEqual(registryBefore);
    expect(elsewhere.authority.settings.profile.on).toEqual([]);
  });

  it('also breaks the wire against an authority elsewhere, and does not change it without permission', () => {
    const { ok, target, codes: counts, outOfReach } = printed<Summary>(authority, 'conform');
    expect([authority.code, ok, target, counts.fired, counts.outOfReach]).toEqual([0, true, 'authority', 2, 2]);
    expect(outOfReach.flatMap(({ codes: of }) => of).sort()).toEqual(['FAB24c', 'ZA03']);
  });
});
