import type { DocumentMailInput } from './document-mail-input.ts';

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
