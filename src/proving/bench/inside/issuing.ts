/** The issuing service up to the envelope: no HTTP, nothing kept. */
import { createEnv } from '../../../common/env/env.ts';
import { readJson } from '../../../common/json/read-json.ts';
import { inStep } from '../../../common/env/in-step.ts';
import { memory } from '../../../common/store/store.ts';
import { createAuthorityClient } from '../../../issuer/authority/client.ts';
import { invoice, posTicket } from '../../../issuer/kinds.ts';
import {
  composeDocument,
  prepareDocument,
  writeDocument,
  type PreparedDocument,
} from '../../../issuer/submission/prepare.ts';
import { openIssuerStore } from '../../../issuer/store/stored.ts';
import type { Certificates } from '../../../../simulator/registry/certificates/certificates.ts';
import type { RequestKind } from '../requests.ts';
import { companyFacts, companyWith } from '../../../harness/company.ts';

/** Nobody listens there: the envelope is written for it, and not sent. */
export const serviceAddress = 'http://127.0.0.1:1/WcfDianCustomerServices.svc';

export type Issuing = {
  readonly prepare: (request: string) => Promise<PreparedDocument>;
  /** The envelope, as it would go out. @throws Error for a request that cannot be issued */
  readonly issue: (request: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Ends a call before it is sent. */
const stop = new Error('The envelope is written.');

const kinds = { invoice, ticket: posTicket } as const;

export const createIssuing = async (certificates: Certificates, of: RequestKind): Promise<Issuing> => {
  const kind = kinds[of];
  const env = createEnv();
  const company = companyWith(companyFacts(), certificates);
  const store = await openIssuerStore(memory);
  const client = createAuthorityClient(env, { url: serviceAddress });

  const prepare: Issuing['prepare'] = async (request) => {
    const json = readJson(request);
    if (!json.ok) throw new Error(`Not JSON: ${json.problem.code}`);
    const read = await inStep(() => kind.read(json.value, { company, now: env.clock.now() }));
    if (!read.ok) throw new Error(`Not issued: ${JSON.stringify(read.errors)}`);
    const coded = await inStep(() => composeDocument(kind, read.model));
    const written = await inStep(() => writeDocument(coded));
    return prepareDocument(kind.fileKind, written, { env, company, store });
  };

  const envelopeOf = async ({ parcel: { fileName, zip } }: PreparedDocument): Promise<string> => {
    const credentials = await company.credentials();
    return new Promise((resolve, reject) => {
      const tamper = (envelope: string): never => {
        resolve(envelope);
        throw stop;
      };
      const parameters = { fileName, contentFile: zip.toString('base64') };
      client.call('SendBillSync', parameters, { credentials, tamper }).catch((error: unknown) => {
        if (error !== stop) reject(error instanceof Error ? error : new Error(String(error)));
      });
    });
  };

  return {
    prepare,
    issue: async (request) => {
      const prepared = await prepare(request);
      return inStep(() => envelopeOf(prepared));
    },
    close: async () => {
      client.close();
      await store.close();
    },
  };
};
