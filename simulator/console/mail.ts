import { createHash } from 'node:crypto';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import { asBuffer } from '../../src/common/bytes.ts';
import { readZip } from '../document/intake/zip-read.ts';

/**
 * The mail that the issuing service would have sent, as the console shows it. The authority has none itself: it is
 * passed in where both services run.
 */
export type ShownMail = {
  readonly from: string;
  /** Everybody the envelope names. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    /** Empty if the part has no name. */
    readonly fileName: string;
    readonly contentType: string;
    readonly bytes: Buffer;
  }[];
  /** As received, headers included. */
  readonly raw: Buffer;
  /** Milliseconds of the inbox's clock. */
  readonly receivedAt: number;
};

/** Newest last; undefined if that tenant sends to its own server, or has sent nothing. */
export type InboxOf = (tenant: string) => Promise<readonly ShownMail[] | undefined>;

/** A file in a mail: an attachment, or an entry of one that is a ZIP archive. */
export type MailFile = {
  /** In its address: `1`, and `1-2` for the second file in the first attachment. */
  readonly id: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly isPdf: boolean;
  /** Entries of a ZIP archive; otherwise empty. */
  readonly parts: readonly MailFile[];
  /** Why a ZIP archive could not be read. */
  readonly problem: Bilingual | undefined;
};

/** A mail has at most 30 MB, and the contents of its archives are shown, not kept. */
const limits = {
  maxBytes: 30 * 1024 * 1024,
  maxEntries: 50,
  maxEntryBytes: 32 * 1024 * 1024,
  maxTotalBytes: 64 * 1024 * 1024,
  maxRatio: 200,
};

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).equals(Buffer.from('%PDF-'));
const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 2).equals(Buffer.from('PK'));

const plain = (id: string, name: string, bytes: Buffer): MailFile => ({
  id,
  name,
  bytes,
  isPdf: isPdf(bytes),
  parts: [],
  problem: undefined,
});

const fileOf = async (id: string, name: string, bytes: Buffer): Promise<MailFile> => {
  const file = plain(id, name, bytes);
  if (!isZip(bytes)) return file;
  const read = await readZip(bytes, limits);
  if (!read.ok) return { ...file, problem: read.problem.message };
  return {
    ...file,
    parts: read.entries.map((entry, at) => plain(`${id}-${String(at + 1)}`, entry.name, asBuffer(entry.data))),
  };
};

export const filesOf = ({ attachments }: ShownMail): Promise<readonly MailFile[]> =>
  Promise.all(attachments.map(({ fileName, bytes }, at) => fileOf(String(at + 1), fileName, bytes)));

/** Every file; those in archives follow their archive. */
export const everyFile = (files: readonly MailFile[]): readonly MailFile[] =>
  files.flatMap((file) => [file, ...file.parts]);

const ids = new WeakMap<ShownMail, string>();

/** By its contents: the position of a mail changes when the oldest are dropped. */
export const mailId = (mail: ShownMail): string => {
  const known = ids.get(mail);
  if (known !== undefined) return known;
  const id = createHash('sha256').update(mail.raw).digest('hex').slice(0, 16);
  ids.set(mail, id);
  return id;
};
