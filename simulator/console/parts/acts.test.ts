import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startVisitor, type Visitor } from '../testing/visitor.fixture.ts';

let visitor: Visitor;

beforeAll(async () => {
  visitor = await startVisitor();
});

afterAll(() => visitor.close());

const sets = async (): Promise<number> => (await visitor.tenant.authority.registry.dump()).testSets.length;

describe('an act that cannot be undone', () => {
  it('says so in its form', async () => {
    const { text } = await visitor.get('/clock?lang=en');
    expect(text).toContain('data-question="This cannot be undone. Go on?" data-cancel="Cancel"');
  });

  it('is also restoring a snapshot, and resetting a test set', async () => {
    const { registry } = visitor.tenant.authority;
    await visitor.post('/clock/snapshots', { name: 'before' });
    const [set] = (await registry.dump()).testSets;
    for (const [page, form] of [
      ['/clock', 'restore-before'],
      ['/test-sets', `reset-${set?.id ?? ''}`],
    ] as const) {
      const [tag] = new RegExp(`<form[^>]* id="${form}"[^>]*>`).exec((await visitor.get(page)).text) ?? [];
      expect(tag).toContain('data-question=');
    }
  });

  it.each([
    ['en', 'This cannot be undone. Go on?', 'Cancel'],
    ['es', 'Esto no se puede deshacer. ¿Continuar?', 'Cancelar'],
  ])('asks on a page of its own, and does nothing before the answer (%s)', async (lang, question, cancel) => {
    const before = await sets();
    const form = { asks: 'Remove <x>', id: 'x', key: '1' };
    const { status, text } = await visitor.post(`/registry/testSets/remove?lang=${lang}`, form);
    expect(status).toBe(200);
    for (const shown of [question, cancel, 'Remove &lt;x&gt;', 'name="confirmed" value="yes"', 'name="id" value="x"']) {
      expect(text).toContain(shown);
    }
    expect(text).toContain('action="/ensayo/console/default/habilitacion/registry/testSets/remove"');
    expect(await sets()).toBe(before);
  });

  it('asks in the other language, too, and still does nothing', async () => {
    const before = await sets();
    const asked = await visitor.post('/registry/testSets/remove?lang=es', { asks: 'Quitar', key: '1' });
    const { text } = await visitor.inOtherLanguage(asked);
    expect(text).toContain('This cannot be undone. Go on?');
    expect(text).toContain('name="confirmed" value="yes"');
    expect(await sets()).toBe(before);
  });

  it('is shown for a terminal in the other language, too', async () => {
    const shown = await visitor.post('/clock/reset?lang=es', { asks: 'Reset', as: 'curl' });
    const { text } = await visitor.inOtherLanguage(shown);
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('/ensayo/control/reset');
  });

  it.each(['', '{', '{"status": 500}', '{"status":404,"code":"x","message":"x"}'])(
    'is not done, and no error, with another problem to show: %s',
    async (shown) => {
      const { status } = await visitor.post('/clock/fixed', { at: '2026-11-20T10:00:00', as: 'page', shown });
      expect(status).toBe(303);
      expect(visitor.tenant.clock.setting().mode).not.toBe('real');
    },
  );

  it('is done after the answer', async () => {
    visitor.tenant.authority.settings.clockOffset = 5_000;
    const { status } = await visitor.post('/clock/reset', { asks: 'Reset', confirmed: 'yes' });
    expect(status).toBe(303);
  });
});
