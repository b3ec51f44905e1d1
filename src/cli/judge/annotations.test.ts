import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { annotated, formatNamed, type Annotated } from './annotations.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ensayo-annotations-'));
  mkdirSync(join(folder, 'sent'));
  for (const name of ['sent/old.xml', 'none.xml']) mkdirSync(join(folder, name));
  for (const name of ['a, b.xml', 'sent/c.zip', 'sent/old.xml/e.xml']) writeFileSync(join(folder, name), '');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const line: Annotated['failed'][number] = {
  ...{ code: 'FAU14', kind: 'Rechazo', message: 'El valor no coincide', line: 3, column: 7 },
  ...{ found: '100 %', expected: '"1"\n"2"', fix: 'Send 1.' },
  spanish: { found: '100 %', expected: '"1"\n"2"', fix: 'Envíe 1.' },
  foundData: { kind: 'value', value: '100 %' },
};

const notification = { ...line, code: 'FAJ43b', kind: 'Notificación' } as const;

const printed = (document: Partial<Annotated>, language: 'en' | 'es' = 'es'): string =>
  annotated([{ from: join(folder, 'a, b.xml'), file: 'a, b.xml', failed: [line], reasons: [], ...document }], {
    format: 'github',
    language,
  }).replaceAll(relative('', folder), '/f');

describe('annotations for GitHub', () => {
  it('stand at the line, and nothing in the text or the name ends them', () => {
    expect(printed({ failed: [line, notification] })).toBe(
      [
        '::error file=/f/a%2C b.xml,line=3,col=7,title=FAU14::El valor no coincide%0AEncontrado: 100 %25%0AEsperado: "1"%0A"2"%0ACómo corregir: Envíe 1.',
        '::warning file=/f/a%2C b.xml,line=3,col=7,title=FAJ43b::El valor no coincide%0AEncontrado: 100 %25%0AEsperado: "1"%0A"2"%0ACómo corregir: Envíe 1.',
      ].join('\n'),
    );
  });

  it('name the document in a container, whose lines are others', () => {
    expect(printed({ from: folder, file: 'sent/c.zip/d.xml' }, 'en')).toBe(
      '::error file=/f/sent/c.zip,title=FAU14::sent/c.zip/d.xml: El valor no coincide%0AFound: 100 %25%0AExpected: "1"%0A"2"%0AFix: Send 1.',
    );
  });

  it('stand in the file, whatever its folder is called', () => {
    expect(printed({ from: folder, file: 'sent/old.xml/e.xml' })).toMatch(
      /^::error file=\/f\/sent\/old\.xml\/e\.xml,line=3,/,
    );
  });

  it('say that a folder has no file, whatever it is called', () => {
    const given = { from: join(folder, 'none.xml'), file: 'none.xml', failed: [] };
    const reasons = [{ en: 'None.', es: 'Ninguno.' }];
    expect(printed({ ...given, reasons })).toBe('::error file=/f/none.xml,title=No se acepta::none.xml: Ninguno.');
  });

  it('say what has no verdict', () => {
    const reasons = [{ en: 'Its signature is missing.', es: 'Falta su firma.' }];
    expect(printed({ failed: [], reasons })).toBe('::error file=/f/a%2C b.xml,title=No se acepta::Falta su firma.');
  });

  it('stand at the first fault for the schema, which points at no element', () => {
    const faults = [{ fault: 'schema', line: 263, column: 5, xpath: undefined }] as never;
    const failed = [{ ...line, line: undefined, column: undefined, foundData: { kind: 'schema', faults } }] as const;
    expect(printed({ failed })).toMatch(/^::error file=[^,]*%2C b\.xml,line=263,col=5,title=FAU14::/);
  });
});

describe('annotations for GitLab', () => {
  it('are issues whose fingerprint stays while the finding does', () => {
    const report = (failed: Annotated['failed']): unknown =>
      JSON.parse(annotated([{ from: '-', file: 'stdin', failed, reasons: [] }], { format: 'gitlab', language: 'en' }));
    const issue = {
      ...{ check_name: 'FAU14', severity: 'critical', location: { path: '-', lines: { begin: 3 } } },
      fingerprint: expect.stringMatching(/^.{40,}$/) as unknown,
      description: 'El valor no coincide\nFound: 100 %\nExpected: "1"\n"2"\nFix: Send 1.',
    };
    expect(report([line])).toEqual([issue]);
    const fingerprintOf = (failed: Annotated['failed']): unknown =>
      (report(failed) as readonly { readonly fingerprint: string }[]).map(({ fingerprint }) => fingerprint);
    expect(fingerprintOf([{ ...line, line: 9 }])).toEqual(fingerprintOf([line]));
    expect(fingerprintOf([{ ...line, found: '2' }])).not.toEqual(fingerprintOf([line]));
    expect(new Set(fingerprintOf([line, { ...line, line: 9 }]) as readonly string[]).size).toBe(2);
  });
});

describe('a format', () => {
  it('is one of two', () => {
    expect([formatNamed(undefined), formatNamed('gitlab')]).toEqual([undefined, 'gitlab']);
    expect(() => formatNamed('GitHub')).toThrow(expect.objectContaining({ code: 'unknown-format' }));
  });
});
