/** A company that is set up by `config/*`. */
import { verdictXml } from '../../authority/fake-authority.fixture.ts';
import { signer, startTestIssuer, type TestIssuer } from '../../issuer.fixture.ts';

export const company = {
  business_name: 'NUEVA EMPRESA SAS',
  merchant_registration: '0000003-03',
  address: 'CL 5 # 6-07',
  phone: '6015550000',
  email: 'nueva@example.com',
  type_document_identification_id: 6,
  type_organization_id: 1,
  type_regime_id: 1,
  type_liability_id: 117,
  municipality_id: 149,
};

export const resolution = {
  type_document_id: 1,
  prefix: 'NUEV',
  resolution: '18760000099',
  resolution_date: '2024-01-01',
  technical_key: 'abc',
  from: 1,
  to: 500,
  date_from: '2024-01-01',
  date_to: '2030-01-01',
};

export const software = { id: '11111111-2222-4333-8444-555555555555', pin: 12345 };

export type Sent = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

export const send = async (
  { request }: TestIssuer,
  [method, path]: readonly [string, string],
  { body, token }: { readonly body: object; readonly token?: string | undefined },
): Promise<Sent> => {
  const headers = { Authorization: token === undefined ? '' : `Bearer ${token}` };
  const response = await request(`/api/ubl2.1/${path}`, { method, headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Sent['body'] };
};

export const register = async (issuer: TestIssuer): Promise<string> => {
  const { body } = await send(issuer, ['POST', 'config/901777888/4'], { body: company });
  return String(body.token);
};

export const issuing = (options: Parameters<typeof startTestIssuer>[1] = {}) =>
  startTestIssuer(() => ({ body: verdictXml() }), {
    issueCredentials: () => Promise.resolve(signer.credentials),
    ...options,
  });
