import { notEvaluated, type Check, type NotEvaluated } from '../engine/check.ts';
import type { Facts } from '../engine/facts.ts';
import { identityOf } from '../engine/identity.ts';
import * as is from '../engine/is.ts';
import type { Subject } from '../engine/subject.ts';
import { dian } from '../rules/paths.ts';
import { rangeOfNumber, rangesOfIssuer } from './numbering.ts';
import { codeOf, cufeParts, describeParts, type CodePart } from './unique-code.ts';

type Registries = Pick<Facts, 'numberingRanges' | 'softwareRegistry'>;

/** The secret that enters the code: the range's technical key, or the PIN for issuer contingency (type 03). */
const secretOf = (subject: Subject, facts: Registries): CodePart | undefined => {
  if (identityOf(subject).type === '03') {
    const pin = facts.softwareRegistry.get(subject.text(`${dian}/sts:SoftwareProvider/sts:SoftwareID`) ?? '')?.pin;
    return pin === undefined ? undefined : { name: 'PIN', value: pin };
  }
  const range = rangeOfNumber(subject, facts.numberingRanges) ?? rangesOfIssuer(subject, facts.numberingRanges)[0];
  return range?.technicalKey === undefined ? undefined : { name: 'ClTec', value: range.technicalKey };
};

type Variant = { readonly meaning: string; readonly parts: readonly CodePart[] };

const replaced = (parts: readonly CodePart[], name: string, value: string): readonly CodePart[] =>
  parts.map((part) => (part.name === name ? { ...part, value } : part));

/** The mistakes people make, each as the text they would have hashed. */
const commonMistakes = (parts: readonly CodePart[], subject: Subject, facts: Registries): readonly Variant[] => {
  const valueOf = (name: string): string => parts.find((part) => part.name === name)?.value ?? '';
  const software = facts.softwareRegistry.get(subject.text(`${dian}/sts:SoftwareProvider/sts:SoftwareID`) ?? '');
  const environment = valueOf('TipoAmbiente') === '1' ? '2' : '1';
  const keys = rangesOfIssuer(subject, facts.numberingRanges).flatMap(({ technicalKey }) => technicalKey ?? []);
  return [
    { meaning: `TipoAmbiente=${environment}`, parts: replaced(parts, 'TipoAmbiente', environment) },
    { meaning: 'HorFac without its offset', parts: replaced(parts, 'HorFac', valueOf('HorFac').slice(0, 8)) },
    { meaning: 'the number without prefix', parts: replaced(parts, 'NumFac', valueOf('NumFac').replace(/^\D+/, '')) },
    ...(software === undefined ? [] : [{ meaning: 'the software PIN in the place of the technical key', parts: replaced(parts, 'ClTec', software.pin) }]),
    ...keys.map((key) => ({ meaning: `another technical key of the issuer (${key})`, parts: replaced(parts, 'ClTec', key) })),
    { meaning: 'an empty technical key', parts: replaced(parts, 'ClTec', '') },
    { meaning: 'ValTot and ValFac swapped', parts: replaced(replaced(parts, 'ValFac', valueOf('ValTot')), 'ValTot', valueOf('ValFac')) },
    { meaning: 'the taxes in the order 01, 03, 04', parts: reordered(parts) },
  ];
};

const reordered = (parts: readonly CodePart[]): readonly CodePart[] => {
  const pick = (...names: readonly string[]): readonly CodePart[] => parts.filter(({ name }) => names.includes(name));
  const before = parts.slice(0, 6);
  return [...before, ...pick('CodImp3', 'ValImp3'), ...pick('CodImp2', 'ValImp2'), ...parts.slice(10)];
};

/**
 * cbc:UUID against the judge's own computation. A mismatch shows the hashed
 * text field by field and, where one of the usual mistakes explains the code
 * that was sent, says which.
 */
export const checkUniqueCode = (facts: Registries): Check | NotEvaluated => {
  if (facts.numberingRanges.length === 0 && facts.softwareRegistry.size === 0) {
    return notEvaluated('Neither the range nor the software is registered.');
  }
  return is.satisfying({
    expected: 'the code computed from the document',
    test: ({ value = '', subject }) => {
      const secret = secretOf(subject, facts);
      if (secret === undefined) return undefined;
      const parts = cufeParts(subject, secret);
      const wanted = codeOf(parts);
      const sent = value.trim();
      if (sent === wanted) return undefined;
      const mistake = commonMistakes(parts, subject, facts).find((variant) => codeOf(variant.parts) === sent);
      return {
        found: mistake === undefined ? `"${sent}"` : `"${sent}", which is the code with ${mistake.meaning}`,
        expected: `"${wanted}" = SHA-384 of ${describeParts(parts)}`,
      };
    },
  });
};
