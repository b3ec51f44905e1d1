import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { pages } from '../../harness/docs/pages.ts';
import { runHere } from '../testing/run-here.ts';

describe('ensayo docs', () => {
  it('lists every page with its heading', async () => {
    const { stdout, code } = await runHere(['docs', '--json']);
    const topics = (JSON.parse(stdout) as readonly { readonly topic: string; readonly title: string }[]).map(
      ({ topic, title }) => [topic, title.length > 3],
    );
    expect(code).toBe(0);
    expect(topics).toEqual(
      expect.arrayContaining(['registry', 'conform', 'ci', 'judge'].map((topic) => [topic, true])),
    );
    expect(new Set(topics.map(([topic]) => topic)).size).toBe(topics.length);
  });

  it('lists them by what their readers want to do, with every file that there is', async () => {
    const { stdout } = await runHere(['docs', '--lang', 'es']);
    const titles = stdout.match(/^\S.*$/gm);
    expect(titles?.slice(0, 4)).toEqual([
      'Validar un documento',
      'Probar mi servicio',
      'Ensayar la habilitación',
      'En sus pruebas y en integración continua',
    ]);
    expect(stdout.split('\n').filter((line) => line.length > 79)).toEqual([]);
    expect(stdout).toMatch(/^ {2}arquitectura +Architecture \(en inglés\)$/m);
    const files = ['docs', 'docs/guides', 'docs/contributing'].flatMap((folder) =>
      readdirSync(packageFile(folder)).filter((file) => file.endsWith('.md')),
    );
    expect(
      pages('en')
        .map(({ topic }) => `${topic}.md`)
        .sort(),
    ).toEqual(files.sort());
  });

  it.each([
    ['certificado', '# Qué necesita un certificado'],
    ['Límites', '# Límites'],
    ['reglas', '# Las reglas'],
    ['reglas/FAU14', '# AU14'],
  ])('knows %s by its Spanish name', async (topic, heading) => {
    const { stdout } = await runHere(['docs', topic, '--lang', 'es']);
    expect(stdout.split('\n')[0]).toBe(heading);
  });

  it.each(['registry', 'guides/rest', 'docs/guides/rest.md', 'registry.md'])('prints the page %s', async (topic) => {
    expect((await runHere(['docs', topic])).stdout).toMatch(/^# .+\n\n/);
  });

  it.each([
    ['rules/FAU14', '# AU14'],
    ['rules/fau14', '# AU14'],
    ['rules/AU14', '# AU14'],
    ['docs/rules/au/AU14.md', '# AU14'],
    ['rules/AU', '# AU: Totals'],
    ['rules', '# The rules'],
    ['rules/outcomes', '# Outcomes'],
    ['rules/STATUS-89', '# Outcomes'],
  ])('prints the page of %s', async (topic, heading) => {
    const { code, stdout } = await runHere(['docs', topic]);
    expect([code, stdout.split('\n')[0]]).toEqual([0, heading]);
  });

  it('prints the page of a rule in Spanish', async () => {
    const { stdout } = await runHere(['docs', 'rules/FAU14', '--lang', 'es']);
    expect(stdout).toContain('### Cómo corregir');
    expect(stdout).toContain('<cbc:PayableAmount currencyID="COP">9999999999.00</cbc:PayableAmount>');
  });

  it('prints every page that has the code', async () => {
    const { stdout } = await runHere(['docs', 'rules/90', '--json']);
    const { text } = JSON.parse(stdout) as { readonly text: string };
    expect(text).toMatch(/^\| invoice(?:, \w+)* \| `90` \|/m);
  });

  it.each([
    ['rules/FAU99', 'FAU09'],
    ['rules/DC24a', 'ensayo explain DC24a'],
  ])('has no page %s, and says what there is', async (topic, hint) => {
    const { code, stderr } = await runHere(['docs', topic]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(hint)]);
  });

  it('suggests a page for a topic that there is none of', async () => {
    const { code, stderr } = await runHere(['docs', 'registri']);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/ registry\?.*\(unknown-topic\)\n$/)]);
  });
});
