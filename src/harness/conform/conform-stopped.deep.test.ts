/** `ensayo conform` that somebody stops. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import type { Report } from '../reporting/report-data.ts';
import { startCli } from '../testing/commands.ts';
import type { Summary } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-conform-stopped-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const rows = 400;

const manyRows = `Feature: More scenarios than anybody waits for
  Scenario Outline: Number <number>
    Given a valid invoice
    When it is sent
    Then it is accepted
    Examples:
      | number |
${Array.from({ length: rows }, (_, index) => `      | ${String(index)} |`).join('\n')}
`;

it('stopped by Ctrl+C, and all its processes by SIGTERM, ends what has begun, writes the report of what ran, and exits with 130', async () => {
  const team = join(folder, 'many');
  mkdirSync(team);
  writeFileSync(join(team, 'many.feature'), manyRows);
  const out = join(folder, 'stopped');
  const command = ['conform', '--json', '--parallel', '2', '--out', out, '--features', team];
  const running = startCli(command, {}, { detached: true });
  await vi.waitFor(
    () => expect(readFileSync(join(out, 'messages.ndjson'), 'utf8')).toContain('testCaseFinished'),
    240_000,
  );
  const group = -(running.pid ?? expect.fail('it did not start'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(group, signal);
  const { code, stdout, stderr } = await running.finished;
  const { ok, scenarios, files } = JSON.parse(stdout) as Summary;
  expect([code, ok, scenarios.failed]).toEqual([130, false, 0]);
  expect(stderr).toContain('Stopping');
  expect(scenarios.passed).toBeGreaterThan(0);
  expect(scenarios.total + (scenarios.notRun ?? 0)).toBe(rows);
  expect(scenarios.notRun).toBeGreaterThan(0);
  for (const file of files) expect(readFileSync(file, 'utf8').length).toBeGreaterThan(100);
  const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report;
  expect(report.scenarios).toHaveLength(scenarios.total);
});
