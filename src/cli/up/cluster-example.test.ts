/** docs/examples/cluster, as far as it can be checked without containers: haproxy.postgres.test.ts runs its balancer. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { packageFile } from '../../common/data-directory.ts';
import { durationOf } from '../shared/duration.ts';

type Service = {
  readonly image: string;
  readonly build?: { readonly dockerfile: string };
  readonly user?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly stop_grace_period?: string;
  readonly cap_drop: readonly string[];
  readonly security_opt: readonly string[];
};

const text = (name: string): string => readFileSync(packageFile(`docs/examples/cluster/${name}`), 'utf8');

const compose = parse(text('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
};
const haproxy = text('haproxy.cfg');
const services = Object.entries(compose.services);
const own = services.filter(([, { build }]) => build !== undefined);

const optionOf = ({ command = [] }: Service, name: string): string | undefined => command[command.indexOf(name) + 1];

/** Those of a kind, as HAProxy names them. */
const serversIn = (backend: string): readonly string[] => {
  const [, part = ''] = haproxy.split(`\nbackend ${backend}\n`);
  const [until = ''] = part.split('\nbackend ');
  return [...until.matchAll(/^ {2}server \S+ (\S+)$/gm)].map(([, address = '']) => address);
};

describe('the compose file', () => {
  it('has two services of each kind, one process each, and what they need', () => {
    const kinds = own.map(([name, service]) => `${name} ${optionOf(service, '--only') ?? ''}`);
    expect(kinds).toEqual(['authority-1 simulator', 'authority-2 simulator', 'issuer-1 issuer', 'issuer-2 issuer']);
    expect(Object.keys(compose.services).sort()).toEqual(
      ['authority-1', 'authority-2', 'balancer', 'database', 'issuer-1', 'issuer-2'].sort(),
    );
  });

  it.each(services)('runs %s from an image of a certain version, without root and without rights', (_name, service) => {
    const { image, build, user, cap_drop: dropped, security_opt: security } = service;
    if (build === undefined) {
      expect(image).toMatch(/^docker\.io\/library\/[a-z]+:\d[\w.]*-alpine$/);
      expect(user).toMatch(/^(?:postgres|haproxy)$/);
    } else expect(build.dockerfile).toBe('Containerfile'); // Which has its own user: scripts/run-containerfile.mjs.
    expect([dropped, security]).toEqual([['ALL'], ['no-new-privileges:true']]);
  });

  it('publishes ports on this machine only, and those of the balancer alone', () => {
    const published = services.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
    expect(published).toEqual(['balancer 127.0.0.1:8080:8080', 'balancer 127.0.0.1:8081:8081']);
  });

  it('takes every secret from the environment, and does not start without it', () => {
    const secret = /PASSWORD|TOKEN|KEY|POSTGRES$/;
    const values = services.flatMap(([, { environment = {} }]) =>
      Object.entries(environment).flatMap(([name, value]) => (secret.test(name) ? [value] : [])),
    );
    expect(values.length).toBeGreaterThan(15);
    expect(values.filter((value) => !/\$\{ENSAYO_\w+:\?\}/.test(value))).toEqual([]);
  });

  it.each(services)('asks whether %s can answer, not only whether it lives', (name, { healthcheck }) => {
    const asked = healthcheck.test.join(' ');
    expect(asked).toContain(name === 'database' ? 'pg_isready' : '/ready');
  });

  it('starts each service when those that it needs are healthy', () => {
    const needed = Object.fromEntries(
      services.map(([name, { depends_on: needs = {} }]) => [name, Object.keys(needs).sort()]),
    );
    const authorities = ['authority-1', 'authority-2'];
    const issuer = [...authorities, 'database'];
    expect(needed).toEqual({
      database: [],
      'authority-1': ['database'],
      'authority-2': ['database'],
      'issuer-1': issuer,
      'issuer-2': issuer,
      balancer: [...authorities, 'issuer-1', 'issuer-2'],
    });
    const conditions = services.flatMap(([, { depends_on: needs = {} }]) => Object.values(needs));
    expect(new Set(conditions.map(({ condition }) => condition))).toEqual(new Set(['service_healthy']));
  });

  it.each(own)('lets %s finish before it is killed', (_name, service) => {
    const graceMs = durationOf(service.stop_grace_period ?? '');
    expect(graceMs).toBeGreaterThan(durationOf(optionOf(service, '--drain') ?? '') + 10_000);
  });

  it('keeps the database in a volume', () => {
    expect(compose.services.database?.volumes).toEqual(['database:/var/lib/postgresql/data']);
    expect(Object.keys(compose.volumes)).toEqual(['database']);
  });

  it('lets the issuing services reach the authorities through the balancer, under a name that these answer to', () => {
    for (const [name, service] of own) {
      expect(service.environment?.ENSAYO_ALLOW_HOSTS).toBe('balancer');
      if (!name.startsWith('issuer')) continue;
      expect(optionOf(service, '--authority')).toBe('http://balancer:8081/WcfDianCustomerServices.svc');
      expect(optionOf(service, '--allow-authority')).toBe('balancer');
    }
  });
});

describe('the configuration of HAProxy', () => {
  it.each([
    ['issuers', ['issuer-1:8080', 'issuer-2:8080']],
    ['authorities', ['authority-1:8081', 'authority-2:8081']],
  ])('has the %s of the compose file', (backend, servers) => {
    expect(serversIn(backend)).toEqual(servers);
    expect(servers.map((server) => server.split(':')[0]).every((name) => (name ?? '') in compose.services)).toBe(true);
  });

  it('asks for /ready, takes turns, and sends what may change something once', () => {
    expect(haproxy).toMatch(/http-check send meth GET uri \/ready /);
    expect(haproxy).toMatch(/^ {2}balance roundrobin$/m);
    expect(haproxy).toMatch(/^ {2}retry-on conn-failure 502 503$/m);
    const backends = [...haproxy.matchAll(/^backend /gm)].length;
    expect([...haproxy.matchAll(/^ {2}http-request disable-l7-retry unless METH_GET$/gm)]).toHaveLength(backends);
  });
});
