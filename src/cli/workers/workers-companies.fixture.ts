/** Companies that several processes behind one address register and change at the same time, wherever they are stored. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCli, type Running } from '../../harness/testing/commands.ts';

type Answer = {
  readonly status: number;
  readonly body: {
    readonly code?: string;
    readonly token?: string;
    readonly company?: { readonly name: string; readonly resolutions: readonly { readonly prefix: string }[] };
  };
};

const company = (name: string): object => ({
  business_name: name,
  address: 'CL 5 # 6-07',
  phone: '6015550000',
  email: 'empresa@example.com',
  type_organization_id: 1,
  type_regime_id: 1,
  type_liability_id: 117,
  municipality_id: 149,
});

const range = (prefix: string): object => ({
  type_document_id: 1,
  prefix,
  resolution: '18760000099',
  resolution_date: '2026-01-01',
  technical_key: 'abc',
  date_from: '2026-01-01',
  date_to: '2030-01-01',
  from: 1,
  to: 500,
});

const counted = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Without a lock in the store, two of three rounds or more went wrong. */
const rounds = counted(15);

/** Node starts several times, on a machine that runs other tests. */
/** @param state where a fresh start keeps its state: options of the command */
export const describeCompaniesOfWorkers = (name: string, state: () => Promise<readonly string[]>): void => {
  let running: Running | undefined;
  let issuer = '';

  type Request = { readonly body?: object; readonly token?: string | undefined };

  const sent = async (method: string, url: string, { body, token }: Request): Promise<Answer> => {
    const response = await fetch(url, {
      method,
      headers: {
        'content-type': 'application/json',
        // Each connection goes to the next worker.
        connection: 'close',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] }; // of our own service
  };

  const register = (at: string, nit: string, called = 'UNA'): Promise<Answer> =>
    sent('POST', `${at}/api/ubl2.1/config/${nit}/1`, { body: company(called) });

  let companies = 800_300_000;
  const newNit = (): string => String((companies += 1));

  describe(`companies of two workers on ${name}`, () => {
    // Node starts three times for it: one service for all, each test with companies of its own.
    beforeAll(async () => {
      const ports = ['--port', '0', '--authority-port', '0', '--no-https'];
      running = startCli(['up', '--json', '--workers', '2', ...ports, ...(await state())]);
      ({ issuer } = (await running.ready) as { readonly issuer: string }); // what `up --json` prints
    });

    afterAll(async () => {
      running?.stop('SIGKILL');
      await running?.finished;
    });

    it('are registered once, and one caller gets a token', async () => {
      for (const _ of rounds) {
        const nit = newNit();
        const names = counted(4).map((caller) => `EMPRESA ${String(caller)}`);
        const answers = await Promise.all(names.map((called) => register(issuer, nit, called)));
        expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
        const [token, ...others] = answers.flatMap(({ body }) => body.token ?? []);
        expect(others).toEqual([]);
        // In both processes the company is that of the caller with the token.
        const winner = answers.find(({ status }) => status === 200)?.body.company?.name;
        const seen = await Promise.all(
          counted(4).map(() => sent('PUT', `${issuer}/api/ubl2.1/config/settings`, { body: {}, token })),
        );
        expect(seen.map(({ status, body }) => [status, body.company?.name])).toEqual(
          counted(4).map(() => [200, winner]),
        );
      }
    });

    it('are those of their tenants, too, whichever worker registered them', async () => {
      for (const round of rounds) {
        const nit = newNit();
        const tenant = `${issuer}/t/pruebas${String(round)}`;
        const { token } = (await register(issuer, nit)).body;
        const registered = await Promise.all(counted(2).map(() => register(tenant, nit)));
        expect(registered.map(({ status }) => status)).toEqual([401, 401]);
        const url = `${tenant}/api/ubl2.1/config/settings`;
        // One after another: this is not about opening a tenant twice at once.
        for (const _ of counted(2)) expect((await sent('PUT', url, { body: {}, token })).status).toBe(200);
      }
    });

    it('keep all changes that are made at the same time', async () => {
      const prefixes = ['AA', 'BB', 'CC'];
      for (const _ of rounds) {
        const nit = newNit();
        const { token } = (await register(issuer, nit)).body;
        const put = (part: string, body: object): Promise<Answer> =>
          sent('PUT', `${issuer}/api/ubl2.1/config/${part}`, { body, token });
        const changes = await Promise.all([
          ...prefixes.map((prefix) => put('resolution', range(prefix))),
          put('settings', { allow_resend: true, compatibility: 'ResponseDian' }),
          put('environment', { type_environment_id: 1 }),
          sent('POST', `${issuer}/api/ubl2.1/config/${nit}/1`, { body: company('OTRA'), token }),
        ]);
        expect(changes.map(({ status }) => status)).toEqual(changes.map(() => 200));
        const { body } = await put('settings', {});
        expect(body.company).toMatchObject({
          name: 'OTRA',
          allow_resend: true,
          compatibility: 'ResponseDian',
          type_environment_id: 1,
        });
        expect(body.company?.resolutions.map(({ prefix }) => prefix).toSorted()).toEqual(prefixes);
      }
    });
  });
};
