import { integer } from '../document/amount.ts';
import { dateOf } from '../document/dates.ts';
import { rangesOfIssuer, rangeStated } from '../checks/numbering.ts';
import { ofIssuer, ofIssuerAndProvider, ofSoftware } from '../checks/granted-numbering.ts';
import { notEvaluated, type Check, shown, anyOf } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { observed, specified, type Rule } from '../judge/engine/rule.ts';
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
    expected: {
      en: 'a date that lets cbc:IssueDate lie inside the authorization period',
      es: 'una fecha con la que cbc:IssueDate quede dentro de la vigencia de la autorización',
    },
    limit: 'date',
    test: ({ value, subject }) => {
      const [date, issued] = [dateOf(value), dateOf(subject.text('/*/cbc:IssueDate'))];
      if (date === undefined || issued === undefined || respected(date, issued)) return undefined;
      return {
        found: {
          en: `${name} "${date}" with cbc:IssueDate "${issued}"`,
          es: `${name} "${date}" con cbc:IssueDate "${issued}"`,
        },
      };
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
      expected: { en: 'the registered value', es: 'el valor registrado' },
      test: ({ value, subject }) => {
        const range = rangeStated(subject, numberingRanges);
        if (range === undefined)
          return notEvaluated(
            'The issuer has no range with that resolution and prefix.',
            'El emisor no tiene un rango con esa resolución y ese prefijo.',
          );
        if (comparisons[field](value, range[field])) return undefined;
        return {
          found: shown(value),
          expected: shown(range[field], {
            en: `as registered for prefix ${range.prefix}`,
            es: `según el registro del prefijo ${range.prefix}`,
          }),
        };
      },
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: other }] }),
    });

const existing = ({ numberingRanges }: Ranges): Check =>
  is.satisfying({
    expected: {
      en: 'the number of a resolution in the numbering registry',
      es: 'el número de una resolución del registro de numeración',
    },
    test: ({ value }) => {
      if (value === undefined || value.trim() === '') return { found: shown(value), certain: true };
      return numberingRanges.length > 0
        ? undefined
        : {
            found: shown(value, {
              en: 'which no registered range has',
              es: 'que ningún rango registrado tiene',
            }),
          };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '18769999999' }] }),
  });

/** Of support documents: a resolution of somebody else, or for other documents, is not found either. */
const ofBuyer = ({ numberingRanges }: Ranges): Check =>
  is.satisfying({
    expected: {
      en: 'the number of a resolution for support documents (05) of the issuer of the document',
      es: 'el número de una resolución para documentos soporte (05) del emisor del documento',
    },
    test: ({ value, subject }) => {
      const found = rangesOfIssuer(subject, numberingRanges).some(({ documentType }) => documentType === '05');
      return found ? undefined : { found: shown(value) };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '18769999999' }] }),
  });

const registeredPrefix = ({ numberingRanges }: Ranges): Check =>
  is.satisfying({
    expected: { en: 'a prefix registered with the resolution', es: 'un prefijo registrado con la resolución' },
    test: ({ value, subject }) => {
      const registered = rangesOfIssuer(subject, numberingRanges).map((range) => range.prefix);
      if (registered.length === 0)
        return notEvaluated(
          'The issuer has no range with that resolution.',
          'El emisor no tiene un rango con esa resolución.',
        );
      if (registered.includes(value ?? '')) return undefined;
      return {
        found: shown(value),
        expected: anyOf(registered),
      };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'OTRO' }] }),
  });

const grantedToIssuer = {
  family: 'AB05b',
  title: { en: 'The resolution was granted to the issuer', es: 'La resolución se otorgó al emisor' },
  target: authorization,
  message: 'La autorización de numeración no pertenece a este emisor',
  needs: ['numberingRanges', 'softwareRegistry'],
  alsoFires: ['FAD05e', 'DSAB05a'],
} as const;

/**
 * The groups inside DianExtensions are obligatory and no rule asks for them by
 * themselves: a child is missing, and not excused, when its group is.
 */
export const numberingRules: readonly Rule[] = [
  row({
    family: 'AB05a',
    in: rejected,
    title: { en: 'The resolution is in the numbering registry', es: 'La resolución está en el registro de numeración' },
    target: authorization,
    owner: dian,
    message: 'No existe la autorización de numeración indicada',
    needs: ['numberingRanges'],
    check: existing,
    fix: {
      en: 'Use the resolution number of a numbering range registered for this issuer (resolution_number), or add the range to the registry file (ranges).',
      es: 'Use el número de resolución de un rango de numeración registrado para este emisor (resolution_number), o agregue el rango al archivo de registros (ranges).',
    },
    alsoFires: ['FAD05e'],
  }),
  row({
    family: 'AB05a',
    in: { supportDocument: rejects },
    title: {
      en: 'The buyer has the resolution for support documents',
      es: 'El adquirente tiene la resolución para documentos soporte',
    },
    target: authorization,
    owner: dian,
    message: 'No se encuentra la autorización de numeración',
    needs: ['numberingRanges'],
    check: ofBuyer,
    fix: {
      en: 'Use the resolution of a range of type 05 that the issuer of the document was granted (resolution_number).',
      es: 'Use la resolución de un rango de tipo 05 autorizado al emisor del documento (resolution_number).',
    },
    alsoFires: ['DSAD05e'],
    source: specified,
  }),
  row({
    ...grantedToIssuer,
    in: rejected,
    check: ofIssuer,
    strictly: {
      holds: {
        en: 'The resolution is not associated with the software of another provider, either.',
        es: 'La resolución tampoco está asociada al software de otro proveedor.',
      },
      check: ofIssuerAndProvider,
    },
    fix: {
      en: 'Use a resolution that was granted to the issuer of the document.',
      es: 'Use una resolución otorgada al emisor del documento.',
    },
  }),
  row({
    ...grantedToIssuer,
    in: { supportDocument: mirrored(rejects) },
    check: ofIssuerAndProvider,
    fix: {
      en: 'Use a resolution that was granted to the issuer of the document and is associated with its software.',
      es: 'Use una resolución otorgada al emisor del documento y asociada a su software.',
    },
  }),
  row({
    family: 'AB05c',
    in: rejected,
    title: {
      en: 'The numbering range is associated with the software that sends',
      es: 'El rango de numeración está asociado al software que envía',
    },
    target: authorization,
    message: 'El software no es el asociado al rango de numeración informado',
    needs: ['numberingRanges'],
    check: ofSoftware,
    strictly: {
      holds: { en: 'Nothing: the annex does not print this row.', es: 'Nada: el anexo no trae esta fila.' },
      check: is.anything(),
    },
    fix: {
      en: 'Associate the prefix with the software in the portal of the authority, or state the SoftwareID with which it is associated.',
      es: 'Asocie el prefijo al software en el portal de la DIAN o indique el SoftwareID al que está asociado.',
    },
    source: observed({
      en: 'An answer of production of September 2026; annex FE 1.9 does not print it',
      es: 'Una respuesta de producción de septiembre de 2026; el anexo FE 1.9 no la trae',
    }),
  }),
  row({
    family: 'AB07a',
    in: numbered,
    title: {
      en: 'The stated authorization has begun on the issue date',
      es: 'La autorización indicada ya está vigente en la fecha de emisión',
    },
    target: `${period}/cbc:StartDate`,
    message: 'Factura emitida antes del inicio de la autorización',
    check: boundary('StartDate', (start, issued) => start <= issued, '2099-01-01'),
    alsoFires: ['FAB07b', 'FAD09a'],
  }),
  row({
    family: 'AB07b',
    in: numbered,
    title: {
      en: 'The first day of the authorization is the registered one',
      es: 'El primer día de la autorización es el registrado',
    },
    target: `${period}/cbc:StartDate`,
    owner: control,
    message: 'La fecha inicial no coincide con la del rango autorizado',
    needs: ['numberingRanges'],
    check: asRegistered('startDate', '2019-01-20'),
    fix: {
      en: 'State what GetNumberingRange gives for this resolution and prefix.',
      es: 'Indique lo que devuelve GetNumberingRange para esta resolución y este prefijo.',
    },
  }),
  row({
    family: 'AB08a',
    in: numbered,
    title: {
      en: 'The stated authorization has not ended on the issue date',
      es: 'La autorización indicada no ha vencido en la fecha de emisión',
    },
    target: `${period}/cbc:EndDate`,
    message: 'Factura emitida después del vencimiento de la autorización',
    check: boundary('EndDate', (end, issued) => end >= issued, '2019-02-01'),
    alsoFires: ['FAB08b', 'FAD09b'],
  }),
  row({
    family: 'AB08b',
    in: numbered,
    title: {
      en: 'The last day of the authorization is the registered one',
      es: 'El último día de la autorización es el registrado',
    },
    target: `${period}/cbc:EndDate`,
    owner: control,
    message: 'La fecha final no coincide con la del rango autorizado',
    needs: ['numberingRanges'],
    check: asRegistered('endDate', '2030-01-18'),
    fix: {
      en: 'State what GetNumberingRange gives for this resolution and prefix.',
      es: 'Indique lo que devuelve GetNumberingRange para esta resolución y este prefijo.',
    },
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
    title: { en: 'The prefix is registered with the resolution', es: 'El prefijo está registrado con la resolución' },
    target: `${authorized}/sts:Prefix`,
    owner: control,
    message: 'El prefijo no es el de la autorización de numeración',
    needs: ['numberingRanges'],
    check: registeredPrefix,
    fix: {
      en: 'State the prefix that was granted with the resolution.',
      es: 'Indique el prefijo otorgado con la resolución.',
    },
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
    title: {
      en: 'The first number is that of the registered range',
      es: 'El número inicial es el del rango registrado',
    },
    target: `${authorized}/sts:From`,
    owner: control,
    message: 'El número inicial no corresponde a un rango vigente',
    needs: ['numberingRanges'],
    check: asRegistered('from', '1'),
    fix: {
      en: 'State what GetNumberingRange gives for this resolution and prefix.',
      es: 'Indique lo que devuelve GetNumberingRange para esta resolución y este prefijo.',
    },
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
    title: { en: 'The last number is that of the registered range', es: 'El número final es el del rango registrado' },
    target: `${authorized}/sts:To`,
    owner: control,
    message: 'El número final no corresponde a un rango vigente',
    needs: ['numberingRanges'],
    check: asRegistered('to', '995000001'),
    fix: {
      en: 'State what GetNumberingRange gives for this resolution and prefix.',
      es: 'Indique lo que devuelve GetNumberingRange para esta resolución y este prefijo.',
    },
  }),
];
