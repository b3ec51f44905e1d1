/**
 * The mail as HTML. Styles stand inline, because mail clients drop the others.
 * Fragments of the request stand between tables and never in a cell, where a
 * stray `<td>` of theirs would tear ours apart.
 */
import type { DocumentWords } from './document-words.ts';

/** Already sanitised. */
export type Fragments = {
  readonly header: string | undefined;
  readonly buttons: string | undefined;
  readonly footer: string | undefined;
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const font = 'font-family:Arial,Helvetica,sans-serif;';
const page = `margin:0;padding:24px 12px;background-color:#f2f4f7;color:#1f2933;${font}font-size:15px;line-height:1.5;`;
const card =
  'max-width:600px;margin:0 auto;padding:28px;background-color:#ffffff;border:1px solid #dde2e8;border-radius:8px;';
const warning =
  'margin:0 0 20px;padding:8px 12px;background-color:#fff4d6;border:1px solid #e8c35a;border-radius:4px;font-size:13px;';
const button =
  'display:inline-block;padding:12px 22px;background-color:#1b4f9c;border-radius:4px;color:#ffffff;' +
  'font-weight:bold;text-decoration:none;';
const captionCell = 'padding:6px 16px 6px 0;color:#5b6770;font-size:13px;vertical-align:top;white-space:nowrap;';
const textCell = 'padding:6px 0;vertical-align:top;word-break:break-word;';

const paragraph = (style: string, text: string | undefined): string =>
  text === undefined ? '' : `<p style="${style}">${escaped(text)}</p>`;

const factsTable = (facts: DocumentWords['facts']): string => {
  const rows = facts.map(
    ({ caption, text }) =>
      `<tr><td style="${captionCell}">${escaped(caption)}</td><td style="${textCell}">${escaped(text)}</td></tr>`,
  );
  const attributes = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';
  return `<table ${attributes} style="margin:0 0 20px;border-top:1px solid #dde2e8;${font}font-size:15px;">${rows.join('\n')}</table>`;
};

const catalogueButton = (url: string | undefined): string =>
  url === undefined ? '' : `<a href="${escaped(url)}" style="${button}">Ver en el catálogo de la DIAN</a>`;

const block = (style: string, html: string): string => (html === '' ? '' : `<div style="${style}">${html}</div>`);

export const documentHtml = (words: DocumentWords, fragments: Fragments): string => {
  const lines = [
    paragraph(warning, words.banner),
    block('margin:0 0 20px;', fragments.header ?? ''),
    paragraph('margin:0 0 12px;', words.greeting),
    paragraph('margin:0 0 12px;', words.intro),
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3;color:#1b4f9c;">${escaped(words.title)}</h1>`,
    factsTable(words.facts),
    block('margin:0 0 20px;', fragments.buttons ?? catalogueButton(words.catalogueUrl)),
    paragraph('margin:0 0 20px;', words.attachments),
    block(
      'padding:16px 0 0;border-top:1px solid #dde2e8;color:#5b6770;font-size:12px;',
      fragments.footer ?? escaped(words.footer),
    ),
  ].filter((line) => line !== '');
  return [
    '<!DOCTYPE html>',
    '<html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="color-scheme" content="light"><title>${escaped(words.title)}</title></head>`,
    `<body style="margin:0;"><div style="${page}"><div style="${card}">`,
    ...lines,
    '</div></div></body></html>',
    '',
  ].join('\n');
};
