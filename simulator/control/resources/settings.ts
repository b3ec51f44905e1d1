import {
  profileNamed,
  profileNames,
  ruleStates,
  withRules,
  type Profile,
  type RuleState,
} from '../../engine/profile.ts';
import { limitNames, limitsOf, mostOf, type Limits } from '../../intake/limits.ts';
import { usualJournalLimits, type JournalLimits } from '../../soap/journal.ts';
import type { World } from '../../platform/world.ts';
import type { TransitionPolicy } from '../../disturbances/disturbable.ts';
import {
  answer,
  count,
  flag,
  invalid,
  oneOf,
  shape,
  text,
  type ControlAnswer,
  type ControlRoute,
  type JsonSchema,
} from '../route.ts';

const tag = 'Comportamiento';

const transition: JsonSchema = {
  description: 'Cuándo se conoce el resultado de lo que se envió de forma asíncrona',
  oneOf: [oneOf('immediate', 'never'), shape({ afterMs: count }), shape({ afterPolls: count })],
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
  forcedVerdicts: {
    ...oneOf('allowed', 'refused'),
    description: 'Si se admiten resultados forzados; un ensayo de habilitación no los admite',
  },
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
  limits: {
    ...shape(
      Object.fromEntries(limitNames.map((name) => [name, { type: 'integer', minimum: 1, maximum: mostOf(name) }])),
      [],
    ),
    description: 'Cuánto puede costar un mensaje o un documento; lo que falta queda igual',
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** What is said of single rules, beside what the profile of that name says. */
const changesOf = (profile: Profile): Readonly<Record<string, RuleState>> => {
  const named = profileNamed(profile.name);
  const beyond = (list: 'on' | 'off' | 'asRechazo' | 'asNotificacion'): readonly string[] =>
    profile[list].filter((code) => named?.[list].includes(code) !== true);
  const stated = (codes: readonly string[], state: RuleState) => codes.map((code) => [code, state] as const);
  return Object.fromEntries([
    ...stated(beyond('on'), 'on'),
    ...stated(beyond('off'), 'off'),
    ...stated(beyond('asRechazo'), 'Rechazo'),
    ...stated(beyond('asNotificacion'), 'Notificación'),
  ]);
};

const journalOf = ({ maxExchanges, maxAgeMs }: JournalLimits = {}) => ({
  maxExchanges: maxExchanges ?? usualJournalLimits.maxExchanges,
  maxAgeMs: maxAgeMs ?? null,
});

type JournalChange = { readonly maxExchanges?: number; readonly maxAgeMs?: number | null };

const withJournal = (limits: JournalLimits = {}, { maxExchanges, maxAgeMs }: JournalChange): JournalLimits => ({
  ...limits,
  maxExchanges: maxExchanges ?? limits.maxExchanges ?? usualJournalLimits.maxExchanges,
  maxAgeMs: maxAgeMs === undefined ? limits.maxAgeMs : (maxAgeMs ?? undefined),
});

const stateOf = ({ authority: { settings, environment } }: World): ControlAnswer => {
  const { profile, transition: policy, autoCreateTestSets, unknownKey, servesRanges, forcedVerdicts } = settings;
  return answer({
    environment,
    profile: profile.name,
    rules: changesOf(profile),
    transition: policy,
    autoCreateTestSets,
    unknownKey,
    servesRanges,
    forcedVerdicts,
    journal: journalOf(settings.journal),
    limits: limitsOf(settings),
  });
};

type Change = {
  readonly profile?: string;
  readonly rules?: Readonly<Record<string, RuleState>>;
  readonly transition?: TransitionPolicy;
  readonly autoCreateTestSets?: boolean;
  readonly unknownKey?: '66' | '90';
  readonly servesRanges?: boolean;
  readonly forcedVerdicts?: 'allowed' | 'refused';
  readonly journal?: JournalChange;
  readonly limits?: Partial<Limits>;
};

const state = shape({ environment: oneOf('1', '2'), ...properties });

export const settingsRoutes: readonly ControlRoute[] = [
  {
    method: 'GET',
    path: '/settings',
    operation: 'getSettings',
    summary: 'Muestra cómo se comporta la autoridad',
    tag,
    answer: state,
    handle: ({ world }) => stateOf(world),
  },
  {
    method: 'PATCH',
    path: '/settings',
    operation: 'changeSettings',
    summary:
      'Cambia perfil de reglas, reglas sueltas, transición de lo asíncrono o creación de sets de pruebas; lo que falta queda igual',
    tag,
    body: { ...shape(properties, []), minProperties: 1 },
    answer: state,
    handle: ({ world, body }) => {
      const change = body as Change; // valid by the schema
      const { settings, catalogue } = world.authority;
      const unknown = Object.keys(change.rules ?? {}).filter((code) => catalogue.find(code).length === 0);
      if (unknown.length > 0) {
        const expected = 'un código del catálogo de reglas';
        return invalid({
          code: 'unknown-rule',
          message: `El catálogo no tiene ${unknown.join(', ')}. Se esperaba ${expected}.`,
          errors: unknown.map((code) => ({ path: `/rules/${code}`, received: code, expected })),
        });
      }
      if (change.profile !== undefined) {
        const profile = profileNamed(change.profile);
        if (profile === undefined) {
          const expected = `uno de: ${profileNames().join(', ')}`;
          return invalid({
            code: 'unknown-profile',
            message: `No hay un perfil «${change.profile}». Se esperaba ${expected}.`,
            errors: [{ path: '/profile', received: change.profile, expected }],
          });
        }
        settings.profile = profile;
      }
      settings.profile = withRules(settings.profile, change.rules ?? {});
      settings.transition = change.transition ?? settings.transition;
      settings.autoCreateTestSets = change.autoCreateTestSets ?? settings.autoCreateTestSets;
      settings.unknownKey = change.unknownKey ?? settings.unknownKey;
      settings.servesRanges = change.servesRanges ?? settings.servesRanges;
      settings.forcedVerdicts = change.forcedVerdicts ?? settings.forcedVerdicts;
      if (change.journal !== undefined) settings.journal = withJournal(settings.journal, change.journal);
      if (change.limits !== undefined) settings.limits = { ...settings.limits, ...change.limits };
      return stateOf(world);
    },
  },
];
