/** The options of `startBox` and `judge`, and those of the same meaning on the command line. */
import { instantIn } from '../../common/time.ts';
import { hostName } from '../../common/http/callers.ts';
import {
  accessToken,
  allOptions,
  among,
  either,
  isText,
  kindOf,
  listOf,
  recordOf,
  requireOption,
  shapeOf,
  someFlag,
  someFunction,
  someObject,
  someText,
  textThat,
  whole,
  type OptionKind,
} from '../../common/options.ts';
import { seed } from '../../../datasets/generators/option-kinds.ts';
import { profileNamed, profileNames, ruleStates } from '../../../simulator/judge/index.ts';
import { keepKinds } from '../retention.ts';
import type { BoxOptions, JudgingOptions, OfflineOptions } from './types.ts';

/** The kind of every option: a type error where one is missing. */
type Kinds<Options> = Readonly<Record<keyof Options, OptionKind>>;

export const isInstant = (text: string): boolean => instantIn(text) !== undefined;

export const clock = textThat(isInstant, {
  code: 'invalid-clock',
  en: 'an ISO 8601 instant, for example 2026-11-20T10:00:00-05:00',
  es: 'un instante ISO 8601, por ejemplo 2026-11-20T10:00:00-05:00',
});

export const profile = (): OptionKind => {
  const names = profileNames();
  return {
    ...among(names, 'unknown-profile'),
    admits: (value) => isText(value) && profileNamed(value) !== undefined,
  };
};

export const ruleState = among(ruleStates);

export const environment = kindOf(
  { en: '"1" (production) or "2" (test)', es: '"1" (producción) o "2" (pruebas)' },
  (value) => value === '1' || value === '2',
);

/** A name or address that can be part of the services' addresses, too. */
export const host = textThat(
  (text) => URL.canParse(`http://${text.includes(':') ? `[${text}]` : text}`) && /^[\w.:-]+$/.test(text),
  {
    code: 'invalid-host',
    en: 'a name or an address of this machine: 127.0.0.1, ::1, 0.0.0.0',
    es: 'un nombre o una dirección de este equipo: 127.0.0.1, ::1, 0.0.0.0',
  },
);

export const port: OptionKind = {
  ...whole(0, 65_535, 'invalid-port'),
  expected: { en: 'a port from 0 (a free one) to 65535', es: 'un puerto de 0 (uno libre) a 65535' },
};

const judging = (): Kinds<JudgingOptions> => ({
  clock,
  seed,
  profile: profile(),
  rules: recordOf(ruleState),
  onlySeen: someFlag,
  environment,
  registry: either(someObject, someText, {
    en: 'the path of a registry file, or an object',
    es: 'la ruta de un archivo de registro, o un objeto',
  }),
  trust: listOf(someText),
  trustAny: someFlag,
  advice: someFlag,
});

const boxKinds = (): Kinds<BoxOptions> => ({
  ...judging(),
  ...keepKinds,
  data: someText,
  postgres: { ...someText, secret: true },
  keyFile: someText,
  host,
  allowHosts: listOf(hostName),
  ports: shapeOf({ issuer: port, authority: port, https: port }),
  token: accessToken,
  controlToken: accessToken,
  onDefect: someFunction,
});

const document = kindOf(
  { en: 'XML as a text or as bytes', es: 'XML como texto o como bytes' },
  (value) => isText(value) || value instanceof Uint8Array,
);

/** @throws OptionProblem */
export const requireBoxOptions = (options: unknown): void => {
  requireOption(shapeOf(boxKinds()), options, allOptions);
};

/** @throws OptionProblem */
export const requireJudgeArguments = (given: unknown, options: unknown): void => {
  requireOption(document, given, 'document');
  const kinds: Kinds<OfflineOptions> = { ...judging(), prior: listOf(document) };
  requireOption(shapeOf(kinds), options, allOptions);
};
