import { describe, expect, it } from 'vitest';
import { dialectPage, dialectPaths, isAnswered } from './dialect-page.ts';

const paths = dialectPaths();

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

  it('that the service alone has are listed apart', () => {
    const [dialect = '', own = ''] = dialectPage().split('## Only here');
    expect(own).toContain('`PUT /api/ubl2.1/config/settings`');
    expect(dialect).not.toContain('config/settings');
    expect(own).not.toContain('`POST /api/ubl2.1/invoice`');
  });
});
