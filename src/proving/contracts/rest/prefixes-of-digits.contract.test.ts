/** F112 may be the number 112 of the prefix F or the number 12 of the prefix F1: the document says which. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createControlClient } from '../../../../simulator/control/client.ts';
import { readRegistryData } from '../../../../simulator/registry/file/read.ts';
import { createGenerator } from '../../../../datasets/generators/index.ts';
import { colombianDate } from '../../../common/time.ts';
import { startBox, type Box, type JsonObject } from '../../../harness/box.ts';

let box: Box;

const issuerNit = '901500100';

const range = (prefix: string, at: number): object => ({
  ...{ issuerNit, documentType: '01', resolution: `1876900000${at}`, prefix, from: '1', to: '900' },
  ...{ startDate: '2019-01-19', endDate: '2030-01-19', technicalKey: 'abc' },
});

beforeAll(async () => {
  const read = readRegistryData({ ranges: ['F', 'F0', 'F1'].map(range) });
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
  box = await startBox({ seed: 'prefixes', registry: read.registry });
});

afterAll(() => box.close());

const { invoice, creditNote, payroll } = createGenerator('prefixes');

const draws = {
  invoice: { draw: invoice, type: '01', number: 'number' },
  'credit-note': { draw: creditNote, type: '91', number: 'number' },
  payroll: { draw: payroll, type: '102', number: 'consecutive' },
} as const;

it.each(Object.entries(draws))('%s: a prefix that ends in a digit has numbers of its own', async (path, kind) => {
  const { draw, type, number } = kind;
  const post = async (prefix: string, consecutive: number): Promise<JsonObject> => {
    const body = { ...draw({ date: colombianDate(box.clock.now()) }), resolution_number: undefined };
    return (await box.post(`/api/ubl2.1/${path}`, { ...body, prefix, [number]: consecutive })).body;
  };
  const sent = [await post('F', 12), await post('F0', 12), await post('F1', 12), await post('F', 112)];
  expect(sent).toMatchObject(sent.map(() => ({ verdict: { accepted: true } })));
  expect(await post('F1', 12)).toMatchObject({ code: 'number-already-accepted', document: { number: 'F112' } });
  const { nextNumber } = createControlClient(box.authority.control);
  const used = await Promise.all(['F', 'F0', 'F1'].map((prefix) => nextNumber(issuerNit, type, prefix)));
  expect(used).toMatchObject([
    { used: 2, next: '113' },
    { used: 1, next: '13' },
    { used: 1, next: '13' },
  ]);
});
