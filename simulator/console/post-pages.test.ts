import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from './pages.ts';
import { startVisitor, type Form, type Visitor } from './testing/visitor.fixture.ts';

let visitor: Visitor;

beforeAll(async () => {
  visitor = await startVisitor();
});

afterAll(() => visitor.close());

type Row = readonly [page: string, form: Form, address: string | undefined];

const row = (page: string, form: Form, address?: string): Row => [page, form, address];

const acceptedSet = 'daf64285-307e-4b19-8e4a-8f530b17c904';

/** Values that make each form change something, in an order in which each finds what it needs. */
const rows: readonly Row[] = [
  row('/registry/companies', { nit: '900373115', name: 'MI EMPRESA SAS' }),
  row('/registry/rut/available', { available: 'false' }),
  row('/registry/:part', { year: '2031', amount: '60000' }, '/registry/uvt'),
  row('/registry/:part/remove', { key: '2031' }, '/registry/uvt/remove'),
  row('/test-sets', { issuerNit: '901500100', preset: 'payroll' }),
  row('/test-sets/reset', { id: acceptedSet }),
  row('/test-sets/remove', { id: acceptedSet }),
  row('/clock/advance', { milliseconds: '1', unit: 'hours' }),
  row('/clock/fixed', { at: '2026-12-01T08:00' }),
  row('/clock/offset', { milliseconds: '-2', unit: 'days' }),
  row('/clock/speed', { factor: '60' }),
  row('/clock/real', {}),
  row('/clock/skew', { milliseconds: '1.5', unit: 'minutes' }),
  row('/clock/snapshots', { name: 'before' }),
  row('/clock/transition', { form: 'transition-seconds', 'transition.afterMs': '5' }),
  row('/clock/snapshots/restore', { name: 'before' }),
  row('/clock/snapshots/remove', { name: 'before' }),
  row('/faults/new/:fault', {}, '/faults/new/html'),
  row('/faults/remove', { id: 'fault-1' }),
  row('/faults/verdicts', { verdict: 'rejected', codes: 'FAD06, FAJ43b', times: '2' }),
  row('/faults/verdicts/remove', { id: 'verdict-1' }),
  row('/faults/verdicts/permission', { forcedVerdicts: 'refused' }),
  row('/clock/reset', {}),
  row('/faults/clear', {}),
];

/** Posts because a document is too long for an address. */
/** They change nothing that this test sees: one only judges, the other needs an issuing service. */
const others = ['/issue', '/issue/check/:kind', '/judge'];

/** Everything that a form can change. */
const state = async (): Promise<string> => {
  const { authority, faults, verdicts, clock } = visitor.tenant;
  const snapshots = (await authority.registry.snapshots.list()).map(({ name }) => name);
  const { settings } = authority;
  return JSON.stringify([
    await authority.registry.dump(),
    settings,
    clock.setting(),
    snapshots,
    faults.list(),
    verdicts.list(),
  ]);
};

const ours = (): Readonly<Record<string, string>> => ({ ...visitor.admitted, origin: visitor.origin });

const refused: readonly (readonly [what: string, headers: () => Readonly<Record<string, string>>, form?: Form])[] = [
  ['no session', () => ({ origin: visitor.origin })],
  ['no token', ours, { token: '' }],
  ['a token of another start', ours, { token: 'A'.repeat(43) }],
  ['no origin', () => visitor.admitted],
  ['another origin', () => ({ ...visitor.admitted, origin: 'https://attacker.example' })],
];

describe('every page that changes something', () => {
  it('is in this table', () => {
    const posted = pages.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(posted.toSorted()).toEqual([...rows.map(([page]) => page), ...others].toSorted());
  });

  it.each(rows)(
    'changes nothing without session, token and origin, and something with them: %s',
    async (page, form, address = page) => {
      if (page === '/faults/clear') visitor.tenant.faults.add({ fault: 'html' });
      const before = await state();
      for (const [what, headers, changes = {}] of refused) {
        const { status } = await visitor.post(address, { ...form, ...changes }, headers());
        expect([what, [401, 403].includes(status)]).toEqual([what, true]);
      }
      expect(await state()).toBe(before);
      const done = await visitor.post(address, form);
      expect([done.status, done.headers.get('location')]).toEqual([303, expect.stringMatching(/\?done=\w+$/)]);
      expect(await state()).not.toBe(before);
      const shown = await visitor.get(done.headers.get('location')?.split('/habilitacion')[1] ?? '');
      expect(shown.text).toContain('role="status"');
    },
  );
});

const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/'((?:[^']|'\\'')*)'|"([^"]*)"|([^\s'"\\]+)/g)].map(
    ([, single, double, bare]) => single?.replaceAll(String.raw`'\''`, "'") ?? double ?? bare ?? '',
  );

const sent = async (command: string): Promise<number> => {
  const words = wordsOf(command.replace('$ENSAYO_CONTROL_TOKEN', visitor.authority.control.token));
  const after = (flag: string): readonly string[] =>
    words.flatMap((word, at) => (word === flag ? [words[at + 1] ?? ''] : []));
  const headers = after('-H').map((header) => header.split(': ') as [string, string]);
  const [method = '', [body]] = [after('-X')[0], after('-d')];
  const url = words.find((word) => word.startsWith('http')) ?? '';
  return (await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) })).status;
};

describe('the request of a terminal that a form shows', () => {
  let first: Visitor;

  beforeAll(async () => {
    first = visitor;
    visitor = await startVisitor();
  });

  afterAll(async () => {
    await visitor.close();
    visitor = first;
  });

  it.each(rows)('does the same, and showing it does nothing: %s', async (page, form, address = page) => {
    if (page === '/faults/clear') visitor.tenant.faults.add({ fault: 'html' });
    const before = await state();
    const { status, text } = await visitor.post(address, { ...form, asks: 'Remove', as: 'curl' });
    expect([status, await state()]).toEqual([200, before]);
    const command = /<pre class="raw">([^<]*)<\/pre>/.exec(text)?.[1] ?? '';
    const plain = command.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    expect(await sent(plain)).toBeLessThan(300);
    expect(await state()).not.toBe(before);
  });
});

describe('judging', () => {
  it('changes nothing, and is refused without session, token and origin', async () => {
    const before = await state();
    const form = { document: '<Invoice/>' };
    for (const [what, headers, changes = {}] of refused) {
      const { status } = await visitor.post('/judge', { ...form, ...changes }, headers());
      expect([what, [401, 403].includes(status)]).toEqual([what, true]);
    }
    expect((await visitor.post('/judge', form)).status).toBe(200);
    expect(await state()).toBe(before);
  });
});
