import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentQuery } from '../../registry/types.ts';
import type { RegistryPort } from '../../registry/port.ts';
import { numbered, registryWith } from './registry.fixture.ts';

let registry: RegistryPort;

const line = { code: 'FAU14', kind: 'Rechazo', message: 'no suma', xpath: '/Invoice', line: 1, column: 2 } as const;

const texts = { found: '"1.00"', expected: '100%_\\ of it', fix: 'Add.' };
const data = { foundData: { kind: 'value', value: '1.00' }, expectedData: { kind: 'none' } } as const;

beforeAll(async () => {
  registry = await registryWith([
    numbered('A1'),
    numbered('A2', { type: '02' }),
    numbered('NC1', { type: '91', issuerNit: '800' }),
    numbered('A3', {
      state: 'rejected',
      lines: ['Regla: FAU14, Rechazo: no suma', 'Regla: FAJ43b, Notificación: otro nombre'],
      failed: [{ ...line, ...texts, ...data, spanish: texts }],
      exchange: 'e-1',
    }),
    numbered('FAU14', { type: '92' }),
    numbered('A5', { lines: ['Regla: FAJ43b, Notificación: JOSÉ "Ñandú" Pérez'] }),
  ]);
});

afterAll(() => registry.close());

const numbers = async (query: Partial<DocumentQuery>): Promise<readonly string[]> =>
  (await registry.listDocuments({ limit: 10, ...query })).map(({ number }) => number);

describe('the list of judged documents', () => {
  it.each([
    ['all, newest first', {}, ['A5', 'FAU14', 'A3', 'NC1', 'A2', 'A1']],
    ['the newest', { limit: 2 }, ['A5', 'FAU14']],
    ['those before one', { before: 4, limit: 2 }, ['NC1', 'A2']],
    ['those just behind one, newest first', { after: 2, limit: 2 }, ['A3', 'NC1']],
    ['rejected ones', { state: 'rejected' }, ['A3']],
    ['those of types', { types: ['01'] }, ['A5', 'A3', 'A2', 'A1']],
    ['those of other types', { types: ['91', '92'] }, ['FAU14', 'NC1']],
    ['those of an issuer', { issuer: '800' }, ['NC1']],
    ['those that a rule names, not those called like it', { code: 'fau14' }, ['A3']],
    ['those that the beginning of a code does not name', { code: 'FAU1' }, []],
    ['those with a text, in any case', { text: 'KEY-OF-NC' }, ['NC1']],
    ['those with a text that was expected', { text: '100%_' }, ['A3']],
    ['those with capital accents', { text: 'José' }, ['A5']],
    ['those with accents in capitals', { text: 'PÉREZ' }, ['A5']],
    ['those with quotes', { text: '"ñandú"' }, ['A5']],
    ['none for the name of a field', { text: 'receiverid' }, []],
    ['those with a text that looks like a pattern', { text: 'A%' }, []],
    ['those that all of it is true of', { code: 'FAU14', state: 'accepted' }, []],
  ] as readonly (readonly [string, Partial<DocumentQuery>, readonly string[]])[])(
    'gives %s',
    async (_, query, expected) => {
      expect(await numbers(query)).toEqual(expected);
    },
  );

  it('is counted by verdict', async () => {
    expect(await registry.countDocuments()).toEqual({ accepted: 5, rejected: 1 });
  });

  it('is counted at one moment, while another is accepted', async () => {
    const growing = await registryWith([numbered('B1'), numbered('B2', { state: 'rejected' })]);
    const [{ rejected }] = await Promise.all([growing.countDocuments(), growing.record(numbered('B3'))]);
    await growing.close();
    expect(rejected).toBe(1);
  });

  it('returns one in full, with its failures and its origin', async () => {
    const [listed] = await registry.listDocuments({ limit: 1, state: 'rejected' });
    expect(listed).not.toHaveProperty('xml');
    const whole = await registry.documentById(listed?.id ?? 0);
    expect(whole).toMatchObject({ id: 4, number: 'A3', xml: '<Invoice>A3</Invoice>', exchange: 'e-1' });
    expect(whole?.applicationResponse).toContain('€');
    expect(whole?.failed).toEqual([{ ...line, ...texts, ...data, spanish: texts }]);
    expect(await registry.documentById(99)).toBeUndefined();
  });
});
