/** The tables of the authority's store, and which texts in them are secret. */
import type { Layout } from '../../src/common/store/data-file.ts';
import type { SealedColumn, Sealer } from '../../src/common/store/sealed.ts';
import type { FiledDocument } from '../registry/types.ts';
import { migrations } from './schema.ts';

/** Stands beside the parts of the registry, and says which data it was last started with. */
export const startPart = '$start';

/** PINs of software and technical keys of ranges; the digest of the start data, from which a PIN could be guessed. */
export const registryData: SealedColumn = {
  table: 'registry',
  row: 'part',
  column: 'data',
  covers: (part, path) => part === startPart || ['pin', 'technicalKey'].includes(path.at(-1) ?? ''),
  // Without a digest the start data counts as new, and brings its PINs and keys again.
  lost: (_part, path) => (path.at(-1) === 'technicalKey' ? undefined : ''),
};

/** The explanations that name PINs and technical keys, as the checks of codes word them. */
const namesSecret = (text: string): boolean => /PIN=|ClTec=|technical key of the issuer/.test(text);

const lostText = '(encrypted with a key that was lost)';

/** What was found and expected where rules failed: a hashed text shows what was hashed. */
const documentData: SealedColumn = {
  table: 'documents',
  row: 'key',
  column: 'data',
  covers: (_key, [first]) => first === 'failed',
  isSecret: namesSecret,
  lost: () => lostText,
};

/** The same of documents that were sent asynchronously. */
export const batchVerdicts: SealedColumn = {
  table: 'batches',
  row: 'zip_key',
  column: 'verdicts',
  packed: true,
  covers: (_key, [, part]) => part === 'results',
  isSecret: namesSecret,
  lost: () => lostText,
};

/**
 * Which texts of an explanation to seal, where the registry is known: also those that name a secret in words that no
 * check has today. Too many do no harm.
 */
export const tellingSecrets = (secrets: readonly string[]): ((text: string) => boolean) => {
  const known = [...new Set(secrets)].filter((secret) => secret !== '');
  return (text) => namesSecret(text) || known.some((secret) => text.includes(secret));
};

export const authorityLayout: Layout = { migrations, sealed: [registryData, documentData, batchVerdicts] };

/** How explanations are stored: with what the registry has as secret at that moment. */
export type StateSealer = {
  readonly sealer: Sealer;
  readonly isSecret: (text: string) => boolean;
};

/** JSON of a document to file. @param key as the row has it */
export const storedDocument = ({ sealer, isSecret }: StateSealer, key: string, value: FiledDocument): string =>
  (value.failed ?? []).length === 0
    ? JSON.stringify(value) // nothing in it is covered
    : sealer.stored(documentData, key, { value, isSecret });

/** The document of such JSON. */
export const filedDocument = (
  { sealer }: StateSealer,
  { key, data }: { readonly key: string; readonly data: string },
): FiledDocument => sealer.restored(documentData, key, data) as FiledDocument; // written by `storedDocument`
