import type { Subject } from '../../document/subject.ts';
import { dian } from '../../document/paths.ts';
import { amount, rounded } from '../../document/amount.ts';
import { nitCheckDigit } from '../../document/check-digit.ts';
import type { Facts } from '../vocabulary/facts.ts';
import { codeOf, cufeParts, isSupport, totalsPath, type CodePart, type Mistake } from './unique-code.ts';
import { same, type Bilingual } from '../../../src/common/text/bilingual.ts';

/** A wrong code, and the facts known about its document. */
export type MistakenCode = {
  /** The parts of the right code. */
  readonly parts: readonly CodePart[];
  readonly secret: CodePart;
  readonly subject: Subject;
  readonly facts: Pick<Facts, 'softwareRegistry' | 'technicalKeys'>;
};

/** A mistake, with the parts that would have been hashed. */
type Variant = Mistake & { readonly parts: readonly CodePart[] };

/** The names, in the code, of the fields that people get wrong. */
const names = (subject: Subject) =>
  isSupport(subject)
    ? ({ number: 'NumDS', time: 'HorDS', gross: 'ValDS', supplier: 'NumSNO', customer: 'NITABS' } as const)
    : ({ number: 'NumFac', time: 'HorFac', gross: 'ValFac', supplier: 'NitOFE', customer: 'NumAdq' } as const);

const changed = (parts: readonly CodePart[], values: Readonly<Record<string, string>>): readonly CodePart[] =>
  parts.map(({ name, value }) => ({ name, value: values[name] ?? value }));

const valuesOf =
  (parts: readonly CodePart[]) =>
  (name: string): string =>
    parts.find((part) => part.name === name)?.value ?? '';

const withoutZeroTaxes = (parts: readonly CodePart[]): readonly CodePart[] => {
  const zero = new Set(
    parts.filter(({ name, value }) => name.startsWith('ValImp') && value === '0.00').map(({ name }) => name.slice(-1)),
  );
  return parts.filter(({ name }) => !(name.includes('Imp') && zero.has(name.slice(-1))));
};

const order = ['1', '3', '2'];

/** The taxes in the order of their codes: 01, 03, 04. */
const taxesByCode = (parts: readonly CodePart[]): readonly CodePart[] => {
  const taxes = order.flatMap((tax) => parts.filter(({ name }) => name === `CodImp${tax}` || name === `ValImp${tax}`));
  const first = parts.findIndex(({ name }) => name === 'CodImp1');
  return [...parts.slice(0, first), ...taxes, ...parts.slice(first + taxes.length)];
};

const secretVariants = ({ parts, secret, subject, facts }: MistakenCode): readonly Variant[] => {
  const instead = (meaning: Bilingual, value: string): Variant => ({
    meaning,
    parts: changed(parts, { [secret.name]: value }),
  });
  const software = facts.softwareRegistry.get(subject.text(`${dian}/sts:SoftwareProvider/sts:SoftwareID`) ?? '');
  return [
    ...(software === undefined
      ? []
      : [
          instead(
            {
              en: 'the software PIN in the place of the technical key',
              es: 'el PIN del software en lugar de la clave técnica',
            },
            software.pin,
          ),
        ]),
    ...facts.technicalKeys.map((key) =>
      secret.name === 'PIN'
        ? instead(
            {
              en: 'the technical key in the place of the software PIN',
              es: 'la clave técnica en lugar del PIN del software',
            },
            key,
          )
        : {
            ...instead(
              { en: `another technical key of the issuer (${key})`, es: `otra clave técnica del emisor (${key})` },
              key,
            ),
            secret: key,
          },
    ),
    instead(
      secret.name === 'PIN'
        ? { en: 'an empty software PIN', es: 'el PIN del software vacío' }
        : { en: 'an empty technical key', es: 'la clave técnica vacía' },
      '',
    ),
  ];
};

const amountVariants = ({ parts, subject }: MistakenCode): readonly Variant[] => {
  const valueOf = valuesOf(parts);
  const { gross } = names(subject);
  const raw = (name: string): string => subject.text(`${totalsPath(subject.kind)}/cbc:${name}`) ?? '';
  const cents = (name: string): string => rounded(amount(raw(name)), 2);
  const both = (of: (name: string) => string): readonly CodePart[] =>
    changed(parts, { [gross]: of('LineExtensionAmount'), ValTot: of('PayableAmount') });
  return [
    {
      meaning: { en: `ValTot and ${gross} swapped`, es: `ValTot y ${gross} intercambiados` },
      parts: changed(parts, { [gross]: valueOf('ValTot'), ValTot: valueOf(gross) }),
    },
    {
      meaning: {
        en: 'amounts as sent, not cut to two decimals',
        es: 'los valores como se enviaron, sin truncar a dos decimales',
      },
      parts: both(raw),
    },
    {
      meaning: { en: 'amounts rounded instead of cut', es: 'los valores redondeados en vez de truncados' },
      parts: both(cents),
    },
    {
      meaning: { en: `TaxExclusiveAmount as ${gross}`, es: `TaxExclusiveAmount como ${gross}` },
      parts: changed(parts, { [gross]: cents('TaxExclusiveAmount') }),
    },
    {
      meaning: { en: 'TaxInclusiveAmount as ValTot', es: 'TaxInclusiveAmount como ValTot' },
      parts: changed(parts, { ValTot: cents('TaxInclusiveAmount') }),
    },
    {
      meaning: { en: 'the taxes in the order 01, 03, 04', es: 'los impuestos en el orden 01, 03, 04' },
      parts: taxesByCode(parts),
    },
    {
      meaning: { en: 'the taxes of 0.00 left out', es: 'los impuestos de 0.00 omitidos' },
      parts: withoutZeroTaxes(parts),
    },
  ];
};

const fieldVariants = ({ parts, subject }: MistakenCode): readonly Variant[] => {
  const valueOf = valuesOf(parts);
  const environment = valueOf('TipoAmbiente') === '1' ? '2' : '1';
  const { number, time, supplier, customer } = names(subject);
  const withDigit = (name: string): Readonly<Record<string, string>> => ({
    [name]: `${valueOf(name)}${nitCheckDigit(valueOf(name)) ?? ''}`,
  });
  return [
    { meaning: same(`TipoAmbiente=${environment}`), parts: changed(parts, { TipoAmbiente: environment }) },
    {
      meaning: { en: `${time} without its offset`, es: `${time} sin la zona horaria` },
      parts: changed(parts, { [time]: valueOf(time).slice(0, 8) }),
    },
    {
      meaning: { en: 'the number without prefix', es: 'el número sin prefijo' },
      parts: changed(parts, { [number]: valueOf(number).replace(/^\D+/, '') }),
    },
    {
      meaning: { en: `the check digit behind ${supplier}`, es: `el dígito de verificación después de ${supplier}` },
      parts: changed(parts, withDigit(supplier)),
    },
    {
      meaning: { en: `the check digit behind ${customer}`, es: `el dígito de verificación después de ${customer}` },
      parts: changed(parts, withDigit(customer)),
    },
    {
      meaning: { en: 'both check digits', es: 'los dos dígitos de verificación' },
      parts: changed(parts, { ...withDigit(supplier), ...withDigit(customer) }),
    },
  ];
};

/** Mistakes that only the roles and taxes of a support document make likely. */
const supportVariants = ({ parts, secret, subject }: MistakenCode): readonly Variant[] => {
  if (!isSupport(subject)) return [];
  const valueOf = valuesOf(parts);
  return [
    {
      meaning: {
        en: 'NumSNO (who sells) and NITABS (who buys and signs) swapped',
        es: 'NumSNO (quien vende) y NITABS (quien compra y firma) intercambiados',
      },
      parts: changed(parts, { NumSNO: valueOf('NITABS'), NITABS: valueOf('NumSNO') }),
    },
    {
      meaning: {
        en: 'the three taxes of a CUFE, where a CUDS has IVA alone',
        es: 'los tres impuestos de un CUFE, cuando un CUDS solo tiene IVA',
      },
      parts: cufeParts(subject, secret),
    },
  ];
};

/** The code has the right characters in the wrong case. */
export const capitals: Mistake = { meaning: { en: 'capital letters', es: 'letras mayúsculas' } };

/** Which of the usual mistakes produces the code received; undefined when none does. */
export const explainCode = (sent: string, given: MistakenCode): Mistake | undefined => {
  if (sent.toLowerCase() === codeOf(given.parts)) return capitals;
  const variants = [
    ...fieldVariants(given),
    ...secretVariants(given),
    ...amountVariants(given),
    ...supportVariants(given),
  ];
  return variants.find(({ parts }) => codeOf(parts) === sent);
};
