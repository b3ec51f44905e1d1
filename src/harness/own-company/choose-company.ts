/** The company that generated documents are of: which one of a registry, and what it lacks. */
import { documents, type DocumentKind } from '../../../simulator/document/kind.ts';
import type { RegisteredCompany, RegistryData } from '../../../simulator/registry/index.ts';
import { optionProblem } from '../../common/start-error.ts';
import { english, spanish, type Part } from '../../common/text/bilingual.ts';
import { ownCompanyFacts, type CompanyFile, type RegistryIssuer } from '../company.ts';
import { kindFacts, subjectName } from '../document-kinds.ts';
import { rangeFor } from './in-name-of.ts';
import { addedIssuers, issuerIn, softwareOf } from './issuer-in-registry.ts';
import { typeCodeOf, type NextKnown } from './number-supply.ts';

/** A registry, and where it comes from. */
export type CompanySource = {
  /** In messages: `mine.yaml`, `the authority at http://127.0.0.1:8081/ensayo/control`. */
  readonly place: Part;
  readonly registry: RegistryData;
  /** Those of a file that are in their short form. */
  readonly companies?: readonly RegisteredCompany[] | undefined;
  /** Absent where no authority runs that could be asked. */
  readonly environment?: '1' | '2' | undefined;
  /** Tells the next free numbers; absent without an authority to ask. */
  readonly nextKnown?: ((facts: CompanyFile) => NextKnown) | undefined;
};

export type OwnCompany = {
  readonly place: Part;
  readonly registry: RegistryData;
  readonly issuer: RegistryIssuer;
  readonly facts: CompanyFile;
  readonly nextKnown: NextKnown | undefined;
};

/**
 * @param nit the only company that the registry adds to the default one, if absent
 * @throws RangeError `no-company`, `several-companies`, `unknown-nit`
 */
const issuerOf = (
  { place, registry, companies, environment }: CompanySource,
  { nit, day }: { readonly nit: string | undefined; readonly day: string },
): RegistryIssuer => {
  const candidates = addedIssuers(registry);
  const listed = candidates.join(', ');
  if (candidates.length === 0)
    throw optionProblem('no-company', {
      en: `There is no company that issues in ${english(place)}. Add yours under "companies" (ensayo docs registry).`,
      es: `Ninguna empresa emite en ${spanish(place)}. Agregue la suya en "companies" (ensayo docs registry).`,
    });
  const [only = '', ...others] = candidates;
  if (nit === undefined && others.length > 0)
    throw optionProblem('several-companies', {
      en: `There are several companies in ${english(place)}. Name one with --company: ${listed}.`,
      es: `Hay varias empresas en ${spanish(place)}. Indique una con --company: ${listed}.`,
    });
  const issuer = issuerIn(registry, { nit: nit ?? only, day, environment, companies });
  if (issuer === undefined)
    throw optionProblem('unknown-nit', {
      en: `--company is "${nit ?? ''}", and no company with that NIT issues in ${english(place)}. Those that do: ${listed}.`,
      es: `--company es "${nit ?? ''}", y ninguna empresa con ese NIT emite en ${spanish(place)}. Las que emiten: ${listed}.`,
    });
  return issuer;
};

/** @throws RangeError for a registry without that company */
export const chooseCompany = (
  source: CompanySource,
  wanted: { readonly nit: string | undefined; readonly day: string },
): OwnCompany => {
  const issuer = issuerOf(source, wanted);
  const facts = ownCompanyFacts(issuer);
  return { place: source.place, registry: source.registry, issuer, facts, nextKnown: source.nextKnown?.(facts) };
};

/**
 * Refuses a company that cannot issue documents of a kind.
 * @param typeCode of the documents, where the kind has several that are numbered apart
 * @throws RangeError `company-without-range`, `company-without-software`
 */
export const requireKind = (
  { place, registry, issuer, facts }: OwnCompany,
  kind: DocumentKind,
  typeCode = typeCodeOf(kind),
): void => {
  const { plural } = kindFacts[kind];
  const { family } = documents[kind];
  if (rangeFor(facts, typeCode) === undefined) {
    throw optionProblem('company-without-range', {
      en: `NIT ${issuer.nit} has no active numbering range for ${plural} (documentType ${typeCode}) in ${english(place)}. Add one under "ranges" (ensayo docs registry), or choose another kind of document.`,
      es: `El NIT ${issuer.nit} no tiene un rango de numeración activo para ${subjectName(kind, 'es')} (documentType ${typeCode}) en ${spanish(place)}. Agregue uno en "ranges" (ensayo docs registry), o elija otro tipo de documento.`,
    });
  }
  if (!softwareOf(registry, issuer.nit).has(family)) {
    throw optionProblem('company-without-software', {
      en: `NIT ${issuer.nit} has no active software for ${plural} (${family}) in ${english(place)}. Add it under "software" (ensayo docs registry), or choose another kind of document.`,
      es: `El NIT ${issuer.nit} no tiene un software activo para ${subjectName(kind, 'es')} (${family}) en ${spanish(place)}. Agréguelo en "software" (ensayo docs registry), o elija otro tipo de documento.`,
    });
  }
};
