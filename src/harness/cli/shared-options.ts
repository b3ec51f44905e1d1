/** Options that several verbs share. They are registered before it is known which verb runs, so nothing heavy is imported here. */
import type { Command } from 'commander';

/** For an option that may be repeated: all its values. */
export const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

/** For the verbs that start services, or judge in the same way. */
export const boxOptions = (command: Command): Command =>
  command
    .option('--clock <instant>', 'stop the clock of both services at an ISO 8601 instant')
    .option('--seed <text>', 'make identifiers and serial numbers reproducible')
    .option('--profile <name>', 'rules that are on: default, quiet, exact, strict, full, all, …', 'default')
    .option('--rule <code=state>', 'on, off, Rechazo or Notificación; may be repeated', collect)
    .option(
      '--limit <name=value>',
      'a limit, as in request=30s or xmlNodes=2000000 (ensayo docs limits); may be repeated',
      collect,
    )
    .option('--environment <code>', '1 production, 2 test (habilitación)', '2')
    .option('--registry <file>', 'more for the authority to know: your companies, ranges, … (ensayo docs registry)')
    .option(
      '--trust <file>',
      'PEM, DER or .p7b: roots, subordinates, whole chains or single certificates to trust; may be repeated',
      collect,
    )
    .option('--trust-any', 'trust the certificates of any authority: for a first look only');

export const logLevelHelp =
  'what the services report on stderr: fatal, error, warn, info, debug, trace or silent; warn where neither this nor ENSAYO_LOG_LEVEL says otherwise';

/** Of the verbs whose documents may be those of another company than the default one. */
export const companyOptions = (command: Command): Command =>
  command
    .option('--registry <file>', 'a registry file with your company (ensayo docs registry)')
    .option('--company <nit>', 'which company of that file, or of the running authority, the documents are of');

/** Of those of them that have no other use for a running authority. */
export const companyControlOptions = (command: Command): Command =>
  companyOptions(command)
    .option('--control <url>', 'ask a running authority for the company and its next free numbers (ENSAYO_CONTROL)')
    .option('--control-token <token>', 'its token (ENSAYO_CONTROL_TOKEN)')
    .option('--ready-file <file>', 'read both from the file that "ensayo up --ready-file" wrote');

/** Of the verbs that print what people read, in either language. */
export const languageOption = (command: Command): Command =>
  command.option('--lang <language>', 'language of what is printed: en or es', 'en');
