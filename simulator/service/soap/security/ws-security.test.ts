import { describe, expect, it, vi } from 'vitest';
import { isAnswering } from './ws-security.ts';

const addresses = [
  'https://localhost:8443/WcfDianCustomerServices.svc',
  'http://authority/WcfDianCustomerServices.svc',
];

describe('isAnswering', () => {
  it.each([
    'https://localhost:8443/WcfDianCustomerServices.svc',
    'HTTPS://LOCALHOST:8443/WcfDianCustomerServices.svc',
    'http://authority:80/WcfDianCustomerServices.svc',
    'https://localhost:8443/WcfDianCustomerServices.svc?wsdl',
    'http://authority/WcfDianCustomerServices.svc?singleWsdl&v=2',
  ])('to %s', (to) => {
    expect(isAnswering(to, addresses)).toBe(true);
  });

  it.each([
    'http://localhost:8443/WcfDianCustomerServices.svc',
    'https://localhost/WcfDianCustomerServices.svc',
    'https://localhost:8443/wcfdiancustomerservices.svc',
    'https://localhost:8443/WcfDianCustomerServices.svc/',
    'https://localhost:8443/WcfDianCustomerServices.svc/?wsdl',
    'http://localhost:8443/WcfDianCustomerServices.svc?wsdl',
    'https://elsewhere:8443/WcfDianCustomerServices.svc?wsdl',
    'https://localhost:8443/?/WcfDianCustomerServices.svc',
    'https://localhost:8443.evil.example/WcfDianCustomerServices.svc',
    'urn:authority',
    '/WcfDianCustomerServices.svc',
    `https://localhost:8443/WcfDianCustomerServices.svc?${'x'.repeat(2_000)}`,
    '',
  ])('not to %j', (to) => {
    expect(isAnswering(to, addresses)).toBe(false);
  });

  it('reads no address that is longer than any of them', () => {
    const read = vi.spyOn(URL, 'canParse');
    expect(isAnswering(`http://a${'\u0301'.repeat(40_000)}${'\u0316'.repeat(40_000)}`, addresses)).toBe(false);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });
});
