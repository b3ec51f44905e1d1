/** The frame of every page: a bar that never wraps, the navigation beside or behind it, spaces. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { attributes, html, htmlText, type Html } from '../../src/common/html/html.ts';
import { defaultTenant, environmentNames, type TenantAddress } from '../tenants/platform/address.ts';
import { howField, shownAgain } from './parts/form.ts';
import { consolePath, sections, type SectionId } from './sections.ts';
import type { PageCall, View } from './page.ts';
import { languages, textsOf, type Language, type Texts } from './texts/texts.ts';

/** Style or script of the pages: a file next to this one, named by its content so that browsers may cache it. */
type Asset = { readonly url: string; readonly type: string; readonly bytes: Buffer };

const read = (file: string, type: string): Asset => {
  const bytes = readFileSync(new URL(`assets/${file}`, import.meta.url));
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { url: `${consolePath}/assets/${version}/${file}`, type, bytes };
};

let known: { readonly style: Asset; readonly script: Asset } | undefined;

export const assets = (): NonNullable<typeof known> =>
  (known ??= {
    style: read('console.css', 'text/css; charset=utf-8'),
    script: read('console.js', 'text/javascript; charset=utf-8'),
  });

/** The address of a tenant's pages. */
export const tenantPath = ({ tenant, environment }: TenantAddress): string =>
  `${consolePath}/${tenant}/${environmentNames[environment]}`;

const tenantName = ({ tenant, environment }: TenantAddress, texts: Texts): string => {
  const name = texts.environments[environment];
  return tenant === defaultTenant ? name : `${tenant} · ${name}`;
};

const head = (title: string, language: Language): Html =>
  html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · Ensayo</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${assets().style.url}" />
    <script src="${assets().script.url}" defer data-language="${language}"></script>
  </head>`;

const groups = [...new Set(sections.map(({ group }) => group))];

/** Beside the page; on a small screen behind the button of the bar, which opens it without script. */
const navigation = ({ texts, at, ports }: PageCall, current: SectionId | undefined): Html => {
  const shown = sections.filter(({ id }) => id !== 'docs' || ports.documentation !== undefined);
  return html`<nav class="sections" id="sections" popover aria-label="${texts.layout.navigation}">
    ${groups.map(
      (group) =>
        html`<ul>
          ${shown
            .filter((section) => section.group === group)
            .map(
              ({ id, path }) =>
                html`<li>
                  <a href="${at(path)}" ${id === current ? attributes`aria-current="page"` : ''}
                    >${texts.sections[id]}</a
                  >
                </li>`,
            )}
        </ul>`,
    )}
  </nav>`;
};

/** The open ones first, within the height of the page's content. */
const mostSpaces = 100;

/** Switching spaces keeps the section and drops the rest of the address. */
const spaces = ({ spaces: all, tenant, texts }: PageCall, current: SectionId | undefined): Html | undefined => {
  if (all.length < 2) return undefined;
  const path = sections.find(({ id }) => id === current)?.path ?? sections[0].path;
  return html`<nav class="spaces" aria-label="${texts.layout.spaces}">
    <ul>
      ${all.slice(0, mostSpaces).map(
        (one) =>
          html`<li>
            <a
              href="${tenantPath(one)}${path}"
              ${tenantPath(one) === tenantPath(tenant) ? attributes`aria-current="true"` : ''}
              >${tenantName(one, texts)}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
};

/** A link would drop what the page keeps: there, a button of its form posts it. */
const languageLink = ({ query, at }: PageCall, { keeps }: View, language: Language): Html => {
  const { language: name } = textsOf(language).layout;
  if (keeps === undefined) {
    const address = new URLSearchParams({ ...query, lang: language }).toString();
    return html`<a href="?${address}" lang="${language}" hreflang="${language}">${name}</a>`;
  }
  const address = new URL(at(keeps.path), 'http://console');
  address.searchParams.set('lang', language);
  return html`<button
    class="link"
    form="${keeps.form}"
    formaction="${address.pathname}${address.search}"
    name="${howField}"
    value="${shownAgain}"
    lang="${language}"
  >
    ${name}
  </button>`;
};

const languageLinks = (call: PageCall, view: View): Html =>
  html`<nav class="languages" aria-label="${call.texts.layout.languages}">
    ${languages.map((one) =>
      one === call.language
        ? html`<span aria-current="true" lang="${one}">${textsOf(one).layout.language}</span>`
        : languageLink(call, view, one),
    )}
  </nav>`;

const whole = (language: Language, title: string, body: Html): string =>
  htmlText(
    html`<!doctype html>
      <html lang="${language}">
        ${head(title, language)} ${body}
      </html> `,
  );

const banner = ({ layout }: Texts): Html => html`<p class="banner">${layout.simulated}</p>`;

/** The page of the documentation about a section. */
const guide = ({ ports, at, texts }: PageCall, current: SectionId | undefined): Html | undefined => {
  const topic = sections.flatMap((section) => (section.id === current && 'guide' in section ? section.guide : []))[0];
  if (topic === undefined || ports.documentation === undefined) return undefined;
  return html`<a class="guide" href="${at(`/docs/${topic}`)}">${texts.layout.guide}</a>`;
};

/** A complete page, ready to send. */
export const layOut = (call: PageCall, section: SectionId | undefined, view: View): string => {
  const { texts, language, at } = call;
  const { title, body, live } = view;
  return whole(
    language,
    title,
    html`<body>
      <a class="skip" href="#content">${texts.layout.skip}</a>
      <header>
        <a class="brand" href="${at('/documents')}">Ensayo</a>
        ${banner(texts)} ${languageLinks(call, view)}
        <button class="menu" popovertarget="sections">${texts.layout.menu}</button>
      </header>
      ${navigation(call, section)}
      <div class="page">
        ${spaces(call, section)}
        <main
          id="content"
          tabindex="-1"
          data-copy="${texts.layout.copy}"
          data-copied="${texts.layout.copied}"
          ${live === true && attributes`data-live="${at('/live')}"`}
        >
          <div class="heading">
            <h1>${title}</h1>
            ${live === true && html`<p class="live-status" role="status" data-failed="${texts.layout.liveFailed}"></p>`}
            ${guide(call, section)}
          </div>
          ${body}
        </main>
        <footer>${texts.layout.footer}</footer>
      </div>
    </body>`,
  );
};

/** Where no tenant applies: a visitor without the link, an unknown address. */
export const layOutAlone = (language: Language, { title, body }: Pick<View, 'title' | 'body'>): string =>
  whole(
    language,
    title,
    html`<body>
      <header>${banner(textsOf(language))}</header>
      <main id="content" class="alone">
        <h1>${title}</h1>
        ${body}
      </main>
    </body>`,
  );
