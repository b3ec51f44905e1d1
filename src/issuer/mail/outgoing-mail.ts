import type { FileName } from '../../common/file-name.ts';

/** A message ready to be sent. Everything that varies is in it, so that the same message gives the same bytes. */
export type OutgoingMail = {
  /** Addresses without names; one message goes to all of them. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
  /** A UUID: the Message-ID and the boundaries between the parts are made of it. */
  readonly id: string;
  /** The Date, in milliseconds. */
  readonly at: number;
};

export type MailAttachment = { readonly fileName: FileName; readonly contentType: string; readonly bytes: Buffer };
