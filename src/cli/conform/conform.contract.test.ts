/**
 * `ensayo conform` and `ensayo replay` as scripts use them, with the bundled services; for others see
 * conform-elsewhere.deep.test.ts.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { conform as conformCommand } from './run-conform.ts';
import { UsageError } from '../shared/output.ts';
import { readBundle } from '../../harness/conform/read-bundle.ts';
import { replay, type Replayed } from '../../harness/conform/replay.ts';
import type { Summary } from '../../harness/conform/summary.ts';
import type { Ended } from '../../harness/testing/commands.ts';
import { runHere } from '../testing/run-here.ts';
import { printed, runConform } from '../../harness/conform/conform.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-conform-'));

/** A false claim about an invoice, in a feature of its own. */
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

const bundleOf = ({ failures }: Summary): string => failures[0]?.bundle ?? expect.fail('no bundle');

let features: Ended;
let replayed: Ended;
let reproduced: Ended;

beforeAll(async () => {
  const team = join(folder, 'features');
  cpSync(packageFile('docs/examples/features'), team, { recursive: true });
  writeFileSync(join(team, 'wrong.feature'), wrongClaim);
  features = await runConform(folder, 'features', '--features', team);
  [replayed, reproduced] = await Promise.all([
    runHere(['replay', '--json', bundleOf(JSON.parse(features.stdout) as Summary)]),
    runHere(['reproduce', 'CAU02', '--json', '--out', join(folder, 'reproduce')]),
  ]);
});

afterAll(() => {
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

  it('gives the command that runs a failed scenario again, and nothing else', async () => {
    const { failures } = printed<Summary>(features, 'conform');
    const [, path = ''] = /--features (\S+)/.exec(failures[0]?.rerun ?? '') ?? [];
    const again = printed<Summary>(await runConform(folder, 'again', '--features', path), 'conform');
    expect(again.failures.map(({ name }) => name)).toEqual([failures[0]?.name]);
    expect(again.scenarios).toEqual({ total: 1, passed: 0, failed: 1, outOfReach: 0 });
  });

  it.each([
    [{ code: ['FAU444'] }, 'wrong-usage', 'FAU44'],
    [{ code: ['AAH004'] }, 'wrong-usage', 'AAH04'],
    [{ kind: 'recibo' }, 'wrong-usage', 'creditNote'],
    [{ shard: '3/2' }, 'wrong-usage', 'INDEX/TOTAL'],
    [{ authority: 'http://127.0.0.1:1' }, 'authority-unreachable', 'http://127.0.0.1:1'],
    [{ authority: 'nowhere' }, 'wrong-usage', '--authority is "nowhere"'],
    [{ features: '/no/such/folder' }, 'wrong-usage', '--features'],
  ])('reports what is wrong with %j', async (options, code, told) => {
    const given = { seed: 'wrong', out: join(folder, 'wrong'), ...options };
    await expect(conformCommand(given)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(told) as string,
    });
    await expect(conformCommand(given)).rejects.toBeInstanceOf(UsageError);
  });
});

describe('ensayo replay', () => {
  it('reaches the same verdict, offline', () => {
    const { same, expected, actual, notes } = printed<Replayed>(replayed, 'replay');
    expect([replayed.code, same, notes]).toEqual([0, true, []]);
    expect(actual).toEqual(expected);
    expect(actual).toMatchObject({ statusCode: '99', judged: [{ verdict: 'rejected', codes: ['CAU02', 'CAU06'] }] });
  });

  it('reports a different verdict', async () => {
    const bundle = await readBundle(bundleOf(JSON.parse(features.stdout) as Summary));
    expect(bundle.registry.documents).toHaveLength(1);
    // Without the invoice that the note refers to.
    const { same, actual } = await replay({ ...bundle, registry: { ...bundle.registry, documents: [] } });
    expect(same).toBe(false);
    expect(actual.judged[0]?.codes).not.toEqual(bundle.context.actual?.judged[0]?.codes);
  });

  it('posts the request again if nothing is known of the authority', async () => {
    const bundle = await readBundle(bundleOf(JSON.parse(features.stdout) as Summary));
    const request = { type_document_id: 1 };
    const actual = { http: 422, fault: 'invalid-request', statusCode: null, lines: [], judged: [] };
    const context = { ...bundle.context, path: '/api/ubl2.1/invoice', exchange: null, actual };
    expect(await replay({ ...bundle, context, request, envelope: undefined })).toMatchObject({ same: true, actual });
  });

  it('refuses a folder that is not a bundle, and one with nothing to judge', async () => {
    await expect(readBundle(folder)).rejects.toThrow(/context\.json/);
    const bundle = await readBundle(bundleOf(JSON.parse(features.stdout) as Summary));
    await expect(replay({ ...bundle, context: { ...bundle.context, actual: null } })).rejects.toThrow('sent nothing');
  });
});

describe('ensayo reproduce', () => {
  it('prints the documented shape', () => {
    expect(printed<object>(reproduced, 'reproduce')).toMatchObject({ code: 'CAU02', asDeclared: true });
    expect(reproduced.code).toBe(0);
  });
});
