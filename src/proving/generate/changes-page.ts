/** docs/catalogue-changes.md and its Spanish translation: what the second edition of the catalogue changed, and where each change is proved. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { packageFile } from '../../common/data-directory.ts';
import { proofFile } from '../../common/testing/proof-file.ts';
import { eventKinds } from '../../../simulator/document/kind.ts';
import type { ListedRule } from '../../../simulator/judge/engine/listing.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { listedRules } from '../../harness/catalogue-facts.ts';
import { boundaryFiles } from '../contracts/boundaries/rows.fixture.ts';
import { code, table } from '../../harness/docs/markdown.ts';

type Change = {
  /** Codes, `*AS05` for the family in every document, or an entry: `creditNote/92`. */
  readonly rules: string;
  readonly change: Bilingual;
};

type Part<C extends Change> = { readonly part: Bilingual; readonly changes: readonly C[] };

const readParts = (): readonly Part<Change>[] =>
  JSON.parse(readFileSync(proofFile('catalogue-changes.json'), 'utf8')) as readonly Part<Change>[]; // our own file

/** The letters that a family may have in front of it, with those of its document; those of the till came after the edition. */
const anyLetters = /^(?:F|C|D|DS|NS)$/;

type Entry = Pick<ListedRule, 'id' | 'code' | 'unreachable'>;

/** Rules about events are not listed with those about documents. */
const eventEntries = (): readonly Entry[] =>
  eventKinds.flatMap((kind) =>
    catalogue()
      .entries(kind)
      .map(({ code: { code: own, unreachable } }) => ({ id: `${kind}/${own}`, code: own, unreachable })),
  );

const isNamed = (name: string, { id, code: own }: Entry): boolean => {
  if (name.includes('/')) return id === name;
  if (!name.startsWith('*')) return own === name;
  const family = name.slice(1);
  return own.endsWith(family) && anyLetters.test(own.slice(0, -family.length));
};

/** Files that hold cases written by hand, by the text that is searched for codes: of the transcription, those of its limits. */
const witnesses = (): ReadonlyMap<string, string> => {
  const limits = [...boundaryFiles()].map(
    ([name, rows]) => [`simulator/rules/specification/${name}`, rows.map(({ code: own }) => own).join(' ')] as const,
  );
  const tests = ['simulator/checks/signature', 'simulator/rules']
    .flatMap((folder) => readdirSync(packageFile(folder)).map((name) => `${folder}/${name}`))
    .sort()
    .filter((path) => path.endsWith('.test.ts') && !path.includes('specification'))
    .map((path) => [path, readFileSync(packageFile(path), 'utf8')] as const);
  return new Map([...limits, ...tests]);
};

/** A change with the entries it concerns, and the files with cases of them written by hand. */
export type ProvedChange = Change & {
  /** By name in `rules`, in that order. */
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  readonly cases: readonly string[];
};

/** The changes of each part, in the order of the file. */
export const provedParts = (): readonly Part<ProvedChange>[] => {
  const files = [...witnesses()];
  const listed: readonly Entry[] = [...listedRules(), ...eventEntries()];
  const proved = (change: Change): ProvedChange => {
    const names = change.rules.split(' ');
    const entries = new Map(names.map((name) => [name, listed.filter((rule) => isNamed(name, rule))]));
    const codes = new Set([...entries.values()].flat().map((rule) => rule.code));
    const mentions = (text: string): boolean => [...codes].some((each) => new RegExp(`\\b${each}\\b`).test(text));
    return { ...change, entries, cases: files.filter(([, text]) => mentions(text)).map(([path]) => path) };
  };
  return readParts().map(({ part, changes }) => ({ part, changes: changes.map(proved) }));
};

/** Entries that a scenario breaks a document by. */
const broken = ({ entries }: ProvedChange): number =>
  [...entries.values()].flat().filter(({ unreachable }) => unreachable === undefined).length;

const texts = {
  title: { en: 'Changes of the catalogue', es: 'Cambios del catálogo' },
  translation: { en: '[Español](es/catalogue-changes.md)', es: '[English](../catalogue-changes.md)' },
  notice: {
    en: '<!-- Generated from datasets/proof/catalogue-changes.json by `npm run generate`. -->',
    es: '<!-- Generado de datasets/proof/catalogue-changes.json con `npm run generate`. -->',
  },
  about: {
    en: 'The second edition of the catalogue, of November 2026, compared the rules with official examples, with the tables of annex 1.9, and with responses and documents that integrators published. This page lists every change. `*AS05` is the rule of that number in every kind of document that the edition had. "Strictly" means: under the profile `strict`, which reads the annex as printed.',
    es: 'La segunda edición del catálogo, de noviembre de 2026, comparó las reglas con ejemplos oficiales, con las tablas del anexo 1.9, y con respuestas y documentos que publicaron integradores. Esta página lista cada cambio. `*AS05` es la regla de ese número en todas las clases de documento que tenía la edición. «En estricto» significa con el perfil `strict`, que lee el anexo al pie de la letra.',
  },
  proof: {
    en: 'A scenario breaks the rule in a valid document and compares the response line by line: `ensayo conform --code FAS05`. The cases by hand hold values from both sides of the limit, or situations.',
    es: 'Un escenario incumple la regla en un documento válido y compara la respuesta línea por línea: `ensayo conform --code FAS05`. Los casos escritos a mano tienen valores de ambos lados del límite, o situaciones.',
  },
  rules: { en: 'Rules', es: 'Reglas' },
  change: { en: 'What changed', es: 'Qué cambió' },
  scenarios: { en: 'Scenarios', es: 'Escenarios' },
  cases: { en: 'Cases by hand', es: 'Casos escritos a mano' },
  unreachable: { en: 'none: unreachable', es: 'ninguno: inalcanzable' },
} as const satisfies Readonly<Record<string, Bilingual>>;

const link = (path: string, language: Language): string =>
  `[${code(path.slice(path.lastIndexOf('/') + 1))}](${language === 'en' ? '../' : '../../'}${path})`;

const row = (change: ProvedChange, language: Language): readonly string[] => {
  const count = broken(change);
  return [
    change.rules.split(' ').map(code).join(' '),
    change.change[language],
    count === 0 ? texts.unreachable[language] : `${count}`,
    change.cases.map((path) => link(path, language)).join(', '),
  ];
};

export const changesPage = (language: Language): string => {
  const head = [texts.rules, texts.change, texts.scenarios, texts.cases].map((text) => text[language]);
  const sections = provedParts().map(
    ({ part, changes }) =>
      `## ${part[language]}\n\n${table(
        head,
        changes.map((change) => row(change, language)),
      )}`,
  );
  const opening = [texts.translation, texts.notice, texts.about, texts.proof].map((text) => text[language]);
  return `${[`# ${texts.title[language]}`, ...opening, ...sections].join('\n\n')}\n`;
};
