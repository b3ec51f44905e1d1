import { describe, expect, it } from 'vitest';
import { readRegistryData } from '../../../simulator/registry/file/read.ts';
import { defaultRegistry } from '../../../simulator/registry/default-registry.ts';
import { presetsNamed } from './plan.ts';
import { chooseCompany, type OwnCompany } from '../own-company/choose-company.ts';
import { rehearsingCompany } from './rehearsing-company.ts';

const ownCompany = (data: object, nit?: string): OwnCompany => {
  const read = readRegistryData(data);
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
  return chooseCompany({ place: 'mine.yaml', ...read }, { nit, day: '2026-11-20' });
};

const one = { nit: '900373115', name: 'UNA SAS' };
const other = { nit: '900373116', name: 'OTRA SAS' };

describe('the company that rehearses', () => {
  it('is a fictitious one that the default registry does not know', () => {
    const { company, registry } = rehearsingCompany({ presets: presetsNamed('all') });
    expect(defaultRegistry().contributors.map(({ nit }) => nit)).not.toContain(company.nit);
    expect(registry.contributors.find(({ nit }) => nit === company.nit)).toMatchObject({
      status: 'registered',
      families: [],
    });
  });

  it('is not enabled yet for the families it rehearses, whatever its file says, and keeps the rest', () => {
    const own = ownCompany({ companies: [one] });
    const all = rehearsingCompany({ own, presets: presetsNamed('all') });
    const support = rehearsingCompany({ own, presets: presetsNamed('support') });
    const contributorIn = ({ registry }: typeof all) => registry.contributors.find(({ nit }) => nit === one.nit);
    expect(contributorIn(all)).toMatchObject({ status: 'registered', families: [] });
    expect(contributorIn(support)).toMatchObject({
      status: 'enabled',
      families: ['invoicing', 'equivalent', 'payroll'],
    });
  });

  const id = '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d';
  const withSet = (set: object, preset: string) =>
    rehearsingCompany({
      own: ownCompany({ companies: [one], testSets: [{ id, issuerNit: one.nit, ...set }] }),
      presets: presetsNamed(preset),
    });

  it('keeps the test set that its file gives it, with what it requires and with nothing counted', () => {
    const quotas = { payroll: { required: 9, minimumAccepted: 3 } };
    const { testSets, registry } = withSet(
      { family: 'payroll', quotas, progress: { payroll: { sent: 1, accepted: 1 } } },
      'payroll',
    );
    expect(testSets).toMatchObject([{ id, state: 'open', quotas }]);
    expect(testSets[0]).not.toHaveProperty('progress');
    expect(registry.testSets.filter(({ issuerNit, family }) => issuerNit === one.nit && family === 'payroll')).toEqual(
      testSets,
    );
  });

  it.each([
    ['invoicing-large', 'invoicing', 30],
    ['invoicing-large', 'invoicing-large', 30],
    ['invoicing-large', 'all', 30],
    ['invoicing', 'invoicing-large', 30],
    ['invoicing', 'invoicing', 2],
  ])('rehearses a set of the preset %s, with --set %s, for %i invoices', (preset, named, required) => {
    expect(withSet({ preset }, named).testSets[0]).toMatchObject({ id, quotas: { invoice: { required } } });
  });

  it.each([
    ['active', '40404', 'CPT'],
    ['inactive', '27430', 'CP'],
  ])('issues with the software that its set names, in a range of it, if that is %s', (status, pin, prefix) => {
    const softwareId = '8a1f0c52-6d3b-4e97-a1c4-2b7d9e5f3061';
    const numbering = { resolution: '18764000777', prefix: 'CPT', from: '1', to: '9', technicalKey: '9c1185a5' };
    const own = ownCompany(
      {
        companies: [
          { ...one, prefix: 'CP' },
          { ...other, nit: '901888777' },
        ],
        software: [{ id: softwareId, ownerNit: '901888777', pin: '40404', issuers: [one.nit], status }],
        ranges: [{ issuerNit: one.nit, ...numbering, startDate: '2026-01-01', endDate: '2027-12-31', softwareId }],
        testSets: [{ id, issuerNit: one.nit, family: 'invoicing', softwareId, quotas: { invoice: { required: 2 } } }],
      },
      one.nit,
    );
    const { company, registry } = rehearsingCompany({ own, presets: presetsNamed('invoicing') });
    const { software } = company;
    const firstIn = ({ ranges }: Pick<typeof registry, 'ranges'>) =>
      ranges.find(({ issuerNit, documentType }) => issuerNit === one.nit && documentType === '01')?.prefix;
    expect([software.invoicing.pin, firstIn(company), firstIn(registry)]).toEqual([pin, prefix, prefix]);
    expect(software.support.pin).not.toBe('40404');
  });

  it('is refused with a preset that contradicts what its set requires', () => {
    const quotas = { invoice: { required: 6, minimumAccepted: 2 } };
    expect(() => withSet({ family: 'invoicing', quotas }, 'invoicing-large')).toThrow(
      expect.objectContaining({ code: 'test-set-with-other-quotas' }),
    );
  });

  it.each(['accepted', 'rejected'])('is refused with a set that is %s', (state) => {
    expect(() => withSet({ preset: 'payroll', state }, 'payroll')).toThrow(
      expect.objectContaining({ code: 'test-set-closed', message: expect.stringContaining(id) as string }),
    );
    expect(withSet({ preset: 'payroll', state }, 'support').testSets).toHaveLength(1);
  });

  it('is refused where it has no range for a kind of its test sets', () => {
    const contributors = [{ ...one, roles: ['issuer'], status: 'registered', receptionEmail: 'a@example.com' }];
    const software = [{ id: '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d', ownerNit: one.nit, pin: '12345' }];
    const own = ownCompany({ contributors, software }, one.nit);
    expect(() => rehearsingCompany({ own, presets: presetsNamed('support') })).toThrow(
      expect.objectContaining({
        code: 'company-without-range',
        message: expect.stringMatching(/900373115 .*documentType 05\D.*mine\.yaml/) as string,
      }),
    );
    expect(rehearsingCompany({ own, presets: presetsNamed('payroll') }).testSets).toHaveLength(1);
  });

  it('is the named one', () => {
    const wanted = { own: ownCompany({ companies: [one, other] }, other.nit), presets: presetsNamed('all') };
    expect(rehearsingCompany(wanted).company.name).toBe('OTRA SAS');
  });
});
