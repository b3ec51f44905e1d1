/** Names of people and companies, with the characters that break careless software. */
import type { Random } from './random.ts';

const surnamesOfNote = ['Peñuela', 'Núñez', "D'Achiardi", 'Muñoz', 'Güiza', 'Ñáñez', 'Castaño-Ávila'] as const;

const lastName = (random: Random): string => (random.chance(0.3) ? random.pick(surnamesOfNote) : random.lastName());

/** One or two given names, two surnames. */
export const personName = (random: Random): string => {
  const given = random.several(random.integer(1, 2), () => random.firstName());
  return [...given, lastName(random), lastName(random)].join(' ');
};

const trades = [
  'Comercializadora',
  'Distribuidora',
  'Ferretería',
  'Inversiones',
  'Panadería & Repostería',
  'Industrias Metálicas',
  'Servicios Integrales',
  'Construcciones',
  'Agropecuaria',
  'Droguería',
  'Variedades "El Ñandú"',
  "Confecciones L'Étoile",
] as const;

const legalForms = ['SAS', 'S.A.S.', 'LTDA', 'S.A.', 'S. en C.', '& CIA. LTDA', 'S.A.S. BIC'] as const;

export const companyName = (random: Random): string =>
  `${random.pick(trades)} ${random.several(random.integer(1, 2), () => lastName(random)).join(' & ')} ${random.pick(legalForms)}`;

const foreignCompanies = [
  'Smith & Sons Trading LLC',
  'Müller Kaffee GmbH',
  'Importações São João Ltda.',
  "L'Atelier des Fleurs SARL",
  'O\'Neill "Andean" Goods Inc.',
  'Distribuidora Española de Ñoras, S.L.',
] as const;

export const foreignCompanyName = (random: Random): string => random.pick(foreignCompanies);
