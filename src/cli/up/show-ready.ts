/** What `ensayo up` says once the services listen. */
import { bilingual, english, spanish, type Part } from '../../common/text/bilingual.ts';
import { relative } from 'node:path';
import { dataFile } from '../../common/data-directory.ts';
import type { Compatibility } from '../../issuer/company.ts';
import type { Box, BoxOptions } from '../../harness/box-types.ts';
import { ensayoCommand } from '../shared/invocation.ts';
import { bold, print } from '../shared/output.ts';
import type { ReadyFacts } from '../shared/ready-file.ts';
import { chosen } from '../shared/spoken.ts';
import { shellQuoted } from '../../harness/shell.ts';

/** The facts about running services that a script needs. */
export type Ready = ReadyFacts & {
  readonly issuerAlternative?: string;
  readonly authorityHttps?: string;
  readonly token?: string;
  /** From the registry file; each token is shown once. */
  readonly companies?: Box['companies'];
  /** Certificates of any authority are accepted. */
  readonly trustAny?: true;
  /** Of the authority's control interface, on loopback only. */
  readonly control?: { readonly url: string; readonly token: string };
  /** The link that opens the authority's pages for people; anyone who has it controls the authority. */
  readonly console?: string;
  /** For Prometheus. */
  readonly metrics?: string;
  /** How many processes serve there, if not this one. */
  readonly workers?: number;
  readonly readyMs: number;
};

const showCompany = ({ nit, name, token }: Box['companies'][number]): void => {
  print(
    bilingual`  ${name}, NIT ${nit}: ${token ?? { en: 'has its token from an earlier start; --new-token makes another', es: 'tiene su token de un inicio anterior; --new-token crea otro' }}`,
  );
};

const tokenText = ({ token }: Ready): Part =>
  token ?? {
    en: 'the one of an earlier start with this --data; ENSAYO_TOKEN sets one, and --new-token makes another',
    es: 'el de un inicio anterior con este --data; ENSAYO_TOKEN fija uno, y --new-token crea otro',
  };

const addressLines = (ready: Ready): readonly (readonly [name: Part, value: Part | undefined])[] => [
  [{ en: 'Issuing service', es: 'Emisión' }, ready.issuer],
  [{ en: 'Authority', es: 'Autoridad' }, ready.authority],
  [{ en: 'Authority, TLS', es: 'Autoridad, TLS' }, ready.authorityHttps],
  ['Token', ready.issuer === undefined ? undefined : tokenText(ready)],
  ['Control', ready.control === undefined ? undefined : `${ready.control.url}, token ${ready.control.token}`],
  [{ en: 'Console', es: 'Consola' }, ready.console],
  [{ en: 'Metrics', es: 'Métricas' }, ready.metrics],
];

/** Clients of other services look under another name, and find nothing at first. */
const answerNames: Readonly<Record<Compatibility, Part>> = {
  ResponseAuthority: {
    en: 'ResponseAuthority; "up --compatibility both" adds ResponseDian (ensayo docs rest)',
    es: 'ResponseAuthority; "up --compatibility both" agrega ResponseDian (ensayo docs rest)',
  },
  dialect: 'ResponseDian',
  ResponseDian: 'ResponseDian',
  both: { en: 'both ResponseAuthority and ResponseDian', es: 'ResponseAuthority y también ResponseDian' },
};

export const show = (ready: Ready, { compatibility = 'ResponseAuthority' }: BoxOptions): void => {
  const { companies = [], readyMs } = ready;
  print({
    en: `${bold('Ensayo')} is ready (${readyMs} ms). Simulated: nothing here has legal effect.\n`,
    es: `${bold('Ensayo')} está listo (${readyMs} ms). Simulado: nada de esto tiene efectos legales.\n`,
  });
  for (const [name, value] of addressLines(ready))
    if (value !== undefined) print(bilingual`  ${chosen(name).padEnd(15)}  ${value}`);
  if (ready.issuer !== undefined)
    print({
      en: `  In its answers, the key of the authority's answer is ${english(answerNames[compatibility])}.`,
      es: `  En sus respuestas, la clave de la respuesta de la autoridad es ${spanish(answerNames[compatibility])}.`,
    });
  print('');
  if (companies.length === 0) return;
  print({
    en: 'Companies of the registry file, with the token that each issues with:',
    es: 'Empresas del archivo de registro, con el token con el que emite cada una:',
  });
  companies.forEach(showCompany);
  print('');
};

/** As a shell takes it from here: the package is below node_modules, or somewhere else. */
const examplePath = (): string => {
  const file = dataFile('examples/invoice.json');
  const near = relative('.', file);
  return shellQuoted(near.startsWith('..') ? file : near);
};

/** @param registry the file that declares the companies */
export const tryIt = ({ issuer, token, companies = [] }: Ready, registry: string | undefined): void => {
  if (issuer === undefined) return;
  const [own] = registry === undefined ? [] : companies;
  print({ en: `\nPost an invoice from another terminal:\n`, es: `\nEnvíe una factura desde otra terminal:\n` });
  if (own !== undefined)
    print(
      `  ${ensayoCommand()} generate invoice --registry ${shellQuoted(registry ?? '')} --company ${own.nit} > invoice.json`,
    );
  print(`  curl -s ${issuer}/api/ubl2.1/invoice \\`);
  print(
    `    -H 'Authorization: Bearer ${(own === undefined ? token : own.token) ?? '<token>'}' -H 'Content-Type: application/json' \\`,
  );
  print(`    -d @${own === undefined ? examplePath() : 'invoice.json'}\n`);
};
