import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receive } from '../../service/reception/receive.ts';
import { readDocument } from '../../document/intake/submission.ts';
import { testAuthority, type TestAuthority } from '../../testing/authority.fixture.ts';
import { zippedAll } from '../../testing/exchange.fixture.ts';
import { issuer } from '../../testing/invoice.fixture.ts';
import { attached, small, smallCatalogue } from '../../testing/reception.fixture.ts';
import { soap12 } from '../../service/soap/names.ts';
import { aboutRequest } from './about.ts';

let authority: TestAuthority;

beforeAll(async () => {
  authority = await testAuthority({ catalogue: smallCatalogue() });
  const received = readDocument('a.xml', Buffer.from(small('payroll', { key: 'feed', number: 'N9' })));
  await receive({
    ...{ authority, received, operation: 'SendNominaSync' },
    ...{ certificate: Buffer.alloc(0), certificateNit: issuer.nit },
  });
});

afterAll(() => authority.registry.close());

const ask = (operation: string, parameters: Readonly<Record<string, string>>, documents = true) => {
  const content = Object.entries(parameters)
    .map(([name, value]) => `<w:${name}>${value}</w:${name}>`)
    .join('');
  const bytes = Buffer.from(
    `<e:Envelope xmlns:e="${soap12}" xmlns:w="http://wcf.dian.colombia"><e:Body><w:${operation}>${content}</w:${operation}></e:Body></e:Envelope>`,
  );
  const request = { bytes, headers: { contentType: 'application/soap+xml' } };
  return aboutRequest(request, { registry: authority.registry, documents });
};

describe('the documents that a request concerns', () => {
  const payroll = { nit: issuer.nit, kind: 'payroll', number: 'N9' };

  it('are those it brings, one or several', async () => {
    const contentFile = zippedAll([small('invoice'), small('payroll', { number: 'N9' }), '<other/>']);
    const about = await ask('SendBillAsync', { contentFile });
    expect(about.operation).toBe('SendBillAsync');
    expect(about.documents).toMatchObject([{ nit: issuer.nit, kind: 'invoice' }, payroll, { kind: undefined }]);
  });

  it('are those in the containers for receivers, where the operation opens them', async () => {
    const contentFile = zippedAll([attached(small('invoice', { number: 'F7' })), attached('<other/>')]);
    const opened = await ask('SendBillAttachmentAsync', { contentFile });
    expect(opened.documents).toMatchObject([{ nit: issuer.nit, kind: 'invoice', number: 'F7' }, { kind: undefined }]);
    expect((await ask('SendBillAsync', { contentFile })).documents).toMatchObject([{ kind: undefined }, {}]);
  });

  it.each([
    ['the document with that key', 'GetStatus', { trackId: ' FEED ' }, [payroll]],
    ['nothing where nobody knows the key', 'GetXmlByDocumentKey', { trackId: 'beef' }, []],
    [
      'the company whose ranges are asked for',
      'GetNumberingRange',
      { accountCode: '901500100' },
      [{ nit: '901500100' }],
    ],
    ['nothing where the file cannot be opened', 'SendBillSync', { contentFile: 'AAAA' }, []],
  ])('is %s', async (_case, operation, parameters, documents) => {
    expect((await ask(operation, parameters)).documents).toMatchObject(documents);
    expect((await ask(operation, parameters, false)).documents).toEqual([]);
  });

  it('are unknown for anything that is not an envelope', async () => {
    const request = { bytes: Buffer.from('x'), headers: { contentType: 'application/soap+xml' } };
    const about = await aboutRequest(request, { registry: authority.registry, documents: true });
    expect(about).toMatchObject({ operation: undefined, documents: [] });
  });
});
