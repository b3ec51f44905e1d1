/** The steps of issuing a document, in order, and the two ways to intervene: watching and tampering. */
import type { Credentials } from '../common/credentials.ts';
import type { XmlRootSpec } from '../common/xml/node.ts';
import type { SendOperation } from './authority/status.ts';
import type { Parcel, Sent, Transmission } from './authority/transmit.ts';
import type { CodeSecrets, FilledCodes } from './codes/fill-codes.ts';
import type { FileKind } from './codes/file-names.ts';
import type { DocumentModel } from './documents/document-model.ts';
import type { Wording } from './printing/wording.ts';
import type { DocumentRead, GoodRead, RequestContext } from './requests/read.ts';
import type { SignatureTamper } from './signing/xades.ts';
import type { SubmissionState } from './submission/states.ts';

/** How one kind of document is read, built, coded, sent and named. */
export type DocumentKind<Model extends DocumentModel> = {
  readonly name: Model['kind'];
  readonly fileKind: FileKind;
  /** Before prefix and number in the names of printed files: `FES-SETP990000001.pdf`. */
  readonly printedPrefix: string;
  readonly page: Wording;
  /** Which answer issuing one returns (interface sections 4.1, 4.3 and 4.4). */
  readonly answer: 'invoice' | 'note' | 'payroll';
  /** The answer's name for the unique code. */
  readonly codeKey: 'cufe' | 'cude' | 'cuds' | 'cune';
  readonly operation: SendOperation;
  readonly read: (body: unknown, context: RequestContext) => DocumentRead<Model>;
  readonly build: (model: Model) => XmlRootSpec;
  readonly fillCodes: (root: XmlRootSpec, secrets: CodeSecrets) => FilledCodes;
};

export type Steps = {
  /** The body of the request. */
  readonly read: unknown;
  readonly model: GoodRead<DocumentModel>;
  readonly numbered: DocumentModel;
  readonly built: XmlRootSpec;
  readonly coded: FilledCodes;
  /** The signed XML. */
  readonly signed: string;
  readonly zipped: Parcel;
  /** Once for each time it is sent; the body of the request again, what it was read as and for whom, and what was built of it. */
  readonly sent: Sent & {
    readonly body: unknown;
    readonly kind: DocumentModel['kind'];
    readonly company: RequestContext['company'];
    readonly root: XmlRootSpec;
  };
  readonly answered: Transmission;
  readonly stored: { readonly id: number; readonly state: SubmissionState };
};

export type OnStep = <Name extends keyof Steps>(step: Name, value: Steps[Name]) => void;

/** Changes to a step's result before the next one gets it: for documents that are wrong on purpose. */
export type Tamper = {
  readonly built?: ((root: XmlRootSpec) => XmlRootSpec) | undefined;
  readonly coded?: ((root: XmlRootSpec) => XmlRootSpec) | undefined;
  readonly signature?: SignatureTamper | undefined;
  readonly signed?: ((xml: string) => string | Promise<string>) | undefined;
  readonly zip?: ((bytes: Buffer) => Buffer) | undefined;
  readonly envelope?: ((xml: string) => string) | undefined;
  /** Credentials for signing the document, instead of the company's. */
  readonly credentials?: (() => Promise<Credentials>) | undefined;
  /** Credentials for signing the SOAP header, instead of the company's. */
  readonly senderCredentials?: (() => Promise<Credentials>) | undefined;
};
