/** Judges the contents of a bundle again, with its own authority that has the same registry and clock. */
import { isDeepStrictEqual } from 'node:util';
import { adjustableClock, createEnv } from '../../common/env/env.ts';
import type { Bilingual } from '../../common/text/bilingual.ts';
import { startAuthority, type RunningAuthority } from '../../../simulator/server.ts';
import { startBox, type Box } from '../box.ts';
import { keyOf } from '../violations/reference.ts';
import type { Bundle } from './bundle.ts';
import { verdictOfExchange, verdictOfReply, type Verdict } from './exchange-verdict.ts';
import { optionProblem } from '../../common/start-error.ts';

export type Replayed = {
  readonly same: boolean;
  readonly expected: Verdict;
  readonly actual: Verdict;
  /** Possible causes of a difference that are not in the document. */
  readonly notes: readonly Bilingual[];
};

const settle = async ({ settings, registry }: RunningAuthority, { context, registry: kept }: Bundle): Promise<void> => {
  const { authority } = context;
  if (authority !== null) {
    Object.assign(settings, authority.behaviour, { profile: authority.profile, clockOffset: authority.clockOffset });
  }
  for (const document of kept.documents) await registry.record(document);
};

const namedAddress = (envelope: string): readonly string[] => {
  const to = /<(?:\w+:)?To\b[^<>]*>([^<]+)</.exec(envelope)?.[1]?.trim();
  return to === undefined ? [] : [to];
};

const post = (url: string, envelope: string): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/soap+xml;charset=UTF-8' }, body: envelope });

const exchangeAgain = async (bundle: Bundle, envelope: string): Promise<Verdict> => {
  const { context, registry, earlier } = bundle;
  const clock = adjustableClock(context.clock);
  const authority = await startAuthority({
    env: createEnv({ clock, seed: `${context.seed}:authority` }),
    environment: context.authority?.environment ?? '2',
    addresses: namedAddress(envelope),
    ...(registry.data === null ? {} : { registry: registry.data }),
  });
  try {
    await settle(authority, bundle);
    for (const each of earlier) {
      clock.set(each.clock);
      if (each.envelope !== undefined) await (await post(authority.url, each.envelope)).arrayBuffer();
    }
    clock.set(context.clock);
    const response = await post(authority.url, envelope);
    await response.arrayBuffer();
    const exchange = await authority.journal.get(response.headers.get('ensayo-exchange') ?? '');
    if (exchange === undefined) throw new Error(`The authority kept nothing of the exchange: HTTP ${response.status}.`);
    return verdictOfExchange(exchange);
  } finally {
    await authority.close();
  }
};

/** Documents have other unique codes when they are issued again: those that refer to them name the new ones. */
const naming = <T>(request: T, keys: ReadonlyMap<string, string>): T => {
  let text = JSON.stringify(request);
  for (const [before, now] of keys) text = text.replaceAll(before, now);
  return JSON.parse(text) as T; // the same except for codes
};

const issueEarlier = async (box: Box, { context, earlier }: Bundle): Promise<ReadonlyMap<string, string>> => {
  const keys = new Map<string, string>();
  for (const { key, path, request, clock } of earlier) {
    box.clock.set(clock);
    const again = keyOf((await box.post(path, naming(request, keys))).body);
    if (key !== '' && again !== undefined) keys.set(key, again);
  }
  box.clock.set(context.clock);
  return keys;
};

const requestAgain = async (bundle: Bundle): Promise<Verdict> => {
  const { context, registry, request } = bundle;
  const box = await startBox({
    seed: context.seed,
    clock: context.clock,
    company: context.company,
    environment: context.authority?.environment ?? '2',
    ...(registry.data === null ? {} : { registry: registry.data }),
  });
  try {
    await settle(box.authority, bundle);
    return verdictOfReply(await box.post(context.path, naming(request, await issueEarlier(box, bundle))));
  } finally {
    await box.close();
  }
};

const told = ({ statusCode, lines }: Verdict): unknown => [statusCode, lines];

/**
 * Injected faults and forced verdicts are not replayed: the judge's findings are compared instead. For an authority
 * that we could not look inside, its answer is compared.
 */
const isSame = ({ context: { exchange, target } }: Bundle, expected: Verdict, actual: Verdict): boolean => {
  if (exchange?.disturbed === true) return isDeepStrictEqual(expected.judged, actual.judged);
  if (exchange === null && target === 'authority') return isDeepStrictEqual(told(expected), told(actual));
  return isDeepStrictEqual(expected, actual);
};

const notesOn = ({ context, registry }: Bundle): readonly Bilingual[] => [
  ...(registry.data === null
    ? [
        {
          en: 'The registry of the authority is not known: the default one was taken.',
          es: 'No se conoce el registro de la autoridad: se tomó el predeterminado.',
        },
      ]
    : []),
  ...(registry.given === true
    ? [
        {
          en: 'The registry of the authority was not seen: the one given to the run was taken.',
          es: 'No se vio el registro de la autoridad: se tomó el indicado en la ejecución.',
        },
      ]
    : []),
  ...(context.authority === null
    ? [
        {
          en: 'The profile of the authority is not known: the default one was taken.',
          es: 'No se conoce el perfil de la autoridad: se tomó el predeterminado.',
        },
      ]
    : []),
  ...(context.exchange?.disturbed === true
    ? [
        {
          en: 'Faults or a forced verdict disturbed the exchange: only what the judge found was compared.',
          es: 'Fallas o un resultado forzado alteraron el intercambio: solo se comparó lo que encontró la validación.',
        },
      ]
    : []),
  ...(context.exchange === null && context.target !== 'authority'
    ? [
        {
          en: 'No exchange with the authority is known: the request was posted to our own issuing service.',
          es: 'No se conoce un intercambio con la autoridad: la solicitud se envió a nuestro propio servicio de emisión.',
        },
      ]
    : []),
];

/** @throws RangeError for a bundle with nothing to judge */
export const replay = async (bundle: Bundle): Promise<Replayed> => {
  const { context, envelope, request } = bundle;
  const expected = context.actual;
  if (expected === null || (envelope === undefined && request === undefined)) {
    throw optionProblem('not-a-bundle', {
      en: `The scenario "${context.scenario.name}" sent nothing: there is nothing to judge again.`,
      es: `El escenario "${context.scenario.name}" no envió nada: no hay nada que validar de nuevo.`,
    });
  }
  const actual = envelope === undefined ? await requestAgain(bundle) : await exchangeAgain(bundle, envelope);
  return { same: isSame(bundle, expected, actual), expected, actual, notes: notesOn(bundle) };
};
