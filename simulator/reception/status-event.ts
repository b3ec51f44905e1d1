import { table } from '../../src/common/code-lists.ts';
import type { RegisteredEvent } from '../registry/events.ts';
import { listAbout, type ListedDocument } from './response-list.ts';

const listedEvent = ({ senderNit, ...event }: RegisteredEvent): ListedDocument => ({
  ...event,
  description: table('events').byCode(event.code)?.name ?? '',
  uuidScheme: 'CUDE-SHA384',
  issuerNit: senderNit,
});

/** GetStatusEvent: which events about a document were accepted, asked by the document's own key. */
export const getStatusEvent = listAbout<RegisteredEvent>({
  itemsAbout: async (registry, key) => (await registry.eventsOf([key])).get(key.toLowerCase()) ?? [],
  listed: listedEvent,
  none: 'no tiene eventos registrados',
  some: (events) =>
    `tiene ${events.length === 1 ? 'el evento' : 'los eventos'} ${events.map(({ code }) => code).join(', ')}`,
  results: (events) => ({ events }),
});
