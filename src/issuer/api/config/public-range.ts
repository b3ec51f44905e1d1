/** Warns of a range of invoices that the authority will not accept, as far as the service knows without asking it. */
import { environmentFor, type Company } from '../../company.ts';
import { dateOf, digitsOf, rowIn, textOf, type Part } from '../../requests/parts.ts';
import type { RequestWarning } from '../../requests/read.ts';

/** The range that every issuer uses in the test environment, by the names of the request: all public sources agree on it. */
const published = {
  prefix: 'SETP',
  from: '990000000',
  to: '995000000',
  date_from: '2019-01-19',
  date_to: '2030-01-19',
  technical_key: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
} as const;

const resolution = '18760000001';

const numberedByIt: readonly (string | undefined)[] = ['01', '02', '04'];

/** As they go into the document, where a number has no leading zeros that matter. */
const stated = (body: Part): Readonly<Record<keyof typeof published, string | undefined>> => {
  const number = (name: 'from' | 'to'): string => String(BigInt(digitsOf(body, name) ?? '0'));
  return {
    prefix: textOf(body, 'prefix') ?? '',
    from: number('from'),
    to: number('to'),
    date_from: dateOf(body, 'date_from'),
    date_to: dateOf(body, 'date_to'),
    technical_key: textOf(body, 'technical_key'),
  };
};

/** A missing key has a warning of its own. */
const differing = (body: Part): readonly string[] => {
  const given = Object.entries(stated(body));
  return given.flatMap(([name, value]) =>
    value === undefined || value === Reflect.get(published, name) ? [] : [name],
  );
};

const differs = (paths: readonly string[]): RequestWarning => ({
  code: 'public-range-differs',
  paths,
  message: `La resolución ${resolution} es la del rango público de pruebas, y la autoridad rechaza las facturas que no la indiquen así: ${paths
    .map((name) => `${name} ${String(Reflect.get(published, name))}`)
    .join(', ')}.`,
});

const ownRange: RequestWarning = {
  code: 'range-not-public',
  paths: ['resolution'],
  message: `En el ambiente de pruebas las facturas se numeran con el rango público, resolución ${resolution}, prefijo ${published.prefix}. La autoridad rechaza otra resolución (FAB05a, FAB05b) salvo que la tenga registrada para esta empresa.`,
};

const inProduction = (path: string): RequestWarning => ({
  code: 'public-range-in-production',
  paths: [path],
  message: `La resolución ${resolution} es la del rango público de pruebas, y la empresa emite en producción: allí la autoridad rechaza sus facturas (FAB05a, FAB05b) salvo que la tenga registrada para esta empresa. Envíe la resolución de la empresa o fije el ambiente 2.`,
});

/** @param company before the change: what it has already, its registry has given it */
export const publicRangeWarnings = (body: Part, company: Company): readonly RequestWarning[] => {
  if (!numberedByIt.includes(rowIn(body, 'type_document_id', 'type_documents')?.code)) return [];
  const [asked, prefix] = [textOf(body, 'resolution'), textOf(body, 'prefix') ?? ''];
  const isKnown = company.ranges.some((range) => range.prefix === prefix && range.authorization?.resolution === asked);
  const isPublic = asked === resolution;
  if (environmentFor(company, 'invoicing') === '1') return isPublic ? [inProduction('resolution')] : [];
  const paths = isPublic ? differing(body) : [];
  if (paths.length > 0) return [differs(paths)];
  return isPublic || isKnown ? [] : [ownRange];
};

const isPublic = ({ typeCodes, authorization }: Company['ranges'][number]): boolean =>
  authorization?.resolution === resolution && typeCodes.some((code) => numberedByIt.includes(code));

/** The same of a company that goes to production with the range that it has. */
export const environmentWarnings = (body: Part, company: Company): readonly RequestWarning[] => {
  const isAsked = body.values.type_environment_id !== undefined && environmentFor(company, 'invoicing') === '1';
  return isAsked && company.ranges.some(isPublic) ? [inProduction('type_environment_id')] : [];
};
