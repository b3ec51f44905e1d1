/** The cases and bounds of short commands: from the start of a process to its end. */
import { availableParallelism } from 'node:os';
import type { Bilingual } from '../../../common/text/bilingual.ts';
import { ratio, type Lookup } from '../samples.ts';

export type Command = {
  readonly name: string;
  /** After `node`'s own options; absent: Node alone, which no command can go below. */
  readonly words?: readonly string[];
  readonly shown: string;
  /** Milliseconds from start to end on a core with nothing else to do. */
  readonly atMost?: number;
};

/** A valid one. */
export const invoicePath = 'INVOICE.xml';

export const commands: readonly Command[] = [
  { name: 'cli-node', shown: 'node -e 0' },
  { name: 'cli-explain', words: ['explain', 'FAJ44a'], shown: 'ensayo explain FAJ44a', atMost: 200 },
  { name: 'cli-rules', words: ['rules'], shown: 'ensayo rules' },
  { name: 'cli-judge', words: ['judge', invoicePath], shown: `ensayo judge ${invoicePath}`, atMost: 500 },
  { name: 'cli-reproduce', words: ['reproduce', 'FAJ44a'], shown: 'ensayo reproduce FAJ44a', atMost: 900 },
];

export const processorCase = (name: string): string => `${name}-processor`;

export const manyFilesCase = 'cli-judge-1000';

const text = (en: string, es: string): Bilingual => ({ en, es });

const loading = text('reading and compiling the code', 'leer y compilar el código');

export const commandCases = [
  ...commands.flatMap(({ name, shown }) => [
    {
      name,
      unit: 'ms' as const,
      of: 'command' as const,
      title: text(`\`${shown}\`, elapsed`, `\`${shown}\`, tiempo transcurrido`),
      bound: loading,
    },
    {
      name: processorCase(name),
      unit: 'ms' as const,
      of: 'command' as const,
      title: text(`\`${shown}\`, processor time`, `\`${shown}\`, tiempo de procesador`),
      bound: loading,
    },
  ]),
  {
    name: manyFilesCase,
    unit: 'documents/s' as const,
    of: 'command' as const,
    clock: 'elapsed' as const,
    title: text('`ensayo judge` of 1,000 files, every core', '`ensayo judge` de 1.000 archivos, todos los núcleos'),
    bound: text('judging, and code that is not yet compiled', 'validar, y código que aún no está compilado'),
  },
];

export const commandHolds = [
  ...commands.flatMap(({ name, shown, atMost }) =>
    atMost === undefined
      ? []
      : [{ name, title: text(`\`${shown}\` (ms)`, `\`${shown}\` (ms)`), atMost, value: (of: Lookup) => of(name) }],
  ),
  {
    name: 'cli-judge-1000-by-judge',
    title: text(
      '`ensayo judge` of 1,000 files ÷ (judging alone × cores)',
      '`ensayo judge` de 1.000 archivos ÷ (solo validar × núcleos)',
    ),
    atLeast: 0.9,
    value: (of: Lookup) => {
      const milliseconds = of('judge');
      const rate = milliseconds === undefined ? undefined : (availableParallelism() * 1_000) / milliseconds;
      return ratio(of(manyFilesCase), rate);
    },
  },
];
