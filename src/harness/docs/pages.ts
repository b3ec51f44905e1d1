/** The documentation that the package carries, in the order in which `ensayo docs` lists it. */
import { existsSync, readFileSync } from 'node:fs';
import { packageFile } from '../../common/data-directory.ts';
import { normalise } from '../../common/normalise.ts';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';

export type Page = {
  /** The name of its file: `registry`. */
  readonly topic: string;
  /** The topic in the language that was asked for: `registro`. */
  readonly name: string;
  /** Its first heading. */
  readonly title: string;
  readonly path: string;
  /** English where there is no Spanish page yet. */
  readonly language: Language;
};

/** Topics with their Spanish names; the first of each of the first four sections is its door. */
const sections: readonly { readonly title: Bilingual; readonly topics: Readonly<Record<string, string>> }[] = [
  {
    title: { en: 'Judge a document', es: 'Validar un documento' },
    topics: { judge: 'validar', troubleshooting: 'problemas', advice: 'avisos', 'what-changes': 'vigencias' },
  },
  {
    title: { en: 'Test my service', es: 'Probar mi servicio' },
    topics: {
      test: 'probar',
      registry: 'registro',
      certificate: 'certificado',
      rest: 'rest',
      schemas: 'esquemas',
      dialect: 'dialecto',
      fields: 'campos',
      conform: 'conformidad',
      rows: 'filas',
      pos: 'pos',
      events: 'eventos',
      operations: 'operaciones',
      faults: 'fallas',
      'time-and-state': 'tiempo',
      submission: 'envio',
      'dotnet-wcf': 'dotnet-wcf',
      'java-cxf': 'java-cxf',
    },
  },
  {
    title: { en: 'Rehearse the certification', es: 'Ensayar la habilitación' },
    topics: {
      rehearse: 'habilitacion',
      differences: 'diferencias',
      'soap-answers': 'respuestas-soap',
      'official-examples': 'ejemplos-oficiales',
      'found-requests': 'solicitudes-publicas',
      'catalogue-changes': 'catalogo',
    },
  },
  {
    title: { en: 'Embed it, and in CI', es: 'En sus pruebas y en integración continua' },
    topics: {
      ci: 'integracion-continua',
      embed: 'incorporar',
      mcp: 'editor',
      skill: 'agentes',
      installation: 'instalacion',
      containers: 'contenedores',
      config: 'opciones',
      language: 'idioma',
      limits: 'limites',
      load: 'carga',
      capacity: 'capacidad',
      'data-folder': 'carpeta-de-datos',
      'shared-state': 'varios-procesos',
      monitoring: 'metricas',
    },
  },
  {
    title: { en: 'About Ensayo', es: 'Sobre Ensayo' },
    topics: { glossary: 'glosario', compatibility: 'compatibilidad' },
  },
  {
    title: { en: 'For contributors', es: 'Para quien contribuye' },
    topics: {
      architecture: 'arquitectura',
      benchmarks: 'mediciones',
      'performance-notes': 'notas-de-rendimiento',
      'crash-safety': 'caidas',
      fuzzing: 'entradas-danadas',
      'mutation-testing': 'mutaciones',
      releasing: 'publicar',
    },
  },
];

const folders = ['', 'guides/', 'contributing/'] as const;

const titleOf = (path: string): string => /^# (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? path;

/** @throws Error for a topic without a page */
const pageOf = (topic: string, spanish: string, language: Language): Page => {
  const file = folders.map((folder) => `${folder}${topic}.md`).find((each) => existsSync(packageFile(`docs/${each}`)));
  if (file === undefined) throw new Error(`There is no page ${topic}.`);
  const own = packageFile(`docs/es/${file}`);
  const isSpanish = language === 'es' && existsSync(own);
  const path = isSpanish ? own : packageFile(`docs/${file}`);
  const name = language === 'es' ? spanish : topic;
  return { topic, name, title: titleOf(path), path, language: isSpanish ? 'es' : 'en' };
};

/** Every page, by what its readers want to do. */
export const pageSections = (
  language: Language,
): readonly { readonly title: string; readonly pages: readonly Page[] }[] =>
  sections.map(({ title, topics }) => ({
    title: title[language],
    pages: Object.entries(topics).map(([topic, spanish]) => pageOf(topic, spanish, language)),
  }));

export const pages = (language: Language): readonly Page[] =>
  pageSections(language).flatMap((section) => section.pages);

/** The English topic of a name in either language, whatever its case and accents. */
export const topicOf = (name: string): string | undefined => {
  const plain = normalise(name.toLowerCase(), 'NFD').replaceAll(/\p{M}/gu, '');
  return sections.flatMap(({ topics }) => Object.entries(topics)).find((names) => names.includes(plain))?.[0];
};
