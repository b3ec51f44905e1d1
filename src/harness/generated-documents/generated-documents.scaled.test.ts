import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceVariants } from '../../../datasets/generators/index.ts';
import { absent } from '../../../simulator/checks/vocabulary/check.ts';
import { wordsIn } from '../../../simulator/checks/vocabulary/in-words.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { requireProfile } from '../../../simulator/judge/engine/profile.ts';
import { packageFile } from '../../common/data-directory.ts';
import { volume } from '../../common/testing/volume.ts';
import { editText } from '../../../simulator/document/edits/edit-text.ts';
import { startSession, type Session } from './session.fixture.ts';
import { generatedNames } from './kinds.ts';

let session: Session;

beforeAll(async () => {
  session = await startSession('contract');
});

afterAll(() => session.close());

const nothing = wordsIn(absent, 'en');

describe('generated documents', () => {
  it.each(generatedNames)('of the kind %s are valid, and accepted without a line', async (name) => {
    expect(await session.troublesOf(name, volume(10, 50))).toEqual([]);
  });
});

type Explanation = Readonly<Record<'code' | 'kind' | 'found', string>>;

const isOptional = (code: string): boolean =>
  catalogue()
    .find(code)
    .every((entry) => entry.code.defaultOn === false);

/** Where the annex names an element that its own example has under another name. */
const contradicted: readonly string[] = ['NAAB14'];

const isExpected = (code: string): boolean => isOptional(code) || contradicted.includes(code);

describe('generated documents under the profile strict', () => {
  beforeAll(() => {
    session.box.authority.settings.profile = requireProfile('strict');
  });

  afterAll(() => {
    session.box.authority.settings.profile = requireProfile('default');
  });

  it.each(generatedNames)(
    'of the kind %s are notified of missing optional elements, by rules that are off by default, and of nothing else',
    async (name) => {
      for (let count = 0; count < volume(2, 10); count += 1) {
        const { body } = await session.issue(name);
        expect(body.verdict).toMatchObject({ accepted: true, rejected: [] });
        const lines = body.verdict as { readonly notifications: readonly string[] }; // of the shape just checked
        const told = (body.explanations ?? []) as readonly Explanation[]; // a payroll's later verdict has none
        const others = told.filter(
          ({ code, kind, found }) => kind !== 'Notificación' || found !== nothing || !isExpected(code),
        );
        expect(others).toEqual([]);
        expect(lines.notifications.filter((code) => !isExpected(code))).toEqual([]);
        expect(name.startsWith('payroll') || told.length > 0).toBe(true);
      }
    },
  );
});

describe('a generated document that is not accepted', () => {
  afterAll(() => {
    session.box.tamperWith(undefined);
  });

  it('is reported with seed, position, number, lines and explanations', async () => {
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
