/** The data and queries of the issuing service's store. Every adapter passes `contract.fixture.ts`. */
import type { MailStore } from './mails.ts';
import type { KindName } from '../documents/document-model.ts';

/**
 * `issued`: signed and being sent. `unknown`: no verdict could be obtained; it may have been accepted. Both are
 * unsettled.
 */
export type DocumentState = 'issued' | 'accepted' | 'rejected' | 'unknown';

/** One number of one issuer. */
export type DocumentNumber = {
  /** NIT. */
  readonly company: string;
  /** Types that share their numbering share a family. */
  readonly family: string;
  readonly prefix: string;
  /** Digits. */
  readonly number: string;
};

export type NewDocument = DocumentNumber & {
  readonly kind: KindName;
  readonly typeCode: string;
  /** CUFE, CUDE … and the value of `cbc:UUID/@schemeName`. */
  readonly key: string;
  readonly keyScheme: string;
  readonly issueDate: string;
  readonly qrText: string;
  readonly qrUrl: string;
  /** JSON. */
  readonly model: string;
  /** JSON. */
  readonly presentation: string;
  /** The signed XML, deflated (RFC 1951): the same bytes as in the ZIP. */
  readonly deflatedXml: Buffer;
  /** Of the XML inside the ZIP, with extension. */
  readonly fileName: string;
  readonly printedName: string;
  readonly attachedName: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

/** The outcome of a document. */
export type Settlement = {
  readonly state: Exclude<DocumentState, 'issued'>;
  readonly applicationResponse: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** What its files are made of. */
type Contents = 'model' | 'presentation' | 'qrText' | 'qrUrl';

export type DocumentFiles = Pick<NewDocument, Contents> & {
  readonly signedXml: string;
  readonly applicationResponse: string | undefined;
};

export type StoredDocument = Omit<NewDocument, Contents | 'deflatedXml'> & {
  readonly id: number;
  readonly state: DocumentState;
  readonly settledAt: number | undefined;
  /** Undefined if they were removed, because the document is older than what the service keeps (docs/limits.md). */
  readonly files: DocumentFiles | undefined;
};

export type CompleteDocument = StoredDocument & { readonly files: DocumentFiles };

export const hasFiles = (stored: StoredDocument): stored is CompleteDocument => stored.files !== undefined;

/** Enough to refer to a document. */
export type DocumentSummary = {
  readonly id: number;
  readonly key: string;
  readonly issueDate: string;
  readonly prefix: string;
  readonly number: string;
  readonly state: DocumentState;
};

/** The two names of a document's files, without extension: that of the printed ones, and that of the container. */
export type NameColumn = 'printedName' | 'attachedName';

/** File names count per issuer, kind of file and year. */
export type Sequence = { readonly company: string; readonly type: string; readonly year: number };

/** The digest of a token, never the token. */
export type NewToken = { readonly digest: Buffer; readonly company: string; readonly at: number };

/** A company as it is to be, perhaps with another token; or why it stays as it is. */
export type CompanyDecision<Record, Refusal> =
  | { readonly ok: true; readonly record: Record; readonly token?: NewToken }
  | { readonly ok: false; readonly refusal: Refusal };

export type IssuerStore = {
  /** A known digest is reassigned to this company. */
  readonly addToken: (token: NewToken) => Promise<void>;
  readonly tokenDigests: () => Promise<readonly { readonly digest: Buffer; readonly company: string }[]>;

  /** Companies that were configured through the interface: plain data by NIT. Their secrets are sealed in a file. */
  readonly companies: () => Promise<readonly { readonly nit: string; readonly record: unknown }[]>;

  /**
   * Decides about a company and stores the record with the token, both or neither. No other change of a company comes
   * in between, here or in another process.
   * @param decide is given the stored record; undefined if there is none
   */
  readonly changeCompany: <Record, Refusal>(
    nit: string,
    decide: (stored: unknown) => CompanyDecision<Record, Refusal>,
  ) => Promise<CompanyDecision<Record, Refusal>>;

  /** Whether another process has stored a token or a company since the last call. */
  readonly hasChanged: () => Promise<boolean>;

  /** Gives the identifier. */
  readonly addDocument: (document: NewDocument) => Promise<number>;
  readonly settleDocument: (id: number, settlement: Settlement) => Promise<void>;
  readonly document: (id: number) => Promise<StoredDocument | undefined>;
  /** Documents with that number that were accepted or may have been, latest first. */
  readonly standing: (number: DocumentNumber) => Promise<readonly DocumentSummary[]>;

  /** The number after the highest one that was taken, or was or may have been accepted; undefined if there is none. */
  readonly nextNumber: (numbering: Omit<DocumentNumber, 'number'>) => Promise<string | undefined>;

  /** Takes this number, or the one after the last that was taken: no two callers get the same, in whichever process. */
  readonly takeNumber: (number: DocumentNumber) => Promise<string>;

  /** Lets the number be taken again, if it was the last one that was taken, and nothing was accepted under it. */
  readonly giveNumberBack: (number: DocumentNumber) => Promise<void>;

  /**
   * The document whose files have that name; of several with the same number the accepted one, otherwise the latest.
   */
  readonly documentNamed: (company: string, which: NameColumn, name: string) => Promise<StoredDocument | undefined>;

  /** The document of the company with that unique code; of several the accepted one, otherwise the latest. */
  readonly documentByKey: (company: string, key: string) => Promise<StoredDocument | undefined>;

  /** 1, 2, 3 … without gaps or repetitions, however many callers ask at once. */
  readonly nextInSequence: (sequence: Sequence) => Promise<number>;
  /** The mail of all processes; undefined where there is only one, which keeps it in memory. */
  readonly mails: MailStore | undefined;
  readonly close: () => Promise<void>;
};
