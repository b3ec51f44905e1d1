/** `ensayo judge FILE --write-fixed FILE`: the document with the proposed changes, and what is still to be done to it. */
import type { DocumentFile, GivenDocument } from '../../../simulator/document/index.ts';
import { type ProposedChanges, withChanges } from '../../../simulator/judge/index.ts';
import { toText } from '../../common/bytes.ts';
import type { Bilingual } from '../../common/text/bilingual.ts';
import { writeNewFile } from '../../harness/user-files.ts';
import { textsIn, type Language } from '../shared/language.ts';
import { green, print, printable, UsageError, yellow } from '../shared/output.ts';

type Reason = 'not-rejected' | 'no-change-known' | 'not-tried';

/** The file that was written, or why none was. */
export type Fixed =
  | { readonly file: string }
  | {
      readonly file: null;
      /** Stable, for programs. */
      readonly code: Reason;
      readonly message: string;
      readonly spanish: { readonly message: string };
    };

export type Wanted = { readonly file: string; readonly force?: boolean | undefined };

const reasons: Readonly<Record<Reason, Bilingual>> = {
  'not-rejected': {
    en: 'No file was written: the document is not rejected.',
    es: 'No se escribió ningún archivo: el documento no se rechaza.',
  },
  'no-change-known': {
    en: 'No file was written: no change is known that helps without its sender.',
    es: 'No se escribió ningún archivo: no se conoce un cambio que ayude sin quien lo envía.',
  },
  'not-tried': {
    en: 'No file was written: the document cannot be read, or has more than 500,000 bytes.',
    es: 'No se escribió ningún archivo: el documento no se puede leer, o tiene más de 500.000 bytes.',
  },
};

/** @throws UsageError where it is not one document that would be written to one file */
export const requireOneDocument = ({ file }: Wanted, given: readonly GivenDocument[]): void => {
  if (file === '-') {
    const text = {
      en: '--write-fixed takes a file: standard output has the report.',
      es: '--write-fixed toma un archivo: la salida estándar tiene el informe.',
    };
    throw new UsageError(text, 'fixed-needs-file');
  }
  const count = given.filter((each) => 'bytes' in each).length;
  if (count < 2) return;
  const text = {
    en: `--write-fixed takes one document, and there are ${String(count)}. Judge the one to be fixed alone; the others with --prior.`,
    es: `--write-fixed toma un documento, y hay ${String(count)}. Valide solo el que va a corregir; los demás, con --prior.`,
  };
  throw new UsageError(text, 'fixed-one-document');
};

type Rejected = { readonly verdict: string; readonly proposed: ProposedChanges | undefined };

const reasonFor = ({ verdict, proposed }: Rejected): Reason | undefined => {
  if (verdict !== 'rejected') return 'not-rejected';
  if (proposed === undefined) return 'not-tried';
  return proposed.changes.length === 0 ? 'no-change-known' : undefined;
};

/**
 * Writes the document alone, whatever carried it.
 * @throws StartProblem for a file that cannot be written, or exists
 */
export const writeFixed = ({ file, force }: Wanted, { bytes }: DocumentFile, judged: Rejected): Fixed => {
  const code = reasonFor(judged);
  if (code !== undefined || judged.proposed === undefined) {
    const { en, es } = reasons[code ?? 'not-tried'];
    return { file: null, code: code ?? 'not-tried', message: en, spanish: { message: es } };
  }
  const fixed = withChanges(toText(bytes), judged.proposed);
  writeNewFile({ file, bytes: Buffer.from(fixed), force, option: '--write-fixed' });
  return { file };
};

export const showFixed = (fixed: Fixed, proposed: ProposedChanges | undefined, language: Language): void => {
  if (fixed.file === null) {
    print(`  ${yellow(language === 'es' ? fixed.spanish.message : fixed.message)}`);
    return;
  }
  if (proposed === undefined) return;
  const { fixed: texts } = textsIn(language);
  const { mended, left, signature, untilSigned, codeIsKnown } = proposed;
  print(`  ${green(printable(texts.written(fixed.file)))} ${texts.mended(mended.join(', '), left.join(', '))}`);
  const until = untilSigned.length === 0 ? '' : ` ${texts.untilSigned(untilSigned.join(', '))}`;
  print(`    ${texts.signature[signature]}${until}`);
  if (!codeIsKnown) print(`    ${texts.unknownCode}`);
};
