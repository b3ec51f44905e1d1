import { isStartProblem, type StartProblem } from '../../common/start-error.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { destinationOf, type DestinationOptions, type Resolve } from './destination.ts';
import { startFakeAuthority, verdictXml, type FakeAuthority } from './fake-authority.fixture.ts';
import { createTransport, type HttpOutcome } from './http-transport.ts';

const path = '/WcfDianCustomerServices.svc';
const notAllowed = expect.objectContaining({ code: 'authority-not-allowed' }) as Error;
const productionRefused = expect.objectContaining({ code: 'production-refused' }) as Error;

const addressesOf = (addresses: readonly string[]) =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const resolvesTo =
  (...addresses: readonly string[]): Resolve =>
  () =>
    Promise.resolve(addressesOf(addresses));

const unknownName: Resolve = (host) =>
  Promise.reject(Object.assign(new Error(`ENOTFOUND ${host}`), { code: 'ENOTFOUND' }));

const to = (options: DestinationOptions) => () => destinationOf(options);

const problemOf = (destination: Parameters<typeof destinationOf>[0]): StartProblem => {
  try {
    destinationOf(destination);
  } catch (error) {
    if (isStartProblem(error)) return error;
  }
  throw new Error('It was not refused.');
};

describe('the address', () => {
  it.each(['', 'localhost:8081', 'ftp://localhost/x', path, 'http://', 'http://[::1', 'http://127.0.0.256/x'])(
    '"%s" is no address',
    (url) => {
      expect(to({ url })).toThrow(expect.objectContaining({ code: 'invalid-authority' }));
    },
  );

  it.each([
    'https://vpfe.dian.gov.co/WcfDianCustomerServices.svc',
    'https://VPFE.dian.gov.co:443/x',
    'https://vpfe.dian.gov.co./x',
    'https://vpfe.dian.gov.co../x',
    'https://vpfe.dian%2Egov.co/x',
    'https://vpfe。dian.gov.co/x',
    'https:\\\\vpfe.dian.gov.co\\x',
  ])('%s is the production platform, which nothing allows', (url) => {
    expect(to({ url })).toThrow(productionRefused);
    expect(to({ url, allow: ['vpfe.dian.gov.co'], resolve: resolvesTo('127.0.0.1') })).toThrow(productionRefused);
  });

  it.each(['https://vpfe-hab.dian.gov.co/WcfDianCustomerServices.svc', 'https://VPFE-HAB.dian.gov.co.:443/'])(
    '%s is the test platform, which its own name allows',
    (url) => {
      const resolve = resolvesTo('127.0.0.1');
      expect(to({ url, resolve })).toThrow(notAllowed);
      expect(to({ url, resolve, allow: ['vpfe.dian.gov.co', 'dian.gov.co'] })).toThrow(notAllowed);
      expect(destinationOf({ url, allow: ['VPFE-hab.dian.gov.co.'] }).isSimulated).toBe(false);
    },
  );

  it.each([
    'http://127.0.0.1:8081/x',
    'http://127.9.9.9/x',
    'http://127.1/x',
    'http://2130706433/x',
    'http://0x7f000001/x',
    'http://0x7f.0.0.1/x',
    'http://017700000001/x',
    'http://0177.0.0.01/x',
    'http://127.0.0.1./x',
    'http://[::1]:8081/x',
    'http://[0:0:0:0:0:0:0:1]/x',
    'http://[::ffff:127.0.0.1]/x',
    'http://[::ffff:7f01:203]/x',
  ])('%s is this machine', async (url) => {
    const { isSimulated, check } = destinationOf({ url, resolve: unknownName });
    await expect(check()).resolves.toBeUndefined();
    expect(isSimulated).toBe(true);
  });

  it.each([
    ['http://203.0.113.7/x', '203.0.113.7'],
    ['http://3405803783/x', '203.0.113.7'],
    ['http://0xcb007107/x', '203.0.113.7'],
    ['http://0313.0.0161.07/x', '203.0.113.7'],
    ['http://192.168.1.5:8081/x', '192.168.1.5'],
    ['http://169.254.169.254/x', '169.254.169.254'],
    ['http://0.0.0.0/x', '0.0.0.0'],
    ['http://[2001:db8::7]/x', '2001:db8::7'],
    ['http://[::2]/x', '::2'],
    ['http://[::]/x', '::'],
    ['http://[::ffff:203.0.113.7]/x', '::ffff:203.0.113.7'],
    ['http://[64:ff9b::127.0.0.1]/x', '64:ff9b::7f00:1'],
  ])('%s is elsewhere, and may be allowed as %s', (url, allowed) => {
    expect(to({ url })).toThrow(notAllowed);
    expect(to({ url, allow: ['127.0.0.1', 'localhost', '203.0.113.8'] })).toThrow(notAllowed);
    expect(to({ url, allow: [allowed] })).not.toThrow();
  });

  it.each([
    'http://user:secret@127.0.0.1:8081/x',
    'https://user:secret@vpfe.dian.gov.co./x',
    'https://127.0.0.1@vpfe.dian.gov.co/x',
    'https://127.0.0.1:80@vpfe.dian.gov.co:8081/x',
    'http://127.0.0.1@vpfe-hab.dian.gov.co/',
    'http://vpfe.dian.gov.co@127.0.0.1/x',
    'http://vpfe-hab.dian.gov.co:443@127.0.0.1/x',
    'http://127.0.0.1@203.0.113.7/x',
  ])('%s has a user, which nothing allows and nobody repeats', (url) => {
    const { code, text } = problemOf({ url, allow: ['vpfe-hab.dian.gov.co', '203.0.113.7'] });
    expect(code).toBe('password-in-address');
    for (const said of [text.en, text.es]) {
      expect(said).toContain(`"***${url.slice(url.lastIndexOf('@'))}"`);
      expect(said).not.toContain('secret');
    }
  });

  it('says in both languages what it got, what is allowed and which option allows it', () => {
    const { text } = problemOf({ url: 'https://vpfe-hab.dian.gov.co/x' });
    for (const language of ['en', 'es'] as const)
      for (const part of [
        'vpfe-hab.dian.gov.co',
        '127.0.0.1',
        '--allow-authority vpfe-hab.dian.gov.co',
        'ENSAYO_ALLOW_AUTHORITIES=',
      ])
        expect(text[language]).toContain(part);
    expect(text.es).not.toBe(text.en);
  });
});

describe('a host name', () => {
  const checking = (resolve: Resolve, allow: readonly string[] = []): Promise<void> =>
    destinationOf({ url: `http://authority.example:8081${path}`, resolve, allow }).check();

  it.each([
    [['127.0.0.1']],
    [['::1']],
    [['127.0.0.1', '::1', '127.8.8.8']],
    [['::ffff:127.0.0.1']],
    [['::ffff:7f00:1']],
  ])('may resolve to %j', async (addresses) => {
    await expect(checking(resolvesTo(...addresses))).resolves.toBeUndefined();
  });

  it.each([
    [['203.0.113.7']],
    [['127.0.0.1', '203.0.113.7']],
    [['203.0.113.7', '127.0.0.1']],
    [['::1', '2001:db8::7']],
    [['10.0.0.1']],
    [['169.254.1.1']],
    [['fe80::1']],
    [['::ffff:203.0.113.7']],
    [['0.0.0.0']],
    [['localhost']],
    [['']],
  ])('may not resolve to %j, unless it is allowed', async (addresses) => {
    await expect(checking(resolvesTo(...addresses))).rejects.toEqual(notAllowed);
    await expect(checking(resolvesTo(...addresses), ['authority'])).rejects.toEqual(notAllowed);
    await expect(checking(resolvesTo(...addresses), ['Authority.example.'])).resolves.toBeUndefined();
  });

  it('names the addresses that are elsewhere', async () => {
    await expect(checking(resolvesTo('127.0.0.1', '203.0.113.7'))).rejects.toThrow(
      /authority\.example.* 203\.0\.113\.7,/,
    );
  });

  it('may have no address yet: an authority can start later', async () => {
    await expect(checking(unknownName)).resolves.toBeUndefined();
  });
});

describe('a connection', () => {
  const opened: FakeAuthority[] = [];

  afterEach(async () => {
    await Promise.all(opened.splice(0).map(({ close }) => close()));
  });

  const start = async (...given: Parameters<typeof startFakeAuthority>): Promise<FakeAuthority> => {
    const authority = await startFakeAuthority(...given);
    opened.push(authority);
    return authority;
  };

  /** The fake authority under a name that only the resolver knows. */
  const send = async (
    { url: of }: Pick<FakeAuthority, 'url'>,
    options: Omit<DestinationOptions, 'url'>,
  ): Promise<HttpOutcome> => {
    const url = of.replace('localhost', 'authority.example');
    const { send: exchange, close } = createTransport({ to: destinationOf({ url, ...options }), timeoutMs: 60_000 });
    try {
      return await exchange('POST', url, { body: '<x/>' });
    } finally {
      close();
    }
  };

  it('goes to the address that was checked', async () => {
    const authority = await start(() => ({ body: verdictXml() }));
    const asked: string[] = [];
    const resolve: Resolve = (host) => {
      asked.push(host);
      return resolvesTo('127.0.0.1')(host);
    };
    expect(await send(authority, { resolve })).toMatchObject({ kind: 'received' });
    expect([asked, authority.requests.length]).toEqual([['authority.example'], 1]);
  });

  it.each([[['203.0.113.7']], [['127.0.0.1', '203.0.113.7']]])(
    'is not made if the name resolves to %j: nothing is sent',
    async (addresses) => {
      const authority = await start(() => ({ body: verdictXml() }));
      const outcome = await send(authority, { resolve: resolvesTo(...addresses) });
      expect(outcome).toMatchObject({ kind: 'refused', problem: { code: 'authority-not-allowed' } });
      expect(authority.requests).toEqual([]);
    },
  );

  it('is not made if a name that passed the check resolves elsewhere afterwards', async () => {
    const authority = await start(() => ({ body: verdictXml() }));
    const url = authority.url.replace('localhost', 'rebound.example');
    const answers = [['127.0.0.1'], ['203.0.113.7']];
    const destination = destinationOf({ url, resolve: (host) => resolvesTo(...(answers.shift() ?? []))(host) });
    await destination.check();
    const { send: exchange, close } = createTransport({ to: destination, timeoutMs: 60_000 });
    expect(await exchange('POST', url, { body: '<x/>' })).toMatchObject({ kind: 'refused' });
    expect(authority.requests).toEqual([]);
    close();
  });

  it('that was never made is no refusal but an authority that cannot be reached', async () => {
    const authority = await start(() => ({ body: verdictXml() }));
    expect(await send(authority, { resolve: unknownName })).toMatchObject({ kind: 'unreachable' });
    expect(await send(authority, { resolve: resolvesTo() })).toMatchObject({ kind: 'unreachable' });
  });

  it('does not follow a redirection, neither here nor elsewhere', async () => {
    const other: string[] = [];
    const server = createServer((request, response) => {
      other.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // It listens on a port.
    for (const status of [301, 302, 303, 307, 308]) {
      const headers = { Location: `http://127.0.0.1:${String(port)}${path}` };
      const authority = await start(() => ({ status, headers, body: '' }));
      expect(await send(authority, { resolve: resolvesTo('127.0.0.1') })).toMatchObject({
        kind: 'received',
        answer: { status },
      });
    }
    expect(other).toEqual([]);
    server.close();
  });
});
