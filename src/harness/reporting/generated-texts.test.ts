/** Every step of the generated features has a Spanish text, as a Spanish report shows it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { featureFiles } from '../feature-files.ts';
import { generatedTexts } from './generated-texts.ts';
import { blocksIn, cellsOf, namesIn, writtenFeatures } from './written-names.ts';

/** The steps of the outlines, with the cells of each row of their tables of examples. */
const stepsOf = (feature: string): readonly string[] =>
  feature.split(/\n\s*Scenario Outline: /).flatMap((outline) => {
    const [scenario = '', ...tables] = outline.split(/\n\s*Examples: /);
    const steps = [...scenario.matchAll(/^\s*(?:Given|When|Then|And) (.+)$/gm)].map(([, step = '']) => step);
    return tables.flatMap((table) => {
      const [head = [], ...rows] = (table.match(/^\s*\|.*\|$/gm) ?? []).map(cellsOf);
      return rows.flatMap((row) =>
        steps.map((step) => step.replaceAll(/<(\w+)>/g, (_, name: string) => row[head.indexOf(name)] ?? '')),
      );
    });
  });

const generated = ['rules', 'outcomes', 'complete'].flatMap((folder) => featureFiles(`features/${folder}`));

const inEnglish =
  /\b(?:absent|present|twice|times|the|of|is|are|with|without|other|lines|none|broken|from|to|status|answer|document|request|entry|entries|days|later|before|after|valid|invoice|payroll|note|new|same|running|stopped|paused)\b/i;

/** Quoted values, and paths of elements, fields and the registry, are the same in every language. */
const proseOf = (step: string): string =>
  step.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').replaceAll(/(?<=^|\s)[\w:@-]*[./:_][^\s;]*|\b\w*[a-z][A-Z]\w*/g, '');

it('has a Spanish text for every step of the generated features', () => {
  const { stepIn } = generatedTexts('es');
  const steps = new Set(generated.flatMap((file) => stepsOf(readFileSync(packageFile(file), 'utf8'))));
  expect(steps.size).toBeGreaterThan(4_000);
  const wrong = [...steps]
    .map((step) => [step, stepIn(step)])
    .filter(([step, shown = '']) => shown === step || inEnglish.test(proseOf(shown)));
  expect(wrong.slice(0, 20)).toEqual([]);
});

it.each([
  [
    'its field with_holding_tax_total is changed from absent to [{"tax_id": 1}]',
    'su campo with_holding_tax_total se cambia de ausente a [{"tax_id":1}]',
  ],
  ['the registry says that the RUT does not answer', 'el registro dice que el RUT no responde'],
  [
    'before its code is computed, cbc:ID is changed from "from 1 to \\"2\\"" to the same and " to 3"',
    'antes de calcular su código, cbc:ID se cambia de "from 1 to \\"2\\"" a lo mismo y " to 3"',
  ],
  ['its message is sent 11 days before its signing time', 'su mensaje se envía 11 días antes de la hora de su firma'],
  [
    'a generated document: credit note, where FAX01 is on; cac:TaxTotal is there; its currency = "USD"; after signing: cbc:ID = absent',
    'un documento generado: nota crédito, donde cac:TaxTotal está presente; FAX01 está activa; su moneda = "USD"; después de firmar: cbc:ID = ausente',
  ],
  [
    'the status is 99, with FAU02 as Rechazo; other lines: FAU06 Rechazo',
    'el estado es 99, con FAU02 como Rechazo; otras líneas: FAU06 Rechazo',
  ],
  [
    'before its code is computed, cbc:ID is changed to one cent more',
    'antes de calcular su código, cbc:ID se cambia a un centavo más',
  ],
  [
    'after it is signed, its bytes "a is changed to b are replaced by c" are replaced by "d"',
    'después de firmarlo, sus bytes "a is changed to b are replaced by c" se reemplazan por "d"',
  ],
  [
    'the status is 99, with FAU02 as Rechazo; other lines: FAU06 and FAU14 if cac:TaxTotal',
    'el estado es 99, con FAU02 como Rechazo; otras líneas: FAU06 y FAU14 si está cac:TaxTotal',
  ],
  ['a step that people wrote', 'a step that people wrote'],
])('words %s', (english, spanish) => {
  expect(generatedTexts('es').stepIn(english)).toBe(spanish);
  expect(generatedTexts('en').stepIn(english)).toBe(english);
});

it('has a Spanish name for every feature and scenario that people wrote', () => {
  const blocks = writtenFeatures().flatMap((file) => blocksIn(readFileSync(packageFile(file), 'utf8')));
  expect(blocks.length).toBeGreaterThan(350);
  const wrong = blocks.flatMap((block): readonly unknown[] => {
    const names = namesIn(block);
    const isWhole = ([en, es]: readonly [string, string]): boolean =>
      en.includes('<') === es.includes('<') &&
      !/(?<!\p{L})(?:the|of|is|are|that|and|with|without)(?!\p{L})/u.test(proseOf(es));
    return names.length > 0 ? names.filter((each) => !isWhole(each)) : [block.split('\n')[0]];
  });
  expect(wrong).toEqual([]);
});

it.each([
  ['Half an answer is asked for again', 'Una respuesta truncada se vuelve a pedir'],
  ['invoice of 2025-03-30 to a person', 'Factura de venta del 2025-03-30 a una persona'],
  [
    'The lost answer is asked for, and there is one accepted document: support document',
    'Se consulta la respuesta perdida y hay un solo documento aceptado: documento soporte',
  ],
  [
    'payroll deletion about an accepted payroll at 2026-12-31T23:59:59-05:00',
    'Nómina de eliminación sobre nómina individual con aceptación, el 2026-12-31T23:59:59-05:00',
  ],
  ["A team's own scenario", "A team's own scenario"],
])('says in Spanish what people wrote: %s', (english, spanish) => {
  expect(generatedTexts('es').scenarioIn(english)).toBe(spanish);
  expect(generatedTexts('en').scenarioIn(english)).toBe(english);
});

it('names a feature that people wrote', () => {
  expect(generatedTexts('es').featureIn('POS tickets')).toBe('Tiquetes POS');
});
