/** `ensayo fault` and `ensayo verdict` against running services, as scripts use them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuthority, type RunningAuthority } from '../../../../simulator/server.ts';
import { faultListSchema } from '../../../../simulator/control/resources/faults.ts';
import { verdictListSchema } from '../../../../simulator/control/resources/verdicts.ts';
import { bodyProblems } from '../../../../simulator/control/validate.ts';
import { createEnv } from '../../../common/env/env.ts';
import type { Ended } from '../../../harness/testing/commands.ts';
import { runHere } from '../../../cli/testing/run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-disturbances-'));
const readyFile = join(folder, 'ready.json');
let authority: RunningAuthority;

beforeAll(async () => {
  authority = await startAuthority({ env: createEnv({ seed: 'cli' }) });
  writeFileSync(readyFile, JSON.stringify({ control: authority.control }));
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await authority.close();
});

const run = (...args: readonly string[]): Promise<Ended> => runHere([...args, '--ready-file', readyFile]);

describe('ensayo fault', () => {
  it('adds what was requested, lists it as the interface describes it, and clears', async () => {
    const asked = ['--ms', '5-20', '--times', '3', '--probability', '0.5', '--seed', 'x', '--at', 'answer'];
    const about = ['--operation', 'SendBillSync', '--kind', 'invoice', '--number', 'SETP*', '--nit', '901500100'];
    const added = await run('fault', 'add', 'latency', ...asked, ...about, '--json');
    expect([added.code, added.stderr]).toEqual([0, '']);
    expect(JSON.parse(added.stdout)).toEqual({
      ...{ id: 'fault-1', fault: 'latency', milliseconds: { from: 5, to: 20 }, at: 'answer', point: 'answer' },
      ...{ times: 3, probability: 0.5, seed: 'x', struck: 0, spent: false },
      when: { operation: 'SendBillSync', nit: '901500100', kind: 'invoice', number: 'SETP*' },
    });
    const [listed, shown] = [await run('fault', 'list', '--json'), await run('fault', 'list')];
    expect(bodyProblems(faultListSchema, JSON.parse(listed.stdout))).toEqual([]);
    expect(shown.stdout).toMatch(/^fault-1 +latency +at answer, SendBillSync, .*; struck 0 of 3\n$/);
    expect((await run('fault', 'clear', '--json')).stdout).toBe('{\n  "removed": [\n    "fault-1"\n  ]\n}\n');
  });

  it('states the expectation for every mistake: exit code 1 if the services refuse, 2 if they were not called', async () => {
    const [refused, unknown, nobody] = [
      await run('fault', 'add', 'lost-answer', '--at', 'request'),
      await run('fault', 'add', 'fire'),
      await runHere(['fault', 'list', '--control', 'http://127.0.0.1:1/ensayo/control', '--control-token', 'x']),
    ];
    expect([refused.code, unknown.code, nobody.code]).toEqual([1, 2, 2]);
    expect(refused.stderr).toMatch(/\/at: .*"request".*: answer/);
    expect(unknown.stderr).toMatch(/"fire"\. .*: latency,.*\(wrong-usage\)\n$/);
    expect(nobody.stderr).toMatch(/ http:\/\/127\.0\.0\.1:1\/ensayo\/control\. .*\(control-unreachable\)\n$/);
    expect([refused, unknown, nobody].map(({ stdout }) => stdout)).toEqual(['', '', '']);
  });
});

describe('ensayo verdict', () => {
  it('adds what was requested, lists it as the interface describes it, and refuses when told to', async () => {
    const added = await run('verdict', 'add', 'rejected', 'FAD06', 'FAJ43b', '--times', '1');
    expect(added).toMatchObject({ code: 0, stderr: '' });
    expect(added.stdout).toBe('verdict-1   rejected        FAD06 FAJ43b  every request; given 0 of 1\n');
    const listed = await run('verdict', 'list', '--json');
    expect(bodyProblems(verdictListSchema, JSON.parse(listed.stdout))).toEqual([]);
    expect(JSON.parse(listed.stdout)).toHaveLength(1);
    expect((await run('verdict', 'refuse')).stdout).toBe('Forced verdicts are refused.\n');
    const refused = await run('verdict', 'add', 'accepted');
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('(forced-verdicts-refused)');
  });
});
