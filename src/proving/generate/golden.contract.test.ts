import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { kindNames } from '../../issuer/documents/document-model.ts';
import { goldenDocuments } from './golden-documents.ts';

const documents = await goldenDocuments();

describe('the golden documents', () => {
  it('include at least one of every kind', () => {
    const kinds = [...documents.keys()].map((path) => /golden\/(\w+)-/.exec(path)?.[1]);
    expect(new Set(kinds)).toEqual(new Set(kindNames));
  });

  it.each([...documents])('%s is reproduced byte for byte (`npm run generate` rewrites it)', (path, xml) => {
    expect(xml).toBe(readFileSync(packageFile(path), 'utf8'));
  });
});
