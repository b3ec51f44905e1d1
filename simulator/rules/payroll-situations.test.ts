import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../document/edits/edit.ts';
import { createCatalogue } from '../judge/engine/catalogue.ts';
import type { RuleResult } from '../judge/engine/results.ts';
import type { RegistryData } from '../registry/types.ts';
import { defaultRegistry } from '../registry/default-registry.ts';
import {
  acceptedPayroll,
  insert,
  outcomeOf,
  predecessorCune,
  remove,
  set,
  type PayrollForm,
} from '../testing/payroll.fixture.ts';
import { payrollRules } from './nie-payroll.ts';

type Status = RuleResult['status'];

const catalogue = createCatalogue(payrollRules);

describe('an adjustment', () => {
  const replaced = 'Reemplazar/ReemplazandoPredecesor';
  const deletes = { name: 'Eliminar', content: '' } as const;

  it.each<readonly [code: string, form: PayrollForm, what: string, built: readonly XmlEdit[], status: Status]>([
    ['NIAE214', 'deletion', 'of the other type', [set('TipoNota', '1')], 'failed'],
    ['NIAE214', 'replacement', 'of the other type', [set('TipoNota', '2')], 'failed'],
    ['NIAE214', 'replacement', 'with both blocks', [insert('', deletes)], 'failed'],
    ['NIAE214', 'replacement', 'without type', [remove('TipoNota')], 'failed'],
    ['NIAE191', 'replacement', 'without CUNE', [remove(`${replaced}/@CUNEPred`)], 'failed'],
    ['NIAE191', 'replacement', 'with an empty CUNE', [set(`${replaced}/@CUNEPred`, '')], 'passed'],
    ['NIAE191a', 'replacement', 'with an empty CUNE', [set(`${replaced}/@CUNEPred`, '')], 'failed'],
    ['NIAE191a', 'replacement', 'without CUNE', [remove(`${replaced}/@CUNEPred`)], 'passed'],
    ['NIAE191a', 'replacement', 'in capitals', [set(`${replaced}/@CUNEPred`, predecessorCune.toUpperCase())], 'failed'],
    ['NIAE216a', 'deletion', 'of an unknown document', [set('Eliminar/EliminandoPredecesor/@CUNEPred', 'x')], 'failed'],
    [
      'NIAE202',
      'replacement',
      'of the type of a payroll',
      [set('Reemplazar/InformacionGeneral/@TipoXML', '102')],
      'failed',
    ],
    [
      'NIAE022',
      'replacement',
      'of the version of a payroll',
      [set('Reemplazar/InformacionGeneral/@Version', 'V1.0: Documento Soporte de Pago de Nómina Electrónica')],
      'failed',
    ],
    ['NIAE161', 'replacement', 'without Salud', [remove('Reemplazar/Deducciones/Salud')], 'failed'],
    ['NIAE161', 'deletion', 'which has no deductions', [], 'passed'],
    ['VLR01', 'replacement', 'of a negative amount', [set('Reemplazar/Devengados/Dotacion', '-5')], 'failed'],
    ['92', 'deletion', 'of a stranger', [set('Eliminar/Empleador/@NIT', '901500400')], 'failed'],
  ])('%s, a %s %s', (code, form, _what, built, status) => {
    expect(outcomeOf(code, { form, built }).status).toBe(status);
  });

  it('without the block of its type has NIAE214 failed', () => {
    const result = outcomeOf('NIAE214', { form: 'replacement', coded: [remove('Reemplazar')] });
    expect(result).toMatchObject({ status: 'failed', failures: [{ found: { en: '"1" with neither' } }] });
  });

  it.each(['NIAE191a', 'NIAE216a'])('%s takes no rejected document for a predecessor', (code) => {
    const form = code === 'NIAE191a' ? 'replacement' : 'deletion';
    const byKey = new Map([[predecessorCune, { ...acceptedPayroll, state: 'rejected' as const }]]);
    expect(outcomeOf(code, { form, facts: { referencedDocuments: { byKey } } }).status).toBe('failed');
  });

  it('of one block leaves the rules of the other silent', () => {
    const passed = catalogue
      .entries('payrollAdjustment')
      .filter(({ target }) => target?.path.startsWith('/*/Eliminar') === true)
      .map(({ code }) => outcomeOf(code.code, { form: 'replacement' }));
    expect(passed.length).toBe(40);
    expect(passed.every((result) => result.status === 'passed' && result.vacuous)).toBe(true);
  });
});

describe('a novelty', () => {
  const novelty = [set('Novedad', 'true'), set('Novedad/@CUNENov', predecessorCune)];

  it.each<readonly [state: 'accepted' | 'rejected', status: Status]>([
    ['accepted', 'passed'],
    ['rejected', 'failed'],
  ])('behind an %s document of the month has NIE199a %s', (state, status) => {
    const facts = { priorPayroll: { sameMonth: [{ ...acceptedPayroll, state }] } };
    expect(outcomeOf('NIE199a', { built: novelty, facts }).status).toBe(status);
  });
});

describe('the registries', () => {
  const data = defaultRegistry();

  it.each<readonly [code: string, what: string, registry: Partial<RegistryData>, status: Status]>([
    [
      'NIE019',
      'an inactive software',
      { software: data.software.map((entry) => ({ ...entry, status: 'inactive' as const })) },
      'failed',
    ],
    [
      'NIE017',
      'an owner who is no provider',
      { contributors: data.contributors.map((entry) => ({ ...entry, roles: ['issuer'] as const })) },
      'passed',
    ],
    [
      'NIE033',
      'an employer who is only registered',
      { contributors: data.contributors.map((entry) => ({ ...entry, status: 'registered' as const })) },
      'failed',
    ],
    [
      'NIE017',
      'a cancelled owner',
      { contributors: data.contributors.map((entry) => ({ ...entry, status: 'cancelled' as const })) },
      'failed',
    ],
    ['NIE017', 'nobody', { contributors: [] }, 'failed'],
    ['92', 'nobody', { contributors: [] }, 'failed'],
  ])('%s, %s', (code, _what, registry, status) => {
    expect(outcomeOf(code, { registry }).status).toBe(status);
  });
});

describe('the environment of production', () => {
  const production = { environment: { code: '1' } } as const;
  const address = 'https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=';

  it.each<readonly [code: string, built: readonly XmlEdit[], status: Status]>([
    ['NIE023', [], 'failed'],
    ['NIE023', [set('InformacionGeneral/@Ambiente', '1')], 'passed'],
    ['NIE021', [], 'failed'],
  ])('%s', (code, built, status) => {
    expect(outcomeOf(code, { built, facts: production }).status).toBe(status);
  });

  it('has a catalogue address of its own', () => {
    const cune = 'c'.repeat(96);
    const coded = [set('InformacionGeneral/@CUNE', cune), set('CodigoQR', `${address}${cune}`)];
    expect(outcomeOf('NIE021', { coded, facts: production }).status).toBe('passed');
    expect(outcomeOf('NIE021', { coded }).status).toBe('failed');
  });
});

describe('the strict profile', () => {
  it('compares totals as integers', () => {
    const built = [set('DevengadosTotal', '2527901.00')];
    expect(outcomeOf('NIE187', { built }).status).toBe('passed');
    expect(outcomeOf('NIE187', { built, facts: { profile: { strict: 'integers', literal: true } } }).status).toBe(
      'failed',
    );
  });
});

describe('a line about payroll', () => {
  it('points at the place with its path and line', () => {
    const result = outcomeOf('NIE077', { built: [set('Devengados/HEDs/HED/@Porcentaje', '30.00')] });
    const failures = result.status === 'failed' ? result.failures : [];
    expect(failures).toMatchObject([
      {
        xpath: expect.stringContaining('/@Porcentaje') as string,
        found: { value: '30.00' },
        expected: { kind: 'anyOf', of: [{ value: '25.00' }] },
      },
    ]);
  });

  it('tells why a deletion cannot be coded like a payroll', () => {
    const coded = [set('Eliminar/InformacionGeneral/@HoraGen', '11:00:00-05:00')];
    const result = outcomeOf('NIAE238', { form: 'deletion', coded });
    const of = 'ValDev=0.00 + ValDed=0.00 + ValTolNE=0.00 + NitNE=901500100 + DocEmp=0 + TipoXML=103';
    expect(result).toMatchObject({
      failures: [{ expected: { kind: 'digest', of: expect.stringContaining(of) as string } }],
    });
  });
});

describe('the root', () => {
  const without =
    (...names: readonly string[]) =>
    (xml: string): string =>
      names.reduce((text, name) => text.replace(new RegExp(` ${name}="[^"]*"`), ''), xml);

  it.each<readonly [what: string, rewrite: (xml: string) => string, lacks: readonly string[] | undefined]>([
    ['with everything', without(), undefined],
    ['without xs', without('xmlns:xs'), undefined],
    ['without the unused xades141', without('xmlns:xades141'), ['xmlns:xades141']],
    ['without the unused xades', without('xmlns:xades'), ['xmlns:xades']],
    ['without xsi:schemaLocation', without('xsi:schemaLocation'), ['xsi:schemaLocation']],
    [
      'without schema instance',
      without('xmlns:xs', 'xmlns:xsi', 'xsi:schemaLocation'),
      ['xmlns:xs|xsi', 'xsi:schemaLocation'],
    ],
    [
      'with xades141 bound to something else',
      (xml) => xml.replace('http://uri.etsi.org/01903/v1.4.1#', 'urn:otro'),
      ['xmlns:xades141'],
    ],
  ])('%s', (_what, rewrite, names) => {
    const result = outcomeOf('NIE901', { rewrite });
    expect(result).toMatchObject(names === undefined ? { status: 'passed' } : { failures: [{ found: { names } }] });
  });
});
