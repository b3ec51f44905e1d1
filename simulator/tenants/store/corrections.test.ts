import { afterEach, describe, expect, it } from 'vitest';
import type { JudgedDocument } from '../../registry/types.ts';
import type { RegistryPort } from '../../registry/port.ts';
import { closeAll, document, opened } from './registry.fixture.ts';

afterEach(closeAll);

describe('notes about a document', () => {
  const note = (number: string, changes: Partial<JudgedDocument> = {}): JudgedDocument =>
    document({ type: '91', number, key: `key-of-${number}`, corrects: ['a1b2'], ...changes });
  const numbers = async (registry: RegistryPort, key: string): Promise<readonly string[]> =>
    (await registry.notesAbout(key)).map(({ number }) => number);

  it('are found by its key in upper or lower case, oldest first, if accepted, without their XML', async () => {
    const registry = await opened();
    await registry.record(note('NC2'));
    await registry.record(note('NC3', { state: 'rejected' }));
    await registry.record(note('NC1', { corrects: ['c3d4', 'A1B2', 'a1b2'] }));
    await registry.record(document({ number: 'SETP2' }));
    expect(await numbers(registry, 'A1b2')).toEqual(['NC2', 'NC1']);
    expect(await numbers(registry, 'c3d4')).toEqual(['NC1']);
    expect(await numbers(registry, 'ffff')).toEqual([]);
    const { xml: _xml, applicationResponse: _response, ...filed } = note('NC2');
    expect((await registry.notesAbout('a1b2'))[0]).toEqual(filed);
  });

  it('are not filed for a note whose number was accepted before', async () => {
    const registry = await opened();
    await registry.record(note('NC1'));
    expect(await registry.record(note('NC1', { key: 'other', corrects: ['c3d4'] }))).toBe('duplicate');
    expect(await numbers(registry, 'c3d4')).toEqual([]);
  });

  it('may refer to more documents than fit in one statement', async () => {
    const registry = await opened();
    const corrects = Array.from({ length: 40_000 }, (_, at) => `k${at}`);
    await registry.record(note('NC1', { corrects }));
    expect(await numbers(registry, 'k39999')).toEqual(['NC1']);
  });

  it('are restored with a snapshot, and removed by a reset', async () => {
    const registry = await opened();
    await registry.record(note('NC1'));
    await registry.snapshots.take({ name: 's', takenAt: 0, outside: '{}' });
    await registry.reset();
    expect(await numbers(registry, 'a1b2')).toEqual([]);
    await registry.snapshots.restore('s');
    expect(await numbers(registry, 'a1b2')).toEqual(['NC1']);
  });
});
