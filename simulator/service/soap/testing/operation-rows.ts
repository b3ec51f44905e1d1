/** Every operation of the contract with each of its outcomes: the query, the status and the shape of the answer. */
import type { JudgedDocument, RegistryData } from '../../../registry/types.ts';
import type { AnsweredOperation } from '../../reply/soap-answers.ts';
import { zipped, zippedAll } from '../../../testing/exchange.fixture.ts';
import { buyer, issuer, softwareId } from '../../../testing/invoice.fixture.ts';
import { attached, flaw, remarkable, smallEvent } from '../../../testing/reception.fixture.ts';
import { zipKeyIn, type Context } from './operation-context.ts';
import type { Parameters } from './soap-client.ts';
import { alone, judgedAtOnce, named, notZip, type Row } from './sync-rows.ts';

const unknownKey = 'f'.repeat(96);

const forSet = (contentFile: string, testSetId: string): Parameters => ({ ...named(contentFile), testSetId });
const tracked = (trackId: string): Parameters => ({ trackId });

const uploads = (parameters: (contentFile: string) => Parameters): readonly Row[] => [
  {
    about: 'a document',
    status: 'ZipKey',
    shape: 'taken',
    ask: ({ fresh }) => parameters(zipped(fresh('invoice').xml)),
  },
  { about: 'what is no ZIP', status: 'no ZipKey', shape: 'not taken', ask: () => parameters(notZip) },
  {
    about: 'more than fifty documents',
    status: 'no ZipKey',
    shape: 'not taken',
    ask: () => parameters(zippedAll(Array.from({ length: 51 }, () => '<Recibo/>'))),
  },
];

const closedSet =
  (state: 'accepted' | 'rejected') =>
  ({ testSets }: RegistryData): Partial<RegistryData> => ({
    testSets: [...testSets, { id: state, issuerNit: issuer.nit, family: 'invoicing', quotas: {}, state }],
  });

const closedBatch =
  (state: string) =>
  async (context: Context): Promise<Parameters> =>
    tracked(zipKeyIn(await context.call('SendTestSetAsync', forSet(zipped(context.fresh('invoice').xml), state))));

const filed =
  (changes: Partial<JudgedDocument>) =>
  async (context: Context): Promise<Parameters> => {
    const { registry } = context.authority;
    const document = await registry.documentByKey(await context.sent('invoice'));
    if (document === undefined) throw new Error('What was sent is not on file.');
    const { key } = context.fresh('invoice');
    await registry.record({ ...document, key, number: key, ...changes });
    return tracked(key);
  };

const ranges = (given: Parameters = {}): Parameters => ({
  ...{ accountCode: issuer.nit, accountCodeT: issuer.nit, softwareCode: softwareId },
  ...given,
});

const oneRange =
  (prefix: string) =>
  ({ ranges: all }: RegistryData): Partial<RegistryData> => ({
    ranges: all.filter((range) => range.prefix === prefix),
  });

const acquirer = (identificationNumber: string, identificationType = '31'): Parameters => ({
  ...{ identificationType, identificationNumber },
});

const inProcess = {
  about: 'a document of a batch in process',
  settings: { transition: 'never' },
  ask: async ({ fresh, batch }) => {
    const { xml, key } = fresh('invoice');
    await batch(zipped(xml));
    return tracked(key);
  },
} satisfies Omit<Row, 'status' | 'shape'>;

/** The operations in the order of the contract. */
export const rows: Readonly<Record<AnsweredOperation, readonly Row[]>> = {
  GetExchangeEmails: [{ about: 'anybody', status: '0', shape: 'mailboxes', ask: () => ({}) }],
  GetStatus: [
    {
      about: 'an accepted document',
      status: '00',
      shape: 'verdict',
      ask: async ({ sent }) => tracked(await sent('invoice')),
    },
    {
      about: 'a rejected document',
      status: '99',
      shape: 'verdict with one line',
      ask: async ({ sent }) => tracked(await sent('invoice', { note: flaw })),
    },
    { status: '98', shape: 'no verdict', ...inProcess },
    { about: 'a key that nobody sent', status: '66', shape: 'no verdict', ask: () => tracked(unknownKey) },
    {
      about: 'a ZipKey',
      status: '66',
      shape: 'no verdict',
      ask: async ({ fresh, batch }) => tracked(await batch(zipped(fresh('invoice').xml))),
    },
    {
      about: 'a key that nobody sent, answered as in the annex',
      status: '90',
      shape: 'no verdict',
      settings: { unknownKey: '90' },
      ask: () => tracked(unknownKey),
    },
  ],
  GetStatusZip: [
    {
      about: 'a batch in process',
      status: '(empty)',
      shape: 'batch in process',
      settings: { transition: 'never' },
      ask: async ({ fresh, batch }) => tracked(await batch(zipped(fresh('invoice').xml))),
    },
    {
      about: 'an accepted document',
      status: '00',
      shape: 'batch of an accepted document',
      ask: async ({ fresh, batch }) => tracked(await batch(zipped(fresh('invoice').xml))),
    },
    {
      about: 'a rejected document',
      status: '99',
      shape: 'batch of a rejected document',
      ask: async ({ fresh, batch }) => tracked(await batch(zipped(fresh('invoice', { note: flaw }).xml))),
    },
    {
      about: 'a document that breaks several rules',
      status: '99',
      shape: 'batch of a document rejected by several rules',
      ask: async ({ fresh, batch }) =>
        tracked(await batch(zipped(fresh('invoice', { note: `${flaw} ${remarkable}` }).xml))),
    },
    {
      about: 'several documents',
      status: '00',
      shape: 'batch of two accepted documents',
      ask: async ({ fresh, batch }) => tracked(await batch(zippedAll([fresh('invoice').xml, fresh('debitNote').xml]))),
    },
    { about: 'a key that nobody sent', status: '66', shape: 'batch that nobody sent', ask: () => tracked(unknownKey) },
    {
      about: 'what was sent for an accepted test set',
      status: '2',
      shape: 'batch for a closed set',
      registry: closedSet('accepted'),
      ask: closedBatch('accepted'),
    },
    {
      about: 'what was sent for a rejected test set',
      status: '2',
      shape: 'batch for a closed set',
      registry: closedSet('rejected'),
      ask: closedBatch('rejected'),
    },
  ],
  GetStatusEvent: [
    {
      about: 'a document with an event',
      status: '00',
      shape: 'verdict',
      ask: async ({ call, sent }) => {
        const key = await sent('invoice');
        await call('SendEventUpdateStatus', alone(zipped(smallEvent('030', key, { number: key, key: `e-${key}` }))));
        return tracked(key);
      },
    },
    {
      about: 'a document without events',
      status: '67',
      shape: 'no verdict on a named document',
      ask: async ({ sent }) => tracked(await sent('invoice')),
    },
    { status: '98', shape: 'no verdict', ...inProcess },
    { about: 'a key that nobody sent', status: '66', shape: 'no verdict', ask: () => tracked(unknownKey) },
  ],
  SendBillAsync: uploads(named),
  SendTestSetAsync: [
    ...uploads((contentFile) => forSet(contentFile, 'f0f0f0f0-0000-4000-8000-00000000000a')),
    {
      about: 'a set that nobody knows',
      status: 'no ZipKey',
      shape: 'not taken',
      settings: { autoCreateTestSets: false },
      ask: ({ fresh }) => forSet(zipped(fresh('invoice').xml), 'unknown'),
    },
    {
      about: 'a set that is accepted',
      status: 'ZipKey',
      shape: 'taken',
      registry: closedSet('accepted'),
      ask: ({ fresh }) => forSet(zipped(fresh('invoice').xml), 'accepted'),
    },
  ],
  SendBillSync: judgedAtOnce({ kind: 'invoice', parameters: named }),
  SendBillAttachmentAsync: [
    ...uploads(named),
    {
      about: 'a document in a container',
      status: 'ZipKey',
      shape: 'taken',
      ask: ({ fresh }) => named(zipped(attached(fresh('invoice').xml))),
    },
  ],
  SendEventUpdateStatus: judgedAtOnce({ kind: 'event', parameters: alone }),
  SendNominaSync: judgedAtOnce({ kind: 'payroll', parameters: alone }),
  GetNumberingRange: [
    { about: 'a range', status: '100', shape: 'ranges', registry: oneRange('SETP'), ask: () => ranges() },
    {
      about: 'a range that needs no key',
      status: '100',
      shape: 'ranges without key',
      registry: oneRange('SCON'),
      ask: () => ranges(),
    },
    {
      about: 'an issuer without ranges',
      status: '301',
      shape: 'no ranges',
      registry: () => ({ ranges: [] }),
      ask: () => ranges(),
    },
    { about: 'unknown software', status: '302', shape: 'no ranges', ask: () => ranges({ softwareCode: 'unknown' }) },
    { about: 'software of another', status: '303', shape: 'no ranges', ask: () => ranges({ accountCodeT: buyer.nit }) },
    { about: 'a sender without mandate', status: '401', shape: 'no ranges', ask: () => ranges(), by: 'stranger' },
    {
      about: 'a service that does not serve ranges',
      status: '500',
      shape: 'no ranges',
      settings: { servesRanges: false },
      ask: () => ranges(),
    },
  ],
  GetXmlByDocumentKey: [
    {
      about: 'one’s own document',
      status: '100',
      shape: 'document',
      ask: async ({ sent }) => tracked(await sent('invoice')),
    },
    { about: 'a key that nobody sent', status: '205', shape: 'no document', ask: () => tracked(unknownKey) },
    {
      about: 'a rejected document',
      status: '205',
      shape: 'no document',
      ask: async ({ sent }) => tracked(await sent('invoice', { note: flaw })),
    },
    { status: '205', shape: 'no document', ...inProcess },
    { about: 'a document without receiver', status: '206', shape: 'no document', ask: filed({ receiverId: '' }) },
    {
      about: 'a document of others',
      status: '401',
      shape: 'no document',
      by: 'stranger',
      ask: async ({ sent }) => tracked(await sent('invoice')),
    },
  ],
  GetReferenceNotes: [
    {
      about: 'a document with a note',
      status: '00',
      shape: 'verdict',
      ask: async ({ sent }) => {
        const corrects = await sent('invoice');
        await sent('creditNote', { corrects });
        return tracked(corrects);
      },
    },
    {
      about: 'a document without notes',
      status: '67',
      shape: 'no verdict on a named document',
      ask: async ({ sent }) => tracked(await sent('invoice')),
    },
    { status: '98', shape: 'no verdict', ...inProcess },
    { about: 'a key that nobody sent', status: '66', shape: 'no verdict', ask: () => tracked(unknownKey) },
  ],
  GetAcquirer: [
    { about: 'a taxpayer with a mailbox', status: '200', shape: 'acquirer', ask: () => acquirer(issuer.nit) },
    {
      about: 'a taxpayer without one',
      status: '200',
      shape: 'acquirer without mailbox',
      registry: () => ({ contributors: [] }),
      ask: () => acquirer(issuer.nit),
    },
    { about: 'a type that is no code', status: '400', shape: 'no acquirer', ask: () => acquirer(issuer.nit, '6') },
    { about: 'whom the RUT does not have', status: '404', shape: 'no acquirer', ask: () => acquirer('1') },
    {
      about: 'a RUT that does not answer',
      status: '500',
      shape: 'no acquirer',
      registry: ({ rut }) => ({ rut: { ...rut, available: false } }),
      ask: () => acquirer(issuer.nit),
    },
  ],
};
