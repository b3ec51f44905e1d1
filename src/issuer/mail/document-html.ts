/**
 * The mail as HTML. Styles are inline, because mail clients drop the others. Fragments of the request go between tables
 * and never into a cell, where a stray `<td>` would break our table.
 */
import { asHtml, attributes, html, htmlText, type Attributes, type Html } from '../../common/html/html.ts';
import type { DocumentWords } from './document-words.ts';

/** Already sanitised. */
export type Fragments = {
  readonly header: Html | undefined;
  readonly buttons: Html | undefined;
  readonly footer: Html | undefined;
};

const font = 'font-family:Arial,Helvetica,sans-serif;';
const styles = {
  page: `margin:0;padding:24px 12px;background-color:#f2f4f7;color:#1f2933;${font}font-size:15px;line-height:1.5;`,
  card: 'max-width:600px;margin:0 auto;padding:28px;background-color:#ffffff;border:1px solid #dde2e8;border-radius:8px;',
  warning:
    'margin:0 0 20px;padding:8px 12px;background-color:#fff4d6;border:1px solid #e8c35a;border-radius:4px;font-size:13px;',
  line: 'margin:0 0 12px;',
  apart: 'margin:0 0 20px;',
  title: 'margin:0 0 16px;font-size:20px;line-height:1.3;color:#1b4f9c;',
  facts: `margin:0 0 20px;border-top:1px solid #dde2e8;${font}font-size:15px;`,
  caption: 'padding:6px 16px 6px 0;color:#5b6770;font-size:13px;vertical-align:top;white-space:nowrap;',
  text: 'padding:6px 0;vertical-align:top;word-break:break-word;',
  button:
    'display:inline-block;padding:12px 22px;background-color:#1b4f9c;border-radius:4px;color:#ffffff;' +
    'font-weight:bold;text-decoration:none;',
  footer: 'padding:16px 0 0;border-top:1px solid #dde2e8;color:#5b6770;font-size:12px;',
} as const;

type Style = keyof typeof styles;

const styled = (style: Style): Attributes => attributes`style="${asHtml(styles[style])}"`;

const paragraph = (style: Style, text: string | undefined): Html | undefined =>
  text === undefined ? undefined : html`<p ${styled(style)}>${text}</p>`;

const factsTable = (facts: DocumentWords['facts']): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" ${styled('facts')}>
    ${facts.map(
      ({ caption, text }) =>
        html`<tr>
          <td ${styled('caption')}>${caption}</td>
          <td ${styled('text')}>${text}</td>
        </tr>`,
    )}
  </table>`;

const catalogueButton = (catalogue: DocumentWords['catalogue']): Html | undefined =>
  catalogue === undefined ? undefined : html`<a href="${catalogue.url}" ${styled('button')}>${catalogue.caption}</a>`;

const block = (style: Style, content: Html | string | undefined): Html | undefined =>
  content === undefined ? undefined : html`<div ${styled(style)}>${content}</div>`;

export const documentHtml = (words: DocumentWords, fragments: Fragments): string =>
  htmlText(
    html`<!doctype html>
      <html lang="es">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width,initial-scale=1" />
          <meta name="color-scheme" content="light" />
          <title>${words.title}</title>
        </head>
        <body style="margin:0;">
          <div ${styled('page')}>
            <div ${styled('card')}>
              ${paragraph('warning', words.banner)} ${block('apart', fragments.header)}
              ${paragraph('line', words.greeting)} ${paragraph('line', words.intro)}
              <h1 ${styled('title')}>${words.title}</h1>
              ${factsTable(words.facts)} ${block('apart', fragments.buttons ?? catalogueButton(words.catalogue))}
              ${paragraph('apart', words.attachments)} ${block('footer', fragments.footer ?? words.footer)}
            </div>
          </div>
        </body>
      </html> `,
  );
