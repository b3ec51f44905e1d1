/** The registry's own words as findings show them. */
import type { Contributor, RegisteredSoftware, RutEntry } from '../registry/types.ts';
import { absent, shown } from './vocabulary/check.ts';
import { same, type Bilingual } from '../../src/common/text/bilingual.ts';
import type { Datum } from '../document/datum.ts';

/** A word that is not in the table is shown as it is: a registry with a mistake still gets an explanation. */
const worded =
  <Word extends string>(names: Readonly<Record<Word, Bilingual>>) =>
  (word: Word): Bilingual =>
    Object.hasOwn(names, word) ? names[word] : same(String(word));

export const roleName = worded<Contributor['roles'][number]>({
  issuer: { en: 'issuer', es: 'emisor' },
  provider: { en: 'provider', es: 'proveedor' },
});

export const statusName = worded<Contributor['status']>({
  registered: { en: 'registered', es: 'registrado' },
  enabled: { en: 'enabled', es: 'habilitado' },
  cancelled: { en: 'cancelled', es: 'cancelado' },
});

export const rutStatusName = worded<RutEntry['status']>({
  active: { en: 'active', es: 'activo' },
  suspended: { en: 'suspended', es: 'suspendido' },
  cancelled: { en: 'cancelled', es: 'cancelado' },
});

export const softwareStatusName = worded<RegisteredSoftware['status']>({
  active: { en: 'active', es: 'activo' },
  inactive: { en: 'inactive', es: 'inactivo' },
});

export const familyName = worded<Contributor['families'][number]>({
  invoicing: { en: 'electronic invoicing', es: 'facturación electrónica' },
  support: { en: 'support documents', es: 'documento soporte' },
  equivalent: { en: 'equivalent documents', es: 'documentos equivalentes' },
  payroll: { en: 'payroll', es: 'nómina electrónica' },
});

/** A text that the registry does not know: `"900", not registered`. */
export const unregistered = (text: string | undefined): Datum =>
  text === undefined ? absent : shown(text, { en: 'not registered', es: 'sin registrar' });
