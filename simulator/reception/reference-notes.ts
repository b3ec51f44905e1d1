import { table } from '../../src/common/code-lists.ts';
import type { FiledDocument } from '../registry/types.ts';
import type { Call, Outcome } from '../soap/handlers.ts';
import { refused } from './answers.ts';
import type { Authority } from './authority.ts';
import { signedList, type ListedDocument } from './response-list.ts';
import { texts } from './texts.ts';

const listedNote = ({ type, ...note }: FiledDocument): ListedDocument => {
  const { name = '', uuid_scheme: uuidScheme } = table('type_documents').byCode(type) ?? {};
  return { ...note, code: type, description: name, uuidScheme: uuidScheme ?? 'CUDE-SHA384' };
};

const sentence = (number: string, notes: readonly FiledDocument[]): string =>
  `El documento ${number} tiene ${notes.length === 1 ? 'la nota' : 'las notas'} ${notes.map((note) => note.number).join(', ')}.`;

/**
 * GetReferenceNotes: which accepted notes correct a document, asked by the
 * document's own key. Clients read a list of responses, as of events; codes
 * and sentences are our own choice.
 */
export const getReferenceNotes =
  (authority: Authority) =>
  async ({ parameters }: Call): Promise<Outcome<'GetReferenceNotes'>> => {
    const key = (parameters.trackId ?? '').trim();
    const document = await authority.registry.documentByKey(key);
    if (document === undefined) return { answer: refused('66', texts.unknownKey) };
    const about = { XmlDocumentKey: document.key, XmlFileName: document.fileName };
    const notes = await authority.registry.notesAbout(key);
    if (notes.length === 0) {
      return { answer: refused('67', `El documento ${document.number} no tiene notas que lo corrijan.`, about) };
    }
    return {
      answer: {
        ErrorMessage: [],
        IsValid: true,
        StatusCode: '00',
        StatusDescription: texts.processed,
        StatusMessage: sentence(document.number, notes),
        XmlBase64Bytes: await signedList(authority, document, notes.map(listedNote)),
        ...about,
      },
      results: { notes: notes.map(({ type, number, key: note }) => ({ type, number, key: note })) },
    };
  };
