import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasEnglish } from '../../../simulator/testing/languages.fixture.ts';
import { packageFile } from '../../common/data-directory.ts';
import { featureFiles } from '../feature-files.ts';
import { buildReport } from './build-run-report.ts';
import { readMessageLines } from './messages.ts';
import { messageLines } from './recorded-run.fixture.ts';
import { reportIn } from './report-in.ts';

const generated = ['features/rules', 'features/outcomes'].flatMap((folder) =>
  featureFiles(folder).map((path) => readFileSync(packageFile(path), 'utf8')),
);

const spanishNames = async (names: readonly string[]): Promise<readonly string[]> => {
  const scenarios = names.map((name, line) => ({ name, line, tags: [] }));
  const report = buildReport(await readMessageLines(messageLines({ scenarios })), { suite: 'x' });
  return reportIn('es', report).scenarios.map(({ name }) => name);
};

describe('a report in Spanish', () => {
  it.each([
    [
      'FAD16 on invoice: LineCountNumeric is the number of lines',
      'FAD16 en Factura de venta: LineCountNumeric es el número de líneas',
    ],
    [
      'FAD16 on invoice, by request: LineCountNumeric is the number of lines',
      'FAD16 en Factura de venta, por solicitud: LineCountNumeric es el número de líneas',
    ],
    [
      'STATUS-66 is not the end of fifty documents in one ZIP',
      'STATUS-66 no es el final de cincuenta documentos en un ZIP',
    ],
    ['FAD16 fires, as we say: whatever', 'FAD16 fires, as we say: whatever'],
    ['A scenario of people', 'A scenario of people'],
  ])('%s', async (name, spanish) => {
    expect(await spanishNames([name])).toEqual([spanish]);
  });

  it('knows every outline of the generated features', async () => {
    const outlines = generated.flatMap((text) =>
      [...text.matchAll(/Scenario Outline: (.*)/g)].map(([, name = '']) => name),
    );
    const rules = [...new Set(outlines)]
      .filter((name) => name.startsWith('<code> on <document>'))
      .map((name) => name.replace('<code>', 'FAD16').replace('<document>', 'invoice'));
    expect(rules.length).toBeGreaterThan(500);
    const left = (await spanishNames(rules)).filter((name) => name.includes(' on invoice') || hasEnglish(name));
    expect(left).toEqual([]);
  });

  it('changes nothing in English but names of kinds, as people read them', async () => {
    const scenarios = [{ name: 'A', tags: ['@rules', '@credit-note'] }];
    const report = buildReport(await readMessageLines(messageLines({ scenarios })), { suite: 'x' });
    const [scenario, [kind]] = [report.scenarios[0], report.kinds];
    expect(scenario?.kind).toBe('creditNote');
    expect(reportIn('en', report)).toEqual({
      ...report,
      kinds: [{ ...kind, name: 'credit note' }],
      scenarios: [{ ...scenario, kind: 'credit note' }],
    });
  });
});
