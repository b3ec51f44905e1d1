import { describe, expect, it, vi } from 'vitest';
import type { Sender } from './authority/transmit.ts';
import type { Company } from './company.ts';
import { acceptedInstead } from './known.ts';
import type { SubmissionState } from './submission.ts';
import type { IssuerStore } from './store/port.ts';

const ours = { id: 1, parcel: { fileName: '', zip: Buffer.of(), key: 'cufe' }, signedXml: '<ours/>' };

/** A store with another document of that code, and an authority that has that XML. */
const scene = (
  kept: string | undefined,
  { state = 'sent', isAlone = false }: { readonly state?: SubmissionState; readonly isAlone?: boolean } = {},
) => {
  const summary = { issueDate: '2026-11-20', prefix: 'SETP', number: '990000001' };
  const rows = [
    ...(isAlone ? [] : [{ ...summary, id: 2, key: 'cufe', state }]),
    { ...summary, id: 1, key: 'cufe', state: 'sent' },
  ];
  const bytes = kept === undefined ? '' : Buffer.from(kept).toString('base64');
  const body = `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><GetXmlByDocumentKeyResponse><GetXmlByDocumentKeyResult><Code>100</Code><XmlBytesBase64>${bytes}</XmlBytesBase64></GetXmlByDocumentKeyResult></GetXmlByDocumentKeyResponse></s:Body></s:Envelope>`;
  const call = vi.fn().mockResolvedValue({
    kind: 'received',
    answer: { status: 200, headers: {}, body: Buffer.from(body) },
  });
  const store = {
    documentsWithKey: () => Promise.resolve(rows),
    document: (id: number) => Promise.resolve({ id, files: { signedXml: id === 1 ? '<ours/>' : '<theirs/>' } }),
  };
  const context = {
    store: store as unknown as IssuerStore, // nothing else is asked of it
    company: { nit: '901500100' } as Company, // as above
    sender: { client: { call }, credentials: {} } as unknown as Sender, // as above, and the client does not sign
  };
  return { call, instead: () => acceptedInstead(ours, context) };
};

describe('a code that was accepted before', () => {
  it('is ours where no other document of the store has it: nobody is asked', async () => {
    const { call, instead } = scene('<theirs/>', { isAlone: true });
    expect(await instead()).toBeUndefined();
    expect(call).not.toHaveBeenCalled();
  });

  it('is ours if the authority has our XML', async () => {
    expect(await scene('<ours/>', { state: 'accepted' }).instead()).toBeUndefined();
  });

  it('belongs to the other document if the authority has its XML', async () => {
    expect(await scene('<theirs/>').instead()).toMatchObject({ id: 2 });
  });

  it.each(['sent', 'accepted'] as const)(
    'belongs to the other document only if it is known to be accepted, where the authority says nothing: %s',
    async (state) => {
      const found = await scene(undefined, { state }).instead();
      expect(found?.id).toBe(state === 'accepted' ? 2 : undefined);
    },
  );
});
