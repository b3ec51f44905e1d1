import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addEmptyRow, addRule, newRuleOf, readCatalogue, WrongCall } from './new-rule.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {Awaited<ReturnType<typeof readCatalogue>>} */
let catalogue;
beforeAll(async () => {
  catalogue = await readCatalogue();
});

describe('a new rule', () => {
  let project = '';
  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'ensayo-new-rule-'));
    cpSync(join(root, 'simulator/rules'), join(project, 'simulator/rules'), { recursive: true });
  });
  afterEach(() => {
    rmSync(project, { recursive: true });
  });

  it.each([
    {
      what: 'of two documents',
      args: [
        'AN08',
        '--in',
        'invoice=R,creditNote=N',
        '--target',
        '/*/cac:PaymentMeans/cbc:ID',
        '--message',
        "Falta la 'forma'",
      ],
      file: 'an-payment-means.ts',
      after: "optionalRow('AN05'",
      lines: [
        "family: 'AN08',",
        'in: { invoice: rejects, creditNote: notifies },',
        String.raw`message: 'Falta la \'forma\'',`,
      ],
    },
    {
      what: 'about lines, which each document names in its own way',
      args: [
        'AV90',
        '--in',
        'invoice=R,debitNote=R',
        '--target',
        '/*/cac:InvoiceLine/cbc:Note',
        '--message',
        'Falta la nota',
        '--also',
        'FAZ02',
      ],
      file: 'av-lines.ts',
      after: "currencyRow('AV07'",
      lines: ['...onLines({ invoice: rejects, debitNote: rejects }', "alsoFires: ['FAZ02'],"],
    },
    {
      what: 'of payroll',
      args: ['190', '--in', 'payroll=R', '--target', '/*/Periodo/@FechaIngreso', '--message', 'Falta la fecha'],
      file: undefined,
      after: "family: '",
      lines: ["family: '190',", 'in: { payroll: rejects },'],
    },
    {
      what: 'of an event',
      args: ['AH90', '--in', 'event030=N', '--target', '/*/cbc:ID', '--message', 'Falta el número'],
      file: undefined,
      after: "family: '",
      lines: ["family: 'AH90',", 'in: { event030: notifies },'],
    },
  ])('$what is inserted after the one before it, with its imports', ({ args, file, after, lines }) => {
    const path = addRule(newRuleOf(args, catalogue), catalogue, project);
    if (file !== undefined) expect(path).toBe(join(project, 'simulator/rules', file));
    const text = readFileSync(path, 'utf8');
    for (const line of lines) expect(text).toContain(line);
    const at = text.indexOf(`family: '${args[0]}'`);
    const before = text.lastIndexOf(after, at);
    expect(before).toBeGreaterThan(0);
    expect(text.slice(before + after.length, at)).not.toMatch(/'[A-Z]{2}\d{2}[a-z]?',/);
    expect(text).toMatch(/import \{[^}]*\brow\b[^}]*\} from '\.\/row\.ts'/);
    expect(text).toContain("import * as is from '../checks/vocabulary/is.ts'");
  });

  const rest = ['--target', '/*/cbc:Note', '--message', 'Falta la nota'];

  it.each([
    ['no family', [], 'The family is ""'],
    ['a code instead of a family', ['FAJ99', ...rest], 'did you mean AJ99?'],
    ['letters that no group has', ['QQ10', ...rest], 'No group has the letters'],
    ['a code that exists', ['AJ21', ...rest], 'invoice has a rule FAJ21 already'],
    ['a family of payroll for an invoice', ['190', ...rest], 'The family is "190"'],
    ['payroll and other documents', ['AZ90', '--in', 'invoice=R,payroll=R', ...rest], '--in mixes payroll'],
    ['an unknown document', ['AZ90', '--in', 'recibo=R', ...rest], '--in has "recibo=R"'],
    ['an unknown kind', ['AZ90', '--in', 'invoice=X', ...rest], '--in has "invoice=X"'],
    ['no target', ['AZ90', '--message', 'Falta la nota'], '--target is ""'],
    [
      'an element that the schema lacks',
      ['AZ90', '--target', '/*/cac:InvoiceLine/cbc:Nota', '--message', 'Falta la nota'],
      'has no cbc:Nota',
    ],
    [
      'a line of another document',
      ['AZ90', '--in', 'creditNote=R', '--target', '/*/cac:DebitNoteLine', '--message', 'Falta la línea'],
      'Expected cac:CreditNoteLine',
    ],
    [
      'an attribute that the schema lacks',
      ['190', '--in', 'payroll=R', '--target', '/*/Periodo/@Fecha', '--message', 'Falta la fecha'],
      'has no @Fecha',
    ],
    ['no message', ['AZ90', '--target', '/*/cbc:Note'], '--message is ""'],
    ['a collateral code that nobody has', ['AZ90', ...rest, '--also', 'FZZ99'], '--also has "FZZ99"'],
  ])('is not created from %s', (_what, given, message) => {
    expect(() => newRuleOf(given, catalogue)).toThrow(WrongCall);
    expect(() => newRuleOf(given, catalogue)).toThrow(message);
  });
});

describe('the row of a new rule in the transcription', () => {
  let project = '';
  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'ensayo-new-row-'));
    cpSync(join(root, 'simulator/rules/specification'), join(project, 'simulator/rules/specification'), {
      recursive: true,
    });
  });
  afterEach(() => {
    rmSync(project, { recursive: true });
  });

  /** @param {string} family @param {string} documents @param {string} target */
  const added = (family, documents, target) => {
    const args = [family, '--in', documents, '--target', target, '--message', 'Falta el número'];
    return addEmptyRow(newRuleOf(args, catalogue), catalogue, project);
  };

  it.each([
    [
      'AV90',
      'invoice=R,creditNote=R',
      '/*/cac:InvoiceLine/cbc:ID',
      'av-az-lines',
      ['invoice/FAV90', 'creditNote/CAV90'],
    ],
    ['AZ90', 'invoice=R', '/*/cbc:ID', 'av-az-lines', ['invoice/FAZ90']],
    ['AA01', 'invoice=R', '/*/cbc:ID', 'aa-ai-header', ['invoice/FAA01']],
    ['190', 'payroll=R', '/*/Periodo/@FechaIngreso', 'nie-payroll', ['payroll/NIE190']],
    ['999', 'payroll=R', '/*/Periodo/@FechaIngreso', 'nie-payroll', ['payroll/NIE999']],
  ])('says nothing until a reader has filled it in, and stands among those of its group: %s', (...given) => {
    const [family, documents, target, name, ids] = given;
    const path = added(family, documents, target) ?? '';
    expect(path).toBe(join(project, `simulator/rules/specification/${name}.fixture.json`));
    const text = readFileSync(path, 'utf8');
    const row = { ids, kind: '', target: '', source: '', outcomes: [{}] };
    expect(JSON.parse(text)).toContainEqual(row);
    const around = readFileSync(join(root, path.slice(project.length)), 'utf8').split('\n').length;
    expect(text.split('\n').length).toBe(around + 1);
  });

  it('has a place for each kind of its lines', () => {
    const text = readFileSync(added('AV90', 'invoice=R,creditNote=N', '/*/cac:InvoiceLine/cbc:ID') ?? '', 'utf8');
    const kinds = [['invoice/FAV90'], ['creditNote/CAV90']].map((ids) => ({ ids, kind: '' }));
    expect(JSON.parse(text)).toContainEqual({ in: kinds, target: '', source: '', outcomes: [{}] });
  });

  it('comes after the rows of earlier families, limits included', () => {
    const text = readFileSync(added('AV90', 'invoice=R', '/*/cac:InvoiceLine/cbc:ID') ?? '', 'utf8');
    const at = text.indexOf('"invoice/FAV90"');
    expect(text.lastIndexOf('"invoice/FAV', at - 1)).toBeGreaterThan(0);
    expect(text.indexOf('"invoice/FAV', at + 1)).toBe(-1);
  });

  it('is none for an event', () => {
    expect(added('AH90', 'event030=R', '/*/cbc:ID')).toBeUndefined();
  });
});
