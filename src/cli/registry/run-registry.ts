import { joined, type Bilingual } from '../../common/text/bilingual.ts';
import type { ControlClient } from '../../../simulator/control/client.ts';
import type { RegistryPart } from '../../../simulator/control/client.ts';
import { displayedMistake, listParts, rowsOf } from '../../../simulator/registry/index.ts';
import { isObject, type JsonObject } from '../../common/json/is-object.ts';
import { jsonProblemText, readJson } from '../../common/json/read-json.ts';
import { readGivenText } from '../../harness/user-files.ts';
import { systemClock } from '../../common/env/env.ts';
import { colombianDate } from '../../common/time.ts';
import { doubtsIn } from '../../harness/registry-doubts.ts';
import { checkRegistryText, mistakesText } from '../../harness/registry-file.ts';
import { withControl, type TargetFlags } from '../shared/control-target.ts';
import { bold, dim, exitCodes, note, print, printJson, UsageError, green, red } from '../shared/output.ts';
import { familyName, subjectName } from '../../harness/document-kinds.ts';
import { chosen, spoken } from '../shared/spoken.ts';
import { showResult } from './show-registry-file.ts';

type TestSetState = Awaited<ReturnType<ControlClient['testSet']>>;

export type RegistryFlags = TargetFlags & { readonly json?: boolean; readonly keep?: boolean };

const showCounts = (counts: Awaited<ReturnType<ControlClient['loadRegistry']>>): void => {
  for (const [part, count] of Object.entries(counts)) print(`${part.padEnd(20)}${String(count)}`);
};

type Mistakes = Parameters<typeof mistakesText>[1];

const showMistakes = (file: string, checked: Mistakes, as: 'json' | 'result' | 'note'): void => {
  if (as === 'json')
    printJson({
      file,
      ok: false,
      mistakes: checked.mistakes.map((mistake) => displayedMistake(mistake, spoken())),
      warnings: [],
      furtherRows: checked.furtherRows,
    });
  else (as === 'result' ? print : note)(mistakesText(file, checked));
  process.exitCode = exitCodes.failed;
};

/** `ensayo registry check FILE`: exit code 1 if there are mistakes. */
export const checkFile = async (file: string, { json = false }: RegistryFlags): Promise<void> => {
  const checked = await checkRegistryText(readGivenText(file));
  if (!checked.ok) return showMistakes(file, checked, json ? 'json' : 'result');
  const { added, companies } = checked.read;
  const doubts = doubtsIn(checked.read, colombianDate(systemClock.now()));
  if (json) {
    const rows = Object.fromEntries(listParts.map((part) => [part, added[part].length]));
    printJson({
      file,
      ok: true,
      mistakes: [],
      warnings: doubts.map(({ code, message }) => ({ code, message: chosen(message) })),
      rows,
      companies,
    });
  } else showResult(file, added, doubts);
};

/** `ensayo registry load FILE` */
export const loadFile = async (file: string, flags: RegistryFlags): Promise<void> => {
  const text = readGivenText(file);
  await withControl(flags, async (control) => {
    const { keep = false, json = false } = flags;
    const current = keep ? await control.registry() : undefined;
    const checked = await checkRegistryText(text, current);
    if (!checked.ok) {
      showMistakes(file, checked, json ? 'json' : 'note');
      return;
    }
    const counts = await (keep ? control.extendRegistry(checked.given) : control.loadRegistry(checked.given));
    if (json) printJson(counts);
    else showCounts(counts);
    if (checked.read.companies.length > 0) note(dim(notIssuing));
  });
};

const notIssuing = {
  en: 'The authority knows the company now. The issuing service knows companies of "ensayo up --registry FILE", and those that config/… gives it.',
  es: 'La autoridad ya conoce la empresa. El servicio de emisión conoce las de "ensayo up --registry ARCHIVO" y las que recibe por config/….',
};

const plural: Readonly<Record<string, string>> = {
  company: 'companies',
  contributor: 'contributors',
  range: 'ranges',
  mandate: 'mandates',
  contingencyPeriod: 'contingencyPeriods',
  testSet: 'testSets',
  closedKind: 'closedKinds',
};

const isPart = (name: string): name is RegistryPart => listParts.some((part) => part === name);

const partOf = (text: string): RegistryPart | 'companies' => {
  const name = plural[text] ?? text;
  if (isPart(name) || name === 'companies') return name;
  throw new UsageError({
    en: `The registry has no "${text}". Expected: companies, ${listParts.join(', ')}.`,
    es: `El registro no tiene "${text}". Se esperaba: companies, ${listParts.join(', ')}.`,
  });
};

/** A company becomes the rows that it describes: the registry has no part of that name. */
const storedPartOf = (text: string): RegistryPart => {
  const part = partOf(text);
  if (part !== 'companies') return part;
  throw new UsageError({
    en: 'A company is kept as its rows: see contributors, rut, software, ranges and testSets, by its NIT.',
    es: 'Una empresa se guarda como sus filas: consulte contributors, rut, software, ranges y testSets, por su NIT.',
  });
};

type Which = { readonly part: string | undefined; readonly key: string | undefined };

/** `ensayo registry show [part] [key]` */
export const showRegistry = ({ part: given, key }: Which, flags: RegistryFlags): Promise<void> => {
  const part = given === undefined ? undefined : storedPartOf(given);
  return withControl(flags, async (control) => {
    if (part === undefined) {
      const data = await control.registry();
      const rows = rowsOf(data);
      if (flags.json === true) printJson(data);
      else for (const name of listParts) print(`${name.padEnd(20)}${String(rows[name].length)}`);
    } else if (key !== undefined) printJson(await control.registryRow(part, key));
    else {
      const rows = await control.registryRows(part);
      if (flags.json === true) printJson(rows);
      else for (const one of rows) print(`${one.key}  ${dim(JSON.stringify(one.row))}`);
    }
  });
};

const listFields = new Set(['roles', 'families', 'responsibilities', 'issuers']);

/** `nit=900373115`, `quotas.invoice.required=30`; lists have commas, objects are JSON. */
const fieldOf = (text: string): readonly [string, unknown] => {
  const at = text.indexOf('=');
  if (at < 1)
    throw new UsageError({
      en: `"${text}" is no field. Expected name=value, as in nit=900373115.`,
      es: `"${text}" no es un campo. Se esperaba nombre=valor, como en nit=900373115.`,
    });
  const [name, value] = [text.slice(0, at), text.slice(at + 1)];
  if (listFields.has(name)) return [name, value === '' ? [] : value.split(',')];
  if (!value.startsWith('{')) return [name, value];
  const read = readJson(value);
  if (read.ok) return [name, read.value];
  throw new UsageError({
    en: `${name}:${jsonProblemText(read.problem).en} Expected, for example, {"invoice":{"required":2}}.`,
    es: `${name}:${jsonProblemText(read.problem).es} Se esperaba, por ejemplo, {"invoice":{"required":2}}.`,
  });
};

/** Dots lead into an object: `quotas.invoice.required`. */
const withField = (row: JsonObject, [name = '', ...inner]: readonly string[], value: unknown): JsonObject => {
  const own = row[name];
  return { ...row, [name]: inner.length === 0 ? value : withField(isObject(own) ? own : {}, inner, value) };
};

/** `ensayo registry add PART field=value…` */
export const addRow = async (given: string, fields: readonly string[], flags: RegistryFlags): Promise<void> => {
  const part = partOf(given);
  const row = fields.map(fieldOf).reduce((built, [name, value]) => withField(built, name.split('.'), value), {});
  await withControl(flags, async (control) => {
    const counts = await control.addRegistryRow(part, row);
    if (flags.json === true) printJson(counts);
    else showCounts(counts);
    if (part === 'companies') note(dim(notIssuing));
  });
};

/** `ensayo registry remove PART KEY` */
export const removeRow = async (given: string, key: string, flags: RegistryFlags): Promise<void> => {
  const part = storedPartOf(given);
  await withControl(flags, async (control) => {
    await control.removeRegistryRow(part, key);
    if (flags.json === true) printJson({ removed: key });
    else print({ en: `${key} removed`, es: `${key} se eliminó` });
  });
};

export type TestSetFlags = TargetFlags & { readonly json?: boolean; readonly reset?: string };

const colours: Readonly<Record<TestSetState['state'], (text: string) => string>> = {
  open: bold,
  accepted: green,
  rejected: red,
};

const stateWords: Readonly<Record<TestSetState['state'], string>> = {
  open: 'abierto',
  accepted: 'aceptado',
  rejected: 'rechazado',
};

const inSpanish = (count: number, word: string): string => `${String(count)} ${word}${count === 1 ? '' : 's'}`;

const kindText = ({
  kind,
  required,
  minimumAccepted,
  sent,
  accepted,
  missing,
}: TestSetState['kinds'][number]): Bilingual => {
  const open =
    missing === 0
      ? { en: 'nothing missing', es: 'no falta nada' }
      : { en: `${String(missing)} missing`, es: missing === 1 ? 'falta 1' : `faltan ${String(missing)}` };
  return {
    en: `  ${kind.padEnd(22)} ${String(accepted)} accepted of ${String(sent)} sent; requires ${String(required)}, at least ${String(minimumAccepted)} accepted: ${open.en}`,
    es: `  ${subjectName(kind, 'es').padEnd(35)} ${inSpanish(accepted, 'aceptado')} de ${inSpanish(sent, 'enviado')}; exige ${String(required)}, mínimo ${inSpanish(minimumAccepted, 'aceptado')}: ${open.es}`,
  };
};

const setText = ({ id, issuerNit, family, state, kinds }: TestSetState): Bilingual =>
  joined(
    [
      {
        en: `${id}  ${colours[state](state)}  ${family} of ${issuerNit}`,
        es: `${id}  ${colours[state](stateWords[state])}  ${familyName(family, 'es')} de ${issuerNit}`,
      },
      ...(kinds.length === 0 ? [dim({ en: '  requires nothing', es: '  no exige documentos' })] : kinds.map(kindText)),
    ],
    '\n',
  );

/** `ensayo registry test-sets [nit] [--reset ID]` */
export const showTestSets = (nit: string | undefined, flags: TestSetFlags): Promise<void> =>
  withControl(flags, async (control) => {
    if (flags.reset !== undefined) await control.resetTestSet(flags.reset);
    const sets = (await control.testSets()).filter(({ issuerNit }) => nit === undefined || issuerNit === nit);
    if (flags.json === true) printJson(sets);
    else if (sets.length === 0)
      print({
        en: `There is no test set${nit === undefined ? '' : ` of ${nit}`}.`,
        es: `No hay sets de pruebas${nit === undefined ? '' : ` de ${nit}`}.`,
      });
    else print(joined(sets.map(setText), '\n\n'));
  });
