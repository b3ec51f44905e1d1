/** Rows as teams write them: each published step of a row in both languages, the rows of the guide, and mistakes. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import type { Language } from '../../common/text/bilingual.ts';
import { startBox, type Box } from '../box.ts';
import { printed, runConform } from './conform.fixture.ts';
import type { Report } from '../reporting/report-data.ts';
import { rows, answerIn, featureOf, earlier, mistakes, type Scenario } from './rows-of-teams.fixture.ts';
import type { Summary } from './summary.ts';
const folder = mkdtempSync(join(tmpdir(), 'ensayo-rows-'));

/** In a folder of its own. */
const written = (name: string, features: Readonly<Record<string, string>>): string => {
  const team = join(folder, name);
  mkdirSync(team);
  for (const [file, text] of Object.entries(features)) writeFileSync(join(team, `${file}.feature`), text);
  return team;
};

const languages = ['en', 'es'] as const;

const rowsIn = (language: Language): readonly Scenario[] =>
  Object.entries(rows).map(([sort, row]) => {
    const [given, change] = row[language];
    return [`${sort} ${language}`, given, [change], [answerIn(language, row.answer)]];
  });

const guide = (path: string): string => {
  const [, block = ''] = /```gherkin\n([^]*?)```/.exec(readFileSync(packageFile(path), 'utf8')) ?? [];
  return block;
};

const right = {
  ...Object.fromEntries(languages.map((each) => [each, featureOf(each, [...rowsIn(each), ...earlier[each]])])),
  guide: guide('docs/guides/rows.md'),
  guía: guide('docs/es/guides/rows.md'),
};

const wrong: readonly Scenario[] = [
  ...mistakes.map(([, , given, change, answer = 'se rechaza'], at): Scenario => [
    `mistake ${at}`,
    given,
    [change],
    [answer],
  ]),
  [
    'replaced',
    'un documento generado: factura',
    ['se envía sin cambios', 'un documento generado: factura'],
    ['se acepta'],
  ],
  ['nothing', 'un documento generado: factura', ['se envía sin cambios'], []],
  ['undefined', 'un documento generado: factura', ['antes de calcular su codigo, cbc:ID se cambia a ausente'], []],
];

/** Right rows and wrong ones, in one run. */
let summary: Summary;

beforeAll(async () => {
  const team = written('rows', { ...right, wrong: featureOf('es', wrong) });
  summary = printed<Summary>(await runConform(folder, 'run', '--lang', 'es', '--features', team), 'conform');
});

describe('rows of a team', () => {
  it('are answered as they say, beside the earlier steps, and none is ambiguous', () => {
    const unexpected = summary.failures.filter(({ name }) => wrong.every(([wrongName]) => wrongName !== name));
    expect(unexpected.map(({ name, error }) => [name, error])).toEqual([]);
  });

  it('have the exchanges of their own events in the report', () => {
    const { scenarios } = JSON.parse(readFileSync(join(folder, 'run', 'report.json'), 'utf8')) as Report; // docs/report.schema.json
    const late = scenarios
      .filter(({ exchanges }) => exchanges.at(-1)?.findings.some(({ code }) => code === 'LGC06'))
      .map(({ name }) => name);
    expect(late.toSorted()).toEqual(languages.map((language) => `daysLater ${language}`));
  });

  it('are those of every sort in both languages, and six of the guide in each', () => {
    expect(summary.scenarios.passed).toBe(2 * Object.keys(rows).length + earlier.en.length + earlier.es.length + 2 * 6);
  });
});

describe('a row that nobody can mean', () => {
  const errorOf = (scenario: string): string | undefined =>
    summary.failures.find(({ name }) => name === scenario)?.error;

  it.each(mistakes.map(([code, nearest, given, change], at) => [code, nearest, given, change, at] as const))(
    'is %s, near %s: %s, %s',
    (code, nearest, _given, _change, at) => {
      const error = errorOf(`mistake ${at}`) ?? '';
      expect(error.split(': ')[0]).toBe(code);
      expect(error).toContain(nearest);
    },
  );

  it('offers no bundle to replay, as nothing was sent', () => {
    expect(summary.failures.filter(({ bundle }) => bundle !== undefined)).toEqual([]);
  });

  it.each(['nothing', 'replaced'])('expects something: %s', (name) => {
    expect(errorOf(name)).toContain('nothing-expected');
  });

  it('gets the wording that was probably meant', () => {
    expect(errorOf('undefined')).toContain('antes de calcular su código, LUGAR se cambia a VALOR');
  });
});

describe('rows against an issuing service elsewhere', () => {
  let elsewhere: Box;

  beforeAll(async () => {
    elsewhere = await startBox({ seed: 'rows elsewhere' });
  });

  afterAll(async () => {
    await elsewhere.close();
    rmSync(folder, { recursive: true });
  });

  it('run where a request says them, and are out of reach otherwise', async () => {
    const some = ['field', 'beforeCode', 'certificate', 'registry'] as const;
    const team = written('elsewhere', {
      es: featureOf(
        'es',
        rowsIn('es').filter(([name]) => some.some((sort) => name === `${sort} es`)),
      ),
    });
    const target = ['--issuer', elsewhere.issuer.url, '--token', elsewhere.token];
    const { scenarios, outOfReach } = printed<Summary>(
      await runConform(folder, 'issuer', ...target, '--features', team),
      'conform',
    );
    expect(scenarios).toMatchObject({ passed: 1, failed: 0, outOfReach: 3 });
    // The XML for two, and a change of the authority for one.
    expect(outOfReach).toHaveLength(2);
  });
});
