import type { Command } from 'commander';

/** `ensayo report` */
export const reportVerb = (program: Command): void => {
  program
    .command('report')
    .description('Write page, JSON and JUnit from the messages of a conformance run')
    .argument('<messages>', 'what cucumber-js --format message:FILE wrote')
    .requiredOption('--out <dir>', 'folder for report.html, report.json, junit.xml and messages.ndjson')
    .option('--json', 'print counts and paths as JSON')
    .action(async (messages: string, options: unknown) =>
      (await import('../actions/run-report.ts')).report(messages, options),
    );
};
