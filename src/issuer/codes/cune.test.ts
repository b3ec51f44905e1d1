import { describe, expect, it } from 'vitest';
import { sha384Hex } from '../../common/hash.ts';
import type { XmlRootSpec, XmlSpec } from '../../common/xml/node.ts';
import { changed, one, texts } from '../documents/built.fixture.ts';
import { buildPayroll } from '../documents/payroll/payroll.ts';
import { takenDeletion, takenPayroll, takenReplacement } from '../requests/payroll/payroll-body.fixture.ts';
import {
  cune,
  cuneString,
  fillPayrollCodes,
  payrollFacts,
  type PayrollFacts,
  withAttribute,
  attributeAt,
} from './cune.ts';
import { withText } from './spec-tree.ts';

/**
 * The inputs of NE annex 1.0, 8.1.1.3. The hash printed in the annex does not follow from them: this one is computed
 * from the string.
 */
const example: PayrollFacts & { readonly pin: string } = {
  number: 'N00001',
  date: '2020-01-16',
  time: '10:53:10-05:00',
  accrued: '3500000.00',
  deductions: '1000000.00',
  total: '2500000.00',
  employer: '700085371',
  worker: '800199436',
  type: '102',
  environment: '1',
  pin: '693',
};

const without =
  (name: string) =>
  (element: XmlSpec): XmlSpec => {
    const { [name]: removed, ...attributes } = element.attributes ?? {};
    if (removed === undefined) throw new Error(`${element.name} has no ${name}.`);
    return { ...element, attributes };
  };

describe('CUNE', () => {
  it('hashes the parts of the annex in its order', () => {
    expect(cuneString(example, example.pin)).toBe(
      'N000012020-01-1610:53:10-05:003500000.001000000.002500000.007000853718001994361026931',
    );
    expect(cune(example, example.pin)).toBe(
      'dae35b4dfdf10939502c96278feb97be1af6cd5653bd662ca29b5c9cdf2729464b51d272ba0008586cf153b46f87a2bd',
    );
  });

  it('truncates amounts to two decimals, and reads absent or unreadable ones as 0.00', () => {
    const root: XmlRootSpec = {
      name: 'NominaIndividual',
      namespaces: {},
      content: [
        { name: 'DevengadosTotal', content: '1.999' },
        { name: 'DeduccionesTotal', content: 'cien' },
      ],
    };
    expect(payrollFacts(root)).toMatchObject({
      number: '',
      worker: '',
      accrued: '1.99',
      deductions: '0.00',
      total: '0.00',
    });
  });

  it('treats an adjustment without a block as one without values', () => {
    const root: XmlRootSpec = { name: 'NominaIndividualDeAjuste', namespaces: {}, content: [] };
    expect(payrollFacts(root)).toMatchObject({ number: '', type: '', accrued: '0.00', worker: '' });
  });
});

const secrets = { technicalKey: undefined, pin: '20193', softwareId: 'fallback' };
const software = '3d5e8fa1-62bb-4047-9c23-a401d8e6f925';

const payroll = buildPayroll(takenPayroll().model);
const replacement = buildPayroll(takenReplacement().model);
const deletion = buildPayroll(takenDeletion().model);

const moment = '2026-11-2010:30:15-05:00';
const paid = '2200000.00160000.002040000.00901500100';

type Case = readonly [name: string, root: XmlRootSpec, facts: { number: string; hashed: string; block: string }];
const cases: readonly Case[] = [
  ['a payroll document', payroll, { number: 'NI42', hashed: `NI42${moment}${paid}1020304050102201932`, block: '' }],
  [
    'a replacement',
    replacement,
    { number: 'NIA42', hashed: `NIA42${moment}${paid}1020304050103201932`, block: 'Reemplazar/' },
  ],
  [
    'a deletion, with zeros for amounts and worker',
    deletion,
    { number: 'NIA42', hashed: `NIA42${moment}0.000.000.009015001000103201932`, block: 'Eliminar/' },
  ],
];

describe('filling the codes of a payroll document', () => {
  it.each(cases)('puts CUNE, security code and address of the QR in their places: %s', (_name, root, facts) => {
    const { number, hashed, block } = facts;
    const { root: filled, uuid, scheme, qrUrl } = fillPayrollCodes(root, secrets);
    expect(uuid).toBe(sha384Hex(hashed));
    expect(scheme).toBe('CUNE-SHA384');
    expect(one(filled, `${block}InformacionGeneral`).attributes).toMatchObject({ CUNE: uuid, EncripCUNE: scheme });
    expect(one(filled, `${block}ProveedorXML`).attributes?.SoftwareSC).toBe(sha384Hex(`${software}20193${number}`));
    expect(qrUrl).toBe(`https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=${uuid}`);
    expect(texts(filled, `${block}CodigoQR`)).toEqual([qrUrl]);
  });

  it('returns the lines of the printed QR', () => {
    const { qrText, uuid, qrUrl } = fillPayrollCodes(payroll, secrets);
    expect(qrText.split('\n')).toEqual([
      'NumNIE: NI42',
      'FecNIE: 2026-11-20',
      'HorNIE: 10:30:15-05:00',
      'NitNIE: 901500100',
      'DocEmp: 1020304050',
      'ValDev: 2200000.00',
      'ValDed: 160000.00',
      'ValTol: 2040000.00',
      `CUNE: ${uuid}`,
      qrUrl,
    ]);
  });

  it('names neither worker nor amounts in the QR of a deletion', () => {
    const { qrText } = fillPayrollCodes(deletion, secrets);
    expect(qrText.split('\n').map((line) => line.split(':')[0])).toEqual([
      'NumNIE',
      'FecNIE',
      'HorNIE',
      'NitNIE',
      'CUNE',
      'https',
    ]);
  });

  const ofProduction = withAttribute(payroll, ['InformacionGeneral'], { name: 'Ambiente', text: '1' });

  it.each<readonly [part: string, edited: XmlRootSpec, number: string, hashed: string]>([
    [
      'the total',
      withText(payroll, ['ComprobanteTotal'], '1.239'),
      'NI42',
      `NI42${moment}2200000.00160000.001.239015001001020304050102201932`,
    ],
    [
      'the number',
      withAttribute(payroll, ['NumeroSecuenciaXML'], { name: 'Numero', text: 'X1' }),
      'X1',
      `X1${moment}${paid}1020304050102201932`,
    ],
    ['the environment', ofProduction, 'NI42', `NI42${moment}${paid}1020304050102201931`],
  ])('follows an edit of %s', (_part, edited, number, hashed) => {
    const { root, uuid } = fillPayrollCodes(edited, secrets);
    expect(uuid).toBe(sha384Hex(hashed));
    expect(one(root, 'ProveedorXML').attributes?.SoftwareSC).toBe(sha384Hex(`${software}20193${number}`));
  });

  it('points to the catalogue of production for a production document', () => {
    const { qrUrl } = fillPayrollCodes(ofProduction, secrets);
    expect(qrUrl).toMatch(/^https:\/\/catalogo-vpfe\.dian\.gov\.co\//);
  });

  it('uses the software of the secrets for a document that names none', () => {
    const nameless = changed(payroll, 'ProveedorXML', without('SoftwareID'));
    const { root } = fillPayrollCodes(nameless, secrets);
    expect(one(root, 'ProveedorXML').attributes?.SoftwareSC).toBe(sha384Hex('fallback20193NI42'));
  });

  it('does not restore removed elements', () => {
    const uncoded = changed(payroll, 'InformacionGeneral', without('CUNE'));
    const unsecured = changed(uncoded, 'ProveedorXML', without('SoftwareSC'));
    const { root } = fillPayrollCodes(
      changed(unsecured, 'CodigoQR', () => undefined),
      secrets,
    );
    expect(one(root, 'InformacionGeneral').attributes).not.toHaveProperty('CUNE');
    expect(one(root, 'ProveedorXML').attributes).not.toHaveProperty('SoftwareSC');
    expect(texts(root, 'CodigoQR')).toEqual([]);
  });

  it('leaves the given document unchanged', () => {
    const before = JSON.stringify(payroll);
    fillPayrollCodes(payroll, secrets);
    expect(JSON.stringify(payroll)).toBe(before);
  });
});

const root: XmlRootSpec = {
  name: 'A',
  namespaces: { '': 'urn:a' },
  content: [
    { name: 'B', attributes: { x: '1', y: '2' }, content: '' },
    { name: 'B', attributes: { x: '3' }, content: '' },
    { name: 'C', content: 'text' },
  ],
};

describe('attributes of a document', () => {
  it.each([
    ['of the first element there', ['B'], 'x', '1'],
    ['that is not there', ['B'], 'z', ''],
    ['of an element that is not there', ['D'], 'x', ''],
    ['of an element without any', ['C'], 'x', ''],
    ['below text', ['C', 'D'], 'x', ''],
  ])('are looked up: one %s', (_case, steps, name, expected) => {
    expect(attributeAt(root, steps, name)).toBe(expected);
  });

  it('are replaced in every element that has them', () => {
    const replaced = withAttribute(root, ['B'], { name: 'x', text: '9' });
    expect(replaced).toEqual({
      ...root,
      content: [
        { name: 'B', attributes: { x: '9', y: '2' }, content: '' },
        { name: 'B', attributes: { x: '9' }, content: '' },
        { name: 'C', content: 'text' },
      ],
    });
  });

  it.each([
    [['B'], 'z'],
    [['C'], 'x'],
    [['C', 'D'], 'x'],
    [['D'], 'x'],
  ])('are not added at %j', (steps, name) => {
    expect(withAttribute(root, steps, { name, text: '9' })).toEqual(root);
  });
});
