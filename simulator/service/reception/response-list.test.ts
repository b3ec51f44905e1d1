import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attributeOf, textOf } from '../../../src/common/xml/tree.ts';
import { select } from '../../document/path-index.ts';
import { parsed, testAuthority, type TestAuthority } from '../../testing/authority.fixture.ts';
import { answered, call, zipped } from '../../testing/exchange.fixture.ts';
import { issuer } from '../../testing/invoice.fixture.ts';
import { flaw, small, smallCatalogue, smallEvent, type Small } from '../../testing/reception.fixture.ts';
import { getReferenceNotes, getStatusEvent } from './response-list.ts';
import { sendBillSync, sendEventUpdateStatus } from './send-sync.ts';

let authority: TestAuthority;

beforeEach(async () => {
  authority = await testAuthority({ catalogue: smallCatalogue() });
});

afterEach(() => authority.registry.close());

const send = async (kind: Parameters<typeof small>[0], said: Small): Promise<void> => {
  await sendBillSync(authority)(call({ contentFile: zipped(small(kind, said)) }));
};

const notesAbout = async (trackId?: string) =>
  answered(await getReferenceNotes(authority)(call(trackId === undefined ? {} : { trackId })));

const listed = async (trackId: string, ...paths: readonly string[]): Promise<readonly (readonly string[])[]> => {
  const { XmlBase64Bytes } = await notesAbout(trackId);
  const { root } = parsed(Buffer.from(XmlBase64Bytes ?? '', 'base64').toString());
  return select(root, 'cac:DocumentResponse').map((response) =>
    paths.map((path) => select(response, path).map(textOf).join(' ')),
  );
};

/** Kinds of identification of the parties of each response. */
const schemesIn = ({ XmlBase64Bytes }: { readonly XmlBase64Bytes: string | null }) => {
  const { root } = parsed(Buffer.from(XmlBase64Bytes ?? '', 'base64').toString());
  return select(root, 'cac:DocumentResponse').map((response) =>
    ['Issuer', 'Recipient']
      .flatMap((role) => select(response, `cac:${role}Party/cac:PartyTaxScheme/cbc:CompanyID`))
      .map((id) => attributeOf(id, 'schemeName')),
  );
};

describe('GetStatusEvent', () => {
  it('names a sender with a cédula by its kind of identification, and without one stated as NIT', async () => {
    await send('invoice', { number: 'A1', key: 'aa' });
    const event = smallEvent('030', 'aa').replace('<cbc:CompanyID>', '<cbc:CompanyID schemeName="13">');
    await sendEventUpdateStatus(authority)(call({ contentFile: zipped(event) }));
    expect(schemesIn(answered(await getStatusEvent(authority)(call({ trackId: 'aa' }))))).toEqual([['13', '31']]);
  });
});

describe('GetReferenceNotes', () => {
  it('lists the accepted notes about a document, as responses', async () => {
    await send('invoice', { number: 'A1', key: 'aa' });
    await send('creditNote', { number: 'NC1', key: 'n1', corrects: 'AA' });
    await send('creditNote', { number: 'NC2', key: 'n2', corrects: 'aa', note: flaw });
    await send('debitNote', { number: 'ND1', key: 'n3', corrects: 'aa' });
    await send('creditNote', { number: 'NC3', key: 'n4', corrects: 'bb' });
    expect(await notesAbout(' AA ')).toMatchObject({
      ErrorMessage: [],
      IsValid: true,
      StatusCode: '00',
      StatusDescription: 'Procesado Correctamente.',
      StatusMessage: 'El documento A1 tiene las notas NC1, ND1.',
      XmlDocumentKey: 'aa',
      XmlFileName: 'factura',
    });
    const response = 'cac:Response/cbc:';
    const party = '/cac:PartyTaxScheme/cbc:CompanyID';
    const paths = [
      ...[`${response}ResponseCode`, `${response}Description`, `${response}EffectiveDate`, `${response}EffectiveTime`],
      ...['cac:DocumentReference/cbc:ID', 'cac:DocumentReference/cbc:UUID'],
      ...[`cac:IssuerParty${party}`, `cac:RecipientParty${party}`],
      ...['ID', 'Name'].map((name) => `cac:IssuerParty/cac:PartyTaxScheme/cac:TaxScheme/cbc:${name}`),
    ];
    const common = ['2026-11-20', '10:00:00-05:00'];
    expect(await listed('aa', ...paths)).toEqual([
      ['91', 'Nota crédito', ...common, 'NC1', 'n1', issuer.nit, '800100200', '01', 'IVA'],
      ['92', 'Nota débito', ...common, 'ND1', 'n3', issuer.nit, '800100200', '01', 'IVA'],
    ]);
  });

  it('lists adjustment notes of a support document', async () => {
    await send('supportDocument', { number: 'D1', key: 'dd' });
    await send('supportAdjustmentNote', { number: 'NA1', key: 'n5', corrects: 'dd' });
    expect(await listed('dd', 'cac:Response/cbc:ResponseCode', 'cac:DocumentReference/cbc:ID')).toEqual([
      ['95', 'NA1'],
    ]);
    expect((await notesAbout('dd')).StatusMessage).toBe('El documento D1 tiene la nota NA1.');
  });

  it('lists both adjustment notes of a POS ticket', async () => {
    await send('posTicket', { number: 'EPOS1', key: 'd0' });
    await send('equivalentCreditNote', { number: 'NCP1', key: 'n6', corrects: 'd0' });
    await send('equivalentDebitNote', { number: 'NDP1', key: 'n7', corrects: 'd0' });
    expect(await listed('d0', 'cac:Response/cbc:ResponseCode', 'cac:DocumentReference/cbc:ID')).toEqual([
      ['94', 'NCP1'],
      ['93', 'NDP1'],
    ]);
  });

  it('does not mistake an invoice for a note, whatever it refers to', async () => {
    await send('invoice', { number: 'A1', key: 'aa' });
    await send('invoice', { number: 'A2', key: 'bb', corrects: 'aa' });
    expect((await notesAbout('aa')).StatusCode).toBe('67');
  });

  it('names a buyer with a cédula by its kind of identification', async () => {
    await send('invoice', { number: 'A1', key: 'aa' });
    const note = small('creditNote', { number: 'NC1', key: 'n1', corrects: 'aa' });
    const toPerson = note.replace('schemeID="2" schemeName="31">800100200', 'schemeName="13">800100200');
    await sendBillSync(authority)(call({ contentFile: zipped(toPerson) }));
    expect(schemesIn(await notesAbout('aa'))).toEqual([['31', '13']]);
  });

  it('answers 67 for a document without notes', async () => {
    await send('invoice', { number: 'A1', key: 'aa' });
    expect(await notesAbout('aa')).toEqual({
      ErrorMessage: [],
      IsValid: false,
      StatusCode: '67',
      StatusDescription: 'El documento A1 no tiene notas que lo corrijan.',
      StatusMessage: null,
      XmlBase64Bytes: null,
      XmlDocumentKey: 'aa',
      XmlFileName: 'factura',
    });
  });

  it.each([['ff'], [''], [undefined]])('answers 66 for a key that nobody sent: %s', async (trackId) => {
    expect(await notesAbout(trackId)).toMatchObject({ StatusCode: '66', IsValid: false, XmlDocumentKey: null });
  });
});
