import { describe, expect, it } from 'vitest';
import type { JsonObject, Posted, Reply } from '../box-types.ts';
import { notesOfPosted } from './posting-notes.ts';

const xml = `<Invoice xmlns="urn:i" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ID>SETP1</cbc:ID><cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="COP">9.00</cbc:LineExtensionAmount></cac:LegalMonetaryTotal></Invoice>`;

const sentence = 'Regla: FAU02, Rechazo: El valor bruto no es la suma de las líneas';

/** In the words of the dialect: one line is a bare text. */
const answered = (isValid: string, lines: unknown, member = 'ResponseAuthority'): JsonObject => ({
  cufe: 'aa',
  QRStr: 'NumFac: SETP1\nFecFac: 2026-11-20',
  [member]: {
    Envelope: {
      Body: { SendBillSyncResponse: { SendBillSyncResult: { IsValid: isValid, ErrorMessage: { string: lines } } } },
    },
  },
});

const posted = (body: JsonObject, changes: Partial<Posted> & { readonly status?: number } = {}): Posted => {
  const { status = 200, ...rest } = changes;
  const reply: Reply = { status, headers: new Headers(), body };
  return {
    path: '/api/ubl2.1/invoice',
    request: { number: 1 },
    reply,
    at: 0,
    exchanges: [],
    envelope: undefined,
    document: () => Promise.resolve(xml),
    ...rest,
  };
};

describe('the notes of a request to a service whose authority shows nothing', () => {
  it('state the verdict, the number and the kind, with the request and the reply', async () => {
    const body = answered('true', []);
    expect(await notesOfPosted(posted(body))).toEqual([
      {
        operation: 'SendBillSync',
        verdict: 'accepted',
        kind: 'invoice',
        number: 'SETP1',
        findings: [],
        posting: { path: '/api/ubl2.1/invoice', request: { number: 1 }, status: 200, reply: body },
      },
    ]);
  });

  it.each(['ResponseAuthority', 'ResponseDian'])(
    'explain a line from the catalogue, and quote the XML that the rule is about (%s)',
    async (member) => {
      const [note] = await notesOfPosted(posted(answered('false', sentence, member)));
      expect(note).toMatchObject({
        verdict: 'rejected',
        findings: [
          {
            code: 'FAU02',
            kind: 'Rechazo',
            message: 'El valor bruto no es la suma de las líneas',
            rule: 'LineExtensionAmount is the sum of the lines',
            xpath: '/Invoice/cac:LegalMonetaryTotal/cbc:LineExtensionAmount',
            excerpt: 0,
          },
        ],
      });
      expect(note?.excerpts?.[0]).toMatch(/▸ +<cbc:LineExtensionAmount currencyID="COP">9\.00</);
    },
  );

  it('prefer the explanation of the service, one for each line', async () => {
    const explanation = (found: string) => ({ code: 'FAU02', found, expected: '8.00', xpath: '/Invoice/cbc:ID' });
    const explanations = [explanation('"9.00"'), explanation('"7.00"')];
    const [note] = await notesOfPosted(posted({ ...answered('false', [sentence, sentence]), explanations }));
    expect(note?.findings.map(({ found, rule }) => [found, rule])).toEqual([
      ['"9.00"', undefined],
      ['"7.00"', undefined],
    ]);
    expect(note?.excerpts?.[0]).toMatch(/▸ +<cbc:ID>SETP1</);
  });

  it.each<readonly [string, Posted['document']]>([
    ['cannot be had', () => Promise.resolve(undefined)],
    ['is broken', () => Promise.resolve('<Invoice')],
  ])('do without an excerpt where the document %s', async (_, document) => {
    const [note] = await notesOfPosted(posted(answered('false', [sentence, 'Otra cosa']), { document }));
    expect(note?.findings.map(({ code, message }) => [code, message])).toEqual([
      ['FAU02', 'El valor bruto no es la suma de las líneas'],
      ['line', 'Otra cosa'],
    ]);
    expect(note).not.toHaveProperty('excerpts');
  });

  it('name the fields of a request that was refused', async () => {
    const errors = { customer: ['The customer field is required.'] };
    const [note] = await notesOfPosted(posted({ message: 'The given data was invalid.', errors }, { status: 422 }));
    expect(note).toMatchObject({
      operation: '/api/ubl2.1/invoice',
      verdict: 'refused',
      findings: [{ code: 'HTTP 422', field: 'customer', message: 'The customer field is required.' }],
    });
  });

  it('report an answer without a verdict, and none at all', async () => {
    const [broken] = await notesOfPosted(posted({ message: '<html>' }, { status: 500 }));
    expect(broken).toMatchObject({ verdict: 'none', findings: [{ code: 'HTTP 500', message: '<html>' }] });
    const [silent] = await notesOfPosted(posted({}, { reply: undefined }));
    expect(silent).toMatchObject({ verdict: 'none', findings: [{ code: 'no-reply' }], posting: { status: 0 } });
  });

  it('shorten files and endless lists', async () => {
    const request = { lines: Array.from({ length: 30 }, (_, index) => index), logo: 'A'.repeat(5_000) };
    const [note] = await notesOfPosted(posted(answered('true', []), { request }));
    const shown = note?.posting?.request as { readonly lines: readonly unknown[]; readonly logo: string };
    expect([shown.lines.length, shown.lines.at(-1), shown.logo.length < 100]).toEqual([21, '… (30 items)', true]);
  });
});
