/** The tables of the authority's store, and the secret texts in them. */
import type { Layout } from '../../../src/common/store/data-file.ts';
import type { SealedColumn, Sealer } from '../../../src/common/store/sealed.ts';
import { secretsIn } from '../../document/datum.ts';
import type { FiledDocument, SpanishLine, FailedLine } from '../../registry/types.ts';
import { migrations, postgresMigrations } from './schema.ts';

/** Stored with the parts of the registry; identifies the data it was last started with. */
export const startPart = '$start';

/** Stored with ranges since some are common to all issuers: those without it are of an earlier version. */
export const commonPart = '$common';

/** PINs of software and technical keys of ranges; the digest of the start data, from which a PIN could be guessed. */
export const registryData: SealedColumn = {
  table: 'registry',
  row: 'part',
  column: 'data',
  covers: (part, path) => part === startPart || ['pin', 'technicalKey'].includes(path.at(-1) ?? ''),
  // Without a digest the start data counts as new, and restores its PINs and keys.
  lost: (_part, path) => (path.at(-1) === 'technicalKey' ? undefined : ''),
};

const lostText = '(encrypted with a key that was lost)';

/** Found and expected values of failed rules: a hashed text shows what was hashed. Which texts, `storedFindings` knows. */
const documentData: SealedColumn = {
  table: 'documents',
  row: 'key',
  column: 'data',
  covers: (_key, [first]) => first === 'failed',
  lost: () => lostText,
};

/** The same for documents that were sent asynchronously. */
export const batchVerdicts: SealedColumn = {
  table: 'batches',
  row: 'zip_key',
  column: 'verdicts',
  packed: true,
  covers: (_key, [, part]) => part === 'results',
  lost: () => lostText,
};

/** The same while the batch is judged. */
export const batchVerdict: SealedColumn = {
  table: 'batch_verdicts',
  row: 'zip_key',
  column: 'verdict',
  packed: true,
  covers: (_key, [part]) => part === 'results',
  lost: () => lostText,
};

/** The same for exchanges that other processes ask about. */
export const exchangeFindings: SealedColumn = {
  table: 'ensayo_exchanges',
  row: 'id',
  column: 'findings',
  covers: (_id, [first]) => first === 'results',
  lost: () => lostText,
};

/** The same for what was found in them later. */
export const exchangeResults: SealedColumn = {
  table: 'ensayo_results',
  row: 'id',
  column: 'results',
  covers: () => true,
  lost: () => lostText,
};

export const authorityLayout: Layout = {
  migrations,
  postgres: postgresMigrations,
  sealed: [registryData, documentData, batchVerdicts, batchVerdict, exchangeFindings, exchangeResults],
};

/** How explanations are stored. */
export type StateSealer = {
  readonly sealer: Sealer;
  /** The registry's current PINs and technical keys. */
  readonly secrets: () => readonly string[];
};

/**
 * JSON with explanations, as it is stored. Sealed are the texts with a secret of the registry, in whatever words, and
 * those with one that a finding says it shows, as the registry may have a new one by now.
 */
export const storedFindings = (
  { sealer, secrets }: StateSealer,
  { column, row, value }: { readonly column: SealedColumn; readonly row: string; readonly value: unknown },
): string => {
  const shown = new Set(secretsIn(value));
  const known = secrets();
  const has = (text: string) => (secret: string) => secret !== '' && text.includes(secret);
  return sealer.stored(column, row, { value, isSecret: (text) => [...shown].some(has(text)) || known.some(has(text)) });
};

/**
 * JSON of a document to file.
 * @param row its key, as the row has it
 */
export const storedDocument = (sealing: StateSealer, row: string, value: FiledDocument): string =>
  (value.failed ?? []).length === 0
    ? JSON.stringify(value) // Nothing in it is covered.
    : storedFindings(sealing, { column: documentData, row, value });

/** Lines that were filed before they had data have texts in their place; those before all had Spanish ones, English. */
const withAll = ({ failed, ...document }: FiledDocument): FiledDocument =>
  failed === undefined
    ? document
    : {
        ...document,
        failed: failed.map((line) => {
          const { found, expected, fix } = line;
          const filed: Partial<SpanishLine> | undefined = line.spanish;
          const spanish = { found, expected, fix, ...filed };
          const data: Partial<Pick<FailedLine, 'foundData' | 'expectedData'>> = line;
          return {
            ...line,
            spanish,
            foundData: data.foundData ?? { kind: 'text', en: found, es: spanish.found },
            expectedData: data.expectedData ?? { kind: 'text', en: expected, es: spanish.expected },
          };
        }),
      };

/** The document of such JSON. */
export const filedDocument = (
  { sealer }: StateSealer,
  { key, data }: { readonly key: string; readonly data: string },
): FiledDocument => withAll(sealer.restored(documentData, key, data) as FiledDocument); // written by `storedDocument`
