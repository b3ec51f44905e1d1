/** The type of a row in the table of operations, and the rows of those that judge one document immediately. */
import type { RuleState } from '../../../judge/engine/profile.ts';
import type { DisturbableSettings } from '../../../tenants/disturbances/disturbable.ts';
import type { RegistryData } from '../../../registry/types.ts';
import { zipped, zippedAll } from '../../../testing/exchange.fixture.ts';
import { flaw, remarkable, smallEvent } from '../../../testing/reception.fixture.ts';
import type { Context } from './operation-context.ts';
import type { Parameters } from './soap-client.ts';

export type Row = {
  /** The peculiarity of the call, in words. */
  readonly about: string;
  /** The member that shows the outcome; for an upload whether there is a ZipKey. */
  readonly status: string;
  /** Name of the shape in datasets/proof/answer-shapes.json. */
  readonly shape: string;
  /** Sends the documents the call refers to, and returns the call's parameters. */
  readonly ask: (context: Context) => Parameters | Promise<Parameters>;
  readonly by?: 'stranger';
  /** The deviations from the usual while the row is carried out. */
  readonly settings?: Partial<DisturbableSettings>;
  readonly rules?: Readonly<Record<string, RuleState>>;
  readonly registry?: (data: RegistryData) => Partial<RegistryData>;
};

export const notZip = 'AAAA';
const emptyZip = zippedAll([]);

export const named = (contentFile: string): Parameters => ({ fileName: 'z.zip', contentFile });
export const alone = (contentFile: string): Parameters => ({ contentFile });

const operationOf = { invoice: 'SendBillSync', payroll: 'SendNominaSync', event: 'SendEventUpdateStatus' } as const;

/** Operations that judge immediately differ in their parameters and in the kind that they take. */
type Sync = {
  readonly kind: 'invoice' | 'payroll' | 'event';
  readonly parameters: (contentFile: string) => Parameters;
};

const xmlFor = async (
  context: Context,
  { kind }: Sync,
  said: { note?: string; key?: string } = {},
): Promise<string> => {
  if (kind !== 'event') return context.fresh(kind, said).xml;
  const { key } = context.fresh('invoice');
  return smallEvent('030', await context.sent('invoice'), { number: `E${key}`, key: `event-${key}`, ...said });
};

export const judgedAtOnce = (sync: Sync): readonly Row[] => {
  const { parameters } = sync;
  const sending =
    (said: { note?: string; key?: string } = {}) =>
    async (context: Context): Promise<Parameters> =>
      parameters(zipped(await xmlFor(context, sync, said)));
  const foreign = sync.kind === 'invoice' ? 'payroll' : 'invoice';
  return [
    { about: 'a document that breaks no rule', status: '00', shape: 'verdict', ask: sending() },
    {
      about: 'a document with a notification',
      status: '00',
      shape: 'verdict with one line',
      ask: sending({ note: remarkable }),
    },
    {
      about: 'a document that breaks a rule',
      status: '99',
      shape: 'verdict with one line',
      ask: sending({ note: flaw }),
    },
    {
      about: 'a document that breaks several',
      status: '99',
      shape: 'verdict with lines',
      ask: sending({ note: `${flaw} ${remarkable}` }),
    },
    {
      about: 'a document that was accepted before',
      status: '99',
      shape: 'verdict with one line',
      ask: async (context) => {
        const again = await sending()(context);
        await context.call(operationOf[sync.kind], again);
        return again;
      },
    },
    {
      about: 'what is not well-formed',
      status: '99',
      shape: 'line about what is not filed',
      ask: () => parameters(zipped('<Invoice>')),
      rules: { ZB01: 'on' },
    },
    {
      about: 'a document without its key fields',
      status: '66',
      shape: 'line without verdict',
      ask: sending({ key: '', note: flaw }),
    },
    {
      about: 'a document of another operation',
      status: '66',
      shape: 'no verdict on a named document',
      ask: (context) => parameters(zipped(context.fresh(foreign).xml)),
    },
    {
      about: 'a sender without mandate',
      status: '89',
      shape: 'no verdict on a named document',
      ask: sending(),
      by: 'stranger',
    },
    { about: 'no file', status: '89', shape: 'no verdict', ask: () => parameters('') },
    { about: 'what is no ZIP', status: '89', shape: 'no verdict', ask: () => parameters(notZip) },
    { about: 'an empty ZIP', status: '89', shape: 'no verdict', ask: () => parameters(emptyZip) },
    {
      about: 'two documents at once',
      status: '89',
      shape: 'no verdict',
      ask: ({ fresh }) => parameters(zippedAll([fresh('invoice').xml, fresh('invoice').xml])),
    },
  ];
};
