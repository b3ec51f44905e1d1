import { parseInstant, type ClockSetting } from '../../../src/common/env/env.ts';
import { colombianDate, colombianTime } from '../../../src/common/time.ts';
import { nowOf } from '../../service/reception/authority.ts';
import { answer, invalid, route, type ControlAnswer } from '../route.ts';
import { oneOf, shape, text } from '../schema.ts';
import type { Tenant } from '../../tenants/platform/tenant.ts';

const tag = 'Reloj';

const milliseconds = { type: 'integer', description: 'Milisegundos; negativos hacia atrás' } as const;

const setting = {
  type: 'object',
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

const stateOf = ({ authority, clock }: Tenant): ControlAnswer => {
  const now = nowOf(authority);
  return answer({
    now: new Date(now).toISOString(),
    date: colombianDate(now),
    time: colombianTime(now),
    setting: clock.setting(),
    authorityOffset: authority.settings.clockOffset,
  });
};

/** Dates of documents and certificates have four digits for the year; a day is left for time zones. */
const [earliest, latest] = [Date.parse('1900-01-01T00:00:00Z'), Date.parse('9999-12-30T00:00:00Z')];

const isOnCalendar = (instant: number): boolean => instant >= earliest && instant <= latest;

type Field = { readonly path: string; readonly received: unknown };

/** Undefined for what is not ISO 8601, and for a time that no document can have. */
export const calendarInstant = (written: string): number | undefined => {
  try {
    const instant = parseInstant(written);
    return isOnCalendar(instant) ? instant : undefined;
  } catch {
    return undefined;
  }
};

/** The field of a setting because of which the clock cannot be set to it. */
const fieldOf = (wanted: ClockSetting): Field => {
  switch (wanted.mode) {
    case 'fixed':
      return { path: '/at', received: wanted.at };
    case 'offset':
      return { path: '/milliseconds', received: wanted.milliseconds };
    case 'speed':
      return wanted.from === undefined || calendarInstant(wanted.from) !== undefined
        ? { path: '/factor', received: wanted.factor }
        : { path: '/from', received: wanted.from };
    case 'real':
      return { path: '/mode', received: wanted.mode };
  }
};

const unreadable = (error: unknown, field: Field): ControlAnswer => {
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
    errors: [{ ...field, expected }],
  });
};

/** A clock that runs off the calendar within the hour is of no use either. */
const showsCalendarTime = ({ authority, clock }: Tenant): boolean =>
  [clock.now(), nowOf(authority), clock.now() + clock.line().factor * 3_600_000].every(isOnCalendar);

type Move = Field & { readonly move: () => void };

/** Moves the clock, unless it would then show a time that no document can have. */
const moved = (tenant: Tenant, { path, received, move }: Move): ControlAnswer => {
  const { clock, authority } = tenant;
  const before = { line: clock.line(), offset: authority.settings.clockOffset };
  move();
  if (showsCalendarTime(tenant)) return stateOf(tenant);
  clock.follow(before.line);
  authority.settings.clockOffset = before.offset;
  const expected = {
    en: 'a time between the years 1900 and 9999',
    es: 'una hora entre los años 1900 y 9999',
  };
  return invalid({
    code: 'invalid-instant',
    message: {
      en: `The clock was not changed: it must show ${expected.en}.`,
      es: `El reloj no cambió: debe mostrar ${expected.es}.`,
    },
    errors: [{ path, received, expected }],
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
    handle: ({ tenant }) => stateOf(tenant),
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
    handle: ({ tenant, body }) => {
      try {
        return moved(tenant, { ...fieldOf(body), move: () => tenant.clock.use(body) });
      } catch (error) {
        return unreadable(error, fieldOf(body));
      }
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
    handle: ({ tenant, body: { milliseconds: received } }) =>
      moved(tenant, { path: '/milliseconds', received, move: () => tenant.clock.advance(received) }),
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
    handle: ({ tenant, body: { milliseconds: received } }) =>
      moved(tenant, {
        path: '/milliseconds',
        received,
        move: () => {
          tenant.authority.settings.clockOffset = received;
        },
      }),
  }),
};
