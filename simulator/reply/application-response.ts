import type { Credentials } from '../../src/common/credentials.ts';
import { applicationResponseSpec } from './application-response-spec.ts';
import { signDocument } from './sign.ts';

/** What an ApplicationResponse of the authority says, in plain data. */
export type ApplicationResponseInput = {
  /** 1 production, 2 test. */
  readonly environment: '1' | '2';
  /** Milliseconds since 1970: date, time and signing time follow from it. */
  readonly now: number;
  /** Next number of the authority's own sequence. */
  readonly id: number;
  /** Whoever issued the document that was judged. */
  readonly receiver: {
    /** Digits without check digit. */
    readonly nit: string;
    readonly checkDigit: string | undefined;
    readonly name: string;
    /** Type of identification: 31 for a NIT. */
    readonly schemeName: string;
  };
  readonly document: {
    /** Prefix and number as sent. */
    readonly number: string;
    readonly uuid: string;
    /** CUFE-SHA384, CUDE-SHA384, CUDS-SHA384 or CUNE-SHA384. */
    readonly uuidScheme: string;
  };
  readonly verdict: 'accepted' | 'rejected';
  /** The sentence of an acceptance; a rejection does not carry it. */
  readonly statusMessage: string;
  /** Rules that rejected, code and text apart, without `Regla:`; not written into an acceptance. */
  readonly lines: readonly { readonly code: string; readonly text: string }[];
};

export type ApplicationResponseSigner = {
  readonly credentials: Credentials;
  /** Makes the identifiers within the signature: `env.random.uuid`. */
  readonly uuid: () => string;
};

/**
 * The signed ApplicationResponse as XML text, for either verdict. The same
 * input and the same identifiers give the same bytes.
 */
export const buildApplicationResponse = (
  input: ApplicationResponseInput,
  { credentials, uuid }: ApplicationResponseSigner,
): string => signDocument(applicationResponseSpec(input), { credentials, now: input.now, uuid });
