import { expect, it } from 'vitest';
import { object, text } from '../requests/schema-parts.ts';
import type { ApiRequest, Route, Services } from './http.ts';
import { registrationClosed } from './problems.ts';
import { withBody } from './with-body.ts';

const schema = object({ name: text('Nombre') }, { required: ['name'] });

const declared: Parameters<typeof withBody>[0] = {
  method: 'PUT',
  path: '/',
  operation: 'putSomething',
  summary: '',
  tag: 'Configuración',
  authenticated: true,
  body: { SomethingRequest: schema },
  handle: ({ part, warnings }) => ({ status: 200, body: { part, warnings } }),
};

const answerTo = (route: Route, body: unknown) =>
  route.handle({ params: {}, query: {}, header: () => undefined, body } satisfies ApiRequest, {} as Services); // unused

it('a body that the schema refuses does not reach the handler', async () => {
  expect(await answerTo(withBody(declared), { name: [] })).toMatchObject({
    status: 422,
    body: { code: 'invalid-request', errors: { name: [expect.any(String)] } },
  });
});

it('the handler gets the fields that the schema has, and what is said about them', async () => {
  const warnings = [{ code: 'blanks-removed' as const, paths: ['name'], message: '' }];
  const route = withBody({ ...declared, prepare: () => ({ body: { name: 'A', shoe_size: 42 }, warnings }) });
  expect(await answerTo(route, { name: ' A' })).toMatchObject({
    status: 200,
    body: { part: { values: { name: 'A' } }, warnings },
  });
});

it('who is not admitted any more learns nothing about the body', async () => {
  const refused = registrationClosed();
  expect(await answerTo(withBody({ ...declared, admit: () => refused }), {})).toBe(refused);
});

it.each([
  ['none', {}],
  ['two', { A: schema, B: schema }],
])('a body of %s shapes cannot be declared', (_, body) => {
  expect(() => withBody({ ...declared, body })).toThrow('Defect: putSomething');
});
