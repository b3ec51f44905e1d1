import { expect, it } from 'vitest';
import { companyFacts } from '../company.ts';
import { checkRegistryText } from '../registry-file.ts';
import { issuersOf } from './issuers-of-box.ts';

it('the default company that a registry file lists is the company itself, with what the file says', async () => {
  const { nit } = companyFacts();
  const checked = await checkRegistryText(`extends: nothing\ncompanies:\n  - nit: "${nit}"\n    name: Another Name\n`);
  if (!checked.ok) throw new Error(JSON.stringify(checked.mistakes));
  const { registry, companies } = checked.read;
  const { company, others } = issuersOf({ registry, companies }, '2026-11-20');
  expect([company.nit, company.name]).toEqual([nit, 'Another Name']);
  expect(others.map((other) => other.nit)).not.toContain(nit);
});
