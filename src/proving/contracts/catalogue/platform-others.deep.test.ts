/** Tenants do not affect each other: the kinds that platform.deep.test.ts leaves to another process. */
import { afterAll, beforeAll, it } from 'vitest';
import { documentKinds } from '../../../../simulator/document/kind.ts';
import { startBox, type Box } from '../../../harness/box.ts';
import { expectIsolation } from './isolation.fixture.ts';

let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'platform others', clock: '2026-11-20T10:00:00-05:00' });
});

afterAll(() => box.close());

it('two tenants that break all rules of the other kinds at once stay separate', async () => {
  await expectIsolation(
    box,
    documentKinds.filter((kind) => kind !== 'invoice' && kind !== 'creditNote'),
  );
});
