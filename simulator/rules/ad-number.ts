import { integer } from '../document/amount.ts';
import { consecutiveOf, rangeOfNumber, rangesOfIssuer, rangeStated, statedPrefix } from '../checks/numbering.ts';
import { notEvaluated, quoted, type Check } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { observed, type Rule } from '../engine/rule.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import { dian } from '../document/paths.ts';
import { type InDocuments, but, mirrored, mirroredAndSeen, rejects, row } from './row.ts';

const authorized = `${dian}/sts:InvoiceControl/sts:AuthorizedInvoices`;

type Ranges = Pick<Facts, 'numberingRanges'>;

const numbered = (text: string): Violation => ({ built: [{ edit: 'set', path: '/*/cbc:ID', text }] });

/** The consecutive against one end of the stated range; silent where either is not there or no number. */
const againstStated = (end: 'From' | 'To', respected: (consecutive: bigint, limit: bigint) => boolean): Check =>
  is.satisfying({
    expected: `a number ${end === 'From' ? 'not below' : 'not above'} sts:${end}`,
    test: ({ value = '', subject }) => {
      const consecutive = consecutiveOf(value, statedPrefix(subject));
      const limit = integer(subject.text(`${authorized}/sts:${end}`));
      if (consecutive === undefined || limit === undefined || respected(consecutive, limit)) return undefined;
      return { found: quoted(value), expected: `${end === 'From' ? 'at least' : 'at most'} ${limit}` };
    },
  });

const lettersAndDigits = /^[A-Za-z0-9]*$/;

/** Other characters are left to AD05a, a number with no prefix of the resolution to AD05e. */
const insideRegistered = ({ numberingRanges }: Ranges): Check =>
  is.satisfying({
    expected: 'a number of the registered range',
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
      return inside ? undefined : { found: quoted(value), expected: `${prefix}${from} to ${prefix}${to}` };
    },
  });

const ofResolution = ({ numberingRanges }: Ranges): Check =>
  is.satisfying({
    expected: 'a number with a prefix registered with the resolution',
    test: ({ value, subject }) => {
      if (rangeOfNumber(subject, numberingRanges) !== undefined) return undefined;
      const registered = rangesOfIssuer(subject, numberingRanges).map(
        ({ prefix, documentType }) => `${prefix} (type ${documentType})`,
      );
      if (registered.length === 0) return { found: quoted(value) };
      return { found: quoted(value), expected: `a number that begins with ${registered.join(' or ')}` };
    },
  });

const published = observed('Notes and logs that integrators published; annex DS 1.1 was not available');

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
    check: is.matches(lettersAndDigits, 'letters and digits only', '-'),
    violation: { built: [{ edit: 'append', path: '/*/cbc:ID', text: '-1' }] },
  }),
  row({
    family: 'AD05b',
    in: inRanges({ violation: numbered('SEDS983999999') }),
    target: '/*/cbc:ID',
    message: 'El número es menor que el inicio del rango',
    check: againstStated('From', (consecutive, from) => consecutive >= from),
    fix: 'Use a number inside the stated range, or state the right range.',
    violation: numbered('SETP989999999'),
    alsoFires: ['FAD05d'],
  }),
  row({
    family: 'AD05c',
    in: inRanges({ violation: numbered('SEDS985000001') }),
    target: '/*/cbc:ID',
    message: 'El número es mayor que el final del rango',
    check: againstStated('To', (consecutive, to) => consecutive <= to),
    fix: 'Use a number inside the stated range, or state the right range.',
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
    title: 'The number lies in the registered range',
    target: '/*/cbc:ID',
    message: 'El número está fuera del rango autorizado',
    needs: ['numberingRanges'],
    check: insideRegistered,
    fix: 'Use a number of the range registered with the resolution.',
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
    title: 'The number belongs to a range of the stated resolution',
    target: '/*/cbc:ID',
    message: 'El número no existe para la autorización informada',
    needs: ['numberingRanges'],
    check: ofResolution,
    fix: 'Use the prefix and the resolution of one and the same numbering range.',
    violation: numbered('OTRO990000001'),
  }),
];
