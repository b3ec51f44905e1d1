import type { JsonSchema } from '../../../src/common/http/route.ts';
import { verdictNames, verdictProblems, aRechazo } from '../../tenants/disturbances/forced-verdicts.ts';
import type { ForcedOptions, ForcedState } from '../../tenants/disturbances/verdict-kinds.ts';
import { receivingOperations } from '../../service/reception/operations.ts';
import { about, answer, conflict, done, invalid, notFound, route, type ControlAnswer } from '../route.ts';
import { listOf, count, flag, shape, text, type SchemaOf } from '../schema.ts';
import { times, when } from './matcher-schema.ts';

const tag = 'Resultados forzados';

const properties = {
  verdict: {
    type: 'string',
    enum: verdictNames,
    description:
      'accepted: aceptado. rejected: rechazado con las reglas de codes. duplicate: regla 90. not-authorised: 89. missing-fields: 66',
  },
  codes: {
    type: 'array',
    items: text,
    minItems: 1,
    maxItems: 50,
    description: 'Reglas cuyas líneas lleva la respuesta; al rechazar, al menos un Rechazo; al aceptar, notificaciones',
  },
  when: when(receivingOperations),
  times,
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** The fields common to all verdicts; `codeProblems` checks those of each verdict. */
const wanted: SchemaOf<ForcedOptions> = shape(properties, ['verdict']);

const state: SchemaOf<ForcedState> = shape(
  {
    id: text,
    ...properties,
    given: { ...count, description: 'A cuántos documentos se dio' },
    spent: { ...flag, description: 'Ya se dio cuantas veces debía' },
  },
  ['id', 'verdict', 'given', 'spent'],
);

export const verdictListSchema = listOf(state);

const unknown = (id: string): ControlAnswer =>
  notFound('unknown-verdict', {
    en: `There is no forced verdict "${id}". GET /ensayo/control/verdicts lists those there are.`,
    es: `No hay un resultado forzado «${id}». GET /ensayo/control/verdicts lista los que hay.`,
  });

const refusedHere = conflict('forced-verdicts-refused', {
  en: 'This space takes no forced verdicts (forcedVerdicts is "refused"), as is right for the rehearsal of a certification. To take them: PATCH /ensayo/control/settings with {"forcedVerdicts": "allowed"}.',
  es: 'Este espacio no admite resultados forzados (forcedVerdicts es «refused»), como corresponde a un ensayo de habilitación. Para admitirlos: PATCH /ensayo/control/settings con {"forcedVerdicts": "allowed"}.',
});

/** A verdict with codes requires them; one without accepts none. */
const codeProblems = (options: ForcedOptions) => {
  const received: unknown = Reflect.get(options, 'codes');
  if (options.verdict === 'rejected' && received === undefined) {
    return [{ path: '/codes', received: null, expected: aRechazo }];
  }
  if (options.verdict === 'accepted' || options.verdict === 'rejected' || received === undefined) return [];
  const expected = {
    en: `no code with the verdict ${options.verdict}`,
    es: `ningún código con el resultado ${options.verdict}`,
  };
  return [{ path: '/codes', received, expected }];
};

export const verdictRoutes = {
  verdicts: route({
    method: 'GET',
    path: '/verdicts',
    operation: 'listVerdicts',
    summary: 'Lista los resultados forzados, con a cuántos documentos se dio cada uno',
    tag,
    answer: verdictListSchema,
    handle: ({ tenant }) => answer(tenant.verdicts.list()),
  }),
  addVerdict: route({
    method: 'POST',
    path: '/verdicts',
    operation: 'addVerdict',
    summary: 'Ordena el resultado de los documentos que vengan, diga lo que diga la validación',
    tag,
    body: wanted,
    answer: state,
    creates: true,
    handle: ({ tenant, body: options }) => {
      if (tenant.authority.settings.forcedVerdicts === 'refused') return refusedHere;
      const missing = codeProblems(options);
      const errors =
        missing.length > 0 ? missing : verdictProblems(options, tenant.authority.catalogue, options.when?.kind);
      const [first] = errors;
      if (first === undefined) return answer(tenant.verdicts.add(options));
      const subject = {
        en: `The verdict ${options.verdict} is not valid`,
        es: `El resultado ${options.verdict} no es válido`,
      };
      const message = about(subject, first);
      return invalid({ code: 'invalid-verdict', message, errors });
    },
  }),
  verdict: route({
    method: 'GET',
    path: '/verdicts/:id',
    operation: 'getVerdict',
    summary: 'Muestra un resultado forzado',
    tag,
    answer: state,
    handle: ({ tenant, params: { id } }) => {
      const found = tenant.verdicts.get(id);
      return found === undefined ? unknown(id) : answer(found);
    },
  }),
  removeVerdict: route({
    method: 'DELETE',
    path: '/verdicts/:id',
    operation: 'removeVerdict',
    summary: 'Retira un resultado forzado; lo que ya se respondió queda',
    tag,
    handle: ({ tenant, params: { id } }) => (tenant.verdicts.remove(id) ? done : unknown(id)),
  }),
  clearVerdicts: route({
    method: 'DELETE',
    path: '/verdicts',
    operation: 'clearVerdicts',
    summary: 'Retira todos los resultados forzados',
    tag,
    handle: ({ tenant }) => {
      tenant.verdicts.clear();
      return done;
    },
  }),
};
