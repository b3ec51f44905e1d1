/**
 * What the console shows of an issuing service. The authority has none, and never makes documents: whoever starts both
 * passes these in.
 */
import type { Bilingual } from '../checks/vocabulary/wording.ts';
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

export type ConsolePorts = {
  readonly inboxOf?: InboxOf | undefined;
  readonly reproduce?: Reproduce | undefined;
};
