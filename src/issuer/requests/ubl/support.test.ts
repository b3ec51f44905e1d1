import { describe, expect, it } from 'vitest';
import { dataJson } from '../../../common/data-directory.ts';
import { all, one } from '../../documents/built.fixture.ts';
import { buildUbl } from '../../documents/ubl.ts';
import { company, now } from '../invoice-body.fixture.ts';
import { readSupportAdjustmentNote, readSupportDocument } from './support.ts';

type Body = Readonly<Record<string, unknown>> & { readonly seller: object };

const bodyOf = (kind: string): Body => {
  const { request } = dataJson(`bases/${kind}.json`) as { readonly request: Body }; // our own file
  return request;
};

const kinds = [
  ['supportDocument', readSupportDocument],
  ['supportAdjustmentNote', readSupportAdjustmentNote],
] as const;

type Changes = { readonly seller: object; readonly type_operation_id?: number };

describe.each(kinds)('the seller of a %s', (kind, read) => {
  const modelWith = ({ seller, ...changes }: Changes) => {
    const body = bodyOf(kind);
    const result = read({ ...body, ...changes, seller: { ...body.seller, ...seller } }, { company, now });
    if (!result.ok) throw new Error(JSON.stringify(result.errors));
    return result.model;
  };

  it.each<[what: string, changes: Changes, stated: readonly [type: string, digit: string | undefined]]>([
    ['with a NIT', { seller: {} }, ['31', '5']],
    [
      'with a citizen’s number',
      { seller: { type_document_identification_id: 3, identification_number: '1020304050', dv: undefined } },
      ['31', '8'],
    ],
    [
      'with the digit that the request gives, right or wrong',
      { seller: { type_document_identification_id: 3, identification_number: '1020304050', dv: 9 } },
      ['31', '9'],
    ],
    [
      'abroad, with a passport',
      { type_operation_id: 24, seller: { type_document_identification_id: 7, identification_number: 'AB100002' } },
      ['41', undefined],
    ],
    ['abroad, with a NIT', { type_operation_id: 24, seller: {} }, ['31', '5']],
    [
      'abroad, with a type that the authority does not take there',
      { type_operation_id: 24, seller: { type_document_identification_id: 3 } },
      ['13', undefined],
    ],
  ])('%s is stated as the authority takes it', (_what, changes, [type, digit]) => {
    const root = buildUbl(modelWith(changes));
    const numbers = all(root, 'cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID');
    expect(numbers.map(({ attributes }) => [attributes?.schemeName, attributes?.schemeID])).toEqual([[type, digit]]);
  });

  it('is printed with the type that the request gives', () => {
    const { supplier } = modelWith({ seller: { type_document_identification_id: 3 } });
    expect(supplier.identification.type.code).toBe('13');
  });

  it('sells to a company with a NIT', () => {
    const buyer = one(buildUbl(modelWith({ seller: {} })), 'cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme');
    expect(one(buyer, 'cbc:CompanyID').attributes).toMatchObject({ schemeName: '31', schemeID: company.checkDigit });
  });
});

describe('the literal of an adjustment note', () => {
  it('has no blank at its end', () => {
    const result = readSupportAdjustmentNote(bodyOf('supportAdjustmentNote'), { company, now });
    if (!result.ok) throw new Error(JSON.stringify(result.errors));
    expect(one(buildUbl(result.model), 'cbc:ProfileID').content).toMatch(/documento equivalente$/);
  });
});
