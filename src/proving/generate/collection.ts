/** A collection for Postman, Insomnia and Bruno: every operation of both descriptions, with their examples. */
import { controlRoutes } from '../../../simulator/control/routes.ts';
import { controlPath } from '../../../simulator/control/router.ts';
import { describeControl } from '../../../simulator/control/openapi.ts';
import { isObject, type JsonObject } from '../../common/json/is-object.ts';
import { describeRoutes } from '../../issuer/api/openapi/document.ts';
import { routes } from '../../issuer/api/routes.ts';

export const collectionFile = 'docs/examples/postman/ensayo.postman_collection.json';

export type Item = {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly header: readonly { readonly key: string; readonly value: string }[];
    readonly body?: { readonly mode: 'raw'; readonly raw: string };
  };
};

type Folder = { readonly name: string; readonly item: readonly (Item | Folder)[]; readonly auth?: unknown };

export type Collection = {
  readonly info: JsonObject;
  readonly variable: readonly { readonly key: string; readonly value: string }[];
  readonly event: readonly unknown[];
  readonly item: readonly Folder[];
};

/** Set before each request, so that examples are dated on the day they are sent. */
const today = '{{today}}';

type Paths = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

const bodyOf = (operation: JsonObject): string | undefined => {
  const content = at(operation, 'requestBody', 'content', 'application/json');
  return content === undefined ? undefined : JSON.stringify(at(content, 'example') ?? {}, null, 2);
};

type Operation = { readonly method: string; readonly url: string; readonly operation: JsonObject };

const itemOf = ({ method, url, operation }: Operation): Item => {
  const body = bodyOf(operation);
  return {
    name: String(operation.summary ?? operation.operationId),
    request: {
      method: method.toUpperCase(),
      // The parameters of a path are variables of the collection.
      url: url.replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, '{{$1}}'),
      header: body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }],
      ...(body === undefined ? {} : { body: { mode: 'raw', raw: body } }),
    },
  };
};

const byTag = (base: string, paths: Paths): readonly Folder[] => {
  const folders = new Map<string, Item[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = Array.isArray(operation.tags) ? String(operation.tags[0]) : '';
      folders.set(tag, [...(folders.get(tag) ?? []), itemOf({ method, url: `${base}${path}`, operation })]);
    }
  }
  return [...folders].map(([name, item]) => ({ name, item }));
};

const bearer = (variable: string): unknown => ({
  type: 'bearer',
  bearer: [{ key: 'token', value: `{{${variable}}}`, type: 'string' }],
});

const parametersIn = (paths: Paths): readonly string[] =>
  Object.keys(paths).flatMap((path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));

/** Values with which a request is understood, though nothing may be known by them. */
const values: Readonly<Record<string, string>> = {
  nit: '901500100',
  number: '1',
  dv: '1',
  key: '0'.repeat(96),
  zipKey: '00000000-0000-4000-8000-000000000000',
  uuid: '00000000-0000-4000-8000-000000000000',
  file: 'FES-SETP990000001.pdf',
  form: 'INLINE',
  name: 'taxes',
  id: '1',
  text: 'bogota',
  type: '1',
  prefix: 'SETP',
  asset: 'page.css',
  part: 'contributors',
  tenant: 'pruebas',
};

export const collection = (): Collection => {
  const rest = describeRoutes(routes, today).paths as Paths; // as OpenAPI nests them
  const control = describeControl(controlRoutes).paths as Paths;
  const names = [...new Set([...parametersIn(rest), ...parametersIn(control)])].sort();
  return {
    info: {
      name: 'Ensayo',
      description:
        'Generado de las descripciones OpenAPI del servicio de emisión y del control de la autoridad. Variables: issuer, token, control y controlToken, como los muestra «ensayo up» y los guarda --ready-file.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      { key: 'issuer', value: 'http://127.0.0.1:8080' },
      { key: 'token', value: '' },
      { key: 'control', value: `http://127.0.0.1:8081${controlPath}` },
      { key: 'controlToken', value: '' },
      ...names.map((key) => ({ key, value: values[key] ?? key })),
    ],
    event: [
      {
        listen: 'prerequest',
        script: {
          type: 'text/javascript',
          exec: [
            '// La fecha de hoy en Colombia.',
            "pm.variables.set('today', new Date(Date.now() - 5 * 3600e3).toISOString().slice(0, 10));",
          ],
        },
      },
    ],
    item: [
      { name: 'Servicio de emisión', auth: bearer('token'), item: byTag('{{issuer}}', rest) },
      { name: 'Control de la autoridad', auth: bearer('controlToken'), item: byTag('{{control}}', control) },
    ],
  };
};

export const collectionDocument = (): string => `${JSON.stringify(collection(), null, 2)}\n`;
