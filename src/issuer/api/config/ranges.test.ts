import { afterEach, describe, expect, it } from 'vitest';
import { closeAll } from '../../issuer.fixture.ts';
import { company, issuing, register, resolution, send } from './config.fixture.ts';

afterEach(closeAll);

describe('config/resolution', () => {
  it('warns a company that goes to production with the public range, by either path', async () => {
    const issuer = await issuing();
    const token = await register(issuer);
    const publicRange = { ...resolution, resolution: '18760000001' };
    await send(issuer, ['PUT', 'config/resolution'], { body: publicRange, token });
    const production = { type_environment_id: 1 };
    for (const [path, body] of [
      [['PUT', 'config/environment'], production],
      [['POST', 'config/901777888/6'], { ...company, ...production }],
    ] as const) {
      const { body: answer } = await send(issuer, path, { body, token });
      expect(answer).toMatchObject({ warnings: [{ code: 'public-range-in-production' }] });
    }
  });

  it('replaces a range where it is: the default and the initial number stay', async () => {
    const issuer = await issuing();
    const token = await register(issuer);
    const put = (path: string, body: object) => send(issuer, ['PUT', `config/${path}`], { body, token });
    await put('resolution', resolution);
    await put('resolution', { ...resolution, prefix: 'OTRO' });
    await put('generateddocuments', { type_document_id: 1, prefix: 'NUEV', number: 40 });
    await put('resolution', { ...resolution, to: 900 });
    const next = await send(issuer, ['POST', 'next-consecutive'], { body: { type_document_id: 1 }, token });
    expect(next.body).toMatchObject({ prefix: 'NUEV', number: 40 });
    await put('resolution', { ...resolution, from: 100 });
    const moved = await send(issuer, ['POST', 'next-consecutive'], { body: { type_document_id: 1 }, token });
    expect(moved.body).toMatchObject({ prefix: 'NUEV', number: 100 });
  });

  it('replaces a range of the same prefix and keeps the others', async () => {
    const issuer = await issuing();
    const token = await register(issuer);
    const put = (body: object) => send(issuer, ['PUT', 'config/resolution'], { body, token });
    await put(resolution);
    await put({ ...resolution, prefix: 'OTRO' });
    await put({ ...resolution, to: 900 });
    const last = await put({ type_document_id: 4, prefix: 'NC', from: 1, to: 99 });
    expect(last.body.company).toMatchObject({
      resolutions: [
        { prefix: 'NUEV', to: '900' },
        { prefix: 'OTRO', to: '500' },
        { prefix: 'NC', type_codes: ['91'] },
      ],
    });
  });
});

describe('config/generateddocuments', () => {
  it('lets a range continue from a number, but only from one within it', async () => {
    const issuer = await issuing();
    const token = await register(issuer);
    const put = (body: object) => send(issuer, ['PUT', 'config/generateddocuments'], { body, token });
    const next = async () =>
      (await send(issuer, ['POST', 'next-consecutive'], { body: { type_document_id: 1 }, token })).body.number;
    expect(await put({ type_document_id: 1, number: 7 })).toMatchObject({
      status: 422,
      body: { errors: { prefix: [expect.stringContaining('config/resolution') as string] } },
    });
    await send(issuer, ['PUT', 'config/resolution'], { body: resolution, token });
    expect(await next()).toBe(1);
    expect(await put({ type_document_id: 1, prefix: 'NUEV', number: 42 })).toMatchObject({ status: 200 });
    expect(await next()).toBe(42);
    expect(await put({ type_document_id: 1, number: 501 })).toMatchObject({
      status: 422,
      body: { errors: { number: [expect.stringContaining('de 1 a 500') as string] } },
    });
    expect(await next()).toBe(42);
  });

  it('takes an empty prefix for the range without one, if there is one', async () => {
    const issuer = await issuing();
    const token = await register(issuer);
    const put = (path: string, body: object) => send(issuer, ['PUT', `config/${path}`], { body, token });
    const next = async (prefix: string) =>
      (await send(issuer, ['POST', 'next-consecutive'], { body: { type_document_id: 1, prefix }, token })).body;
    await put('resolution', resolution);
    await put('generateddocuments', { type_document_id: 1, prefix: ' ', number: 42 });
    expect(await next('')).toMatchObject({ prefix: 'NUEV', number: 42 });
    await put('resolution', { ...resolution, prefix: '' });
    await put('generateddocuments', { type_document_id: 1, prefix: '', number: 7 });
    expect(await next('')).toMatchObject({ prefix: '', number: 7 });
    expect(await next('NUEV')).toMatchObject({ prefix: 'NUEV', number: 42 });
  });
});
