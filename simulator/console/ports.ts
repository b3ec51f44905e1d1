/**
 * What the console shows of an issuing service. The authority has none, and never makes documents: whoever starts both
 * passes these in.
 */
import type { Html } from '../../src/common/html/html.ts';
import type { Bilingual, Language } from '../../src/common/text/bilingual.ts';
import type { DocumentKind } from '../document/kind.ts';
import type { InboxOf } from './mail.ts';

/** A rule, broken on purpose: what was changed in a valid document, and how it was answered. */
export type Reproduction = {
  /** The lines of the answer, word for word; its description where there are none. */
  readonly lines: readonly string[];
  readonly changes: readonly Bilingual[];
  /** What differs in the XML; what follows from it is left out. */
  readonly difference: readonly {
    readonly xpath: string;
    readonly before?: string | undefined;
    readonly after?: string | undefined;
  }[];
  /** Absent where only the XML can be broken so. */
  readonly request?: {
    /** Where it is posted: `/api/ubl2.1/invoice`. */
    readonly path: string;
    readonly body: object;
    /** By which it differs from the valid one; without a value the field is left out. */
    readonly fields: readonly { readonly field: string; readonly value?: unknown }[];
    /** Other codes that it is answered with. */
    readonly also: readonly string[];
  };
  readonly validXml?: string;
  readonly brokenXml?: string;
};

/** @param clock ISO 8601 */
export type Reproduce = (code: string, kind: DocumentKind, clock: string) => Promise<Reproduction>;

/** A kind of request, as the issuing service takes it. */
export type RequestKind = {
  readonly id: string;
  readonly name: Bilingual;
  /** `/api/ubl2.1/invoice` */
  readonly path: string;
};

/** The answer of the issuing service. */
export type Issued = {
  readonly status: number;
  /** Absent where nothing was sent to the authority. */
  readonly verdict?: 'accepted' | 'rejected';
  /** Unique code of the document. */
  readonly key?: string;
  /** Why the service itself refused the request. */
  readonly message?: string;
  readonly lines: readonly string[];
  /** Fields of the request that a rule, or the service itself, points to. */
  readonly fields: readonly { readonly field: string; readonly about: string }[];
  /** All of it, as indented JSON. */
  readonly body: string;
};

/** What the service says of a request before it is sent: an error, or a warning. */
export type Finding = { readonly field: string; readonly about: string; readonly isError: boolean };

/** JSON Schema of a request, and the components that it refers to. */
export type RequestSchema = { readonly schema: object; readonly components: object };

export type TableRow = { readonly id: string; readonly name: string };

/** A request that was issued. */
export type IssuedRequest = {
  readonly kind: string;
  /** Indented JSON, without its number. */
  readonly request: string;
  /** The field that a place of its document came from; undefined for one that came from none. */
  readonly fieldAt: (xpath: string) => string | undefined;
};

export type Issuing = {
  /** `http://127.0.0.1:8080` */
  readonly url: () => string;
  readonly kinds: readonly RequestKind[];
  /** A valid request as indented JSON, without a number: the service assigns one. */
  readonly example: (kind: string) => Promise<string>;
  /** Of a document that the service issued since it started, by the exchange that brought it. */
  readonly requestOf: (exchange: string) => Promise<IssuedRequest | undefined>;
  readonly schemaOf: (kind: string) => Promise<RequestSchema>;
  /** Of the table of that name that requests refer to; none of an unknown one. */
  readonly tableRows: (name: string) => Promise<readonly TableRow[]>;
  /** @param request as written, which need not be JSON; nothing is issued */
  readonly check: (kind: string, request: string) => readonly Finding[];
  /** @param request as written, which need not be JSON */
  readonly issue: (kind: string, request: string, language: Language) => Promise<Issued>;
};

/** @returns a ZIP with everything to judge the exchange again; undefined where the journal no longer has it */
export type ExportCase = (exchange: string, language: Language) => Promise<Buffer | undefined>;

/** How an exchange with the authority ended: its lines word for word, and what the judge found in each document. */
type Ended = {
  readonly lines: readonly string[];
  readonly judged: readonly { readonly verdict: string; readonly codes: readonly string[] }[];
};

/** A case of another machine, judged again with its registry, clock and profile. */
export type ReplayedCase =
  | {
      readonly name: string;
      /** ISO 8601 */
      readonly clock: string;
      readonly same: boolean;
      readonly expected: Ended;
      readonly actual: Ended;
      /** Possible causes of a difference that are not in the document. */
      readonly notes: readonly Bilingual[];
    }
  | { readonly problem: Bilingual };

/** @returns undefined for a file that is not the ZIP of a case */
export type ReplayCase = (name: string, bytes: Buffer) => Promise<ReplayedCase | undefined>;

/** Where something listens, for people to copy. */
export type Address = { readonly name: Bilingual; readonly value: string };

/** A page of the documentation, written by this program; its links are relative to its address. */
export type DocumentationPage = {
  /** Below `/docs/`: `guides/rest`. */
  readonly path: string;
  readonly title: string;
  /** English where there is no translation. */
  readonly language: Language;
  readonly body: Html;
  /** Of the second level, with the anchors that they have in the body. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
};

export type Documentation = {
  /** By what readers want to do. */
  readonly sections: (language: Language) => readonly {
    readonly title: string;
    readonly pages: readonly Pick<DocumentationPage, 'path' | 'title' | 'language'>[];
  }[];
  /** @param name the path of a page, or a topic as `ensayo docs` takes it */
  readonly page: (name: string, language: Language) => DocumentationPage | undefined;
  /** Pictures and examples that pages link to. */
  readonly file: (path: string) => { readonly name: string; readonly type: string; readonly bytes: Buffer } | undefined;
};

export type ConsolePorts = {
  /** Loaded when somebody first reads in it. */
  readonly documentation?: (() => Promise<Documentation>) | undefined;
  readonly addresses?: (() => readonly Address[]) | undefined;
  /** In the tenant that is there from the start. */
  readonly exportCase?: ExportCase | undefined;
  readonly replayCase?: ReplayCase | undefined;
  readonly inboxOf?: InboxOf | undefined;
  readonly reproduce?: Reproduce | undefined;
  /** In the tenant that is there from the start. */
  readonly issuing?: Issuing | undefined;
};
