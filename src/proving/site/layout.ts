/** The frame of a page of the site: navigation, search, the other language. */
import { wordsOf, type Bilingual } from '../../common/text/bilingual.ts';
import { html, htmlText, type Html } from '../../common/html/html.ts';
import type { Language } from '../../../simulator/console/texts/texts.ts';

export const siteTexts = wordsOf({
  skip: { en: 'Skip to the content', es: 'Ir al contenido' },
  navigation: { en: 'Sections', es: 'Secciones' },
  contents: { en: 'Documentation', es: 'Documentación' },
  rules: { en: 'Rules', es: 'Reglas' },
  judge: { en: 'Judge a document', es: 'Validar un documento' },
  search: { en: 'Search', es: 'Buscar' },
  find: { en: 'Search the documentation: a code, a word', es: 'Buscar en la documentación: un código, una palabra' },
  found: { en: 'Pages', es: 'Páginas' },
  noneFound: { en: 'No page has all of these words.', es: 'Ninguna página tiene todas esas palabras.' },
  alone: {
    en: 'All pages, with the codes that each explains. Your browser can search in them.',
    es: 'Todas las páginas, con los códigos que explica cada una. Su navegador puede buscar en ellas.',
  },
  languages: { en: 'Languages', es: 'Idiomas' },
  footer: {
    en: 'Ensayo is a simulator. It is not part of DIAN, and what it validates has no legal effect.',
    es: 'Ensayo es un simulador. No forma parte de la DIAN, y lo que valida no tiene efectos legales.',
  },
});

export type SiteTexts = ReturnType<typeof siteTexts>;

const names: Bilingual = { en: 'English', es: 'Español' };

export type Frame = {
  readonly language: Language;
  readonly title: string;
  readonly body: Html;
  /** An address of the site as this page links to it: `../rules.html`. */
  readonly to: (path: string) => string;
  /** The same page in the other language, or its start page. */
  readonly translation: string;
  /** For a page with a program: the search, the judge. */
  readonly script?: string;
  /** What the page may load and run. */
  readonly policy?: string;
};

/** Where the pages of a language are, and where the search in them is. */
export const folderOf = (language: Language): string => (language === 'en' ? '' : 'es/');

const head = ({ title, to, script, policy }: Frame): Html =>
  html`<head>
    <meta charset="utf-8" />
    ${policy !== undefined && html`<meta http-equiv="Content-Security-Policy" content="${policy}" />`}
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · Ensayo</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${to('site.css')}" />
    ${script !== undefined && html`<script type="module" src="${to(script)}"></script>`}
  </head>`;

const searchForm = (texts: SiteTexts, address: string): Html =>
  html`<form class="search" role="search" action="${address}">
    <label class="unseen" for="q">${texts.find}</label>
    <input id="q" name="q" type="search" placeholder="FAU14" autocomplete="off" />
    <button>${texts.search}</button>
  </form>`;

export const layOut = (frame: Frame): string => {
  const { language, body, to, translation } = frame;
  const texts = siteTexts(language);
  const own = (name: string): string => to(`${folderOf(language)}${name}`);
  const other = language === 'en' ? 'es' : 'en';
  return htmlText(
    html`<!doctype html>
      <html lang="${language}">
        ${head(frame)}
        <body>
          <a class="skip" href="#content">${texts.skip}</a>
          <header>
            <a class="brand" href="${own('index.html')}">Ensayo</a>
            <nav aria-label="${texts.navigation}">
              <ul>
                <li><a href="${own('search.html')}">${texts.contents}</a></li>
                <li><a href="${own('rules.html')}">${texts.rules}</a></li>
                <li><a href="${own('judge.html')}">${texts.judge}</a></li>
              </ul>
            </nav>
            ${searchForm(texts, own('search.html'))}
            <nav class="languages" aria-label="${texts.languages}">
              <span aria-current="true">${names[language]}</span>
              <a href="${to(translation)}" lang="${other}" hreflang="${other}">${names[other]}</a>
            </nav>
          </header>
          <main id="content" class="docs" tabindex="-1">${body}</main>
          <footer>${texts.footer}</footer>
        </body>
      </html> `,
  );
};
