/** Requests and violations are written for the default company: the same ones for another company. */
import type { Violation } from '../../../simulator/judge/index.ts';
import { companyFacts, type CompanyFile } from '../company.ts';

type Range = CompanyFile['ranges'][number];

/** The range that numbers documents of a type; the first one if there are several. */
export const rangeFor = ({ ranges }: Pick<CompanyFile, 'ranges'>, typeCode: string): Range | undefined =>
  ranges.find(({ typeCodes }) => typeCodes.includes(typeCode));

type Pairs = readonly (readonly [usual: Range, own: Range])[];

let loaded: CompanyFile | undefined;

const usualCompany = (): CompanyFile => (loaded ??= companyFacts());

/**
 * Whether a date lies before the company's range of that type, and not before that of the default company, for which
 * the rows are written: a document of that date then has lines that no row names.
 */
export const isBeforeRange = (company: CompanyFile, typeCode: string, date: string): boolean => {
  const begins = (each: CompanyFile): string => rangeFor(each, typeCode)?.authorization?.startDate ?? '';
  return date < begins(company) && date >= begins(usualCompany());
};

/** Each range of the default company, with the one of the same type. */
const pairsOf = (company: CompanyFile): Pairs =>
  usualCompany().ranges.flatMap((usual) => {
    const own = rangeFor(company, usual.typeCodes[0] ?? '');
    return own === undefined ? [] : [[usual, own] as const];
  });

type Request = Readonly<Record<string, unknown>>;

/** The number of the resolution, whatever the request calls its field. */
const resolutionIn = ([usual, own]: Pairs[number], request: Request): Request =>
  Object.fromEntries(
    Object.entries(request)
      .filter(([, value]) => value !== undefined && value === usual.authorization?.resolution)
      .map(([field]) => [field, own.authorization?.resolution]),
  );

const numberingIn = (pairs: Pairs, request: Request): Request => {
  const { prefix, resolution_number: resolution } = request;
  const pair = pairs.find(
    ([usual]) =>
      usual.prefix === prefix && (resolution ?? usual.authorization?.resolution) === usual.authorization?.resolution,
  );
  return pair === undefined ? {} : { prefix: pair[1].prefix, ...resolutionIn(pair, request) };
};

/** The fields of a request that repeat what the service knows of the company. */
const establishmentOf = ({ name, address, phone, municipalityId, email }: CompanyFile): Request => ({
  establishment_name: name,
  establishment_address: address,
  establishment_phone: phone,
  establishment_municipality: municipalityId,
  establishment_email: email,
});

const establishmentIn = (company: CompanyFile, request: Request): Request => {
  const own = establishmentOf(company);
  const usual = Object.entries(establishmentOf(usualCompany())).filter(([field, value]) => request[field] === value);
  return Object.fromEntries(usual.map(([field]) => [field, own[field]]));
};

/**
 * The request as that company posts it. What differs from the request of the default company, such as a resolution that
 * is wrong on purpose, stays.
 */
export const inNameOf =
  (company: CompanyFile) =>
  <Given extends Request>(request: Given): Given =>
    company.nit === usualCompany().nit
      ? request
      : { ...request, ...numberingIn(pairsOf(company), request), ...establishmentIn(company, request) };

/** As far before or behind the company's range as the number is before or behind that of the default company. */
const numberIn = (usual: Range, own: Range, digits: string): string => {
  const number = BigInt(digits);
  const beyond = number - BigInt(usual.to);
  return String(beyond > 0n ? BigInt(own.to) + beyond : BigInt(own.from) + number - BigInt(usual.from));
};

/** The number of a request of the default company, at the same place in the range of that company. */
export const firstNumberFor = (company: CompanyFile, request: Request): number => {
  const number = Number(request.number ?? request.consecutive ?? 1);
  const pair = pairsOf(company).find(([usual]) => usual.prefix === request.prefix);
  return pair === undefined ? number : Number(numberIn(...pair, String(number)));
};

/** A range of the authority whose prefix the number has or, under a strange prefix, in which it lies. */
const pairOf = (pairs: Pairs, prefix: string, digits: string): Pairs[number] | undefined => {
  const registered = pairs.filter(([{ authorization }]) => authorization !== undefined);
  const lies = ([{ from, to }]: Pairs[number]): boolean =>
    BigInt(from) <= BigInt(digits) && BigInt(digits) <= BigInt(to);
  return registered.find(([usual]) => usual.prefix === prefix) ?? registered.find(lies);
};

/** A prefix that numbers of the range do not begin with, even if the wanted one begins as theirs do. */
const strangeTo = ({ prefix }: Range, wanted: string): string =>
  [wanted, 'ZZZZ', 'YYYY'].find((other) => !other.startsWith(prefix)) ?? wanted;

const inOwnRange = (pairs: Pairs, text: string): string => {
  const [, prefix = '', digits = ''] = /^([A-Z]+)(\d{1,18})$/.exec(text) ?? [];
  const pair = digits === '' ? undefined : pairOf(pairs, prefix, digits);
  if (pair === undefined) return text;
  const [usual, own] = pair;
  const ownPrefix = prefix === usual.prefix ? own.prefix : strangeTo(own, prefix);
  return `${ownPrefix}${numberIn(usual, own, digits)}`;
};

/** A first number that is wrong for the default company may be the right one of another. */
const unlikeOwn = ({ ranges }: CompanyFile, path: string, text: string): string =>
  path.endsWith('/sts:From') && ranges.some(({ from }) => from === text) ? String(BigInt(text) + 1n) : text;

/** The violation with the numbers of that company in place of the default company's. */
export const violationFor = (company: CompanyFile, violation: Violation): Violation => {
  const { built } = violation;
  if (built === undefined || company.nit === usualCompany().nit) return violation;
  const pairs = pairsOf(company);
  return {
    ...violation,
    built: built.map((edit) =>
      edit.edit === 'set' ? { ...edit, text: unlikeOwn(company, edit.path, inOwnRange(pairs, edit.text)) } : edit,
    ),
  };
};

/** What a document of that company has where one of the default company has this text: a resolution is its own. */
export const textFor = (company: CompanyFile, text: string): string => {
  const pair = pairsOf(company).find(([{ authorization }]) => authorization?.resolution === text);
  return company.nit === usualCompany().nit ? text : (pair?.[1].authorization?.resolution ?? text);
};
