/** Codes that the registry causes: `reproduce` writes that registry, and the commands that judge with and without it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runHere } from '../../../cli/testing/run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-reproduced-registry-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const clock = '2026-11-20T10:00:00-05:00';

type Report = { readonly verdict: string; readonly failed: readonly { readonly code: string }[] };

const judgedBy = async (command: string): Promise<Report> => {
  const { stdout } = await runHere([...command.split(' ').slice(1), '--no-changes', '--json']);
  return JSON.parse(stdout) as Report; // the command's own output
};

it.each([
  ['NIE033', 'payroll'],
  ['92', 'invoice'],
  ['FAJ21', 'invoice'],
  ['DSDS01', 'supportDocument'],
])('%s of %s fails under the registry that is written, and not without it', async (code, document) => {
  const out = join(folder, code);
  const { stdout } = await runHere([
    'reproduce',
    code,
    '--document',
    document,
    '--clock',
    clock,
    '--out',
    out,
    '--json',
  ]);
  const { judge } = JSON.parse(stdout) as { readonly judge: string }; // as above
  const [valid, broken] = await Promise.all(judge.split('\n').map(judgedBy));
  expect(valid).toMatchObject({ verdict: 'accepted', failed: [] });
  expect(broken?.verdict).toBe('rejected');
  expect(broken?.failed.map((line) => line.code)).toContain(code);
  expect(readFileSync(join(out, 'command.txt'), 'utf8')).toContain(judge);
  expect(JSON.parse(readFileSync(join(out, 'request.json'), 'utf8'))).toEqual(expect.any(Object));
});

it('90 comes of a request that is sent again', async () => {
  const out = join(folder, '90');
  const { stdout } = await runHere(['reproduce', '90', '--document', 'invoice', '--clock', clock, '--out', out]);
  expect(stdout).toContain('Ensayo-Allow-Resend: 1');
  expect(stdout).not.toContain('only the XML');
});
