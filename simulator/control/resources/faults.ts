import type { JsonSchema } from '../../../src/common/http/route.ts';
import {
  faultNames,
  faults as kinds,
  type FaultName,
  type FaultOptions,
  type FaultState,
  type Milliseconds,
  type Point,
} from '../../tenants/disturbances/fault-kinds.ts';
import { operations } from '../../service/soap/contract.ts';
import { about, answer, done, invalid, notFound, route, type ControlAnswer } from '../route.ts';
import { listOf, count, flag, shape, text, type SchemaOf } from '../schema.ts';
import { bodyProblems } from '../validate.ts';
import { times, when } from './matcher-schema.ts';

const tag = 'Fallas';

/** A quarter of an hour is longer than any client waits. */
const longest = 900_000;

const milliseconds = { ...count, maximum: longest };

/** No recipient counts further (RFC 9111, 1.2.2). */
const mostSeconds = 2 ** 31;

const points: readonly Point[] = ['request', 'judgement', 'answer'];

const properties = {
  fault: {
    type: 'string',
    enum: faultNames,
    description: faultNames.map((name) => `${name}: ${kinds[name].description}`).join('. '),
  },
  milliseconds: {
    description: 'De latency: cuántos, o entre cuántos se sortea',
    type: ['integer', 'object'],
    minimum: 0,
    maximum: longest,
    properties: { from: milliseconds, to: milliseconds },
    required: ['from', 'to'],
    additionalProperties: false,
  },
  status: { type: 'integer', enum: [403, 500, 503], description: 'De status: 403 es «Site Disabled»' },
  retryAfterSeconds: { ...count, maximum: mostSeconds, description: 'De status: la cabecera Retry-After' },
  at: {
    type: 'string',
    enum: points,
    description:
      'request: antes de recibir nada. judgement: mientras se valida. answer: después de archivar el resultado. Cada falla dice cuáles admite',
  },
  when: when(Object.keys(operations)),
  probability: { type: 'number', exclusiveMinimum: 0, maximum: 1, description: 'De ocurrir donde podría; 1 si falta' },
  times,
  seed: { ...text, description: 'La misma semilla afecta a las mismas solicitudes' },
} as const satisfies Readonly<Record<string, JsonSchema>>;

const { fault, at, when: who, probability, seed, ...ofKinds } = properties;
const common = { at, when: who, probability, times, seed };

/** The options of each fault, in addition to the common ones, and which of them is required. */
const own: Readonly<
  Partial<Record<FaultName, { readonly takes: readonly string[]; readonly needs: readonly string[] }>>
> = {
  latency: { takes: ['milliseconds'], needs: ['milliseconds'] },
  status: { takes: ['status', 'retryAfterSeconds'], needs: ['status'] },
};

const schemaOf = (name: FaultName): JsonSchema => {
  const { takes = [], needs = [] } = own[name] ?? {};
  const particular = Object.entries(ofKinds).filter(([property]) => takes.includes(property));
  const place = { ...at, enum: kinds[name].points };
  const taken = { fault, ...common, ...Object.fromEntries(particular), at: place };
  return { ...shape(taken), required: ['fault', ...needs] };
};

const schemas = new Map(faultNames.map((name) => [name, schemaOf(name)]));

const isReversed = (given: Milliseconds | undefined): boolean => typeof given === 'object' && given.from > given.to;

/** Options that this fault does not have, although some other fault does. */
const problemsOf = (body: FaultOptions) => {
  const problems = bodyProblems(schemas.get(body.fault) ?? {}, body);
  if (problems.length > 0 || body.fault !== 'latency' || !isReversed(body.milliseconds)) return problems;
  const expected = { en: '"from" not above "to"', es: '«from» no mayor que «to»' };
  return [{ path: '/milliseconds', received: body.milliseconds, expected }];
};

/** The options of every kind; `problemsOf` checks those of one kind. */
const options: SchemaOf<FaultOptions> = shape(properties, ['fault']);

const state: SchemaOf<FaultState> = shape(
  {
    id: text,
    ...properties,
    point: { type: 'string', enum: points, description: 'Dónde ocurre' },
    struck: { ...count, description: 'Cuántas veces ocurrió' },
    spent: { ...flag, description: 'Ya ocurrió cuantas veces debía' },
  },
  ['id', 'fault', 'point', 'struck', 'spent'],
);

export const faultListSchema = listOf(state);

const unknown = (id: string): ControlAnswer =>
  notFound('unknown-fault', {
    en: `There is no fault "${id}". GET /ensayo/control/faults lists those there are.`,
    es: `No hay una falla «${id}». GET /ensayo/control/faults lista las que hay.`,
  });

const shown = (id: string, found: FaultState | undefined): ControlAnswer =>
  found === undefined ? unknown(id) : answer(found);

export const faultRoutes = {
  faults: route({
    method: 'GET',
    path: '/faults',
    operation: 'listFaults',
    summary: 'Lista las fallas ordenadas, con cuántas veces ocurrió cada una',
    tag,
    answer: faultListSchema,
    handle: ({ tenant }) => answer(tenant.faults.list()),
  }),
  addFault: route({
    method: 'POST',
    path: '/faults',
    operation: 'addFault',
    summary: 'Ordena una falla: qué, dónde, a quién, con qué probabilidad y cuántas veces',
    tag,
    body: options,
    answer: state,
    creates: true,
    handle: ({ tenant, body }) => {
      const errors = problemsOf(body);
      const [first] = errors;
      if (first === undefined) return answer(tenant.faults.add(body));
      return invalid({
        code: 'invalid-fault',
        message: about(
          { en: `The fault ${body.fault} is not valid`, es: `La falla ${body.fault} no es válida` },
          first,
        ),
        errors,
      });
    },
  }),
  fault: route({
    method: 'GET',
    path: '/faults/:id',
    operation: 'getFault',
    summary: 'Muestra una falla',
    tag,
    answer: state,
    handle: ({ tenant, params: { id } }) => shown(id, tenant.faults.get(id)),
  }),
  removeFault: route({
    method: 'DELETE',
    path: '/faults/:id',
    operation: 'removeFault',
    summary: 'Retira una falla; lo que dejó en proceso se libera',
    tag,
    handle: ({ tenant, params: { id } }) => (tenant.faults.remove(id) ? done : unknown(id)),
  }),
  clearFaults: route({
    method: 'DELETE',
    path: '/faults',
    operation: 'clearFaults',
    summary: 'Retira todas las fallas',
    tag,
    handle: ({ tenant }) => {
      tenant.faults.clear();
      return done;
    },
  }),
};
