import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSession, type Session } from './testing/generated.ts';
import { generatedNames, type GeneratedName } from './testing/generated-kinds.ts';

let session: Session;

beforeAll(async () => {
  session = await startSession('deep');
});

afterAll(() => session.close());

const countOf = (name: GeneratedName): number => (name === 'invoice' ? 1_000 : 300);

describe('generated documents in number', () => {
  it.each(generatedNames)('of the kind %s are accepted without a Rechazo or a Notificación', async (name) => {
    expect(await session.troublesOf(name, countOf(name))).toEqual([]);
  });
});
