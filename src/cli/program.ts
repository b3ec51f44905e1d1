/** The command line: its verbs in the order of `--help`, and how a run ends. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { ownVersion } from '../harness/own-version.ts';
import { chosen, speak, spoken } from './shared/spoken.ts';
import { languageBefore, languageBehindCommand, languageOf } from './shared/choose-language.ts';
import { helpIn, helpOptionText } from './shared/help-words.ts';
import { exitCodes, reportAsJson, reportProblem } from './shared/output.ts';
import { addOptions } from './shared/option-table.ts';
import { languageOption } from './shared/shared-options.ts';
import { requireUsage } from './shared/usage.ts';
import { register, type Verb } from './shared/verb.ts';
import { certsVerb } from './certs.ts';
import { clockVerb } from './clock.ts';
import { completionVerb } from './completion.ts';
import { configVerb } from './config.ts';
import { conformVerb } from './conform.ts';
import { docsVerb } from './docs.ts';
import { demoVerb } from './demo.ts';
import { explainVerb } from './explain.ts';
import { faultVerb } from './fault.ts';
import { generateVerb } from './generate.ts';
import { journalVerb } from './journal.ts';
import { judgeVerb } from './judge.ts';
import { loadVerb } from './load.ts';
import { mcpVerb } from './mcp.ts';
import { registryVerb } from './registry.ts';
import { rehearseVerb } from './rehearse.ts';
import { rekeyVerb } from './rekey.ts';
import { replayVerb } from './replay.ts';
import { reportVerb } from './report.ts';
import { reproduceVerb } from './reproduce.ts';
import { resetVerb } from './reset.ts';
import { rulesVerb } from './rules.ts';
import { snapshotVerb } from './snapshot.ts';
import { upVerb } from './up.ts';
import { verdictVerb } from './verdict.ts';

/** One file each, in the order of `--help`. */
export const verbs: readonly Verb[] = [
  upVerb,
  demoVerb,
  judgeVerb,
  explainVerb,
  docsVerb,
  reproduceVerb,
  rulesVerb,
  reportVerb,
  certsVerb,
  conformVerb,
  replayVerb,
  registryVerb,
  rehearseVerb,
  generateVerb,
  loadVerb,
  mcpVerb,
  faultVerb,
  verdictVerb,
  clockVerb,
  snapshotVerb,
  resetVerb,
  journalVerb,
  rekeyVerb,
  configVerb,
  completionVerb,
];

const configFile = 'ensayo.yaml';

const readConfigFile = (folder = '.'): string => {
  try {
    return readFileSync(join(folder, configFile), 'utf8');
  } catch {
    return ''; // Not there. One that cannot be read is reported once a command wants its options.
  }
};

const leavesOf = (command: Command): readonly Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leavesOf);

/**
 * The command line. Each command's module is loaded when it is called: `judge` must not wait for the services' libraries.
 * @param folder of ensayo.yaml
 */
export const createProgram = (folder = '.'): Command => {
  const file = join(folder, configFile);
  const program: Command = new Command('ensayo')
    .description(
      chosen({
        en: 'A local stand-in for the tax authority of Colombia: issue, judge, explain.',
        es: 'Un reemplazo local de la DIAN para pruebas: emite, valida y explica.',
      }),
    )
    .version(ownVersion(), '-V, --version', chosen({ en: 'print the version', es: 'muestra la versión' }))
    .configureHelp(helpIn())
    .helpOption('-h, --help', chosen(helpOptionText))
    .helpCommand('help [command]', chosen(helpOptionText))
    // Commander's own output becomes part of the sentence that every other problem gets.
    .configureOutput({ outputError: () => undefined })
    .addHelpText(
      'after',
      chosen({
        en: '\nExit codes: 0 success, 1 a document was rejected or a check failed, 2 wrong usage or surroundings (ensayo docs troubleshooting lists the codes), 3 undecided (judge), 70 a bug in Ensayo, 130 stopped by Ctrl+C.',
        es: '\nCódigos de salida: 0 éxito, 1 se rechazó un documento o falló una comprobación, 2 uso o entorno incorrecto (ensayo docs troubleshooting lista los códigos), 3 sin decidir (judge), 70 un error de Ensayo, 130 detenido con Ctrl+C.',
      }),
    )
    .hook('preAction', async (_program, command) => {
      if (existsSync(file)) (await import('./config/settings.ts')).applyConfig(program, command, file);
      const { lang } = command.opts<{ readonly lang?: string }>();
      speak(languageOf(lang, process.env));
      requireUsage(command);
    })
    .exitOverride();
  for (const verb of verbs) register(program, verb, spoken());
  for (const command of leavesOf(program)) addOptions(command, languageOption, spoken());
  return program;
};

/** Whether the words lead to a command that does something. */
const isLeaf = (command: Command, [word, ...others]: readonly string[]): boolean => {
  const next = command.commands.find((each) => each.name() === word || each.aliases().includes(word ?? ''));
  return next === undefined ? command.commands.length === 0 : isLeaf(next, others);
};

/** Help that was asked for, the version, and the help in place of a missing command: commander has printed it. */
const isHelp = ({ code }: CommanderError): boolean =>
  ['commander.help', 'commander.helpDisplayed', 'commander.version'].includes(code);

/** Runs the given arguments; the result is the exit code of the process. */
export const runProgram = async (args: readonly string[], folder?: string): Promise<void> => {
  reportAsJson(args.includes('--json'));
  speak(languageBefore(args, process.env, readConfigFile(folder)));
  try {
    const program = createProgram(folder);
    const words = languageBehindCommand(args, (rest) => isLeaf(program, rest));
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && isHelp(error)) {
      process.exitCode = error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    } else reportProblem(error);
  }
};
