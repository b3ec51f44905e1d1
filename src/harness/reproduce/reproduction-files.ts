/** The files of a reproduction, as they are written into its folder. */
import type { Language } from '../../common/text/bilingual.ts';
import { fileName } from '../../common/file-name.ts';
import { writtenSource } from '../docs/source-line.ts';
import { subjectName } from '../document-kinds.ts';
import { differenceText } from './difference.ts';
import type { Reproduction } from './reproduce.ts';

export const fileNames = [
  'request.json',
  'request.txt',
  'valid.xml',
  'broken.xml',
  'registry.yaml',
  'envelope.xml',
  'answer.xml',
  'verdict.json',
  'difference.txt',
  'command.txt',
] as const;

/** Folders of the documents accepted before; `ensayo judge` looks for them next to the file of that name. */
export const priorFolders = ['valid.prior', 'broken.prior'] as const;

export type NamedFile = {
  readonly name: (typeof fileNames)[number] | `${(typeof priorFolders)[number]}/${string}`;
  readonly content: string;
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const verdictOf = ({ entry, declared, answer, asDeclared, verdict }: Reproduction): unknown => {
  const { code, rule, document } = entry;
  return {
    code: code.code,
    document,
    kind: code.kind,
    title: rule.title.en,
    source: writtenSource(entry.source),
    declared,
    asDeclared,
    answer,
    verdict: verdict ?? null,
  };
};

const texts = {
  fromTo: { en: 'from the valid document to the broken one', es: 'del documento válido al alterado' },
  same: { en: 'Nothing in the document itself differs.', es: 'El documento mismo no cambia.' },
  differs: {
    en: 'What differs in the XML; the unique code and the digests that follow from it are left out.',
    es: 'Diferencias en el XML; se omiten el código único y los resúmenes que dependen de él.',
  },
  registry: {
    en: 'The registry under which the authority judged broken.xml. Use it with --registry.',
    es: 'Los registros con los que la autoridad validó broken.xml. Úselos con --registry.',
  },
  noRequest: {
    en: 'No request leads to this document by itself: the interface does not write such a document, or writes no document of its own. Only the XML can be broken so: see broken.xml.',
    es: 'Ninguna solicitud produce por sí sola este documento: la interfaz no escribe un documento así, o no escribe ninguno. Solo se puede alterar así el XML: consulte broken.xml.',
  },
} as const;

const differenceFile = ({ entry, changes, difference }: Reproduction, language: Language): string =>
  [
    `${entry.code.code} (${subjectName(entry.document, language)}): ${texts.fromTo[language]}`,
    '',
    ...changes.map((change) => `- ${change[language]}`),
    '',
    difference.length === 0
      ? `${texts.same[language]}\n`
      : `${texts.differs[language]}\n\n${differenceText(difference, language)}`,
  ].join('\n');

/** A registry file; plain data first, because rows have fields that are undefined. */
const registryFile = async ({ registry }: Reproduction, language: Language): Promise<string | undefined> => {
  if (registry === undefined) return undefined;
  const { stringify } = await import('yaml');
  return `# ${texts.registry[language]}\n${stringify(JSON.parse(json({ extends: 'nothing', ...registry })))}`;
};

const given = (name: NamedFile['name'], content: string | undefined): readonly NamedFile[] =>
  content === undefined ? [] : [{ name, content }];

const priorFiles = (which: 'valid' | 'broken', { prior }: Reproduction): readonly NamedFile[] =>
  prior[which].map(({ number, xml }, place) => ({
    name: `${which}.prior/${fileName(`${String(place + 1).padStart(2, '0')}-${number}.xml`)}`,
    content: xml,
  }));

type Written = { readonly commands: readonly string[]; readonly language: Language };

/** In reading order. `request.json` exists only if a request alone leads to the document. */
export const filesOf = async (
  reproduction: Reproduction,
  { commands, language }: Written,
): Promise<readonly NamedFile[]> => {
  const { request, validXml, brokenXml, envelope, answerXml } = reproduction;
  return [
    request === undefined
      ? { name: 'request.txt', content: `${texts.noRequest[language]}\n` }
      : { name: 'request.json', content: json(request.body) },
    ...given('valid.xml', validXml),
    ...given('broken.xml', brokenXml),
    ...given('registry.yaml', await registryFile(reproduction, language)),
    ...priorFiles('valid', reproduction),
    ...priorFiles('broken', reproduction),
    ...given('envelope.xml', envelope),
    ...given('answer.xml', answerXml),
    { name: 'verdict.json', content: json(verdictOf(reproduction)) },
    { name: 'difference.txt', content: differenceFile(reproduction, language) },
    { name: 'command.txt', content: `${commands.join('\n')}\n` },
  ];
};
