import type { ClockSetting } from '../../../src/common/env/env.ts';
import { colombianDate, colombianTime } from '../../../src/common/time.ts';
import { nowOf } from '../../reception/authority.ts';
import {
  answer,
  invalid,
  oneOf,
  shape,
  text,
  type ControlAnswer,
  type ControlRoute,
  type JsonSchema,
} from '../route.ts';
import type { World } from '../../platform/world.ts';

const tag = 'Reloj';

const milliseconds: JsonSchema = { type: 'integer', description: 'Milisegundos; negativos hacia atrás' };

const setting: JsonSchema = {
  oneOf: [
    shape({ mode: oneOf('real') }),
    shape({ mode: oneOf('fixed'), at: text }),
    shape({ mode: oneOf('offset'), milliseconds }),
    shape({ mode: oneOf('speed'), factor: { type: 'number', exclusiveMinimum: 0 }, from: text }, ['mode', 'factor']),
  ],
  discriminator: { propertyName: 'mode' },
};

/** Of the answer, for whoever wants to check one. */
export const clockSchema: JsonSchema = shape({
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
  const expected = 'un instante ISO 8601, por ejemplo 2026-11-20T10:00:00-05:00';
  return invalid({
    code: 'invalid-instant',
    message: `El reloj no cambió: se esperaba ${expected}.`,
    errors: [{ path: '/at', received, expected }],
  });
};

export const clockRoutes: readonly ControlRoute[] = [
  {
    method: 'GET',
    path: '/clock',
    operation: 'getClock',
    summary: 'Muestra la hora de la autoridad y cómo corre',
    tag,
    answer: clockSchema,
    handle: ({ world }) => stateOf(world),
  },
  {
    method: 'PUT',
    path: '/clock',
    operation: 'setClock',
    summary:
      'Pone el reloj: real, detenido en un instante, corrido o a otra velocidad. En la caja vale también para el servicio de emisión',
    tag,
    body: setting,
    answer: clockSchema,
    handle: ({ world, body }) => {
      const wanted = body as ClockSetting; // valid by the schema above
      try {
        world.clock.use(wanted);
      } catch (error) {
        return unreadable(error, 'at' in wanted ? wanted.at : wanted);
      }
      return stateOf(world);
    },
  },
  {
    method: 'POST',
    path: '/clock/advance',
    operation: 'advanceClock',
    summary: 'Adelanta el reloj (o lo atrasa) sin cambiar cómo corre',
    tag,
    body: shape({ milliseconds }),
    answer: clockSchema,
    handle: ({ world, body }) => {
      world.clock.advance((body as { milliseconds: number }).milliseconds); // valid by the schema
      return stateOf(world);
    },
  },
  {
    method: 'PUT',
    path: '/clock/authority-offset',
    operation: 'setAuthorityOffset',
    summary:
      'Corre el reloj de la autoridad solamente, en todo lo que hace: sello de tiempo de los mensajes, certificados, reglas y respuestas',
    tag,
    body: shape({ milliseconds }),
    answer: clockSchema,
    handle: ({ world, body }) => {
      world.authority.settings.clockOffset = (body as { milliseconds: number }).milliseconds; // valid by the schema
      return stateOf(world);
    },
  },
];
