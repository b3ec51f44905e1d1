/** The first commands that `ensayo up` prints work as they are, wherever it is installed. */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { ensayoCommand } from '../shared/invocation.ts';
import { tryIt } from './show-ready.ts';

const ready = { pid: 1, issuer: 'http://127.0.0.1:8080', token: 'x', readyMs: 1 };

const printedFor = (...args: Parameters<typeof tryIt>): string => {
  let text = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((part) => {
    text += String(part);
    return true;
  });
  tryIt(...args);
  return text;
};

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([packageFile('.'), tmpdir(), packageFile('src')])('posts an invoice that exists, seen from %s', (folder) => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const [, path = ''] = /-d @'?([^'\s]+)/.exec(printedFor(ready, undefined)) ?? [];
  expect([path, existsSync(path.startsWith('/') ? path : `${folder}/${path}`)]).toEqual([path, true]);
});

it('generates one for the own company with the command that is there', () => {
  const companies = [{ nit: '900373115', name: 'MI EMPRESA SAS', token: 'y' }];
  vi.stubEnv('npm_command', 'exec');
  vi.spyOn(process, 'cwd').mockReturnValue(tmpdir());
  expect(printedFor({ ...ready, companies }, 'company.yaml')).toContain(
    'npx --no ensayo generate invoice --registry company.yaml --company 900373115 > invoice.json',
  );
  expect(printedFor({ ...ready, companies }, 'mi empresa.yaml')).toContain(" --registry 'mi empresa.yaml' --company ");
  vi.unstubAllEnvs();
});

it.each([
  [undefined, tmpdir(), 'ensayo'],
  ['exec', tmpdir(), 'npx --no ensayo'],
  ['run-script', tmpdir(), 'npx --no ensayo'],
  ['start', packageFile('.').replace(/\/$/, ''), 'npm run --silent ensayo --'],
])('with npm_command %s in %s the command is %s', (command, folder, expected) => {
  expect(ensayoCommand(command === undefined ? {} : { npm_command: command }, folder)).toBe(expected);
});
