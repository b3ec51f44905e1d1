import { expect, it } from 'vitest';
import type { ApiRequest, Route, Services } from './http.ts';
import { described, object, text } from '../requests/schema-parts.ts';
import { among, namingUnusedSettings } from './unused-settings.ts';

const route = (status: number, body: object): Route => ({
  method: 'PUT',
  path: '/',
  operation: 'putSomething',
  summary: '',
  tag: 'Configuración',
  authenticated: true,
  unused: among('no se usa', 'nomina', 'pos'),
  handle: () => ({ status, body }),
});

const answerTo = (of: Route, body: unknown) =>
  namingUnusedSettings(of).handle({ params: {}, query: {}, header: () => undefined, body } satisfies ApiRequest, {
    company: undefined,
  } as unknown as Services); // the handler above uses none

it('the answer names what was not used, with one warning for each reason', async () => {
  const { body } = await answerTo(route(200, { success: true }), { nomina: 1, pos: 2, other: 3 });
  expect(body).toMatchObject({
    success: true,
    warnings: [
      { code: 'unused-fields', paths: ['nomina', 'pos'] },
      { code: 'unknown-fields', paths: ['other'] },
    ],
  });
});

it('fields without effect inside another one are named, too', async () => {
  const body = { Shape: object({ document: described('Documento', object({ cufe: text('Código') })) }) };
  const unused = among('no se usa', 'document.number');
  const given = { document: { cufe: 'c0de', number: 1, cufee: 'c0de' } };
  expect((await answerTo({ ...route(200, {}), body, unused }, given)).body).toMatchObject({
    warnings: [
      { code: 'unused-fields', paths: ['document.number'] },
      { code: 'unknown-fields', paths: ['document.cufee'] },
    ],
  });
});

it('warnings of the handler stay', async () => {
  const own = { code: 'own', paths: [], message: '' };
  const { body } = await answerTo(route(200, { warnings: [own] }), { pos: 2 });
  expect(body).toMatchObject({ warnings: [own, { code: 'unused-fields' }] });
});

it.each([
  ['a refused request', route(422, { code: 'invalid-request' }), { pos: 2 }],
  ['a request whose fields are all used', route(200, { success: true }), {}],
  ['a body that is no object', route(200, { success: true }), ['pos']],
])('%s is answered as before', async (_, of, body) => {
  expect(await answerTo(of, body)).toEqual(await of.handle({} as ApiRequest, {} as Services)); // uses neither
});
