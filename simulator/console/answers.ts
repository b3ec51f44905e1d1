/** How the console answers: headers common to all answers, pages, files, refusals. */
import type { Request, Response } from 'express';
import { nameBody } from '../../src/common/name-body.ts';
import { cookieOf, languageCookie } from './access.ts';
import { html } from '../../src/common/html/html.ts';
import { layOut, layOutAlone } from './layout.ts';
import { consolePath } from './sections.ts';
import type { Page, PageAnswer, PageCall } from './page.ts';
import { preferredLanguage } from '../../src/common/http/preferred-language.ts';
import { isLanguage, languages, textsOf, type Language } from './texts/texts.ts';

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Nothing in a document may run, be framed or have its type guessed. */
export const safeHeaders = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  // Sends no referrer to other sites, but does send an origin with our own forms, which `no-referrer` would remove.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** The first value counts where a field is given twice. */
export const textsIn = (values: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values ?? {}).flatMap(([name, value]: readonly [string, unknown]) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      return typeof first === 'string' ? [[name, first]] : [];
    }),
  );

/** From the address, the cookie, or the browser's preference; otherwise Spanish. */
export const languageOf = ({ headers, query }: Request): Language => {
  const { lang: asked } = textsIn(query);
  const kept = cookieOf(headers.cookie, languageCookie);
  if (isLanguage(asked)) return asked;
  return isLanguage(kept) ? kept : (preferredLanguage(headers['accept-language'], languages) ?? 'es');
};

export const cookie = (name: string, value: string): string =>
  `${name}=${value}; Path=${consolePath}; HttpOnly; SameSite=Strict`;

export type Refusal = {
  readonly status: 400 | 401 | 403 | 404 | 413 | 500 | 503;
  readonly about: 'host' | 'link' | 'form' | 'tooLarge' | 'page' | 'outage' | 'defect';
  /** Follows the text: the identifier under which the log has more, the limit, or the cause of an outage. */
  readonly detail?: string;
};

/** A standalone page for requests without a tenant. */
export const refuse = (request: Request, response: Response, { status, about, detail }: Refusal): void => {
  const language = languageOf(request);
  const { refusals, home } = textsOf(language);
  const { title, text } = refusals[about];
  const body = html`<p>${text}${detail === undefined ? '' : ` ${detail}`}</p>
    ${about === 'page' && html`<p><a href="${consolePath}/">${home}</a></p>`}`;
  response.status(status).type('html').send(layOutAlone(language, { title, body }));
};

/** For foreign HTML: it may use its own inline styles and pictures, and nothing else. */
const foreignPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

type Answered = { readonly page: Page; readonly answer: PageAnswer };

/** A page's answer, ready to send. */
export const send = (response: Response, call: PageCall, { page, answer }: Answered): void => {
  if ('redirect' in answer) response.redirect(303, call.at(answer.redirect));
  else if ('file' in answer) {
    const { name, type, bytes, inline = false } = answer.file;
    const files = inline ? "default-src 'none'; frame-ancestors 'self'" : "default-src 'none'; sandbox";
    response.set('Content-Security-Policy', files);
    if (!inline) nameBody(response, name);
    // Afterwards: a file name would set a type from its extension.
    response.type(type).send(bytes);
  } else if ('frame' in answer) {
    response.set('Content-Security-Policy', foreignPolicy).type('html').send(answer.frame.html);
  } else if ('missing' in answer) {
    const { title } = call.texts.refusals.page;
    const { what, isGone = false } = answer.missing;
    const body = html`<p>${what}</p>`;
    response
      .status(isGone ? 410 : 404)
      .type('html')
      .send(layOut(call, page.section, { title, body }));
  } else {
    const { status = 200 } = answer.view;
    response
      .status(status)
      .type('html')
      .send(layOut(call, page.section, answer.view));
  }
};
