import { describe, expect, it } from 'vitest';
import { readZip } from '../../../../simulator/document/intake/zip-read.ts';
import { archiveOf } from './report-files.ts';
import { acceptedDocument } from './report.fixture.ts';

const limits = { maxBytes: 1e6, maxEntries: 20, maxEntryBytes: 1e6, maxTotalBytes: 1e6, maxRatio: 1e3 };

const entriesOf = async (archive: Buffer): Promise<ReadonlyMap<string, string>> => {
  const read = await readZip(archive, limits);
  return new Map(read.ok ? read.entries.map(({ name, data }) => [name, data.toString()]) : []);
};

describe('the archive', () => {
  it('has no file for unknown parts', async () => {
    const document = { ...acceptedDocument, key: null };
    const entries = await entriesOf(archiveOf([{ document, xml: undefined, answer: undefined }], 0));
    expect([...entries.keys()]).toEqual(['indice.csv', '001-documento-soporte-SEDS1/resultado.json']);
  });

  it('has an index that a spreadsheet does not read as formulas', async () => {
    const document = { ...acceptedDocument, number: '=HYPERLINK("x","y")' };
    const entries = await entriesOf(archiveOf([{ document, xml: Buffer.from('<a/>'), answer: '<b/>' }], 0));
    expect(entries.get('indice.csv')).toContain(`"'=HYPERLINK(""x"",""y"")"`);
  });
});
