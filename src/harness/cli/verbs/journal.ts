import type { Command } from 'commander';
import { targetOptions } from '../shared-options.ts';
import type { JournalFlags } from '../actions/run-journal.ts';

const help = `
Examples:
  ensayo journal list --limit 5
  ensayo journal export 0b5c… --part document --out received.xml
  ensayo journal export 0b5c… --part answer | xmllint --format -`;

/** `ensayo journal list|show|export|clear` */
export const journalVerb = (program: Command): void => {
  const journal = program
    .command('journal')
    .description('Read what the running authority received and answered')
    .addHelpText('after', help);
  targetOptions(journal.command('list'))
    .description('List the last exchanges, the latest first')
    .option('--limit <count>', 'how many; 50 where absent')
    .action(async (flags: JournalFlags) => (await import('../actions/run-journal.ts')).listJournal(flags));
  targetOptions(journal.command('show'))
    .description('Show an exchange with what the judge found')
    .argument('<id>', 'as list and the header Ensayo-Exchange show it')
    .action(async (id: string, flags: JournalFlags) =>
      (await import('../actions/run-journal.ts')).showExchange(id, flags),
    );
  targetOptions(journal.command('export'))
    .description('Write the bytes of an exchange to a file, or to stdout')
    .argument('<id>', 'as list and the header Ensayo-Exchange show it')
    .option('--part <name>', 'envelope, answer or document (XML, or a ZIP where it held several)', 'envelope')
    .option('--out <file>', 'where to write it')
    .option('--force', 'overwrite that file')
    .action(async (id: string, flags: JournalFlags) =>
      (await import('../actions/run-journal.ts')).exportExchange(id, flags),
    );
  targetOptions(journal.command('clear'))
    .description('Empty the journal')
    .action(async (flags: JournalFlags) => (await import('../actions/run-journal.ts')).clearJournal(flags));
};
