import type { Sealer } from '../../src/common/store/sealed.ts';
import type { FiledDocument } from '../registry/types.ts';
import { documentData } from './layout.ts';

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
