/** Other issuers: a second company, and the default company in the production environment. */
import type { Box, JsonObject } from '../../src/harness/box.ts';
import { acceptedReference, type AcceptedReference } from '../../src/harness/violations/reference.ts';
import { defaultRegistry } from './data.ts';
import { generatedRequest } from './named-documents.ts';
import { createEnv } from '../../src/common/env/env.ts';
import { colombianDate } from '../../src/common/time.ts';
import type { Company } from '../../src/issuer/company.ts';
import { startIssuer } from '../../src/issuer/server.ts';

type Change = {
  /** Behind `config/`. */
  readonly what: string;
  readonly body: object;
  readonly token: string;
};

/** Changes the issuing service's data about that token's company; throws its refusal. */
export const configure = async ({ issuer }: Box, { what, body, token }: Change): Promise<void> => {
  const response = await fetch(`${issuer.url}/api/ubl2.1/config/${what}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`config/${what}: ${await response.text()}`);
};

// A second company, set up through the interface as its operator would do it, and an invoice it issued

const nit = '901500600';

const facts = {
  business_name: 'SEGUNDA EMPRESA DE PRUEBAS SAS',
  address: 'CL 45 # 6-07',
  phone: '6013005678',
  email: 'segunda@example.com',
  type_organization_id: 1,
  type_regime_id: 2,
  type_liability_id: 117,
  municipality_id: 149,
};

/** The range that the authority granted to it, as the operator copies it. */
const resolution = () => {
  const range = defaultRegistry().ranges.find(({ issuerNit }) => issuerNit === nit);
  return {
    type_document_id: 1,
    prefix: range?.prefix,
    resolution: range?.resolution,
    resolution_date: range?.resolutionDate,
    technical_key: range?.technicalKey,
    from: range?.from,
    to: range?.to,
    date_from: range?.startDate,
    date_to: range?.endDate,
  };
};

/** Once for each pair of services: a registered company is not registered again. */
export const invoiceOfSecondIssuer = async (box: Box, seed: string): Promise<AcceptedReference> => {
  const { invoicing } = box.company.software;
  const { body } = await box.post(`/api/ubl2.1/config/${nit}/3`, facts);
  const token = String(body.token);
  await configure(box, { what: 'software', body: invoicing, token });
  await configure(box, { what: 'resolution', body: resolution(), token });
  const request = await generatedRequest('invoice', 1, {
    seed,
    date: colombianDate(box.clock.now()),
    variant: undefined,
    about: undefined,
  });
  const { resolution_number: _own, prefix: _ours, ...rest } = request;
  return acceptedReference(box, await box.post('/api/ubl2.1/invoice', rest, { authorization: `Bearer ${token}` }));
};

// The same company in the other environment of the same authority: an issuing service of its own

export type ProductionIssuer = {
  readonly post: (path: string, body: JsonObject) => Promise<JsonObject>;
  readonly close: () => Promise<void>;
};

/**
 * @param environment the one stated in the company's documents; if it is not producción's, they went to the wrong one
 */
export const startProductionIssuer = async (
  { authority, clock, company }: Box,
  environment: Company['environment'] = '1',
): Promise<ProductionIssuer> => {
  const url = new URL(`/produccion${new URL(authority.url).pathname}`, authority.url).href;
  const issuer = await startIssuer({
    env: createEnv({ clock, seed: 'production' }),
    company: { ...company, environment },
    authority: { url },
  });
  return {
    post: async (path, body) => {
      const response = await fetch(`${issuer.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${issuer.token ?? ''}` },
        body: JSON.stringify(body),
      });
      return (await response.json()) as JsonObject; // always JSON
    },
    close: issuer.close,
  };
};
