import type { Attachment } from 'postal-mime';

export type ReceivedMail = {
  /** The sender of the envelope; empty for a notice of delivery. */
  readonly from: string;
  /** Everybody the envelope names, hidden copies too. */
  readonly to: readonly string[];
  readonly subject: string;
  /** ISO 8601, or the header's own text where it is no date. */
  readonly date: string | undefined;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    /** Empty where the part has no name. */
    readonly fileName: string;
    readonly contentType: string;
    readonly bytes: Buffer;
  }[];
  /** The message as it came, headers and all. */
  readonly raw: Buffer;
  /** Milliseconds of the inbox's clock. */
  readonly receivedAt: number;
};

export type Envelope = Pick<ReceivedMail, 'from' | 'to' | 'receivedAt'>;

const bytesOf = (content: Attachment['content']): Buffer =>
  typeof content === 'string' || content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(content, 0);

/** The parser adds a line end to every text. */
const asSent = (text: string): string => text.replace(/\n$/, '');

const unreadable = { subject: '', date: undefined, text: '', html: '', attachments: [] } as const;

/** A message that no parser reads is kept too, as raw bytes alone. */
export const readMail = async (raw: Buffer, envelope: Envelope): Promise<ReceivedMail> => {
  const { default: PostalMime } = await import('postal-mime');
  try {
    const { subject = '', date, text = '', html = '', attachments } = await PostalMime.parse(raw);
    const read = attachments.map(({ filename, mimeType, content }) => ({
      fileName: filename ?? '',
      contentType: mimeType,
      bytes: bytesOf(content),
    }));
    return { ...envelope, subject, date, text: asSent(text), html: asSent(html), attachments: read, raw };
  } catch {
    return { ...envelope, ...unreadable, raw };
  }
};
