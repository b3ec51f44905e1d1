/** The authority's records of taxpayers, software and numbering: shown, searched, added to, removed from. */
import { attributes, html, type Html } from '../../../src/common/html/html.ts';
import { rowsOf } from '../../registry/file/rows.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import { actForm, actPages, notices, statusOf } from '../parts/acts.ts';
import { filterForm, postForm } from '../parts/form.ts';
import { bodyOf, type Posted } from '../parts/inputs.ts';
import { pageLinks, pageOf } from '../parts/paging.ts';
import { table } from '../parts/table.ts';
import { inputsOf, isShown, shownParts, shownTable, type ShownPart } from '../parts/registry-rows.ts';

const section = 'registry';

const partLinks = ({ at, texts, params }: PageCall): Html =>
  html`<nav class="parts" aria-label="${texts.registry.parts}">
    <ul>
      ${shownParts.map(
        (part) =>
          html`<li>
            <a href="${at(`/registry/${part}`)}" ${params.part === part && attributes`aria-current="page"`}
              >${texts.registry.names[part]}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;

const overview = async (call: PageCall, posted?: Posted): Promise<PageAnswer> => {
  const { texts, tenant, at } = call;
  const { registry } = texts;
  const rows = rowsOf(await tenant.authority.registry.dump());
  const body = html`${notices(call, posted)}
    <p>${registry.intro}</p>
    ${table({
      id: 'parts',
      caption: registry.parts,
      columns: [{ title: registry.part }, { title: registry.about }, { title: registry.count, align: 'end' }],
      rows: shownParts.map((part) => ({
        key: part,
        cells: [
          html`<a href="${at(`/registry/${part}`)}">${registry.names[part]}</a>`,
          registry.abouts[part],
          rows[part].length,
        ],
      })),
      empty: '',
    })}
    <h2>${registry.addCompany}</h2>
    <p>${registry.companyNote}</p>
    ${actForm(call, { id: 'company', path: '/registry/companies', inputs: inputsOf('companies', texts), submit: registry.add }, posted)}`;
  return { view: { title: texts.sections.registry, body, status: statusOf(posted) } };
};

const rutSwitch = (call: PageCall, available: boolean): Html => {
  const { rut } = call.texts.registry;
  return html`<div class="callout ${available ? '' : 'bad'}">
    <p>${available ? rut.answers : rut.silent}</p>
    ${postForm(call, {
      curl: true,
      id: 'rut-available',
      path: '/registry/rut/available',
      hidden: { available: String(!available) },
      submit: available ? rut.silence : rut.restore,
    })}
  </div>`;
};

const addition = (call: PageCall, part: ShownPart, posted: Posted | undefined): Html => {
  const { texts } = call;
  const isOpen = posted?.id === 'add';
  return html`<details class="add" ${isOpen && attributes`open`}>
    <summary>${texts.registry.addTo(texts.registry.names[part])}</summary>
    <p class="note">${texts.registry.addNote}</p>
    ${actForm(call, { id: 'add', path: `/registry/${part}`, inputs: inputsOf(part, texts), submit: texts.registry.add }, posted)}
  </details>`;
};

const list = async (call: PageCall, part: ShownPart, posted?: Posted): Promise<PageAnswer> => {
  const { texts, tenant, query } = call;
  const { registry, lists } = texts;
  const data = await tenant.authority.registry.dump();
  const { titles, rows } = shownTable(call, part, data);
  const wanted = query.text?.trim().toLowerCase() ?? '';
  const found = rows.filter(({ text }) => text.includes(wanted));
  const shown = pageOf(call, found);
  const removal = (key: string): Html =>
    postForm(call, {
      curl: true,
      id: `remove-${key}`,
      path: `/registry/${part}/remove`,
      hidden: { key },
      submit: lists.remove,
      about: `${lists.remove} ${key}`,
      danger: true,
    });
  const body = html`${partLinks(call)} ${notices(call, posted)}
    <p>${registry.abouts[part]}</p>
    ${part === 'rut' && rutSwitch(call, data.rut.available)} ${addition(call, part, posted)}
    ${filterForm(call, {
      path: `/registry/${part}`,
      fields: [{ name: 'text', label: lists.contains, value: query.text }],
      submit: lists.search,
      clear: lists.clear,
    })}
    ${table({
      id: 'rows',
      caption: registry.names[part],
      columns: [...titles.map((title) => ({ title })), { title: lists.actions }],
      rows: await Promise.all(
        shown.rows.map(async ({ key, cells }) => ({ key, cells: [...(await cells()), removal(key)] })),
      ),
      empty: wanted === '' ? registry.empty : lists.nothing,
    })}
    <p class="note">${lists.count(found.length, rows.length)}</p>
    ${pageLinks(call, shown)}`;
  return { view: { title: `${texts.sections.registry}: ${registry.names[part]}`, body, status: statusOf(posted) } };
};

const partPage = (call: PageCall, posted?: Posted): PageAnswer | Promise<PageAnswer> => {
  const { part = '' } = call.params;
  return isShown(part) ? list(call, part, posted) : { missing: { what: call.texts.registry.unknownPart } };
};

const pathOfPart = ({ params: { part = '' } }: PageCall): string => (isShown(part) ? `/registry/${part}` : '/registry');

export const registryPages: readonly Page[] = [
  { path: '/registry', section, handle: (call) => overview(call) },
  ...actPages({
    id: 'company',
    path: '/registry/companies',
    section,
    does: ({ texts, form }) => ({
      name: 'addRegistryRow',
      params: { part: 'companies' },
      body: bodyOf(inputsOf('companies', texts), form),
    }),
    back: () => '/registry',
    done: 'added',
    again: overview,
  }),
  ...actPages({
    id: 'rut-available',
    path: '/registry/rut/available',
    section,
    does: ({ form }) => ({ name: 'extendRegistry', body: { rut: { available: form.available === 'true' } } }),
    back: () => '/registry/rut',
    done: 'changed',
    again: (call, posted) => list(call, 'rut', posted),
  }),
  { path: '/registry/:part', section, handle: (call) => partPage(call) },
  ...actPages({
    id: 'add',
    path: '/registry/:part',
    section,
    does: ({ params: { part = '' }, texts, form }) => ({
      name: 'addRegistryRow',
      params: { part },
      body: isShown(part) ? bodyOf(inputsOf(part, texts), form) : {},
    }),
    back: pathOfPart,
    done: 'added',
    again: partPage,
  }),
  ...actPages({
    id: 'remove',
    path: '/registry/:part/remove',
    section,
    does: ({ params: { part = '' }, form: { key = '' } }) => ({ name: 'removeRegistryRow', params: { part, key } }),
    back: pathOfPart,
    done: 'removed',
    again: partPage,
  }),
];
