import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createEnv } from '../../common/env/env.ts';
import { createOfflineJudge } from '../../../simulator/offline.ts';
import { packageFile } from '../../common/data-directory.ts';
import { apartJudges } from './apart-judges.ts';

it('read the documents accepted before once for all that are judged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ensayo-apart-'));
  const prior = join(folder, 'prior.xml');
  copyFileSync(packageFile('datasets/proof/golden/invoice-credit.xml'), prior);
  const judges = apartJudges(createOfflineJudge({ env: createEnv() }), { prior: [prior] }, 'en');
  const first = await judges.judgeFor('a.xml');
  rmSync(folder, { recursive: true });
  expect(await judges.judgeFor('b.xml')).toBe(first);
});
