import type { XmlEdit } from '../../document/edits/edit.ts';
import type { RegistrySituation } from './registry-situations.ts';
import type { DefectiveName } from '../../registry/certificates/defective.ts';
import type { Behaviour } from '../../registry/behaviour.ts';

/** What a document is like: the place is there, or its first has that text; `not` for the opposite. */
export type Requirement = { readonly path: string; readonly text?: string; readonly not?: true };

/**
 * How a valid document is broken so that one rule fires, as plain data. The harness applies it at the named steps of
 * the issuing pipeline.
 */
export type Violation = {
  /** First states the whole document in this currency: code, amounts and the source of its rates. */
  readonly currency?: string;
  /** Edits before the unique code is computed, so that code and signature stay right. */
  readonly built?: readonly XmlEdit[];
  /** Edits after the code is computed and before the document is signed. */
  readonly coded?: readonly XmlEdit[];
  /** Edits of the signature before it is digested and signed. Paths start at the named part. */
  readonly signature?: {
    readonly signedProperties?: readonly XmlEdit[];
    readonly keyInfo?: readonly XmlEdit[];
    readonly signedInfo?: readonly XmlEdit[];
  };
  /** Edits of the signed document, whose signature they may break. */
  readonly signed?: readonly XmlEdit[];
  /** Replacements in the bytes of the signed document: the first match of each. */
  readonly bytes?: readonly { readonly find: string; readonly replace: string }[];
  /** Signs with a defective certificate. */
  readonly certificate?: DefectiveName;
  /** Signs the message, not the document, with a defective certificate whose fault is answered with rule lines. */
  readonly sender?: DefectiveName;
  /** Bytes of a comment before the root, which no signature covers. */
  readonly padding?: number;
  readonly zip?: 'empty' | 'corrupt' | 'twoDocuments' | 'notXml';
  /** The registry at the time the document is judged. */
  readonly registry?: RegistrySituation;
  /** Whether the authority is receiving documents at that time. */
  readonly service?: Behaviour['service'];
  /** Milliseconds that pass, for both sides, between signing and sending; negative where the clock is set back. */
  readonly sentAfter?: number;
  /** Edits of the invoice that a note corrects: one made for this note, which the authority accepts first. */
  readonly corrected?: readonly XmlEdit[];
  /** Codes of the events that are accepted first about the invoice: by default those that this event needs. */
  readonly events?: readonly string[];
  /** Calendar days that then pass, for both sides, before the document is made. */
  readonly daysLater?: number;
  /** Sends a valid document first and then this one with the same number. */
  readonly repeat?: boolean;
  /** Sends the very same bytes twice. */
  readonly resend?: boolean;
};
