import { afterEach, describe, expect, it, vi } from 'vitest';
import { runHere } from './testing/run-here.ts';
import { allowedAuthoritiesOf, allowedHostsOf, boxOptionsOf } from './shared/box-options.ts';
import { UsageError } from './shared/output.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('--allow-host', () => {
  it('takes names and addresses, also from the environment', () => {
    vi.stubEnv('ENSAYO_ALLOW_HOSTS', 'ensayo, 10.0.0.1\nEnsayo.Test');
    expect(allowedHostsOf(['a.example', '::1'])).toEqual(['a.example', '[::1]', 'ensayo', '10.0.0.1', 'ensayo.test']);
    vi.unstubAllEnvs();
    expect(allowedHostsOf()).toEqual([]);
  });

  it.each(['http://ensayo', 'ensayo:8080', '*', ''])('refuses %j', (name) => {
    expect(() => allowedHostsOf([name])).toThrow(expect.objectContaining({ code: 'invalid-host' }));
  });
});

describe('--allow-authority', () => {
  it('takes names and addresses, also from the environment', () => {
    vi.stubEnv('ENSAYO_ALLOW_AUTHORITIES', 'balancer, 10.0.0.1');
    expect(allowedAuthoritiesOf(['Authority.Example.', '2001:db8:0::1'])).toEqual([
      'authority.example',
      '[2001:db8::1]',
      'balancer',
      '10.0.0.1',
    ]);
  });

  it.each(['http://ensayo', 'ensayo:8081', '*.example', ''])('refuses %j', (name) => {
    expect(() => allowedAuthoritiesOf([name])).toThrow(/^--allow-authority is/);
  });
});

const limitsOf = async (limit: readonly string[] = []) => {
  const { limits, http, maxTenants } = await boxOptionsOf({
    profile: 'default',
    environment: '2',
    advice: true,
    limit,
  });
  return JSON.parse(JSON.stringify({ limits, http, maxTenants })) as unknown; // what is absent goes
};

describe('--limit', () => {
  it('sets the limits it names, and otherwise those that the environment names', async () => {
    vi.stubEnv('ENSAYO_LIMITS', 'request=30s,connections=100');
    expect(await limitsOf(['headers=500ms', 'request=1m', 'tenants=5'])).toEqual({
      maxTenants: 5,
      http: { headersMs: 500, requestMs: 60_000, connections: 100 },
    });
    vi.unstubAllEnvs();
    expect(await limitsOf()).toEqual({});
  });

  it.each([
    'request',
    'request=',
    'request=0s',
    'request=99d',
    'connections=0',
    'connections=-1',
    'connections=1e9',
    '=',
  ])('refuses %j', async (text) => {
    await expect(limitsOf([text])).rejects.toThrow(UsageError);
  });

  it.each(['nothing=1', 'constructor=1', '__proto__=1'])('lists the available limits for %j', async (text) => {
    await expect(limitsOf([text])).rejects.toThrow(/Names: headers, request, .*connections, .*tenants/);
  });
});

it('"up --help" shows them', async () => {
  const { stdout } = await runHere(['up', '--help']);
  for (const flag of ['--allow-host <name>', '--allow-authority <host>', '--limit <name=value>', '--explain-faults'])
    expect(stdout).toContain(flag);
});
