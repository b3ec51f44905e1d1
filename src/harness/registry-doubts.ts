/** What a registry file may say on purpose, and says by mistake more often. The file can be used all the same. */
import type { NumberingRange } from '../../simulator/registry/index.ts';
import type { CheckedFile } from './registry-file.ts';
import { table } from '../common/code-lists.ts';
import type { Bilingual } from '../common/text/bilingual.ts';

export type Doubt = { readonly code: string; readonly message: Bilingual };

type Read = Pick<Extract<CheckedFile, { ok: true }>['read'], 'added' | 'companies' | 'registry'>;

const rangeName = ({ resolution, prefix }: NumberingRange): string => `${resolution} ${prefix}`.trim();

/** Those that the authority's portal gives have 11 to 14 digits. */
const shortestResolution = 11;

const doubtsOfRange = (range: NumberingRange, day: string): readonly Doubt[] => {
  const { resolution, startDate, endDate, technicalKey, documentType, issuerNit, state } = range;
  const name = rangeName(range);
  const [en, es] = [`Range ${name} of NIT ${issuerNit}`, `El rango ${name} del NIT ${issuerNit}`];
  return [
    ...(state === 'active' && endDate < day
      ? [
          {
            code: 'expired-range',
            message: {
              en: `${en} expired on ${endDate}: documents of today are rejected (AB08b). Write the dates of the current resolution, or use --clock.`,
              es: `${es} venció el ${endDate}: los documentos de hoy se rechazan (AB08b). Escriba las fechas de la resolución vigente o use --clock.`,
            },
          },
        ]
      : []),
    ...(state === 'active' && startDate > day
      ? [
          {
            code: 'future-range',
            message: {
              en: `${en} is valid only from ${startDate} on.`,
              es: `${es} solo tiene vigencia desde el ${startDate}.`,
            },
          },
        ]
      : []),
    ...(resolution.length < shortestResolution
      ? [
          {
            code: 'unusual-resolution',
            message: {
              en: `${en}: resolutions of the authority have 11 digits or more.`,
              es: `${es}: las resoluciones de la autoridad tienen 11 cifras o más.`,
            },
          },
        ]
      : []),
    ...(documentType === '01' && technicalKey !== undefined && !/^[0-9a-f]{40}$/i.test(technicalKey)
      ? [
          {
            code: 'unusual-technical-key',
            message: {
              en: `${en}: its technical key is not 40 hexadecimal digits, as those of the authority.`,
              es: `${es}: su clave técnica no son 40 cifras hexadecimales, como las de la autoridad.`,
            },
          },
        ]
      : []),
  ];
};

/** In the list in force; the annex retired others. */
const isResponsibility = (code: string): boolean => table('type_liabilities').byCode(code) !== undefined;

const withoutRut = ({ added, registry }: Pick<Read, 'added' | 'registry'>): readonly Doubt[] => {
  const named = new Set(registry.rut.entries.map(({ identification }) => identification));
  return added.contributors
    .filter(({ nit }) => !named.has(nit))
    .map(({ nit }) => ({
      code: 'contributor-without-rut',
      message: {
        en: `NIT ${nit} is in contributors and not in rut: queries for a name (GetAcquirer, customer, name-by-nit, SearchCompany) do not find it. Add a row to rut, or write it under companies.`,
        es: `El NIT ${nit} está en contributors y no en rut: las consultas por el nombre (GetAcquirer, customer, name-by-nit, SearchCompany) no lo encuentran. Agregue una fila a rut o escríbalo en companies.`,
      },
    }));
};

/** @param day `YYYY-MM-DD` in Colombia, today */
export const doubtsIn = ({ added, companies, registry }: Read, day: string): readonly Doubt[] => [
  ...withoutRut({ added, registry }),
  ...added.ranges.flatMap((range) => doubtsOfRange(range, day)),
  ...added.rut.flatMap(({ identification, responsibilities }) =>
    responsibilities
      .filter((code) => !isResponsibility(code))
      .map((code) => ({
        code: 'unknown-responsibility',
        message: {
          en: `NIT ${identification}: ${code} is not a fiscal responsibility in force (AJ26).`,
          es: `NIT ${identification}: ${code} no es una responsabilidad fiscal vigente (AJ26).`,
        },
      })),
  ),
  ...companies
    .filter(({ phone }) => phone !== undefined && !/^[+\d][\d ()-]{5,}$/.test(phone))
    .map(({ nit, phone = '' }) => ({
      code: 'unusual-phone',
      message: {
        en: `NIT ${nit}: "${phone}" is no telephone number.`,
        es: `NIT ${nit}: "${phone}" no es un teléfono.`,
      },
    })),
];
