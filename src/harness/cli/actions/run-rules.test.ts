import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../../common/data-directory.ts';
import { everyCode, listedRules } from '../../catalogue-facts.ts';
import { runHere } from '../../testing/commands.ts';

const entries = listedRules().length;
const codes = new Set(listedRules().map(({ code }) => code)).size;
const withEvents = everyCode().length;

describe('the number of rules', () => {
  it.each([
    ['en', `${String(entries)} rules with ${String(codes)} codes; `],
    ['es', `${String(entries)} reglas con ${String(codes)} códigos; `],
  ])('is that of entries, with that of their codes (%s)', async (lang, sum) => {
    const { stdout } = await runHere(['rules', '--coverage', '--lang', lang]);
    expect(stdout.trimEnd().split('\n').at(-1)).toContain(sum);
  });

  it('is the same as data', async () => {
    const { stdout } = await runHere(['rules', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ entries, codes });
  });

  it.each([
    ['README.md', 'en'],
    ['README.es.md', 'es'],
  ])('is the same in %s', (file, language) => {
    const text = readFileSync(packageFile(file), 'utf8').replaceAll(/\s+/g, ' ');
    const told = (count: number): string => count.toLocaleString(language === 'en' ? 'en' : 'es-CO');
    const sentences = {
      en: `counts ${told(entries)} entries with ${told(codes)} codes`,
      es: `${told(entries)} reglas, cada una para un tipo de documento o mensaje, con ${told(codes)} códigos`,
    };
    expect(text).toContain(sentences[language as keyof typeof sentences]);
    expect(text).toContain(told(withEvents));
  });
});
