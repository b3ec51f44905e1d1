/** Every request of the committed collection, sent as the program would send it. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { startBox, type Box } from '../../harness/box.ts';
import { collectionFile, type Collection, type Item } from './collection.ts';

const { item: folders, variable } = JSON.parse(readFileSync(packageFile(collectionFile), 'utf8')) as Collection; // ours

type Node = { readonly name: string; readonly item?: readonly Node[] } & Partial<Item>;

const itemsIn = (node: Node): readonly Item[] =>
  node.request === undefined ? (node.item ?? []).flatMap(itemsIn) : [node as Item];

let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'collection', clock: '2026-11-20T10:00:00-05:00' });
});

afterAll(() => box.close());

const filled = (text: string): string => {
  const { url, token } = box.authority.control;
  const own = { issuer: box.issuer.url, token: box.token, control: url, controlToken: token, today: '2026-11-20' };
  const known: Readonly<Record<string, string>> = {
    ...Object.fromEntries(variable.map(({ key, value }) => [key, value])),
    ...own,
  };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`The collection has no variable ${name}.`);
    return value;
  });
};

/** Codes of a request that no operation understands. */
const misunderstood = new Set([
  'unknown-path',
  'not-found',
  'method-not-allowed',
  'unsupported-media-type',
  'malformed-json',
]);

describe.each(folders.map((folder) => [folder.name, folder] as const))('%s', (name, folder) => {
  it('understands each request', async () => {
    const items = itemsIn(folder);
    expect(items.length).toBeGreaterThan(20);
    const token = name === 'Control de la autoridad' ? '{{controlToken}}' : '{{token}}';
    const wrong: unknown[] = [];
    for (const { name: what, request } of items) {
      const { method, url, header, body } = request;
      const headers = Object.fromEntries(
        [...header, { key: 'authorization', value: `Bearer ${filled(token)}` }].map(({ key, value }) => [key, value]),
      );
      const response = await fetch(filled(url), {
        method,
        headers,
        ...(body === undefined ? {} : { body: filled(body.raw) }),
      });
      const told = (response.headers.get('content-type') ?? '').includes('json')
        ? ((await response.json()) as { code?: string })
        : {};
      if ([401, 405, 415, 500].includes(response.status) || misunderstood.has(told.code ?? ''))
        wrong.push([what, method, url, response.status, told]);
    }
    expect(wrong).toEqual([]);
  });
});
