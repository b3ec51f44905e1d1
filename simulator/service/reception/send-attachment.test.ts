import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testAuthority, type TestAuthority } from '../../testing/authority.fixture.ts';
import { answered, call, zipped, zippedAll } from '../../testing/exchange.fixture.ts';
import { attached, small, smallCatalogue } from '../../testing/reception.fixture.ts';
import { getStatusZip, getXmlByDocumentKey } from './queries.ts';
import { sendBillAttachmentAsync } from './send-async.ts';

let authority: TestAuthority;

beforeEach(async () => {
  authority = await testAuthority({ catalogue: smallCatalogue() });
});

afterEach(() => authority.registry.close());

const send = async (contentFile: string) =>
  answered(await sendBillAttachmentAsync(authority)(call({ fileName: 'z.zip', contentFile })));

const verdicts = async (contentFile: string) => {
  const { ZipKey: trackId } = await send(contentFile);
  return answered(await getStatusZip(authority)(call({ trackId: trackId ?? '' })));
};

describe('SendBillAttachmentAsync', () => {
  it('judges the document in a container, names it by the container’s file, and files it alone', async () => {
    const invoice = small('invoice', { number: 'A1', key: 'aa' });
    expect(await verdicts(zipped(attached(invoice), 'ad09015001000002600000001.xml'))).toMatchObject([
      { StatusCode: '00', XmlDocumentKey: 'aa', XmlFileName: 'ad09015001000002600000001' },
    ]);
    const { XmlBytesBase64 } = answered(await getXmlByDocumentKey(authority)(call({ trackId: 'aa' })));
    expect(Buffer.from(XmlBytesBase64 ?? '', 'base64').toString()).toBe(invoice);
  });

  it('takes the same files as SendBillAsync, as well as containers, each with its own verdict', async () => {
    const documents = [
      small('creditNote', { number: 'A2', key: 'bb' }),
      attached(small('supportDocument', { number: 'A3', key: 'cc', note: 'REJECT ME' })),
      small('payroll', { number: 'A4', key: 'dd' }),
    ];
    const codes = (await verdicts(zippedAll(documents))).map(({ StatusCode }) => StatusCode);
    expect(codes).toEqual(['00', '99', '66']);
  });

  it('finds the document that was accepted before, as in any container sent to a receiver', async () => {
    const invoice = small('invoice');
    await verdicts(zipped(invoice));
    const [again] = await verdicts(zipped(attached(invoice)));
    expect(again).toMatchObject({ StatusCode: '99', XmlDocumentKey: 'c0de' });
    expect(again?.ErrorMessage).toEqual(['Regla: 90, Rechazo: Documento procesado anteriormente.']);
  });

  it.each([
    ['a container in a container', attached('<AttachedDocument/>'), '66', /no recibe el documento «AttachedDocument»/],
    ['a container with another file', attached('<html/>'), '66', /no recibe el documento «html»/],
    ['a container without content', '<AttachedDocument/>', '99', /Validación/],
    ['a container of what is no XML', attached('PDF'), '99', /Validación/],
  ])('accepts nothing in %s', async (_what, xml, code, description) => {
    const [verdict, ...others] = await verdicts(zipped(xml));
    expect([verdict?.StatusCode, verdict?.IsValid, others]).toEqual([code, false, []]);
    expect(verdict?.StatusDescription).toMatch(description);
  });

  it('does not take a file that is not a ZIP', async () => {
    expect(await send('AAAA')).toMatchObject({ ZipKey: '', ErrorMessageList: [{ Success: false }] });
  });
});
