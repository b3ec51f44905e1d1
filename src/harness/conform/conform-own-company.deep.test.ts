/**
 * `ensayo conform` twice for a company that is not the default one, against an issuing service and an authority that
 * were started apart.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRegistryData } from '../../../simulator/registry/file/read.ts';
import type { RunningAuthority } from '../../../simulator/server.ts';
import { startAuthorityAlone, startIssuerAlone, type IssuerAlone } from '../one-service.ts';
import type { Report } from '../reporting/report-data.ts';
import type { Ended } from '../testing/commands.ts';
import { printed, runConform } from './conform.fixture.ts';
import type { Summary } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-conform-own-company-'));
const nit = '900373115';
/** A range so large that two runs which guess where its free numbers begin do not meet. */
const file = {
  companies: [
    { nit, name: 'MI EMPRESA SAS', prefix: 'FE', to: '90000000', startDate: '2026-01-15', email: 'mia@example.com' },
  ],
};

let authority: RunningAuthority;
let issuer: IssuerAlone;
let byRequest: readonly Ended[];
let byWire: readonly Ended[];

const twice = async (name: string, ...options: readonly string[]): Promise<readonly Ended[]> => [
  await runConform(folder, name, '--company', nit, ...options),
  await runConform(folder, name, '--company', nit, ...options),
];

beforeAll(async () => {
  const read = readRegistryData(file);
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
  const { registry, companies } = read;
  const registryFile = join(folder, 'mine.json');
  writeFileSync(registryFile, JSON.stringify(file));
  authority = await startAuthorityAlone({ registry });
  issuer = await startIssuerAlone({ companies }, authority.url);
  const { url, token } = authority.control;
  const control = ['--control', url, '--control-token', token];
  const service = ['--issuer', issuer.url, '--token', issuer.furtherTokens.get(nit) ?? ''];
  // One after another: they use the same authority, and one changes it.
  byRequest = await twice('issuer', ...service, ...control, '--tags', '@request');
  // Numbers are not asked for here: two runs take them from different places.
  byWire = await twice('authority', '--authority', authority.url, '--registry', registryFile, '--tags', '@AB or @AD');
}, 900_000);

afterAll(async () => {
  await issuer.close();
  await authority.close();
  rmSync(folder, { recursive: true });
});

/** What runs without a failure, however often. */
const reached = (ended: Ended): Summary => {
  const summary = printed<Summary>(ended, 'conform');
  expect({ code: ended.code, failures: summary.failures.slice(0, 3) }).toEqual({ code: 0, failures: [] });
  return summary;
};

describe('ensayo conform for an own company', () => {
  it.each([0, 1])('breaks by request what it breaks for the default company, in run %i', (run) => {
    const summary = reached(byRequest[run] ?? expect.fail());
    const right = new Map(summary.byRequest.families.map((family) => [family.family, family.right]));
    expect(right.get('invoicing')).toBeGreaterThanOrEqual(240);
    expect(right.get('support')).toBeGreaterThanOrEqual(65);
    expect(right.get('payroll')).toBeGreaterThanOrEqual(65);
    expect(summary.byRequest.right).toBe(summary.byRequest.asked);
  });

  it('reports every rejection with its lines', () => {
    const {
      seen,
      scenarios,
      byRequest: counted,
    } = JSON.parse(readFileSync(join(folder, 'issuer', 'report.json'), 'utf8')) as Report; // docs/report.schema.json
    const rejections = scenarios.flatMap(({ exchanges }) => exchanges.filter(({ verdict }) => verdict === 'rejected'));
    expect(rejections).toHaveLength(seen.rejected);
    expect(rejections.filter(({ findings }) => findings.length === 0)).toEqual([]);
    expect(counted?.right).toBe(counted?.asked);
  });

  it.each([0, 1])('breaks numbers at the ends of its own ranges, in run %i', (run) => {
    expect(reached(byWire[run] ?? expect.fail()).codes.fired).toBeGreaterThan(100);
  });
});
