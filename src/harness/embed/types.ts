/**
 * The types that embedders see. They are written out here, so that neither our internal types nor those of the
 * libraries below (express, pino, node) are part of the public interface.
 */

export type JsonObject = Readonly<Record<string, unknown>>;

export type RuleKind = 'Rechazo' | 'Notificación';

/** On and off, or on with another severity than in the annex. */
export type RuleSetting = 'on' | 'off' | RuleKind;

/** How documents are judged, by a box or by `judge`. */
export type JudgingOptions = {
  /** Stops the clock at an ISO 8601 instant, Colombian time where it has no offset: `2026-11-20T10:00:00-05:00`. Default: the machine's clock. */
  readonly clock?: string | undefined;
  /** The same seed and clock give the same bytes: identifiers, serial numbers, signatures. */
  readonly seed?: string | number | undefined;
  /** Which rules are on: `default`, `quiet`, `exact`, `strict`, `full`, … (datasets/facts/profiles.json). */
  readonly profile?: string | undefined;
  /** Rules that differ from the profile, by code: `{ FAJ43b: 'Rechazo' }`. */
  readonly rules?: Readonly<Record<string, RuleSetting>> | undefined;
  /** Without the rules about documents of the till that are inferred from those of the invoice. Default: false. */
  readonly onlySeen?: boolean | undefined;
  /** The authority's environment: 1 production, 2 test (habilitación). Default: 2. */
  readonly environment?: '1' | '2' | undefined;
  /** Your companies, ranges and mandates: the path of a registry file (docs/registry.md), or its content as an object. */
  readonly registry?: string | object | undefined;
  /** Paths of PEM or DER files: roots, subordinates or single certificates to trust, in addition to Ensayo's own. */
  readonly trust?: readonly string[] | undefined;
  /** Trusts the certificates of any authority: for a first look, never for a verdict that must count. */
  readonly trustAny?: boolean | undefined;
  /** Whether documents get advice (Aviso de Ensayo) beside their verdict. Default: true. */
  readonly advice?: boolean | undefined;
};

/** How `judge` judges a document on its own. */
export type OfflineOptions = JudgingOptions & {
  /** Documents that count as accepted before, which it refers to: XML or whatever carries it. */
  readonly prior?: readonly (string | Uint8Array)[] | undefined;
};

export type BoxOptions = JudgingOptions & {
  /** Folder that keeps the state of both services. Default: in memory. */
  readonly data?: string | undefined;
  /** Address of a PostgreSQL database that keeps the state instead, shared with others (docs/shared-state.md). */
  readonly postgres?: string | undefined;
  /** Key file for the secrets in that folder (docs/data-folder.md). Default: `ENSAYO_KEY`, or the user's key file. */
  readonly keyFile?: string | undefined;
  /** Documents that keep their XML and PDF, in each tenant: the latest (docs/limits.md). Default: 10,000 in memory, otherwise `'all'`. */
  readonly keepDocuments?: number | 'all' | undefined;
  /** Days that a document keeps them, by the clock of the box. Default: no limit. */
  readonly keepDays?: number | undefined;
  /** Documents whose number, code and verdict are remembered. Default: in memory ten times `keepDocuments`, otherwise `'all'`. */
  readonly keepRecords?: number | 'all' | undefined;
  /** Address to bind. Default: 127.0.0.1. */
  readonly host?: string | undefined;
  /** More names that both services accept in `Host`, in addition to loopback names and `host`. */
  readonly allowHosts?: readonly string[] | undefined;
  /** Default: free ports. HTTPS is served only if its port is given (0 takes a free one). */
  readonly ports?:
    | {
        readonly issuer?: number | undefined;
        readonly authority?: number | undefined;
        readonly https?: number | undefined;
      }
    | undefined;
  /** Access token of the issuing service. Default: random. */
  readonly token?: string | undefined;
  /** Access token of the control interface. Default: random. */
  readonly controlToken?: string | undefined;
  /** Called with the error when a bug in Ensayo gives a client a fault or HTTP 500. */
  readonly onDefect?: ((error: unknown) => void) | undefined;
};

/** The authority's verdict without its envelope. */
export type Verdict = {
  readonly accepted: boolean;
  /** Codes of the rules that reject, `['FAU14']`. */
  readonly rejected: readonly string[];
  /** Codes of the rules that only notify. */
  readonly notifications: readonly string[];
};

/** One rule that failed at one place. */
export type FailedLine = {
  readonly code: string;
  readonly kind: RuleKind;
  readonly message: string;
  readonly xpath: string | undefined;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
  /** Where values by date decided: which one applied, by which date of the document, and what was before and comes next. */
  readonly applied?: string | undefined;
  /** From which rule it is inferred, for a rule about a document of the till whose code nobody saw. */
  readonly inferred?: string | undefined;
  /** The same in Spanish. */
  readonly spanish: {
    readonly found: string;
    readonly expected: string;
    readonly fix: string;
    readonly applied?: string | undefined;
    readonly inferred?: string | undefined;
  };
};

/** Why a rule failed, and the request field that caused it. For a SOAP fault only code and message are known. */
export type Explanation = Partial<FailedLine> & {
  readonly code: string;
  /** Path in the request: `legal_monetary_totals.payable_amount`. */
  readonly field?: string | undefined;
};

/** Aviso de Ensayo: what no rule refuses and is surely a mistake. No verdict depends on it. */
export type AdviceLine = {
  /** Stable: `rounding-hides-total`. */
  readonly id: string;
  readonly text: string;
  readonly xpath: string;
  readonly line: number;
  readonly column: number;
  readonly found: string;
  readonly plausible: string;
  /** Why no rule refuses it, and how one knows better. */
  readonly source: string;
  /** As in `FailedLine`. */
  readonly applied?: string | undefined;
  /** The same in Spanish. */
  readonly spanish: Readonly<Record<'text' | 'found' | 'plausible' | 'source', string>> & {
    readonly applied?: string | undefined;
  };
};

/** The answer of the issuing service; `GET /openapi.json` describes the other members. */
export type ReplyBody = JsonObject & {
  /** Absent for a request that was refused (HTTP 4xx), and for a document that a test set judges later. */
  readonly verdict?: Verdict | undefined;
  readonly explanations?: readonly Explanation[] | undefined;
  /** Absent if there is none. */
  readonly advice?: readonly (Omit<AdviceLine, 'spanish'> & { readonly field?: string })[] | undefined;
  /** For a refused request: a stable code in kebab case. */
  readonly code?: string | undefined;
  readonly message?: string | undefined;
};

export type Reply = {
  readonly status: number;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly body: ReplyBody;
};

export type ClockSetting =
  | { readonly mode: 'real' }
  /** Stopped; `advance` moves it. */
  | { readonly mode: 'fixed'; readonly at: string }
  | { readonly mode: 'offset'; readonly milliseconds: number }
  /** Runs `factor` times as fast, from that instant, or from its current time. */
  | { readonly mode: 'speed'; readonly factor: number; readonly from?: string | undefined };

/** Both services, connected, on loopback. */
export type Box = {
  /** Address of the issuing service, without a slash at the end: `http://127.0.0.1:40123`. */
  readonly url: string;
  /** Bearer token of the default company. */
  readonly token: string;
  /** The authority's SOAP service; its WSDL is at `?wsdl`. */
  readonly authority: { readonly url: string; readonly httpsUrl: string | undefined };
  /** For `createControlClient` of `ensayo/control`. */
  readonly control: { readonly url: string; readonly token: string };
  /** The default issuer. */
  readonly company: { readonly nit: string; readonly checkDigit: string; readonly name: string };
  /** The other issuers of the registry. Those that got a token in an earlier start with this `data` have none here. */
  readonly companies: readonly { readonly nit: string; readonly name: string; readonly token?: string }[];
  /** The time of both services; milliseconds since 1970. */
  readonly clock: {
    readonly now: () => number;
    readonly advance: (milliseconds: number) => void;
    /** @throws RangeError for an instant that cannot be read or a factor that is not above zero */
    readonly use: (setting: ClockSetting) => void;
  };
  /** POSTs JSON to the issuing service, `post('/api/ubl2.1/invoice', invoice)`; any status is an answer, never an exception. */
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Reply>;
  /** Changes the signed XML of the documents issued from now on, before they are sent; until called with undefined. */
  readonly tamperWith: (change: ((signedXml: string) => string) | undefined) => void;
  /** Waits for running requests, then releases ports, files and memory. May be called twice. */
  readonly close: () => Promise<void>;
};

/** The result of `judge`. */
export type Judgement = {
  /**
   * Undecided: nothing speaks against it, but rules that reject were left out (`notEvaluated`) for lack of a `supply`,
   * or of its signature.
   */
  readonly verdict: 'accepted' | 'rejected' | 'undecided';
  /** `invoice`, `creditNote`, …; undefined for anything that is not a document of the authority. */
  readonly kind: string | undefined;
  readonly number: string | undefined;
  /** CUFE, CUDE, CUDS or CUNE. */
  readonly key: string | undefined;
  readonly failed: readonly FailedLine[];
  /** Why part of it could not be judged, or that it lacks only its signature. Such a document is never accepted. */
  readonly incomplete?: string | undefined;
  /** `supply`: the option of `judge` that would let the rule be evaluated, or `signature` for a document not signed yet. */
  readonly notEvaluated: readonly {
    readonly code: string;
    readonly reason: string;
    readonly supply?: 'registry' | 'prior' | 'trust' | 'signature' | undefined;
  }[];
  /** What no rule is about and you should know: that the payroll that it refers to was deleted, for example. */
  readonly remarks?: readonly { readonly text: string }[] | undefined;
  /** Empty if there is none, or none is wanted. */
  readonly advice: readonly AdviceLine[];
  /** Rules that threw: bugs in Ensayo. */
  readonly broken: readonly { readonly code: string; readonly error: string }[];
  readonly signature: {
    readonly references: readonly {
      readonly uri: string | undefined;
      readonly expected: string | undefined;
      readonly found: string;
      readonly ok: boolean;
      readonly cause?: string | undefined;
      /** The opinion of a second verifier, which decides nothing. */
      readonly note?: string | undefined;
    }[];
    readonly signatureValue: boolean;
    readonly cause?: string | undefined;
    readonly note?: string | undefined;
  };
};
