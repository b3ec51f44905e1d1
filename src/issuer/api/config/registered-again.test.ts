import { describe, expect, it } from 'vitest';
import { codedAs, partAt } from '../../requests/parts.ts';
import { changedCompany, newCompany } from './changes.ts';
import { company } from './config.fixture.ts';

const identity = { nit: '901777888', checkDigit: '4' };
const first = newCompany(identity, partAt('', company));
const given = codedAs('type_liabilities', 'R-99-PN');
const further = codedAs('type_liabilities', 'O-13');
const known = {
  ...first,
  tradeName: 'LA NUEVA',
  liabilities: [...first.liabilities, further],
  taxScheme: codedAs('taxes', '04'),
};

describe('a company that is registered again', () => {
  it('keeps what the body cannot say, or leaves out', () => {
    const { merchant_registration: _, ...body } = company;
    expect(changedCompany(known, identity, partAt('', body))).toEqual(known);
  });

  it('has what the body says in place of what it had', () => {
    const body = { ...company, business_name: 'OTRA', type_regime_id: 2, tax_id: 1 };
    const other = { ...known, liabilities: [further] };
    const changed = changedCompany(other, identity, partAt('', body));
    expect(changed).toMatchObject({
      name: 'OTRA',
      tradeName: 'LA NUEVA',
      liabilities: [given],
      taxScheme: { code: '01' },
    });
  });
});
