/** The tables of the issuer's store, and which texts in them are secret. Documents hold none (records.ts). */
import type { Layout } from '../../common/store/data-file.ts';
import type { SealedColumn } from '../../common/store/sealed.ts';
import { migrations } from './migrations.ts';

/** Private key of the certificate, PINs of the software, technical keys of the ranges. */
const secrets: readonly string[] = ['key', 'pin', 'technicalKey'];

export const companyData: SealedColumn = {
  table: 'company',
  row: 'nit',
  column: 'data',
  covers: (_nit, path) => secrets.includes(path.at(-1) ?? ''),
  // A company without its PIN, technical key or certificate is one that was not given them yet.
  lost: (_nit, path) => (path.at(-1) === 'technicalKey' ? undefined : ''),
};

export const issuerLayout: Layout = { migrations, sealed: [companyData] };
