/**
 * The editor of a request: it takes the place of the text area, which stays what is sent, and remains where this script
 * does not load. Keys and values are proposed by the schema of the request; the service's own findings are marked at
 * their fields. Tab leaves the editor, as it leaves a text area.
 */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, indentUnit, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const isValue = /^(?:Object|Array|String|Number|True|False|Null)$/;

const textOf = (state, { from, to }) => state.sliceDoc(from, to);

const childrenOf = (node) => {
  const children = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
};

const nameOf = (state, property) => {
  const name = property.getChild('PropertyName');
  try {
    return name ? JSON.parse(textOf(state, name)) : undefined;
  } catch {
    return undefined;
  }
};

/** Names and indices from the outside in. */
const pathOf = (state, node) => {
  const path = [];
  for (let inner = node, outer = node.parent; outer; inner = outer, outer = outer.parent) {
    if (outer.name === 'Property') path.unshift(nameOf(state, outer));
    if (outer.name === 'Array')
      path.unshift(
        childrenOf(outer)
          .filter(({ name }) => isValue.test(name))
          .findIndex(({ from }) => from === inner.from),
      );
  }
  return path;
};

/** What is at `customer.dv`; for what is missing, the object that lacks it. */
const placeOf = (state, field) => {
  let node = syntaxTree(state).topNode.firstChild;
  for (const step of field.split('.').filter(Boolean)) {
    if (!node) break;
    const next =
      node.name === 'Array'
        ? childrenOf(node).filter(({ name }) => isValue.test(name))[Number(step)]
        : childrenOf(node).find((child) => child.name === 'Property' && nameOf(state, child) === step)?.lastChild;
    if (!next) break;
    node = next;
  }
  if (!node) return { from: 0, to: 0 };
  return /Object|Array/.test(node.name) ? { from: node.from, to: node.from + 1 } : { from: node.from, to: node.to };
};

// Completion

/** The shapes that a schema allows, with references followed. */
const shapesOf = (schema, components) => {
  if (!schema) return [];
  if (schema.$ref) return shapesOf(components[schema.$ref.split('/').at(-1)], components);
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [schema, ...inner.flatMap((each) => shapesOf(each, components))];
};

const shapesAt = ({ schema, components }, path) =>
  path.reduce(
    (shapes, step) =>
      shapes.flatMap(({ properties = {}, items }) =>
        shapesOf(typeof step === 'number' ? items : properties[step], components),
      ),
    shapesOf(schema, components),
  );

const keysFor = (shapes, present) => {
  const required = new Set(shapes.flatMap((shape) => shape.required ?? []));
  const keys = new Map(shapes.flatMap(({ properties = {} }) => Object.entries(properties)));
  return [...keys]
    .filter(([key]) => !present.has(key))
    .map(([key, { title, description }]) => ({
      // With the quotes that are typed, for the filter.
      label: JSON.stringify(key),
      displayLabel: key,
      type: 'property',
      detail: `${title ?? ''}${required.has(key) ? ' *' : ''}`,
      info: description,
      apply: `${JSON.stringify(key)}: `,
      boost: required.has(key) ? 1 : 0,
    }));
};

/** A value that is allowed as number and as text is proposed once, as number. */
const valuesFor = (shapes) => {
  const values = shapes.flatMap((shape) => [
    ...(shape.enum ?? []),
    ...(shape.examples ?? []),
    ...('const' in shape ? [shape.const] : []),
  ]);
  const plain = values.filter(
    (value) => typeof value !== 'string' || !values.some((other) => other !== value && String(other) === value),
  );
  return [...new Set(plain)].map((value) => ({ label: JSON.stringify(value), type: 'enum' }));
};

const rowsFor = async (shapes, tableAt) => {
  const table = shapes.map((shape) => shape['x-table']).find(Boolean);
  if (!table) return [];
  const response = await fetch(`${tableAt}/${encodeURIComponent(table)}`);
  const rows = response.ok ? await response.json() : [];
  return rows.map(({ id, name }) => ({ label: `${id} ${name}`, apply: id, type: 'enum' }));
};

/** The object whose key is written at the node; undefined if none is. */
const objectAt = (node) => {
  if (node.name === 'PropertyName') return node.parent.parent;
  if (node.name === '{') return node.parent;
  return node.name === 'Object' ? node : undefined;
};

const proposeKeys = async ({ state, pos, explicit }, node, facts) => {
  const isTyped = node.name === 'PropertyName';
  if (!isTyped && !explicit) return null;
  const { from, to } = isTyped ? node : { from: pos, to: pos };
  const object = objectAt(node);
  const others = childrenOf(object).filter((child) => child.name === 'Property' && child.from !== from);
  const shapes = shapesAt(await facts, pathOf(state, object));
  // A colon that is there already is replaced together with the key.
  const [colon] = /^\s*:\s?/.exec(state.sliceDoc(to, to + 9)) ?? [''];
  return {
    from,
    to: to + colon.length,
    options: keysFor(shapes, new Set(others.map((other) => nameOf(state, other)))),
  };
};

const proposeValues = async ({ state, pos }, node, { facts, tableAt }) => {
  const property = node.name === 'Property' ? node : node.parent;
  const { from, to } = isValue.test(node.name) ? node : { from: pos, to: pos };
  const shapes = shapesAt(await facts, [...pathOf(state, property), nameOf(state, property)]);
  const options = [...valuesFor(shapes), ...(await rowsFor(shapes, tableAt))];
  return options.length === 0 ? null : { from, to, options };
};

const proposing = (sources) => async (context) => {
  const node = syntaxTree(context.state).resolveInner(context.pos, -1);
  if (objectAt(node)) return proposeKeys(context, node, sources.facts);
  const isPlain = node.name === 'Property' || (node.parent?.name === 'Property' && node.name !== 'Array');
  return isPlain ? proposeValues(context, node, sources) : null;
};

// Findings

/** Of the service, for a request that is JSON. */
const asking =
  (form, checkAt) =>
  async ({ state }) => {
    const text = state.doc.toString();
    try {
      JSON.parse(text);
    } catch {
      return []; // The parser's own error is shown.
    }
    const body = new URLSearchParams({ token: form.elements.token.value, request: text });
    const response = await fetch(checkAt, { method: 'POST', body });
    const findings = response.ok ? await response.json() : [];
    return findings.map(({ field, about, isError }) => ({
      ...placeOf(state, field),
      severity: isError ? 'error' : 'warning',
      message: `${field}: ${about}`,
    }));
  };

// Colours are those of the page, and follow its light and its dark form.
const theme = EditorView.theme({
  '&': { border: '1px solid var(--soft)', borderRadius: '4px', background: 'var(--card)', color: 'var(--text)' },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', fontSize: '0.9em', maxHeight: 'var(--editor-height)' },
  '.cm-gutters': { background: 'var(--plain-back)', color: 'var(--soft)', border: 'none' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-tooltip': { background: 'var(--card)', color: 'var(--text)', border: '1px solid var(--soft)' },
  '.cm-tooltip-autocomplete > ul > li': { padding: '0.2rem 0.4rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: 'var(--link)', color: 'var(--card)' },
  '.cm-completionDetail': { color: 'inherit', fontStyle: 'normal' },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--link)' },
  { tag: tags.string, color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warn)' },
]);

const open = (zone) => {
  const form = zone.querySelector('form');
  const area = form.querySelector('textarea');
  const label = form.querySelector(`label[for="${area.id}"]`);
  const { schemaAt, checkAt, tableAt } = zone.dataset;
  const facts = fetch(schemaAt).then((response) => response.json());
  const host = document.createElement('div');
  // In a shadow root the editor's styles are adopted sheets, which need no exception in the page's policy.
  const root = host.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: area.value,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        bracketMatching(),
        closeBrackets(),
        json(),
        indentUnit.of('  '),
        EditorView.lineWrapping,
        theme,
        syntaxHighlighting(colours),
        autocompletion({ override: [proposing({ facts, tableAt })] }),
        linter(jsonParseLinter()),
        linter(asking(form, checkAt), { delay: 500 }),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': label.textContent.trim(), tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) area.value = state.doc.toString();
        }),
      ],
    }),
  });
  area.hidden = true;
  area.after(host);
  label.addEventListener('click', () => view.focus());
};

for (const zone of document.querySelectorAll('[data-editor="json"]')) open(zone);
