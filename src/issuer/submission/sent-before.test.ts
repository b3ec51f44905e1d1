import { describe, expect, it, vi } from 'vitest';
import { createEnv } from '../../common/env/env.ts';
import { verdictXml } from '../authority/fake-authority.fixture.ts';
import type { Sender } from '../authority/transmit.ts';
import type { Company } from '../company.ts';
import type { IssueRequest, SendContext } from '../context.ts';
import { acceptedInstead, earlierOf } from './sent-before.ts';
import type { SubmissionState } from './states.ts';
import type { IssuerStore } from '../store/port.ts';

const ours = { id: 1, key: 'cufe', signedXml: '<ours/>' };

const keptXml = (kept: string | undefined): string => {
  const bytes = kept === undefined ? '' : Buffer.from(kept).toString('base64');
  return `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><GetXmlByDocumentKeyResponse><GetXmlByDocumentKeyResult><Code>100</Code><XmlBytesBase64>${bytes}</XmlBytesBase64></GetXmlByDocumentKeyResult></GetXmlByDocumentKeyResponse></s:Body></s:Envelope>`;
};

const received = (body: string) => ({
  kind: 'received',
  answer: { status: 200, headers: {}, body: Buffer.from(body) },
});

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
  const call = vi.fn().mockResolvedValue(received(keptXml(kept)));
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

describe('two documents of one number and one code, of which neither was answered', () => {
  it.each([
    ['ours', '<ours/>', 'same'],
    ['theirs', '<theirs/>', 'other'],
  ])('only that which the authority has is accepted: %s', async (_which, kept, kind) => {
    const summary = { key: 'cufe', state: 'sent', issueDate: '2026-11-20' };
    const rows = [
      { ...summary, id: 2, content: 'theirs' },
      { ...summary, id: 1, content: 'ours' },
    ];
    const settleDocument = vi.fn().mockResolvedValue(true);
    const store = {
      standing: () => Promise.resolve(rows),
      documentsWithKey: () => Promise.resolve(rows),
      document: (id: number) => {
        const row = rows.find((each) => each.id === id);
        return Promise.resolve({ ...row, files: { signedXml: `<${row?.content ?? ''}/>`, qrText: '', model: '{}' } });
      },
      settleDocument,
    };
    const answers = {
      GetStatus: verdictXml({ operation: 'GetStatus', key: 'cufe' }),
      GetXmlByDocumentKey: keptXml(kept),
    };
    const client = {
      call: (operation: keyof typeof answers) => Promise.resolve(received(answers[operation])),
    };
    const context = {
      env: createEnv(),
      store,
      company: { nit: '901500100' },
      sender: { client, operation: 'SendBillSync' },
    } as unknown as SendContext; // nothing else is asked of it
    const request = {
      read: { model: { type: { code: '01' }, prefix: 'SETP', number: '1', issueDate: '2026-11-20' } },
      content: 'ours',
    };
    const { holder } = await earlierOf(request as unknown as IssueRequest, context); // as above
    expect(holder?.kind).toBe(kind);
    expect(settleDocument.mock.calls).toEqual([
      [kind === 'same' ? 1 : 2, expect.objectContaining({ state: 'accepted' })],
    ]);
  });
});
