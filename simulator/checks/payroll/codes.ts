/** The codes of a payroll document, computed by the judge: CUNE, software security code and QR address. */
import { textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { childOf } from '../../document/path-index.ts';
import type { RegisteredSoftware } from '../../registry/types.ts';
import { amount, rounded, truncated } from '../../document/amount.ts';
import { attributeAt, blockOf } from '../../document/payroll-blocks.ts';
import { nitCheckDigit } from '../../document/check-digit.ts';
import { shown, type Check } from '../vocabulary/check.ts';
import type { Facts, SoftwareFacts } from '../vocabulary/facts.ts';
import * as is from '../vocabulary/is.ts';
import { isUnknownPin, pinUnknown, softwareUnknown } from '../codes/secrets.ts';
import { capitals } from '../codes/unique-code-mistakes.ts';
import {
  codeOf,
  describeParts,
  hashOf,
  mistakenCode,
  softwareSecurityCode,
  withoutCode,
  type CodePart,
  type Mistake,
} from '../codes/unique-code.ts';
import { setCodedInBlock } from './edits.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';

type Values = Readonly<Record<string, string>>;
type Variant = readonly [meaning: Bilingual, values: Values];

const changed = (parts: readonly CodePart[], values: Values): readonly CodePart[] =>
  parts.map(({ name, value }) => ({ name, value: values[name] ?? value }));

const totals = { ValDev: 'DevengadosTotal', ValDed: 'DeduccionesTotal', ValTolNE: 'ComprobanteTotal' } as const;

const textIn = (block: XmlElement, name: string): string => {
  const element = childOf(block, name);
  return element === undefined ? '' : textOf(element).trim();
};

/** The three totals, each written as the function writes its text. */
const totalsAs = (block: XmlElement, written: (text: string) => string): Values =>
  Object.fromEntries(Object.entries(totals).map(([part, name]) => [part, written(textIn(block, name))]));

const mistakes = (parts: readonly CodePart[], block: XmlElement): readonly Variant[] => {
  const valueOf = (name: string): string => parts.find((part) => part.name === name)?.value ?? '';
  const nit = valueOf('NitNE');
  const worker = attributeAt(block, 'Trabajador', 'NumeroDocumento');
  return [
    [{ en: 'the other environment', es: 'el otro ambiente' }, { TipAmb: valueOf('TipAmb') === '1' ? '2' : '1' }],
    [{ en: 'HoraGen without its offset', es: 'HoraGen sin la zona horaria' }, { HorNE: valueOf('HorNE').slice(0, 8) }],
    [{ en: 'the number without prefix', es: 'el número sin prefijo' }, { NumNE: valueOf('NumNE').replace(/^\D+/, '') }],
    [
      {
        en: 'the check digit behind the NIT of the employer',
        es: 'el dígito de verificación después del NIT del empleador',
      },
      { NitNE: `${nit}${nitCheckDigit(nit) ?? ''}` },
    ],
    [{ en: 'an empty software PIN', es: 'el PIN del software vacío' }, { SoftwarePin: '' }],
    [
      { en: 'the SoftwareID in the place of its PIN', es: 'el SoftwareID en lugar de su PIN' },
      { SoftwarePin: attributeAt(block, 'ProveedorXML', 'SoftwareID') ?? '' },
    ],
    [
      { en: 'TipoXML of the other kind of document', es: 'el TipoXML del otro documento' },
      { TipoXML: valueOf('TipoXML') === '102' ? '103' : '102' },
    ],
    [
      {
        en: 'the totals as sent, not cut to two decimals',
        es: 'los totales como se enviaron, sin truncar a dos decimales',
      },
      totalsAs(block, (text) => text),
    ],
    [
      { en: 'the totals rounded instead of cut', es: 'los totales redondeados en vez de truncados' },
      totalsAs(block, (text) => rounded(amount(text), 2)),
    ],
    [
      { en: 'totals and worker left empty', es: 'los totales y el trabajador vacíos' },
      { ValDev: '', ValDed: '', ValTolNE: '', DocEmp: '' },
    ],
    [
      {
        en: 'the totals of 0.00 and no worker, as a deletion has',
        es: 'los totales en 0.00 y sin trabajador, como en una eliminación',
      },
      { ValDev: '0.00', ValDed: '0.00', ValTolNE: '0.00', DocEmp: '0' },
    ],
    ...(worker === undefined
      ? []
      : [
          [
            { en: "without the worker's document number", es: 'el documento del trabajador omitido' },
            { DocEmp: '' },
          ] as const,
        ]),
  ];
};

/** Which of the usual mistakes produces the code received; undefined when none does. */
export const explainCune = (sent: string, parts: readonly CodePart[], block: XmlElement): Mistake | undefined => {
  if (sent.toLowerCase() === codeOf(parts)) return capitals;
  const [meaning] = mistakes(parts, block).find(([, values]) => codeOf(changed(parts, values)) === sent) ?? [];
  return meaning === undefined ? undefined : { meaning };
};

/** The software stated in a block. */
export const softwareOf = (block: XmlElement, { softwareRegistry }: SoftwareFacts): RegisteredSoftware | undefined =>
  softwareRegistry.get(attributeAt(block, 'ProveedorXML', 'SoftwareID') ?? '');

/**
 * The parts of a CUNE in order (annex NE 1.0, 8.1.1). A deletion has neither amounts nor worker: 0.00 three times, and
 * 0 (8.1.1.4).
 */
export const cuneParts = (block: XmlElement, pin: string): readonly CodePart[] => {
  const at = (child: string, attribute: string): string => attributeAt(block, child, attribute) ?? '';
  const deletes = block.local === 'Eliminar';
  const sums = totalsAs(block, (text) => (deletes ? '0.00' : truncated(amount(text), 2)));
  return [
    { name: 'NumNE', value: at('NumeroSecuenciaXML', 'Numero') },
    { name: 'FecNE', value: at('InformacionGeneral', 'FechaGen') },
    { name: 'HorNE', value: at('InformacionGeneral', 'HoraGen') },
    ...Object.entries(sums).map(([name, value]) => ({ name, value })),
    { name: 'NitNE', value: at('Empleador', 'NIT') },
    { name: 'DocEmp', value: deletes ? '0' : at('Trabajador', 'NumeroDocumento') },
    { name: 'TipoXML', value: at('InformacionGeneral', 'TipoXML') },
    { name: 'SoftwarePin', value: pin },
    { name: 'TipAmb', value: at('InformacionGeneral', 'Ambiente') },
  ];
};

/** A document generated at a different time from the one in its code. */
const otherHour = setCodedInBlock({ 'InformacionGeneral/@HoraGen': '03:04:05-05:00' });

/** Compares @CUNE with the judge's own computation; a mismatch shows the hashed text and, if known, the mistake. */
export const checkCune = (facts: SoftwareFacts): Check =>
  is.satisfying({
    expected: { en: 'the CUNE computed from the document', es: 'el CUNE calculado a partir del documento' },
    test: ({ value, owner }) => {
      const block = blockOf(owner);
      const software = softwareOf(block, facts);
      const absent = withoutCode(value);
      if (software === undefined) return absent ?? softwareUnknown;
      if (isUnknownPin(software.pin)) return absent ?? pinUnknown;
      const parts = cuneParts(block, software.pin);
      const wanted = codeOf(parts);
      if (value === wanted) return undefined;
      const expected = hashOf(wanted, describeParts(parts), software.pin);
      if (absent !== undefined) return { ...absent, expected };
      return { found: mistakenCode(value, explainCune(value ?? '', parts, block)), expected };
    },
    breakAt: otherHour,
  });

/** @SoftwareSC: SHA-384 of software identifier, registered PIN and number (annex NE 1.0, 8.2). */
export const checkSecurityCode = (facts: SoftwareFacts): Check =>
  is.satisfying({
    expected: { en: 'SHA-384 of SoftwareID + PIN + Numero', es: 'SHA-384 de SoftwareID + PIN + Numero' },
    test: ({ value, owner }) => {
      if (value === undefined || value.trim() === '') return { found: shown(value), certain: true };
      const block = blockOf(owner);
      const software = softwareOf(block, facts);
      if (software === undefined) return softwareUnknown;
      if (isUnknownPin(software.pin)) return pinUnknown;
      const number = attributeAt(block, 'NumeroSecuenciaXML', 'Numero') ?? '';
      const wanted = softwareSecurityCode(software.id, software.pin, number);
      if (value === wanted) return undefined;
      const hashed = `SoftwareID=${software.id} + PIN=${software.pin} + Numero=${number}`;
      return { found: shown(value), expected: hashOf(wanted, hashed, software.pin) };
    },
    breakAt: setCodedInBlock({ 'ProveedorXML/@SoftwareSC': '0'.repeat(96) }),
  });

const publicLookupAddresses = {
  '1': 'https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=',
  '2': 'https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=',
} as const;

/** CodigoQR: the address of the document in the catalogue of the environment. */
export const checkQrAddress = ({ environment }: Pick<Facts, 'environment'>): Check =>
  is.satisfying({
    expected: {
      en: `${publicLookupAddresses[environment.code]} and the CUNE`,
      es: `${publicLookupAddresses[environment.code]} y el CUNE`,
    },
    test: ({ value, owner }) => {
      const wanted = `${publicLookupAddresses[environment.code]}${attributeAt(owner, 'InformacionGeneral', 'CUNE') ?? ''}`;
      return value === wanted ? undefined : { found: shown(value), expected: shown(wanted) };
    },
    breakAt: setCodedInBlock({ CodigoQR: publicLookupAddresses[environment.code] }),
  });
