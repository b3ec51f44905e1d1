import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JudgedDocument, NumberingRange } from '../../registry/types.ts';
import { testAuthority, type TestAuthority } from '../../testing/authority.fixture.ts';
import { batchTask } from '../../tenants/store/registry.fixture.ts';
import { answered, call } from '../../testing/exchange.fixture.ts';
import { buyer, issuer, softwareId } from '../../testing/invoice.fixture.ts';
import { texts } from './texts.ts';
import { getNumberingRange, getStatus, getXmlByDocumentKey } from './queries.ts';

let authority: TestAuthority;

beforeEach(async () => {
  authority = await testAuthority();
});

afterEach(() => authority.registry.close());

const key = 'ab'.repeat(48);

const document = (changes: Partial<JudgedDocument> = {}): JudgedDocument => ({
  issuerNit: issuer.nit,
  type: '01',
  number: 'SETP990000001',
  key,
  receiverId: buyer.nit,
  issueDate: '2026-11-20',
  payableAmount: '1190.00',
  state: 'accepted',
  fileName: 'factura',
  xml: '<Invoice>ñ</Invoice>',
  applicationResponse: '<ApplicationResponse/>',
  lines: [],
  statusMessage: 'La Factura electrónica SETP990000001, ha sido autorizada.',
  receivedAt: Date.parse('2026-11-20T10:00:05.250-05:00'),
  ...changes,
});

const rejected = document({
  state: 'rejected',
  lines: ['Regla: FAD06, Rechazo: El código único no está bien calculado'],
  statusMessage: 'Documento con errores en campos mandatorios.',
});

const status = async (trackId?: string) =>
  answered(await getStatus(authority)(call(trackId === undefined ? {} : { trackId })));

describe('GetStatus', () => {
  it('gives the verdict of an accepted document, its key in upper or lower case', async () => {
    await authority.registry.record(document());
    for (const trackId of [key, key.toUpperCase(), ` ${key}\n`]) {
      expect(await status(trackId), trackId).toEqual({
        ErrorMessage: [],
        IsValid: true,
        StatusCode: '00',
        StatusDescription: 'Procesado Correctamente.',
        StatusMessage: 'La Factura electrónica SETP990000001, ha sido autorizada.',
        XmlBase64Bytes: Buffer.from('<ApplicationResponse/>').toString('base64'),
        XmlDocumentKey: key,
        XmlFileName: 'factura',
      });
    }
  });

  it('gives the verdict of a rejected document', async () => {
    await authority.registry.record(rejected);
    expect(await status(key)).toMatchObject({
      ErrorMessage: rejected.lines,
      IsValid: false,
      StatusCode: '99',
      StatusDescription: 'Validación contiene errores en campos mandatorios.',
      StatusMessage: 'Documento con errores en campos mandatorios.',
    });
  });

  it('gives 98 for a document of a batch that waits, and 00 if it was accepted before', async () => {
    const { queue } = authority.registry;
    await queue.add({ zipKey: 'b', testSetId: undefined, receivedAt: 0, keys: [key] }, batchTask, 'one');
    expect(await status(key)).toMatchObject({ IsValid: false, StatusCode: '98', StatusDescription: 'En Proceso' });
    await authority.registry.record(rejected);
    expect(await status(key)).toMatchObject({ StatusCode: '98' });
    await authority.registry.record(document());
    expect(await status(key)).toMatchObject({ StatusCode: '00' });
  });

  it('gives 00 for anything ever accepted, whatever came before or after', async () => {
    await authority.registry.record(rejected);
    await authority.registry.record(document());
    await authority.registry.record(rejected);
    expect(await status(key)).toMatchObject({ StatusCode: '00', IsValid: true });
  });

  it('of an authority that gives another code for an unknown key says that the key was not found', async () => {
    authority.settings.unknownKey = '90';
    expect(await status(key)).toMatchObject({ StatusCode: '90', StatusDescription: texts.keyNotFound });
  });

  it.each([['unknown', 'cd'.repeat(48)] as const, ['empty', ''] as const, ['absent', undefined] as const])(
    'gives 66 for a key that is %s',
    async (_what, trackId) => {
      await authority.registry.record(document());
      expect(await status(trackId)).toEqual({
        ErrorMessage: [],
        IsValid: false,
        StatusCode: '66',
        StatusDescription: 'TrackId no existe en los registros de la DIAN.',
        StatusMessage: null,
        XmlBase64Bytes: null,
        XmlDocumentKey: null,
        XmlFileName: null,
      });
    },
  );
});

describe('GetXmlByDocumentKey', () => {
  const xml = async (nit: string | undefined, trackId = key) => {
    const outcome = await getXmlByDocumentKey(authority)({ ...call({ trackId }), certificateNit: nit });
    return answered(outcome);
  };

  it.each([
    ['the issuer', issuer.nit],
    ['the receiver', buyer.nit],
  ])('gives %s the document, byte for byte', async (_who, nit) => {
    await authority.registry.record(document());
    expect(await xml(nit)).toEqual({
      Code: '100',
      Message: 'Acción completada OK.',
      ValidationDate: '2026-11-20T10:00:05-05:00',
      XmlBytesBase64: Buffer.from('<Invoice>ñ</Invoice>').toString('base64'),
    });
  });

  it('gives it to anyone with a mandate from either', async () => {
    await authority.registry.record(document());
    for (const issuerNit of [issuer.nit, buyer.nit]) {
      await authority.registry.replace({ mandates: [{ certificateNit: '800', issuerNit }] });
      expect((await xml('800')).Code, issuerNit).toBe('100');
    }
  });

  it.each([['another', '901500300'] as const, ['nobody', undefined] as const, ['an empty NIT', ''] as const])(
    'refuses %s with 401',
    async (_who, nit) => {
      await authority.registry.record(document());
      expect(await xml(nit)).toMatchObject({ Code: '401', XmlBytesBase64: null, ValidationDate: null });
    },
  );

  it('answers 205 for unknown and for rejected documents', async () => {
    expect((await xml(issuer.nit)).Code).toBe('205');
    await authority.registry.record(rejected);
    expect((await xml(issuer.nit)).Code).toBe('205');
  });

  it.each([{ receiverId: '' }, { issuerNit: '' }])('answers 206 if a party cannot be read: %j', async (changes) => {
    await authority.registry.record(document(changes));
    expect(await xml(issuer.nit)).toMatchObject({ Code: '206', XmlBytesBase64: null });
    expect(await xml('')).toMatchObject({ Code: '206' });
  });
});

describe('GetNumberingRange', () => {
  type Query = {
    readonly issuer?: string;
    readonly provider?: string;
    readonly software?: string;
    readonly sender?: string;
  };

  const ranges = async (query: Query = {}) => {
    const parameters = {
      accountCode: query.issuer ?? issuer.nit,
      accountCodeT: query.provider ?? issuer.nit,
      softwareCode: query.software ?? softwareId,
    };
    return answered(await getNumberingRange(authority)(call(parameters, query.sender ?? issuer.nit)));
  };

  it('lists the ranges in force for that software, in full', async () => {
    const { OperationCode, OperationDescription, ResponseList } = await ranges();
    expect([OperationCode, OperationDescription]).toEqual(['100', 'Acción completada OK.']);
    expect(ResponseList?.map(({ Prefix }) => Prefix)).toEqual(['SETP', 'SCON', 'POCO']);
    expect(ResponseList?.[0]).toEqual({
      ResolutionNumber: '18760000001',
      ResolutionDate: '2019-01-19',
      Prefix: 'SETP',
      FromNumber: '990000000',
      ToNumber: '995000000',
      ValidDateFrom: '2019-01-19',
      ValidDateTo: '2030-01-19',
      TechnicalKey: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
    });
  });

  it('gives no key for a range that has none', async () => {
    const { ResponseList } = await ranges();
    expect(ResponseList?.find(({ Prefix }) => Prefix === 'SCON')?.TechnicalKey).toBeNull();
  });

  const second = { issuer: '901500600', provider: '901500600', sender: '901500600' };

  it.each<readonly [code: string, what: string, query: Query]>([
    ['401', 'a sender without mandate', { sender: buyer.nit }],
    ['401', 'a sender without number', { sender: '' }],
    ['401', 'an issuer that is not named', { issuer: '', sender: '' }],
    ['303', 'software of another than the provider named', { provider: buyer.nit }],
    ['303', 'software, no provider named', { provider: '' }],
    ['302', 'software that is not known', { software: 'unknown' }],
    ['302', 'software that nobody registered, with common ranges', { ...second, software: 'unknown' }],
    ['302', 'no software named', { software: '' }],
    ['302', 'software without ranges', { software: '3d5e8fa1-62bb-4047-9c23-a401d8e6f925' }],
  ])('answers %s to %s', async (code, _what, query) => {
    expect(await ranges(query)).toMatchObject({ OperationCode: code, ResponseList: null });
  });

  it('lists the common ranges for any issuer and any software in the test environment, and there alone', async () => {
    const query = { ...second, software: '5f70a1c3-84dd-4269-9e45-c623fa081b47' };
    const prefixes = async () => (await ranges(query)).ResponseList?.map(({ Prefix }) => Prefix);
    expect(await prefixes()).toEqual(['SETP', 'SEDS', 'EPOS']);
    authority = { ...authority, environment: '1' };
    expect((await ranges(query)).OperationCode).toBe('302');
  });

  it('checks the mandate before anything else, and software before ranges', async () => {
    await authority.registry.replace({ ranges: [] });
    expect((await ranges({ sender: buyer.nit, provider: '1' })).OperationCode).toBe('401');
    expect((await ranges({ provider: '1' })).OperationCode).toBe('303');
    expect((await ranges({ software: 'unknown' })).OperationCode).toBe('301');
  });

  it('accepts a sender with a mandate', async () => {
    await authority.registry.replace({ mandates: [{ certificateNit: buyer.nit, issuerNit: issuer.nit }] });
    expect((await ranges({ sender: buyer.nit })).OperationCode).toBe('100');
  });

  const withOneRange = async (changes: Partial<NumberingRange>): Promise<void> => {
    const [range] = (await authority.registry.dump()).ranges;
    if (range === undefined) throw new Error('The default registry has no ranges.');
    await authority.registry.replace({ ranges: [{ ...range, ...changes }] });
  };

  it.each<readonly [what: string, changes: Partial<NumberingRange>, code: string]>([
    ['active', {}, '100'],
    ['inactive', { state: 'inactive' }, '301'],
    ['ended yesterday', { endDate: '2026-11-19' }, '301'],
    ['ending today', { endDate: '2026-11-20' }, '100'],
    ['starting today', { startDate: '2026-11-20' }, '100'],
    ['starting tomorrow', { startDate: '2026-11-21' }, '301'],
    ['of nobody’s software', { softwareId: undefined }, '302'],
    ['of another issuer', { issuerNit: buyer.nit }, '301'],
  ])('counts a range that is %s as its state says', async (_what, changes, code) => {
    await withOneRange(changes);
    expect((await ranges()).OperationCode).toBe(code);
  });

  it('ends a range at midnight in Colombia', async () => {
    await withOneRange({ endDate: '2026-11-20' });
    for (const [hours, code] of [
      [13, '100'],
      [14, '301'],
    ] as const) {
      authority.settings.clockOffset = hours * 3_600_000; // from ten in the morning
      expect((await ranges()).OperationCode).toBe(code);
    }
  });

  it('answers 500 where the authority serves no ranges', async () => {
    authority.settings.servesRanges = false;
    expect(await ranges()).toMatchObject({ OperationCode: '500', ResponseList: null });
  });

  it('follows the clock of the authority', async () => {
    authority.settings.clockOffset = 4 * 365 * 86_400_000;
    const { ResponseList } = await ranges();
    expect(ResponseList?.map(({ Prefix }) => Prefix)).toEqual(['FUTU']);
  });
});
