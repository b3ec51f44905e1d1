/** One operation: what it takes, what it answers, the same as a curl line, and a form that sends it. */
import { code, copyButton, dataTable, element } from './elements.js';
import { shapes } from './fields.js';

/**
 * @typedef {{ method: string, path: string, operation: Record<string, any>, schemas: Record<string, any>, token: () => string }} Shown
 */

const jsonType = 'application/json';

/** @param {string} text as a shell reads it */
const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** @param {string} path @param {readonly { name: string, in: string, value: string }[]} parameters */
const target = (path, parameters) => {
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (text, { name, value }) => text.replace(`{${name}}`, value === '' ? `{${name}}` : encodeURIComponent(value)),
      path,
    );
  const query = new URLSearchParams(
    parameters
      .filter(({ in: place, value }) => place === 'query' && value !== '')
      .map(({ name, value }) => [name, value]),
  );
  return query.size === 0 ? filled : `${filled}?${query}`;
};

/** @param {readonly { name: string, in: string, value: string }[]} parameters @returns {Record<string, string>} */
const headersOf = (parameters) =>
  Object.fromEntries(
    parameters
      .filter(({ in: place, value }) => place === 'header' && value !== '')
      .map(({ name, value }) => [name, value]),
  );

/** @param {Record<string, string>} headers */
const headerLines = (headers) => Object.entries(headers).map(([name, value]) => `  -H ${quoted(`${name}: ${value}`)}`);

const places = { path: 'ruta', query: 'consulta', header: 'cabecera' };

/** @typedef {{ path: string, headers: Record<string, string>, body: string | undefined }} Sent */

/** The token is not part of it: what is copied is often shown to others. @param {Shown} shown @param {Sent} what */
const curl = ({ method, operation }, { path, headers, body }) =>
  [
    `curl -s ${method === 'GET' ? '' : `-X ${method} `}${quoted(`${location.origin}${path}`)}`,
    ...(operation.security.length > 0 ? [`  -H "Authorization: Bearer $ENSAYO_TOKEN"`] : []),
    ...headerLines(headers),
    ...(body === undefined ? [] : [`  -H 'Content-Type: application/json'`, `  -d ${quoted(body)}`]),
  ].join(' \\\n');

/** @param {Record<string, any>} operation */
const parametersTable = ({ parameters = [] }) =>
  parameters.length === 0
    ? undefined
    : dataTable(
        'Parámetros',
        ['Nombre', 'Dónde', 'Obligatorio', 'Descripción'],
        parameters.map((parameter) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row' }, code(parameter.name)),
            element('td', {}, places[parameter.in]),
            element('td', {}, parameter.required ? element('strong', {}, 'sí') : 'no'),
            element('td', {}, parameter.description),
          ),
        ),
      );

/** @param {Shown} shown */
const answers = ({ operation, schemas }) =>
  element(
    'dl',
    { class: 'answers' },
    ...Object.entries(operation.responses).flatMap(([status, { description, content = {} }]) => [
      element('dt', {}, code(status)),
      element(
        'dd',
        {},
        description,
        // The shape of errors is told once, in the introduction.
        ...(status === '200' && content[jsonType]?.schema ? shapes(content[jsonType].schema, schemas) : []),
      ),
    ]),
  );

/** JSON with indentation; anything else as it is. @param {Response} response */
const bodyText = async (response) => {
  const type = response.headers.get('Content-Type') ?? '';
  if (/^(image|application\/(pdf|zip|octet-stream))/.test(type))
    return `(${type}, ${(await response.blob()).size} bytes)`;
  const text = await response.text();
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
};

/** @param {Shown} shown @param {Sent} what */
const send = async ({ method, operation, token }, { path, headers, body }) => {
  const response = await fetch(path, {
    method,
    headers: {
      ...headers,
      Accept: jsonType,
      ...(operation.security.length > 0 || token() !== '' ? { Authorization: `Bearer ${token()}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': jsonType }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await bodyText(response);
  return { ok: response.ok, title: `${response.status} ${response.statusText}`, text };
};

/** @param {Shown} shown */
const tryForm = (shown) => {
  const { method, path, operation } = shown;
  const prefix = operation.operationId;
  const inputs = (operation.parameters ?? []).map((parameter) => {
    const id = `${prefix}-${parameter.name}`;
    const input = element('input', { id, autocomplete: 'off', required: parameter.required });
    return { parameter, input, label: element('label', { for: id }, parameter.name) };
  });
  const example = operation.requestBody?.content[jsonType].example;
  const body = operation.requestBody && element('textarea', { id: `${prefix}-body`, rows: '16', spellcheck: 'false' });
  if (body)
    body.value =
      example === undefined ? (operation.requestBody.required ? '{}' : '') : JSON.stringify(example, undefined, 2);
  const line = element('pre', {}, '');
  const result = element('div', { class: 'result', role: 'status' });

  const what = () => {
    const given = inputs.map(({ parameter, input }) => ({ ...parameter, value: input.value.trim() }));
    return {
      path: target(path, given),
      headers: headersOf(given),
      body: body && body.value.trim() !== '' ? body.value : undefined,
    };
  };
  const show = () => {
    line.textContent = curl(shown, what());
  };
  const submit = async (event) => {
    event.preventDefault();
    result.replaceChildren('Enviando…');
    try {
      const { ok, title, text } = await send(shown, what());
      result.replaceChildren(
        element('p', { class: ok ? 'good' : 'bad' }, title),
        element('pre', { tabindex: '0', 'aria-label': 'Respuesta' }, text),
      );
    } catch (error) {
      result.replaceChildren(element('p', { class: 'bad' }, `No hubo respuesta: ${String(error)}`));
    }
  };
  show();
  return element(
    'form',
    { submit, input: show },
    element('h3', {}, 'Probar'),
    ...inputs.flatMap(({ label, input }) => [label, input]),
    ...(body ? [element('label', { for: body.id }, 'Cuerpo'), body] : []),
    element('div', { class: 'buttons' }, element('button', { type: 'submit' }, `Enviar ${method}`)),
    result,
    element('h3', {}, 'curl'),
    line,
    copyButton(() => line.textContent ?? ''),
  );
};

/** Made when first opened: a page with every field of every body would be slow. @param {Shown} shown */
const content = (shown) => {
  const { operation, schemas } = shown;
  const body = operation.requestBody?.content[jsonType].schema;
  const fields = body === undefined ? [] : shapes(body, schemas);
  return element(
    'div',
    { class: 'content' },
    operation.description && element('p', {}, operation.description),
    parametersTable(operation),
    ...(fields.length === 0 ? [] : [element('h3', {}, 'Cuerpo de la solicitud'), ...fields]),
    element('h3', {}, 'Respuestas'),
    answers(shown),
    tryForm(shown),
  );
};

/** @param {Shown} shown */
export const operationElement = (shown) => {
  const { method, path, operation } = shown;
  const details = element(
    'details',
    { class: 'operation', id: operation.operationId },
    element(
      'summary',
      {},
      element('span', { class: `method ${method.toLowerCase()}` }, method),
      code(path),
      element('span', { class: 'title' }, operation.summary),
      operation.security.length > 0 ? element('span', { class: 'lock' }, 'con token') : undefined,
    ),
  );
  details.addEventListener('toggle', () => {
    if (details.open && details.childElementCount === 1) details.append(content(shown));
  });
  return details;
};
