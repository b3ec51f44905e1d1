import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { htmlText } from '../../../src/common/html/html.ts';
import { failureList } from '../judged/failures.ts';
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

  it('marks texts without Spanish as English', async () => {
    expect(await page('/rules/FAD06?lang=es')).toContain('<span lang="en">The CUFE is');
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
  };
  const shown = (language: PageCall['language'], spanish?: { readonly expected: string; readonly fix: string }) => {
    // The card uses no more of a call than this.
    const call = { language, texts: textsOf(language), at: (path: string) => path } as unknown as PageCall;
    const line = spanish === undefined ? failed : { ...failed, spanish };
    const about = { call, document: undefined, entries: [] };
    return htmlText(failureList(about, [{ failed: line, at: 1, line: undefined, offset: undefined }]));
  };
  const inSpanish = { expected: '"1", el número de líneas', fix: 'Cuéntelas.' };

  it('is in Spanish as far as the rule has it, with the rest marked as English', () => {
    const text = shown('es', inSpanish);
    expect(text).toContain('<code lang="es">&quot;1&quot;, el número de líneas</code>');
    expect(text).toContain('<span lang="es">Cuéntelas.</span>');
    expect(text).toContain('<code lang="en">&quot;3&quot;</code>');
  });

  it('is in English on English pages, and where the rule has no Spanish', () => {
    expect(shown('en', inSpanish)).toBe(shown('en'));
    expect(shown('es')).toContain('<span lang="en">Count them.</span>');
  });
});
