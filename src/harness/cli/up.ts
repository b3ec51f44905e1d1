import { processAge } from '../../common/env/env.ts';
import { startBox, type Box, type BoxOptions } from '../box.ts';
import { addressesOf, boxOptionsOf, portOf, type BoxFlags } from './options.ts';
import { bold, dim, exitCodes, note, print, printJson, UsageError } from './output.ts';
import { removeReadyFile, writeReadyFile } from './ready-file.ts';

type Flags = BoxFlags & {
  readonly host: string;
  readonly port: string;
  readonly altPort?: string;
  readonly authorityPort: string;
  /** False with --no-https. */
  readonly https: boolean;
  readonly httpsPort: string;
  readonly address?: readonly string[];
  readonly data?: string;
  readonly readyFile?: string;
  readonly demo?: boolean;
  readonly compatibility?: string;
  readonly json?: boolean;
};

/** What a script needs to know of running services. */
type Ready = {
  readonly issuer?: string;
  readonly issuerAlternative?: string;
  readonly authority?: string;
  readonly authorityHttps?: string;
  readonly token?: string;
  /** Of the registry file; each token is shown once. */
  readonly companies?: Box['companies'];
  /** Certificates of any authority are accepted. */
  readonly trustAny?: true;
  /** Of the authority's control interface, on loopback alone. */
  readonly control: { readonly url: string; readonly token: string };
  /** The link that opens the authority's pages for people; whoever has it controls the authority. */
  readonly console: string;
  readonly readyMs: number;
};

const compatibilityOf = ({ compatibility }: Flags): BoxOptions['compatibility'] => {
  if (compatibility === undefined) return undefined;
  if (compatibility === 'ResponseDian') return { responseDian: 'instead' };
  if (compatibility === 'both') return { responseDian: 'also' };
  throw new UsageError(`--compatibility is "${compatibility}". Expected ResponseDian or both.`);
};

const tellDefect = (error: unknown): void => {
  note(`defect: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
};

const boxOf = async (flags: Flags): Promise<Box> =>
  startBox({
    ...(await boxOptionsOf(flags)),
    addresses: addressesOf(flags.address),
    host: flags.host,
    ports: {
      issuer: portOf(flags.port, '--port'),
      alternative: flags.altPort === undefined ? undefined : portOf(flags.altPort, '--alt-port'),
      authority: portOf(flags.authorityPort, '--authority-port'),
      https: flags.https ? portOf(flags.httpsPort, '--https-port') : undefined,
    },
    data: flags.data,
    token: process.env.ENSAYO_TOKEN,
    controlToken: process.env.ENSAYO_CONTROL_TOKEN,
    compatibility: compatibilityOf(flags),
    onDefect: tellDefect,
  });

const readyOf = (box: Box, { trustAny }: Flags): Ready => ({
  issuer: box.issuer.url,
  ...(box.issuer.altUrl === undefined ? {} : { issuerAlternative: box.issuer.altUrl }),
  authority: box.authority.url,
  ...(box.authority.httpsUrl === undefined ? {} : { authorityHttps: box.authority.httpsUrl }),
  ...(box.token === '' ? {} : { token: box.token }),
  ...(box.companies.length === 0 ? {} : { companies: box.companies }),
  ...(trustAny === true ? { trustAny } : {}),
  control: box.authority.control,
  console: box.authority.console.url,
  readyMs: processAge(),
});

const showCompany = ({ nit, name, token }: Box['companies'][number]): void => {
  print(`  ${name}, NIT ${nit}: ${token ?? 'has its token from an earlier start'}`);
};

const show = ({ issuer, authority, authorityHttps, token, companies = [], control, console, readyMs }: Ready): void => {
  print(`${bold('Ensayo')} is ready (${readyMs} ms). Simulated: nothing here has legal effect.\n`);
  print(`  Issuing service  ${issuer ?? ''}`);
  print(`  Authority        ${authority ?? ''}`);
  if (authorityHttps !== undefined) print(`  Authority, TLS   ${authorityHttps}`);
  print(`  Token            ${token ?? 'the one given at the first start with this --data'}`);
  print(`  Control          ${control.url}, token ${control.token}`);
  print(`  Console          ${console}\n`);
  if (companies.length === 0) return;
  print('Companies of the registry file, with the token that each issues with:');
  companies.forEach(showCompany);
  print('');
};

const tryIt = ({ issuer, token }: Ready): void => {
  print(`\nPost an invoice from another terminal:\n`);
  print(`  curl -s ${issuer ?? ''}/api/ubl2.1/invoice \\`);
  print(`    -H 'Authorization: Bearer ${token ?? '<token>'}' -H 'Content-Type: application/json' \\`);
  print(`    -d @datasets/examples/invoice.json\n`);
  print(dim('Ctrl+C stops both services.'));
};

const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

const demonstrate = async (box: Box): Promise<void> => {
  const { allAccepted, runDemo, showDemo } = await import('./demo.ts');
  print('One document of each kind, issued and judged:');
  const outcome = await runDemo(box);
  showDemo(outcome);
  if (!allAccepted(outcome)) process.exitCode = exitCodes.failed;
};

/** `ensayo up`: runs until it is told to stop. */
export const up = async (given: unknown): Promise<void> => {
  const flags = given as Flags; // commander's options of this command
  removeReadyFile(flags.readyFile);
  const box = await boxOf(flags);
  const stopped = untilStopped();
  try {
    const ready = readyOf(box, flags);
    writeReadyFile(flags.readyFile, ready);
    if (flags.json === true) printJson(ready);
    else show(ready);
    if (flags.demo === true && flags.json !== true) await demonstrate(box);
    if (flags.json !== true) tryIt(ready);
    await stopped;
  } finally {
    removeReadyFile(flags.readyFile);
    await box.close();
  }
};
