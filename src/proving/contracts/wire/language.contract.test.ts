/** A running service explains a rejection in the language that the caller asks for; the lines stay the authority's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasEnglish, hasSpanish } from '../../../../simulator/testing/languages.fixture.ts';
import { explanationsOf, linesOf } from '../../../harness/answers.ts';
import { startBox, type Box, type Reply } from '../../../harness/box.ts';
import { exampleInvoice, invoicePath } from '../../../harness/testing/example.ts';

let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'language', clock: '2026-11-20' });
});

afterAll(() => box.close());

let number = 990_600_000;

/** Its total is not the sum of its parts. */
const rejectedIn = (language: string | undefined, { post }: Pick<Box, 'post'> = box): Promise<Reply> => {
  const { legal_monetary_totals: totals, ...rest } = exampleInvoice() as Readonly<Record<string, object>>;
  const wrong = { ...rest, legal_monetary_totals: { ...totals, payable_amount: '1.00' }, number: (number += 1) };
  return post(invoicePath, wrong, language === undefined ? {} : { 'Accept-Language': language });
};

const proseOf = ({ body }: Reply): readonly string[] =>
  explanationsOf(body).flatMap(({ found, expected, fix }) => [found ?? '', expected ?? '', fix ?? '']);

describe('a rejected invoice over REST', () => {
  it('is explained in Spanish for Accept-Language: es', async () => {
    const reply = await rejectedIn('es-CO,es;q=0.9,en;q=0.5');
    const prose = proseOf(reply);
    expect(prose.length).toBeGreaterThan(2);
    expect(prose.filter(hasEnglish)).toEqual([]);
    expect(prose.filter(hasSpanish).length).toBeGreaterThan(0);
  });

  it.each([
    [undefined, false],
    ['pt', false],
    ['en', true],
  ])(
    'follows the language of the service unless the caller asks for one: Accept-Language %s',
    async (asked, inEnglish) => {
      const spanishBox = await startBox({ seed: 'language', clock: '2026-11-20', language: 'es' });
      try {
        const prose = proseOf(await rejectedIn(asked, spanishBox));
        expect(prose.length).toBeGreaterThan(2);
        expect(prose.filter(inEnglish ? hasSpanish : hasEnglish)).toEqual([]);
      } finally {
        await spanishBox.close();
      }
    },
  );

  it('is explained in English otherwise, with the same lines', async () => {
    const [english, spanish] = [await rejectedIn(undefined), await rejectedIn('es')];
    expect(proseOf(english).filter(hasSpanish)).toEqual([]);
    expect(linesOf(english.body).length).toBeGreaterThan(0);
    expect(linesOf(english.body)).toEqual(linesOf(spanish.body));
  });
});

describe('the console', () => {
  const cookies = async (): Promise<string> => {
    const { url } = box.authority.console;
    const entered = await fetch(url, { redirect: 'manual' });
    return entered.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  };

  it.each([
    ['es', 'Encontrado', 'Found'],
    ['en', 'Found', 'Encontrado'],
  ])('answers a browser that prefers %s in that language', async (language, present, absent) => {
    await rejectedIn('es');
    const base = box.authority.console.url.replace(/\/enter.*$/, '/default/habilitacion');
    const headers = { cookie: await cookies(), 'Accept-Language': language };
    const list = await (await fetch(`${base}/documents`, { headers })).text();
    const [, id = ''] = /\/documents\/(\d+)"/.exec(list) ?? [];
    const page = await (await fetch(`${base}/documents/${id}`, { headers })).text();
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(present);
    expect(page).not.toContain(absent);
  });
});
