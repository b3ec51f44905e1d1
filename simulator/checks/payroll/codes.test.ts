import { describe, expect, it } from 'vitest';
import { sha384Hex } from '../../../src/common/hash.ts';
import { writeXml } from '../../../src/common/xml/write.ts';
import { childOf } from '../../document/path-index.ts';
import { parsed } from '../../testing/authority.fixture.ts';
import { payrollSpec, software, type PayrollForm } from '../../testing/payroll.fixture.ts';
import { blockOf } from '../../document/payroll-blocks.ts';
import type { XmlEdit } from '../../document/edits/edit.ts';
import { codeOf, describeParts } from '../codes/unique-code.ts';
import { blockPath } from './edits.ts';
import { cuneParts, explainCune } from './codes.ts';

const blockFrom = (form: PayrollForm, built: readonly XmlEdit[] = []) => {
  const { root } = parsed(writeXml(payrollSpec(form, { built })));
  return childOf(root, 'Reemplazar') ?? childOf(root, 'Eliminar') ?? root;
};

const set = (path: string, text: string): XmlEdit => ({ edit: 'set', path: `/*/${path}`, text });

const sentIn = (form: PayrollForm): string => {
  const block = blockFrom(form);
  return childOf(block, 'InformacionGeneral')?.attributes.find(({ local }) => local === 'CUNE')?.value ?? '';
};

describe('the CUNE', () => {
  it('of the inputs of the annex (NE 1.0, 8.1.1.3), whose printed hash does not follow from them', () => {
    const block = blockFrom('payroll', [
      set('NumeroSecuenciaXML/@Numero', 'N00001'),
      set('InformacionGeneral/@FechaGen', '2020-01-16'),
      set('InformacionGeneral/@HoraGen', '10:53:10-05:00'),
      set('InformacionGeneral/@Ambiente', '1'),
      set('DevengadosTotal', '3500000.00'),
      set('DeduccionesTotal', '1000000.00'),
      set('ComprobanteTotal', '2500000.00'),
      set('Empleador/@NIT', '700085371'),
      set('Trabajador/@NumeroDocumento', '800199436'),
    ]);
    const parts = cuneParts(block, '693');
    expect(parts.map(({ value }) => value).join('')).toBe(
      'N000012020-01-1610:53:10-05:003500000.001000000.002500000.007000853718001994361026931',
    );
    expect(codeOf(parts)).toBe(
      'dae35b4dfdf10939502c96278feb97be1af6cd5653bd662ca29b5c9cdf2729464b51d272ba0008586cf153b46f87a2bd',
    );
  });

  it.each<PayrollForm>(['payroll', 'replacement', 'deletion'])('of a %s matches the one written by hand', (form) => {
    expect(codeOf(cuneParts(blockFrom(form), software.pin))).toBe(sentIn(form));
  });

  it('of a deletion has no amounts and no worker, even if they are present', () => {
    const total = { name: 'ComprobanteTotal', content: '5.00' };
    const parts = cuneParts(
      blockFrom('deletion', [{ edit: 'insert', path: '/*/Eliminar', child: total }]),
      software.pin,
    );
    expect(describeParts(parts)).toContain('ValDev=0.00 + ValDed=0.00 + ValTolNE=0.00');
    expect(parts.find(({ name }) => name === 'DocEmp')?.value).toBe('0');
  });

  it.each([
    ['2527900.999', '2527900.99'],
    ['2527900', '2527900.00'],
    [' 2527900.5 ', '2527900.50'],
    ['x', '0.00'],
  ])('cuts the total %j to %s', (sent, coded) => {
    const parts = cuneParts(blockFrom('payroll', [set('DevengadosTotal', sent)]), software.pin);
    expect(parts.find(({ name }) => name === 'ValDev')?.value).toBe(coded);
  });
});

describe('a mistaken CUNE', () => {
  const totals = [set('DevengadosTotal', '2527900.999')];
  const block = blockFrom('payroll', totals);
  const parts = cuneParts(block, software.pin);
  const hashed = (changes: Readonly<Record<string, string>>): string =>
    sha384Hex(parts.map(({ name, value }) => changes[name] ?? value).join(''));

  it.each<readonly [meaning: RegExp, changes: Readonly<Record<string, string>>]>([
    [/other environment/, { TipAmb: '1' }],
    [/without its offset/, { HorNE: '10:00:00' }],
    [/without prefix/, { NumNE: '42' }],
    [/check digit/, { NitNE: '9015001002' }],
    [/empty software PIN/, { SoftwarePin: '' }],
    [/SoftwareID/, { SoftwarePin: software.id }],
    [/TipoXML/, { TipoXML: '103' }],
    [/as sent/, { ValDev: '2527900.999' }],
    [/rounded/, { ValDev: '2527901.00' }],
    [/as a deletion has/, { ValDev: '0.00', ValDed: '0.00', ValTolNE: '0.00', DocEmp: '0' }],
    [/without the worker/, { DocEmp: '' }],
  ])('is explained: %s', (meaning, changes) => {
    expect(explainCune(hashed(changes), parts, block)?.meaning.en).toMatch(meaning);
  });

  it('in capital letters is explained', () => {
    expect(explainCune(codeOf(parts).toUpperCase(), parts, block)?.meaning.en).toBe('capital letters');
  });

  it('of a deletion without zeros is explained', () => {
    const deletion = blockFrom('deletion');
    const right = cuneParts(deletion, software.pin);
    const sent = sha384Hex(
      right.map(({ name, value }) => (name.startsWith('Val') || name === 'DocEmp' ? '' : value)).join(''),
    );
    expect(explainCune(sent, right, deletion)?.meaning.en).toBe('totals and worker left empty');
  });

  it('that no usual mistake produces is not explained', () => {
    expect(explainCune('0'.repeat(96), parts, block)).toBeUndefined();
  });
});

describe('the block of an element', () => {
  it.each<readonly [form: PayrollForm, name: string]>([
    ['payroll', 'NominaIndividual'],
    ['replacement', 'Reemplazar'],
    ['deletion', 'Eliminar'],
  ])('of a %s is %s', (form, name) => {
    const content = blockFrom(form);
    const employer = childOf(content, 'Empleador');
    expect(blockOf(content).local).toBe(name);
    expect(employer === undefined ? '' : blockOf(employer).local).toBe(name);
  });

  it.each([
    ['/*/Empleador/@NIT', '/*'],
    ['/*/Reemplazar/Empleador/@NIT', '/*/Reemplazar'],
    ['/*/Eliminar/CodigoQR', '/*/Eliminar'],
    ['/*/EliminarOtro/CodigoQR', '/*'],
    ['/*', '/*'],
  ])('the path %s lies in %s', (target, block) => {
    expect(blockPath(target)).toBe(block);
  });
});
