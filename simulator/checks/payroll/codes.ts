/** The codes of a payroll document, computed by the judge: CUNE, software security code and QR address. */
import { textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { childOf } from '../../document/path-index.ts';
import type { RegisteredSoftware } from '../../registry/types.ts';
import { amount, rounded, truncated } from '../../document/amount.ts';
import { attributeAt, blockOf } from '../../document/payroll-blocks.ts';
import { nitCheckDigit } from '../../document/check-digit.ts';
import { notEvaluated, quoted, type Check } from '../vocabulary/check.ts';
import type { Facts } from '../vocabulary/facts.ts';
import * as is from '../vocabulary/is.ts';
import { codeOf, describeParts, softwareSecurityCode, type CodePart } from '../codes/unique-code.ts';
import { setCodedInBlock } from './edits.ts';

type Values = Readonly<Record<string, string>>;
type Mistake = readonly [meaning: string, values: Values];

const changed = (parts: readonly CodePart[], values: Values): readonly CodePart[] =>
  parts.map(({ name, value }) => ({ name, value: values[name] ?? value }));

const totals = { ValDev: 'DevengadosTotal', ValDed: 'DeduccionesTotal', ValTolNE: 'ComprobanteTotal' } as const;

/** The three totals, each parsed from its text by the given function. */
const totalsAs = (block: XmlElement, read: (text: string) => string): Values =>
  Object.fromEntries(
    Object.entries(totals).map(([part, name]) => {
      const element = childOf(block, name);
      return [part, read(element === undefined ? '' : textOf(element).trim())];
    }),
  );

const mistakes = (parts: readonly CodePart[], block: XmlElement): readonly Mistake[] => {
  const valueOf = (name: string): string => parts.find((part) => part.name === name)?.value ?? '';
  const nit = valueOf('NitNE');
  const worker = attributeAt(block, 'Trabajador', 'NumeroDocumento');
  return [
    ['the other environment', { TipAmb: valueOf('TipAmb') === '1' ? '2' : '1' }],
    ['HoraGen without its offset', { HorNE: valueOf('HorNE').slice(0, 8) }],
    ['the number without prefix', { NumNE: valueOf('NumNE').replace(/^\D+/, '') }],
    ['the check digit behind the NIT of the employer', { NitNE: `${nit}${nitCheckDigit(nit) ?? ''}` }],
    ['an empty software PIN', { SoftwarePin: '' }],
    ['the SoftwareID in the place of its PIN', { SoftwarePin: attributeAt(block, 'ProveedorXML', 'SoftwareID') ?? '' }],
    ['TipoXML of the other document', { TipoXML: valueOf('TipoXML') === '102' ? '103' : '102' }],
    ['the totals as sent, not cut to two decimals', totalsAs(block, (text) => text)],
    ['the totals rounded instead of cut', totalsAs(block, (text) => rounded(amount(text), 2))],
    ['totals and worker left empty', { ValDev: '', ValDed: '', ValTolNE: '', DocEmp: '' }],
    [
      'the totals of 0.00 and no worker, as a deletion has',
      { ValDev: '0.00', ValDed: '0.00', ValTolNE: '0.00', DocEmp: '0' },
    ],
    ...(worker === undefined ? [] : [['the document of the worker left out', { DocEmp: '' }] as const]),
  ];
};

/** Which of the usual mistakes produces the code received, in words; undefined when none does. */
export const explainCune = (sent: string, parts: readonly CodePart[], block: XmlElement): string | undefined => {
  if (sent.toLowerCase() === codeOf(parts)) return 'capital letters';
  return mistakes(parts, block).find(([, values]) => codeOf(changed(parts, values)) === sent)?.[0];
};

type Software = Pick<Facts, 'softwareRegistry'>;

/** The software stated in a block. */
export const softwareOf = (block: XmlElement, { softwareRegistry }: Software): RegisteredSoftware | undefined =>
  softwareRegistry.get(attributeAt(block, 'ProveedorXML', 'SoftwareID') ?? '');

const money = (block: XmlElement, name: string): string => {
  const element = childOf(block, name);
  return truncated(amount(element === undefined ? undefined : textOf(element)), 2);
};

/**
 * The parts of a CUNE in order (annex NE 1.0, 8.1.1). A deletion has neither amounts nor worker: 0.00 three times, and
 * 0 (8.1.1.4).
 */
export const cuneParts = (block: XmlElement, pin: string): readonly CodePart[] => {
  const at = (child: string, attribute: string): string => attributeAt(block, child, attribute) ?? '';
  const deletes = block.local === 'Eliminar';
  const total = (name: string): string => (deletes ? '0.00' : money(block, name));
  return [
    { name: 'NumNE', value: at('NumeroSecuenciaXML', 'Numero') },
    { name: 'FecNE', value: at('InformacionGeneral', 'FechaGen') },
    { name: 'HorNE', value: at('InformacionGeneral', 'HoraGen') },
    { name: 'ValDev', value: total('DevengadosTotal') },
    { name: 'ValDed', value: total('DeduccionesTotal') },
    { name: 'ValTolNE', value: total('ComprobanteTotal') },
    { name: 'NitNE', value: at('Empleador', 'NIT') },
    { name: 'DocEmp', value: deletes ? '0' : at('Trabajador', 'NumeroDocumento') },
    { name: 'TipoXML', value: at('InformacionGeneral', 'TipoXML') },
    { name: 'SoftwarePin', value: pin },
    { name: 'TipAmb', value: at('InformacionGeneral', 'Ambiente') },
  ];
};

const unknownSoftware = notEvaluated('The software is not registered.', 'El software no está registrado.');

/** A document generated at a different time from the one in its code. */
const otherHour = setCodedInBlock({ 'InformacionGeneral/@HoraGen': '03:04:05-05:00' });

/** Compares @CUNE with the judge's own computation; a mismatch shows the hashed text and, if known, the mistake. */
export const checkCune = (facts: Software): Check =>
  is.satisfying({
    expected: 'the CUNE computed from the document',
    test: ({ value, owner }) => {
      const block = blockOf(owner);
      const software = softwareOf(block, facts);
      if (software === undefined) return unknownSoftware;
      const parts = cuneParts(block, software.pin);
      const wanted = codeOf(parts);
      if (value === wanted) return undefined;
      const mistake = value === undefined ? undefined : explainCune(value, parts, block);
      return {
        found: mistake === undefined ? quoted(value) : `${quoted(value)}, which is the code with ${mistake}`,
        expected: `"${wanted}" = SHA-384 of ${describeParts(parts)}`,
      };
    },
    breakAt: otherHour,
  });

/** @SoftwareSC: SHA-384 of software identifier, registered PIN and number (annex NE 1.0, 8.2). */
export const checkSecurityCode = (facts: Software): Check =>
  is.satisfying({
    expected: 'SHA-384 of SoftwareID + PIN + Numero',
    test: ({ value, owner }) => {
      if (value === undefined || value.trim() === '') return { found: quoted(value) };
      const block = blockOf(owner);
      const software = softwareOf(block, facts);
      if (software === undefined) return unknownSoftware;
      const number = attributeAt(block, 'NumeroSecuenciaXML', 'Numero') ?? '';
      const wanted = softwareSecurityCode(software.id, software.pin, number);
      if (value === wanted) return undefined;
      const hashed = `SoftwareID=${software.id} + PIN=${software.pin} + Numero=${number}`;
      return { found: quoted(value), expected: `"${wanted}" = SHA-384 of ${hashed}` };
    },
    breakAt: setCodedInBlock({ 'ProveedorXML/@SoftwareSC': '0'.repeat(96) }),
  });

const catalogueAddresses = {
  '1': 'https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=',
  '2': 'https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=',
} as const;

/** CodigoQR: the address of the document in the catalogue of the environment. */
export const checkQrAddress = ({ environment }: Pick<Facts, 'environment'>): Check =>
  is.satisfying({
    expected: `${catalogueAddresses[environment.code]} and the CUNE`,
    test: ({ value, owner }) => {
      const wanted = `${catalogueAddresses[environment.code]}${attributeAt(owner, 'InformacionGeneral', 'CUNE') ?? ''}`;
      return value === wanted ? undefined : { found: quoted(value), expected: quoted(wanted) };
    },
    breakAt: setCodedInBlock({ CodigoQR: catalogueAddresses[environment.code] }),
  });
