import type { Kysely } from 'kysely';
import type { RegistryPort } from '../registry/types.ts';
import { documentKey, keyPortions } from './keys.ts';
import type { AuthorityTables } from './schema.ts';
import { filedDocument, type StateSealer } from './state-sealer.ts';

type Database = Kysely<AuthorityTables>;

/** The notes that correct a document. */
export const correctionsIn = (database: Database, sealing: StateSealer): Pick<RegistryPort, 'notesAbout'> => ({
  notesAbout: async (key) => {
    const rows = await database
      .selectFrom('corrections')
      .innerJoin('documents', 'documents.id', 'corrections.note_id')
      .select(['documents.key', 'documents.data'])
      .where('corrections.document_key', '=', documentKey(key))
      .orderBy('corrections.note_id')
      .execute();
    return rows.map((row) => filedDocument(sealing, row));
  },
});

/** Files an accepted note beside every document that it corrects, whether that one is on file or not. */
export const fileCorrections = async (database: Database, note: number, keys: readonly string[]): Promise<void> => {
  for (const portion of keyPortions(keys)) {
    const rows = portion.map((key) => ({ document_key: key, note_id: note }));
    await database.insertInto('corrections').values(rows).execute();
  }
};
