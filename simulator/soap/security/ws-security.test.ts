import { describe, expect, it } from 'vitest';
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
    '',
  ])('not to %j', (to) => {
    expect(isAnswering(to, addresses)).toBe(false);
  });
});
