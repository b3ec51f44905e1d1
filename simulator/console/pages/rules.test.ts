import { afterAll, beforeAll, expect, it } from 'vitest';
import { startVisitor, type Visitor } from '../testing/visitor.fixture.ts';

let visitor: Visitor;

beforeAll(async () => {
  visitor = await startVisitor();
});

afterAll(() => visitor.close());

it.each([
  ['a place', 'cac:LegalMonetaryTotal/cbc:PayableAmount', 'FAU14', 'FAK24b'],
  ['a field', 'payable_amount', 'FAU14', 'FAK24b'],
  ['a text without its accents', 'digito de verificacion del nit', 'FAK24b', 'FAU14'],
])('rules are found by %s', async (_what, text, found, other) => {
  const { text: page } = await visitor.get(`/rules?text=${encodeURIComponent(text)}`);
  const isShown = (code: string): boolean => page.includes(`href="/ensayo/console/default/habilitacion/rules/${code}"`);
  expect([isShown(found), isShown(other)]).toEqual([true, false]);
});

it.each(['/rules?page=99999', '/rules?text=FAU14&page=7'])(
  'a page beyond the end is the last one: %s',
  async (path) => {
    const { text } = await visitor.get(path);
    expect(text.match(/<tr role="row" data-key="[^"]+"/g)).not.toBeNull();
  },
);
