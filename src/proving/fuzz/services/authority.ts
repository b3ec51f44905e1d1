/** The authority of a box without HTTP: an exchange from bytes to bytes, and envelopes for it. */
import type { Credentials } from '../../../common/credentials.ts';
import { seededRandom } from '../../../common/env/env.ts';
import { escapeText } from '../../../common/xml/write.ts';
import { envelopeNamespaces, headerIds, securityHeader } from '../../../issuer/signing/ws-security.ts';
import { refusalOfCertificate } from '../../../../simulator/registry/certificates/chain.ts';
import { limitsOf } from '../../../../simulator/document/intake/limits.ts';
import { defaultTenant } from '../../../../simulator/tenants/platform/address.ts';
import { restoreSnapshot, takeSnapshot } from '../../../../simulator/tenants/platform/state.ts';
import { judgedAtOnce } from '../../../../simulator/service/reception/batch-work.ts';
import { undisturbed } from '../../../../simulator/service/reception/receive.ts';
import { handlersOf } from '../../../../simulator/service/reception/service.ts';
import { actionOf, operations, type OperationName } from '../../../../simulator/service/soap/contract.ts';
import { processExchange, type Processed, type Processing } from '../../../../simulator/service/soap/process.ts';
import type { Box } from '../../../harness/box-types.ts';

export const operationNames = Object.keys(operations) as readonly OperationName[]; // the keys of a constant

export type Parameters = Readonly<Record<string, string>>;

export type WrittenEnvelopes = {
  /** Signed by the company of the box, for the address of the box. */
  readonly write: (operation: OperationName, parameters: Parameters) => string;
};

const declarations = Object.entries(envelopeNamespaces)
  .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  .join('');

/** An hour: the clock of the box stands still. */
const lifetimeMs = 3_600_000;

/** The Body is not signed, so one header serves for every message of an operation. */
export const envelopeWriter = (box: Box, credentials: Credentials): WrittenEnvelopes => {
  const headers = new Map<OperationName, string>();
  const random = seededRandom('fuzz envelopes');
  const headerOf = (operation: OperationName): string => {
    const known =
      headers.get(operation) ??
      securityHeader({
        action: actionOf(operation),
        to: box.authority.url,
        credentials,
        now: box.clock.now(),
        lifetimeMs,
        ids: headerIds(random),
      });
    headers.set(operation, known);
    return known;
  };
  return {
    write: (operation, parameters) => {
      const given = Object.entries(parameters).map(
        ([name, value]) => `<wcf:${name}>${escapeText(value)}</wcf:${name}>`,
      );
      return (
        `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope${declarations}>${headerOf(operation)}` +
        `<soap:Body><wcf:${operation}>${given.join('')}</wcf:${operation}></soap:Body></soap:Envelope>`
      );
    },
  };
};

export type Exchange = (envelope: Buffer) => Promise<Processed>;

export type InProcessAuthority = {
  readonly exchange: Exchange;
  /** Forgets what was sent since this was created. */
  readonly restore: () => Promise<void>;
};

const snapshot = 'fuzz';

export const inProcessAuthority = async ({ authority: { tenants, url } }: Box): Promise<InProcessAuthority> => {
  const opened = await tenants.open({ tenant: defaultTenant, environment: '2' });
  if (!opened.ok) throw new Error('The default tenant is not open.');
  const { tenant } = opened;
  const { authority } = tenant;
  const { env, environment, settings, log } = authority;
  const processing: Processing = {
    handlers: handlersOf(authority, undisturbed, judgedAtOnce),
    environment,
    refusalOf: async (der) => refusalOfCertificate(der, await authority.trust(), env.clock.now()),
    limits: () => limitsOf(settings),
    now: env.clock.now,
    log,
  };
  await takeSnapshot(tenant, snapshot);
  return {
    exchange: (bytes) =>
      processExchange(
        {
          exchangeId: env.random.uuid(),
          receivedAt: env.clock.now(),
          bytes,
          headers: { contentType: 'application/soap+xml; charset=utf-8' },
          addresses: [url],
          httpHeader: () => undefined,
        },
        processing,
      ),
    restore: async () => {
      await restoreSnapshot(tenant, snapshot);
    },
  };
};
