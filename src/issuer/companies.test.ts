import { describe, expect, it } from 'vitest';
import { openCompanies } from './companies.ts';
import type { CompanyDecision } from './store/port.ts';
import { company } from './requests/invoice-body.fixture.ts';

describe('a company stored before there were equivalent documents', () => {
  const { credentials: _, ...facts } = company;
  const { equivalent: __, ...software } = facts.software;
  const stored = { ...facts, nit: '901777888', name: 'DE ANTES SAS', software };

  const open = () => {
    const decisions: unknown[] = [];
    const companies = openCompanies({
      store: {
        companies: () => Promise.resolve([{ nit: stored.nit, record: stored }]),
        changeCompany: <Record, Refusal>(
          _nit: string,
          decide: (known: unknown) => CompanyDecision<Record, Refusal>,
        ) => {
          const decided = decide(stored);
          decisions.push(decided);
          return Promise.resolve(decided);
        },
      },
      configured: [company],
    });
    return { companies, decisions };
  };

  it('has no software for them, and everything else as it was', async () => {
    const found = (await open().companies).find(stored.nit);
    expect(found?.software).toEqual({ ...software, equivalent: { id: '', pin: '' } });
    expect(found).toMatchObject({ name: 'DE ANTES SAS', ranges: stored.ranges });
  });

  it('is changed from there', async () => {
    const { companies, decisions } = open();
    await (
      await companies
    ).change(stored.nit, (known) =>
      known === undefined
        ? { ok: false, refusal: 'unknown' }
        : { ok: true, record: { ...known, name: 'DE AHORA SAS' } },
    );
    expect(decisions).toMatchObject([
      { ok: true, record: { name: 'DE AHORA SAS', software: { equivalent: { id: '' } } } },
    ]);
  });
});
