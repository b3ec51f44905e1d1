import type { Kysely } from 'kysely';
import type { JudgedDocument, RegisteredEvent } from '../../registry/types.ts';
import type { RegistryPort } from '../../registry/port.ts';
import { keyPortions } from './keys.ts';
import type { AuthorityTables } from './schema.ts';

type Database = Kysely<AuthorityTables>;

const storedEvents = async (database: Database, keys: readonly string[]): Promise<readonly RegisteredEvent[]> => {
  const rows = await database
    .selectFrom('events')
    .select('data')
    .where('document_key', 'in', keys)
    .orderBy('id')
    .execute();
  return rows.map(({ data }) => JSON.parse(data) as RegisteredEvent); // written by `fileEvent`
};

/** The events about documents. */
export const eventsIn = (database: Database): Pick<RegistryPort, 'eventsOf'> => ({
  eventsOf: async (keys) => {
    const found = await Promise.all(keyPortions(keys).map((portion) => storedEvents(database, portion)));
    const events = new Map<string, RegisteredEvent[]>();
    for (const event of found.flat()) {
      const others = events.get(event.documentKey);
      if (others === undefined) events.set(event.documentKey, [event]);
      else others.push(event);
    }
    return events;
  },
});

export type AcceptedEvent = JudgedDocument & { readonly event: NonNullable<JudgedDocument['event']> };

export const isAcceptedEvent = (document: JudgedDocument): document is AcceptedEvent =>
  document.state === 'accepted' && document.event !== undefined;

/**
 * Files an event under its document; if the document already had it when this one was judged, the first one stays.
 * @returns whether another event was filed in the meantime: what this one was judged by is not true any more
 */
export const fileEvent = async (
  database: Database,
  { event, issuerNit, receiverId, number, key, receivedAt }: AcceptedEvent,
): Promise<'filed' | 'overtaken'> => {
  const { code, documentKey, place = null } = event;
  const filed: RegisteredEvent = { ...event, senderNit: issuerNit, receiverId, number, key, receivedAt };
  const inserted = await database
    .insertInto('events')
    .values({ document_key: documentKey, code, place, data: JSON.stringify(filed) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (inserted.length > 0 || place === null) return 'filed';
  const first = await database
    .selectFrom('events')
    .select('place')
    .where('document_key', '=', documentKey)
    .where('code', '=', code)
    .executeTakeFirst();
  return first !== undefined && (first.place ?? 0) < place ? 'filed' : 'overtaken';
};
