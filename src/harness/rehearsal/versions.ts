/** What the verdicts rest on: this program, the catalogue and the annexes that it was read from. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dataFile, packageFile } from '../../common/data-directory.ts';
import type { Settings } from '../../../simulator/control/client.ts';
import { listedRules } from '../catalogue-facts.ts';
import type { Versions } from './report.ts';

export const sha256Of = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The versions of the annexes that the rules cite as their source. */
const annexes: Versions['annexes'] = [
  { name: 'Anexo técnico de factura electrónica de venta, versión 1.9', basis: 'leído en el anexo' },
  {
    name: 'Anexo técnico de documento soporte, versión 1.1',
    basis: 'reconstruido de observaciones publicadas y del anexo de factura: el texto no estuvo disponible',
  },
  { name: 'Anexo técnico de nómina electrónica, versión 1.0', basis: 'leído en el anexo' },
];

export const versionsWith = (
  { profile, rules }: Pick<Settings, 'profile' | 'rules'>,
  productionProfile: string | undefined,
): Versions => {
  const { version } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as { version: string }; // our own file
  return {
    ensayo: version,
    catalogue: { entries: listedRules().length, sha256: sha256Of(readFileSync(dataFile('catalogue.json'))) },
    annexes,
    profile,
    productionProfile: productionProfile ?? null,
    rules,
  };
};
