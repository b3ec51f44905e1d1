import { table } from '../../src/common/code-lists.ts';
import type { FiledDocument } from '../registry/types.ts';
import { listAbout, type ListedDocument } from './response-list.ts';

const listedNote = ({ type, ...note }: FiledDocument): ListedDocument => {
  const { name = '', uuid_scheme: uuidScheme } = table('type_documents').byCode(type) ?? {};
  return { ...note, code: type, description: name, uuidScheme: uuidScheme ?? 'CUDE-SHA384' };
};

/**
 * GetReferenceNotes: which accepted notes correct a document, asked by the
 * document's own key. Clients read a list of responses, as of events; codes
 * and sentences are our own choice.
 */
export const getReferenceNotes = listAbout<FiledDocument>({
  itemsAbout: (registry, key) => registry.notesAbout(key),
  listed: listedNote,
  none: 'no tiene notas que lo corrijan',
  some: (notes) =>
    `tiene ${notes.length === 1 ? 'la nota' : 'las notas'} ${notes.map(({ number }) => number).join(', ')}`,
  results: (notes) => ({ notes: notes.map(({ type, number, key }) => ({ type, number, key })) }),
});
