import { describe, expect, it } from 'vitest';
import { routes } from '../../issuer/api/routes.ts';
import { dialectGroups, endpointOf, isAnswered } from './dialect-page.ts';

const paths = dialectGroups().flatMap((group) => group.paths);

describe('the paths of the dialect', () => {
  it.each(paths.map((path) => [path.method, path.path, path] as const))(
    '%s %s is answered, or has a reason why not',
    (_method, _path, path) => {
      expect(path.notAnswered === undefined).toBe(isAnswered(path));
    },
  );

  it('are each listed once', () => {
    const names = paths.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('include every path of the service', () => {
    const listed = new Set(paths.map(endpointOf));
    expect(routes.map(endpointOf).filter((endpoint) => !listed.has(endpoint))).toEqual([]);
  });
});
