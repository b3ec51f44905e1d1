import type { Command } from 'commander';
import { targetOptions } from '../control-target.ts';
import type { FromDocumentFlags } from '../actions/run-from-document.ts';
import type { RegistryFlags, TestSetFlags } from '../actions/run-registry.ts';

const parts = `
Parts: companies, contributors, rut, software, ranges, mandates, contingencyPeriods, uvt, testSets,
closedKinds.
ensayo docs registry has the fields of each, with examples.`;

const addHelp = `${parts}

Examples:
  ensayo registry add company nit=900373115 name="MI EMPRESA SAS" prefix=FE
  ensayo registry add mandate certificateNit=900373115 issuerNit=901500100
  ensayo registry add testSet id=0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d issuerNit=901500200 preset=payroll
  ensayo registry add rut identification=10200037 name="ANA PEREZ" status=suspended
A row with the same key takes the place of the one before. A list is written with commas: families=invoicing,payroll.`;

const fromDocumentHelp = `
Examples:
  ensayo registry from-document invoice.xml > mine.yaml
  ensayo registry from-document invoice.xml --technical-key KEY --pin PIN --out mine.yaml --certificates signer.pem
  ensayo judge invoice.xml --registry mine.yaml --trust signer.pem --environment 2 --clock 2026-01-31T08:00:00-05:00

Takes what the document states for true: parties, software, numbering range, RUT names. PIN and technical key are in
no document: without them, the codes that are computed with them are refused. Comments say what else is unknown, which
options judge it, and which rows were left out because a registry cannot hold them.`;

/** `ensayo registry check|from-document|load|show|test-sets|add|remove` */
export const registryVerb = (program: Command): void => {
  const registry = program
    .command('registry')
    .description('Taxpayers, software, ranges and the rest of what the authority knows');
  registry
    .command('check')
    .description('Tell every mistake of a registry file, without services')
    .argument('<file>', 'YAML or JSON')
    .option('--json', 'print mistakes, or counts, as JSON')
    .addHelpText('after', '\nExit codes: 0 the file can be used, 1 it has mistakes, 2 it cannot be read.')
    .action(async (file: string, flags: RegistryFlags) =>
      (await import('../actions/run-registry.ts')).checkFile(file, flags),
    );
  registry
    .command('from-document')
    .description('Write the registry file with which a document from elsewhere can be judged')
    .argument('<file>', 'XML, AttachedDocument, or a ZIP with one document')
    .option('--out <file>', 'write the registry there, not to standard output')
    .option('--technical-key <key>', 'of the numbering range, as GetNumberingRange gives it')
    .option('--pin <pin>', 'of the software')
    .option('--certificates <file>', 'write the certificates of its signature there, as PEM for --trust')
    .option('--force', 'overwrite existing files')
    .option('--json', 'print rows, environment, clock, signer and what is unknown as JSON')
    .addHelpText('after', fromDocumentHelp)
    .action(async (file: string, flags: FromDocumentFlags) =>
      (await import('../actions/run-from-document.ts')).fromDocument(file, flags),
    );
  targetOptions(registry.command('load'))
    .description('Give the running authority the registry of a file')
    .argument('<file>', 'YAML or JSON')
    .option('--keep', 'add to what there is, rather than replacing it')
    .action(async (file: string, flags: RegistryFlags) =>
      (await import('../actions/run-registry.ts')).loadFile(file, flags),
    );
  targetOptions(registry.command('show'))
    .description('Show what the running authority knows')
    .argument('[part]', 'one part; how many rows each has, where absent')
    .argument('[key]', 'one row')
    .addHelpText('after', parts)
    .action(async (part: string | undefined, key: string | undefined, flags: RegistryFlags) =>
      (await import('../actions/run-registry.ts')).showRegistry({ part, key }, flags),
    );
  targetOptions(registry.command('test-sets'))
    .description('Show what the test sets ask for, what came so far and what is missing')
    .argument('[nit]', 'only those of that company')
    .option('--reset <id>', 'open one again, with nothing counted, before they are shown')
    .action(async (nit: string | undefined, flags: TestSetFlags) =>
      (await import('../actions/run-registry.ts')).showTestSets(nit, flags),
    );
  targetOptions(registry.command('add'))
    .description('Add a row to what the running authority knows')
    .argument('<part>', 'to what: company, contributor, rut, software, range, mandate, …')
    .argument('<field=value...>', 'the row')
    .addHelpText('after', addHelp)
    .action(async (part: string, fields: readonly string[], flags: RegistryFlags) =>
      (await import('../actions/run-registry.ts')).addRow(part, fields, flags),
    );
  targetOptions(registry.command('remove'))
    .description('Remove a row; what names it stays')
    .argument('<part>', 'from what')
    .argument('<key>', 'as "registry show PART" shows it')
    .action(async (part: string, key: string, flags: RegistryFlags) =>
      (await import('../actions/run-registry.ts')).removeRow(part, key, flags),
    );
};
