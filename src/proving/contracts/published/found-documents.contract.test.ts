/**
 * Bodies of notes, support documents, payroll and the health sector as published by integrators, posted unchanged. The
 * table of outcomes is ours; the bodies stay outside the repository, and if they are absent only the table is checked.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../../../common/data-directory.ts';
import { foundDocuments } from '../../generate/found-requests.ts';
import { linesGiven, linesStated, type VerdictGiven } from '../../generate/stated-lines.ts';
import { startBox, type Box, type JsonObject, type Reply } from '../../../harness/box.ts';

const requests = foundDocuments();
const folder = packageFile('../shared/requests');
const present = existsSync(folder);

const read = (file: string): JsonObject => JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonObject; // kept beside us

const zipKeyIn = (body: JsonObject): string | undefined => /"ZipKey":"([^"]+)"/.exec(JSON.stringify(body))?.[1];

describe('the table of found documents', () => {
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

const postThem = (): void => {
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
    const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !/^invoice-(?!health)/.test(name));
    expect(files.sort()).toEqual(requests.map(({ file }) => file));
  });

  it.each(requests)('$file is answered as the table says', async ({ file, path, clock, status, errors, lines }) => {
    box.clock.set(clock);
    const reply = await box.post(`/api/ubl2.1/${path}`, read(file));
    expect(reply.status, JSON.stringify(reply.body)).toBe(status);
    expect(status === 422 ? Object.keys(reply.body.errors as object) : undefined).toEqual(errors);
    const verdict = status === 200 ? await verdictOf(reply) : undefined;
    expect(verdict && linesGiven(verdict)).toEqual(lines && linesStated(lines));
    if (verdict) expect(verdict.accepted).toBe(lines?.Rechazo === undefined);
  });
};

if (present) describe('the found documents', postThem);
else {
  it('posted none of the found documents: their folder is absent, only the table was checked', () => {
    expect(existsSync(folder)).toBe(false);
  });
}
