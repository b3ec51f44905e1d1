import { checkDigitPresent } from '../checks/identification.ts';
import { statedPrefix } from '../checks/numbering.ts';
import { enabledIssuer, nameAsInRut, rutOfName } from '../checks/registry-checks.ts';
import { shown } from '../checks/vocabulary/check.ts';
import type { Site } from '../document/subject.ts';
import { identityOf } from '../document/identity.ts';
import { ruledAs } from '../document/kind.ts';
import * as is from '../checks/vocabulary/is.ts';
import { annexBut, type Rule } from '../judge/engine/rule.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import { supplier } from '../document/paths.ts';
import { identificationTypeRow } from './party-rows.ts';
import { agency, but, inSales, noted, notifies, rejected, rejects, row } from './row.ts';

const legal = `${supplier}/cac:Party/cac:PartyLegalEntity`;

const beginsWithLetter = (number: string | undefined): boolean => /^\p{L}/u.test(number ?? '');

/** An invoice states its prefix, a credit note shows it in its number, a debit note names its branch even without one. */
const hasPrefix = ({ subject }: Site): boolean => {
  const kind = ruledAs(subject.kind);
  if (kind === 'debitNote') return true;
  return kind === 'creditNote' ? beginsWithLetter(subject.text('/*/cbc:ID')) : statedPrefix(subject).trim() !== '';
};

const asAnswered = annexBut('FE 1.9', {
  en: 'it prints Rechazo, the authority answers Notificación',
  es: 'dice Rechazo y la autoridad responde Notificación',
});

/** A legal entity that nobody has registered. */
const otherEntity: Violation = {
  built: [
    { edit: 'set', path: `${legal}/cbc:CompanyID`, text: '901500301' },
    { edit: 'set', path: `${legal}/cbc:CompanyID/@schemeID`, text: '7' },
  ],
};

const isOtherThanIssuer = ({ subject, value }: Site): boolean => value !== identityOf(subject).issuerNit;

/** The prefix of the branch begins the number; it may be left out of a number without prefix. */
const prefixOfNumber = is.satisfying({
  expected: { en: 'the prefix with which cbc:ID begins', es: 'el prefijo con el que empieza cbc:ID' },
  test: ({ value, subject }) => {
    const number = subject.text('/*/cbc:ID') ?? '';
    const prefix = value ?? '';
    const right = prefix.trim() === '' ? !beginsWithLetter(number) : number.startsWith(prefix);
    if (right) return undefined;
    const letters = /^[A-Za-z]*/.exec(number)?.[0] ?? '';
    return {
      found: shown(value),
      expected: shown(letters, { en: `the prefix of "${number}"`, es: `el prefijo de "${number}"` }),
    };
  },
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'OTRO' }] }),
});

/** The legal entity behind the issuer, and its branch. */
export const legalEntityRules: readonly Rule[] = [
  row({
    family: 'AJ42',
    in: { ...inSales(rejects), creditNote: but(notifies, { message: 'Falta informar Party/PartyLegalEntity' }) },
    target: legal,
    message: 'Falta el grupo PartyLegalEntity',
    check: is.present(),
    alsoFires: ['FAB10a'],
  }),
  row({
    // The notes have the code without letter.
    family: 'AJ43a',
    in: { invoice: rejects, creditNote: () => rejects('CAJ43'), debitNote: () => rejects('DAJ43') },
    target: `${legal}/cbc:RegistrationName`,
    message: 'Falta el nombre o razón social del emisor',
    check: is.filled(),
    alsoFires: ['FAJ43b'],
  }),
  row({
    family: 'AJ43b',
    in: noted,
    title: {
      en: 'The issuer carries the name that the RUT has for its NIT',
      es: 'El emisor lleva el nombre que el RUT tiene para su NIT',
    },
    target: `${legal}/cbc:RegistrationName`,
    message: 'El nombre no coincide con el del RUT para ese NIT',
    needs: ['rut'],
    check: nameAsInRut,
    fix: {
      en: 'Send the name exactly as the RUT has it (establishment_name).',
      es: 'Envíe el nombre exactamente como figura en el RUT (establishment_name).',
    },
    source: asAnswered,
  }),
  row({
    family: 'AJ44a',
    in: rejected,
    title: {
      en: 'The legal entity is an issuer registered with the authority',
      es: 'La entidad legal es un emisor registrado ante la DIAN',
    },
    target: `${legal}/cbc:CompanyID`,
    message: 'NIT no habilitado para facturar',
    needs: ['issuerRegistry', 'environment'],
    check: enabledIssuer,
    fix: {
      en: 'Register the issuer with the authority (registry: contributors).',
      es: 'Registre al emisor ante la DIAN (registro: contributors).',
    },
    violation: otherEntity,
    alsoFires: ['FAJ44b'],
  }),
  row({
    family: 'AJ44',
    in: { creditNote: rejects, debitNote: rejects },
    title: {
      en: 'The legal entity, where it is another than the issuer, is an issuer registered with the authority',
      es: 'La entidad legal, cuando es distinta del emisor, es un emisor registrado ante la DIAN',
    },
    target: `${legal}/cbc:CompanyID`,
    message: 'El NIT del emisor no está autorizado',
    needs: ['issuerRegistry', 'environment'],
    check: (facts) => is.when(isOtherThanIssuer, enabledIssuer(facts)),
    fix: { en: 'Send the NIT of the issuer here too.', es: 'Envíe aquí también el NIT del emisor.' },
    violation: otherEntity,
  }),
  row({
    family: 'AJ44b',
    in: noted,
    title: {
      en: 'The identification belongs, in the RUT, to the name that was sent',
      es: 'La identificación corresponde, en el RUT, al nombre enviado',
    },
    target: `${legal}/cbc:CompanyID`,
    message: 'El documento no coincide con el RUT para ese nombre',
    needs: ['rut'],
    check: rutOfName,
    fix: {
      en: 'Send the NIT and the name of one and the same taxpayer.',
      es: 'Envíe el NIT y el nombre de un mismo contribuyente.',
    },
    alsoFires: ['FAJ43b'],
    source: asAnswered,
  }),
  ...agency(`${legal}/cbc:CompanyID`, ['AJ45', 'AJ46']),
  row({
    family: 'AJ47',
    in: inSales(rejects),
    target: `${legal}/cbc:CompanyID/@schemeID`,
    message: 'Falta el DV del NIT en CompanyID/@schemeID',
    check: checkDigitPresent(),
  }),
  identificationTypeRow('AJ48', `${legal}/cbc:CompanyID`, inSales(rejects)),
  row({
    family: 'AJ49',
    in: inSales(rejects),
    target: `${legal}/cac:CorporateRegistrationScheme`,
    message: 'Falta el grupo CorporateRegistrationScheme',
    check: is.when(hasPrefix, is.there()),
    alsoFires: ['FAB10a'],
  }),
  row({
    family: 'AJ50',
    in: noted,
    target: `${legal}/cac:CorporateRegistrationScheme/cbc:ID`,
    message: 'Falta el prefijo de facturación',
    check: is.when(hasPrefix, is.present()),
    alsoFires: ['FAB10a'],
  }),
  row({
    family: 'AJ50',
    in: { creditNote: rejects, debitNote: rejects },
    title: { en: 'The prefix of the branch is that of the number', es: 'El prefijo de la sucursal es el del número' },
    target: `${legal}/cac:CorporateRegistrationScheme/cbc:ID`,
    message: 'El prefijo no corresponde al número de la nota',
    check: prefixOfNumber,
    fix: {
      en: 'Send as prefix the letters with which the number begins.',
      es: 'Envíe como prefix las letras con las que empieza el número.',
    },
  }),
];
