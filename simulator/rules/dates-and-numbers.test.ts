import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../document/edits/edit.ts';
import { parsed, signedInvoice, testAuthority } from '../testing/authority.fixture.ts';
import { outcomeOf, remove, set, statusOf, type Situation } from '../testing/rules.fixture.ts';
import { verifySignature } from '../checks/signature/verify.ts';
import type { RuleResult } from '../judge/engine/results.ts';

const control = '/*/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl';
const start = `${control}/sts:AuthorizationPeriod/cbc:StartDate`;
const end = `${control}/sts:AuthorizationPeriod/cbc:EndDate`;
const from = `${control}/sts:AuthorizedInvoices/sts:From`;
const to = `${control}/sts:AuthorizedInvoices/sts:To`;
const prefix = `${control}/sts:AuthorizedInvoices/sts:Prefix`;
const number = '/*/cbc:ID';
const issued = '/*/cbc:IssueDate';

type Status = RuleResult['status'];

describe('the stated authorization period and the issue date', () => {
  it.each<readonly [code: string, path: string, text: string, status: Status]>([
    ['FAB07a', start, '', 'passed'],
    ['FAB07a', start, 'mañana', 'passed'],
    ['FAD09a', start, '2026-11-20', 'passed'],
    ['FAD09a', start, '2026-11-21', 'failed'],
    ['FAD09a', start, '', 'passed'],
    ['FAB08a', end, '', 'passed'],
    ['FAD09b', end, '2026-11-20', 'passed'],
    ['FAD09b', end, '2026-11-19', 'failed'],
    ['FAD09b', end, '', 'passed'],
    ['FAB07a', issued, '', 'passed'],
    ['FAB08a', issued, '', 'passed'],
    ['FAD09a', issued, '', 'passed'],
    ['FAD09b', issued, '', 'passed'],
    ['FAB07a', issued, '2019-01-18', 'failed'],
    ['FAB07a', issued, '2019-01-19', 'passed'],
    ['FAB08a', issued, '2030-01-19', 'passed'],
    ['FAB08a', issued, '2030-01-20', 'failed'],
  ])('%s at %s = %j: %s', async (code, path, text, status) => {
    expect(await statusOf(code, { built: [set(path, text)] })).toBe(status);
  });

  it.each(['FAB07a', 'FAB08a', 'FAD09a', 'FAD09b'])('%s says nothing without the period', async (code) => {
    expect(await statusOf(code, { built: [remove(`${control}/sts:AuthorizationPeriod`)] })).toBe('passed');
  });
});

describe('the withdrawn windows around reception', () => {
  const received = (text: string): Situation => ({ facts: { clock: { now: Date.parse(text) } } });

  it.each<readonly [code: string, clock: string, status: Status]>([
    ['FAD09c', '2026-11-25T23:59:59-05:00', 'passed'],
    ['FAD09c', '2026-11-26T00:00:00-05:00', 'failed'],
    ['FAD09d', '2026-11-10T00:00:00-05:00', 'passed'],
    ['FAD09d', '2026-11-09T23:59:59-05:00', 'failed'],
  ])('%s, received at %s: %s', async (code, clock, status) => {
    expect(await statusOf(code, received(clock))).toBe(status);
  });

  it('say nothing about what is no date', async () => {
    const built = [set(issued, 'ayer')];
    expect(await statusOf('FAD09c', { built, ...received('2027-01-01T00:00:00Z') })).toBe('passed');
  });
});

/** Facts about a signature that is made at that time. */
const signed = async (signingTime: string): Promise<NonNullable<Situation['facts']>> => {
  const authority = await testAuthority();
  const xml = await signedInvoice(authority, {
    signature: {
      signedProperties: [
        {
          edit: 'set',
          path: '/*/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningTime',
          text: signingTime,
        },
      ],
    },
  });
  const certificate = await verifySignature(parsed(xml), {
    trust: await authority.trust(),
    now: authority.clock.now(),
  });
  await authority.registry.close();
  return { certificate };
};

describe('the issue date and the signing time (FAD09e)', () => {
  const signedAt = async (signingTime: string, built: readonly XmlEdit[] = []): Promise<Status> =>
    statusOf('FAD09e', { built, facts: await signed(signingTime) });

  it.each<readonly [signingTime: string, status: Status]>([
    ['2026-11-20T00:00:00-05:00', 'passed'],
    ['2026-11-20T23:59:59-05:00', 'passed'],
    ['2026-11-19T23:59:59-05:00', 'failed'],
    ['2026-11-21T00:00:00-05:00', 'failed'],
    ['2026-11-20T05:00:00Z', 'passed'],
    ['2026-11-20T04:59:59Z', 'passed'],
    ['2026-11-21T04:59:59Z', 'passed'],
    ['2026-11-21T05:00:00Z', 'failed'],
    ['2026-11-20T10:00:00', 'passed'],
    ['ayer', 'notEvaluated'],
  ])('signed at %s: %s', async (signingTime, status) => {
    expect(await signedAt(signingTime)).toBe(status);
  });

  it('an absent date fails, a time zone does not matter', async () => {
    expect(await signedAt('2026-11-20T10:00:00-05:00', [remove(issued)])).toBe('failed');
    expect(await signedAt('2026-11-20T10:00:00-05:00', [set(issued, '2026-11-20-05:00')])).toBe('passed');
  });

  it('is not evaluated without signature', async () => {
    expect(await statusOf('FAD09e')).toBe('notEvaluated');
  });
});

describe('an invoice of contingency (CTG01)', () => {
  const asType = (type: string): Situation => ({
    built: [set('/*/cbc:InvoiceTypeCode', type)],
    registry: {
      contingencyPeriods: [
        { start: '2026-11-18T08:00:00-05:00', end: '2026-11-18T20:00:00-05:00' },
        { start: '2026-11-20T08:00:00-05:00', end: '2026-11-20T20:00:00-05:00' },
      ],
    },
  });

  it.each<readonly [type: string, signingTime: string, status: Status]>([
    ['04', '2026-11-20T08:00:00-05:00', 'passed'],
    ['04', '2026-11-20T07:59:59-05:00', 'failed'],
    ['04', '2026-11-21T01:00:00Z', 'passed'],
    ['04', '2026-11-21T01:00:01Z', 'failed'],
    ['04', '2026-11-18T12:00:00-05:00', 'passed'],
    ['04', '2026-11-19T12:00:00-05:00', 'failed'],
    ['04', 'ayer', 'notEvaluated'],
    ['03', '2026-11-19T12:00:00-05:00', 'passed'],
  ])('of type %s, signed at %s: %s', async (type, signingTime, status) => {
    expect(await statusOf('CTG01', { ...asType(type), facts: await signed(signingTime) })).toBe(status);
  });
});

describe('the number and the stated range', () => {
  it.each<readonly [code: string, edits: readonly XmlEdit[], status: Status]>([
    ['FAD05b', [set(number, 'OTRO1')], 'passed'],
    ['FAD05b', [set(number, 'SETP1A')], 'passed'],
    ['FAD05b', [set(number, 'SETP')], 'passed'],
    ['FAD05b', [set(number, 'SETP1'), remove(from)], 'passed'],
    ['FAD05b', [set(number, 'SETP1'), set(from, 'uno')], 'passed'],
    ['FAD05c', [set(number, `SETP${'9'.repeat(39)}`)], 'failed'],
    ['FAD05c', [set(number, 'SETP999999999'), remove(to)], 'passed'],
    ['FAD05d', [set(number, 'SETP99A1')], 'failed'],
    ['FAD05d', [set(number, `SETP${'9'.repeat(50)}`)], 'failed'],
    ['FAD05d', [set(number, 'SETP990000001-1')], 'passed'],
    ['FAD05d', [set(number, 'OTRO990000001')], 'passed'],
    ['FAD05d', [set(prefix, 'OTRO')], 'notEvaluated'],
    ['FAD05e', [], 'passed'],
    ['FAD05e', [set(number, 'OTRO990000001')], 'failed'],
    ['FAD05e', [set(number, '990000001')], 'failed'],
    ['FAD05e', [set(number, '')], 'failed'],
    ['FAD05e', [set(`${control}/sts:InvoiceAuthorization`, '18769999999')], 'failed'],
    ['FAD05e', [remove(control)], 'failed'],
  ])('%s with %j: %s', async (code, built, status) => {
    expect(await statusOf(code, { built })).toBe(status);
  });
});

describe('what is stated and what is registered', () => {
  it.each<readonly [code: string, edits: readonly XmlEdit[], status: Status]>([
    ['FAB07b', [set(start, '2019-01-20')], 'failed'],
    ['FAB07b', [set(start, '2019-01-19-05:00')], 'passed'],
    ['FAB07b', [remove(start)], 'failed'],
    ['FAB07b', [remove(`${control}/sts:AuthorizationPeriod`)], 'failed'],
    ['FAB07b', [remove(control)], 'passed'],
    ['FAB07b', [set(prefix, 'OTRO')], 'notEvaluated'],
    ['FAB08b', [set(end, '2030-01-18')], 'failed'],
    ['FAB08b', [remove(end)], 'failed'],
    ['FAB11b', [set(from, '0990000000')], 'passed'],
    ['FAB11b', [set(from, '990000001')], 'failed'],
    ['FAB11b', [set(from, '')], 'failed'],
    ['FAB11b', [remove(from)], 'failed'],
    ['FAB12b', [set(to, '995000001')], 'failed'],
    ['FAB12b', [remove(to)], 'failed'],
    ['FAB11a', [set(from, ' ')], 'failed'],
    ['FAB11a', [remove(`${control}/sts:AuthorizedInvoices`)], 'failed'],
    ['FAB11a', [remove(control)], 'failed'],
    ['FAB12a', [remove(to)], 'failed'],
    ['FAB12a', [remove(control)], 'failed'],
    ['FAB10b', [set(prefix, 'OTRO')], 'failed'],
    ['FAB10b', [remove(prefix)], 'failed'],
    ['FAB10b', [remove(`${control}/sts:AuthorizedInvoices`)], 'failed'],
    ['FAB10b', [set(`${control}/sts:InvoiceAuthorization`, '18769999999')], 'notEvaluated'],
    ['FAB05a', [set(`${control}/sts:InvoiceAuthorization`, '18769999999')], 'failed'],
    ['FAB05a', [set(`${control}/sts:InvoiceAuthorization`, ' ')], 'failed'],
    ['FAB05a', [set(`${control}/sts:InvoiceAuthorization`, ' 18760000001 ')], 'failed'],
    ['FAB05a', [remove(`${control}/sts:InvoiceAuthorization`)], 'failed'],
    ['FAB05a', [remove(control)], 'failed'],
    ['FAB05b', [set(`${control}/sts:InvoiceAuthorization`, '18760000007')], 'failed'],
    ['FAB05b', [set(`${control}/sts:InvoiceAuthorization`, '18769999999')], 'notEvaluated'],
  ])('%s with %j: %s', async (code, built, status) => {
    expect(await statusOf(code, { built })).toBe(status);
  });

  it('FAB07b says what is registered', async () => {
    const result = await outcomeOf('FAB07b', { built: [set(start, '2019-01-20')] });
    expect(result).toMatchObject({
      failures: [{ found: { value: '2019-01-20' }, expected: { value: '2019-01-19' } }],
    });
  });
});

describe('a prefix and the branch of the issuer (FAB10a, FAJ49, FAJ50)', () => {
  const scheme = '/*/cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme';

  it.each<readonly [code: string, edits: readonly XmlEdit[], status: Status]>([
    ['FAB10a', [set(`${scheme}/cbc:ID`, 'OTRO')], 'failed'],
    ['FAB10a', [remove(`${scheme}/cbc:ID`)], 'failed'],
    ['FAB10a', [set(`${scheme}/cbc:ID`, ' SETP ')], 'failed'],
    ['FAB10a', [set(prefix, ''), set(`${scheme}/cbc:ID`, 'OTRO')], 'passed'],
    ['FAB10a', [remove(prefix), remove(scheme)], 'passed'],
    ['FAJ49', [remove(scheme)], 'failed'],
    ['FAJ49', [remove(scheme), set(prefix, ' ')], 'passed'],
    ['FAJ49', [remove(`${scheme}/cbc:ID`), remove(`${scheme}/cbc:Name`)], 'passed'],
    ['FAJ50', [set(`${scheme}/cbc:ID`, ' ')], 'failed'],
    ['FAJ50', [remove(`${scheme}/cbc:ID`)], 'failed'],
    ['FAJ50', [remove(`${scheme}/cbc:ID`), remove(prefix)], 'passed'],
    ['FAJ50', [remove(scheme)], 'passed'],
  ])('%s with %j: %s', async (code, built, status) => {
    expect(await statusOf(code, { built })).toBe(status);
  });
});
