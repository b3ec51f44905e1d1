/** The input for the mail about an accepted document, and its limits. */
import type { Env } from '../../common/env/env.ts';
import type { Coded, Presentation } from '../documents/model.ts';
import type { Bundle } from '../printing/bundle.ts';

/** The input for the mail about an accepted document. */
export type DocumentMailInput = {
  /** Provides the Date and the identifiers of the messages, one UUID each. */
  readonly env: Pick<Env, 'clock' | 'random'>;
  readonly issuer: {
    /** Without check digit. */
    readonly nit: string;
    readonly name: string;
    /** If absent, the name is used instead. */
    readonly tradeName: string | undefined;
    readonly email: string;
  };
  /** The recipient of the document: the acquirer, or the seller for support documents. */
  readonly customer: {
    readonly identification: string;
    /** Empty if there is none. */
    readonly name: string;
    /** As given in the request: each may contain several, separated by commas or semicolons. */
    readonly emails: readonly string[];
    /** Which field of the request that is: `customer.email`. */
    readonly path: string;
  };
  readonly document: {
    /** Prefix and number. */
    readonly number: string;
    /** `01`, `91` … and its usual name. */
    readonly type: Coded;
    /** Decimal text; undefined if the document has none. */
    readonly total: string | undefined;
    readonly currency: string;
    readonly key: { readonly label: 'CUFE' | 'CUDE' | 'CUDS' | 'CUNE'; readonly code: string };
    /** Where the authority shows the document. */
    readonly catalogueUrl: string;
    readonly environment: '1' | '2';
    /** The verdict is not from the authority itself. */
    readonly isSimulated: boolean;
  };
  readonly mail: Presentation['mail'];
  /** The ZIP with AttachedDocument, PDF and annexes. */
  readonly bundle: Bundle;
};

/** Why somebody gets no mail, or not all of it: the fields of the request that it is about, and a sentence in Spanish. */
export type MailProblem = { readonly code: string; readonly paths: readonly string[]; readonly message: string };

/** Room for an embedded logo; sanitising ten times as much would block everyone else for seconds. */
const mostCharacters = 200_000;

export const isTooLong = (fragment: string): boolean => fragment.length > mostCharacters;

export const fragmentFields = { header: 'html_header', buttons: 'html_buttons', footer: 'html_footer' } as const;

/** One for each fragment of the request that the mail omits. */
export const fragmentProblems = ({ html }: DocumentMailInput['mail']): readonly MailProblem[] =>
  (['header', 'buttons', 'footer'] as const)
    .filter((part) => isTooLong(html[part] ?? ''))
    .map((part) => ({
      code: 'mail-fragment-too-long',
      paths: [fragmentFields[part]],
      message:
        `${fragmentFields[part]} tiene ${String(html[part]?.length)} caracteres; ` +
        `se admiten ${String(mostCharacters)}. El correo sale sin ese fragmento: acórtelo.`,
    }));
