import type { Bilingual } from '../../common/text/bilingual.ts';
import { readdirSync, rmSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { packageFile } from '../../common/data-directory.ts';
import { makePrivateFolder, writePrivateFile } from '../../common/private-files.ts';
import { isDate } from '../../common/time.ts';
import { parseInstant } from '../../common/env/env.ts';
import { optionProblem } from '../../common/start-error.ts';
import { isBrokenUnsigned } from '../../harness/generated-documents/break.ts';
import { drawDocuments, type Drawn, type DrawOptions } from '../../harness/generated-documents/draw.ts';
import {
  contingencyType,
  generatedKinds,
  generatedNames,
  standsAlone,
  type GeneratedName,
} from '../../harness/generated-documents/kinds.ts';
import { schemaFile } from '../../harness/generated-documents/schema-file.ts';
import { requireKind } from '../../harness/own-company/choose-company.ts';
import { writingTo } from '../../harness/user-files.ts';
import { entryFor } from '../shared/entry-for.ts';
import { kindNamed } from '../shared/kind-named.ts';
import { ownCompanyOf, type CompanyFlags } from '../shared/own-company.ts';
import { note, print, printJson, UsageError } from '../shared/output.ts';
import { spoken } from '../shared/spoken.ts';

type Flags = CompanyFlags & {
  readonly count: string;
  readonly seed: string;
  readonly variant?: string;
  readonly about?: string;
  readonly invalid?: string;
  readonly xml?: boolean;
  readonly unsigned?: boolean;
  readonly out?: string;
  readonly schema?: boolean;
  readonly force?: boolean;
  readonly json?: boolean;
};

export const countOf = (text: string, flag: string): number => {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
  throw new UsageError({
    en: `${flag} is "${text}". Expected a whole number, 1 or more.`,
    es: `${flag} es "${text}". Se esperaba un número entero, 1 o más.`,
  });
};

const variantOf = (name: GeneratedName, { variant }: Flags): string | undefined => {
  const { variants = [] } = generatedKinds[name];
  if (variant === undefined || variants.includes(variant)) return variant;
  const expected =
    variants.length === 0
      ? { en: `${name} has none`, es: `${name} no tiene` }
      : { en: `Expected ${variants.join(', ')}`, es: `Se esperaba ${variants.join(', ')}` };
  throw new UsageError({
    en: `--variant is "${variant}". ${expected.en}.`,
    es: `--variant es "${variant}". ${expected.es}.`,
  });
};

/** `SETP990000001,<key>,2026-11-20`. */
const aboutOf = (name: GeneratedName, { about }: Flags): DrawOptions['about'] => {
  if (about === undefined) return undefined;
  const { corrects } = generatedKinds[name];
  if (corrects === undefined)
    throw new UsageError({
      en: `--about has no meaning for ${name}, which corrects nothing.`,
      es: `--about no aplica a ${name}, que no corrige nada.`,
    });
  if (about === 'none' && standsAlone(name)) return about;
  const [number, uuid, issue_date, ...rest] = about.split(',');
  if (number && uuid && issue_date && isDate(issue_date) && rest.length === 0) {
    return { number, uuid, issue_date };
  }
  throw new UsageError({
    en: `--about is "${about}". Expected number, unique code and date of issue: SETP1,<key>,2026-11-20.`,
    es: `--about es "${about}". Se esperaba número, código único y fecha de emisión: SETP1,<clave>,2026-11-20.`,
  });
};

/** Invoices of the contingency are numbered apart; so far only a variant of invoices is. */
const ownOf = async (name: GeneratedName, flags: Flags): Promise<DrawOptions['own']> => {
  const own = await ownCompanyOf(flags);
  if (own === undefined) return undefined;
  const { document } = generatedKinds[name];
  requireKind(own, document, flags.variant === 'contingency' ? contingencyType : undefined);
  return own;
};

const toBeAdded = (): Bilingual => ({
  en: 'Not signed yet. Add ds:Signature to the last, empty ext:ExtensionContent: XAdES-EPES, inclusive C14N, RSA-SHA256, references to the document (enveloped), KeyInfo and SignedProperties, signature policy v2, role supplier; with a certificate of the issuer, on the day of IssueDate (payroll: FechaGen). Nothing else may change: the unique code is computed. Then ZIP, Base64 and a SOAP message signed by WS-Security (docs/examples/clients).',
  es: 'Aún sin firmar. Agregue ds:Signature en el último ext:ExtensionContent, vacío: XAdES-EPES, C14N inclusiva, RSA-SHA256, referencias al documento (enveloped), a KeyInfo y a SignedProperties, política de firma v2, rol supplier; con un certificado del emisor, en el día de IssueDate (nómina: FechaGen). No puede cambiar nada más: el código único ya está calculado. Después, ZIP, Base64 y un mensaje SOAP firmado con WS-Security (docs/examples/clients).',
});

const invalidOf = (name: GeneratedName, { invalid, unsigned }: Flags): DrawOptions['invalid'] => {
  if (invalid === undefined) return undefined;
  const entry = entryFor(invalid, generatedKinds[name].document);
  if (unsigned !== true || isBrokenUnsigned(entry)) return entry;
  throw new UsageError({
    en: `${entry.code.code} is not broken by the content of a document alone, so that an unsigned one cannot break it. Leave out --unsigned, or choose another code: ensayo rules.`,
    es: `${entry.code.code} no se incumple solo con el contenido de un documento, así que uno sin firmar no puede incumplirla. Omita --unsigned, o elija otro código: ensayo rules.`,
  });
};

const optionsOf = async (given: string, flags: Flags): Promise<DrawOptions> => {
  const name = kindNamed(given, generatedNames);
  const { seed, clock, unsigned, xml = unsigned === true } = flags;
  if (clock !== undefined) parseInstant(clock);
  return {
    name,
    seed,
    clock,
    count: countOf(flags.count, '--count'),
    variant: variantOf(name, flags),
    about: aboutOf(name, flags),
    invalid: invalidOf(name, flags),
    xml,
    unsigned,
    own: await ownOf(name, flags),
  };
};

export const all = async (documents: AsyncIterable<Drawn>): Promise<readonly Drawn[]> => {
  const list: Drawn[] = [];
  for await (const document of documents) list.push(document);
  return list;
};

const onlyXml = (code: string): Bilingual => ({
  en: `No request leads to ${code} by itself: only the XML can be broken so. Ask for it with --xml, --out or --json.`,
  es: `Ninguna solicitud produce ${code} por sí sola: solo se puede alterar así el XML. Pídalo con --xml, --out o --json.`,
});

/** Relative to the folder, so that it holds for everybody who has the project. */
const schemaFrom = (out: string, name: GeneratedName): string =>
  relative(resolve(out), packageFile(schemaFile(name, spoken()))).replaceAll(sep, '/');

/** `0001-request.json` and `0001-document.xml`; returns the names. */
const writeFiles = (
  { out = '', unsigned, schema }: Flags,
  { kind, request, xml }: Drawn,
  turn: number,
): readonly string[] => {
  const body = schema === true ? { $schema: schemaFrom(out, kind), ...request } : request;
  const files = [
    ...(request === undefined ? [] : [['request.json', `${JSON.stringify(body, null, 2)}\n`] as const]),
    ...(xml === undefined ? [] : [[unsigned === true ? 'unsigned.xml' : 'document.xml', xml] as const]),
  ];
  return files.map(([name, content]) => {
    const path = join(out, `${String(turn + 1).padStart(4, '0')}-${name}`);
    writingTo(`--out ${path}`, () => {
      writePrivateFile(path, content);
    });
    return path;
  });
};

const ofRun = /^\d{4,}-(?:request\.json|document\.xml|unsigned\.xml)$/;

/** Files of a longer run would be taken for documents of this one. */
const replaceEarlier = ({ out = '', force = false }: Flags): void => {
  const earlier = writingTo(`--out ${out}`, () => readdirSync(out)).filter((name) => ofRun.test(name));
  const [first] = earlier;
  if (first === undefined) return;
  if (!force)
    throw optionProblem('file-exists', {
      en: `--out ${out} has files of an earlier run (${first}). Name another folder, or replace them with --force.`,
      es: `--out ${out} tiene archivos de una ejecución anterior (${first}). Indique otra carpeta, o reemplácelos con --force.`,
    });
  for (const name of earlier)
    writingTo(`--out ${out}`, () => {
      rmSync(join(out, name));
    });
};

const intoFolder = async (documents: AsyncIterable<Drawn>, flags: Flags): Promise<void> => {
  const { out = '', json } = flags;
  writingTo(`--out ${out}`, () => makePrivateFolder(out));
  replaceEarlier(flags);
  const written: object[] = [];
  for await (const { request, xml, ...document } of documents) {
    const files = writeFiles(flags, { request, xml, ...document }, written.length);
    written.push({ ...document, files });
    if (json !== true) files.forEach(print);
  }
  if (json === true) printJson(written);
};

/** The output for a pipe: bodies, one per line, or the XML of one document. */
const ontoStdout = async (
  documents: AsyncIterable<Drawn>,
  { xml: signed, unsigned, invalid = '' }: Flags,
): Promise<void> => {
  for await (const { request, xml } of documents) {
    if (signed === true || unsigned === true) process.stdout.write(xml ?? '');
    else if (request === undefined) throw new UsageError(onlyXml(invalid));
    else print(JSON.stringify(request));
  }
};

/** `ensayo generate KIND`. */
export const generate = async (kind: string, flags: Flags): Promise<void> => {
  const options = await optionsOf(kind, flags);
  if (options.xml && options.count > 1 && flags.out === undefined && flags.json !== true) {
    throw new UsageError({
      en: 'XML of several documents goes into a folder, --out DIR, or into one JSON array, --json.',
      es: 'El XML de varios documentos va en una carpeta, --out CARPETA, o en una lista JSON, --json.',
    });
  }
  if (options.invalid?.code.defaultOn === false) {
    note({
      en: `${options.invalid.code.code} is off by default: start the services with --rule ${options.invalid.code.code}=on.`,
      es: `${options.invalid.code.code} está inactiva por defecto: inicie los servicios con --rule ${options.invalid.code.code}=on.`,
    });
  }
  if (options.unsigned === true) note(toBeAdded());
  const documents = drawDocuments(options);
  if (flags.out !== undefined) await intoFolder(documents, flags);
  else if (flags.json === true)
    printJson((await all(documents)).map(({ request = null, ...rest }) => ({ ...rest, request })));
  else await ontoStdout(documents, flags);
};
