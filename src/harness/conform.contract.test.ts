/** `ensayo conform` and `ensayo replay` as scripts use them; targets elsewhere are a second pair of services. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../common/data-directory.ts';
import type { RegistryData } from '../../simulator/registry/types.ts';
import { startBox, type Box } from './box.ts';
import { conform as conformCommand } from './cli/conform.ts';
import { UsageError } from './cli/output.ts';
import { readBundle } from './conform/bundle.ts';
import { replay, type Replayed } from './conform/replay.ts';
import type { Summary } from './conform/summary.ts';
import { mistakesOf } from './testing/documented.ts';
import { runCli, type Finished } from './testing/cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-conform-'));

/** What a command printed, which must be of the documented shape and all that it said. */
const printed = <T>({ stdout, stderr }: Finished, command: string): T => {
  expect(stderr).toBe('');
  const value: unknown = JSON.parse(stdout);
  expect(mistakesOf(command, value)).toBe('');
  return value as T; // as the schema says
};

const conform = (name: string, ...options: readonly string[]): Promise<Finished> =>
  runCli(['conform', '--json', '--out', join(folder, name), ...options]);

/** A claim about an invoice that is wrong, in a feature of its own. */
const wrongClaim = `Feature: A wrong claim
  Scenario: The credit note is not what it is said to be
    Given an accepted invoice
    And a valid credit note about it
    And the field "legal_monetary_totals.line_extension_amount" is "999999.00"
    When it is sent
    Then it is rejected with exactly the codes "FAU04"

  Scenario: A step that nobody published
    Given something else
`;

/** By request alone; by the registry; by what the control interface cannot change; by the XML only. */
const codes = ['--code', 'CAU02', 'FAB24c', 'ZA03', 'FAD06'];

const bundleOf = ({ failures }: Summary): string => failures[0]?.bundle ?? expect.fail('no bundle');

let elsewhere: Box;
let features: Finished;
let issuer: Finished;
let authority: Finished;
let replayed: Finished;
let reproduced: Finished;
let registryBefore: RegistryData;

beforeAll(async () => {
  elsewhere = await startBox({ seed: 'elsewhere' });
  const { url, control } = elsewhere.authority;
  const team = join(folder, 'features');
  cpSync(packageFile('docs/examples/features'), team, { recursive: true });
  writeFileSync(join(team, 'wrong.feature'), wrongClaim);
  const service = ['--issuer', elsewhere.issuer.url, '--token', elsewhere.token];
  const withControl = ['--control', control.url, '--control-token', control.token];
  registryBefore = await elsewhere.authority.registry.dump();
  const once = conform('features', '--features', team);
  // One after the other: they speak to the same authority, and one changes it.
  issuer = await conform('issuer', ...service, ...withControl, ...codes);
  authority = await conform('authority', '--authority', url, ...codes);
  features = await once;
  [replayed, reproduced] = await Promise.all([
    runCli(['replay', '--json', bundleOf(JSON.parse(features.stdout) as Summary)]),
    runCli(['reproduce', 'CAU02', '--json', '--out', join(folder, 'reproduce')]),
  ]);
}, 240_000);

afterAll(async () => {
  await elsewhere.close();
  rmSync(folder, { recursive: true });
});

describe('ensayo conform', () => {
  it("runs a team's features with the published steps, in English and in Spanish", () => {
    const { scenarios, target } = printed<Summary>(features, 'conform');
    expect({ target, scenarios }).toEqual({
      target: 'box',
      scenarios: { total: 10, passed: 8, failed: 2, outOfReach: 0 },
    });
  });

  it('exits with 1 when a scenario fails, and says which step and why', () => {
    const { ok, failures, files } = printed<Summary>(features, 'conform');
    expect([features.code, ok]).toEqual([1, false]);
    expect(failures.map(({ name, step, bundle }) => [name, step, bundle !== undefined])).toEqual([
      ['The credit note is not what it is said to be', 'it is rejected with exactly the codes "FAU04"', true],
      ['A step that nobody published', 'something else', false],
    ]);
    expect(failures[0]?.error).toContain('Regla: CAU02, Rechazo: ');
    expect(failures[1]?.error).toContain('docs/conform.md');
    for (const file of files) expect(readFileSync(file, 'utf8').length).toBeGreaterThan(100);
  });

  it('runs what a request expresses against an issuing service, and counts the rest as out of reach', () => {
    const { ok, target, scenarios, codes: counts, outOfReach } = printed<Summary>(issuer, 'conform');
    expect([issuer.code, ok, target, counts.fired, counts.outOfReach]).toEqual([0, true, 'issuer', 2, 2]);
    expect(scenarios.passed + scenarios.outOfReach).toBe(scenarios.total);
    expect(outOfReach.flatMap(({ codes: of }) => of).sort()).toEqual(['FAD06', 'ZA03']);
  });

  it('leaves the authority as it was', async () => {
    expect(await elsewhere.authority.registry.dump()).toEqual(registryBefore);
    expect(elsewhere.authority.settings.profile.on).toEqual([]);
  });

  it('breaks the wire too against an authority elsewhere, and does not change it without being allowed to', () => {
    const { ok, target, codes: counts, outOfReach } = printed<Summary>(authority, 'conform');
    expect([authority.code, ok, target, counts.fired, counts.outOfReach]).toEqual([0, true, 'authority', 2, 2]);
    expect(outOfReach.flatMap(({ codes: of }) => of).sort()).toEqual(['FAB24c', 'ZA03']);
  });

  it.each([
    [{ code: ['FAU444'] }, 'FAU44'],
    [{ kind: 'recibo' }, 'credit-note'],
    [{ shard: '3/2' }, 'INDEX/TOTAL'],
    [{ issuer: 'http://127.0.0.1:1', authority: 'http://127.0.0.1:2' }, 'exclude each other'],
    [{ authority: 'http://127.0.0.1:1' }, 'Nobody answers'],
    [{ authority: 'nowhere' }, 'Expected an address'],
    [{ features: '/no/such/folder' }, '--features'],
  ])('says what is wrong with %j', async (options, told) => {
    const given = { seed: 'wrong', out: join(folder, 'wrong'), ...options };
    await expect(conformCommand(given)).rejects.toThrow(told);
    await expect(conformCommand(given)).rejects.toBeInstanceOf(UsageError);
  });
});

describe('ensayo replay', () => {
  it('comes to the same verdict, offline', () => {
    const { same, expected, actual, notes } = printed<Replayed>(replayed, 'replay');
    expect([replayed.code, same, notes]).toEqual([0, true, []]);
    expect(actual).toEqual(expected);
    expect(actual).toMatchObject({ statusCode: '99', judged: [{ verdict: 'rejected', codes: ['CAU02', 'CAU06'] }] });
  });

  it('says so when the verdict is another one', async () => {
    const bundle = readBundle(bundleOf(JSON.parse(features.stdout) as Summary));
    expect(bundle.registry.documents).toHaveLength(1);
    // Without the invoice that the note is about.
    const { same, actual } = await replay({ ...bundle, registry: { ...bundle.registry, documents: [] } });
    expect(same).toBe(false);
    expect(actual.judged[0]?.codes).not.toEqual(bundle.context.actual?.judged[0]?.codes);
  });

  it('posts the request again where nothing is known of the authority', async () => {
    const bundle = readBundle(bundleOf(JSON.parse(features.stdout) as Summary));
    const request = { type_document_id: 1 };
    const actual = { http: 422, fault: 'invalid-request', statusCode: null, lines: [], judged: [] };
    const context = { ...bundle.context, path: '/api/ubl2.1/invoice', exchange: null, actual };
    expect(await replay({ ...bundle, context, request, envelope: undefined })).toMatchObject({ same: true, actual });
  });

  it('refuses what is no bundle, and what holds nothing to judge', async () => {
    expect(() => readBundle(folder)).toThrow(/context\.json/);
    const bundle = readBundle(bundleOf(JSON.parse(features.stdout) as Summary));
    await expect(replay({ ...bundle, context: { ...bundle.context, actual: null } })).rejects.toThrow('sent nothing');
  });
});

describe('ensayo reproduce', () => {
  it('prints the documented shape', () => {
    expect(printed<object>(reproduced, 'reproduce')).toMatchObject({ code: 'CAU02', asDeclared: true });
    expect(reproduced.code).toBe(0);
  });
});
