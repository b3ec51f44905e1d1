/** The first page: what this is, where everything is, and what to try first. */
import { html } from '../../../src/common/html/html.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import { code, facts } from '../parts/facts.ts';

/** In the order in which somebody new needs them. */
const tries = ['issue', 'judge', 'rules', 'testSets', 'faults'] as const;

const paths = { issue: '/issue', judge: '/judge', rules: '/rules', testSets: '/test-sets', faults: '/faults' } as const;

const show = ({ texts, at, ports, language }: PageCall): PageAnswer => {
  const { start, sections } = texts;
  const addresses = ports.addresses?.() ?? [];
  const body = html`<p>${start.about}</p>
    <h2>${start.first}</h2>
    <ul>
      ${tries.map((id) => html`<li><a href="${at(paths[id])}">${sections[id]}</a>: ${start.tries[id]}</li>`)}
    </ul>
    ${
      addresses.length > 0 &&
      html`<h2>${start.addresses}</h2>
        ${facts(addresses.map(({ name, value }) => [name[language], code(value)]))}
        <p class="note">${start.tokens}</p>`
    }
    <h2>${start.more}</h2>
    <p>${start.documentation} ${code('ensayo docs')}</p>`;
  return { view: { title: start.title, body } };
};

export const startPages: readonly Page[] = [{ path: '/start', section: 'start', handle: show }];
