/** A second company, set up through the interface as its operator would, and the invoice that it issued. */
import type { Box } from '../../src/harness/box.ts';
import { acceptedReference, type AcceptedReference } from '../../src/harness/violations/reference.ts';
import { configure } from './configure.ts';
import { defaultRegistry } from './data.ts';
import { generatedRequest } from './documents-by-name.ts';

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

/** Once for each pair of services: whoever is registered is not registered again. */
export const invoiceOfSecondIssuer = async (box: Box): Promise<AcceptedReference> => {
  const { invoicing } = box.company.software;
  const { body } = await box.post(`/api/ubl2.1/config/${nit}/3`, facts);
  const token = String(body.token);
  await configure(box, { what: 'software', body: invoicing, token });
  await configure(box, { what: 'resolution', body: resolution(), token });
  const request = await generatedRequest('invoice', 1, { date: '', variant: undefined, about: undefined });
  const { resolution_number: _own, prefix: _ours, ...rest } = request;
  return acceptedReference(box, await box.post('/api/ubl2.1/invoice', rest, { authorization: `Bearer ${token}` }));
};
