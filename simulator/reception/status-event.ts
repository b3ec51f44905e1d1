import { table } from '../../src/common/code-lists.ts';
import type { RegisteredEvent } from '../registry/events.ts';
import type { Call, Outcome } from '../soap/handlers.ts';
import { refused } from './answers.ts';
import type { Authority } from './authority.ts';
import { signedList, type ListedDocument } from './response-list.ts';
import { texts } from './texts.ts';

const listedEvent = ({ senderNit, ...event }: RegisteredEvent): ListedDocument => ({
  ...event,
  description: table('events').byCode(event.code)?.name ?? '',
  uuidScheme: 'CUDE-SHA384',
  issuerNit: senderNit,
});

const sentence = (number: string, events: readonly RegisteredEvent[]): string => {
  const codes = events.map(({ code }) => code).join(', ');
  return `El documento ${number} tiene ${events.length === 1 ? 'el evento' : 'los eventos'} ${codes}.`;
};

/** GetStatusEvent: which events about a document were accepted, asked by the document's own key. */
export const getStatusEvent =
  (authority: Authority) =>
  async ({ parameters }: Call): Promise<Outcome<'GetStatusEvent'>> => {
    const key = (parameters.trackId ?? '').trim();
    const document = await authority.registry.documentByKey(key);
    if (document === undefined) return { answer: refused('66', texts.unknownKey) };
    const about = { XmlDocumentKey: document.key, XmlFileName: document.fileName };
    const events = (await authority.registry.eventsOf([key])).get(key.toLowerCase()) ?? [];
    if (events.length === 0) {
      return { answer: refused('67', `El documento ${document.number} no tiene eventos registrados.`, about) };
    }
    return {
      answer: {
        ErrorMessage: [],
        IsValid: true,
        StatusCode: '00',
        StatusDescription: texts.processed,
        StatusMessage: sentence(document.number, events),
        XmlBase64Bytes: await signedList(authority, document, events.map(listedEvent)),
        ...about,
      },
      results: { events },
    };
  };
