/** Mail that the embedded inbox has taken, where several processes have the store: each of them shows all of it. */
import { sql, type Generated, type Kysely } from 'kysely';

export type MailTable = {
  readonly id: Generated<number>;
  readonly sender: string;
  /** JSON. */
  readonly recipients: string;
  readonly received_at: number;
  readonly bytes: number;
  readonly raw: Buffer;
};

/** A message as it was received, and its envelope. */
export type StoredMail = {
  readonly from: string;
  readonly to: readonly string[];
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly raw: Buffer;
};

export type MailLimits = { readonly messages: number; readonly bytes: number };

export type MailStore = {
  /** Drops the oldest beyond the limits, but never this one. */
  readonly add: (mail: StoredMail, limits: MailLimits) => Promise<void>;
  /** Oldest first. */
  readonly ids: () => Promise<readonly number[]>;
  readonly mails: (ids: readonly number[]) => Promise<readonly (StoredMail & { readonly id: number })[]>;
};

type Schema = { readonly mail: MailTable };

export const mailsIn = (database: Kysely<Schema>): MailStore => ({
  add: async ({ from, to, receivedAt, raw }, limits) => {
    const row = { sender: from, recipients: JSON.stringify(to), received_at: receivedAt, bytes: raw.length, raw };
    const { id } = await database.insertInto('mail').values(row).returning('id').executeTakeFirstOrThrow();
    const summed = database
      .selectFrom('mail')
      .select(['id', sql<number>`sum(bytes) OVER (ORDER BY id DESC)`.as('bytes_from')])
      .select(sql<number>`row_number() OVER (ORDER BY id DESC)`.as('place'))
      .as('summed');
    const beyond = database
      .selectFrom(summed)
      .select('id')
      .where((eb) => eb.or([eb('place', '>', limits.messages), eb('bytes_from', '>', limits.bytes)]));
    await database.deleteFrom('mail').where('id', 'in', beyond).where('id', '<', id).execute();
  },
  ids: async () => {
    const rows = await database.selectFrom('mail').select('id').orderBy('id').execute();
    return rows.map(({ id }) => Number(id));
  },
  mails: async (ids) => {
    if (ids.length === 0) return [];
    const rows = await database.selectFrom('mail').selectAll().where('id', 'in', ids).orderBy('id').execute();
    return rows.map((row) => ({
      id: Number(row.id),
      from: row.sender,
      to: JSON.parse(row.recipients) as readonly string[], // written by `add`
      receivedAt: Number(row.received_at),
      raw: Buffer.from(row.raw),
    }));
  },
});
