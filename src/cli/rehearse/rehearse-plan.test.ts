import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { printed } from '../../harness/conform/conform.fixture.ts';
import { planOf, presetsNamed } from '../../harness/rehearsal/plan.ts';
import { rehearsingCompany } from '../../harness/rehearsal/rehearsing-company.ts';
import { buildReport, setOf } from '../../harness/rehearsal/report/build-report.ts';
import { facts, registry, supportSet } from '../../harness/rehearsal/report/report.fixture.ts';
import { hasEnglish } from '../../../simulator/testing/languages.fixture.ts';
import { speak } from '../shared/spoken.ts';
import { runHere } from '../testing/run-here.ts';
import { newestRehearsal, rehearsalIn } from './last-rehearsal.ts';
import { planFacts, type RehearsalPlan } from './rehearse-plan.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-plan-'));
afterAll(() => {
  speak('en');
  rmSync(folder, { recursive: true });
});

const company = join(folder, 'company.yaml');
writeFileSync(
  company,
  `companies: [{ nit: 900373115, name: MI EMPRESA SAS }]
contributors: [{ nit: 901888777, name: PROVEEDOR SAS, roles: [provider] }]
software: [{ id: 8a1f0c52-6d3b-4e97-a1c4-2b7d9e5f3061, ownerNit: 901888777, pin: 40404, issuers: [900373115] }]
testSets:
  - id: 0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d
    issuerNit: 900373115
    family: support
    softwareId: 8a1f0c52-6d3b-4e97-a1c4-2b7d9e5f3061
    quotas: { supportDocument: { required: 30, minimumAccepted: 12 }, supportAdjustmentNote: { required: 1 } }
`,
);

const open = setOf(
  { ...supportSet, state: 'open', progress: { supportDocument: { sent: 2, accepted: 1 } } },
  [],
  registry,
);

const writeReport = (name: string, text: string, minute = 0): string => {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  const file = join(place, 'informe.json');
  writeFileSync(file, text);
  utimesSync(file, minute * 60, minute * 60);
  return place;
};

const unfinishedOf = (nit: string): string =>
  JSON.stringify(buildReport({ ...facts, company: { ...facts.company, nit }, sets: [open], production: [] }));

const unfinished = unfinishedOf('900373115');

describe('the plan of a rehearsal', () => {
  it('has the sets, settings and documents of the rehearsal itself, and has the documented shape', async () => {
    const plan = printed<RehearsalPlan>(
      await runHere(['rehearse', '--plan', '--json', '--out', folder]),
      'rehearse-plan',
    );
    const { testSets, company: rehearsing } = rehearsingCompany({ presets: presetsNamed('all') });
    expect(plan.sets.map(({ testSetId, pin }) => [testSetId, pin])).toEqual(
      testSets.map(({ id, family }) => [id, rehearsing.software[family].pin]),
    );
    const planned = plan.sets.flatMap(({ documents }) =>
      documents.flatMap(({ kind, required }) => Array<string>(required).fill(kind)),
    );
    expect(planned).toEqual(planOf(testSets).documents.map(({ kind }) => kind));
    expect(plan.sets.flatMap(({ documents }) => documents).filter(({ rules }) => rules < 100)).toEqual([]);
    expect(plan).toMatchObject({
      last: null,
      sets: [{ counted: null, production: 'invoice' }, {}, {}, { resolution: null }],
    });
  });

  it('shows the company of a file, the mistakes to be made, and where the last rehearsal stands, in Spanish alone', async () => {
    const out = writeReport('last', unfinished);
    const options = ['--registry', company, '--set', 'support', '--with-mistakes', '1', '--out', out];
    const { stdout, code } = await runHere(['rehearse', '--plan', '--lang', 'es', ...options]);
    expect(code).toBe(0);
    expect(stdout.split('\n')).toEqual(
      expect.arrayContaining([
        'Plan de la habilitación de MI EMPRESA SAS, NIT 900373115-3. No se envía nada.',
        '  TestSetId      0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d',
        '  Software       8a1f0c52-6d3b-4e97-a1c4-2b7d9e5f3061, PIN 40404',
        expect.stringContaining(
          '1. Documento soporte: 31, mínimo 12 aceptados (1 con error a propósito); se validan con ',
        ),
        '  La última vez  en proceso; Documento soporte: 2 de 2 enviados, 1 aceptado (mínimo 1)',
        expect.stringContaining('2. Nota de ajuste al documento soporte: 1, mínimo 1 aceptado; '),
        `Último ensayo: incompleto, en ${out}. Uno nuevo empieza en cero.`,
      ]),
    );
    expect(stdout.split('\n').filter(hasEnglish)).toEqual([]);
    expect(stdout.split('\n').length).toBeLessThan(26);
  });

  it("says where it looked for an earlier rehearsal, if there is only another company's", async () => {
    const out = writeReport('other', unfinishedOf('901888777'));
    const { stdout } = await runHere(['rehearse', '--plan', '--lang', 'es', '--set', 'support', '--out', out]);
    expect(stdout.split('\n')).toContain(`Ningún ensayo anterior de esta empresa en ${out}; otra carpeta: --out`);
  });

  it('counts what the set of a running authority has counted', () => {
    const rehearsing = rehearsingCompany({ presets: presetsNamed('support') });
    const testSets = rehearsing.testSets.map((set) => ({
      ...set,
      progress: { supportDocument: { sent: 1, accepted: 0 } },
    }));
    const given = { testSets };
    const plan = planFacts({ rehearsing, given, mistakes: 0, profile: 'habilitación', rules: {}, last: undefined });
    expect(plan.sets[0]?.counted?.map(({ kind, sent, missing }) => [kind, sent, missing])).toEqual([
      ['supportDocument', 1, 1],
      ['supportAdjustmentNote', 0, 1],
    ]);
  });
});

describe('the last rehearsal', () => {
  it('is the newest one of the company that can be read', () => {
    writeReport('below/one', unfinished, 1);
    const newer = writeReport('below/two', unfinished.replace('"incomplete"', '"rejected"'), 2);
    writeReport('below/three', '{"format":"ensayo-rehearsal/1","sets":[null]}', 3);
    const newest = writeReport('below/900373115-four', unfinishedOf('901888777'), 4);
    const below = join(folder, 'below');
    expect(newestRehearsal(below, '900373115')).toMatchObject({ folder: newer, outcome: 'rejected' });
    expect(newestRehearsal(below)).toMatchObject({ folder: newest, company: { nit: '901888777' } });
  });

  it('is unknown where there is none that can be read', () => {
    expect(rehearsalIn(writeReport('damaged', ''))).toBeUndefined();
    expect(newestRehearsal(join(folder, 'nowhere'))).toBeUndefined();
  });
});
