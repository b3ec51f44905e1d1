import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { describeWorkers } from './workers.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-workers-'));
let folders = 0;

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describeWorkers('SQLite', () => Promise.resolve(['--data', join(folder, String((folders += 1)))]));
