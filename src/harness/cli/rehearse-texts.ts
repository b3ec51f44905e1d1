/** What `ensayo rehearse` says on a terminal. */
import type { TestSet } from '../../../simulator/registry/test-sets.ts';
import type { DocumentFamily, NumberingRange } from '../../../simulator/registry/types.ts';
import type { Box } from '../box.ts';
import { fileNames } from '../rehearsal/file-names.ts';
import type { RehearsalReport, ReportDocument } from '../rehearsal/report.ts';
import type { Rehearsing } from '../rehearsal/rehearsing-company.ts';
import type { Verification } from '../rehearsal/verify.ts';
import { bold, dim, green, print, red, yellow } from './output.ts';

type Say = (text: string) => void;

/** Everything that a program needs to send for the sets. */
export type ReadyToSend = {
  readonly nit: string;
  readonly name: string;
  readonly authority: string;
  readonly authorityHttps: string | null;
  readonly issuer: string;
  readonly token: string;
  readonly control: { readonly url: string; readonly token: string };
  readonly sets: readonly {
    readonly family: DocumentFamily;
    readonly testSetId: string;
    readonly softwareId: string;
    readonly pin: string;
    /** Payroll has none. */
    readonly resolution: Pick<NumberingRange, 'resolution' | 'prefix' | 'from' | 'to'> | null;
    /** Of invoices alone. */
    readonly technicalKey: string | null;
  }[];
};

const numberingOf = (
  { ranges: [invoices, support] }: Rehearsing['company'],
  family: DocumentFamily,
): Pick<ReadyToSend['sets'][number], 'resolution' | 'technicalKey'> => {
  if (family === 'payroll') return { resolution: null, technicalKey: null };
  const { resolution, prefix, from, to, technicalKey = null } = family === 'support' ? support : invoices;
  return { resolution: { resolution, prefix, from, to }, technicalKey };
};

/** Where JSON for each family is posted to. */
const paths: Readonly<Record<DocumentFamily, string>> = {
  invoicing: 'invoice',
  support: 'support-document',
  payroll: 'payroll',
};

export const tellReady = ({ authority, issuer, token }: Box, { company, testSets }: Rehearsing): ReadyToSend => {
  return {
    nit: company.nit,
    name: company.name,
    authority: authority.url,
    authorityHttps: authority.httpsUrl ?? null,
    issuer: issuer.url,
    token,
    control: authority.control,
    sets: testSets.map(({ family, id }) => ({
      family,
      testSetId: id,
      softwareId: company.software[family].id,
      pin: company.software[family].pin,
      ...numberingOf(company, family),
    })),
  };
};

export const showStart = ({ company, testSets }: Rehearsing): void => {
  const sets = testSets.map(({ family }) => family).join(', ');
  print(`${bold('Rehearsing the certification')} of ${company.name}, NIT ${company.nit}: ${sets}.`);
  print('Its documents are generated, signed and sent to its test sets, until the authority enables it.\n');
};

export const showWaiting = (ready: ReadyToSend, say: Say): void => {
  const { resolution } = ready;
  const row = (label: string, value: string): void => {
    say(`  ${label.padEnd(18)} ${value}`);
  };
  say(`${bold('Waiting for your program')} to send the documents of ${ready.name}, NIT ${ready.nit}.`);
  say('Simulated: nothing here has legal effect.\n');
  row('Authority', ready.authority);
  if (ready.authorityHttps !== null) row('Authority, TLS', ready.authorityHttps);
  row('Resolution', `${resolution.number}, prefix ${resolution.prefix}, ${resolution.from} to ${resolution.to}`);
  row('Technical key', ready.technicalKey);
  for (const { family, testSetId, softwareId, pin } of ready.sets) {
    say(`\n${bold(family)}`);
    row('TestSetId', testSetId);
    row('Software', `${softwareId}, PIN ${pin}`);
  }
  say(`\nA certificate that the authority accepts: ensayo certs good --nit ${ready.nit} --out company.p12`);
  say(`Or send JSON, which is signed for you: POST ${ready.issuer}/api/ubl2.1/invoice/<TestSetId>`);
  say(`with Authorization: Bearer ${ready.token}`);
  say(
    dim(
      '\nIt ends by itself when every set is accepted or rejected; Ctrl-C ends it with the report of what there is.\n',
    ),
  );
};

export const showAttached = (testSets: readonly TestSet[], say: Say): void => {
  say(`${bold('Watching')} these test sets:`);
  for (const { family, id, softwareId } of testSets) {
    say(`  ${family.padEnd(10)} TestSetId ${id}${softwareId === undefined ? '' : `, software ${softwareId}`}`);
  }
  say(
    dim(
      '\nIt ends by itself when every set is accepted or rejected; Ctrl-C ends it with the report of what there is.\n',
    ),
  );
};

const outcomes: Readonly<Record<RehearsalReport['outcome'], string>> = {
  accepted: green('ACCEPTED: every test set was accepted, and the company is enabled in the simulator.'),
  rejected: red('REJECTED: a test set was rejected.'),
  incomplete: yellow('INCOMPLETE: something is missing.'),
};

const showRejected = ({ kind, number, lines, remark, onPurpose }: ReportDocument): void => {
  print(
    `  ${kind} ${number ?? ''}${onPurpose ? dim(' (wrong on purpose)') : ''}${remark === null ? '' : `: ${remark}`}`,
  );
  for (const { code, message, field, found, expected } of lines) {
    print(`    ${red(code)} ${message}`);
    const where = field === null ? '' : `${field}: `;
    if (found !== null && expected !== null) print(dim(`      ${where}found ${found}, expected ${expected}`));
  }
};

const showList = (title: string, items: readonly string[]): void => {
  if (items.length === 0) return;
  print(`\n${bold(title)}`);
  for (const item of items) print(`  ${item}`);
};

const kinds = {
  [fileNames.page]: 'the report, for a browser',
  [fileNames.pdf]: 'the same, to be filed',
  [fileNames.archive]: 'XML, answer and key of each document',
  [fileNames.facts]: 'the same facts, for programs',
  [fileNames.signature]: 'their signature',
  [fileNames.root]: 'root certificate, to check it with openssl',
} as const;

export const showFinished = (report: RehearsalReport, folder: string): void => {
  const rejected = [...report.documents, ...report.production].filter(({ verdict }) => verdict === 'rejected');
  print(`\n${bold(outcomes[report.outcome])}`);
  const first = report.production.filter(({ verdict }) => verdict === 'accepted');
  if (first.length > 0) {
    print(`First in production: ${first.map(({ kind, number }) => `${kind} ${number ?? ''}`).join(', ')}.`);
  }
  showList('Warnings', report.warnings);
  showList('Missing', report.missing);
  if (rejected.length > 0) print(`\n${bold('Rejected')}`);
  for (const document of rejected) showRejected(document);
  print(`\n${bold(`Written to ${folder}`)}`);
  for (const [name, what] of Object.entries(kinds)) print(`  ${name.padEnd(20)} ${dim(what)}`);
  print(dim(`\nCheck them at any time: ensayo rehearse --verify ${folder}`));
  print(dim('Simulated: no legal effect, and no promise of what the real authority will answer.'));
};

export const showVerification = ({ ok, files }: Verification): void => {
  for (const file of files) print(`  ${file.name.padEnd(20)} ${file.ok ? green('as written') : red(file.reason)}`);
  print(ok ? green('Nothing was changed.') : red('This is not what a rehearsal wrote.'));
};
