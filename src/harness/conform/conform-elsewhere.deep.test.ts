/** `ensayo conform` against services in another process: a second pair of services, and one that is not ours. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegistryData } from '../../../simulator/registry/types.ts';
import { startBox, type Box } from '../box.ts';
import type { Summary } from './summary.ts';
import type { Ended } from '../testing/commands.ts';
import { printed, runConform } from './conform.fixture.ts';
import type { Report } from '../reporting/report-data.ts';
import { startForeignService, type ForeignService } from './foreign-service.fixture.ts';
import { readBundle } from './read-bundle.ts';
import { replay } from './replay.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-conform-elsewhere-'));

/**
 * Through the request alone; through the registry; through a setting; through the XML only.
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
});

afterAll(async () => {
  await elsewhere.close();
  rmSync(folder, { recursive: true });
});

describe('ensayo conform against services elsewhere', () => {
  it('runs what a request can express against an issuing service, and counts the rest as out of reach', () => {
    const { ok, target, scenarios, codes: counts, outOfReach } = printed<Summary>(issuer, 'conform');
    expect([issuer.code, ok, target, counts.fired, counts.outOfReach]).toEqual([0, true, 'issuer', 3, 1]);
    expect(scenarios.passed + scenarios.outOfReach).toBe(scenarios.total);
    expect(outOfReach.flatMap(({ codes: of }) => of)).toEqual(['FAD06']);
  });

  it('leaves the authority as it was', async () => {
    expect(await elsewhere.authority.registry.dump()).toEqual(registryBefore);
    expect(elsewhere.authority.settings).toMatchObject({ service: 'running', profile: { on: [] } });
  });

  it('also breaks the wire against an authority elsewhere, and does not change it without permission', () => {
    const { ok, target, codes: counts, outOfReach } = printed<Summary>(authority, 'conform');
    expect([authority.code, ok, target, counts.fired, counts.outOfReach]).toEqual([0, true, 'authority', 2, 2]);
    expect(outOfReach.flatMap(({ codes: of }) => of).sort()).toEqual(['FAB24c', 'ZA03']);
  });
});

describe('ensayo conform with the bundled services', () => {
  it('runs the scenarios of a code that only events have', async () => {
    const finished = await runConform(folder, 'event', '--code', 'aah04');
    expect(finished.code).toBe(0);
    expect(printed<Summary>(finished, 'conform').scenarios).toMatchObject({ total: 5, passed: 5 });
  });
});

/** The note refers to an invoice that only the authority elsewhere has accepted. */
const wrongClaim = `Feature: A wrong claim
  Scenario: The credit note is not what it is said to be
    Given an accepted invoice
    And a valid credit note about it
    And the field "legal_monetary_totals.line_extension_amount" is "999999.00"
    When it is sent
    Then it is rejected with exactly the codes "FAU04"
`;

const reportIn = (name: string): Report =>
  JSON.parse(readFileSync(join(folder, name, 'report.json'), 'utf8')) as Report; // docs/report.schema.json

const replayed = async (name: string) => {
  const { failures } = JSON.parse(readFileSync(join(folder, name, 'summary.json'), 'utf8')) as Summary;
  return replay(await readBundle(failures[0]?.bundle ?? expect.fail('no bundle')));
};

describe('the report of a service that is not ours', () => {
  let foreign: ForeignService;

  beforeAll(async () => {
    foreign = await startForeignService(elsewhere, { renaming: ['FAU14', 'FAU99'] });
    await runConform(
      folder,
      'foreign',
      '--issuer',
      `${foreign.url}/api/ubl2.1/`,
      '--token',
      elsewhere.token,
      '--code',
      'CAU02',
      'FAU14',
      'FAB24c',
      'FAD06',
    );
  });

  afterAll(() => foreign.close());

  it('shows what was posted, the lines with an explanation, and the XML', () => {
    const { scenarios, seen, run } = reportIn('foreign');
    expect([seen.rejected > 0, run.target]).toEqual([true, foreign.url]);
    const note = scenarios.find(({ name }) => name.includes('CAU02'))?.exchanges.at(-1);
    expect(note?.posting).toMatchObject({ path: '/api/ubl2.1/credit-note', status: 200 });
    expect(note?.findings.map(({ code, kind, rule }) => [code, kind, rule !== undefined])).toEqual([
      ['CAU02', 'Rechazo', true],
      ['CAU06', 'Rechazo', true],
    ]);
    expect(note?.excerpts?.[0]).toContain('999999.00</cbc:LineExtensionAmount>');
  });

  it('fails nothing because of warnings that the service does not report, and counts that', async () => {
    const service = ['--issuer', foreign.url, '--token', elsewhere.token];
    const ended = await runConform(folder, 'warnings', ...service, '--tags', '@request and @invoice and not @rules');
    const { failures, unchecked } = printed<Summary>(ended, 'conform');
    expect(failures.filter(({ step = '' }) => step.includes('warn'))).toEqual([]);
    // As it is printed, in English.
    expect(unchecked.map(({ what }) => what as unknown)).toContain('warnings');
  });

  it('gives every failure a command that replays it, and every skip its reason', async () => {
    const { scenarios, counts } = reportIn('foreign');
    expect([counts.failed, counts.skipped > 0]).toEqual([1, true]);
    const failed = scenarios.filter(({ outcome }) => outcome === 'failed');
    for (const { failure } of failed) expect(failure?.again[0]).toMatch(/^ensayo replay /);
    const skipped = scenarios.filter(({ outcome }) => outcome === 'skipped');
    for (const { reason } of skipped) expect(reason).toMatch(/^needs /);
    const junit = readFileSync(join(folder, 'foreign', 'junit.xml'), 'utf8');
    expect(junit.match(/<skipped message="needs [^"]+"\/>/g)).toHaveLength(skipped.length);
    const page = readFileSync(join(folder, 'foreign', 'report.html'), 'utf8');
    expect(page).toContain(`Out of reach: ${String(skipped.length)}`);
    expect(page).toContain('<code>ensayo replay ');
    // Ours says FAU14, as the annex does.
    const { same, actual } = await replayed('foreign');
    expect([same, actual.judged[0]?.codes]).toEqual([false, ['FAU14']]);
  });
});

describe('the replay of a failure against services elsewhere', () => {
  const team = join(folder, 'team');
  const issuerOptions = () => ['--issuer', elsewhere.issuer.url, '--token', elsewhere.token];
  const targets: readonly (readonly [string, () => readonly string[]])[] = [
    ['an issuing service', issuerOptions],
    [
      'an issuing service with its control interface',
      () => {
        const { url, token } = elsewhere.authority.control;
        return [...issuerOptions(), '--control', url, '--control-token', token];
      },
    ],
    ['an authority', () => ['--authority', elsewhere.authority.url]],
  ];

  beforeAll(() => {
    mkdirSync(team);
    writeFileSync(join(team, 'wrong.feature'), wrongClaim);
  });

  it.each(targets)('has the documents that the failed one refers to: %s', async (target, options) => {
    const name = target.replaceAll(' ', '-');
    const { code } = await runConform(folder, name, '--features', team, ...options());
    expect(code).toBe(1);
    const [scenario] = reportIn(name).scenarios;
    expect(scenario?.exchanges.map(({ verdict, posting }) => [verdict, posting?.path])).toEqual([
      ['accepted', '/api/ubl2.1/invoice'],
      ['rejected', '/api/ubl2.1/credit-note'],
    ]);
    expect(scenario?.exchanges.at(-1)?.excerpts?.[0]).toContain('999999.00</cbc:LineExtensionAmount>');
    const { same, actual } = await replayed(name);
    expect([same, actual.judged[0]?.codes]).toEqual([true, ['CAU02', 'CAU06']]);
  });
});
