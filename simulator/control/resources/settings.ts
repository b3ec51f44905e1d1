import { profileNamed, profileNames } from '../../engine/profile.ts';
import type { World } from '../../platform/world.ts';
import type { TransitionPolicy } from '../../reception/transition.ts';
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
  transition,
  autoCreateTestSets: { ...flag, description: 'Un set de pruebas desconocido se crea al usarlo' },
} as const satisfies Readonly<Record<string, JsonSchema>>;

const stateOf = ({ authority: { settings, environment } }: World): ControlAnswer => {
  const { profile, transition: policy, autoCreateTestSets } = settings;
  return answer({ environment, profile: profile.name, transition: policy, autoCreateTestSets });
};

type Change = {
  readonly profile?: string;
  readonly transition?: TransitionPolicy;
  readonly autoCreateTestSets?: boolean;
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
      'Cambia perfil de reglas, transición de lo asíncrono o creación de sets de pruebas; lo que falta queda igual',
    tag,
    body: { ...shape(properties, []), minProperties: 1 },
    answer: state,
    handle: ({ world, body }) => {
      const change = body as Change; // valid by the schema
      const { settings } = world.authority;
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
      settings.transition = change.transition ?? settings.transition;
      settings.autoCreateTestSets = change.autoCreateTestSets ?? settings.autoCreateTestSets;
      return stateOf(world);
    },
  },
];
