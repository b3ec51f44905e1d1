/** The documentation that comes with the package, in the frame of the console. */
import { fileName } from '../../../src/common/file-name.ts';
import { attributes, html, type Html } from '../../../src/common/html/html.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import type { Documentation, DocumentationPage } from '../ports.ts';

const inEnglish = ({ language, texts }: PageCall, page: Pick<DocumentationPage, 'language'>): Html | false =>
  page.language !== language && html` <span class="soft">(${texts.docs.inEnglish})</span>`;

const list = (call: PageCall, documentation: Documentation): PageAnswer => {
  const { texts, at, language } = call;
  const body = html`<p>${texts.docs.about}</p>
    <div class="doors">
      ${documentation.sections(language).map(
        ({ title, pages }) =>
          html`<section class="card">
            <h2>${title}</h2>
            <ul class="plain">
              ${pages.map(
                (page) =>
                  html`<li><a href="${at(`/docs/${page.path}`)}">${page.title}</a>${inEnglish(call, page)}</li>`,
              )}
            </ul>
          </section>`,
      )}
    </div>`;
  return { view: { title: texts.sections.docs, body } };
};

const contents = ({ texts }: PageCall, { headings }: DocumentationPage): Html | false =>
  headings.length > 2 &&
  html`<nav class="contents" aria-label="${texts.docs.contents}">
    <p>${texts.docs.contents}</p>
    <ul>
      ${headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)}
    </ul>
  </nav>`;

const shown = (call: PageCall, documentation: Documentation, page: DocumentationPage): PageAnswer => {
  const { texts, at, language } = call;
  const section = documentation
    .sections(language)
    .find(({ pages }) => pages.some(({ path }) => path === page.path))?.title;
  const body = html`<p class="trail">
      <a href="${at('/docs')}">${texts.sections.docs}</a>${
        section !== undefined && ` › ${section}`
      }${inEnglish(call, page)}
    </p>
    <div class="docs">
      ${contents(call, page)}
      <article ${page.language !== language && attributes`lang="${page.language}"`}>${page.body}</article>
    </div>`;
  return { view: { title: page.title, body } };
};

const show = async (call: PageCall): Promise<PageAnswer> => {
  const { texts, params, language, ports } = call;
  const documentation = await ports.documentation?.();
  const missing: PageAnswer = { missing: { what: texts.docs.none } };
  if (documentation === undefined) return missing;
  const { path } = params;
  if (path === undefined) return list(call, documentation);
  const page = documentation.page(path, language);
  if (page !== undefined) {
    // Its links are relative.
    return page.path === path ? shown(call, documentation, page) : { redirect: `/docs/${page.path}` };
  }
  const file = documentation.file(path);
  return file === undefined ? missing : { file: { ...file, name: fileName(file.name) } };
};

export const docPages: readonly Page[] = [
  { path: '/docs', section: 'docs', handle: show },
  { path: '/docs/*path', section: 'docs', handle: show },
];
