/** How support documents and their notes state a seller, by its identity document, and what the authority says of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGenerator } from '../../../../datasets/generators/index.ts';
import { colombianDate } from '../../../common/time.ts';
import type { JsonObject } from '../../../common/json/is-object.ts';
import { startBox, type Box, type Reply } from '../../../harness/box.ts';
import { lineName, linesOf } from '../../../harness/answers.ts';

let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'sellers' });
});

afterAll(() => box.close());

const generator = createGenerator('sellers');

const supportDocument = (where: 'resident' | 'nonResident', seller: JsonObject): JsonObject => {
  const date = colombianDate(box.clock.now());
  const body = generator.supportDocument({ date, seller: where, variant: 'withoutDiscount' });
  const { dv: _, ...given } = body.seller;
  return { ...body, number: undefined, seller: { ...given, ...seller } };
};

const xmlOf = async ({ body }: Reply): Promise<string> => {
  const headers = { authorization: `Bearer ${box.token}` };
  const file = await fetch(`${box.issuer.url}/api/download/901500100/${String(body.urlinvoicexml)}`, { headers });
  return file.text();
};

/** Attributes of the seller's CompanyID in PartyTaxScheme. */
const statedIn = (xml: string): readonly (string | undefined)[] => {
  const [, attributes = ''] =
    /<cac:AccountingSupplierParty>[^]*?<cac:PartyTaxScheme>[^]*?<cbc:CompanyID ([^>]*)>/.exec(xml) ?? [];
  return ['schemeName', 'schemeID'].map((name) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]);
};

const rejections = ({ body }: Reply): readonly string[] =>
  linesOf(body)
    .map(lineName)
    .filter((line) => line.endsWith('Rechazo'));

const person = { type_organization_id: 2, identification_number: 1030547, dv: undefined };

describe('a resident seller', () => {
  it.each([
    ['a cédula', { ...person, type_document_identification_id: 3 }, '9'],
    ['a cédula with its digit as a NIT', { ...person, type_document_identification_id: 3, dv: 9 }, '9'],
    ['a card for foreigners (5)', { ...person, type_document_identification_id: 5 }, '9'],
    ['a foreign document (8)', { ...person, type_document_identification_id: 8 }, '9'],
    ['a passport (7)', { ...person, type_document_identification_id: 7 }, '9'],
    ['a NIT', { ...person, type_document_identification_id: 6, dv: 9 }, '9'],
  ])('with %s is stated by NIT with its digit, and accepted', async (_case, seller, digit) => {
    const reply = await box.post('/api/ubl2.1/support-document', supportDocument('resident', seller));
    expect(rejections(reply)).toEqual([]);
    expect(statedIn(await xmlOf(reply))).toEqual(['31', digit]);
    expect(reply.body).toMatchObject({ verdict: { accepted: true } });
  });

  it('is stated so in the adjustment note too', async () => {
    const seller = { ...person, type_document_identification_id: 3 };
    const document = await box.post('/api/ubl2.1/support-document', supportDocument('resident', seller));
    const reference = {
      number: String(document.body.urlinvoicexml).slice('DSS-'.length, -'.xml'.length),
      uuid: String(document.body.cuds),
      issue_date: colombianDate(box.clock.now()),
    };
    const note = generator.supportAdjustmentNote({ reference, seller: 'resident' });
    const { dv: _, ...given } = note.seller;
    const reply = await box.post('/api/ubl2.1/sd-credit-note', {
      ...note,
      number: undefined,
      seller: { ...given, ...seller },
    });
    expect(rejections(reply)).toEqual([]);
    expect(statedIn(await xmlOf(reply))).toEqual(['31', '9']);
  });
});

describe('a seller abroad', () => {
  it.each([
    [7, '41', undefined],
    [8, '42', undefined],
    [9, '50', undefined],
    [11, '47', undefined],
    [5, '22', undefined],
    [4, '21', undefined],
  ])('with the identity document %i is stated as %s, without a digit', async (id, code, digit) => {
    const seller = { type_document_identification_id: id, identification_number: 'AB100002' };
    const reply = await box.post('/api/ubl2.1/support-document', supportDocument('nonResident', seller));
    expect(rejections(reply)).toEqual([]);
    expect(statedIn(await xmlOf(reply))).toEqual([code, digit]);
  });

  it('with a document that no resident abroad has is refused, by the rule about it alone', async () => {
    const seller = { type_document_identification_id: 3, identification_number: 'AB100002' };
    const reply = await box.post('/api/ubl2.1/support-document', supportDocument('nonResident', seller));
    expect(rejections(reply)).toEqual(['DSAJ25b Rechazo']);
    expect(statedIn(await xmlOf(reply))).toEqual(['13', undefined]);
  });
});
