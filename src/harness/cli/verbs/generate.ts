import type { Command } from 'commander';
import { companyControlOptions } from '../shared-options.ts';

const help = `
Kinds: invoice, healthInvoice, creditNote, debitNote, supportDocument, supportAdjustmentNote, payroll,
payrollReplacement, payrollDeletion; credit-note and creditNote are the same.

Examples:
  ensayo generate invoice                              a request body, as POST /api/ubl2.1/invoice takes it
  ensayo generate invoice --count 100 --seed 7         a hundred, one a line: the same at every call
  ensayo generate credit-note --xml --out notes        request and signed XML, each in a file
  ensayo generate invoice --invalid FAU14 --out wrong  broken so that FAU14 rejects it
  ensayo generate invoice --unsigned >invoice.xml      complete but for ds:Signature
  ensayo generate credit-note --about SETP990000001,<CUFE>,2026-11-20

  ensayo generate invoice --registry mine.yaml --company 900373115         documents of your own company
  ensayo generate invoice --ready-file ready.json --company 900373115      with the next free numbers of its range

A note or an adjustment corrects the document that --about names; without it, one that is issued in this process.
A note may name none: --about none.`;

/** `ensayo generate KIND` */
export const generateVerb = (program: Command): void => {
  const command = program
    .command('generate')
    .description('Request bodies and signed XML from the seeded generators, valid or broken on purpose')
    .argument('<kind>', 'of document: invoice, credit-note, payroll, …')
    .option('--count <number>', 'how many', '1')
    .option(
      '--seed <text>',
      'the same seed gives the same bytes (XML, payroll and purchases: with the same --clock)',
      '1',
    )
    .option('--variant <name>', 'one of the kind: lineDiscount, export, …; a mix where absent')
    .option('--clock <instant>', 'issue as of that ISO 8601 instant')
    .option('--about <number,key,date>', 'the accepted document that is corrected')
    .option('--invalid <code>', 'break each so that this rule fires; tried out, not guessed')
    .option('--xml', 'signed XML, as the services in this process issue it')
    .option('--unsigned', 'XML before its signature, for a client that signs by itself; says what to add')
    .option('--out <dir>', 'write each into files there: 0001-request.json, 0001-document.xml (or 0001-unsigned.xml)')
    .option('--json', 'print one JSON array, with path, key, codes and XML beside each request');
  companyControlOptions(command)
    .addHelpText('after', help)
    .action(async (kind: string, options: unknown) =>
      (await import('../actions/run-generate.ts')).generate(kind, options),
    );
};
