/** What a browser gets that opens the authority's address without a path: what this is, and where everything is. */
import type { Request, Response } from 'express';
import { wordsOf } from '../../../src/common/text/bilingual.ts';
import { html, htmlText } from '../../../src/common/html/html.ts';
import { servicePath } from '../../service/soap/contract.ts';

const texts = wordsOf({
  title: { en: 'Ensayo: the simulated authority', es: 'Ensayo: la autoridad simulada' },
  about: {
    en: 'This service stands in for the web service of the DIAN. What it accepts has no legal effect.',
    es: 'Este servicio ocupa el lugar del servicio web de la DIAN. Lo que acepta no tiene efectos legales.',
  },
  soap: { en: 'SOAP service', es: 'Servicio SOAP' },
  wsdl: { en: 'its description (WSDL)', es: 'su descripción (WSDL)' },
  console: { en: 'Console', es: 'Consola' },
  link: {
    en: 'opens with the link that Ensayo printed when it started',
    es: 'se abre con el enlace que Ensayo mostró al iniciar',
  },
  control: { en: 'Control interface', es: 'Interfaz de control' },
  token: { en: 'needs the control token', es: 'requiere el token de control' },
});

const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The paths of the interfaces for people and programs. */
export type Paths = { readonly console: string | undefined; readonly control: string };

/** A page for browsers, in their language; JSON for everything else. */
export const homePage =
  ({ console, control }: Paths) =>
  (request: Request, response: Response): void => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', Vary: 'Accept, Accept-Language' });
    if (request.accepts(['json', 'html']) !== 'html') {
      response.json({ service: 'ensayo-authority', soap: servicePath, console: console ?? null, control });
      return;
    }
    const language = request.acceptsLanguages(['es', 'en']) === 'en' ? 'en' : 'es';
    const said = texts(language);
    const page = html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${said.title}</title>
        </head>
        <body>
          <main>
            <h1>${said.title}</h1>
            <p>${said.about}</p>
            <ul>
              <li>${said.soap}: <code>${servicePath}</code>, <a href="${servicePath}?wsdl">${said.wsdl}</a></li>
              ${console !== undefined && html`<li><a href="${console}/">${said.console}</a>: ${said.link}</li>`}
              <li>${said.control}: <code>${control}</code>, ${said.token}</li>
            </ul>
          </main>
        </body>
      </html>`;
    response.set('Content-Security-Policy', policy).type('html').send(htmlText(page));
  };
