/** The mail about one invoice, for tests. */
import { createEnv } from '../../common/env/env.ts';
import { fileName } from '../../common/file-name.ts';
import type { DocumentMailInput } from './document-mail-input.ts';

type Changes = {
  readonly seed?: string;
  readonly issuer?: Partial<DocumentMailInput['issuer']>;
  readonly customer?: Partial<DocumentMailInput['customer']>;
  readonly document?: Partial<DocumentMailInput['document']>;
  readonly mail?: Partial<DocumentMailInput['mail']>;
  readonly html?: Partial<DocumentMailInput['mail']['html']>;
  readonly bundle?: DocumentMailInput['bundle'];
};

export const catalogueUrl = 'https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=abc';

export const zip = { name: fileName('ad09003730760002600000001.zip'), bytes: Buffer.from('PK\u0003\u0004 not really') };

/** Requests the customer's message only. */
export const mailInput = ({ seed = 'mail', ...changes }: Changes = {}): DocumentMailInput => ({
  env: createEnv({ seed, clock: '2026-11-20T10:00:00-05:00' }),
  issuer: {
    nit: '900373076',
    name: 'Ensayos & Ñandúes S.A.S.',
    tradeName: 'El Ñandú',
    email: 'facturas@emisor.co',
    ...changes.issuer,
  },
  customer: {
    identification: '800199436',
    name: 'José Peña',
    emails: ['jose@cliente.co'],
    path: 'customer.email',
    ...changes.customer,
  },
  document: {
    number: 'SETP990000001',
    type: { code: '01', name: 'Factura electrónica de venta' },
    total: '1190000.00',
    currency: 'COP',
    key: { label: 'CUFE', code: 'ab'.repeat(48) },
    catalogueUrl,
    environment: '1',
    isSimulated: false,
    ...changes.document,
  },
  mail: {
    toCustomer: true,
    toIssuer: false,
    customerCredentials: false,
    copies: [],
    annexes: [],
    attachedDocumentPrefix: undefined,
    ...changes.mail,
    html: { header: undefined, buttons: undefined, footer: undefined, ...changes.html },
  },
  bundle: changes.bundle ?? zip,
});
