/** What the mail about an accepted document is made of, and what of it is too long. */
import type { Env } from '../../common/env/env.ts';
import type { Coded, Presentation } from '../documents/model.ts';
import type { Bundle } from '../printing/bundle.ts';

/** What the mail about an accepted document is made of. */
export type DocumentMailInput = {
  /** Gives the Date and the identifiers of the messages, one UUID each. */
  readonly env: Pick<Env, 'clock' | 'random'>;
  readonly issuer: {
    /** Without check digit. */
    readonly nit: string;
    readonly name: string;
    /** Absent: the name is used instead. */
    readonly tradeName: string | undefined;
    readonly email: string;
  };
  /** The recipient of the document: the acquirer, in support documents the seller. */
  readonly customer: {
    readonly identification: string;
    /** Empty if there is none. */
    readonly name: string;
    /** As the request gives them: each may hold several, separated by commas or semicolons. */
    readonly emails: readonly string[];
  };
  readonly document: {
    /** Prefix and number. */
    readonly number: string;
    /** `01`, `91` … and what people call it. */
    readonly type: Coded;
    /** Decimal text; undefined where the document has none. */
    readonly total: string | undefined;
    readonly currency: string;
    readonly key: { readonly label: 'CUFE' | 'CUDE' | 'CUDS' | 'CUNE'; readonly code: string };
    /** Where the authority shows the document. */
    readonly catalogueUrl: string;
    readonly environment: '1' | '2';
  };
  readonly mail: Presentation['mail'];
  /** The ZIP with AttachedDocument, PDF and annexes. */
  readonly bundle: Bundle;
};

/** Room for an embedded logo; sanitising ten times as much would hold everybody else up for seconds. */
const mostCharacters = 200_000;

export const isTooLong = (fragment: string): boolean => fragment.length > mostCharacters;

const fields = { header: 'html_header', buttons: 'html_buttons', footer: 'html_footer' } as const;

/** One sentence, beginning with its code, for each fragment of the request that the mail does without. */
export const fragmentProblems = ({ html }: DocumentMailInput['mail']): string[] =>
  (['header', 'buttons', 'footer'] as const)
    .filter((part) => isTooLong(html[part] ?? ''))
    .map(
      (part) =>
        `mail-fragment-too-long: ${fields[part]} tiene ${String(html[part]?.length)} caracteres; ` +
        `se admiten ${String(mostCharacters)}. El correo sale sin ese fragmento: acórtelo.`,
    );
