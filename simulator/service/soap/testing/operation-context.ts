/**
 * An authority whose judge has rules for little more than small documents, and the calls that a client of its
 * description makes.
 */
import type { Credentials } from '../../../../src/common/credentials.ts';
import { adjustableClock, createEnv } from '../../../../src/common/env/env.ts';
import type { DocumentKind } from '../../../document/kind.ts';
import { schemaRules } from '../../../rules/zb-schema.ts';
import { startAuthority, type RunningAuthority } from '../../../server.ts';
import { clockText, now } from '../../../testing/authority.fixture.ts';
import { zipped } from '../../../testing/exchange.fixture.ts';
import { issuer } from '../../../testing/invoice.fixture.ts';
import { remarks, small, smallCatalogue, type Small } from '../../../testing/reception.fixture.ts';
import { connectClient, type Parameters, type SoapClient } from './soap-client.ts';

export type Context = {
  readonly authority: RunningAuthority;
  readonly client: SoapClient;
  readonly credentials: Credentials;
  readonly stranger: Credentials;
  /** The raw answer to the issuer's call. */
  readonly call: (operation: string, parameters: Parameters) => Promise<string>;
  /** A document with a number and a key of its own. */
  readonly fresh: (kind: DocumentKind, said?: Small) => { readonly xml: string; readonly key: string };
  /** Sends a fresh document by SendBillSync and returns its key. */
  readonly sent: (kind: DocumentKind, said?: Small) => Promise<string>;
  /** Sends a ZIP by SendBillAsync and returns its ZipKey. */
  readonly batch: (contentFile: string) => Promise<string>;
};

export const zipKeyIn = (answer: string): string => /<b:ZipKey>([^<]+)</.exec(answer)?.[1] ?? '';

const documentsOf = (call: Context['call']): Pick<Context, 'fresh' | 'sent' | 'batch'> => {
  let last = 0;
  const fresh: Context['fresh'] = (kind, said = {}) => {
    last += 1;
    const key = `key${String(last)}`;
    return { key, xml: small(kind, { number: `A${String(last)}`, key, ...said }) };
  };
  return {
    fresh,
    sent: async (kind, said) => {
      const { xml, key } = fresh(kind, said);
      await call('SendBillSync', { fileName: 'z.zip', contentFile: zipped(xml) });
      return key;
    },
    batch: async (contentFile) => zipKeyIn(await call('SendBillAsync', { fileName: 'z.zip', contentFile })),
  };
};

/** Starts the authority; the schema is judged only if a test switches ZB01 on, since no small document is valid. */
export const openContext = async (): Promise<Context> => {
  const env = createEnv({ clock: adjustableClock(clockText), seed: 'operations' });
  const authority = await startAuthority({
    ...{ env, catalogue: smallCatalogue(schemaRules, remarks), rules: { ZB01: 'off' } },
  });
  const client = await connectClient({ address: authority.url, now });
  const credentials = await authority.certificates.issuer(issuer);
  const stranger = await authority.certificates.defective('wrongNit', issuer);
  const call: Context['call'] = async (operation, parameters) =>
    (await client.call(operation, parameters, credentials)).xml;
  return { authority, client, credentials, stranger, call, ...documentsOf(call) };
};
