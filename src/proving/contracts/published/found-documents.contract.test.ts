/**
 * Bodies of notes, support documents, payroll, the health sector and equivalent documents as published by integrators,
 * posted unchanged. The tables of outcomes are ours; the bodies stay outside the repository, and if they are absent only
 * the tables are checked.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../../../common/data-directory.ts';
import { foundDocuments, foundTickets, type FoundDocument } from '../../generate/found-requests.ts';
import { linesGiven, linesStated, type VerdictGiven } from '../../generate/stated-lines.ts';
import { startBox, type Box, type JsonObject, type Reply } from '../../../harness/box.ts';

/** Of the service, in several requests. */
const configuration = 'config-eqdocs.json';

type Table = {
  readonly folder: string;
  readonly requests: readonly FoundDocument[];
  /** Of files that are bodies, and in no other table. */
  readonly isBody: (file: string) => boolean;
};

const tables: readonly Table[] = [
  {
    folder: 'requests',
    requests: foundDocuments(),
    isBody: (file) => file.endsWith('.json') && !/^invoice-(?!health)/.test(file),
  },
  {
    folder: 'requests-pos',
    requests: foundTickets(),
    isBody: (file) => file.endsWith('.json') && !['fields.json', configuration].includes(file),
  },
];

const placeOf = (folder: string): string => packageFile(`../shared/${folder}`);

const read = (folder: string, file: string): unknown => JSON.parse(readFileSync(join(placeOf(folder), file), 'utf8'));

const zipKeyIn = (body: JsonObject): string | undefined => /"ZipKey":"([^"]+)"/.exec(JSON.stringify(body))?.[1];

describe.each(tables)('the table of found documents of $folder', ({ requests }) => {
  it('names each file once, in order, with a reason for anything but plain acceptance', () => {
    const files = requests.map(({ file }) => file);
    expect(files).toEqual([...new Set(files)].sort());
    const unexplained = requests.filter(({ lines, status, reasons }) => {
      const isPlain = status === 200 && linesStated(lines ?? {}).length === 0;
      return !isPlain && reasons.length === 0;
    });
    expect(unexplained).toEqual([]);
  });

  it.each(requests)('$file: every code of the answer has its reason', ({ lines = {}, reasons }) => {
    const explained = reasons.flatMap((reason) => (reason.split(':')[0] ?? '').split(', '));
    const codes = linesStated(lines).map((line) => line.split(',')[0] ?? '');
    expect(codes.filter((code) => !explained.includes(code))).toEqual([]);
  });
});

const postThem =
  ({ folder, requests, isBody }: Table) =>
  (): void => {
    let box: Box;

    beforeAll(async () => {
      box = await startBox({ seed: 'found', clock: '2026-11-20' });
    });

    afterAll(() => box.close());

    /** If the verdict comes later, it is queried. */
    const verdictOf = async ({ body }: Reply): Promise<VerdictGiven | undefined> => {
      const zipKey = zipKeyIn(body);
      if (zipKey === undefined) return body.verdict as VerdictGiven | undefined; // absent from a preview
      const { verdicts } = (await box.post(`/api/ubl2.1/status/zip/${zipKey}`, {})).body;
      return (verdicts as readonly VerdictGiven[])[0]; // one document was sent
    };

    it('are all in the table', () => {
      expect(readdirSync(placeOf(folder)).filter(isBody).sort()).toEqual(requests.map(({ file }) => file));
    });

    it.each(requests)('$file is answered as the table says', async (found) => {
      const { file, path, clock, status, errors, code, lines } = found;
      box.clock.set(clock);
      const reply = await box.post(`/api/ubl2.1/${path}`, read(folder, file));
      expect(reply.status, JSON.stringify(reply.body)).toBe(status);
      if (code !== undefined) expect(reply.body.code).toBe(code);
      const fields = status === 422 && code === undefined ? Object.keys(reply.body.errors as object) : undefined;
      expect(fields).toEqual(errors);
      const verdict = status === 200 ? await verdictOf(reply) : undefined;
      expect(verdict && linesGiven(verdict)).toEqual(lines && linesStated(lines));
      if (verdict) expect(verdict.accepted).toBe(lines?.Rechazo === undefined);
    });
  };

type Configured = { readonly method: string; readonly path: string; readonly body: object };

const configureAll = (): void => {
  it('are all taken, and the ranges with their prefixes are known afterwards', async () => {
    const box = await startBox({ seed: 'configured' });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${box.token}` };
    try {
      const answers: unknown[] = [];
      for (const { method, path, body } of read('requests-pos', configuration) as readonly Configured[]) {
        const response = await fetch(`${box.issuer.url}/api/ubl2.1/${path}`, {
          method,
          headers,
          body: JSON.stringify(body),
        });
        expect(response.status, path).toBe(200);
        answers.push(await response.json());
      }
      expect(answers).toHaveLength(8);
      expect(answers.at(-1)).toMatchObject({
        company: {
          resolutions: expect.arrayContaining([
            expect.objectContaining({ type_codes: ['20'], prefix: 'EPOS', to: '1000000' }),
            expect.objectContaining({ type_codes: ['94'], prefix: 'NCP' }),
            expect.objectContaining({ type_codes: ['93'], prefix: 'NDP' }),
          ]) as unknown,
        },
      });
    } finally {
      await box.close();
    }
  });
};

for (const table of tables) {
  if (existsSync(placeOf(table.folder))) describe(`the found documents of ${table.folder}`, postThem(table));
  else {
    it(`posted none of the found documents of ${table.folder}: their folder is absent, only the table was checked`, () => {
      expect(existsSync(placeOf(table.folder))).toBe(false);
    });
  }
}

if (existsSync(placeOf('requests-pos'))) describe('the found configuration of equivalent documents', configureAll);
