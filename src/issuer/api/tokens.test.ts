import { describe, expect, it } from 'vitest';
import { memory } from '../../common/store/store.ts';
import { createEnv } from '../../common/env/env.ts';
import { openIssuerStore } from '../store/stored.ts';
import { openTokens } from './tokens.ts';

const company = '901500100';
const env = createEnv({ seed: 'tokens', clock: '2026-11-20' });

describe('openTokens', () => {
  it('makes a random token for a company without one, and knows it', async () => {
    const { token = '', tokens } = await openTokens({ env, store: await openIssuerStore(memory), company });
    expect(token).toMatch(/^ens_[\w-]{43}$/);
    expect(tokens.companyOf(`Bearer ${token}`)).toBe(company);
  });

  it('makes another one each time', async () => {
    const open = async () => openTokens({ env, store: await openIssuerStore(memory), company });
    expect((await open()).token).not.toBe((await open()).token);
  });

  it('gives no company the token of another one, although two runs have the same seed', async () => {
    const store = await openIssuerStore(memory);
    const seeded = () => createEnv({ seed: 'tokens', clock: '2026-11-20' });
    const { token = '' } = await openTokens({ env: seeded(), store, company });
    const { tokens } = await openTokens({ env: seeded(), store, company });
    await tokens.issue('900373913');
    expect(tokens.companyOf(`Bearer ${token}`)).toBe(company);
  });

  it('stores nothing from which the token could be recovered', async () => {
    const store = await openIssuerStore(memory);
    const { token = '' } = await openTokens({ env, store, company });
    const kept = JSON.stringify((await store.tokenDigests()).map(({ digest }) => digest.toString('latin1')));
    expect(kept).not.toContain(token);
  });

  it('shows none when the company has one from before, which stays valid', async () => {
    const store = await openIssuerStore(memory);
    const { token = '' } = await openTokens({ env, store, company });
    const again = await openTokens({ env, store, company });
    expect(again.token).toBeUndefined();
    expect(again.tokens.companyOf(`Bearer ${token}`)).toBe(company);
  });

  it('makes another one on request, and the earlier one stays valid', async () => {
    const store = await openIssuerStore(memory);
    const { token: first = '' } = await openTokens({ env, store, company });
    const { token: second = '', tokens } = await openTokens({ env, store, company, newTokens: true });
    expect(second).toMatch(/^ens_[\w-]{43}$/);
    expect(second).not.toBe(first);
    expect([first, second].map((each) => tokens.companyOf(`Bearer ${each}`))).toEqual([company, company]);
  });

  it('accepts all given tokens', async () => {
    const { token, tokens } = await openTokens({
      env,
      store: await openIssuerStore(memory),
      company,
      given: ['uno', 'dos'],
    });
    expect(token).toBe('uno');
    expect(['uno', 'dos', 'tres'].map((each) => tokens.companyOf(`Bearer ${each}`))).toEqual([
      company,
      company,
      undefined,
    ]);
  });

  it.each(['', ' ', 'a b', 'a\n'])('refuses the given token %j', async (token) => {
    const opened = openTokens({ env, store: await openIssuerStore(memory), company, given: ['good', token] });
    await expect(opened).rejects.toMatchObject({ code: 'invalid-token' });
  });

  it.each([
    ['the scheme in small letters', 'bearer secreto', company],
    ['blanks around it', 'Bearer   secreto  ', company],
    ['no header', undefined, undefined],
    ['an empty header', '', undefined],
    ['no scheme', 'secreto', undefined],
    ['another scheme', 'Basic secreto', undefined],
    ['no token', 'Bearer ', undefined],
    ['a part of it', 'Bearer secret', undefined],
    ['more than it', 'Bearer secreto1', undefined],
    ['another case', 'Bearer SECRETO', undefined],
    ['two tokens', 'Bearer secreto secreto', undefined],
  ])('with %s', async (_case, header, expected) => {
    const { tokens } = await openTokens({ env, store: await openIssuerStore(memory), company, given: ['secreto'] });
    expect(tokens.companyOf(header)).toBe(expected);
  });
});
