/** The data and queries of the issuing service's store. Every adapter passes `contract.fixture.ts`. */
import type { MailStore } from './mails.ts';
import type { KindName } from '../documents/document-model.ts';
import type { SubmissionState } from '../submission/states.ts';

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
  /** Equal for requests that are the same but for number and time. */
  readonly content: string;
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

export type Settlement = {
  readonly state: SubmissionState;
  readonly applicationResponse: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
};

type Contents = 'model' | 'presentation' | 'qrText' | 'qrUrl';

export type DocumentFiles = Pick<NewDocument, Contents> & {
  readonly signedXml: string;
  readonly applicationResponse: string | undefined;
};

export type StoredDocument = Omit<NewDocument, Contents | 'deflatedXml'> & {
  readonly id: number;
  /** While it is being sent, and if the service ended meanwhile: `sent`, and nothing was settled. */
  readonly state: SubmissionState;
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
  readonly content: string;
  readonly issueDate: string;
  readonly prefix: string;
  readonly number: string;
  readonly state: SubmissionState;
  /** Undefined while it is being sent, too. */
  readonly settledAt: number | undefined;
};

/** A document in a list. */
export type ListedDocument = Pick<
  NewDocument,
  'typeCode' | 'prefix' | 'number' | 'key' | 'issueDate' | 'printedName' | 'createdAt'
> & {
  readonly id: number;
  /** JSON; undefined if the files were removed. */
  readonly model: string | undefined;
};

/** Dates of issue, `YYYY-MM-DD`, both included. */
export type Days = { readonly from: string; readonly to: string };

/** Where documents without a number are numbered. */
export type NumberSeries = Omit<DocumentNumber, 'number'> & {
  /** Digits. */
  readonly from: string;
  readonly to: string;
};

/** Where a range is to continue. */
export type NumberStart = {
  readonly series: NumberSeries;
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** A number that the service has given to a request without one. */
export type GivenNumber = {
  readonly number: string;
  /** When, in milliseconds since 1970; undefined once the request has ended. */
  readonly since: number | undefined;
  /** Otherwise another one was given it since. */
  readonly isOwn: boolean;
};

/** A number with the request that took it: another one may have it since. */
export type TakenNumber = DocumentNumber &
  Pick<NumberRequest, 'content'> & {
    /** Undefined for one that has ended. */
    readonly at: number | undefined;
  };

/**
 * How a request with a given number ends: its verdict was reported, and the number stays free unless a document stands
 * under it; or requests of that content were given none, and get it again.
 */
export type NumberEnd = 'reported' | 'unreported';

/** The name that a caller gave to a request. */
export type NamedRequest = { readonly company: string; readonly key: string };

/** The one of that name that is there. */
export type FiledRequest = {
  /** Digest. */
  readonly body: string;
  readonly answer: string | undefined;
  readonly isNew: boolean;
  /** Somebody has begun with it, less than a minute ago, and has not ended. */
  readonly isGoingOn: boolean;
};

export type NumberRequest = {
  readonly series: NumberSeries;
  /** Tells whether a later request is the same. */
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** The two names of a document's files, without extension: that of the printed ones, and that of the container. */
export type NameColumn = 'printedName' | 'attachedName';

/** File names count per issuer and year, whatever the kind: a container is found by its name alone. */
export type Sequence = { readonly company: string; readonly year: number };

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
  /**
   * Whether the document is in that state from now on: it may be in one already that is not left for it. If its number
   * comes free, it is given back.
   */
  readonly settleDocument: (id: number, settlement: Settlement) => Promise<boolean>;
  readonly document: (id: number) => Promise<StoredDocument | undefined>;
  /** Documents with that number whose state keeps it, latest first. */
  readonly standing: (number: DocumentNumber) => Promise<readonly DocumentSummary[]>;
  /** Every document with that number, latest first. */
  readonly documentsNumbered: (number: DocumentNumber) => Promise<readonly DocumentSummary[]>;

  /**
   * The number that `takeNumber` would give: the lowest that was given back, or the one after the highest that is used in
   * the series, or the first. Beyond the end of the series if all are used.
   */
  readonly nextNumber: (series: NumberSeries, at: number) => Promise<string>;

  /**
   * Takes the next number: no two callers that are under way get the same, in whichever process. One may be used up at
   * the very moment in which another caller takes it, who then finds its document.
   */
  readonly takeNumber: (request: NumberRequest) => Promise<string>;

  /** Numbers that requests of that content were given, whose verdict was not reported; lowest first. */
  readonly givenNumbers: (request: Omit<NumberRequest, 'at'>) => Promise<readonly GivenNumber[]>;

  /** Takes a number that an earlier request was given, unless somebody else has taken or finished it since. */
  readonly takeAgain: (request: NumberRequest, given: Omit<GivenNumber, 'isOwn'>) => Promise<boolean>;

  /** The request that took that number has ended. Does nothing if another one has the number since. */
  readonly releaseNumber: (taken: TakenNumber, end: NumberEnd) => Promise<void>;

  /** A document has that number. */
  readonly useNumber: (number: DocumentNumber & Pick<NumberRequest, 'content'>) => Promise<void>;

  /** The caller of a document that keeps its number has not heard so after all: repeating the request, it gets it again. */
  readonly reopenNumber: (document: number) => Promise<void>;

  /**
   * The authority has another document of that document's number: it is not given again until one is set, unless a
   * document here keeps it.
   */
  readonly numberIsElsewhere: (document: number) => Promise<void>;

  /** Where a range continues, whatever was numbered before. Requests that go on keep their numbers. */
  readonly setNextNumber: (start: NumberStart) => Promise<void>;

  /**
   * The document whose files have that name; of several with the same number the accepted one, otherwise the latest.
   */
  readonly documentNamed: (company: string, which: NameColumn, name: string) => Promise<StoredDocument | undefined>;

  /** The document of the company with that unique code; of several the accepted one, otherwise the latest. */
  readonly documentByKey: (company: string, key: string) => Promise<StoredDocument | undefined>;

  /** All documents of the company with that unique code, latest first. */
  readonly documentsWithKey: (company: string, key: string) => Promise<readonly DocumentSummary[]>;

  /** The company's accepted documents of these days, oldest first; no more than so many. */
  readonly acceptedIn: (company: string, days: Days, most: number) => Promise<readonly ListedDocument[]>;

  /** 1, 2, 3 … without gaps or repetitions, however many callers ask at once. */
  readonly nextInSequence: (sequence: Sequence) => Promise<number>;
  /** Files a request under the name that its caller gave it, or begins with it again, unless another process is at it. */
  readonly nameRequest: (
    request: NamedRequest & {
      readonly body: string;
      /** Milliseconds since 1970. */
      readonly at: number;
    },
  ) => Promise<FiledRequest>;
  readonly keepAnswer: (request: NamedRequest, answer: string) => Promise<void>;
  /** It has ended without an answer that is kept. */
  readonly endRequest: (request: NamedRequest) => Promise<void>;
  /** Only one without an answer. */
  readonly forgetRequest: (request: NamedRequest) => Promise<void>;

  /** Whether other processes may have it, too. */
  readonly isShared: boolean;
  /** The mail of all processes; undefined where there is only one, which keeps it in memory. */
  readonly mails: MailStore | undefined;
  readonly close: () => Promise<void>;
};
