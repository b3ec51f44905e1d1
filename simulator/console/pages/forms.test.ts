import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faultNames, type FaultOptions } from '../../tenants/disturbances/fault-kinds.ts';
import { shownParts } from '../parts/registry-rows.ts';
import { startVisitor, type Form, type Visitor } from '../testing/visitor.fixture.ts';

let visitor: Visitor;

beforeAll(async () => {
  visitor = await startVisitor();
});

afterAll(() => visitor.close());

beforeEach(() => visitor.tenant.faults.clear());

/** The text next to a field that was marked as wrong. */
const mistakeOf = (text: string, name: string): string | undefined => {
  const id = new RegExp(`id="([^"]+)"[^>]*name="${name.replaceAll('.', '\\.')}"[^>]*aria-invalid="true"`).exec(
    text,
  )?.[1];
  return id === undefined ? undefined : new RegExp(`id="${id}-error"[^>]*>([^<]*)<`).exec(text)?.[1];
};

const own: Readonly<Record<string, readonly [form: Form, options: Partial<FaultOptions>]>> = {
  latency: [{ milliseconds: '50 - 400' }, { milliseconds: { from: 50, to: 400 } }],
  status: [
    { status: '503', retryAfterSeconds: '7', at: 'answer' },
    { status: 503, retryAfterSeconds: 7, at: 'answer' },
  ],
  'no-answer': [{ at: 'answer' }, { at: 'answer' }],
};

describe('a fault', () => {
  it.each(faultNames)('%s is activated by its form, with its target', async (fault) => {
    const page = await visitor.get(`/faults/new/${fault}`);
    const [form = {}, options = {}] = own[fault] ?? [];
    for (const name of Object.keys(form)) expect(page.text).toContain(`name="${name}"`);
    const whom = { 'when.kind': 'payroll', 'when.number': 'NI*', times: '3', probability: '0.5', seed: 'monday' };
    expect((await visitor.post(`/faults/new/${fault}`, { ...form, ...whom })).status).toBe(303);
    expect(visitor.tenant.faults.list()).toMatchObject([
      { fault, ...options, when: { kind: 'payroll', number: 'NI*' }, times: 3, probability: 0.5, seed: 'monday' },
    ]);
  });

  it.each([
    ['latency', { milliseconds: 'a while' }, 'milliseconds', 'Un número, o dos'],
    ['latency', { milliseconds: '400-50' }, 'milliseconds', 'Un número, o dos'],
    ['latency', {}, 'milliseconds', 'Un número, o dos'],
    ['status', { status: '200' }, 'status', 'uno de: 403, 500, 503'],
    ['html', { times: '0' }, 'times', 'un número desde 1'],
    ['html', { probability: '2' }, 'probability', 'un número hasta 1'],
    ['html', { 'when.nit': '900-1' }, 'when.nit', 'solo dígitos'],
    ['html', { 'when.operation': 'Nothing' }, 'when.operation', 'uno de: '],
  ] as readonly (readonly [string, Form, string, string])[])(
    '%s is refused with %j, next to the field',
    async (fault, form, field, expected) => {
      const { status, text } = await visitor.post(`/faults/new/${fault}`, form);
      expect([status, mistakeOf(text, field)]).toEqual([422, expect.stringContaining(expected)]);
      expect(text).toContain('role="alert"');
      expect(visitor.tenant.faults.list()).toEqual([]);
    },
  );

  it.each(['/faults/new/nothing', '/registry/nothing', '/registry/testSets', '/inbox/1'])(
    'or anything else without a page is not found: %s',
    async (path) => {
      expect((await visitor.get(path)).status).toBe(404);
    },
  );
});

/** Of lists that are empty at first. */
const added: Readonly<Record<string, Form>> = {
  mandates: { certificateNit: '901500200', issuerNit: '901500100' },
  contingencyPeriods: { start: '2026-11-20T10:00:00-05:00', end: '2026-11-20T12:00:00-05:00' },
  closedKinds: { environment: '1', kind: 'supportDocument' },
};

describe('a list of the registry', () => {
  it.each(shownParts)('of %s has a title above each cell, the last of which removes the row', async (part) => {
    const form = added[part];
    if (form !== undefined) expect((await visitor.post(`/registry/${part}`, form)).status).toBe(303);
    expect((await visitor.get(`/registry/${part}`)).text).toContain(`/registry/${part}/remove`);
  });
});

const mistakes: readonly (readonly [path: string, Form, field: string, expected: string])[] = [
  ['/clock/fixed', { at: '' }, 'at', 'un texto que no esté vacío'],
  ['/clock/fixed', { at: 'tomorrow' }, 'at', 'un instante ISO 8601'],
  ['/clock/speed', { factor: 'fast' }, 'factor', 'un número'],
  ['/clock/speed', { factor: '0' }, 'factor', 'un número mayor que 0'],
  ['/clock/offset', { milliseconds: 'x', unit: 'hours' }, 'milliseconds', 'un número entero'],
  ['/clock/advance', { milliseconds: '', unit: 'hours' }, 'milliseconds', 'un número entero'],
  ['/clock/transition', { form: 'transition-seconds', 'transition.afterMs': '' }, 'transition.afterMs', 'un número'],
  [
    '/clock/transition',
    { form: 'transition-polls', 'transition.afterPolls': '-1' },
    'transition.afterPolls',
    'desde 0',
  ],
  ['/clock/snapshots', { name: 'Not A Name' }, 'name', 'hasta 40 letras'],
  ['/registry/companies', { nit: '9003731153', name: 'X' }, 'nit', 'sin puntos ni dígito de verificación'],
  ['/registry/ranges', { issuerNit: '901500100', prefix: 'AB' }, 'resolution', 'Agregue resolution'],
  ['/registry/contributors', { nit: '900373115', name: 'X', families: 'invoicing, sales' }, 'families', 'invoicing'],
  ['/test-sets', { issuerNit: '900999999', preset: 'payroll' }, 'issuerNit', 'el NIT de un contribuyente'],
  ['/faults/verdicts', { verdict: 'rejected', codes: 'FAD06 NOPE' }, 'codes', 'el código de una regla'],
];

describe('a mistake in a form', () => {
  it.each(mistakes)(
    'of %s with %j is shown next to its field, which keeps the value entered',
    async (path, form, field, expected) => {
      const { status, text } = await visitor.post(path, form);
      expect([status, mistakeOf(text, field)]).toEqual([422, expect.stringContaining(expected)]);
      const [, written] = Object.entries(form)[0] ?? [];
      expect(text).toContain(`value="${written ?? ''}"`);
    },
  );

  it.each(mistakes)(
    'of %s with %j stays with what was entered when the language changes',
    async (path, form, field) => {
      const spanish = await visitor.post(`${path}?lang=es`, form);
      const english = await visitor.inOtherLanguage(spanish);
      expect(english.status).toBe(422);
      expect(english.text).toContain('<html lang="en">');
      const said = mistakeOf(english.text, field);
      expect(said).not.toBe(mistakeOf(spanish.text, field));
      const [, written = ''] = Object.entries(form)[0] ?? [];
      expect(english.text).toContain(`value="${written}"`);
      const back = await visitor.inOtherLanguage(english);
      expect([back.status, mistakeOf(back.text, field)]).toEqual([422, mistakeOf(spanish.text, field)]);
    },
  );

  it.each([
    ['/registry/uvt/remove', { key: '1800' }, 404, 'No hay una fila «1800»'],
    ['/test-sets/reset', { id: 'nobody' }, 404, 'No hay un set de pruebas «nobody»'],
    ['/clock/snapshots/restore', { name: 'none' }, 404, 'No hay una instantánea «none»'],
    ['/faults/remove', { id: '<script>' }, 404, '«&lt;script&gt;»'],
  ] as readonly (readonly [string, Form, number, string])[])(
    'of %s that concerns no field is shown at the top of the page',
    async (path, form, status, said) => {
      const got = await visitor.post(path, form);
      expect([got.status, got.text.includes(said)]).toEqual([status, true]);
    },
  );
});

describe('the registry', () => {
  it('shows how much of a range is used and how long it lasts', async () => {
    const { text } = await visitor.get('/registry/ranges');
    expect(text).toContain('0 usados, quedan 5.000.001');
    expect(text).toMatch(/venció hace \d+ días/);
    expect(text).toMatch(/empieza en \d+ días/);
  });

  it('is searched, and shown page by page', async () => {
    const { registry } = visitor.tenant.authority;
    const { uvt } = await registry.dump();
    await registry.replace({ uvt: Array.from({ length: 60 }, (_, at) => ({ year: String(3000 + at), amount: '1' })) });
    const last = await visitor.get('/registry/uvt?page=3');
    expect([last.text.includes('3059'), last.text.includes('3049'), last.text.includes('Página 3 de 3')]).toEqual([
      true,
      false,
      true,
    ]);
    const found = await visitor.get('/registry/uvt?text=3049');
    expect([found.text.includes('1 de 60'), found.text.includes('data-key="3050"')]).toEqual([true, false]);
    await registry.replace({ uvt });
  });

  it('shows names as text', async () => {
    const name = '<script>document.title=1</script>';
    await visitor.post('/registry/contributors', { nit: '900373115', name, receptionEmail: 'a@example.com' });
    const { text } = await visitor.get('/registry/contributors?text=900373115');
    expect([text.includes('<script>document'), text.includes('&lt;script&gt;document')]).toEqual([false, true]);
  });
});

describe('the mail of an authority that runs alone', () => {
  it('is reported as unavailable', async () => {
    expect((await visitor.get('/inbox')).text).toContain('La autoridad corre sola');
  });
});
