import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../../document/edits/edit.ts';
import type { XmlSpec } from '../../../src/common/xml/node.ts';
import { remove, set } from '../../testing/rules.fixture.ts';
import { adviceAfter } from './advice.fixture.ts';

const nested = (...names: readonly string[]): XmlSpec =>
  names.reduceRight<XmlSpec>((content, name) => ({ name, content: [content] }), { name: 'Name', content: 'x' });

const billing = (operation: string): XmlEdit => set('/*/cbc:CustomizationID', operation);

const users: XmlEdit = {
  edit: 'insert',
  path: '/*/ext:UBLExtensions',
  child: nested(
    'ext:UBLExtension',
    'ext:ExtensionContent',
    'CustomTagGeneral',
    'Interoperabilidad',
    'Group',
    'Collection',
  ),
};

const noPeriod = remove('/*/cac:InvoicePeriod');
const period: XmlEdit = {
  edit: 'insert',
  path: '/*',
  child: { name: 'cac:InvoicePeriod', content: [{ name: 'cbc:StartDate', content: '2026-11-01' }] },
  after: ['cbc:LineCountNumeric'],
};

const periodMissing = 'health-period-missing /Invoice/cac:InvoicePeriod';
const usersMissing =
  'health-users-missing /Invoice/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/CustomTagGeneral/Interoperabilidad/Group/Collection';

describe('a health invoice', () => {
  it.each<[what: string, edits: readonly XmlEdit[], advice: readonly string[]]>([
    ['with neither period nor users', [], [periodMissing, usersMissing]],
    ['without period', [users], [periodMissing]],
    ['without users', [period], [usersMissing]],
    ['with both', [users, period], []],
  ])('%s', (_what, edits, advice) => {
    for (const operation of ['SS-CUFE', 'SS-Reporte', 'SS-SinAporte']) {
      expect(adviceAfter([noPeriod, billing(operation), ...edits])).toEqual(advice);
    }
  });

  it.each(['10', 'SS-Recaudo'])('not one with the operation %s', (operation) => {
    expect(adviceAfter([noPeriod, billing(operation)])).toEqual([]);
  });
});
