import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedName, createCallers, isLoopbackHost, type CallersOptions, type HostRule } from './callers.ts';

type Sent = {
  readonly host?: string | readonly string[];
  readonly origin?: string | readonly string[];
  readonly url?: string;
};

const listed = (value: string | readonly string[] | undefined) =>
  value === undefined ? undefined : typeof value === 'string' ? [value] : [...value];

const codeFor = (options: CallersOptions, { host, origin, url = '/x' }: Sent, rule: HostRule = 'own') => {
  const headersDistinct = Object.fromEntries(
    Object.entries({ host: listed(host), origin: listed(origin) }).filter(([, values]) => values !== undefined),
  );
  return createCallers(options).refusalOf({ url, headersDistinct }, rule)?.code ?? 'answered';
};

const lan = { host: '192.168.1.5' };
const all = { host: '0.0.0.0' };
const all6 = { host: '::' };
const named = { names: ['ensayo.test'] };

describe('a request is answered by its Host', () => {
  it.each<[host: string | readonly string[] | undefined, options: CallersOptions, code: string]>([
    ['localhost', {}, 'answered'],
    ['LOCALHOST:8080', {}, 'answered'],
    ['localhost.:8080', {}, 'answered'],
    ['worker-1.localhost:8080', {}, 'answered'],
    ['127.0.0.1:8080', {}, 'answered'],
    ['127.1.2.3', {}, 'answered'],
    ['2130706433:8080', {}, 'answered'],
    ['[::1]:8080', {}, 'answered'],
    ['[::ffff:127.0.0.1]', {}, 'answered'],
    ['attacker.example', {}, 'unknown-host'],
    ['attacker.example:8080', {}, 'unknown-host'],
    ['127.0.0.1.attacker.example', {}, 'unknown-host'],
    ['localhost.attacker.example', {}, 'unknown-host'],
    ['notlocalhost', {}, 'unknown-host'],
    ['localhost@attacker.example', {}, 'unknown-host'],
    ['attacker.example#localhost', {}, 'unknown-host'],
    ['attacker.example/localhost', {}, 'unknown-host'],
    ['192.168.1.5', {}, 'unknown-host'],
    ['0.0.0.0:8080', {}, 'unknown-host'],
    ['128.0.0.1', {}, 'unknown-host'],
    ['[::2]', {}, 'unknown-host'],
    ['localhost:99999', {}, 'unknown-host'],
    ['', {}, 'unknown-host'],
    [undefined, {}, 'unknown-host'],
    [['localhost', 'attacker.example'], {}, 'unknown-host'],
    [['attacker.example', 'localhost'], {}, 'unknown-host'],
    ['192.168.1.5:8080', lan, 'answered'],
    ['localhost:8080', lan, 'answered'],
    ['192.168.1.6:8080', lan, 'unknown-host'],
    ['attacker.example', lan, 'unknown-host'],
    ['10.9.8.7:8080', all, 'answered'],
    ['[2001:db8::1]:8080', all, 'answered'],
    ['0.0.0.0:8080', all, 'answered'],
    ['attacker.example', all, 'unknown-host'],
    ['10.9.8.7', all6, 'answered'],
    ['attacker.example', all6, 'unknown-host'],
    ['ensayo.test:8080', named, 'answered'],
    ['Ensayo.Test', named, 'answered'],
    ['sub.ensayo.test', named, 'unknown-host'],
    ['ensayo', { host: 'ensayo' }, 'answered'],
  ])('%j with %j: %s', (host, options, code) => {
    expect(codeFor(options, host === undefined ? {} : { host })).toBe(code);
    expect(codeFor(options, host === undefined ? {} : { host }, 'any')).toBe('answered');
  });

  it('and by the host of its target, if that has one', () => {
    expect(codeFor({}, { host: 'localhost', url: 'http://attacker.example/x' })).toBe('unknown-host');
    expect(codeFor({}, { host: 'localhost', url: 'http://localhost:8080/x' })).toBe('answered');
  });
});

describe('a request is answered by its Origin', () => {
  const host = '127.0.0.1:8080';

  it.each<[origin: string | readonly string[], options: CallersOptions, code: string]>([
    ['http://127.0.0.1:8080', {}, 'answered'],
    ['HTTP://127.0.0.1:8080', {}, 'answered'],
    ['https://127.0.0.1:8080', {}, 'answered'],
    ['http://localhost:8080', {}, 'foreign-origin'],
    ['http://127.0.0.1:3000', {}, 'foreign-origin'],
    ['http://127.0.0.1', {}, 'foreign-origin'],
    ['https://attacker.example', {}, 'foreign-origin'],
    ['null', {}, 'foreign-origin'],
    ['', {}, 'foreign-origin'],
    ['file://', {}, 'foreign-origin'],
    ['chrome-extension://abcdef', {}, 'foreign-origin'],
    ['http://127.0.0.1:8080/path', {}, 'foreign-origin'],
    ['http://127.0.0.1:8080@attacker.example', {}, 'foreign-origin'],
    [['http://127.0.0.1:8080', 'https://attacker.example'], {}, 'foreign-origin'],
    ['https://ensayo.test', named, 'answered'],
    ['http://ensayo.test:3000', named, 'answered'],
    ['https://sub.ensayo.test', named, 'foreign-origin'],
    ['http://10.9.8.7:8080', all, 'foreign-origin'],
  ])('%j with %j: %s', (origin, options, code) => {
    expect(codeFor(options, { host, origin })).toBe(code);
    expect(codeFor(options, { host, origin }, 'any')).toBe(code);
  });

  it('a page that resolves its own name to this machine is foreign, even if any Host is accepted', () => {
    const rebound = { host: 'attacker.example:8080', origin: 'http://attacker.example:8080' };
    expect([codeFor({}, rebound), codeFor({}, rebound, 'any'), codeFor(all, rebound, 'any')]).toEqual([
      'unknown-host',
      'foreign-origin',
      'foreign-origin',
    ]);
  });

  it('its own page is at home under every address of a server that binds to all of them', () => {
    expect(codeFor(all, { host: '10.9.8.7:8080', origin: 'http://10.9.8.7:8080' })).toBe('answered');
  });

  it('default ports of the scheme are the same with and without the number', () => {
    expect(codeFor({}, { host: 'localhost', origin: 'http://localhost:80' })).toBe('answered');
    expect(codeFor({}, { host: 'localhost:443', origin: 'https://localhost' })).toBe('answered');
    expect(codeFor({}, { host: 'localhost', origin: 'https://localhost:80' })).toBe('foreign-origin');
  });
});

describe('any name or address of a page', () => {
  /** URL reads an address the way a browser does: the second witness here. */
  const domain = fc.domain().filter((name) => !/(?:^|\.)localhost$/.test(name));

  it('no name but a local one is answered, and no page under one', () => {
    fc.assert(
      fc.property(
        domain,
        fc.constantFrom('', ':80', ':8080'),
        fc.constantFrom({}, lan, all, named),
        (name, port, at) => {
          const { host, origin } = new URL(`http://${name}${port}`);
          expect(codeFor(at, { host })).toBe('unknown-host');
          for (const rule of ['own', 'any'] as const) {
            expect(codeFor(at, { host, origin }, rule)).not.toBe('answered');
            expect(codeFor(at, { host: '127.0.0.1:8080', origin }, rule)).toBe('foreign-origin');
          }
        },
      ),
    );
  });

  it('every address is ours only if we bind to all of them', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.ipV4(),
          fc.ipV6().map((address) => `[${address}]`),
        ),
        (address) => {
          const host = `${address}:8080`;
          expect(codeFor(all, { host })).toBe('answered');
          const isLoopback = /^(?:127\.|\[::1\]|\[::ffff:7f)/.test(new URL(`http://${host}`).hostname);
          expect(codeFor({}, { host })).toBe(isLoopback ? 'answered' : 'unknown-host');
        },
      ),
    );
  });
});

describe('a refusal', () => {
  it('reports the received value, the expected one and how to allow it', () => {
    const refused = createCallers({ host: '192.168.1.5', names: ['ensayo.test'] }).refusalOf({
      url: '/',
      headersDistinct: { host: [`attacker.example:81`] },
    });
    expect(refused?.status).toBe(421);
    for (const part of ['attacker.example:81', '192.168.1.5', 'ensayo.test', '--allow-host attacker.example'])
      for (const told of Object.values(refused?.message ?? {})) expect(told).toContain(part);
  });

  it('repeats no more than a line of the received value', () => {
    const long = createCallers().refusalOf({ url: '/', headersDistinct: { host: ['x'.repeat(10_000)] } });
    expect(long?.message.es.length).toBeLessThan(700);
  });
});

describe('a name that may be allowed', () => {
  it.each([
    ['ensayo', 'ensayo'],
    ['Ensayo.TEST.', 'ensayo.test'],
    ['10.0.0.1', '10.0.0.1'],
    ['::1', '[::1]'],
    ['[2001:DB8::1]', '[2001:db8::1]'],
    ['http://ensayo.test', undefined],
    ['ensayo.test:8080', undefined],
    ['ensayo.test/x', undefined],
    ['*.ensayo.test', undefined],
    ['*', undefined],
    ['', undefined],
  ])('%j: %j', (given, name) => {
    expect(allowedName(given)).toBe(name);
  });

  it('no other starts a service', () => {
    expect(() => createCallers({ names: ['*'] })).toThrow(RangeError);
  });

  it.each([
    ['127.0.0.1', true],
    ['localhost', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.1.5', false],
  ])('%s is loopback: %j', (host, is) => {
    expect(isLoopbackHost(host)).toBe(is);
  });
});
