import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampled } from '../../src/common/testing/volume.ts';
import type { XmlEdit } from '../document/edits/edit.ts';
import type { XmlSpec } from '../../src/common/xml/node.ts';
import { reportOf } from './engine/report.ts';
import type { JudgementReport } from './engine/judgement-report.ts';
import { judgeFile } from '../service/reception/judge-file.ts';
import { profile, signedInvoice, testAuthority, type TestAuthority } from '../testing/authority.fixture.ts';
import { invoiceSpec } from '../testing/invoice.fixture.ts';

let authority: TestAuthority;

beforeAll(async () => {
  authority = await testAuthority();
  authority.settings.profile = profile('full');
});

afterAll(() => authority.registry.close());

const judgeEdited = async (edit: XmlEdit): Promise<JudgementReport> => {
  const xml = await signedInvoice(authority, { built: [edit] });
  return reportOf(await judgeFile(authority, 'factura.xml', Buffer.from(xml)));
};

/** Every element below the root, by a path with positions that an edit understands. */
const pathsOf = (element: XmlSpec, path = '/*'): readonly string[] => {
  if (typeof element.content === 'string') return [path];
  const counts = new Map<string, number>();
  const inner = element.content.flatMap((child) => {
    const position = (counts.get(child.name) ?? 0) + 1;
    counts.set(child.name, position);
    return pathsOf(child, `${path}/${child.name}[${position}]`);
  });
  return path === '/*' ? inner : [path, ...inner];
};

const attributesOf = (element: XmlSpec, path = '/*'): readonly string[] => {
  const own = Object.keys(element.attributes ?? {}).map((name) => `${path}/@${name}`);
  if (typeof element.content === 'string') return own;
  const counts = new Map<string, number>();
  return [
    ...own,
    ...element.content.flatMap((child) => {
      const position = (counts.get(child.name) ?? 0) + 1;
      counts.set(child.name, position);
      return attributesOf(child, `${path}/${child.name}[${position}]`);
    }),
  ];
};

describe('any single change to an invoice', () => {
  const elements = pathsOf(invoiceSpec());
  const attributes = attributesOf(invoiceSpec());
  const leaves = elements.filter((path) => !elements.some((other) => other.startsWith(`${path}/`)));

  const rejectionsWithoutLine = async (edits: readonly XmlEdit[]): Promise<readonly string[]> => {
    const wrong: string[] = [];
    for (const edit of sampled(edits, 18)) {
      const report = await judgeEdited(edit);
      const lines = report.failed.some(({ kind }) => kind === 'Rechazo');
      if (report.broken.length > 0 || (report.verdict === 'rejected') !== lines)
        wrong.push(`${edit.edit} ${edit.path}`);
    }
    return wrong;
  };

  it.each<readonly [what: string, edits: readonly XmlEdit[]]>([
    ['an element is removed', elements.map((path) => ({ edit: 'remove', path }))],
    ['an element stands twice', elements.map((path) => ({ edit: 'duplicate', path }))],
    ['a text is emptied', leaves.map((path) => ({ edit: 'set', path, text: '' }))],
    ['a text is blank', leaves.map((path) => ({ edit: 'set', path, text: ' ' }))],
    ['a number with exponent stands there', leaves.map((path) => ({ edit: 'set', path, text: '1E2' }))],
    ['NaN stands there', leaves.map((path) => ({ edit: 'set', path, text: 'NaN' }))],
    ['an attribute is removed', attributes.map((path) => ({ edit: 'remove', path }))],
    ['an attribute is emptied', attributes.map((path) => ({ edit: 'set', path, text: '' }))],
  ])('when %s, no rule breaks and every rejection has a line', async (_what, edits) => {
    expect(edits.length).toBeGreaterThan(50);
    expect(await rejectionsWithoutLine(edits)).toEqual([]);
  });
});
