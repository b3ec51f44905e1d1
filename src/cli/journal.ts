import { joined, type Bilingual } from '../common/text/bilingual.ts';
import type { ControlClient, ExchangeSummary } from '../../simulator/control/client.ts';
import { targetOptions, withControl, type TargetFlags } from './shared/control-target.ts';
import { writeNewFile } from '../harness/user-files.ts';
import { wholeOf } from './shared/matcher-options.ts';
import { bold, dim, note, print, printJson, red, UsageError } from './shared/output.ts';
import { chosen } from './shared/spoken.ts';
import { verb } from './shared/verb.ts';

type JournalFlags = TargetFlags & {
  readonly json?: boolean;
  readonly limit?: string;
  readonly part?: string;
  readonly out?: string;
  readonly force?: boolean;
};

/** The formats in which an exchange can be exported. */
const parts = {
  envelope: (control: ControlClient, id: string) => control.envelope(id),
  answer: (control: ControlClient, id: string) => control.answer(id),
  document: (control: ControlClient, id: string) => control.document(id),
} as const;

type Part = keyof typeof parts;

const isPart = (text: string): text is Part => Object.hasOwn(parts, text);

const partOf = (text: string): Part => {
  if (isPart(text)) return text;
  throw new UsageError({
    en: `--part is "${text}". Expected ${Object.keys(parts).join(', ')}.`,
    es: `--part es "${text}". Se esperaba ${Object.keys(parts).join(', ')}.`,
  });
};

const troubleText = ({ fault, faults }: ExchangeSummary): Bilingual => {
  const struck = faults.map((one) => one.fault).join(', ');
  const texts = [
    fault === null ? '' : fault.check,
    struck === '' ? '' : { en: `struck by ${struck}`, es: `afectado por ${struck}` },
  ];
  return joined(
    texts.filter((text) => text !== ''),
    '; ',
  );
};

const show = (exchange: ExchangeSummary): void => {
  const { id, receivedAt, operation, certificateNit, status } = exchange;
  const answered = status === 0 ? chosen({ en: 'no answer', es: 'sin respuesta' }) : String(status);
  const what = operation ?? chosen({ en: 'unreadable', es: 'ilegible' });
  const about = `${receivedAt} ${what.padEnd(22)} ${(certificateNit ?? '').padEnd(10)}`;
  print(`${bold(id)} ${dim(about)} ${answered}  ${red(troubleText(exchange))}`.trimEnd());
};

const listJournal = async (flags: JournalFlags): Promise<void> => {
  const limit = flags.limit === undefined ? undefined : wholeOf(flags.limit, '--limit');
  await withControl(flags, async (control) => {
    const exchanges = await control.journal(limit);
    if (flags.json === true) printJson(exchanges);
    else if (exchanges.length === 0) note({ en: 'The journal is empty.', es: 'El diario está vacío.' });
    else exchanges.forEach(show);
  });
};

const showExchange = (id: string, flags: JournalFlags): Promise<void> =>
  withControl(flags, async (control) => {
    const exchange = await control.exchange(id);
    if (flags.json === true) {
      printJson(exchange);
      return;
    }
    show(exchange);
    if (exchange.fault !== null) print(exchange.fault.detail);
    print(JSON.stringify(exchange.results, null, 2));
  });

const exportExchange = async (id: string, flags: JournalFlags): Promise<void> => {
  const part = partOf(flags.part ?? 'envelope');
  const { out: file, force } = flags;
  await withControl(flags, async (control) => {
    const bytes = await parts[part](control, id);
    if (file === undefined) {
      process.stdout.write(bytes);
      return;
    }
    writeNewFile({ file, bytes, force });
    if (flags.json === true) printJson({ id, part, file, bytes: bytes.length });
    else
      print({
        en: `${file}: the ${part} of ${id}, ${String(bytes.length)} bytes`,
        es: `${file}: ${part} de ${id}, ${String(bytes.length)} bytes`,
      });
  });
};

const clearJournal = (flags: JournalFlags): Promise<void> =>
  withControl(flags, async (control) => {
    await control.clearJournal();
    if (flags.json === true) printJson({ cleared: true });
    else print({ en: 'The journal is empty.', es: 'El diario está vacío.' });
  });

const help = {
  en: `
Examples:
  ensayo journal list --limit 5
  ensayo journal export 0b5c… --part document --out received.xml
  ensayo journal export 0b5c… --part answer | xmllint --format -`,
  es: `
Ejemplos:
  ensayo journal list --limit 5
  ensayo journal export 0b5c… --part document --out recibido.xml
  ensayo journal export 0b5c… --part answer | xmllint --format -`,
};

/** `ensayo journal list|show|export|clear` */
export const journalVerb = verb({
  name: 'journal',
  about: {
    en: 'Read what the running authority received and answered',
    es: 'Lee lo que la autoridad en ejecución recibió y respondió',
  },
  help,
  verbs: [
    verb({
      name: 'list',
      about: {
        en: 'List the last exchanges, the latest first',
        es: 'Lista los últimos intercambios, primero el más reciente',
      },
      options: {
        ...targetOptions,
        '--limit <count>': { en: 'how many; 50 where absent', es: 'cuántos; 50 si se omite' },
      },
      run: listJournal,
    }),
    verb({
      name: 'show',
      about: {
        en: 'Show an exchange with what the judge found',
        es: 'Muestra un intercambio con lo que encontró la validación',
      },
      arguments: [
        [
          '<id>',
          {
            en: 'as list and the header Ensayo-Exchange show it',
            es: 'como lo muestran list y el encabezado Ensayo-Exchange',
          },
        ],
      ],
      options: {
        ...targetOptions,
      },
      run: showExchange,
    }),
    verb({
      name: 'export',
      about: {
        en: 'Write the bytes of an exchange to a file, or to stdout',
        es: 'Escribe los bytes de un intercambio en un archivo, o en la salida estándar',
      },
      arguments: [
        [
          '<id>',
          {
            en: 'as list and the header Ensayo-Exchange show it',
            es: 'como lo muestran list y el encabezado Ensayo-Exchange',
          },
        ],
      ],
      options: {
        ...targetOptions,
        '--part <name>': {
          en: 'envelope, answer or document (XML, or a ZIP where it held several)',
          es: 'envelope, answer o document (XML, o un ZIP si contenía varios)',
          byDefault: 'envelope',
          words: 'piece',
        },
        '--out <file>': { en: 'where to write it', es: 'dónde escribirlo' },
        '--force': { en: 'overwrite that file', es: 'sobrescribe ese archivo' },
      },
      usages: [
        {
          options: ['json'],
          needs: ['out'],
          why: { en: 'The bytes go to a file then.', es: 'Los bytes van entonces a un archivo.' },
        },
        { options: ['force'], needs: ['out'] },
      ],
      run: exportExchange,
    }),
    verb({
      name: 'clear',
      about: { en: 'Empty the journal', es: 'Vacía el diario' },
      options: {
        ...targetOptions,
      },
      run: clearJournal,
    }),
  ],
});
