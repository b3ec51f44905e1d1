/**
 * What somebody who embeds the services sees of them. Written out here, so that neither our inner types nor those of
 * the libraries below (express, pino, node) are part of the public interface.
 */

export type JsonObject = Readonly<Record<string, unknown>>;

export type RuleKind = 'Rechazo' | 'Notificación';

/** on and off, or on with another weight than the annex gives the rule. */
export type RuleSetting = 'on' | 'off' | RuleKind;

/** What is judged by which rules, whether by a box or by `judge`. */
export type JudgingOptions = {
  /** Stops the clock at an ISO 8601 instant, Colombian time where it has no offset: `2026-11-20T10:00:00-05:00`. The machine's clock where absent. */
  readonly clock?: string | undefined;
  /** The same seed and clock give the same bytes: identifiers, serial numbers, signatures. */
  readonly seed?: string | number | undefined;
  /** Which rules are on: `default`, `quiet`, `exact`, `strict`, `full`, … (datasets/profiles.json). */
  readonly profile?: string | undefined;
  /** Rules that depart from the profile, by their code: `{ FAJ43b: 'Rechazo' }`. */
  readonly rules?: Readonly<Record<string, RuleSetting>> | undefined;
  /** That of the authority: 1 production, 2 test (habilitación). 2 where absent. */
  readonly environment?: '1' | '2' | undefined;
  /** What the authority knows besides: the path of a registry file (docs/registry.md), or its content as an object. */
  readonly registry?: string | object | undefined;
  /** Paths of PEM or DER files: roots, subordinates or single certificates to trust besides our own. */
  readonly trust?: readonly string[] | undefined;
  /** Trusts the certificates of any authority: for a first look, never for a verdict that must count. */
  readonly trustAny?: boolean | undefined;
};

export type BoxOptions = JudgingOptions & {
  /** Folder that keeps the state of both services; in memory where absent. */
  readonly data?: string | undefined;
  /** The key of the secrets in that folder (docs/data-folder.md); else `ENSAYO_KEY` has it, or a file of the user. */
  readonly keyFile?: string | undefined;
  /** Address to bind, 127.0.0.1 where absent. */
  readonly host?: string | undefined;
  /** Names, besides loopback ones and `host`, under which both services may be asked for. */
  readonly allowHosts?: readonly string[] | undefined;
  /** Free ports where absent; HTTPS is served only where its port is given (0 takes a free one). */
  readonly ports?:
    | {
        readonly issuer?: number | undefined;
        readonly authority?: number | undefined;
        readonly https?: number | undefined;
      }
    | undefined;
  /** Access token of the issuing service; one is made where absent. */
  readonly token?: string | undefined;
  /** Access token of the control interface; one is made where absent. */
  readonly controlToken?: string | undefined;
  /** Called with what was thrown where a client sees a fault or HTTP 500 because of a bug in Ensayo. */
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
};

/** Why a rule failed, and what of the request it came from. Of a SOAP fault only code and message are known. */
export type Explanation = Partial<FailedLine> & {
  readonly code: string;
  /** Of the request, `legal_monetary_totals.payable_amount`. */
  readonly field?: string | undefined;
};

/** The answer of the issuing service; what it has beside these members is described in `GET /openapi.json`. */
export type ReplyBody = JsonObject & {
  /** Where the authority gave one: neither on a request that was refused (HTTP 4xx), nor on what a test set judges later. */
  readonly verdict?: Verdict | undefined;
  readonly explanations?: readonly Explanation[] | undefined;
  /** Of a refused request: a stable code in kebab case. */
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
  /** Stands still; `advance` steps it. */
  | { readonly mode: 'fixed'; readonly at: string }
  | { readonly mode: 'offset'; readonly milliseconds: number }
  /** Runs `factor` times as fast, from that instant or from what it shows now. */
  | { readonly mode: 'speed'; readonly factor: number; readonly from?: string | undefined };

/** Both services, connected, on loopback. */
export type Box = {
  /** Of the issuing service: `http://127.0.0.1:40123`, without a slash behind it. */
  readonly url: string;
  /** Bearer token of the default company. */
  readonly token: string;
  /** The authority's SOAP service; its WSDL is at `?wsdl`. */
  readonly authority: { readonly url: string; readonly httpsUrl: string | undefined };
  /** For `createControlClient` of `ensayo/control`. */
  readonly control: { readonly url: string; readonly token: string };
  /** Who issues when nobody else is configured. */
  readonly company: { readonly nit: string; readonly checkDigit: string; readonly name: string };
  /** The further issuers of the registry; without a token those that have theirs from an earlier start with this `data`. */
  readonly companies: readonly { readonly nit: string; readonly name: string; readonly token?: string }[];
  /** The time of both services; milliseconds since 1970. */
  readonly clock: {
    readonly now: () => number;
    readonly advance: (milliseconds: number) => void;
    /** @throws RangeError for an instant that cannot be read or a factor that is not above zero */
    readonly use: (setting: ClockSetting) => void;
  };
  /** POSTs JSON to the issuing service, `post('/api/ubl2.1/invoice', invoice)`; any status is an answer, not an exception. */
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Reply>;
  /** Changes the signed XML of the documents issued from now on, before they are sent; until called with undefined. */
  readonly tamperWith: (change: ((signedXml: string) => string) | undefined) => void;
  /** Waits for requests on their way, then lets go of ports, files and memory. May be called twice. */
  readonly close: () => Promise<void>;
};

/** What `judge` says of a document. */
export type Judgement = {
  readonly verdict: 'accepted' | 'rejected';
  /** `invoice`, `creditNote`, …; undefined for what is none of the documents that are judged. */
  readonly kind: string | undefined;
  readonly number: string | undefined;
  /** CUFE, CUDE, CUDS or CUNE. */
  readonly key: string | undefined;
  readonly failed: readonly FailedLine[];
  /** Why it could not be judged whole, when it could not: such a document is never accepted. */
  readonly incomplete?: string | undefined;
  readonly notEvaluated: readonly { readonly code: string; readonly reason: string }[];
  /** Rules that threw: bugs in Ensayo. */
  readonly broken: readonly { readonly code: string; readonly error: string }[];
  readonly signature: {
    readonly references: readonly {
      readonly uri: string | undefined;
      readonly expected: string | undefined;
      readonly found: string;
      readonly ok: boolean;
      readonly cause?: string | undefined;
      /** What a second verifier, which decides nothing, has to say about the refusal. */
      readonly note?: string | undefined;
    }[];
    readonly signatureValue: boolean;
    readonly cause?: string | undefined;
    readonly note?: string | undefined;
  };
};
