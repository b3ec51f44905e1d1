/** Damage to YAML, line by line. */
import { damagedBytes } from './bytes.ts';
import { oddText, type Random } from './odd.ts';

const oddScalars = [
  ...[
    '~',
    '!!binary aGk=',
    '!!js/function x',
    '!!set {a, b}',
    '!!timestamp 2026-11-20',
    '&a [*a]',
    '*missing',
    '<<: *x',
  ],
  ...[
    '0o17',
    '0x1F',
    '.inf',
    '-.inf',
    '.nan',
    '1e400',
    '2026-11-20',
    '12:30:45',
    'yes',
    'NO',
    'null',
    '|',
    '>-',
    '"\\u0000"',
  ],
  ...['{a: {b: [', '[1, 2', "'", '"', '? x', '- - - 1', '%YAML 1.1', '---', '...', '@x', '`x`', '# x', '\t- x'],
  `&b [${'x,'.repeat(50)}]`,
  '{{{{{{{{{{',
  '['.repeat(200),
] as const;

/** Ten references to ten references to …: a thousand million values if they were copied. */
const laughs = `a: &a [x,x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 8 }, (_, at) => {
  const [name, last] = [String.fromCharCode(0x62 + at), String.fromCharCode(0x61 + at)];
  return `${name}: &${name} [${Array.from({ length: 10 }, () => `*${last}`).join(',')}]`;
}).join('\n')}\n`;

type Change = (lines: readonly string[], random: Random) => readonly string[];

const at = (lines: readonly string[], random: Random): number => random.integer(0, Math.max(0, lines.length - 1));

const replaced =
  (change: (line: string, random: Random) => readonly string[]): Change =>
  (lines, random) => {
    const place = at(lines, random);
    return lines.toSpliced(place, 1, ...change(lines[place] ?? '', random));
  };

const withValue = (line: string, value: string): string =>
  line.replace(/(:\s+|-\s+).*$/, (_, before: string) => before + value);

const changes: readonly Change[] = [
  replaced(() => []),
  replaced((line) => [line, line]),
  replaced((line, random) => [`${' '.repeat(random.integer(1, 3))}${line}`]),
  replaced((line) => [line.replace(/^ {1,2}/, '')]),
  replaced((line, random) => [withValue(line, random.pick(oddScalars))]),
  replaced((line, random) => [withValue(line, random.pick(oddScalars))]),
  replaced((line, random) => [withValue(line, JSON.stringify(oddText(random)))]),
  replaced((line, random) => [withValue(line, oddText(random))]),
  replaced((line, random) => [line, random.pick(oddScalars)]),
  replaced((line, random) => [
    line.replace(/[\w]+(?=:)/, (name) => random.pick([`${name}x`, '__proto__', 'extends', name.toUpperCase()])),
  ]),
  (lines, random) => lines.toSpliced(at(lines, random), 0, lines[at(lines, random)] ?? ''),
];

export const damagedYaml = (text: string, random: Random): Buffer => {
  if (random.chance(0.1)) return damagedBytes(Buffer.from(text), random);
  if (random.chance(0.02)) return Buffer.from(`${text}\n${laughs}`);
  const lines = random
    .several(random.integer(1, 3), () => random.pick(changes))
    .reduce((changed, change) => change(changed, random), text.split('\n') as readonly string[]); // readonly from here on
  return Buffer.from(lines.join('\n'));
};
