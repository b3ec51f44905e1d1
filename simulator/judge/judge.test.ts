import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { XmlEdit } from '../document/edits/edit.ts';
import { createCatalogue } from './engine/catalogue.ts';
import { reportOf } from './engine/report.ts';
import type { JudgementReport } from './engine/judgement-report.ts';
import { readDocument } from '../document/intake/submission.ts';
import { judge, type Judged } from './judge.ts';
import { judgeFile } from '../service/reception/judge-file.ts';
import { catalogue } from '../rules/index.ts';
import {
  now,
  profile,
  signedInvoice,
  testAuthority,
  type SignedChanges,
  type TestAuthority,
} from '../testing/authority.fixture.ts';
import type { Contributor, RegistryData } from '../registry/types.ts';
import { issuer } from '../testing/invoice.fixture.ts';

let authority: TestAuthority;

beforeAll(async () => {
  authority = await testAuthority();
});

afterAll(() => authority.registry.close());

const judgeText = async (xml: string, name = 'full'): Promise<Judged> => {
  authority.settings.profile = profile(name);
  return judgeFile(authority, 'factura.xml', Buffer.from(xml));
};

const judgeChanged = async (changes: SignedChanges, name = 'default'): Promise<JudgementReport> =>
  reportOf(await judgeText(await signedInvoice(authority, changes), name));

const codesOf = ({ failed }: JudgementReport): readonly string[] => [...new Set(failed.map(({ code }) => code))].sort();

describe('a whole invoice', () => {
  it.each(['default', 'quiet', 'full'])('is accepted in the profile %s', async (name) => {
    const { judgement, subject } = await judgeText(await signedInvoice(authority), name);
    expect(reportOf({ judgement, subject, facts: (await judgeText('<x/>')).facts })).toMatchObject({
      verdict: 'accepted',
      kind: 'invoice',
      number: 'SETP990000001',
      failed: [],
      notEvaluated: [],
      broken: [],
    });
  });

  it('disables every rule that a profile leaves off', async () => {
    const { judgement } = await judgeText(await signedInvoice(authority), 'default');
    const off = judgement.results.filter(({ status }) => status === 'off').map(({ code }) => code);
    const declared = catalogue()
      .entries('invoice')
      .filter(({ code }) => code.defaultOn === false);
    expect(off).toEqual(declared.map(({ code }) => code.code));
  });
});

describe('a prefix of the annex bound to another namespace', () => {
  it('fires ZB04, with the digest that it changes', async () => {
    const foreign = '<cac:PaymentMeans xmlns:xades141="http://uri.etsi.org/01903/v1.4.2#">';
    const report = await judgeChanged({ bytes: [{ find: '<cac:PaymentMeans>', replace: foreign }] });
    expect(codesOf(report)).toEqual(['DC09', 'ZB04', 'ZE02']);
  });
});

describe("another holder's certificate (ZE03)", () => {
  const stranger = '800000001';
  const provider =
    '/*/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID';
  const contributor = (changes: Partial<Contributor>): Contributor => ({
    ...{ nit: stranger, name: 'OTRO', roles: ['provider'], status: 'enabled', families: [], receptionEmail: undefined },
    ...changes,
  });

  it.each<readonly [what: string, registry: Partial<RegistryData>, named: boolean, status: string]>([
    ['without anything that entitles it', {}, false, 'failed'],
    [
      'with a mandate of the issuer',
      { mandates: [{ certificateNit: stranger, issuerNit: issuer.nit }] },
      false,
      'passed',
    ],
    ['with a mandate of another', { mandates: [{ certificateNit: stranger, issuerNit: '1' }] }, false, 'failed'],
    ['of the provider that is named', { contributors: [contributor({})] }, true, 'passed'],
    ['of a provider that is not named', { contributors: [contributor({})] }, false, 'failed'],
    ['of a provider that was cancelled', { contributors: [contributor({ status: 'cancelled' })] }, true, 'failed'],
    ['of somebody named who is no provider', { contributors: [contributor({ roles: ['issuer'] })] }, true, 'failed'],
    ['of somebody named whom nobody knows', {}, true, 'failed'],
  ])('%s', async (_what, registry, named, status) => {
    const before = await authority.registry.dump();
    const built: readonly XmlEdit[] = named ? [{ edit: 'set', path: provider, text: stranger }] : [];
    const xml = await signedInvoice(authority, { certificate: 'wrongNit', built });
    await authority.registry.replace(registry);
    try {
      const { judgement } = await judgeText(xml);
      expect(judgement.results.find(({ code }) => code === 'ZE03')?.status).toBe(status);
    } finally {
      await authority.registry.replace(before);
    }
  });
});

describe('the place of a failure', () => {
  it.each<readonly [what: string, edit: XmlEdit, code: string, xpath: string]>([
    ['an element', { edit: 'set', path: '/*/cbc:ProfileID', text: 'x' }, 'FAD03', '/Invoice/cbc:ProfileID'],
    ['an absent element', { edit: 'remove', path: '/*/cbc:ProfileID' }, 'FAD03', '/Invoice/cbc:ProfileID'],
    [
      'an attribute',
      { edit: 'set', path: '/*/cbc:UUID/@schemeName', text: 'x' },
      'FAD08',
      '/Invoice/cbc:UUID/@schemeName',
    ],
    [
      'an absent attribute',
      { edit: 'remove', path: '/*/cbc:UUID/@schemeName' },
      'FAD08',
      '/Invoice/cbc:UUID/@schemeName',
    ],
    [
      'one of several',
      { edit: 'set', path: '/*/cac:TaxTotal[2]/cac:TaxSubtotal/cbc:TaxAmount', text: '1.00' },
      'FAS07',
      '/Invoice/cac:TaxTotal[2]/cac:TaxSubtotal/cbc:TaxAmount',
    ],
    [
      'what another element should have below it',
      {
        edit: 'remove',
        path: '/*/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider',
      },
      'FAB24a',
      '/Invoice/ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID',
    ],
    [
      'an amount in another currency, for the whole document',
      { edit: 'set', path: '/*/cac:InvoiceLine[2]/cac:Price/cbc:PriceAmount/@currencyID', text: 'USD' },
      'FAD15b',
      '/Invoice/cac:InvoiceLine[2]/cac:Price/cbc:PriceAmount/@currencyID',
    ],
  ])('is %s', async (_what, edit, code, xpath) => {
    const { failed } = await judgeChanged({ built: [edit] });
    expect(failed.find((line) => line.code === code)?.xpath).toBe(xpath);
  });

  it('has line and column, from one', async () => {
    const xml = await signedInvoice(authority, { built: [{ edit: 'set', path: '/*/cbc:ProfileID', text: 'x' }] });
    const { failed } = reportOf(await judgeText(xml));
    const second = xml.split('\n')[1] ?? '';
    expect(failed.find(({ code }) => code === 'FAD03')).toMatchObject({
      line: 2,
      column: second.indexOf('<cbc:ProfileID>') + 1,
    });
  });
});

describe('what keeps an invoice from being judged', () => {
  it('is a text that is not well-formed: ZB01 with the text of the parser, the rest not evaluated', async () => {
    const { judgement, subject } = await judgeText('<Invoice><a></Invoice>', 'default');
    const [line, ...others] = judgement.failed;
    expect(others).toEqual([]);
    expect(line?.code).toBe('ZB01');
    expect(line?.message).toMatch(/^Fallo en el schema XML del archivo \(línea 1, columna \d+\) - .+[^…] -$/);
    expect(judgement.accepted).toBe(false);
    expect(judgement.incomplete?.en).toBe('The bytes are no XML document.');
    expect(subject).toBeUndefined();
    const open = new Set(judgement.results.filter(({ status }) => status === 'notEvaluated').map(({ code }) => code));
    expect(['90', 'ZE02', 'DC01', 'FAD06', 'FAU14'].filter((code) => !open.has(code))).toEqual([]);
  });

  it('is a document that its schema refuses: ZB01 alone, the rest not evaluated', async () => {
    const built: readonly XmlEdit[] = [
      { edit: 'remove', path: '/*/cbc:IssueDate' },
      { edit: 'set', path: '/*/cbc:ProfileID', text: 'x' },
    ];
    expect(codesOf(await judgeChanged({ built }))).toEqual(['ZB01']);
    expect(codesOf(await judgeChanged({ built }, 'full'))).toEqual(['FAD03', 'FAD09e', 'ZB01']);
  });

  it('is something unknown', async () => {
    const judged = await judgeText('<Recibo/>', 'default');
    const { judgement, subject } = judged;
    expect(judgement.accepted).toBe(false);
    expect(judgement.incomplete?.en).toContain('none of the documents');
    expect(reportOf(judged)).toMatchObject({
      incomplete: judgement.incomplete?.en,
      spanish: { incomplete: judgement.incomplete?.es },
    });
    expect(judgement.failed.map(({ code }) => code)).toEqual(['ZB01']);
    expect(subject).toBeUndefined();
  });

  it('is a catalogue without rules about the content of its kind, however correct the rest', async () => {
    const received = readDocument('x.xml', Buffer.from(await signedInvoice(authority)));
    const { judgement } = await judge(received, {
      catalogue: createCatalogue(catalogue().groups.filter(({ stage }) => stage !== 'content')),
      registry: authority.registry,
      schemas: authority.schemas,
      trust: await authority.trust(),
      profile: profile('default'),
      environment: '2',
      now,
    });
    expect(judgement.failed).toEqual([]);
    expect(judgement.accepted).toBe(false);
    expect(judgement.incomplete?.en).toContain('invoice');
  });

  it('is a profile with every rule off: nothing was looked at', async () => {
    const received = readDocument('x.xml', Buffer.from('<CreditNote/>'));
    const everything = catalogue()
      .entries('creditNote')
      .map(({ code }) => code.code);
    const { judgement } = await judge(received, {
      catalogue: authority.catalogue,
      registry: authority.registry,
      schemas: authority.schemas,
      trust: await authority.trust(),
      profile: profile('default', { off: everything }),
      environment: '2',
      now,
    });
    expect(judgement.failed).toEqual([]);
    expect(judgement.accepted).toBe(false);
  });
});

describe('a document without key fields', () => {
  it('is not looked up among those processed before', async () => {
    const { judgement, facts } = await judgeText(
      await signedInvoice(authority, { coded: [{ edit: 'set', path: '/*/cbc:UUID', text: '' }] }),
      'default',
    );
    expect(facts.priorDocuments).toEqual({ asked: false, duplicate: undefined });
    expect(judgement.results.find(({ code }) => code === '90')).toMatchObject({ status: 'notEvaluated' });
    expect(judgement.failed.map(({ code }) => code)).toEqual(['FAD06']);
  });
});

describe('an authority whose registries are empty', () => {
  it('rejects with lines', async () => {
    const before = await authority.registry.dump();
    const rut = { available: false, entries: [] };
    await authority.registry.replace({ contributors: [], software: [], ranges: [], mandates: [], uvt: [], rut });
    try {
      const report = await judgeChanged({}, 'default');
      expect(report.verdict).toBe('rejected');
      expect(codesOf(report)).toEqual(['92', 'FAB05a', 'FAB19b', 'FAB24b', 'FAD05e', 'FAJ21', 'FAJ44a']);
      expect(report.broken).toEqual([]);
    } finally {
      await authority.registry.replace(before);
    }
  });
});
