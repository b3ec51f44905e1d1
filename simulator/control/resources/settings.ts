import type { JsonSchema } from '../../../src/common/http/route.ts';
import {
  profileNamed,
  profileNames,
  ruleStates,
  withRules,
  type Profile,
  type RuleState,
} from '../../judge/engine/profile.ts';
import { limitNames, limitsOf, maximumOf, type Limits } from '../../document/intake/limits.ts';
import { defaultJournalLimits, type JournalLimits } from '../../service/soap/journal.ts';
import { systemClock } from '../../../src/common/env/env.ts';
import type { Tenant } from '../../tenants/platform/tenant.ts';
import { beginRehearsal, endRehearsal } from '../../tenants/disturbances/rehearsals.ts';
import { pointer } from '../../registry/file/mistake.ts';
import { answer, invalid, route, type ControlAnswer } from '../route.ts';
import { count, flag, listOf, oneOf, shape, text, type SchemaOf, type Valid } from '../schema.ts';

const tag = 'Comportamiento';

const transition = {
  description: 'Cuándo se conoce el resultado de lo que se envió de forma asíncrona',
  oneOf: [oneOf('immediate', 'never'), shape({ afterMs: count }), shape({ afterPolls: count })],
} as const;

const limits: SchemaOf<Partial<Limits>> = {
  ...shape(
    Object.fromEntries(limitNames.map((name) => [name, { type: 'integer', minimum: 1, maximum: maximumOf(name) }])),
    [],
  ),
  description: 'Cuánto puede costar un mensaje o un documento; lo que falta queda igual',
};

const properties = {
  profile: { ...text, description: 'Qué reglas están activas' },
  rules: {
    type: 'object',
    description: 'Reglas que se apartan del perfil, por su código',
    additionalProperties: oneOf(...ruleStates),
  },
  transition,
  autoCreateTestSets: { ...flag, description: 'Un set de pruebas desconocido se crea al usarlo' },
  unknownKey: {
    ...oneOf('66', '90'),
    description: 'Con qué estado responde GetStatus a una clave desconocida: 66, como hoy, o 90, como el anexo',
  },
  servesRanges: { ...flag, description: 'GetNumberingRange responde; si no, 500' },
  service: {
    ...oneOf('running', 'paused', 'stopped'),
    description: 'Si el servicio recibe documentos: en servicio, en pausa (ZA02) o detenido (ZA03)',
  },
  senderCertificates: {
    ...oneOf('fault', 'lines'),
    description: 'Con qué se responde un certificado de transmisión que no sirve: una falla SOAP, o líneas (ZC01 …)',
  },
  forcedVerdicts: {
    ...oneOf('allowed', 'refused'),
    description: 'Si se admiten resultados forzados; un ensayo de habilitación no los admite',
  },
  advice: { ...flag, description: 'Si cada resultado va acompañado de los avisos de Ensayo' },
  journal: {
    ...shape(
      {
        maxExchanges: { type: 'integer', minimum: 1, maximum: 100_000, description: 'Cuántos intercambios se guardan' },
        maxAgeMs: {
          anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }],
          description: 'Cuánto tiempo se guardan, por el reloj de la autoridad; null: mientras quepan',
        },
      },
      [],
    ),
    description: 'Cuánto guarda el diario',
  },
  limits,
} as const satisfies Readonly<Record<string, JsonSchema>>;

const rehearsal = {
  description:
    'Comienza o termina un ensayo de habilitación, con un identificador propio: mientras dure alguno no se admiten resultados forzados ni sets de pruebas desconocidos. El que dura más de cinco minutos comienza de nuevo cada minuto; el que calla cinco minutos se olvida cuando otro comienza o termina',
  oneOf: [shape({ begin: text }), shape({ end: text })],
} as const;

const change = { ...shape({ ...properties, rehearsal }, []), minProperties: 1 } as const;

type Change = Valid<typeof change>;

const state = shape({
  environment: oneOf('1', '2'),
  ...properties,
  onlySeen: {
    ...flag,
    description: 'Sin las reglas sobre documentos equivalentes que se infieren de las de la factura (--only-seen)',
  },
  rehearsals: { ...listOf(text), description: 'Identificadores de los ensayos de habilitación en curso' },
});

/** An answer includes all of the journal and of the limits; `maxAgeMs` is null if only space limits it. */
export type Settings = Omit<Valid<typeof state>, 'journal' | 'limits'> & {
  readonly journal: { readonly maxExchanges: number; readonly maxAgeMs: number | null };
  readonly limits: Limits;
};

const answered: SchemaOf<Settings> = state;

/** Settings of single rules, in addition to those of the named profile. */
const changesOf = (profile: Profile): Readonly<Record<string, RuleState>> => {
  const named = profileNamed(profile.name);
  const beyond = (list: 'on' | 'off' | 'asRechazo' | 'asNotificacion'): readonly string[] =>
    profile[list].filter((code) => named?.[list].includes(code) !== true);
  const stated = (codes: readonly string[], as: RuleState) => codes.map((code) => [code, as] as const);
  return Object.fromEntries([
    ...stated(beyond('on'), 'on'),
    ...stated(beyond('off'), 'off'),
    ...stated(beyond('asRechazo'), 'Rechazo'),
    ...stated(beyond('asNotificacion'), 'Notificación'),
  ]);
};

const journalOf = ({ maxExchanges, maxAgeMs }: JournalLimits = {}) => ({
  maxExchanges: maxExchanges ?? defaultJournalLimits.maxExchanges,
  maxAgeMs: maxAgeMs ?? null,
});

type JournalChange = NonNullable<Change['journal']>;

const withJournal = (before: JournalLimits = {}, { maxExchanges, maxAgeMs }: JournalChange): JournalLimits => ({
  ...before,
  maxExchanges: maxExchanges ?? before.maxExchanges ?? defaultJournalLimits.maxExchanges,
  maxAgeMs: maxAgeMs === undefined ? before.maxAgeMs : (maxAgeMs ?? undefined),
});

/** Set, and shown, as they are. */
const plainNames = [
  'transition',
  'autoCreateTestSets',
  'unknownKey',
  'servesRanges',
  'service',
  'senderCertificates',
  'forcedVerdicts',
  'advice',
] as const;

const plainIn = (settings: Pick<Change, (typeof plainNames)[number]>) =>
  Object.fromEntries(plainNames.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])));

const stateOf = ({ authority: { settings, environment } }: Tenant): ControlAnswer => {
  const { profile } = settings;
  return answer({
    environment,
    profile: profile.name,
    rules: changesOf(profile),
    onlySeen: profile.onlySeen,
    ...plainIn(settings),
    advice: settings.advice ?? true,
    journal: journalOf(settings.journal),
    limits: limitsOf(settings),
    rehearsals: settings.rehearsals?.running.map(({ id }) => id) ?? [],
  });
};

export const settingsRoutes = {
  settings: route({
    method: 'GET',
    path: '/settings',
    operation: 'getSettings',
    summary: 'Muestra cómo se comporta la autoridad',
    tag,
    answer: answered,
    handle: ({ tenant }) => stateOf(tenant),
  }),
  changeSettings: route({
    method: 'PATCH',
    path: '/settings',
    operation: 'changeSettings',
    summary:
      'Cambia perfil de reglas, reglas sueltas, transición de lo asíncrono o creación de sets de pruebas; lo que falta queda igual',
    tag,
    body: change,
    answer: answered,
    handle: ({ tenant, body }) => {
      const { settings, catalogue } = tenant.authority;
      const unknown = Object.keys(body.rules ?? {}).filter((code) => !catalogue.has(code));
      if (unknown.length > 0) {
        const expected = { en: 'a code of the catalogue of rules', es: 'un código del catálogo de reglas' };
        return invalid({
          code: 'unknown-rule',
          message: {
            en: `The catalogue has no ${unknown.join(', ')}. Expected ${expected.en}.`,
            es: `El catálogo no tiene ${unknown.join(', ')}. Se esperaba ${expected.es}.`,
          },
          errors: unknown.map((code) => ({ path: pointer(['rules', code]), received: code, expected })),
        });
      }
      if (body.profile !== undefined) {
        const profile = profileNamed(body.profile);
        if (profile === undefined) {
          const names = profileNames().join(', ');
          const expected = { en: `one of: ${names}`, es: `uno de: ${names}` };
          return invalid({
            code: 'unknown-profile',
            message: {
              en: `There is no profile "${body.profile}". Expected ${expected.en}.`,
              es: `No hay un perfil «${body.profile}». Se esperaba ${expected.es}.`,
            },
            errors: [{ path: '/profile', received: body.profile, expected }],
          });
        }
        settings.profile = profile;
      }
      settings.profile = withRules(settings.profile, body.rules ?? {});
      Object.assign(settings, plainIn(body));
      if (body.rehearsal !== undefined) {
        const now = systemClock.now();
        if ('begin' in body.rehearsal) beginRehearsal(settings, { id: body.rehearsal.begin, now });
        else endRehearsal(settings, { id: body.rehearsal.end, now });
      }
      if (body.journal !== undefined) settings.journal = withJournal(settings.journal, body.journal);
      if (body.limits !== undefined) settings.limits = { ...settings.limits, ...body.limits };
      return stateOf(tenant);
    },
  }),
};
