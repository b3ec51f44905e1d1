/** Documents and their outcomes, for tests of the issuer's store. */
import { packText } from '../../common/store/database.ts';
import type { NewDocument, Settlement } from './port.ts';

export const signedXml = `<?xml version="1.0"?><Invoice>${'ñ'.repeat(5000)}</Invoice>`;

export const document = (over: Partial<NewDocument> = {}): NewDocument => ({
  company: '901500100',
  kind: 'invoice',
  family: '01',
  typeCode: '01',
  content: 'content-1',
  prefix: 'SETP',
  number: '990000001',
  key: 'cufe-1',
  keyScheme: 'CUFE-SHA384',
  issueDate: '2026-11-20',
  qrText: 'NumFac: SETP990000001\nÑ',
  qrUrl: 'https://example.test/qr',
  model: '{"name":"Añil & Cía 𝄞"}',
  presentation: '{}',
  deflatedXml: packText(signedXml),
  printedName: 'FES-SETP990000001',
  attachedName: 'ad1',
  fileName: 'fv09015001000002600000001.xml',
  createdAt: 1_795_000_000_000,
  ...over,
});

export const series = { company: '901500100', family: '01', prefix: 'SETP', from: '1', to: '999999999999999999999999' };

export const settlement = (over: Partial<Settlement> = {}): Settlement => ({
  state: 'accepted',
  applicationResponse: '<ApplicationResponse>ó</ApplicationResponse>',
  at: 1_795_000_001_000,
  ...over,
});
