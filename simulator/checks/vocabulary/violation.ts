import type { XmlEdit } from './edit.ts';
import type { RegistryData } from '../../registry/types.ts';
import type { Behaviour } from '../../registry/behaviour.ts';

/**
 * How a valid document is broken so that one rule fires, as plain data. The
 * harness carries it out at the named steps of the issuing pipeline.
 */
export type Violation = {
  /** States the whole document in this currency first: code, amounts and the source of its rates. */
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
  /** Signs with a certificate of the zoo. */
  readonly certificate?: string;
  /** Signs the message, not the document, with a certificate of the zoo; what is wrong with it is answered with lines. */
  readonly sender?: string;
  /** Bytes of a comment before the root, which no signature covers. */
  readonly padding?: number;
  readonly zip?: 'empty' | 'corrupt' | 'twoDocuments' | 'notXml';
  /** The registry as it stands while the document is judged. */
  readonly registry?: (data: RegistryData) => Partial<RegistryData>;
  /** Whether the authority receives documents just then. */
  readonly service?: Behaviour['service'];
  /** Milliseconds that pass, for both sides, between signing and sending; below zero where the clock is put back. */
  readonly sentAfter?: number;
  /** Edits of the invoice that a note corrects: one of its own, which the authority accepts first. */
  readonly corrected?: readonly XmlEdit[];
  /** Codes of the events that are accepted first about the invoice: those that this event needs, where nothing is said. */
  readonly events?: readonly string[];
  /** Calendar days that then pass, for both sides, before the document is made. */
  readonly daysLater?: number;
  /** Sends a valid document first and then this one with the same number. */
  readonly repeat?: boolean;
  /** Sends the very same bytes twice. */
  readonly resend?: boolean;
};
