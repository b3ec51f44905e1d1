/** A rehearsal that watches services which run already, wherever they keep their state. */
import { describe, expect, it, vi } from 'vitest';
import { createControlClient } from '../../../simulator/control/client.ts';
import { createGenerator } from '../../../datasets/generators/index.ts';
import { createEnv, systemClock } from '../../common/env/env.ts';
import { startBox, type BoxOptions } from '../box.ts';
import { ownCompanyFacts } from '../company.ts';
import { attachTo, type AttachOptions } from './attend.ts';
import { presetsNamed } from './plan.ts';
import { rehearsingCompany } from './rehearsing-company.ts';

const clock = '2026-11-20T10:00:00-05:00';

export const describeAttaching = (name: string, place: () => Promise<Pick<BoxOptions, 'postgres'>>): void => {
  describe(`a rehearsal of services with their state ${name}`, () => {
    it('attaches to a running authority, fails after one rejection, and leaves the settings as they were', async () => {
      const { registry, company } = rehearsingCompany({ presets: presetsNamed('invoicing') });
      const box = await startBox({
        ...(await place()),
        clock,
        seed: 'attached',
        registry,
        company: ownCompanyFacts(company),
      });
      try {
        const control = createControlClient(box.authority.control);
        const before = await control.settings();
        const sent: Promise<unknown>[] = [];
        const options: AttachOptions = {
          everyMs: 5,
          isStopped: () => false,
          control,
          env: createEnv(),
          nit: company.nit,
          presets: presetsNamed('invoicing'),
          timeoutMs: 120_000,
          onReady: ({ testSets: [set] }) => {
            // In a range that is not its own, and for a set that nobody opened.
            const body = createGenerator('attached').invoice({ variant: 'withoutDiscount' });
            const stranger = '11111111-2222-4333-8444-555555555555';
            const testSets = [stranger, set?.id ?? ''].map(
              (id) => ({ family: 'invoicing', id, state: 'open' }) as const,
            );
            Object.assign(box.company, { testSets });
            sent.push(
              (async () => {
                await box.post(`/api/ubl2.1/invoice/${stranger}`, body);
                const { body: reply } = await box.post(`/api/ubl2.1/invoice/${set?.id ?? ''}`, body);
                const zipKey = /"ZipKey":"([^"]+)"/.exec(JSON.stringify(reply))?.[1] ?? '';
                await box.post(`/api/ubl2.1/status/zip/${zipKey}`, {});
              })(),
            );
          },
        };
        const { report: attached } = await attachTo(options);
        await Promise.all(sent);
        expect(attached).toMatchObject({ mode: 'attach', outcome: 'rejected' });
        expect(attached.documents.map(({ verdict, asked }) => `${verdict} ${String(asked)}`)).toEqual([
          'rejected true',
        ]);
        expect(attached.documents[0]?.lines.map(({ code }) => code)).toContain('FAB11b');
        expect(attached.incidents.map(({ operation }) => operation)).toEqual(['SendTestSetAsync']);
        expect(attached.missing.at(-1)).toContain('pida un set nuevo');
        expect(await control.settings()).toEqual(before);
        await control.addFault({ fault: 'no-reason', times: 1 });
        await expect(attachTo(options)).rejects.toThrow(/1 faults/);
        await control.clearFaults();
        await expect(attachTo({ ...options, nit: '900000000' })).rejects.toThrow(/900000000/);
      } finally {
        await box.close();
      }
    });

    it('attaches after one that was killed, and ends its strictness', async () => {
      const { registry, company } = rehearsingCompany({ presets: presetsNamed('invoicing') });
      const box = await startBox({ ...(await place()), clock, registry, company: ownCompanyFacts(company) });
      const machine = vi.spyOn(systemClock, 'now');
      try {
        const control = createControlClient(box.authority.control);
        const before = await control.settings();
        await control.changeSettings({ rehearsal: { begin: 'killed' } });
        const later = systemClock.now() + 600_000;
        machine.mockReturnValue(later);
        const killed: number[] = [];
        const options: AttachOptions = {
          everyMs: 5,
          control,
          env: createEnv(),
          nit: company.nit,
          presets: presetsNamed('invoicing'),
          isStopped: () => true,
          onReady: (ready) => killed.push(ready.killed),
        };
        await attachTo(options);
        expect(await control.settings()).toEqual(before);
        await attachTo(options);
        expect(killed).toEqual([1, 0]);
      } finally {
        machine.mockRestore();
        await box.close();
      }
    });

    it('attaches beside another one, and the authority is strict until both have ended, as it was before', async () => {
      const { registry, company } = rehearsingCompany({ presets: presetsNamed('invoicing') });
      const box = await startBox({
        ...(await place()),
        clock,
        seed: 'both',
        registry,
        company: ownCompanyFacts(company),
      });
      try {
        const control = createControlClient(box.authority.control);
        const lenience = async () => {
          const { forcedVerdicts, autoCreateTestSets } = await control.settings();
          return { forcedVerdicts, autoCreateTestSets };
        };
        const strict = { forcedVerdicts: 'refused', autoCreateTestSets: false };
        const begun: unknown[] = [];
        const stopped = [false, false];
        const [first, second] = stopped.map((_, index) =>
          attachTo({
            everyMs: 5,
            control,
            env: createEnv(),
            nit: company.nit,
            presets: presetsNamed('invoicing'),
            isStopped: () => stopped[index] === true,
            onReady: () => begun.push(index),
          }),
        );
        await vi.waitFor(() => {
          expect(begun.length).toBe(2);
        }, 60_000);
        stopped[0] = true;
        await first;
        expect(await lenience()).toEqual(strict);
        stopped[1] = true;
        await second;
        expect(await lenience()).toEqual({ forcedVerdicts: 'allowed', autoCreateTestSets: true });
      } finally {
        await box.close();
      }
    });
  });
};
