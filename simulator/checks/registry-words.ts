/** The registry's own words as findings show them. */
import type { Contributor, RegisteredSoftware, RutEntry } from '../registry/types.ts';
import { shown } from './vocabulary/check.ts';
import type { Bilingual } from './vocabulary/wording.ts';

type Names<Word extends string> = Readonly<Record<Word, Bilingual>>;

export const roleNames: Names<Contributor['roles'][number]> = {
  issuer: { en: 'issuer', es: 'emisor' },
  provider: { en: 'provider', es: 'proveedor' },
};

export const statusNames: Names<Contributor['status']> = {
  registered: { en: 'registered', es: 'registrado' },
  enabled: { en: 'enabled', es: 'habilitado' },
  cancelled: { en: 'cancelled', es: 'cancelado' },
};

export const rutStatusNames: Names<RutEntry['status']> = {
  active: { en: 'active', es: 'activo' },
  suspended: { en: 'suspended', es: 'suspendido' },
  cancelled: { en: 'cancelled', es: 'cancelado' },
};

export const softwareStatusNames: Names<RegisteredSoftware['status']> = {
  active: { en: 'active', es: 'activo' },
  inactive: { en: 'inactive', es: 'inactivo' },
};

export const familyNames: Names<Contributor['families'][number]> = {
  invoicing: { en: 'electronic invoicing', es: 'facturación electrónica' },
  support: { en: 'support documents', es: 'documento soporte' },
  payroll: { en: 'payroll', es: 'nómina electrónica' },
};

/** A text that the registry does not know: `"900", not registered`. */
export const unregistered = (text: string | undefined): Bilingual => {
  const { en, es } = shown(text);
  return { en: `${en}, not registered`, es: `${es}, sin registrar` };
};
