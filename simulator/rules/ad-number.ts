import { integer } from '../document/amount.ts';
import { consecutiveOf, rangeOfNumber, rangesOfIssuer, rangeStated, statedPrefix } from '../checks/numbering.ts';
import { notEvaluated, type Check, shown } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { listed, type Bilingual } from '../../src/common/text/bilingual.ts';
import * as is from '../checks/vocabulary/is.ts';
import { published, type Rule } from '../judge/engine/rule.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import { dian } from '../document/paths.ts';
import { type InDocuments, but, mirrored, mirroredAndSeen, rejects, row } from './row.ts';

const authorized = `${dian}/sts:InvoiceControl/sts:AuthorizedInvoices`;

type Ranges = Pick<Facts, 'numberingRanges'>;

const numbered = (text: string): Violation => ({ built: [{ edit: 'set', path: '/*/cbc:ID', text }] });

/** The consecutive against one end of the stated range; silent where either is not there or no number. */
const againstStated = (end: 'From' | 'To', respected: (consecutive: bigint, limit: bigint) => boolean): Check =>
  is.satisfying({
    expected: {
      en: `a number ${end === 'From' ? 'not below' : 'not above'} sts:${end}`,
      es: `un número no ${end === 'From' ? 'menor' : 'mayor'} que sts:${end}`,
    },
    limit: 'range',
    test: ({ value = '', subject }) => {
      const consecutive = consecutiveOf(value, statedPrefix(subject));
      const limit = integer(subject.text(`${authorized}/sts:${end}`));
      if (consecutive === undefined || limit === undefined || respected(consecutive, limit)) return undefined;
      return {
        found: shown(value),
        expected: {
          kind: 'range',
          [end === 'From' ? 'from' : 'to']: String(limit),
          name: {
            en: `${end === 'From' ? 'at least' : 'at most'} ${limit}`,
            es: `un número no ${end === 'From' ? 'menor' : 'mayor'} que ${limit}`,
          },
        },
      };
    },
  });

const lettersAndDigits = /^[A-Za-z0-9]*$/;

/** Other characters are left to AD05a, a number with no prefix of the resolution to AD05e. */
const insideRegistered = ({ numberingRanges }: Ranges): Check =>
  is.satisfying({
    expected: { en: 'a number of the registered range', es: 'un número del rango registrado' },
    limit: 'range',
    test: ({ value = '', subject }) => {
      const range = rangeStated(subject, numberingRanges);
      if (range === undefined)
        return notEvaluated(
          'The issuer has no range with that resolution and prefix.',
          'El emisor no tiene un rango con esa resolución y ese prefijo.',
        );
      const { prefix, from, to } = range;
      if (!lettersAndDigits.test(value) || rangeOfNumber(subject, numberingRanges) === undefined) return undefined;
      const consecutive = consecutiveOf(value, prefix);
      const inside = consecutive !== undefined && consecutive >= BigInt(from) && consecutive <= BigInt(to);
      return inside
        ? undefined
        : {
            found: shown(value),
            expected: { en: `${prefix}${from} to ${prefix}${to}`, es: `${prefix}${from} a ${prefix}${to}` },
          };
    },
  });

const ofResolution = ({ numberingRanges }: Ranges): Check =>
  is.satisfying({
    expected: {
      en: 'a number with a prefix registered with the resolution',
      es: 'un número con un prefijo registrado con la resolución',
    },
    test: ({ value, subject }) => {
      if (rangeOfNumber(subject, numberingRanges) !== undefined) return undefined;
      const registered = rangesOfIssuer(subject, numberingRanges).map(({ prefix, documentType }): Bilingual => ({
        en: `${prefix} (type ${documentType})`,
        es: `${prefix} (tipo ${documentType})`,
      }));
      if (registered.length === 0) return { found: shown(value) };
      const prefixes = listed(registered, 'or');
      return {
        found: shown(value),
        expected: { en: `a number that begins with ${prefixes.en}`, es: `un número que empiece con ${prefixes.es}` },
      };
    },
  });

/** Ranges number invoices and support documents: each is broken with a number beside its own range. */
const inRanges = (differences: Parameters<typeof but>[1]): InDocuments => ({
  invoice: rejects,
  supportDocument: but(mirrored(rejects), differences),
});

export const numberRules: readonly Rule[] = [
  row({
    family: 'AD05a',
    in: { invoice: rejects, supportDocument: mirroredAndSeen(rejects) },
    target: '/*/cbc:ID',
    message: 'El número solo admite letras y números',
    check: is.matches(
      lettersAndDigits,
      { en: 'letters and digits only', es: 'un texto de solo letras y dígitos' },
      '-',
    ),
    violation: { built: [{ edit: 'append', path: '/*/cbc:ID', text: '-1' }] },
  }),
  row({
    family: 'AD05b',
    in: inRanges({ violation: numbered('SEDS983999999') }),
    target: '/*/cbc:ID',
    message: 'El número es menor que el inicio del rango',
    check: againstStated('From', (consecutive, from) => consecutive >= from),
    fix: {
      en: 'Use a number inside the stated range, or state the right range.',
      es: 'Use un número dentro del rango indicado o indique el rango correcto.',
    },
    violation: numbered('SETP989999999'),
    alsoFires: ['FAD05d'],
  }),
  row({
    family: 'AD05c',
    in: inRanges({ violation: numbered('SEDS985000001') }),
    target: '/*/cbc:ID',
    message: 'El número es mayor que el final del rango',
    check: againstStated('To', (consecutive, to) => consecutive <= to),
    fix: {
      en: 'Use a number inside the stated range, or state the right range.',
      es: 'Use un número dentro del rango indicado o indique el rango correcto.',
    },
    violation: numbered('SETP995000001'),
    alsoFires: ['FAD05d'],
  }),
  row({
    family: 'AD05d',
    in: inRanges({
      message: 'El número no está en el rango autorizado',
      violation: numbered('SEDS985000001'),
      source: published,
    }),
    title: { en: 'The number lies in the registered range', es: 'El número está dentro del rango registrado' },
    target: '/*/cbc:ID',
    message: 'El número está fuera del rango autorizado',
    needs: ['numberingRanges'],
    check: insideRegistered,
    fix: {
      en: 'Use a number of the range registered with the resolution.',
      es: 'Use un número del rango registrado con la resolución.',
    },
    violation: numbered('SETP995000001'),
    alsoFires: ['FAD05c'],
  }),
  row({
    family: 'AD05e',
    in: inRanges({
      message: 'El número no existe para la autorización',
      violation: numbered('OTRO984000001'),
      source: published,
    }),
    title: {
      en: 'The number belongs to a range of the stated resolution',
      es: 'El número pertenece a un rango de la resolución indicada',
    },
    target: '/*/cbc:ID',
    message: 'El número no existe para la autorización informada',
    needs: ['numberingRanges'],
    check: ofResolution,
    fix: {
      en: 'Use the prefix and the resolution of one and the same numbering range.',
      es: 'Use el prefijo y la resolución de un mismo rango de numeración.',
    },
    violation: numbered('OTRO990000001'),
  }),
];
