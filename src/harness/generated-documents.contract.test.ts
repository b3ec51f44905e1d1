import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceVariants } from '../../datasets/generators/index.ts';
import { packageFile } from '../common/data-directory.ts';
import { editText } from '../common/xml/edit-text.ts';
import { startSession, type Session } from './testing/generated.ts';
import { generatedNames, type GeneratedName } from './testing/generated-kinds.ts';

let session: Session;

beforeAll(async () => {
  session = await startSession('contract');
});

afterAll(() => session.close());

/** Every variant of the generators, and some of their own choice. */
const countOf = (name: GeneratedName): number => (name === 'invoice' ? 30 : 15);

describe('generated documents', () => {
  it.each(generatedNames)('of the kind %s are valid, and accepted without a line', async (name) => {
    expect(await session.troublesOf(name, countOf(name))).toEqual([]);
  });
});

describe('a generated document that is not accepted', () => {
  afterAll(() => {
    session.box.tamperWith(undefined);
  });

  it('is told with seed, position, number, lines and explanations', async () => {
    session.box.tamperWith({
      signed: (xml) => editText(xml, [{ edit: 'set', path: '/*/cbc:IssueTime', text: '99:00:00-05:00' }]),
    });
    const { trouble } = await session.issue('healthInvoice');
    expect(trouble).toMatch(
      /^seed "contract healthInvoice", document \d+ \(SETP\d+\), HTTP 200: Regla: ZB01, Rechazo: /,
    );
    expect(trouble).toMatch(/; schema: .*IssueTime.*; \[\{"code":"ZB01",/);
  });
});

describe('the feature of variants', () => {
  it('has an example of each variant that is generated', () => {
    const feature = readFileSync(packageFile('features/invoice/variants.feature'), 'utf8');
    const [, ...examples] = feature.matchAll(/^ {6}\| (\w+) +\| \w+ \|$/gm);
    expect(examples.map(([, name]) => name)).toEqual([...invoiceVariants]);
  });
});
