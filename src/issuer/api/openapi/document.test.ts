import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '../../../common/json/is-object.ts';
import { schemaErrors } from '../../requests/validator.ts';
import { routes, type Route } from '../routes.ts';
import { tags } from './tags.ts';
import { openApiPath } from '../../../common/http/openapi.ts';
import { describeRoutes } from './document.ts';

const today = '2026-11-20';
// Text is sent: anything that JSON drops must not be relied on.
const sent = JSON.parse(JSON.stringify(describeRoutes(routes, today))) as ReturnType<typeof describeRoutes>;
const { schemas } = sent.components;

type Found = { readonly at: string; readonly value: unknown };

/** Every member of that name, at any depth. */
const everywhere = (node: unknown, name: string, at = '#'): readonly Found[] => {
  if (Array.isArray(node)) return node.flatMap((item, index) => everywhere(item, name, `${at}/${index}`));
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => [
    ...(key === name ? [{ at: `${at}/${key}`, value }] : []),
    ...everywhere(value, name, `${at}/${key}`),
  ]);
};

const resolve = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, name) => (isObject(node) ? node[name] : undefined), sent);

type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly description?: string;
  }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: JsonObject; readonly example?: unknown } };
  };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: JsonObject }>>;
  readonly security: readonly unknown[];
};

const operationOf = ({ method, path }: Route): Operation =>
  sent.paths[openApiPath(path)]?.[method.toLowerCase()] as Operation; // Undefined fails the test that reads it.

const cases = routes.map((route) => [`${route.method} ${route.path}`, route] as const);

const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  keywords: ['x-table', 'components'],
});
addFormats.default(ajv, ['email']);
ajv.addSchema({ $id: 'https://ensayo.test/openapi.json', components: sent.components }, undefined, false);

const validatorOf = (name: string) => ajv.getSchema(`https://ensayo.test/openapi.json#/components/schemas/${name}`);

describe('the description as a whole', () => {
  it('has the members that OpenAPI 3.1 requires, and no others', () => {
    expect(Object.keys(sent)).toEqual(['openapi', 'info', 'servers', 'tags', 'paths', 'components']);
    expect(sent.openapi).toMatch(/^3\.1\.\d+$/);
    expect(sent.info).toMatchObject({
      title: expect.stringMatching(/\S/) as unknown,
      version: expect.stringMatching(/^\d+\.\d+/) as unknown,
    });
    expect(sent.servers).toEqual([{ url: '/' }]);
    for (const name of Object.keys(schemas)) expect(name).toMatch(/^[\w.-]+$/);
  });

  it('resolves every reference', () => {
    const references = everywhere(sent, '$ref');
    expect(references.length).toBeGreaterThan(50);
    for (const { at, value } of references) expect([at, isObject(resolve(String(value)))]).toEqual([at, true]);
  });

  it('has operation identifiers that are unique names', () => {
    const identifiers = everywhere(sent.paths, 'operationId').map(({ value }) => String(value));
    expect(identifiers).toHaveLength(routes.length);
    expect(new Set(identifiers).size).toBe(identifiers.length);
    for (const identifier of identifiers) expect(identifier).toMatch(/^[A-Za-z]\w*$/);
  });

  it('has no two paths that differ only in the names of their parameters', () => {
    const templates = Object.keys(sent.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
    expect(new Set(templates).size).toBe(templates.length);
  });

  it('uses every component', () => {
    const used = new Set(everywhere(sent, '$ref').map(({ value }) => String(value).split('/').pop()));
    expect(Object.keys(schemas).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('the operation of', () => {
  it.each(cases)('%s describes itself', (_path, route) => {
    const operation = operationOf(route);
    expect(operation).toMatchObject({ operationId: route.operation, summary: route.summary });
    expect(operation.tags.every((tag) => tag in tags)).toBe(true);
  });

  it.each(cases)('%s declares the parameters of its path, each required and described', (path, route) => {
    const declared = (operationOf(route).parameters ?? []).filter((parameter) => parameter.in === 'path');
    const names = [...openApiPath(path).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(declared.map(({ name }) => name)).toEqual(names);
    expect(declared.every(({ required, description = '' }) => required && /\S{3}/.test(description))).toBe(true);
  });

  it('that issues or sends an event takes the headers that the service reads, described, and no other operation does', () => {
    const issuing = cases.filter(([, route]) => route.summary.startsWith('Emite '));
    expect(issuing.length).toBeGreaterThan(10);
    for (const [path, route] of cases) {
      const headers = (operationOf(route).parameters ?? []).filter((parameter) => parameter.in === 'header');
      const wanted = issuing.some(([other]) => other === path)
        ? ['Ensayo-Force-Verdict', 'Ensayo-Allow-Resend', 'Idempotency-Key', 'Accept-Language']
        : path.includes('send-event')
          ? ['Ensayo-Force-Verdict', 'Accept-Language']
          : [];
      expect([path, ...headers.map(({ name }) => name)]).toEqual([path, ...wanted]);
      expect(headers.every(({ required }) => !required)).toBe(true);
    }
  });

  it.each(cases)('%s says whether it requires a token and a body', (_path, route) => {
    const { security, responses, requestBody } = operationOf(route);
    expect(security).toEqual(route.authenticated ? [{ token: [] }] : []);
    if (route.authenticated) expect(responses).toHaveProperty('401');
    expect(requestBody === undefined).toBe(route.method === 'GET');
  });

  it.each(['/api/customer/{type}/{number}', '/api/table/resolutions/{nit}/{type}'])(
    'refuses what the path of %s says',
    (path) => {
      expect(sent.paths[path]?.get).toHaveProperty('responses.422');
    },
  );

  it.each(cases)('%s has described answers, and failures in the common form', (_path, route) => {
    const { responses } = operationOf(route);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '500']));
    expect(Object.keys(responses['200']?.content ?? {})).not.toEqual([]);
    for (const [status, { description, content }] of Object.entries(responses)) {
      expect(description).toMatch(/\S{3}/);
      if (Number(status) < 400) continue;
      expect(content).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/errorResponse' } } });
    }
  });

  const withExamples = cases.filter(([, route]) => route.example !== undefined);

  it.each(withExamples)('%s has an example that matches its schema', (_path, route) => {
    const { schema, example } = operationOf(route).requestBody?.content['application/json'] ?? { schema: {} };
    const named = everywhere(schema, '$ref').map(({ value }) => String(value).split('/').pop() ?? '');
    const described = named.map((name) => validatorOf(name)?.(example));
    expect(described).toContain(true);
    const real = Object.values(route.body ?? {}).map((each) => schemaErrors(each, example).length);
    expect(real).toContain(0);
  });

  it('every kind of document has an example', () => {
    const kinds = [
      'postInvoice',
      'postCreditNote',
      'postDebitNote',
      'postSupportDocument',
      'postSupportAdjustmentNote',
      'postPayroll',
      'postPayrollAdjustment',
    ];
    const exemplary = withExamples.map(([, { operation }]) => operation);
    expect(kinds.filter((kind) => !exemplary.includes(kind))).toEqual([]);
  });
});

describe('the schema of', () => {
  it.each(Object.keys(schemas))('%s compiles', (name) => {
    expect(validatorOf(name)).toBeTypeOf('function');
  });

  const requests = Object.keys(schemas).filter((name) => /^[A-Z]/.test(name));

  it.each(requests)('%s describes each field', (name) => {
    const members = everywhere(schemas[name], 'properties').flatMap(({ at, value }) =>
      // Conditions name fields that are described where they are declared.
      at.includes('/if/') || !isObject(value) ? [] : Object.entries(value),
    );
    expect(members.length).toBeGreaterThan(0);
    const silent = members.filter(([, member]) => !isObject(member) || typeof member.description !== 'string');
    expect(silent.map(([field]) => field)).toEqual([]);
  });
});

describe('examples', () => {
  it('carry the day on which they are read', () => {
    const other = describeRoutes(routes, '2027-01-05');
    expect(JSON.stringify(other)).toContain('"issue_date":"2027-01-05"');
    expect(JSON.stringify(other)).not.toContain(`"issue_date":"${today}"`);
  });
});
