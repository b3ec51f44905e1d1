/**
 * What each verdict says, member by member, to the letter: captured answers, the annexes, and our own choice where
 * neither has anything. Null is `i:nil="true"`, an empty list an element without content.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { childElements, textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { withRules } from '../../judge/engine/profile.ts';
import { zipped } from '../../testing/exchange.fixture.ts';
import { issuer } from '../../testing/invoice.fixture.ts';
import { flaw, remarkable } from '../../testing/reception.fixture.ts';
import { isNil, resultIn } from './testing/answer-shape.ts';
import { openContext, zipKeyIn, type Context } from './testing/operation-context.ts';
import { alone, named, notZip } from './testing/sync-rows.ts';

let context: Context;

beforeAll(async () => {
  context = await openContext();
});

afterAll(() => context.authority.close());

/** The parser's text varies with the parser. */
const schemaLine = (rest: RegExp) =>
  expect.stringMatching(
    new RegExp(`^Regla: ZB01, Rechazo: Fallo en el schema XML del archivo ${rest.source}`),
  ) as unknown as RegExp; // vitest's matchers are typed any

type Verdict = {
  /** Exact, or as a matcher where they quote a parser. */
  readonly lines: readonly (string | ReturnType<typeof schemaLine>)[] | null;
  readonly isValid: string;
  readonly code: string;
  readonly description: string;
  readonly message: string | null;
};

type Row = {
  readonly about: string;
  /** Returns the answer, and the number of the document if there is one. */
  readonly ask: (context: Context) => Promise<readonly [operation: string, answer: string, number?: string]>;
  readonly says: (number: string) => Verdict;
};

const processed = { isValid: 'true', code: '00', description: 'Procesado Correctamente.', lines: [] };
const rejected = {
  isValid: 'false',
  code: '99',
  description: 'Validación contiene errores en campos mandatorios.',
  message: 'Documento con errores en campos mandatorios.',
};
const none = { isValid: 'false', lines: [], message: null };
const unknown = { ...none, code: '66', description: 'TrackId no existe en los registros de la DIAN.' };

type Fresh = Parameters<Context['fresh']>;

const numberIn = (key: string): string => `A${key.replace('key', '')}`;

const bill =
  (...given: Fresh): Row['ask'] =>
  async ({ fresh, call }) => {
    const { xml, key } = fresh(...given);
    return ['SendBillSync', await call('SendBillSync', named(zipped(xml))), numberIn(key)];
  };

const nomina =
  (kind: 'payroll' | 'payrollAdjustment'): Row['ask'] =>
  async ({ fresh, call }) => {
    const { xml, key } = fresh(kind);
    return ['SendNominaSync', await call('SendNominaSync', alone(zipped(xml))), numberIn(key)];
  };

const asked =
  (operation: string, trackId: string): Row['ask'] =>
  async ({ call }) => [operation, await call(operation, { trackId })];

/** While verdicts on batches are never ready. */
const neverReady =
  (ask: (key: string, zipKey: string, context: Context) => ReturnType<Row['ask']>): Row['ask'] =>
  async (given) => {
    const { settings } = given.authority;
    const { transition } = settings;
    Object.assign(settings, { transition: 'never' });
    try {
      const { xml, key } = given.fresh('invoice');
      return await ask(key, await given.batch(zipped(xml)), given);
    } finally {
      Object.assign(settings, { transition });
    }
  };

const withSchema =
  (xmlOf: (context: Context) => string): Row['ask'] =>
  async (given) => {
    const { call, authority } = given;
    const { settings } = authority;
    const { profile } = settings;
    const xml = xmlOf(given);
    Object.assign(settings, { profile: withRules(profile, { ZB01: 'on' }) });
    try {
      return ['SendBillSync', await call('SendBillSync', named(zipped(xml)))];
    } finally {
      Object.assign(settings, { profile });
    }
  };

const flawLine = 'Regla: XX01, Rechazo: Documento defectuoso';
const remarkLine = 'Regla: XN01, Notificación: Documento notable';

const rows: readonly Row[] = [
  ...(
    [
      ['invoice', 'La Factura electrónica'],
      ['creditNote', 'La Nota crédito'],
      ['debitNote', 'La Nota débito'],
      ['supportDocument', 'La Documento soporte'],
      ['supportAdjustmentNote', 'La Nota de ajuste'],
      ['equivalentCreditNote', 'La Nota de ajuste'],
      ['equivalentDebitNote', 'La Nota de ajuste'],
    ] as const
  ).map(([kind, name]): Row => {
    const says = (number: string): Verdict => ({ ...processed, message: `${name} ${number}, ha sido autorizada.` });
    return { about: `accepted: ${kind}`, ask: bill(kind), says };
  }),
  {
    about: 'accepted: posTicket',
    ask: bill('posTicket'),
    says: (number) => ({ ...processed, message: `El Documento equivalente ${number}, ha sido autorizado.` }),
  },
  ...(['payroll', 'payrollAdjustment'] as const).map((kind): Row => {
    const description = ' Procesado Correctamente ';
    const message = (number: string): string => ` Documento Nomina ${number}, ha sido autorizada.`;
    return {
      about: `accepted: ${kind}`,
      ask: nomina(kind),
      says: (number) => ({ ...processed, description, message: message(number) }),
    };
  }),
  {
    about: 'accepted with notifications',
    ask: bill('invoice', { note: remarkable }),
    says: (number) => ({
      ...processed,
      lines: [remarkLine],
      message: `La Factura electrónica ${number}, ha sido autorizada.`,
    }),
  },
  { about: 'rejected', ask: bill('invoice', { note: flaw }), says: () => ({ ...rejected, lines: [flawLine] }) },
  {
    about: 'rejected with notifications',
    ask: bill('invoice', { note: `${remarkable} ${flaw}` }),
    says: () => ({ ...rejected, lines: [flawLine, remarkLine] }),
  },
  {
    about: 'duplicate',
    ask: async ({ fresh, call }) => {
      const again = named(zipped(fresh('invoice').xml));
      await call('SendBillSync', again);
      return ['SendBillSync', await call('SendBillSync', again)];
    },
    says: () => ({ ...rejected, lines: ['Regla: 90, Rechazo: Documento procesado anteriormente.'] }),
  },
  {
    about: 'not well-formed',
    ask: withSchema(() => '<Invoice>'),
    says: () => ({
      ...rejected,
      lines: [schemaLine(/\(línea 1, columna 1\) - The element <Invoice> is never closed: .+ -$/)],
    }),
  },
  {
    about: 'refused by the schema',
    ask: withSchema(({ fresh }) => fresh('invoice').xml),
    says: () => ({ ...rejected, lines: [schemaLine(/\(línea 1\) - Element '.+ -$/)] }),
  },
  { about: 'unknown track id (GetStatus)', ask: asked('GetStatus', 'f'.repeat(96)), says: () => unknown },
  { about: 'unknown track id (GetStatusZip)', ask: asked('GetStatusZip', 'nobody'), says: () => unknown },
  {
    about: 'document in process (GetStatus)',
    ask: neverReady(async (key, _zipKey, { call }) => ['GetStatus', await call('GetStatus', { trackId: key })]),
    says: () => ({ ...none, code: '98', description: 'En Proceso' }),
  },
  {
    about: 'batch in process',
    ask: neverReady(async (_key, trackId, { call }) => ['GetStatusZip', await call('GetStatusZip', { trackId })]),
    says: () => ({ ...none, lines: null, code: '', description: 'Batch en proceso de validación.' }),
  },
  {
    about: 'sent for a test set that was accepted before',
    ask: async ({ authority: { registry }, fresh, call }) => {
      const { testSets } = await registry.dump();
      const set = { id: 'done', issuerNit: issuer.nit, family: 'invoicing', quotas: {}, state: 'accepted' } as const;
      await registry.replace({ testSets: [...testSets, set] });
      const sending = { ...named(zipped(fresh('invoice').xml)), testSetId: 'done' };
      const trackId = zipKeyIn(await call('SendTestSetAsync', sending));
      return ['GetStatusZip', await call('GetStatusZip', { trackId })];
    },
    says: () => ({
      ...none,
      lines: null,
      code: '2',
      description: 'Set de prueba con identificador done se encuentra Aceptado.',
    }),
  },
  {
    about: 'no ZIP',
    ask: async ({ call }) => ['SendBillSync', await call('SendBillSync', named(notZip))],
    says: () => ({ ...none, code: '89', description: 'El archivo recibido no es un ZIP que se pueda leer.' }),
  },
];

const memberOf = (parent: XmlElement, name: string): XmlElement =>
  childElements(parent).find(({ local }) => local === name) ?? expect.fail(`${parent.name} has no ${name}`);

const verdictIn = (operation: string, answer: string): Verdict => {
  const result = resultIn(answer, operation);
  const response = operation === 'GetStatusZip' ? memberOf(result, 'DianResponse') : result;
  const text = (name: string): string => textOf(memberOf(response, name));
  const [lines, message] = [memberOf(response, 'ErrorMessage'), memberOf(response, 'StatusMessage')];
  return {
    lines: isNil(lines) ? null : childElements(lines).map(textOf),
    isValid: text('IsValid'),
    code: text('StatusCode'),
    description: text('StatusDescription'),
    message: isNil(message) ? null : textOf(message),
  };
};

it.each(rows)('$about', async ({ ask, says }) => {
  const [operation, answer, number = ''] = await ask(context);
  expect(verdictIn(operation, answer)).toEqual(says(number));
});
