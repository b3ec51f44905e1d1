/** The mistakes that people make in a CUNE, so that a wrong one can be explained. */
import { textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { childOf } from '../../document/path-index.ts';
import { amount } from '../../document/amount.ts';
import { nitCheckDigit } from '../../document/check-digit.ts';
import { attributeAt } from '../../document/payroll-blocks.ts';
import { codeOf, type CodePart } from './unique-code.ts';
import { rounded } from '../../document/rounding.ts';

type Values = Readonly<Record<string, string>>;
type Mistake = readonly [meaning: string, values: Values];

const changed = (parts: readonly CodePart[], values: Values): readonly CodePart[] =>
  parts.map(({ name, value }) => ({ name, value: values[name] ?? value }));

const totals = { ValDev: 'DevengadosTotal', ValDed: 'DeduccionesTotal', ValTolNE: 'ComprobanteTotal' } as const;

/** The three totals, each read by that function from its text. */
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

/** Which of the usual mistakes gives the code that was sent, in words; undefined when none does. */
export const explainCune = (sent: string, parts: readonly CodePart[], block: XmlElement): string | undefined => {
  if (sent.toLowerCase() === codeOf(parts)) return 'capital letters';
  return mistakes(parts, block).find(([, values]) => codeOf(changed(parts, values)) === sent)?.[0];
};
