import { describe, expect, it } from 'vitest';
import { documentFamilies, familyOf, type DocumentKind } from '../document/kind.ts';
import { everyIssuer } from './common-ranges.ts';
import { defaultRegistry } from './default-registry.ts';

describe('the default registry', () => {
  const data = defaultRegistry();

  it('has contributors for every scenario', () => {
    const facts = data.contributors.map(({ status, roles, families }) => ({ status, roles, families }));
    expect(facts).toContainEqual({ status: 'enabled', roles: ['issuer', 'provider'], families: documentFamilies });
    expect(facts.some(({ status }) => status === 'registered')).toBe(true);
    expect(facts.some(({ status }) => status === 'cancelled')).toBe(true);
    expect(facts.some(({ status, families }) => status === 'enabled' && !families.includes('payroll'))).toBe(true);
  });

  it('names every taxpayer once', () => {
    for (const names of [
      data.contributors.map(({ nit }) => nit),
      data.rut.entries.map(({ identification }) => identification),
      data.software.map(({ id }) => id),
      data.ranges.map(({ issuerNit, resolution, prefix }) => `${issuerNit} ${resolution} ${prefix}`),
      data.uvt.map(({ year }) => year),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('has complete numbers, dates and references that exist', () => {
    const software = new Set(data.software.map(({ id }) => id));
    const contributors = new Set(data.contributors.map(({ nit }) => nit));
    for (const range of data.ranges) {
      expect(
        [range.from, range.to].every((text) => /^\d+$/.test(text)),
        range.prefix,
      ).toBe(true);
      expect(BigInt(range.from) <= BigInt(range.to), range.prefix).toBe(true);
      expect([range.resolutionDate, range.startDate, range.endDate].join(' '), range.prefix).toMatch(
        /^\d{4}-\d{2}-\d{2} \d{4}-\d{2}-\d{2} \d{4}-\d{2}-\d{2}$/,
      );
      expect(range.softwareId === undefined || software.has(range.softwareId), range.prefix).toBe(true);
      expect(range.issuerNit === everyIssuer || contributors.has(range.issuerNit), range.prefix).toBe(true);
    }
    for (const { ownerNit, issuers } of data.software) {
      expect([ownerNit, ...issuers].filter((nit) => !contributors.has(nit))).toEqual([]);
    }
  });

  it('has an open test set of every family, for software of that family, and quotas for its kinds', () => {
    const openSets = data.testSets.filter(({ state }) => state === 'open');
    expect(new Set(openSets.map(({ family }) => family))).toEqual(new Set(documentFamilies));
    for (const { id, family, softwareId, issuerNit, quotas } of data.testSets) {
      const software = data.software.find((each) => each.id === softwareId);
      expect(software === undefined || software.families.includes(family), id).toBe(true);
      expect(software === undefined || software.issuers.includes(issuerNit), id).toBe(true);
      // A name that is not a kind has no family.
      expect(
        Object.keys(quotas).every((kind) => familyOf(kind as DocumentKind) === family),
        id,
      ).toBe(true);
    }
  });

  it('has the public range of the test environment, with its key, for all issuers', () => {
    expect(data.ranges).toContainEqual(
      expect.objectContaining({
        issuerNit: everyIssuer,
        ...{ resolution: '18760000001', prefix: 'SETP', from: '990000000', to: '995000000' },
        ...{ startDate: '2019-01-19', endDate: '2030-01-19' },
        technicalKey: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
      }) as unknown,
    );
  });

  it('has ranges with a key exactly where the code needs one', () => {
    for (const { documentType, technicalKey, prefix } of data.ranges) {
      expect(technicalKey !== undefined, prefix).toBe(documentType === '01');
    }
  });
});
