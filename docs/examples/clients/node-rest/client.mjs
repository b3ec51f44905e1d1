/** From the registration of a company to the PDF of its first invoice, with fetch. See ../README.md for the settings. */
import { readFileSync } from 'node:fs';

const setting = (name) =>
  process.env[name] ??
  (() => {
    throw new Error(`Set ${name}.`);
  })();

let token = '';

const send = async (method, path, body, headers = {}) => {
  const response = await fetch(`${setting('API_URL')}/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
      ...headers,
    },
    body: body && JSON.stringify(body),
  });
  const json = await response.json();
  if (json.errors) throw new Error(`${json.message} ${Object.values(json.errors).flat().join(' ')}`);
  return json;
};

/** Whether the authority has the document, now or from before. */
const report = (what, answer) => {
  const result = answer.ResponseDian?.Envelope.Body.SendBillSyncResponse.SendBillSyncResult;
  if (result === undefined) {
    console.log(`${what}: ${answer.message}`);
    return answer.message.includes('ya fue enviado anteriormente');
  }
  console.log(`${what}: ${result.StatusCode} ${result.StatusMessage || result.StatusDescription}`);
  const lines = result.ErrorMessage.string;
  const errors = Array.isArray(lines) ? lines.join('\n  ') : (lines ?? '');
  if (errors !== '') console.log(`  ${errors}`);
  return result.IsValid === 'true' || errors.includes('Regla: 90');
};

const expectThat = (holds, what) => {
  if (!holds) throw new Error(`Unexpected: ${what}`);
};

const nit = setting('API_NIT');
const registered = await send('POST', `config/${nit}/${setting('API_DV')}`, {
  type_document_identification_id: 6,
  type_organization_id: 1,
  type_regime_id: 1,
  type_liability_id: 117,
  business_name: setting('API_NAME'),
  merchant_registration: '0000-00',
  municipality_id: 149,
  address: 'CL 1 # 2-03',
  phone: '6013001234',
  email: 'facturacion@example.com',
});
({ token } = registered);
await send('PUT', 'config/software', { id: setting('API_SOFTWARE'), pin: setting('API_PIN') });
await send('PUT', 'config/certificate', {
  certificate: readFileSync(setting('API_CERTIFICATE')).toString('base64'),
  password: setting('API_PASSWORD'),
});
await send('PUT', 'config/resolution', {
  type_document_id: 1,
  prefix: 'SETP',
  resolution: '18760000001',
  resolution_date: '2019-01-19',
  technical_key: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
  from: 990000000,
  to: 995000000,
  date_from: '2019-01-19',
  date_to: '2030-01-19',
});
await send('PUT', 'config/resolution', { type_document_id: 4, prefix: 'NC', from: 1, to: 99999999 });
await send('PUT', 'config/environment', { type_environment_id: 2 });

const { lines, ...sale } = JSON.parse(readFileSync(new URL('../rest-sale.json', import.meta.url), 'utf8'));
const [date, time] = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 19).split('T');
const invoice = {
  ...sale,
  number: 990000001,
  type_document_id: 1,
  date,
  time,
  prefix: 'SETP',
  resolution_number: '18760000001',
  payment_form: { payment_form_id: 1, payment_method_id: 10 },
  invoice_lines: lines,
};

const totals = { ...sale.legal_monetary_totals, payable_amount: '900000.00' };
const wrong = await send('POST', 'invoice', { ...invoice, legal_monetary_totals: totals });
expectThat(!report('Factura con otro total', wrong), 'it was accepted');
const answer = await send('POST', 'invoice', invoice);
expectThat(report('Factura', answer), 'it was not accepted');
const again = await send('POST', 'invoice', invoice, { 'Ensayo-Allow-Resend': '1' });
expectThat(report('La misma otra vez', again), 'it is unknown');

const note = await send('POST', 'credit-note', {
  ...sale,
  number: 1,
  type_document_id: 4,
  date,
  time,
  prefix: 'NC',
  discrepancyresponsecode: 2,
  billing_reference: { number: 'SETP990000001', uuid: answer.cufe, issue_date: date },
  credit_note_lines: lines,
});
expectThat(report('Nota crédito', note), 'it was not accepted');

const { filebase64 } = await send('GET', `download/${nit}/${answer.urlinvoicepdf}/BASE64`);
const pdf = Buffer.from(filebase64, 'base64');
expectThat(pdf.subarray(0, 4).toString() === '%PDF', 'no PDF');
console.log(`${answer.urlinvoicepdf}: ${pdf.length} bytes`);
