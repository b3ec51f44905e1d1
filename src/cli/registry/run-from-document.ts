import { statementsAt } from '../../harness/from-document/statements-at.ts';
import { registryFromDocument, type DerivedRegistry } from '../../harness/from-document/registry-from-document.ts';
import { registryText } from '../../harness/from-document/registry-text.ts';
import type { Secrets } from '../../harness/from-document/rows.ts';
import { dataOf, type LeftOut } from '../../harness/from-document/sound-rows.ts';
import { optionsText, shellQuoted } from '../../harness/shell.ts';
import { displayedMistake } from '../../../simulator/registry/index.ts';
import { bilingual } from '../../common/text/bilingual.ts';
import { writeNewFile } from '../../harness/user-files.ts';
import { dim, note, print, printable, printJson, UsageError } from '../shared/output.ts';
import { chosen, spoken } from '../shared/spoken.ts';

export type FromDocumentFlags = Secrets & {
  readonly out?: string;
  readonly certificates?: string;
  readonly force?: boolean;
  readonly json?: boolean;
};

/** A row of the document may be left out, but not one that is wrong because of an option. */
const requireSound = (leftOut: readonly LeftOut[], { technicalKey, pin }: Secrets): void => {
  const given = { technicalKey: ['--technical-key', technicalKey], pin: ['--pin', pin] } as const;
  for (const { field, mistake } of leftOut) {
    if (field !== 'technicalKey' && field !== 'pin') continue;
    const [flag, value = ''] = given[field];
    throw new UsageError({
      en: `${flag} is ${JSON.stringify(value)}. Expected ${mistake.expected.en}.`,
      es: `${flag} es ${JSON.stringify(value)}. Se esperaba ${mistake.expected.es}.`,
    });
  }
};

const requireUse = (file: string, { technicalKey }: Secrets, isUsed: boolean): void => {
  if (technicalKey === undefined || isUsed) return;
  throw new UsageError({
    en: `--technical-key is given, and the document in ${file} has none. Expected an invoice of type 01, 02 or 04; for all others use --pin.`,
    es: `Se indicó --technical-key, y el documento de ${file} no la usa. Se esperaba una factura de tipo 01, 02 o 04; para los demás use --pin.`,
  });
};

const data = (file: string, derived: DerivedRegistry): object => {
  const { about, environment = null, clock = null, signer, references, leftOut, unknown, contained } = derived;
  const { subject = null, issuer = null, nit = null } = signer ?? {};
  return {
    file,
    about: chosen(about),
    contained,
    environment,
    clock,
    signer: signer === undefined ? null : { subject, issuer, nit },
    references,
    unknown: unknown.map(chosen),
    leftOut: leftOut.map(({ row, field, mistake }) => {
      const { code, received, expected, fix } = displayedMistake(mistake, spoken());
      return { part: row.part, field, code, received, expected, fix };
    }),
    registry: dataOf(derived.rows),
  };
};

const certificatesOf = (file: string, { signer }: DerivedRegistry): Buffer => {
  if (signer !== undefined) return Buffer.from(signer.certificates);
  throw new UsageError({
    en: `--certificates is given, and the document in ${file} has no readable certificate. Expected a signed document.`,
    es: `Se indicó --certificates, y el documento de ${file} no tiene un certificado legible. Se esperaba un documento firmado.`,
  });
};

/** Certificates first: if one of the files cannot be written, no text was printed. */
const write = (file: string, derived: DerivedRegistry, flags: FromDocumentFlags): void => {
  const { out, certificates, force, json = false } = flags;
  if (certificates !== undefined) {
    writeNewFile({ file: certificates, bytes: certificatesOf(file, derived), force });
  }
  const text = printable(registryText(derived));
  if (out !== undefined) writeNewFile({ file: out, bytes: Buffer.from(text), force });
  if (json) printJson(data(file, derived));
  else if (out === undefined) print(text.trimEnd());
};

const next = (file: string, derived: DerivedRegistry, { out = 'FILE', certificates }: FromDocumentFlags): string => {
  const { environment, clock } = derived;
  return `ensayo judge ${shellQuoted(file)}${optionsText({ registry: out, environment, clock, trust: certificates })}`;
};

/** `ensayo registry from-document FILE` */
export const fromDocument = async (file: string, flags: FromDocumentFlags): Promise<void> => {
  const derived = registryFromDocument(await statementsAt(file), flags);
  requireUse(file, flags, derived.keyed);
  requireSound(derived.leftOut, flags);
  write(file, derived, flags);
  if (flags.json === true) return;
  if (flags.out !== undefined)
    note(printable(bilingual`${flags.out}: ${String(derived.rows.length)} ${{ en: 'rows', es: 'filas' }}.`));
  for (const what of derived.unknown) note(printable(bilingual`${{ en: 'Unknown', es: 'Sin conocer' }}: ${what}.`));
  if (derived.leftOut.length > 0)
    note({
      en: `${String(derived.leftOut.length)} rows left out: see the comments.`,
      es: `Se omitieron ${String(derived.leftOut.length)} filas: consulte los comentarios.`,
    });
  note(dim(printable(next(file, derived, flags))));
};
