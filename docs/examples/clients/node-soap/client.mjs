/**
 * A company's way through its habilitación and its first invoice, with the npm packages soap and xml-crypto. Address,
 * certificate and company come from the environment: see the README.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClientAsync } from 'soap';
import { messageHeader, readIdentity, signDocument, signMessage } from './sign.mjs';
import { zip } from './zip.mjs';

const setting = (name) =>
  process.env[name] ??
  (() => {
    throw new Error(`Set ${name}.`);
  })();

const address = setting('DIAN_ADDRESS');
const identity = readIdentity(readFileSync(setting('DIAN_CERTIFICATE_PEM'), 'utf8'));
const [nit, software, testSet] = ['DIAN_NIT', 'DIAN_SOFTWARE', 'DIAN_TEST_SET'].map(setting);
const documents = setting('DIAN_DOCUMENTS');

const client = await createClientAsync(`${address}?wsdl`, { forceSoap12Headers: true }, address);

const call = async (operation, parameters) => {
  const action = `http://wcf.dian.colombia/IWcfDianCustomerServices/${operation}`;
  client.clearSoapHeaders();
  client.addSoapHeader(messageHeader(address, action, identity));
  client.setSecurity({ toXML: () => '', postProcess: (envelope) => signMessage(envelope, identity) });
  const [result] = await client[`${operation}Async`](parameters);
  return result[`${operation}Result`];
};

const expectThat = (holds, about) => {
  if (!holds) throw new Error(`Unexpected: ${JSON.stringify(about)}`);
};

/** The document, signed and zipped. */
const parcel = (name) => {
  const signed = signDocument(readFileSync(join(documents, name), 'utf8'), identity);
  return { fileName: name.replace('.xml', '.zip'), contentFile: zip(name, signed).toString('base64') };
};

/** ErrorMessage has a list, one text, or nothing. */
const linesOf = ({ ErrorMessage }) => [ErrorMessage?.string ?? []].flat();

const report = (what, verdict) => {
  console.log(`${what}: ${verdict.StatusCode} ${verdict.StatusMessage || verdict.StatusDescription}`);
  for (const line of linesOf(verdict)) console.log(`  ${line}`);
};

const ranges = await call('GetNumberingRange', { accountCode: nit, accountCodeT: nit, softwareCode: software });
expectThat(ranges.OperationCode === '100', ranges);
for (const { Prefix, FromNumber, ToNumber } of [ranges.ResponseList.NumberRangeResponse].flat())
  console.log(`GetNumberingRange: ${Prefix} ${FromNumber} to ${ToNumber}`);

const unknown = await call('GetStatus', { trackId: 'f'.repeat(96) });
report('GetStatus of an unknown document', unknown);
expectThat(unknown.StatusCode === '66', unknown);

const rejected = await call('SendBillSync', parcel('rejected.xml'));
report('SendBillSync rejected.xml', rejected);
expectThat(!rejected.IsValid && linesOf(rejected).some((line) => line.startsWith('Regla: FAU14,')), rejected);

/** The verdict on a batch of one document, once there is one. */
const verdictOn = async (trackId) => {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const [verdict] = [(await call('GetStatusZip', { trackId })).DianResponse].flat();
    if (verdict.StatusDescription !== 'Batch en proceso de validación.') return verdict;
    await wait(1_000);
  }
  throw new Error(`There is no verdict on ${trackId} after a minute.`);
};

const sendForTestSet = async (name) => {
  const sent = await call('SendTestSetAsync', { ...parcel(name), testSetId: testSet });
  expectThat(sent.ZipKey, sent);
  return verdictOn(sent.ZipKey);
};

for (const name of ['set-1-invoice.xml', 'set-2-invoice.xml', 'set-3-credit-note.xml', 'set-4-debit-note.xml']) {
  const verdict = await sendForTestSet(name);
  report(`Test set, ${name}`, verdict);
  expectThat(verdict.IsValid && verdict.StatusCode === '00', verdict);
}

const closed = await sendForTestSet('accepted.xml');
report('Test set, one more', closed);
expectThat(closed.StatusCode === '2', closed);

const accepted = await call('SendBillSync', parcel('accepted.xml'));
report('SendBillSync accepted.xml', accepted);
expectThat(accepted.IsValid && accepted.StatusCode === '00', accepted);
