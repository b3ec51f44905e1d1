/** The services inside a user's own test suite: `import { startBox, judge } from 'ensayo'`. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createControlClient } from '../../../simulator/control/client.ts';
import { generators, judge, startBox, type Box } from '../index.ts';

const clock = '2026-11-20T10:00:00-05:00';
const path = '/api/ubl2.1/invoice';
const request = generators.createGenerator('embed').invoice({ variant: 'withoutDiscount' });

let box: Box;

beforeAll(async () => {
  box = await startBox({ clock, seed: 1, registry: { companies: [{ nit: '900373115', name: 'MI EMPRESA SAS' }] } });
});

afterAll(() => box.close());

describe('startBox', () => {
  it('exports what is promised, and nothing of the services themselves', () => {
    expect(Object.keys(box).sort()).toEqual(
      ['authority', 'clock', 'close', 'companies', 'company', 'control', 'post', 'tamperWith', 'token', 'url'].sort(),
    );
    expect(box.clock.now()).toBe(Date.parse(clock));
    expect(box.companies).toMatchObject([{ nit: '900373115', token: expect.stringMatching(/^ens_/) as unknown }]);
    expect(box.authority.httpsUrl).toBeUndefined();
  });

  it('takes a path without its first slash', async () => {
    const { number: _, ...invoice } = generators.createGenerator('slash').invoice();
    expect((await box.post(path.slice(1), invoice)).status).toBe(200);
  });

  it('can be controlled with the client of ensayo/control', async () => {
    const control = createControlClient(box.control);
    box.clock.advance(60_000);
    expect((await control.clock()).now).toBe('2026-11-20T15:01:00.000Z');
    box.clock.use({ mode: 'fixed', at: clock });
  });

  it.each([
    ['a profile that is not there', { profile: 'lenient' }, /"profile" is "lenient"/],
    ['a rule that is not there', { rules: { FAX99: 'off' } }, /no rule FAX99/],
    ['a clock that cannot be read', { clock: 'yesterday' }, /"clock" is "yesterday"/],
    ['a registry with a mistake', { registry: { companys: [] } }, /registry cannot be used\.[^]*unknown-field/],
    [
      'a registry file that is not there',
      { registry: '/nonexistent.yaml' },
      /Cannot read registry \/nonexistent\.yaml/,
    ],
    ['trust in a file that is not there', { trust: ['/nonexistent.pem'] }, /Cannot read trust \/nonexistent\.pem/],
  ] as const)('refuses %s', async (_what, options, sentence) => {
    const error: unknown = await startBox(options).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RangeError);
    expect(String(error)).toMatch(sentence);
  });
});

describe('judge', () => {
  it('judges offline a document that a box has sent, and one changed since', async () => {
    let signed = '';
    box.tamperWith((xml) => (signed = xml));
    expect((await box.post(path, request)).body.verdict).toMatchObject({ accepted: true });
    box.tamperWith(undefined);
    expect(await judge(signed, { clock })).toMatchObject({ verdict: 'accepted', kind: 'invoice', failed: [] });
    const changed = await judge(Buffer.from(signed.replace('<cbc:Name>', '<cbc:Name>x')), { clock });
    expect(changed).toMatchObject({ verdict: 'rejected', signature: { signatureValue: true } });
    expect(changed.failed.map(({ code }) => code)).toContain('ZE02');
  });

  it('rejects bytes that are not XML, and throws only for a ZIP', async () => {
    expect(await judge('no XML')).toMatchObject({ verdict: 'rejected', kind: undefined });
    await expect(judge('PK\u0003\u0004')).rejects.toMatchObject({ code: 'zip-given' });
  });
});
