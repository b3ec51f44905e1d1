import type { DocumentWords } from './document-words.ts';

/** The mail as plain text, for readers without HTML. */
export const documentText = (words: DocumentWords): string =>
  [
    words.banner?.toUpperCase(),
    words.greeting,
    words.intro,
    [words.title, ...words.facts.map(({ caption, text }) => `${caption}: ${text}`)].join('\n'),
    words.catalogueUrl === undefined ? undefined : `Ver en el catálogo de la DIAN:\n${words.catalogueUrl}`,
    words.attachments,
    `--\n${words.footer}`,
  ]
    .filter((paragraph) => paragraph !== undefined)
    .join('\n\n')
    .concat('\n');
