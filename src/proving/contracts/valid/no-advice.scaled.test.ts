/** Advice is about documents that are surely wrong: none of those that are meant to be valid gets any. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeFile } from '../../../../simulator/service/reception/judge-file.ts';
import { createAuthority } from '../../../../simulator/server.ts';
import { packageFile } from '../../../common/data-directory.ts';
import { createEnv } from '../../../common/env/env.ts';
import { volume } from '../../../common/testing/volume.ts';
import { generatedNames } from '../../../harness/generated-documents/kinds.ts';
import { startSession } from '../../../harness/generated-documents/session.fixture.ts';

const authority = await createAuthority({ env: createEnv({ clock: '2026-03-16T15:00:00Z', seed: 'advice' }) });

const folders = ['datasets/proof/golden', 'datasets/facts/specimens'];

const files = folders.flatMap((folder) =>
  readdirSync(packageFile(folder))
    .filter((name) => name.endsWith('.xml'))
    .map((name) => join(folder, name)),
);

describe('a document of the repository', () => {
  it('is of every kind, signed and complete', () => {
    expect(files.length).toBeGreaterThan(25);
  });

  it.each(files)('%s gets no advice', async (file) => {
    const { advice, subject } = await judgeFile(authority, file, readFileSync(packageFile(file)));
    expect(subject).toBeDefined();
    expect(advice).toEqual([]);
  });
});

describe.each(['one', 'two', 'three'])('documents that are drawn from the seed %s', (seed) => {
  it('get no advice', async () => {
    const session = await startSession(`advice ${seed}`);
    try {
      for (const name of generatedNames) {
        for (let count = 0; count < volume(1, 40); count += 1) {
          const { xml, trouble } = await session.issue(name);
          expect(trouble).toBeUndefined();
          const { advice } = await session.box.authority.judgeFile('documento.xml', Buffer.from(xml));
          expect(advice).toEqual([]);
        }
      }
    } finally {
      await session.close();
    }
  });
});
