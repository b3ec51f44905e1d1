/** In words: what profiles do because the platform was seen to, and how that is known. */
import { bilingual, joined, listed, same, type Bilingual } from '../../src/common/text/bilingual.ts';
import type { ReadingName } from '../checks/observed-readings.ts';
import type { Catalogue } from './engine/catalogue.ts';
import { declaredCode, deviations, type Deviation, type Evidence } from './engine/deviations.ts';
import { profileNames, requireProfile } from './engine/profile.ts';

/** How the change compares with the default profile. */
export type Comparison = 'stricter' | 'laxer' | 'anotherName' | 'otherDocuments';

const comparisons: Readonly<Record<Comparison, Bilingual>> = {
  stricter: { en: 'stricter than default', es: 'más estricto que default' },
  laxer: { en: 'laxer than default', es: 'menos estricto que default' },
  anotherName: { en: 'another name than default', es: 'otro nombre que en default' },
  otherDocuments: { en: 'fires on other documents than default', es: 'se incumple en otros documentos que en default' },
};

/** One difference from the default profile. */
export type ObservedChange = {
  readonly codes: readonly string[];
  readonly what: Bilingual;
  readonly than: Comparison;
};

const ofReadings: Readonly<Record<ReadingName, Pick<ObservedChange, 'what' | 'than'>>> = {
  absentFires: {
    what: { en: 'fires for what is absent or empty, too', es: 'también se incumple si falta o está vacío' },
    than: 'stricter',
  },
  passesUnevaluated: {
    what: { en: 'passes where it cannot be evaluated', es: 'se da por cumplida si no se puede evaluar' },
    than: 'laxer',
  },
  payrollRootOrder: {
    what: {
      en: 'fires for another order of the root than that of the official example, too',
      es: 'también se incumple si el orden de la raíz no es el del ejemplo oficial',
    },
    than: 'stricter',
  },
  rutAnnounced: {
    what: {
      en: 'fires for every invoice of production whose issuer the RUT has, and for no other',
      es: 'se incumple en toda factura de producción cuyo emisor está en el RUT, y en ninguna otra',
    },
    than: 'otherDocuments',
  },
};

const changesOf = ({ effect = {} }: Deviation, { find }: Catalogue): readonly ObservedChange[] => {
  const { kinds = {}, names = {}, readings = {}, on = [], literally = [], besideSchema = [] } = effect;
  const all = (codes: readonly string[], what: Bilingual): readonly ObservedChange[] =>
    codes.length === 0 ? [] : [{ codes, what, than: 'stricter' }];
  return [
    ...Object.entries(kinds)
      .map(([code, kind]) => [code, find(code)[0]?.code.kind ?? '', kind] as const)
      .filter(([, before, kind]) => before !== kind)
      .map(([code, before, kind]): ObservedChange => {
        const what = same(`${before} → ${kind}`);
        return { codes: [code], what, than: kind === 'Rechazo' ? 'stricter' : 'laxer' };
      }),
    ...Object.entries(names).map(([code, name]): ObservedChange => {
      return { codes: [code], what: { en: `is called ${name}`, es: `se llama ${name}` }, than: 'anotherName' };
    }),
    ...on.flatMap((code) => all([code], { en: 'is on', es: 'está activa' })),
    ...all(literally, { en: 'as the profile strict reads it', es: 'como la lee el perfil strict' }),
    ...all(besideSchema, { en: 'evaluated beside ZB01', es: 'se evalúa junto a ZB01' }),
    ...[...new Set(Object.values(readings))].map((reading): ObservedChange => {
      const codes = Object.entries(readings).flatMap(([code, each]) => (each === reading ? [code] : []));
      return { codes, ...ofReadings[reading] };
    }),
  ];
};

export type Observation = Omit<Deviation, 'effect' | 'onlyIfAsked'> & {
  /** None where the default profile does the same, or no profile decides it. */
  readonly changes: readonly ObservedChange[];
  /** The first profile that follows it; absent without changes. */
  readonly profile?: string;
};

const profileOf = ({ onlyIfAsked }: Deviation): string | undefined =>
  profileNames().find((name) => requireProfile(name).deviations === (onlyIfAsked === true ? 'all' : 'usual'));

export const observations = (catalogue: Catalogue, of: readonly Deviation[] = deviations()): readonly Observation[] =>
  of.map((deviation) => {
    const { effect: _, onlyIfAsked: __, ...observed } = deviation;
    const changes = changesOf(deviation, catalogue);
    const profile = changes.length === 0 ? undefined : profileOf(deviation);
    return { ...observed, changes, ...(profile === undefined ? {} : { profile }) };
  });

/** Those about the code, or with a change of it. */
export const observationsOn = (code: string, catalogue: Catalogue): readonly Observation[] =>
  observations(catalogue).filter(
    ({ about, changes }) => about === code || changes.some(({ codes }) => codes.includes(code)),
  );

/** For a code under which a profile answers with another rule of the catalogue. */
export const otherNameText = (code: string): Bilingual | undefined => {
  const deviation = deviations().find(({ effect }) => Object.values(effect?.names ?? {}).includes(code));
  const profile = deviation && profileOf(deviation);
  return profile === undefined
    ? undefined
    : {
        en: `${code} is the name of ${declaredCode(code)} under the profile ${profile}`,
        es: `${code} es el nombre de ${declaredCode(code)} en el perfil ${profile}`,
      };
};

export const changeText = ({ codes, what, than }: ObservedChange): Bilingual =>
  bilingual`${codes.join(', ')}: ${what} (${comparisons[than]})`;

/** With the profile that does so. */
export const effectText = ({ changes, profile }: Observation): Bilingual =>
  profile === undefined
    ? {
        en: 'no profile differs from default in it',
        es: 'ningún perfil se aparta de default en esto',
      }
    : bilingual`${{ en: `profile ${profile}`, es: `perfil ${profile}` }}: ${joined(changes.map(changeText), '; ')}`;

const places: Readonly<Record<Evidence['where'], Bilingual>> = {
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

/** Files of public projects that are not named have a number, repositories have an owner before the slash. */
const witness = (who: string): Bilingual => {
  if (/^\d{5,}$/.test(who)) return { en: `a public project (file ${who})`, es: `un proyecto público (archivo ${who})` };
  if (/^\d+$/.test(who)) return { en: `section ${who}`, es: `sección ${who}` };
  return who.includes('/') ? { en: `repository ${who}`, es: `repositorio ${who}` } : same(who);
};

/** `test environment: repository wariox3/nobelio, 2026-08-28` */
const evidenceText = ({ where, who, date }: Evidence): Bilingual => {
  const witnesses = listed(who.split(', ').map(witness), 'and');
  return bilingual`${places[where]}: ${witnesses}${date === undefined ? '' : `, ${date}`}`;
};

const witnessesText = ({ witnesses }: Observation): Bilingual => ({
  en: `independent witnesses: ${String(witnesses)}`,
  es: `testigos independientes: ${String(witnesses)}`,
});

/** All evidence, and how many independent witnesses there are. */
export const evidenceLine = (observation: Observation): Bilingual =>
  joined([...observation.evidence.map(evidenceText), witnessesText(observation)], '; ');

export const witnessesMeaning: Bilingual = {
  en: 'Independent witnesses are projects, companies or documents that neither copy nor cite each other; 0 is a conclusion from another observation.',
  es: 'Los testigos independientes son proyectos, empresas o documentos que no se copian ni se citan entre sí; 0 es una conclusión a partir de otra observación.',
};
