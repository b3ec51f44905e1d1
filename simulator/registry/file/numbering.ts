/** Ranges that number nothing, or the same things twice. */
import { everyIssuer } from '../common-ranges.ts';
import { defaultRegistry } from '../default-registry.ts';
import type { NumberingRange } from '../types.ts';
import type { Check, Entry } from './entries.ts';
import { companyDefaults } from './company.ts';
import type { Mistake, Path } from './mistake.ts';
import { keys } from './rows.ts';

const reversed = ({ from, to, path }: { from: string; to: string; path: Path }): readonly Mistake[] =>
  BigInt(from) <= BigInt(to)
    ? []
    : [
        {
          code: 'reversed-numbers',
          path: [...path, 'to'],
          received: to,
          expected: { en: `a number from ${from} on`, es: `un número desde ${from}` },
          fix: { en: 'Exchange from and to, or correct one.', es: 'Intercambie from y to o corrija uno.' },
        },
      ];

/** Only `from` is in the file. */
const beyondDefault = ({ from, path }: { from: string; path: Path }): readonly Mistake[] =>
  BigInt(from) <= BigInt(companyDefaults.to)
    ? []
    : [
        {
          code: 'reversed-numbers',
          path: [...path, 'from'],
          received: from,
          expected: {
            en: `a number up to ${companyDefaults.to}, with which a range ends that has no "to"`,
            es: `un número hasta ${companyDefaults.to}, con el que termina un rango sin «to»`,
          },
          fix: { en: `Add to: ${from}, or a higher number.`, es: `Agregue to: ${from}, o un número mayor.` },
        },
      ];

const numbersRunForward: Check = ({ entries }) => [
  ...entries.companies.flatMap(({ row, path }) => {
    const { from = companyDefaults.from, to } = row;
    return to === undefined ? beyondDefault({ from, path }) : reversed({ from, to, path });
  }),
  ...entries.ranges
    .filter(({ written }) => written)
    .flatMap(({ row: { from, to }, path }) => reversed({ from, to, path })),
];

/** Needed to compute the CUFE of an invoice (annex FE 1.9, 11.1). */
const invoicesHaveKeys: Check = ({ entries }) =>
  entries.ranges
    .filter(({ row }) => row.documentType === '01' && row.technicalKey === undefined)
    .map(({ path }) => ({
      code: 'missing-technical-key',
      path: [...path, 'technicalKey'],
      received: undefined,
      expected: {
        en: 'the technical key of a range of invoices: the CUFE is computed with it',
        es: 'la clave técnica de un rango de facturas: con ella se calcula el CUFE',
      },
      fix: {
        en: 'Add technicalKey as GetNumberingRange gives it, or any 40 hexadecimal digits.',
        es: 'Agregue technicalKey como la da GetNumberingRange, o 40 cifras hexadecimales cualesquiera.',
      },
    }));

const overlap = (one: NumberingRange, other: NumberingRange): boolean =>
  one.issuerNit === other.issuerNit &&
  one.documentType === other.documentType &&
  one.prefix === other.prefix &&
  BigInt(one.from) <= BigInt(other.to) &&
  BigInt(other.from) <= BigInt(one.to) &&
  one.startDate <= other.endDate &&
  other.startDate <= one.endDate;

/** Several issuers may have ranges of these, even where the file does not extend the registry that has the common one. */
const commonResolutions = (ranges: readonly NumberingRange[]): ReadonlySet<string> =>
  new Set(
    [...defaultRegistry().ranges, ...ranges]
      .filter(({ issuerNit }) => issuerNit === everyIssuer)
      .map(({ resolution }) => resolution),
  );

const clash = (
  { row, path, written }: Entry<NumberingRange>,
  other: NumberingRange,
  common: ReadonlySet<string>,
): Mistake | undefined => {
  if (row.resolution === other.resolution && row.issuerNit !== other.issuerNit && !common.has(row.resolution)) {
    return {
      code: 'resolution-of-another',
      path: written ? [...path, 'resolution'] : path,
      received: row.resolution,
      expected: { en: 'a resolution of this issuer alone', es: 'una resolución de este emisor solamente' },
      fix: {
        en: `${other.issuerNit} has that resolution: write another number.`,
        es: `${other.issuerNit} tiene esa resolución: escriba otro número.`,
      },
    };
  }
  if (!overlap(row, other)) return undefined;
  return {
    code: 'overlapping-range',
    path,
    received: `${row.prefix} ${row.from}-${row.to}`,
    expected: {
      en: `no numbers of resolution ${other.resolution}, ${other.prefix} ${other.from}-${other.to}`,
      es: `ningún número de la resolución ${other.resolution}, ${other.prefix} ${other.from}-${other.to}`,
    },
    fix: {
      en: 'Change prefix, numbers or dates, so that a number belongs to one range.',
      es: 'Cambie el prefijo, los números o las fechas, para que un número sea de un solo rango.',
    },
  };
};

const seriesOf = ({ issuerNit, documentType, prefix }: NumberingRange): string =>
  `${issuerNit} ${documentType} ${prefix}`;

/** The ranges that could overlap with one: of the same resolution, or of the same issuer, type and prefix. */
const neighbours = (ranges: readonly NumberingRange[]) => {
  const groups = new Map<string, NumberingRange[]>();
  for (const range of ranges) {
    for (const name of [range.resolution, seriesOf(range)]) {
      const group = groups.get(name);
      if (group === undefined) groups.set(name, [range]);
      else group.push(range);
    }
  }
  return (range: NumberingRange) => [...(groups.get(range.resolution) ?? []), ...(groups.get(seriesOf(range)) ?? [])];
};

/** Of two ranges of the file the second is reported; duplicates are reported as such. */
const rangesAreApart: Check = ({ entries, all }) => {
  const places = new Map(entries.ranges.map(({ row }, index) => [keys.ranges(row), index]));
  const near = neighbours(all.ranges);
  const common = commonResolutions(all.ranges);
  return entries.ranges.flatMap((entry, index) => {
    const isOther = (other: NumberingRange): boolean => (places.get(keys.ranges(other)) ?? -1) < index;
    const mistake = near(entry.row)
      .filter(isOther)
      .map((other) => clash(entry, other, common))
      .find((found) => found !== undefined);
    return mistake === undefined ? [] : [mistake];
  });
};

export const numberingChecks: readonly Check[] = [numbersRunForward, invoicesHaveKeys, rangesAreApart];
