import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/common/html/html.ts';
import { failureList, groupsOf } from '../judged/failures.ts';
import type { FailedLine } from '../../registry/types.ts';
import type { PageCall } from '../page.ts';
import { startVisitor, type Visitor } from '../testing/visitor.fixture.ts';
import { textsOf } from '../texts/texts.ts';

let visitor: Visitor;

beforeAll(async () => {
  visitor = await startVisitor();
});

afterAll(() => visitor.close());

const page = async (address: string): Promise<string> => (await visitor.get(address)).text;

describe('the page of a rule', () => {
  it.each([
    ['es', '<span lang="es">LineCountNumeric es el número de líneas</span>'],
    ['en', '<span lang="en">LineCountNumeric is the number of lines</span>'],
  ])('uses the language of the console: %s', async (language, title) => {
    expect(await page(`/rules/FAD16?lang=${language}`)).toContain(title);
  });

  it.each([
    ['FAD16', 1],
    ['RUT01', 2],
    ['92', 3],
  ])('has a section for each rule with the code %s: %d', async (code, sections) => {
    expect((await page(`/rules/${code}`)).split('<section>')).toHaveLength(1 + sections);
  });

  it('has a command that reproduces it, if a document can break it', async () => {
    expect(await page('/rules/FAD16')).toContain('ensayo reproduce FAD16');
    expect(await page('/rules/AAD06')).not.toContain('ensayo reproduce');
  });

  it.each([
    ['es', 'Porcentaje de ley, HRDDF: desde el 1 de julio de '],
    ['en', 'Percentage by law, HRDDF: since 1 July '],
  ])('has the values with dates that the rule reads: %s', async (language, value) => {
    expect(await page(`/rules/NIE097?lang=${language}`)).toContain(value);
  });

  it.each([
    ['es', '/rules/CBG04a', 'CBG04a es el nombre de CBG04 en el perfil observed'],
    ['en', '/rules/CAD03', 'CAD03: Rechazo → Notificación (laxer than default)'],
  ])('has what was observed of it, in %s: %s', async (language, address, text) => {
    expect(await page(`${address}?lang=${language}`)).toContain(text);
  });

  it('is found by its Spanish text', async () => {
    expect(await page('/rules?text=cu%C3%A1ntas+l%C3%ADneas&lang=en')).toContain('/rules/FAD16');
  });
});

describe('a rule that failed', () => {
  const failed: FailedLine = {
    code: 'FAD16',
    kind: 'Rechazo',
    message: 'El número no coincide',
    ...{ xpath: undefined, line: undefined, column: undefined },
    ...{ found: '"3"', expected: '"1", the number of lines', fix: 'Count them.' },
    spanish: { found: '"3"', expected: '"1", el número de líneas', fix: 'Cuéntelas.' },
    ...{ foundData: { kind: 'value', value: '3' }, expectedData: { kind: 'value', value: '1' } },
  };
  const shown = (language: PageCall['language']) => {
    // The card uses no more of a call than this.
    const call = { language, texts: textsOf(language), at: (path: string) => path } as unknown as PageCall;
    const about = { call, document: undefined, entries: [] };
    return htmlText(failureList(about, groupsOf([{ failed, at: 1, line: undefined, offset: undefined }])));
  };

  it('is explained in the language of the page', () => {
    const [es, en] = [shown('es'), shown('en')];
    expect(es).toContain('<code lang="es">&quot;1&quot;, el número de líneas</code>');
    expect(es).toContain('<span lang="es">Cuéntelas.</span>');
    expect(es).not.toContain('lang="en"');
    expect(en).toContain('<code lang="en">&quot;1&quot;, the number of lines</code>');
    expect(en).toContain('<span lang="en">Count them.</span>');
  });

  it('has the message of the authority in Spanish on every page', () => {
    expect(shown('en')).toContain('<span lang="es">El número no coincide</span>');
  });
});
