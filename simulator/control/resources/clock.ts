import { colombianDate, colombianTime } from '../../../src/common/time.ts';
import { nowOf } from '../../reception/authority.ts';
import { answer, invalid, route, type ControlAnswer } from '../route.ts';
import { oneOf, shape, text } from '../schema.ts';
import type { World } from '../../platform/world.ts';

const tag = 'Reloj';

const milliseconds = { type: 'integer', description: 'Milisegundos; negativos hacia atrás' } as const;

const setting = {
  oneOf: [
    shape({ mode: oneOf('real') }),
    shape({ mode: oneOf('fixed'), at: text }),
    shape({ mode: oneOf('offset'), milliseconds }),
    shape({ mode: oneOf('speed'), factor: { type: 'number', exclusiveMinimum: 0 }, from: text }, ['mode', 'factor']),
  ],
  discriminator: { propertyName: 'mode' },
} as const;

/** Of the answer, for tests that check one. */
export const clockSchema = shape({
  now: { ...text, description: 'Instante que muestra la autoridad, en UTC' },
  date: { ...text, description: 'Fecha en Colombia' },
  time: { ...text, description: 'Hora en Colombia' },
  setting,
  authorityOffset: { ...milliseconds, description: 'Diferencia de la autoridad con el servicio de emisión' },
});

const stateOf = ({ authority, clock }: World): ControlAnswer => {
  const now = nowOf(authority);
  return answer({
    now: new Date(now).toISOString(),
    date: colombianDate(now),
    time: colombianTime(now),
    setting: clock.setting(),
    authorityOffset: authority.settings.clockOffset,
  });
};

const unreadable = (error: unknown, received: unknown): ControlAnswer => {
  if (!(error instanceof RangeError)) throw error;
  const expected = {
    en: 'an ISO 8601 instant, for example 2026-11-20T10:00:00-05:00',
    es: 'un instante ISO 8601, por ejemplo 2026-11-20T10:00:00-05:00',
  };
  return invalid({
    code: 'invalid-instant',
    message: {
      en: `The clock was not changed: expected ${expected.en}.`,
      es: `El reloj no cambió: se esperaba ${expected.es}.`,
    },
    errors: [{ path: '/at', received, expected }],
  });
};

export const clockRoutes = {
  clock: route({
    method: 'GET',
    path: '/clock',
    operation: 'getClock',
    summary: 'Muestra la hora de la autoridad y cómo corre',
    tag,
    answer: clockSchema,
    handle: ({ world }) => stateOf(world),
  }),
  setClock: route({
    method: 'PUT',
    path: '/clock',
    operation: 'setClock',
    summary:
      'Pone el reloj: real, detenido en un instante, corrido o a otra velocidad. En la caja vale también para el servicio de emisión',
    tag,
    body: setting,
    answer: clockSchema,
    handle: ({ world, body }) => {
      try {
        world.clock.use(body);
      } catch (error) {
        return unreadable(error, 'at' in body ? body.at : body);
      }
      return stateOf(world);
    },
  }),
  advanceClock: route({
    method: 'POST',
    path: '/clock/advance',
    operation: 'advanceClock',
    summary: 'Adelanta el reloj (o lo atrasa) sin cambiar cómo corre',
    tag,
    body: shape({ milliseconds }),
    answer: clockSchema,
    handle: ({ world, body }) => {
      world.clock.advance(body.milliseconds);
      return stateOf(world);
    },
  }),
  setAuthorityOffset: route({
    method: 'PUT',
    path: '/clock/authority-offset',
    operation: 'setAuthorityOffset',
    summary:
      'Corre el reloj de la autoridad solamente, en todo lo que hace: sello de tiempo de los mensajes, certificados, reglas y respuestas',
    tag,
    body: shape({ milliseconds }),
    answer: clockSchema,
    handle: ({ world, body }) => {
      world.authority.settings.clockOffset = body.milliseconds;
      return stateOf(world);
    },
  }),
};
