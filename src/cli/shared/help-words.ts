/** Commander's own words, in the language that was chosen: headings and placeholders of the help, and its errors. */
import { Help, type HelpConfiguration } from 'commander';
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

const inSpanish: HelpConfiguration = {
  styleTitle: (title) => headings[title] ?? title,
  commandUsage: (command) => translated(plain.commandUsage(command)),
  subcommandTerm: (command) => translated(plain.subcommandTerm(command)),
  optionTerm: (option) => translated(plain.optionTerm(option)),
  argumentTerm: (argument) => placeholders[argument.name()] ?? argument.name(),
  optionDescription: (option) => plain.optionDescription(option).replace(/\(default: (.*)\)$/, '(por defecto: $1)'),
  argumentDescription: (argument) =>
    plain.argumentDescription(argument).replace(/\(default: (.*)\)$/, '(por defecto: $1)'),
};

export const helpIn = (): HelpConfiguration => (spoken() === 'es' ? inSpanish : {});

/** The form of each error, and what it is in Spanish; a suggestion follows it on a separate line. */
const errors: readonly (readonly [form: RegExp, spanish: string])[] = [
  [/^unknown option '(.*)'$/, 'no existe la opción "$1"'],
  [/^unknown command '(.*)'$/, 'no existe el comando "$1"'],
  [/^missing required argument '(.*)'$/, 'falta el argumento "$1"'],
  [/^option '(.*)' argument missing$/, 'falta el valor de la opción "$1"'],
  [/^required option '(.*)' not specified$/, 'falta la opción "$1", que es obligatoria'],
  [
    /^too many arguments for '(.*)'\. Expected (\d+) arguments? but got (\d+)\.?$/,
    'sobran argumentos de "$1". Se esperaban $2 y se recibieron $3',
  ],
  [
    /^too many arguments\. Expected (\d+) arguments? but got (\d+)\.?$/,
    'sobran argumentos. Se esperaban $1 y se recibieron $2',
  ],
  [/^\(Did you mean one of (.*)\?\)$/, '(¿Quiso decir alguno de estos: $1?)'],
  [/^\(Did you mean (.*)\?\)$/, '(¿Quiso decir $1?)'],
];

/** @param line of a message of commander, without `error:` */
export const errorLine = (line: string): string => {
  if (spoken() === 'en') return line;
  const [form, spanish] = errors.find(([each]) => each.test(line)) ?? [];
  return form === undefined || spanish === undefined
    ? line
    : line.replace(form, (...found: readonly string[]) =>
        spanish.replaceAll(/\$(\d)/g, (_all, index: string) => translated(found[Number(index)] ?? '')),
      );
};
