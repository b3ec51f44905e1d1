import { expect, it } from 'vitest';
import { buildEvent } from '../documents/event.ts';
import { fillEventCodes } from './event-codes.ts';

/** FE annex 1.9, 11.5.1, whose string is that of an acknowledgement. */
it('gives the CUDE of the annex', () => {
  const company = { nit: '99998888', checkDigit: '8', name: 'ADQUIRENTE', organization: '1' };
  const built = buildEvent({
    code: '030',
    number: '1',
    environment: '2',
    issuedAt: Date.parse('2019-04-30T19:48:50-05:00'),
    sender: company,
    software: { id: 'b5c1f2', pin: '11111' },
    receiver: { ...company, nit: '800197268' },
    document: { number: 'FE123', uuid: 'c0de', type: '01' },
    concept: undefined,
    person: {
      type: '13',
      number: '1',
      checkDigit: '9',
      firstName: 'A',
      familyName: 'B',
      jobTitle: undefined,
      department: undefined,
    },
  });
  expect(fillEventCodes(built, '11111').uuid).toBe(
    '0d91ba25b01f5e7dbda870a11b274501d3a62a73e91932c473c86c93f12a142a2ac45876efcde3e679024a01c0be41f9',
  );
});
