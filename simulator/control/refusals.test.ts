/** Refusals of the control interface, in the language that the caller asks for. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEnv } from '../../src/common/env/env.ts';
import { startAuthority, type RunningAuthority } from '../server.ts';
import { hasEnglish, hasSpanish } from '../testing/languages.fixture.ts';
import type { ControlErrorCode } from './error-codes.ts';
import type { ControlProblem, Told } from './route.ts';

let authority: RunningAuthority;

beforeAll(async () => {
  authority = await startAuthority({ env: createEnv({ clock: '2026-11-20T10:00:00-05:00', seed: 'refusals' }) });
});

afterAll(() => authority.close());

type Call = readonly [method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>];

const refusedIn = async (
  acceptLanguage: string | undefined,
  [method, path, body, headers = {}]: Call,
): Promise<{ readonly language: string | null; readonly problem: Told<ControlProblem> }> => {
  const { url, token } = authority.control;
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  expect(response.ok).toBe(false);
  return {
    language: response.headers.get('content-language'),
    problem: (await response.json()) as Told<ControlProblem>,
  };
};

const sentences = ({ message, errors = [] }: Told<ControlProblem>): readonly string[] => [
  message,
  ...errors.map(({ expected }) => expected),
];

const none = 'no-such-thing';
const row = { nit: '900373115', name: 'MI EMPRESA SAS' };

const refusals: readonly (readonly [code: ControlErrorCode, ...call: Call])[] = [
  ['unauthenticated', 'GET', '/clock', undefined, { authorization: 'Bearer x' }],
  ['unknown-path', 'GET', `/${none}`],
  ['method-not-allowed', 'POST', '/clock'],
  ['malformed-path', 'GET', '/registry/ranges/%E0%A4%A'],
  ['malformed-json', 'PUT', '/clock', '{'],
  ['duplicate-key', 'PUT', '/clock', '{"mode": "real", "mode": "real"}'],
  ['json-too-complex', 'PUT', '/clock', '['.repeat(200)],
  ['body-not-readable', 'PUT', '/clock', '{}', { 'content-encoding': 'none-that-exists' }],
  ['invalid-body', 'PUT', '/clock', {}],
  ['invalid-body', 'DELETE', '/journal', {}],
  ['invalid-body', 'PATCH', '/settings', { profile: 3, transition: [], more: 1, rules: {} }],
  ['invalid-body', 'POST', '/clock/advance', { milliseconds: 'soon' }],
  ['invalid-body', 'POST', '/faults', { fault: 'html', times: 0, probability: 2 }],
  ['invalid-body', 'POST', '/judge', { files: [{ name: 'a', content: '%' }] }],
  ['invalid-body', 'POST', '/judge', { files: [{ name: 'a', content: 'PGEvPg==' }], profile: none }],
  ['invalid-body', 'POST', '/judge', { files: [{ name: 'a', content: 'PGEvPg==' }], clock: none }],
  ['invalid-body', 'POST', '/judge', { files: [{ name: 'a', content: 'PGEvPg==' }], trust: [none] }],
  ['invalid-instant', 'PUT', '/clock', { mode: 'fixed', at: none }],
  ['invalid-fault', 'POST', '/faults', { fault: 'latency', milliseconds: { from: 9, to: 1 } }],
  ['unknown-fault', 'GET', `/faults/${none}`],
  ['invalid-verdict', 'POST', '/verdicts', { verdict: 'rejected' }],
  ['invalid-verdict', 'POST', '/verdicts', { verdict: 'accepted', codes: ['FAD06'] }],
  ['invalid-verdict', 'POST', '/verdicts', { verdict: 'rejected', codes: ['FAJ43b', none] }],
  ['unknown-verdict', 'GET', `/verdicts/${none}`],
  ['unknown-profile', 'PATCH', '/settings', { profile: none }],
  ['unknown-rule', 'PATCH', '/settings', { rules: { [none]: 'off' } }],
  ['unknown-exchange', 'GET', `/journal/${none}`],
  ['unknown-range', 'GET', '/numbers/901500100/01?prefix=NONE'],
  ['unknown-range', 'GET', '/numbers/1/01'],
  ['unknown-range', 'GET', '/numbers/901500100/6'],
  ['unknown-part', 'GET', `/registry/${none}`],
  ['unknown-row', 'GET', `/registry/ranges/${none}`],
  ['invalid-registry', 'PATCH', '/registry', { companies: [{ nit: '9003731153' }, row, row] }],
  ['unknown-snapshot', 'POST', `/snapshots/${none}/restore`],
  ['unknown-test-set', 'GET', `/test-sets/${none}`],
  ['default-tenant', 'DELETE', '/tenants/default'],
  ['unknown-tenant', 'DELETE', `/tenants/${none}`],
];

describe('a refusal', () => {
  it.each(refusals.map(([code, ...call]): readonly [ControlErrorCode, Call] => [code, call]))(
    '%s is told in each language: %j',
    async (code, call) => {
      const english = await refusedIn('en-US,en;q=0.9', call);
      const spanish = await refusedIn('es-CO', call);
      expect([english.problem.code, spanish.problem.code]).toEqual([code, code]);
      expect([english.language, spanish.language]).toEqual(['en', 'es']);
      expect(sentences(english.problem).filter(hasSpanish)).toEqual([]);
      expect(sentences(spanish.problem).filter(hasEnglish)).toEqual([]);
      expect(sentences(english.problem)).not.toEqual(sentences(spanish.problem));
      expect(english.problem.errors?.map(({ path }) => path)).toEqual(spanish.problem.errors?.map(({ path }) => path));
    },
  );

  it.each([undefined, '*', 'fr', 'en;q=0, es'])('is in Spanish where nobody asks for English: %s', async (header) => {
    expect((await refusedIn(header, ['GET', `/faults/${none}`])).language).toBe('es');
  });
});
