/** A failure against an own issuing service and company: what is printed runs it again there, and replays it as it was. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { readRegistryData } from '../../../simulator/registry/file/read.ts';
import { startBox, type Box } from '../box.ts';
import { shellQuoted } from '../shell.ts';
import type { Report } from '../reporting/report-data.ts';
import { runCli, type Finished } from '../testing/commands.ts';
import { readBundle } from './read-bundle.ts';
import { replay } from './replay.ts';
import type { Summary } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-conform-hints-'));
const out = join(folder, 'out');
const registryFile = join(folder, 'mi empresa.json');
const nit = '900373115';
const file = {
  companies: [
    { nit, name: 'MI EMPRESA SAS', prefix: 'FE', to: '90000000', startDate: '2026-01-15', email: 'mia@example.com' },
  ],
};

let service: Box;
let token: string;
let finished: Finished;
let expected: string;

beforeAll(async () => {
  const read = readRegistryData(file);
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
  const { registry, companies } = read;
  writeFileSync(registryFile, JSON.stringify(file));
  service = await startBox({ registry, companies });
  const { settings } = service.authority;
  settings.profile = { ...settings.profile, off: ['FAU14'] };
  token = service.companies[0]?.token ?? expect.fail('no token');
  const options = ['--issuer', service.issuer.url, '--registry', registryFile, '--company', nit];
  const choice = ['--code', 'FAU14', '--seed', 'mi semilla', '--lang', 'es', '--out', out];
  finished = await runCli(['conform', ...options, '--token', token, ...choice]);
  expected = `ensayo conform --issuer ${service.issuer.url} --registry '${registryFile}' --company ${nit} --code FAU14 --kind invoice --seed 'mi semilla' --out ${shellQuoted(join(out, 'again'))} --lang es`;
}, 240_000);

afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const written = (name: string): string => readFileSync(join(out, name), 'utf8');

const failure = () => {
  const [first, ...others] = (JSON.parse(written('summary.json')) as Summary).failures; // docs/schemas/conform.schema.json
  expect(others).toEqual([]);
  return first ?? expect.fail('nothing failed');
};

const unescaped = (text: string): string => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"');

describe('the command that runs a failed scenario again', () => {
  it('names service, registry, company, language and seed, and no token, wherever it is shown', () => {
    const { rerun, bundle = '' } = failure();
    const shown = {
      terminal: finished.stdout,
      json: rerun ?? '',
      html: unescaped(written('report.html')),
      junit: unescaped(written('junit.xml')),
      report: (JSON.parse(written('report.json')) as Report).scenarios
        .flatMap((each) => each.failure?.again ?? [])
        .join('\n'),
      readme: readFileSync(join(bundle, 'README.txt'), 'utf8'),
      context: (JSON.parse(readFileSync(join(bundle, 'context.json'), 'utf8')) as { readonly rerun: string }).rerun,
    };
    for (const [place, text] of Object.entries(shown)) {
      expect({ place, has: text.includes(expected) }).toEqual({ place, has: true });
      expect({ place, leaks: text.includes(token) }).toEqual({ place, leaks: false });
    }
    expect(shown.readme).toContain('ENSAYO_TOKEN');
  });

  it('fails again at the same service when it is run as printed', async () => {
    const script = `ensayo() { '${process.execPath}' '${packageFile('scripts/ensayo.mjs')}' "$@"; }\n${failure().rerun ?? ''} --json`;
    const before = written('summary.json');
    const env = { ...process.env, ENSAYO_TOKEN: token };
    const printed = await new Promise<string>((resolve) => {
      execFile('/bin/sh', ['-c', script], { env }, (_error, stdout) => {
        resolve(stdout);
      });
    });
    const { ok, target, failures } = JSON.parse(printed) as Summary; // docs/schemas/conform.schema.json
    expect([ok, target, failures.length]).toEqual([false, 'issuer', 1]);
    // The report that shows the command stays.
    expect(written('summary.json')).toBe(before);
    expect(existsSync(failure().bundle ?? '')).toBe(true);
  }, 240_000);

  it('is beside Spanish texts only', () => {
    const texts = [
      finished.stdout,
      written('junit.xml'),
      readFileSync(join(failure().bundle ?? '', 'README.txt'), 'utf8'),
    ];
    for (const text of texts)
      expect(text).not.toMatch(/AssertionError|other lines|expected|status|PayableAmount follows/);
  });
});

it('is replayed with the registry and the company of the run', async () => {
  const bundle = await readBundle(failure().bundle ?? '');
  expect(bundle.registry).toMatchObject({ given: true });
  const { actual } = await replay(bundle);
  expect(actual.judged).toEqual([{ verdict: 'rejected', codes: ['FAU14'] }]);
}, 60_000);
