import { describe, expect, it, vi } from 'vitest';
import type { AuthorityClient } from './authority/client.ts';
import { acceptedRival, type SentOnce } from './rival.ts';
import type { SubmissionState } from './submission.ts';
import type { IssuerStore } from './store/port.ts';

const ours: SentOnce = { id: 1, company: '901500100', key: 'cufe', signedXml: '<ours/>' };

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
  const sources = {
    store: store as unknown as IssuerStore, // nothing else is asked of it
    client: { call } as unknown as AuthorityClient, // as above
    credentials: {} as never, // the client does not sign
  };
  return { call, rival: () => acceptedRival(ours, sources) };
};

describe('a code that was accepted before', () => {
  it('is ours where no other document of the store has it: nobody is asked', async () => {
    const { call, rival } = scene('<theirs/>', { isAlone: true });
    expect(await rival()).toBeUndefined();
    expect(call).not.toHaveBeenCalled();
  });

  it('is ours if the authority has our XML', async () => {
    expect(await scene('<ours/>', { state: 'accepted' }).rival()).toBeUndefined();
  });

  it('belongs to the other document if the authority has its XML', async () => {
    expect(await scene('<theirs/>').rival()).toMatchObject({ id: 2 });
  });

  it.each(['sent', 'accepted'] as const)(
    'belongs to the other document only if it is known to be accepted, where the authority says nothing: %s',
    async (state) => {
      const found = await scene(undefined, { state }).rival();
      expect(found?.id).toBe(state === 'accepted' ? 2 : undefined);
    },
  );
});
