/** Data folders of earlier versions, each as that version left it (docs/compatibility.md). */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { readZip } from '../../../simulator/document/intake/zip-read.ts';
import { postTo } from '../../harness/post.ts';
import { exampleInvoice, invoicePath } from '../../harness/testing/example.ts';
import { limits, newFolder, tidyUp } from './data-folder.fixture.ts';
import { keptNumber, keptToken, startKept } from './kept-folder.fixture.ts';

const folder = packageFile('src/proving/data-folder');
const kept = readdirSync(folder).filter((name) => /^data-folder-.*\.zip$/.test(name));

const unpacked = async (archive: string): Promise<string> => {
  const zip = await readZip(readFileSync(join(folder, archive)), limits);
  if (!zip.ok) throw new Error(`${archive} cannot be read.`);
  const data = join(newFolder(), 'data');
  mkdirSync(data);
  for (const { name, data: bytes } of zip.entries) writeFileSync(join(data, name), bytes);
  return data;
};

afterEach(tidyUp);

describe.each(kept)('%s', (archive) => {
  it('opens with its documents, token, registry and numbers', async () => {
    const data = await unpacked(archive);
    const box = await startKept(data, join(newFolder(), 'key'));
    try {
      expect(box.token).toBe('');
      const documents = await box.authority.registry.listDocuments({ limit: 10 });
      expect(documents.map(({ number, state }) => [number, state]).sort()).toEqual([
        [`SETP${String(keptNumber)}`, 'accepted'],
        [`SETP${String(keptNumber + 1)}`, 'rejected'],
      ]);
      const post = postTo(box.issuer.url, keptToken);
      const again = await post(invoicePath, exampleInvoice({ number: keptNumber }));
      expect([again.status, again.body.code]).toEqual([409, 'number-already-accepted']);
      const next = await post(invoicePath, exampleInvoice({ number: keptNumber + 2 }));
      expect(next.body.verdict).toMatchObject({ accepted: true, rejected: [] });
    } finally {
      await box.close();
    }
  });
});

it('there is a folder of the version before the next', () => {
  expect(kept).not.toEqual([]);
});
