/** Commander's own words, in the language that was chosen: headings and placeholders of the help, and its errors. */
import { Help, type CommanderError, type HelpConfiguration, type Option } from 'commander';
import { bilingual, same, type Bilingual, type Part } from '../../common/text/bilingual.ts';
import { spoken } from './spoken.ts';

export const helpOptionText = { en: 'display help for command', es: 'muestra la ayuda del comando' };

const headings: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opciones:',
  'Commands:': 'Comandos:',
};

/** What stands between `<>` and `[]`. Words that both languages share are absent. */
const placeholders: Readonly<Record<string, string>> = {
  address: 'dirección',
  bundle: 'paquete',
  certainty: 'certeza',
  chance: 'probabilidad',
  code: 'código',
  'code=state': 'código=estado',
  command: 'comando',
  count: 'cantidad',
  digits: 'dígitos',
  dir: 'carpeta',
  document: 'documento',
  expression: 'expresión',
  fault: 'falla',
  'field=value': 'campo=valor',
  file: 'archivo',
  id: 'id',
  'index/total': 'índice/total',
  instant: 'instante',
  key: 'clave',
  kind: 'tipo',
  language: 'idioma',
  length: 'duración',
  letters: 'letras',
  level: 'nivel',
  messages: 'mensajes',
  milliseconds: 'milisegundos',
  mix: 'mezcla',
  mode: 'modo',
  name: 'nombre',
  'name=value': 'nombre=valor',
  number: 'número',
  'number,key,date': 'número,clave,fecha',
  options: 'opciones',
  part: 'parte',
  path: 'ruta',
  pattern: 'patrón',
  point: 'punto',
  seconds: 'segundos',
  service: 'servicio',
  state: 'estado',
  text: 'texto',
  time: 'duración',
  topic: 'tema',
  verdict: 'resultado',
  what: 'qué',
};

const translated = (term: string): string =>
  term.replaceAll(/(?<=[<[])[^<>[\]]+?(?=(?:\.\.\.)?[>\]])/g, (name) => placeholders[name] ?? name);

const plain = new Help();

type Described = Pick<Option, 'description' | 'defaultValue' | 'defaultValueDescription'>;

/** @param whole with what commander adds: a default, as far as commands use it */
const described = ({ description, defaultValue, defaultValueDescription }: Described, whole: string): string =>
  whole === description
    ? whole
    : `${description} (por defecto: ${defaultValueDescription ?? JSON.stringify(defaultValue)})`;

const inSpanish: HelpConfiguration = {
  styleTitle: (title) => headings[title] ?? title,
  commandUsage: (command) => translated(plain.commandUsage(command)),
  subcommandTerm: (command) => translated(plain.subcommandTerm(command)),
  optionTerm: (option) => translated(plain.optionTerm(option)),
  argumentTerm: (argument) => placeholders[argument.name()] ?? argument.name(),
  optionDescription: (option) => described(option, plain.optionDescription(option)),
  argumentDescription: (argument) => described(argument, plain.argumentDescription(argument)),
};

export const helpIn = (): HelpConfiguration => (spoken() === 'es' ? inSpanish : {});

type Wording = (about: string, counts: readonly string[]) => Bilingual;

/** What each error says, by commander's code. */
const errors: Readonly<Record<string, Wording>> = {
  unknownOption: (option) => ({ en: `Unknown option '${option}'`, es: `No existe la opción "${option}"` }),
  unknownCommand: (command) => ({ en: `Unknown command '${command}'`, es: `No existe el comando "${command}"` }),
  missingArgument: (name) => ({
    en: `Missing required argument '${name}'`,
    es: `Falta el argumento "${placeholders[name] ?? name}"`,
  }),
  optionMissingArgument: (option) => ({
    en: `Option '${option}' argument missing`,
    es: `Falta el valor de la opción "${translated(option)}"`,
  }),
  missingMandatoryOptionValue: (option) => ({
    en: `Required option '${option}' not specified`,
    es: `Falta la opción "${translated(option)}", que es obligatoria`,
  }),
  excessArguments: (command, [expected = '', got = '']) => ({
    en: `Too many arguments for '${command}'. Expected ${expected} but got ${got}`,
    es: `Sobran argumentos de "${command}". Se esperaban ${expected} y se recibieron ${got}`,
  }),
};

const meant = (names: string): Bilingual => ({ en: `. Did you mean ${names}?`, es: `. ¿Quiso decir ${names}?` });

/**
 * The text of an error. Commander gives a code and an English sentence. The sentence quotes what it is about; the numbers
 * of arguments follow, and suggestions are on the next line.
 */
export const errorText = ({ code, message }: Pick<CommanderError, 'code' | 'message'>): Part => {
  const about = /'(.*)'/.exec(message)?.[1] ?? '';
  const counts = message.slice(message.lastIndexOf("'")).match(/\d+/g) ?? [];
  const names = /^\(Did you mean (?:one of )?(.*)\?\)$/m.exec(message)?.[1];
  const wording = errors[code.replace(/^commander\./, '')];
  if (wording === undefined) return message;
  return bilingual`${wording(about, counts)}${names === undefined ? same('.') : meant(names)}`;
};
