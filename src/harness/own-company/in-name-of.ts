/** Requests and violations are written for the default company: the same ones for another company. */
import type { Violation } from '../../../simulator/checks/vocabulary/violation.ts';
import { companyFacts, type CompanyFile } from '../company.ts';

type Range = CompanyFile['ranges'][number];

/** The range that numbers documents of a type; the first one if there are several. */
export const rangeFor = ({ ranges }: Pick<CompanyFile, 'ranges'>, typeCode: string): Range | undefined =>
  ranges.find(({ typeCodes }) => typeCodes.includes(typeCode));

type Pairs = readonly (readonly [usual: Range, own: Range])[];

let loaded: CompanyFile | undefined;

const usualCompany = (): CompanyFile => (loaded ??= companyFacts());

/** Each range of the default company, with the one of the same type. */
const pairsOf = (company: CompanyFile): Pairs =>
  usualCompany().ranges.flatMap((usual) => {
    const own = rangeFor(company, usual.typeCodes[0] ?? '');
    return own === undefined ? [] : [[usual, own] as const];
  });

type Request = Readonly<Record<string, unknown>>;

const numberingIn = (pairs: Pairs, { prefix, resolution_number: resolution }: Request): Request => {
  const pair = pairs.find(
    ([usual]) => usual.prefix === prefix && (resolution ?? usual.authorization?.resolution) === usual.authorization?.resolution,
  );
  if (pair === undefined) return {};
  const [, own] = pair;
  return {
    prefix: own.prefix,
    ...(resolution === undefined ? {} : { resolution_number: own.authorization?.resolution }),
  };
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

const inOwnRange = (pairs: Pairs, text: string): string => {
  const pair = pairs.find(
    ([usual]) => usual.authorization !== undefined && text.startsWith(usual.prefix) && /^\d+$/.test(text.slice(usual.prefix.length)),
  );
  if (pair === undefined) return text;
  const [usual, own] = pair;
  return `${own.prefix}${numberIn(usual, own, text.slice(usual.prefix.length))}`;
};

/** The violation with the numbers of that company in place of the default company's. */
export const violationFor = (company: CompanyFile, violation: Violation): Violation => {
  const { built } = violation;
  if (built === undefined || company.nit === usualCompany().nit) return violation;
  const pairs = pairsOf(company);
  return {
    ...violation,
    built: built.map((edit) => (edit.edit === 'set' ? { ...edit, text: inOwnRange(pairs, edit.text) } : edit)),
  };
};
