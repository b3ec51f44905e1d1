/** `ensayo clock`, `snapshot`, `reset` and `journal` against running services, as scripts use them. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createControlClient } from '../../../../simulator/control/client.ts';
import type { ControlClient } from '../../../../simulator/control/client-methods.ts';
import { clockSchema } from '../../../../simulator/control/resources/clock.ts';
import { journalListSchema } from '../../../../simulator/control/resources/journal.ts';
import { snapshotListSchema } from '../../../../simulator/control/resources/snapshots.ts';
import { bodyProblems } from '../../../../simulator/control/validate.ts';
import { startBox, type Box } from '../../../harness/box.ts';
import { runCli, type Ended } from '../../../harness/testing/commands.ts';
import { runHere } from '../../../cli/testing/run-here.ts';
import { exampleInvoice, invoicePath } from '../../../harness/testing/example.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-state-'));
const readyFile = join(folder, 'ready.json');
let box: Box;
let control: ControlClient;

beforeAll(async () => {
  box = await startBox({ seed: 'cli', clock: '2026-11-20T10:00:00-05:00' });
  control = createControlClient(box.authority.control);
  await box.post(invoicePath, exampleInvoice());
  writeFileSync(readyFile, JSON.stringify({ control: box.authority.control }));
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await box.close();
});

const run = (...args: readonly string[]): Promise<Ended> => runHere([...args, '--ready-file', readyFile]);

describe('the commands', () => {
  it('are included in the command line', async () => {
    const { code, stdout } = await runCli(['--help']);
    expect(code).toBe(0);
    for (const name of ['clock', 'snapshot', 'reset', 'journal', 'fault', 'verdict'])
      expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  });
});

describe('ensayo clock', () => {
  it('sets the time of both services, prints it, and explains the skew', async () => {
    expect((await run('clock', 'fixed', '2026-11-20T23:59:59')).stdout).toBe(
      '2026-11-20 23:59:59 in Colombia (stands still)\n',
    );
    const skewed = await run('clock', 'skew', '5m1s', '--back', '--json');
    expect([skewed.code, skewed.stderr]).toEqual([0, '']);
    const state = JSON.parse(skewed.stdout) as unknown;
    expect(bodyProblems(clockSchema, state)).toEqual([]);
    expect(state).toMatchObject({ time: '23:54:58', setting: { mode: 'fixed' }, authorityOffset: -301_000 });
    expect((await run('clock', 'advance', '2s')).stdout).toBe(
      "2026-11-20 23:55:00 in Colombia (stands still)\nThat is the authority's clock: it is 5m1s behind the issuing service's.\n",
    );
    expect(box.clock.now()).toBe(Date.parse('2026-11-21T00:00:01-05:00'));
  });

  it('knows the ways in which time runs', async () => {
    const tenant = ['--tenant', 'reloj', '--json'];
    const settingOf = ({ stdout }: { readonly stdout: string }) => (JSON.parse(stdout) as { setting: unknown }).setting;
    expect(settingOf(await run('clock', 'offset', '1d', ...tenant))).toEqual({
      mode: 'offset',
      milliseconds: 86_400_000,
    });
    expect(settingOf(await run('clock', 'speed', '60', '--from', '2027-01-01', ...tenant))).toEqual({
      mode: 'speed',
      factor: 60,
    });
    expect(settingOf(await run('clock', 'real', ...tenant))).toEqual({ mode: 'real' });
    expect(settingOf(await run('clock', 'show', '--json'))).toMatchObject({ mode: 'fixed' });
  });

  it('states the expectation for every mistake: exit code 1 if the services refuse, 2 if they were not called', async () => {
    const [instant, length, speed] = [
      await run('clock', 'fixed', 'mañana'),
      await run('clock', 'advance', 'soon'),
      await run('clock', 'speed', '0'),
    ];
    expect([instant.code, length.code, speed.code]).toEqual([1, 2, 2]);
    expect(instant.stderr).toMatch(/\/at: .*"mañana"/);
    expect(length.stderr).toMatch(/"soon" .*\(wrong-usage\)\n$/);
    expect(speed.stderr).toMatch(/"0" .*\(wrong-usage\)\n$/);
    expect([instant, length, speed].map(({ stdout }) => stdout)).toEqual(['', '', '']);
  });
});

describe('ensayo journal', () => {
  it('lists, shows, exports and forgets exchanges', async () => {
    const [listed, told] = [await run('journal', 'list', '--json'), await run('journal', 'list')];
    const exchanges = JSON.parse(listed.stdout) as readonly { readonly id: string }[];
    expect(bodyProblems(journalListSchema, exchanges)).toEqual([]);
    const { id = '' } = exchanges[0] ?? {};
    expect(told.stdout).toBe(`${id} 2026-11-20T15:00:00.000Z SendBillSync           901500100  200\n`);
    const shown = JSON.parse((await run('journal', 'show', id, '--json')).stdout) as unknown;
    expect(shown).toMatchObject({ id, results: { verdict: 'accepted' } });

    const file = join(folder, 'received.xml');
    const [written, envelope] = [
      await run('journal', 'export', id, '--part', 'document', '--out', file, '--json'),
      await run('journal', 'export', id),
    ];
    const document = await control.document(id);
    expect(document.toString()).toMatch(/^<\?xml [^>]*\?><Invoice /);
    expect(JSON.parse(written.stdout)).toEqual({ id, part: 'document', file, bytes: document.length });
    expect(readFileSync(file).equals(document)).toBe(true);
    expect(envelope.stdout).toBe((await control.envelope(id)).toString());

    expect((await run('journal', 'clear')).stdout).toBe('The journal is empty.\n');
    await expect(control.document(id)).rejects.toMatchObject({ status: 404, code: 'unknown-exchange' });
  });

  it('overwrites nothing, and reports an unknown exchange or part', async () => {
    const file = join(folder, 'kept.xml');
    writeFileSync(file, 'kept');
    await fetch(box.authority.url, {
      method: 'POST',
      body: '<x/>',
      headers: { 'content-type': 'application/soap+xml' },
    });
    const [{ id = '' } = {}] = await control.journal(1);
    const [taken, part, unknown, none] = [
      await run('journal', 'export', id, '--out', file),
      await run('journal', 'export', id, '--part', 'body'),
      await run('journal', 'show', '../clock'),
      await run('journal', 'export', id, '--part', 'document', '--out', join(folder, 'none.xml')),
    ];
    expect([taken.code, part.code, unknown.code, none.code]).toEqual([2, 2, 1, 1]);
    expect(taken.stderr).toContain('(file-exists)');
    expect(taken.stderr).toContain(file);
    expect(readFileSync(file, 'utf8')).toBe('kept');
    expect(part.stderr).toMatch(/--part .*"body".* document.*\(wrong-usage\)\n$/);
    expect(unknown.stderr).toContain('(unknown-exchange)');
    expect(none.stderr).toContain('(exchange-without-document)');
    expect(existsSync(join(folder, 'none.xml'))).toBe(false);
    expect((await run('journal', 'export', id, '--out', file, '--force')).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe('<x/>');
  });
});

describe('ensayo snapshot and ensayo reset', () => {
  it('save the state, restore it, and reset it', async () => {
    await control.setAuthorityOffset(0);
    const taken = await run('snapshot', 'take', 'before', '--json');
    expect(JSON.parse(taken.stdout)).toEqual({ name: 'before', takenAt: '2026-11-21T05:00:01.000Z', documents: 1 });
    await control.advanceClock(60_000);
    const listed = JSON.parse((await run('snapshot', 'list', '--json')).stdout) as unknown;
    expect(bodyProblems(snapshotListSchema, listed)).toEqual([]);
    expect(listed).toHaveLength(1);
    expect((await run('snapshot', 'restore', 'before')).stdout).toBe(
      'The authority is as it was in before, with 1 document.\n',
    );
    expect((await control.clock()).time).toBe('00:00:01');
    const [again, unknown] = [await run('snapshot', 'take', 'before'), await run('snapshot', 'restore', 'after')];
    expect([again.code, unknown.code]).toEqual([1, 1]);
    expect(again.stderr).toContain('(snapshot-exists)');
    expect(unknown.stderr).toContain('(unknown-snapshot)');
    expect((await run('reset', '--json')).stdout).toBe('{\n  "reset": true\n}\n');
    expect((await control.clock()).now).toBe('2026-11-20T15:00:00.000Z');
    expect((await run('snapshot', 'delete', 'before')).stdout).toBe('before removed\n');
  });
});
