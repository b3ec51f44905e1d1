/** An issuing service that runs already: whether it answers, takes the token, and issues for the company that is meant. */
import type { CompanyFile } from '../../harness/company.ts';
import { companyFacts } from '../../harness/company.ts';
import { rangeFor } from '../../harness/own-company/in-name-of.ts';
import { mayNumber, reachIssuer, takesToken } from '../../harness/target/reach.ts';
import { httpAddressOf, requireHeader } from './http-address.ts';
import { UsageError } from './output.ts';
import { variable } from './variable.ts';

/** Part of what `ensayo up` writes into its ready file. */
export type ReadyTokens = {
  readonly issuer?: string;
  readonly token?: string;
  readonly companies?: readonly { readonly nit: string; readonly token?: string }[];
};

/** The token of that company; that of the default company if none is meant. */
const readyTokenOf = ({ token, companies = [] }: ReadyTokens, nit = companyFacts().nit): string | undefined =>
  companies.find((company) => company.nit === nit)?.token ?? (nit === companyFacts().nit ? token : undefined);

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host.replace(/^(?:localhost|\[::1\])(?=:|$)/, '127.0.0.1') : address;

type Asked = { readonly address: string; readonly nit: string | undefined };

/**
 * The token of that company at an issuing service: a ready file has those of its own service, and `ENSAYO_TOKEN` is that
 * of any other, whose authority may well be the one of the ready file.
 */
export const issuerTokenOf = (ready: ReadyTokens, { address, nit }: Asked, env = process.env): string | undefined => {
  const theirs = readyTokenOf(ready, nit);
  const own = variable('ENSAYO_TOKEN', env);
  const isTheirs = hostOf(address) === hostOf(ready.issuer ?? '');
  return isTheirs ? (theirs ?? own) : (own ?? theirs);
};

/**
 * The address of an issuing service, as people give it: with or without the path of its interface.
 * @throws UsageError like `httpAddressOf`
 */
export const issuerBaseOf = (option: string, text: string): string =>
  httpAddressOf(option, text, 'http://127.0.0.1:8080').replace(/\/*(?:\/api\/ubl2\.1\/*)?$/, '');

type IssuerAddress = {
  readonly url: string;
  readonly token: string;
  /** The option that names the address. */
  readonly option: string;
  /** Whose documents are to be issued; whoever has the token if absent. */
  readonly own?: CompanyFile | undefined;
};

const invoiceType = '01';

/** @throws UsageError `issuer-unreachable`, `issuer-token-refused`, `issuer-other-company`, and like `requireHeader` */
export const requireIssuer = async ({ url, token, option, own }: IssuerAddress): Promise<void> => {
  requireHeader('--token', token, '');
  if ((await reachIssuer(url)) === 'unreachable')
    throw new UsageError(
      {
        en: `Nobody answers at ${url}. Start the service, or correct ${option}.`,
        es: `Nadie responde en ${url}. Inicie el servicio, o corrija ${option}.`,
      },
      'issuer-unreachable',
    );
  if (!(await takesToken(url, token)))
    throw new UsageError(
      {
        en: `The issuing service at ${url} does not take that token. Give the one of its company: --token, ENSAYO_TOKEN or --ready-file.`,
        es: `El servicio de emisión en ${url} no acepta ese token. Indique el de su empresa: --token, ENSAYO_TOKEN o --ready-file.`,
      },
      'issuer-token-refused',
    );
  const range = own === undefined ? undefined : rangeFor(own, invoiceType);
  if (own === undefined || range === undefined || (await mayNumber(url, token, range.prefix))) return;
  throw new UsageError(
    {
      en: `The token belongs to a company of the issuing service at ${url} that numbers no invoices with the prefix "${range.prefix}" of NIT ${own.nit}. Give the token of that company, or name the right one with --company.`,
      es: `El token es de una empresa del servicio de emisión en ${url} que no numera facturas con el prefijo "${range.prefix}" del NIT ${own.nit}. Indique el token de esa empresa, o la empresa correcta con --company.`,
    },
    'issuer-other-company',
  );
};
