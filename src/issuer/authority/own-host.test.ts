import { expect, it } from 'vitest';
import { isSimulated } from './own-host.ts';

it.each([
  ['https://vpfe.dian.gov.co/WcfDianCustomerServices.svc', false],
  ['https://vpfe-hab.dian.gov.co/WcfDianCustomerServices.svc', false],
  ['https://VPFE-HAB.dian.gov.co.:443/', false],
  ['http://127.0.0.1:9000/WcfDianCustomerServices.svc', true],
  ['https://dian.gov.co.example.com/', true],
  ['https://example.com/vpfe.dian.gov.co', true],
])('the verdicts of %s are simulated: %s', (address, simulated) => {
  expect(isSimulated(new URL(address))).toBe(simulated);
});
