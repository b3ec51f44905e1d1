import { bench, describe } from 'vitest';
import { createEnv } from '../../../src/common/env/env.ts';
import { createCertificates } from '../../registry/certificates/certificates.ts';
import { buildApplicationResponse } from './application-response.ts';

const env = createEnv({ seed: 1, clock: '2026-11-20T10:00:00-05:00' });
const credentials = await createCertificates(env).authority();

describe('an ApplicationResponse', () => {
  bench('built and signed', () => {
    buildApplicationResponse(
      {
        environment: '2',
        now: env.clock.now(),
        id: 1,
        receiver: { nit: '900123456', checkDigit: '8', name: 'Compañía Ñandú S.A.S.', schemeName: '31' },
        document: { number: 'SETP990000001', uuid: 'a'.repeat(96), uuidScheme: 'CUFE-SHA384' },
        verdict: 'accepted',
        statusMessage: 'La Factura electrónica SETP990000001, ha sido autorizada.',
        lines: [],
      },
      { credentials, uuid: env.random.uuid },
    );
  });
});
