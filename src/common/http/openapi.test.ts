import { expect, it } from 'vitest';
import { describePaths } from './openapi.ts';
import type { Described } from './route.ts';

const about = { summary: 'Algo', tag: 'Cosas' } as const;

const describing = { requestBody: () => undefined, responses: () => ({ 200: {} }) };

it('a path has one operation for each method, and parameters where a route has some', () => {
  const routes: readonly Described[] = [
    { ...about, method: 'GET', path: '/a/:id', operation: 'getA', params: { id: 'Identificador', other: 'Otro' } },
    {
      ...about,
      method: 'PUT',
      path: '/a/:id',
      operation: 'putA',
      headers: { 'If-Match': { description: 'x', schema: {} } },
    },
    { ...about, method: 'GET', path: '/', operation: 'getRoot' },
  ];
  const paths = describePaths(routes, describing);
  expect(Object.entries(paths).map(([path, operations]) => [path, Object.keys(operations)])).toEqual([
    ['/a/{id}', ['get', 'put']],
    ['/', ['get']],
  ]);
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  expect(paths['/a/{id}']?.get?.parameters).toEqual([{ ...id, description: 'Identificador' }]);
  expect(paths['/a/{id}']?.put?.parameters).toEqual([
    id,
    { name: 'If-Match', in: 'header', required: false, description: 'x', schema: {} },
  ]);
  expect(Object.keys(paths['/']?.get ?? {})).toEqual(['operationId', 'tags', 'summary', 'responses']);
});

it('body and security are those that the interface gives to a route', () => {
  const route: Described = { ...about, method: 'POST', path: '/', operation: 'post', details: 'Más' };
  const { post = {} } =
    describePaths([route], {
      ...describing,
      requestBody: ({ operation }) => ({ of: operation }),
      security: () => [{ token: [] }],
    })['/'] ?? {};
  expect(post).toMatchObject({ description: 'Más', requestBody: { of: 'post' }, security: [{ token: [] }] });
});
