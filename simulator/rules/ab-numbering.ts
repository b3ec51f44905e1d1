import { integer } from '../document/amount.ts';
import { dateOf } from '../document/dates.ts';
import { rangesOfIssuer, rangeStated } from '../checks/numbering.ts';
import { notEvaluated, quoted, type Check, type Finding } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { specification, type Rule } from '../engine/rule.ts';
import type { Subject } from '../document/subject.ts';
import type { NumberingRange } from '../registry/types.ts';
import { dian, supplier } from '../document/paths.ts';
import { mirrored, rejected, rejects, row } from './row.ts';

/** Notes carry no authorization. */
const numbered = { invoice: rejects, supportDocument: mirrored(rejects) } as const;

const control = `${dian}/sts:InvoiceControl`;
const authorization = `${control}/sts:InvoiceAuthorization`;
const period = `${control}/sts:AuthorizationPeriod`;
const authorized = `${control}/sts:AuthorizedInvoices`;
const branch = `${supplier}/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID`;

type Ranges = Pick<Facts, 'numberingRanges'>;

/** A date of the stated period against the issue date; silent where either is absent. */
const boundary = (name: string, respected: (date: string, issued: string) => boolean, outside: string): Check =>
  is.satisfying({
    expected: 'a date that lets cbc:IssueDate lie inside the authorization period',
    test: ({ value, subject }) => {
      const [date, issued] = [dateOf(value), dateOf(subject.text('/*/cbc:IssueDate'))];
      if (date === undefined || issued === undefined || respected(date, issued)) return undefined;
      return { found: `${name} ${quoted(value)} with cbc:IssueDate "${issued}"` };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: outside }] }),
  });

type Field = 'startDate' | 'endDate' | 'from' | 'to';

const sameDate = (value: string | undefined, registered: string): boolean => dateOf(value) === registered;
const sameNumber = (value: string | undefined, registered: string): boolean =>
  value !== undefined && integer(value) === integer(registered);

const comparisons: Readonly<Record<Field, typeof sameDate>> = {
  startDate: sameDate,
  endDate: sameDate,
  from: sameNumber,
  to: sameNumber,
};

/** What is stated, absent included, equals what is registered with the stated resolution and prefix. */
const asRegistered =
  (field: Field, other: string) =>
  ({ numberingRanges }: Ranges): Check =>
    is.satisfying({
      expected: 'the registered value',
      test: ({ value, subject }) => {
        const range = rangeStated(subject, numberingRanges);
        if (range === undefined)
          return notEvaluated(
            'The issuer has no range with that resolution and prefix.',
            'El emisor no tiene un rango con esa resolución y ese prefijo.',
          );
        if (comparisons[field](value, range[field])) return undefined;
        return { found: quoted(value), expected: `"${range[field]}", as registered for prefix ${range.prefix}` };
      },
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: other }] }),
    });

const existing = ({ numberingRanges }: Ranges): Check =>
  is.satisfying({
    expected: 'the number of a resolution in the numbering registry',
    test: ({ value }) => {
      if (value === undefined || value.trim() === '') return { found: quoted(value) };
      return numberingRanges.length > 0 ? undefined : { found: `${quoted(value)}, which no registered range has` };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '18769999999' }] }),
  });

/** Of support documents: a resolution of somebody else, or for other documents, is not found either. */
const ofBuyer = ({ numberingRanges }: Ranges): Check =>
  is.satisfying({
    expected: 'the number of a resolution for support documents (05) of the issuer of the document',
    test: ({ value, subject }) => {
      const found = rangesOfIssuer(subject, numberingRanges).some(({ documentType }) => documentType === '05');
      return found ? undefined : { found: quoted(value) };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '18769999999' }] }),
  });

type Granted = {
  readonly numberingRanges: readonly NumberingRange[];
  readonly softwareRegistry: Facts['softwareRegistry'];
};

/** Whether a range is associated with software of another provider than the one that sends; unknown software tells nothing. */
const ofOtherProvider = (subject: Subject, { softwareId }: NumberingRange, { softwareRegistry }: Granted): boolean => {
  const associated = softwareRegistry.get(softwareId ?? '');
  const sending = softwareRegistry.get(subject.text(`${dian}/sts:SoftwareProvider/sts:SoftwareID`) ?? '');
  return associated !== undefined && sending !== undefined && associated.ownerNit !== sending.ownerNit;
};

const granted = (value: string | undefined, subject: Subject, facts: Granted): Finding | undefined => {
  const { numberingRanges } = facts;
  const own = rangesOfIssuer(subject, numberingRanges);
  if (own.length === 0) {
    const owners = [...new Set(numberingRanges.map(({ issuerNit }) => issuerNit))].join(', ');
    return { found: `${quoted(value)}, which belongs to NIT ${owners}` };
  }
  return own.every((range) => ofOtherProvider(subject, range, facts))
    ? { found: `${quoted(value)}, which is associated with the software of another provider` }
    : undefined;
};

const ofIssuer = (facts: Granted): Check =>
  is.satisfying({
    expected: 'a resolution of this issuer, associated with software of the provider that sends',
    test: ({ value, subject }) =>
      facts.numberingRanges.length === 0
        ? notEvaluated('No registered range has that resolution.', 'Ningún rango registrado tiene esa resolución.')
        : granted(value, subject, facts),
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '18760000007' }] }),
  });

const registeredPrefix = ({ numberingRanges }: Ranges): Check =>
  is.satisfying({
    expected: 'a prefix registered with the resolution',
    test: ({ value, subject }) => {
      const registered = rangesOfIssuer(subject, numberingRanges).map((range) => range.prefix);
      if (registered.length === 0)
        return notEvaluated(
          'The issuer has no range with that resolution.',
          'El emisor no tiene un rango con esa resolución.',
        );
      if (registered.includes(value ?? '')) return undefined;
      return { found: quoted(value), expected: registered.map((prefix) => `"${prefix}"`).join(' or ') };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'OTRO' }] }),
  });

/**
 * The groups inside DianExtensions are obligatory and no rule asks for them by
 * themselves: a child is missing, and not excused, when its group is.
 */
export const numberingRules: readonly Rule[] = [
  row({
    family: 'AB05a',
    in: rejected,
    title: 'The resolution is in the numbering registry',
    target: authorization,
    owner: dian,
    message: 'No existe la autorización de numeración indicada',
    needs: ['numberingRanges'],
    check: existing,
    fix: 'Use the resolution number of a numbering range registered for this issuer (resolution_number).',
    alsoFires: ['FAD05e'],
  }),
  row({
    family: 'AB05a',
    in: { supportDocument: rejects },
    title: 'The buyer has the resolution for support documents',
    target: authorization,
    owner: dian,
    message: 'No se encuentra la autorización de numeración',
    needs: ['numberingRanges'],
    check: ofBuyer,
    fix: 'Use the resolution of a range of type 05 that the issuer of the document was granted (resolution_number).',
    alsoFires: ['DSAD05e'],
    source: specification('7'),
  }),
  row({
    family: 'AB05b',
    in: numbered,
    title: 'The resolution was granted to the issuer',
    target: authorization,
    message: 'La autorización de numeración no pertenece a este emisor',
    needs: ['numberingRanges', 'softwareRegistry'],
    check: ofIssuer,
    fix: 'Use a resolution that was granted to the issuer of the document and is associated with its software.',
    alsoFires: ['FAD05e', 'DSAB05a'],
  }),
  row({
    family: 'AB07a',
    in: numbered,
    title: 'The stated authorization has begun on the issue date',
    target: `${period}/cbc:StartDate`,
    message: 'Factura emitida antes del inicio de la autorización',
    check: boundary('StartDate', (start, issued) => start <= issued, '2099-01-01'),
    alsoFires: ['FAB07b', 'FAD09a'],
  }),
  row({
    family: 'AB07b',
    in: numbered,
    title: 'The first day of the authorization is the registered one',
    target: `${period}/cbc:StartDate`,
    owner: control,
    message: 'La fecha inicial no coincide con la del rango autorizado',
    needs: ['numberingRanges'],
    check: asRegistered('startDate', '2019-01-20'),
    fix: 'State what GetNumberingRange gives for this resolution and prefix.',
  }),
  row({
    family: 'AB08a',
    in: numbered,
    title: 'The stated authorization has not ended on the issue date',
    target: `${period}/cbc:EndDate`,
    message: 'Factura emitida después del vencimiento de la autorización',
    check: boundary('EndDate', (end, issued) => end >= issued, '2019-02-01'),
    alsoFires: ['FAB08b', 'FAD09b'],
  }),
  row({
    family: 'AB08b',
    in: numbered,
    title: 'The last day of the authorization is the registered one',
    target: `${period}/cbc:EndDate`,
    owner: control,
    message: 'La fecha final no coincide con la del rango autorizado',
    needs: ['numberingRanges'],
    check: asRegistered('endDate', '2030-01-18'),
    fix: 'State what GetNumberingRange gives for this resolution and prefix.',
  }),
  row({
    family: 'AB10a',
    in: rejected,
    target: `${authorized}/sts:Prefix`,
    message: 'El prefijo no coincide con el código de sucursal del emisor',
    check: is.whenPresent(is.sameAs(branch, 'OTRO')),
    brokenAt: branch,
  }),
  row({
    family: 'AB10b',
    in: numbered,
    title: 'The prefix is registered with the resolution',
    target: `${authorized}/sts:Prefix`,
    owner: control,
    message: 'El prefijo no es el de la autorización de numeración',
    needs: ['numberingRanges'],
    check: registeredPrefix,
    fix: 'State the prefix that was granted with the resolution.',
    alsoFires: ['FAB10a'],
  }),
  row({
    family: 'AB11a',
    in: numbered,
    target: `${authorized}/sts:From`,
    owner: dian,
    message: 'Falta el número inicial del rango',
    check: is.present(),
    alsoFires: ['FAB11b'],
  }),
  row({
    family: 'AB11b',
    in: numbered,
    title: 'The first number is that of the registered range',
    target: `${authorized}/sts:From`,
    owner: control,
    message: 'El número inicial no corresponde a un rango vigente',
    needs: ['numberingRanges'],
    check: asRegistered('from', '1'),
    fix: 'State what GetNumberingRange gives for this resolution and prefix.',
  }),
  row({
    family: 'AB12a',
    in: numbered,
    target: `${authorized}/sts:To`,
    owner: dian,
    message: 'Falta el número final del rango',
    check: is.present(),
    alsoFires: ['FAB12b'],
  }),
  row({
    family: 'AB12b',
    in: numbered,
    title: 'The last number is that of the registered range',
    target: `${authorized}/sts:To`,
    owner: control,
    message: 'El número final no corresponde a un rango vigente',
    needs: ['numberingRanges'],
    check: asRegistered('to', '995000001'),
    fix: 'State what GetNumberingRange gives for this resolution and prefix.',
  }),
];
