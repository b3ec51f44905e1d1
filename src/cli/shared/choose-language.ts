/** Which language the commands speak: `--lang`, then `ENSAYO_LANG`, then `ensayo.yaml`, then the locale. */
import type { Language } from '../../common/text/bilingual.ts';
import { UsageError } from './output.ts';

type Env = Readonly<Record<string, string | undefined>>;

export const languages = ['en', 'es'] as const satisfies readonly Language[];

const known = (text: string | undefined): Language | undefined => languages.find((language) => language === text);

/** The value of `--lang`, wherever it stands before `--`. */
const flagIn = (args: readonly string[]): string | undefined => {
  const end = args.indexOf('--');
  const options = end === -1 ? args : args.slice(0, end);
  const written = options.findLast((arg, at) => arg.startsWith('--lang=') || options[at - 1] === '--lang');
  return written?.replace(/^--lang=/, '');
};

/** Only the key for all commands: what the file says about single ones is known once the command is. */
const languageInFile = (content: string): string | undefined => /^lang:\s*["']?(\w+)/m.exec(content)?.[1];

/** The locale as POSIX chooses it for messages: the first variable that is not empty. */
const localeLanguage = ({ LC_ALL, LC_MESSAGES, LANG }: Env): Language => {
  const locale = [LC_ALL, LC_MESSAGES, LANG].find((name) => name !== undefined && name !== '') ?? '';
  return /^es(?![a-z])/i.test(locale) ? 'es' : 'en';
};

/**
 * The language of the help, and of problems with the options: before the options are read. Unknown languages are passed
 * over; `languageOf` reports them.
 * @param file content of `ensayo.yaml`, empty without it
 */
export const languageBefore = (args: readonly string[], env: Env, file = ''): Language =>
  known(flagIn(args)) ?? known(env.ENSAYO_LANG) ?? known(languageInFile(file)) ?? localeLanguage(env);

const required = (text: string, where: string): Language => {
  const language = known(text);
  if (language !== undefined) return language;
  throw new UsageError({
    en: `${where} is "${text}". Expected en or es.`,
    es: `${where} es "${text}". Se esperaba en o es.`,
  });
};

/**
 * The language of a command.
 * @param lang its option, from the command line or from `ensayo.yaml`
 * @throws UsageError for any other language
 */
export const languageOf = (lang: string | undefined, env: Env): Language => {
  if (lang !== undefined) return required(lang, '--lang');
  const { ENSAYO_LANG: variable = '' } = env;
  return variable === '' ? localeLanguage(env) : required(variable, 'ENSAYO_LANG');
};

type TakesLanguage = (words: readonly string[]) => boolean;

/**
 * `ensayo --lang es up` is `ensayo up --lang=es`: the option belongs to the commands, not to the program.
 * @param takesLanguage not where the words end at a group of commands, which only shows its help
 */
export const languageBehindCommand = (
  args: readonly string[],
  takesLanguage: TakesLanguage = () => true,
): readonly string[] => {
  const [first = '', second] = args;
  const isApart = first === '--lang';
  const language = known(isApart ? second : /^--lang=(.*)$/.exec(first)?.[1]);
  if (language === undefined) return args;
  const rest = args.slice(isApart ? 2 : 1);
  const [command = '-'] = rest;
  if (command.startsWith('-') || command === 'help' || !takesLanguage(rest)) return rest;
  const end = rest.indexOf('--');
  return end === -1
    ? [...rest, `--lang=${language}`]
    : [...rest.slice(0, end), `--lang=${language}`, ...rest.slice(end)];
};
