/** The tables of the authority's store, and the secret texts in them. */
import type { Layout } from '../../../src/common/store/data-file.ts';
import type { SealedColumn, Sealer } from '../../../src/common/store/sealed.ts';
import type { FiledDocument, SpanishLine, FailedLine } from '../../registry/types.ts';
import { migrations, postgresMigrations } from './schema.ts';

/** Stored with the parts of the registry; identifies the data it was last started with. */
export const startPart = '$start';

/** PINs of software and technical keys of ranges; the digest of the start data, from which a PIN could be guessed. */
export const registryData: SealedColumn = {
  table: 'registry',
  row: 'part',
  column: 'data',
  covers: (part, path) => part === startPart || ['pin', 'technicalKey'].includes(path.at(-1) ?? ''),
  // Without a digest the start data counts as new, and restores its PINs and keys.
  lost: (_part, path) => (path.at(-1) === 'technicalKey' ? undefined : ''),
};

/** The explanations that name PINs and technical keys, as the checks of codes word them. */
const namesSecret = (text: string): boolean =>
  /PIN=|ClTec=|technical key of the issuer|clave técnica del emisor/.test(text);

const lostText = '(encrypted with a key that was lost)';

/** Found and expected values of failed rules: a hashed text shows what was hashed. */
const documentData: SealedColumn = {
  table: 'documents',
  row: 'key',
  column: 'data',
  covers: (_key, [first]) => first === 'failed',
  isSecret: namesSecret,
  lost: () => lostText,
};

/** The same for documents that were sent asynchronously. */
export const batchVerdicts: SealedColumn = {
  table: 'batches',
  row: 'zip_key',
  column: 'verdicts',
  packed: true,
  covers: (_key, [, part]) => part === 'results',
  isSecret: namesSecret,
  lost: () => lostText,
};

/** The same while the batch is judged. */
export const batchVerdict: SealedColumn = {
  table: 'batch_verdicts',
  row: 'zip_key',
  column: 'verdict',
  packed: true,
  covers: (_key, [part]) => part === 'results',
  isSecret: namesSecret,
  lost: () => lostText,
};

/** The same for exchanges that other processes ask about. */
export const exchangeFindings: SealedColumn = {
  table: 'ensayo_exchanges',
  row: 'id',
  column: 'findings',
  covers: (_id, [first]) => first === 'results',
  isSecret: namesSecret,
  lost: () => lostText,
};

/** The same for what was found in them later. */
export const exchangeResults: SealedColumn = {
  table: 'ensayo_results',
  row: 'id',
  column: 'results',
  covers: () => true,
  isSecret: namesSecret,
  lost: () => lostText,
};

/**
 * The texts of an explanation to seal, if the registry is known: including those that name a secret in words that no
 * check uses today. Sealing too many does no harm.
 */
export const tellingSecrets = (secrets: readonly string[]): ((text: string) => boolean) => {
  const known = [...new Set(secrets)].filter((secret) => secret !== '');
  return (text) => namesSecret(text) || known.some((secret) => text.includes(secret));
};

export const authorityLayout: Layout = {
  migrations,
  postgres: postgresMigrations,
  sealed: [registryData, documentData, batchVerdicts, batchVerdict, exchangeFindings, exchangeResults],
};

/** How explanations are stored: given the registry's current secrets. */
export type StateSealer = {
  readonly sealer: Sealer;
  readonly isSecret: (text: string) => boolean;
};

/**
 * JSON of a document to file.
 * @param key as the row has it
 */
export const storedDocument = ({ sealer, isSecret }: StateSealer, key: string, value: FiledDocument): string =>
  (value.failed ?? []).length === 0
    ? JSON.stringify(value) // Nothing in it is covered.
    : sealer.stored(documentData, key, { value, isSecret });

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
