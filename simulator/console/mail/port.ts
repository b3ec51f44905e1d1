/**
 * The mail that the issuing service would have sent, as the console is shown it.
 * The authority has none: who runs both services hands it in.
 */
export type ShownMail = {
  readonly from: string;
  /** Everybody the envelope names. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    /** Empty where the part has no name. */
    readonly fileName: string;
    readonly contentType: string;
    readonly bytes: Buffer;
  }[];
  /** As it came, headers and all. */
  readonly raw: Buffer;
  /** Milliseconds of the inbox's clock. */
  readonly receivedAt: number;
};

/** Newest last; undefined where that tenant sends to a server of its own, or has sent nothing. */
export type InboxOf = (tenant: string) => Promise<readonly ShownMail[] | undefined>;
