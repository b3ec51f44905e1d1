/** The declarations of what the package publishes, without packing it: they name no type of a library or of Node. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { typeCheckConsumers } from './type-check-consumers.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ensayo-declarations-'));

/** As the build writes them; the sources were checked by `npm run typecheck`. */
beforeAll(() => {
  const packed = join(folder, 'node_modules', 'ensayo');
  mkdirSync(packed, { recursive: true });
  copyFileSync(join(root, 'package.json'), join(packed, 'package.json'));
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
  const { types, lib, composite: _composite, sourceMap: _sourceMap, ...options } = compilerOptions;
  const entries = ['src/harness/index.ts', 'simulator/control/client.ts'];
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      ...[join(root, 'node_modules/typescript-7/bin/tsc'), '--ignoreConfig', '--emitDeclarationOnly', '--noCheck'],
      ...[...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])],
      ...['--lib', lib.join(), '--types', types.join(), '--rootDir', '.', '--outDir', join(packed, 'dist'), ...entries],
    ],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout);
  // It is imported for what it does, and the build leaves nothing else of it.
  const steps = join(packed, 'dist/features/published');
  mkdirSync(steps, { recursive: true });
  writeFileSync(join(steps, 'index.d.ts'), 'export {};\n');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('pass strict without skipLibCheck where no other types are installed', () => {
  expect(typeCheckConsumers(folder, 'typescript-7')).toBe('');
});
