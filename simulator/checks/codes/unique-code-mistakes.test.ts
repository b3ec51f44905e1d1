import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../../document/edits/edit.ts';
import { dian } from '../../document/paths.ts';
import { buyer, issuer, softwarePin, technicalKey } from '../../testing/invoice.fixture.ts';
import { outcomeOf, set } from '../../testing/rules.fixture.ts';
import { wordsIn } from '../vocabulary/in-words.ts';

/** The text of the right code, part by part, for the fixture's invoice. */
const right = {
  number: 'SETP990000001',
  date: '2026-11-20',
  time: '10:00:00-05:00',
  gross: '191000.00',
  taxes: '0136100.00040.00030.00',
  total: '225760.00',
  supplier: String(issuer.nit),
  customer: String(buyer.nit),
  secret: technicalKey,
  environment: '2',
};

const hash = (changes: Partial<typeof right>): string =>
  createHash('sha384')
    .update(Object.values({ ...right, ...changes }).join(''))
    .digest('hex');

const found = async (uuid: string, built: readonly XmlEdit[] = []): Promise<string> => {
  const result = await outcomeOf('FAD06', { built, coded: [set('/*/cbc:UUID', uuid)] });
  if (result.status !== 'failed') return result.status;
  const [failure] = result.failures;
  return failure === undefined ? '' : wordsIn(failure.found, 'en').replace(`"${uuid}"`, 'it');
};

const other = 'otra-clave';
const ranges = [
  { prefix: 'SETP', technicalKey },
  { prefix: 'OTRO', technicalKey: other },
].map((range) => ({
  ...{ issuerNit: issuer.nit, documentType: '01', resolution: '18760000001', resolutionDate: '2019-01-19' },
  ...{ from: '990000000', to: '995000000', startDate: '2019-01-19', endDate: '2030-01-19' },
  ...{ softwareId: undefined, state: 'active' as const },
  ...range,
}));

describe('a unique code', () => {
  it('matches the parts written out here', async () => {
    expect(await found(hash({}))).toBe('passed');
  });

  it.each<readonly [mistake: string, changes: Partial<typeof right>]>([
    ['TipoAmbiente=1', { environment: '1' }],
    ['HorFac without its offset', { time: '10:00:00' }],
    ['the number without prefix', { number: '990000001' }],
    ['the check digit behind NitOFE', { supplier: `${issuer.nit}${issuer.checkDigit}` }],
    ['the check digit behind NumAdq', { customer: `${buyer.nit}${buyer.checkDigit}` }],
    [
      'both check digits',
      { supplier: `${issuer.nit}${issuer.checkDigit}`, customer: `${buyer.nit}${buyer.checkDigit}` },
    ],
    ['the software PIN in the place of the technical key', { secret: softwarePin }],
    ['an empty technical key', { secret: '' }],
    ['ValTot and ValFac swapped', { gross: '225760.00', total: '191000.00' }],
    ['TaxInclusiveAmount as ValTot', { total: '227760.00' }],
    ['the taxes in the order 01, 03, 04', { taxes: '0136100.00030.00040.00' }],
    ['the taxes of 0.00 left out', { taxes: '0136100.00' }],
  ])('is explained: %s', async (mistake, changes) => {
    expect(await found(hash(changes))).toBe(`it, which is the code with ${mistake}`);
  });

  it('in production is explained: TipoAmbiente=2', async () => {
    const built = [set('/*/cbc:ProfileExecutionID', '1')];
    expect(await found(hash({ environment: '2' }), built)).toBe('it, which is the code with TipoAmbiente=2');
  });

  it('is explained: capital letters', async () => {
    expect(await found(hash({}).toUpperCase())).toBe('it, which is the code with capital letters');
  });

  const precise = [set('/*/cac:LegalMonetaryTotal/cbc:PayableAmount', '225760.009')];

  it.each([
    ['amounts as sent, not cut to two decimals', '225760.009'],
    ['amounts rounded instead of cut', '225760.01'],
  ])('is explained: %s', async (mistake, total) => {
    expect(await found(hash({}), precise)).toBe('passed');
    expect(await found(hash({ total }), precise)).toBe(`it, which is the code with ${mistake}`);
  });

  it('is explained: TaxExclusiveAmount as ValFac', async () => {
    const exempt = [set('/*/cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount', '190000.00')];
    expect(await found(hash({ gross: '190000.00' }), exempt)).toContain('TaxExclusiveAmount as ValFac');
  });

  it('is explained: another technical key of the issuer', async () => {
    const uuid = hash({ secret: other });
    const result = await outcomeOf('FAD06', { registry: { ranges }, coded: [set('/*/cbc:UUID', uuid)] });
    expect(result).toMatchObject({
      failures: [
        {
          found: {
            remark: { en: `which is the code with another technical key of the issuer (${other})` },
            secret: other,
          },
          expected: { secret: technicalKey },
        },
      ],
    });
  });

  it('has the key of the range of its number, whichever the document states', async () => {
    const prefix = `${dian}/sts:InvoiceControl/sts:AuthorizedInvoices/sts:Prefix`;
    const result = await outcomeOf('FAD06', {
      registry: { ranges },
      built: [set(prefix, 'OTRO')],
      coded: [set('/*/cbc:UUID', hash({}))],
    });
    expect(result.status).toBe('passed');
  });

  it('of type 03 is explained: the technical key in place of the software PIN', async () => {
    const built = [set('/*/cbc:InvoiceTypeCode', '03')];
    expect(await found(hash({ secret: softwarePin }), built)).toBe('passed');
    expect(await found(hash({}), built)).toContain('the technical key in the place of the software PIN');
  });

  it.each([
    ['that nothing explains', '0'.repeat(96), 'it'],
    ['that is empty', '', 'it'],
  ])('%s is shown as it is', async (_what, uuid, shown) => {
    expect(await found(uuid)).toBe(shown);
  });

  it('shows the hashed text, field by field', async () => {
    const result = await outcomeOf('FAD06', { coded: [set('/*/cbc:UUID', 'x')] });
    expect(result.status === 'failed' && result.failures[0]?.expected).toEqual({
      kind: 'digest',
      algorithm: 'SHA-384',
      value: hash({}),
      secret: technicalKey,
      of:
        `NumFac=SETP990000001 + FecFac=2026-11-20 + HorFac=10:00:00-05:00 + ValFac=191000.00` +
        ' + CodImp1=01 + ValImp1=36100.00 + CodImp2=04 + ValImp2=0.00 + CodImp3=03 + ValImp3=0.00 + ValTot=225760.00' +
        ` + NitOFE=901500100 + NumAdq=901500600 + ClTec=${technicalKey} + TipoAmbiente=2`,
    });
  });
});
