/** The authority from the bytes of an envelope to its signed answer: no HTTP, no journal. */
import { createEnv } from '../../../common/env/env.ts';
import type { StorePlace } from '../../../common/store/store.ts';
import { refusalOfCertificate } from '../../../../simulator/registry/certificates/chain.ts';
import { limitsOf } from '../../../../simulator/document/intake/limits.ts';
import { judgedAtOnce } from '../../../../simulator/service/reception/batch-work.ts';
import { undisturbed } from '../../../../simulator/service/reception/receive.ts';
import { handlersOf } from '../../../../simulator/service/reception/service.ts';
import { createAuthority } from '../../../../simulator/server.ts';
import { processExchange, type Processing } from '../../../../simulator/service/soap/process.ts';
import { openRegistry } from '../../../../simulator/tenants/store/stored-registry.ts';
import { serviceAddress } from './issuing.ts';

type Authority = Awaited<ReturnType<typeof createAuthority>>;

export type Judging = {
  /** @throws Error for a document that is not accepted */
  readonly judge: (envelope: Buffer) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** An authority that takes documents of any size: the annex's limit of 500 KB is reached below 300 lines. */
export const createBenchAuthority = (): Promise<Authority> =>
  createAuthority({ env: createEnv(), behaviour: { maxXmlBytes: Number.MAX_SAFE_INTEGER } });

const isAccepted = (answer: string): boolean => answer.includes('IsValid>true<');

/**
 * @param authority may be that of other judging, which then has certificates, catalogue and schemas in common with it
 * @param place where the documents are kept
 */
export const createJudging = async (authority: Authority, place: StorePlace): Promise<Judging> => {
  const registry = await openRegistry(place);
  const own = { ...authority, registry };
  const processing: Processing = {
    handlers: handlersOf(own, undisturbed, judgedAtOnce),
    environment: authority.environment,
    refusalOf: async (der) => refusalOfCertificate(der, await authority.trust(), authority.env.clock.now()),
    limits: () => limitsOf(authority.settings),
    now: authority.env.clock.now,
  };
  return {
    judge: async (bytes) => {
      const received = {
        exchangeId: authority.env.random.uuid(),
        receivedAt: authority.env.clock.now(),
        bytes,
        headers: { contentType: 'application/soap+xml; charset=utf-8' },
        addresses: [serviceAddress],
        httpHeader: () => undefined,
      };
      const { answer, fault } = await processExchange(received, processing);
      if (!isAccepted(answer)) throw new Error(`Not accepted: ${JSON.stringify(fault)} ${answer.slice(0, 2_000)}`);
    },
    close: registry.close,
  };
};
