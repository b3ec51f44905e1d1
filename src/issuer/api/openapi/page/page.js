/** The page of the interface: reads openapi.json of the same service and shows it. */
import { element } from './elements.js';
import { operationElement } from './operation.js';

const methods = ['get', 'post', 'put'];

/** @param {string} id @returns {any} */
const byId = (id) => document.getElementById(id);

const folded = (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** @param {Record<string, any>} description */
const operationsOf = (description) =>
  Object.entries(description.paths).flatMap(([path, item]) =>
    methods.flatMap((method) =>
      item[method] ? [{ method: method.toUpperCase(), path, operation: item[method] }] : [],
    ),
  );

/** @param {Record<string, any>} description */
const showIntroduction = ({ info }) => {
  byId('title').textContent = info.title;
  byId('version').textContent = info.version;
  byId('introduction').replaceChildren(...info.description.split('\n\n').map((text) => element('p', {}, text)));
};

/** @param {Record<string, any>} description */
const showOperations = (description) => {
  const all = operationsOf(description).map((operation) => {
    const shown = { ...operation, schemas: description.components.schemas, token: () => byId('token').value.trim() };
    const link = element('a', { href: `#${operation.operation.operationId}` }, operation.operation.summary);
    const text = folded(`${operation.method} ${operation.path} ${operation.operation.summary}`);
    return { ...operation, node: operationElement(shown), link: element('li', {}, link), text };
  });
  const groups = description.tags.map(({ name, description: about }) => {
    const members = all.filter(({ operation }) => operation.tags.includes(name));
    return {
      members,
      section: element(
        'section',
        {},
        element('h2', {}, name),
        element('p', {}, about),
        ...members.map(({ node }) => node),
      ),
      list: element('section', {}, element('h2', {}, name), element('ul', {}, ...members.map(({ link }) => link))),
    };
  });
  byId('operations').replaceChildren(...groups.map(({ section }) => section));
  byId('contents').replaceChildren(...groups.map(({ list }) => list));
  return { all, groups };
};

/** @param {ReturnType<typeof showOperations>} shown */
const filterBy =
  ({ all, groups }) =>
  () => {
    const wanted = folded(byId('filter').value.trim());
    for (const { text, node, link } of all) node.hidden = link.hidden = !text.includes(wanted);
    for (const { members, section, list } of groups) {
      section.hidden = list.hidden = members.every(({ node }) => node.hidden);
    }
    const found = all.filter(({ node }) => !node.hidden).length;
    byId('found').textContent = wanted === '' ? '' : `${found} de ${all.length} operaciones`;
  };

/** Opens the operation named in the address. */
const openNamed = () => {
  const named = location.hash.length > 1 ? byId(decodeURIComponent(location.hash.slice(1))) : null;
  if (named?.tagName !== 'DETAILS') return;
  named.open = true;
  named.scrollIntoView();
  named.querySelector('summary').focus();
};

try {
  const response = await fetch('/openapi.json');
  if (!response.ok) throw new Error(`openapi.json: ${response.status}`);
  const description = await response.json();
  showIntroduction(description);
  byId('filter').addEventListener('input', filterBy(showOperations(description)));
  addEventListener('hashchange', openNamed);
  openNamed();
} catch (error) {
  byId('operations').replaceChildren(
    element('p', { role: 'alert' }, `La descripción no se pudo leer. ${String(error)}`),
  );
}
