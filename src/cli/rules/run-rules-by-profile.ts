/** `ensayo rules --profile observed --diff default`: what answers of the platform showed otherwise, each with its evidence. */
import {
  deviations,
  deviationsOf,
  listingOf,
  type Deviation,
  profileNames,
  requireProfile,
} from '../../../simulator/judge/index.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import type { Bilingual } from '../../common/text/bilingual.ts';
import { spoken } from '../shared/spoken.ts';
import { bold, dim, print, printJson, UsageError } from '../shared/output.ts';

type Change = { readonly codes: readonly string[]; readonly what: Bilingual };

const places: Readonly<Record<Deviation['evidence'][number]['where'], Bilingual>> = {
  annex: { en: 'annex', es: 'anexo' },
  code: { en: 'public code', es: 'código público' },
  documentation: { en: 'documentation', es: 'documentación' },
  portal: { en: 'portal', es: 'portal' },
  production: { en: 'production', es: 'producción' },
  search: { en: 'searched for', es: 'se buscó' },
  specification: { en: 'specification', es: 'especificación' },
  support: { en: 'support desk', es: 'mesa de ayuda' },
  test: { en: 'test environment', es: 'ambiente de pruebas' },
};

const changesOf = ({ effect = {} }: Deviation, kindOf: (code: string) => string | undefined): readonly Change[] => {
  const { kinds = {}, names = {}, readings = {}, on = [], literally = [], besideSchema = [] } = effect;
  return [
    ...Object.entries(kinds).flatMap(([code, kind]) => {
      const before = kindOf(code) ?? '';
      return before === kind ? [] : [{ codes: [code], what: { en: `${before} → ${kind}`, es: `${before} → ${kind}` } }];
    }),
    ...Object.entries(names).map(([code, name]) => ({
      codes: [code],
      what: { en: `is called ${name}`, es: `se llama ${name}` },
    })),
    ...on.map((code) => ({ codes: [code], what: { en: 'is on', es: 'está activa' } })),
    ...(literally.length === 0
      ? []
      : [{ codes: literally, what: { en: 'as the profile strict reads it', es: 'como la lee el perfil strict' } }]),
    ...(besideSchema.length === 0
      ? []
      : [{ codes: besideSchema, what: { en: 'evaluated beside ZB01', es: 'se evalúa junto a ZB01' } }]),
    ...[...new Set(Object.values(readings))].map((reading) => ({
      codes: Object.entries(readings).flatMap(([code, each]) => (each === reading ? [code] : [])),
      what: readingWords[reading],
    })),
  ];
};

const readingWords: Readonly<Record<NonNullable<NonNullable<Deviation['effect']>['readings']>[string], Bilingual>> = {
  absentFires: { en: 'fires for what is absent or empty, too', es: 'también se incumple si falta o está vacío' },
  passesUnevaluated: { en: 'passes where it cannot be evaluated', es: 'se da por cumplida si no se puede evaluar' },
  payrollRootOrder: {
    en: 'fires for another order of the root than that of the official example, too',
    es: 'también se incumple si el orden de la raíz no es el del ejemplo oficial',
  },
  rutAnnounced: {
    en: 'fires for every invoice of production whose issuer the RUT has, and for no other',
    es: 'se incumple en toda factura de producción cuyo emisor está en el RUT, y en ninguna otra',
  },
};

type Flags = { readonly profile: string; readonly comparedWith: readonly string[]; readonly json: boolean };

/** @throws UsageError for a profile that takes nothing from observations, or another one than the default to compare with */
export const rulesByProfile = ({ profile, comparedWith, json }: Flags): void => {
  const { deviations: deviating } = requireProfile(profile);
  if (deviating === undefined || comparedWith.join() !== 'default') {
    const names = profileNames().filter((name) => requireProfile(name).deviations !== undefined);
    throw new UsageError({
      en: `Evidence is known of what ${names.join(' and ')} do otherwise than default: --profile ${names[0] ?? ''} --diff default.`,
      es: `Hay evidencia de lo que ${names.join(' y ')} hacen de otro modo que default: --profile ${names[0] ?? ''} --diff default.`,
    });
  }
  const kinds = new Map(listingOf(catalogue()).map(({ code, kind }) => [code, kind]));
  const differing = deviationsOf(deviating).flatMap((deviation) => {
    const changes = changesOf(deviation, (code) => kinds.get(code));
    return changes.length === 0 ? [] : [{ ...deviation, changes }];
  });
  if (json) {
    const told = differing.map(({ effect: _, onlyIfAsked: __, ...deviation }) => deviation);
    printJson({ profile, comparedWith: 'default', observations: deviations().length, differing: told });
    return;
  }
  const language = spoken();
  for (const { about, observed, evidence, witnesses, changes } of differing) {
    print(`${bold(about)}  ${observed[language]}`);
    for (const { codes, what } of changes) print(`  ${codes.join(', ')}: ${what[language]}`);
    for (const { where, who, date = '' } of evidence)
      print(dim(`  ${places[where][language]}: ${who} ${date}`.trimEnd()));
    print(dim(`  ${{ en: 'independent witnesses', es: 'testigos independientes' }[language]}: ${String(witnesses)}`));
  }
  const counts = { of: String(deviations().length), differ: String(differing.length) };
  print(
    {
      en: `${counts.differ} of ${counts.of} observations differ from default; the others default does as well, or no profile decides.`,
      es: `${counts.differ} de ${counts.of} observaciones difieren de default; las demás también las cumple default, o ningún perfil las decide.`,
    }[language],
  );
};
