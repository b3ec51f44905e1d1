import { fileNames, type RehearsalReport, type ReportDocument } from '../../rehearsal/report/rehearsal-report.ts';
import type { Rehearsing } from '../../rehearsal/rehearsing-company.ts';
import type { Verification } from '../../rehearsal/report/verify.ts';
import { bold, dim, green, print, red, yellow } from '../output.ts';

/** Foreign text, without terminal control sequences. */
export const terminalText = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');

export const showStart = ({ company, testSets }: Rehearsing): void => {
  const sets = testSets.map(({ family }) => family).join(', ');
  print(`${bold('Rehearsing the certification')} of ${company.name}, NIT ${company.nit}: ${sets}.`);
  print('Its documents are generated, signed and sent to its test sets, until the authority enables it.\n');
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
    if (found !== null && expected !== null)
      print(dim(terminalText(`      ${where}found ${found}, expected ${expected}`)));
  }
};

const showList = (title: string, items: readonly string[]): void => {
  if (items.length === 0) return;
  print(`\n${bold(title)}`);
  for (const item of items) print(`  ${terminalText(item)}`);
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
