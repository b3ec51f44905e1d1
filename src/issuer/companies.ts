/**
 * The issuers of one service. Those given at start-up are there at once; others are configured through the interface
 * and kept in the store, where they also replace one with the same NIT.
 */
import { noSoftware, type Company } from './company.ts';
import type { Credentials } from '../common/credentials.ts';
import type { CompanyDecision, IssuerStore } from './store/port.ts';
import { readPem } from './signing/key-store.ts';

/** Key and chain as PEM texts, extracted from the upload. */
export type CertificateRecord = { readonly key: string; readonly certificates: string };

/** A company as plain data. */
export type CompanyRecord = Omit<Company, 'credentials'> & { readonly certificate?: CertificateRecord | undefined };

export type Decided<Refusal> = CompanyDecision<CompanyRecord, Refusal>;

export type Changed<Refusal> =
  | { readonly ok: true; readonly company: Company }
  | { readonly ok: false; readonly refusal: Refusal };

export type Companies = {
  readonly find: (nit: string) => Company | undefined;
  /** The default one, if no token names another. */
  readonly first: Company;
  /** The record of a company configured here; for others, the part that can be written down. */
  readonly record: (nit: string) => CompanyRecord | undefined;
  /**
   * Decides on a company as it is now, whichever process changed it last.
   * @param decide is given undefined for one that does not exist
   */
  readonly change: <Refusal>(
    nit: string,
    decide: (known: CompanyRecord | undefined) => Decided<Refusal>,
  ) => Promise<Changed<Refusal>>;
  /** Reads them again, after another process stored one. */
  readonly reload: () => Promise<void>;
};

export type CompaniesOptions = {
  readonly store: Pick<IssuerStore, 'companies' | 'changeCompany'>;
  readonly configured: readonly [Company, ...Company[]];
  /** Companies known elsewhere, consulted for those unknown here: a tenant falls back to its service's. */
  readonly inherited?: Pick<Companies, 'find' | 'record'> | undefined;
  /** The credentials of a company that has uploaded no certificate; a test authority can issue them. */
  readonly issueCredentials?: ((company: CompanyRecord) => Promise<Credentials>) | undefined;
};

/** Called only if `canSign` is true. */
const noCertificate = (nit: string) => (): Promise<Credentials> =>
  Promise.reject(new Error(`The company ${nit} has no certificate.`));

const uploaded = ({ key, certificates }: CertificateRecord, nit: string) => {
  let read: Promise<Credentials> | undefined;
  const open = (): Credentials => {
    const result = readPem({ key, certificates: [certificates] });
    if (!result.ok) throw new Error(`The stored certificate of ${nit} cannot be read: ${result.message}`);
    return result.credentials;
  };
  return (): Promise<Credentials> => (read ??= Promise.resolve().then(open));
};

const companyOf = (record: CompanyRecord, { issueCredentials }: CompaniesOptions): Company => {
  const { certificate, ...facts } = record;
  if (certificate !== undefined) return { ...facts, credentials: uploaded(certificate, facts.nit) };
  if (issueCredentials === undefined) return { ...facts, credentials: noCertificate(facts.nit), canSign: false };
  let issued: Promise<Credentials> | undefined;
  return { ...facts, credentials: () => (issued ??= issueCredentials(record)) };
};

/** A company keeps its own credentials until it uploads others. */
const withOwnCredentials = (company: Company, record: CompanyRecord, own: Company | undefined): Company =>
  record.certificate === undefined && own !== undefined ? { ...company, credentials: own.credentials } : company;

type StoredRecord = Omit<CompanyRecord, 'software'> & {
  readonly software: Omit<Company['software'], 'equivalent'> & Partial<Company['software']>;
};

/**
 * A certificate whose private key was lost with the key of the data folder can no longer sign. Companies that were
 * stored before there were equivalent documents have no software for them.
 */
const asStored = (record: StoredRecord): CompanyRecord => ({
  ...record,
  software: { equivalent: noSoftware, ...record.software },
  ...(record.certificate?.key === '' ? { certificate: undefined } : {}),
});

export const openCompanies = async (options: CompaniesOptions): Promise<Companies> => {
  const { store, configured, inherited } = options;
  const own = new Map(configured.map((company) => [company.nit, company]));
  const companies = new Map(own);
  const records = new Map<string, CompanyRecord>();
  const keep = (record: CompanyRecord): Company => {
    const company = withOwnCredentials(companyOf(record, options), record, own.get(record.nit));
    companies.set(record.nit, company);
    records.set(record.nit, record);
    return company;
  };
  const reload = async (): Promise<void> => {
    for (const { record } of await store.companies()) {
      const stored = asStored(record as StoredRecord); // written by `change`
      // One that has not changed keeps its credentials, which are costly to read.
      if (JSON.stringify(records.get(stored.nit)) !== JSON.stringify(stored)) keep(stored);
    }
  };
  await reload();
  const recordOf = (nit: string): CompanyRecord | undefined => {
    const known = records.get(nit) ?? companies.get(nit);
    return known === undefined ? inherited?.record(nit) : withoutCredentials(known);
  };
  /** A company that nobody has configured in this store. */
  const unstored = (nit: string): CompanyRecord | undefined => {
    const known = own.get(nit);
    return known === undefined ? inherited?.record(nit) : withoutCredentials(known);
  };
  return {
    find: (nit) => companies.get(nit) ?? inherited?.find(nit),
    get first() {
      return companies.get(configured[0].nit) ?? configured[0];
    },
    record: recordOf,
    change: async (nit, decide) => {
      const decided = await store.changeCompany(nit, (stored) =>
        // Written by `change`.
        decide(stored === undefined ? unstored(nit) : asStored(stored as StoredRecord)),
      );
      return decided.ok ? { ok: true, company: keep(decided.record) } : decided;
    },
    reload,
  };
};

const withoutCredentials = (company: CompanyRecord | Company): CompanyRecord => {
  if (!('credentials' in company)) return company;
  const { credentials: _, ...facts } = company;
  return facts;
};
