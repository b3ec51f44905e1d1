import { describe, expect, it } from 'vitest';
import type { DocumentKind } from '../../document/kind.ts';
import { createSubject, type Subject } from '../../document/subject.ts';
import { parsed } from '../../testing/authority.fixture.ts';
import { small, smallEvent, smallOfEveryKind } from '../../testing/reception.fixture.ts';
import { issuerOf, uuidSchemeOf } from './issuer.ts';

const subject = (kind: DocumentKind, edit: (xml: string) => string = (xml) => xml): Subject =>
  createSubject(kind, parsed(edit(small(kind))));

describe('the issuer of a document', () => {
  it.each(smallOfEveryKind())('%s', (kind, xml) => {
    expect(issuerOf(createSubject(kind, parsed(xml)))).toEqual({
      nit: '901500100',
      checkDigit: '2',
      name: 'NIT 901500100',
      schemeName: '31',
    });
  });

  it('may be a natural person who is an employer', () => {
    const names = 'PrimerNombre="LUZ" OtrosNombres="" PrimerApellido="ROJAS" SegundoApellido="MEJÍA"';
    const person = subject('payroll', (xml) => xml.replace('RazonSocial="NIT 901500100"', names).replace('DV="2"', ''));
    expect(issuerOf(person)).toMatchObject({ name: 'LUZ ROJAS MEJÍA', checkDigit: undefined });
  });

  it('may be a natural person with two names', () => {
    const names = 'PrimerNombre="LUZ" OtrosNombres="MARINA" PrimerApellido="ROJAS"';
    const person = subject('payroll', (xml) => xml.replace('RazonSocial="NIT 901500100"', names));
    expect(issuerOf(person).name).toBe('LUZ MARINA ROJAS');
  });

  it('may be identified by another document than a NIT', () => {
    const cedula = subject('invoice', (xml) => xml.replaceAll('schemeName="31"', 'schemeName="13"'));
    expect(issuerOf(cedula).schemeName).toBe('13');
  });

  it('is the sender of an event', () => {
    expect(issuerOf(createSubject('event030', parsed(smallEvent('030', 'c0de'))))).toMatchObject({
      nit: '901500100',
      schemeName: '31',
    });
    const named = smallEvent('030', 'c0de').replace('<cbc:CompanyID>', '<cbc:CompanyID schemeID="2" schemeName="13">');
    const registered = named.replace('<cbc:CompanyID ', '<cbc:RegistrationName>EMPRESA</cbc:RegistrationName>$&');
    expect(issuerOf(createSubject('event030', parsed(registered)))).toEqual({
      nit: '901500100',
      checkDigit: '2',
      name: 'EMPRESA',
      schemeName: '13',
    });
  });

  it('may have left everything out', () => {
    for (const kind of ['invoice', 'payroll'] as const) {
      const empty = createSubject(kind, parsed('<x/>'));
      expect(issuerOf(empty)).toEqual({ nit: '', checkDigit: undefined, name: '', schemeName: '31' });
    }
  });
});

describe('the scheme of the unique code', () => {
  it.each<readonly [kind: DocumentKind, scheme: string]>([
    ['invoice', 'CUFE-SHA384'],
    ['creditNote', 'CUDE-SHA384'],
    ['debitNote', 'CUDE-SHA384'],
    ['supportDocument', 'CUDS-SHA384'],
    ['supportAdjustmentNote', 'CUDS-SHA384'],
    ['posTicket', 'CUDE-SHA384'],
    ['equivalentCreditNote', 'CUDE-SHA384'],
    ['equivalentDebitNote', 'CUDE-SHA384'],
    ['payroll', 'CUNE-SHA384'],
    ['payrollAdjustment', 'CUNE-SHA384'],
  ])('of a %s that does not state it follows from its type', (kind, scheme) => {
    expect(uuidSchemeOf(subject(kind, (xml) => xml.replace(' EncripCUNE="CUNE-SHA384"', '')))).toBe(scheme);
  });

  it.each<readonly [kind: DocumentKind, edit: (xml: string) => string]>([
    ['invoice', (xml) => xml.replace('<cbc:UUID>', '<cbc:UUID schemeName="CUDE-SHA384">')],
    ['payroll', (xml) => xml.replace('CUNE-SHA384', 'CUDE-SHA384')],
  ])('of a %s is the stated one', (kind, edit) => {
    expect(uuidSchemeOf(subject(kind, edit))).toBe('CUDE-SHA384');
  });
});

it('the algorithm of a document that does not state it, and whose type is unknown, is that of an invoice', () => {
  const untyped = subject('invoice', (xml) =>
    xml.replace(/ schemeName="CU[^"]*"/g, '').replace(/(<cbc:InvoiceTypeCode>)[^<]*/, '$177'),
  );
  expect(uuidSchemeOf(untyped)).toBe('CUFE-SHA384');
});
