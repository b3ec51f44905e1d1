import { nitCheckDigit } from '../checks/check-digit.ts';
import type { RegisteredEvent } from '../registry/events.ts';
import type { JudgedDocument } from '../registry/types.ts';
import { signDocument } from '../reply/sign.ts';
import type { Call, Outcome } from '../soap/handlers.ts';
import { refused } from './answers.ts';
import { nowOf, type Authority } from './authority.ts';
import { eventListSpec } from './status-event-list.ts';
import { texts } from './texts.ts';

const signedList = async (
  authority: Authority,
  document: JudgedDocument,
  events: readonly RegisteredEvent[],
): Promise<string> => {
  const { registry, environment, env } = authority;
  const { issuerNit: nit, number } = document;
  const now = nowOf(authority);
  const name = (await registry.contributors([nit])).get(nit)?.name ?? `NIT ${nit}`;
  const spec = eventListSpec({
    environment,
    now,
    id: await registry.nextResponseNumber(),
    receiver: { nit, checkDigit: nitCheckDigit(nit), name, schemeName: '31' },
    document: { number },
    events,
  });
  return signDocument(spec, { credentials: await authority.credentials(), now, uuid: env.random.uuid });
};

const listed = (number: string, events: readonly RegisteredEvent[]): string => {
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
    const list = await signedList(authority, document, events);
    return {
      answer: {
        ErrorMessage: [],
        IsValid: true,
        StatusCode: '00',
        StatusDescription: texts.processed,
        StatusMessage: listed(document.number, events),
        XmlBase64Bytes: Buffer.from(list, 'utf8').toString('base64'),
        ...about,
      },
      results: { events },
    };
  };
