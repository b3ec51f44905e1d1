import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makePrivateFolder, writePrivateFile } from '../../common/private-files.ts';
import { createEnv, parseInstant } from '../../common/env/env.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { type CatalogueEntry, requireProfile, isUnsigned } from '../../../simulator/judge/index.ts';
import type { FailedLine } from '../../../simulator/registry/index.ts';
import { writingTo } from '../../harness/user-files.ts';
import { entryFor } from '../shared/entry-for.ts';
import { absent } from '../../harness/reproduce/difference.ts';
import { fileNames, filesOf, priorFolders } from '../../harness/reproduce/reproduction-files.ts';
import { profileFor } from '../../harness/violations/run-violation.ts';
import { reproduce as run, type CausingRequest, type Reproduction } from '../../harness/reproduce/reproduce.ts';
import { requireKind } from '../../harness/own-company/choose-company.ts';
import { ownCompanyOf, type CompanyFlags } from '../shared/own-company.ts';
import { isObject } from '../../common/json/is-object.ts';
import type { Explanation } from '../../harness/answers.ts';
import { english, spanish } from '../../common/text/bilingual.ts';
import { subjectName } from '../../harness/document-kinds.ts';
import { textsIn, type Language } from '../shared/language.ts';
import { compileWebAssemblyOnce } from '../shared/short-run.ts';
import { sourceLine } from '../../harness/docs/source-line.ts';
import { spoken } from '../shared/spoken.ts';
import { optionsText, shellQuoted } from '../../harness/shell.ts';
import { logOf } from '../shared/log.ts';
import { bold, dim, exitCodes, green, print, printJson, red, yellow } from '../shared/output.ts';

type Flags = CompanyFlags & {
  readonly document?: string;
  readonly out?: string;
  readonly seed: string;
  readonly json?: boolean;
};

type Written = { readonly folder: string; readonly clock: string; readonly registry?: string | undefined };

/** Tokens are not repeated: they come from the file or the environment. */
const commandFor = (
  { code, document }: CatalogueEntry,
  { seed, clock, registry, company, control, readyFile }: Flags & { readonly clock: string },
): string =>
  `ensayo reproduce ${code.code}${optionsText({ document, seed, clock, registry, company, control, 'ready-file': readyFile })}`;

const aboutPrior: ReadonlySet<string> = new Set(['referencedDocuments', 'registeredEvents', 'priorPayroll']);

/**
 * What the case needs beside its files: a rule that is off, or one that only a document can break that its schema
 * refuses, or that is unsigned. `judge` takes the latter for a draft, unless it goes on after the schema.
 */
const profileFlags = ({ entry, brokenXml }: Reproduction): string => {
  const { on, continueAfterSchema } = profileFor(entry, requireProfile('default'));
  const broken = parseXml(brokenXml ?? '');
  const isDraft = broken.ok && isUnsigned(broken.document);
  return `${continueAfterSchema || isDraft ? ' --profile full' : ''}${on.map((code) => ` --rule ${code}=on`).join('')}`;
};

/**
 * Judges the documents written, as they were judged here: with one command, or with two lines if the registry of the
 * broken one is another. Undefined where no document was written.
 */
const judgingFor = (reproduction: Reproduction, { folder, clock, registry }: Written): string | undefined => {
  const { validXml, brokenXml, registry: changed } = reproduction;
  const inFolder = (name: string): string => shellQuoted(join(folder, name));
  const judging = (documents: readonly string[], under: string | undefined): string =>
    `ensayo judge ${documents.join(' ')} --clock ${shellQuoted(clock)}${profileFlags(reproduction)}${under === undefined ? '' : ` --registry ${under}`}`;
  const valid = validXml === undefined ? [] : [inFolder('valid.xml')];
  const broken = brokenXml === undefined ? [] : [inFolder('broken.xml')];
  const usual = registry === undefined ? undefined : shellQuoted(registry);
  const commands =
    changed === undefined
      ? [judging([...valid, ...broken], usual)]
      : [judging(valid, usual), judging(broken, inFolder('registry.yaml'))];
  return valid.length + broken.length === 0 ? undefined : commands.join('\n');
};

const showLines = ({ answer, declared, asDeclared, entry }: Reproduction, language: Language): void => {
  const { rule } = entry;
  const { reproduced } = textsIn(language);
  print(bold(reproduced.answers));
  for (const line of answer.lines) print(`  ${line}`);
  if (answer.lines.length === 0) {
    const status = answer.statusCode === undefined ? `HTTP ${answer.http}` : `StatusCode ${answer.statusCode}`;
    print(`  ${status}${answer.statusDescription === undefined ? '' : `: ${answer.statusDescription}`}`);
  }
  if (asDeclared) return;
  const wanted =
    rule.outcome === undefined ? reproduced.lines(declared.join(', ')) : `StatusCode ${rule.outcome.statusCode}`;
  print(red(`  ${reproduced.wrong(wanted)}`));
};

/** The judge's texts at a place, which it keeps in both languages. */
export const spanishAt = (verdict: unknown, { code, xpath }: Explanation): Partial<FailedLine['spanish']> => {
  const failed = isObject(verdict) && Array.isArray(verdict.failed) ? (verdict.failed as readonly FailedLine[]) : []; // by the judge in this process
  return failed.find((line) => line.code === code && line.xpath === xpath)?.spanish ?? {};
};

/** Labels in a column. */
const tell = (label: string, text: string | undefined, width: number): void => {
  if (text !== undefined) print(`  ${dim(label.padEnd(width))} ${text}`);
};

const showWhy = ({ answer, entry, verdict }: Reproduction, language: Language): void => {
  const own = answer.explanations.filter(({ code }) => code === entry.code.code);
  const { labels, position, reproduced } = textsIn(language);
  if (own.length > 0) print(bold(reproduced.where));
  const width = Math.max(
    ...[labels.at, labels.found, labels.expected, labels.applied, labels.inferred, labels.field].map(
      ({ length }) => length,
    ),
  );
  for (const explanation of own) {
    const { xpath, line, column = 1, field } = explanation;
    const { found, expected, applied, inferred } = language === 'es' ? spanishAt(verdict, explanation) : explanation;
    const where = line === undefined ? '' : ` (${position(line, column)})`;
    tell(labels.at, xpath === undefined ? undefined : `${xpath}${dim(where)}`, width);
    tell(labels.found, found, width);
    tell(labels.expected, expected, width);
    tell(labels.applied, applied, width);
    tell(labels.inferred, inferred, width);
    tell(labels.field, field, width);
  }
};

type Commands = { readonly command: string; readonly judging: string | undefined };

type About = Commands & { readonly folder: string; readonly language: Language };

const showChanges = ({ changes, difference }: Reproduction, language: Language): void => {
  const { reproduced } = textsIn(language);
  print(bold(reproduced.changed));
  for (const change of changes) print(`  ${change[language]}`);
  for (const { xpath, before = absent[language], after = absent[language] } of difference.slice(0, 5)) {
    print(`  ${dim(xpath)}\n    ${green(`- ${before.slice(0, 160)}`)}\n    ${red(`+ ${after.slice(0, 160)}`)}`);
  }
  if (difference.length > 5) print(dim(`  ${reproduced.more(difference.length - 5)}`));
};

const requestText = ({ by, changes, also }: CausingRequest, language: Language): string => {
  const { reproduced } = textsIn(language);
  if (by === 'registry') return reproduced.underRegistry;
  if (by === 'resending') return reproduced.resent;
  const fields = changes.map(({ field, value }) =>
    value === undefined ? reproduced.without(field) : `${field}: ${JSON.stringify(value).slice(0, 120)}`,
  );
  const others = also.length === 0 ? '' : ` (${reproduced.also(also.join(', '))})`;
  return `request.json: ${fields.join('; ')}${others}`;
};

const show = (reproduction: Reproduction, { folder, command, judging, language }: About): void => {
  const { entry, request } = reproduction;
  const { code, rule, document, message, target } = entry;
  const { title, fix, place } = rule;
  const { labels, reproduced } = textsIn(language);
  const kind = code.kind === 'Rechazo' ? red(code.kind) : yellow(code.kind);
  const width = Math.max(...[labels.line, labels.looksAt, labels.source].map(({ length }) => length));
  print(`${bold(code.code)} ${kind}, ${subjectName(document, language)}: ${title[language]}`);
  tell(labels.line, `Regla: ${code.code}, ${code.kind}: ${message}`, width);
  tell(labels.looksAt, target?.path ?? place?.[language] ?? '', width);
  tell(labels.source, sourceLine(entry.source, language), width);
  showChanges(reproduction, language);
  showLines(reproduction, language);
  showWhy(reproduction, language);
  print(`${bold(reproduced.fix)}\n  ${fix[language]}`);
  print(
    `${bold(reproduced.request)}\n  ${request === undefined ? reproduced.onlyXml : requestText(request, language)}`,
  );
  print(
    `\n${reproduced.written(folder)}\n${reproduced.again(command)}${judging === undefined ? '' : `\n${reproduced.judge(judging)}`}`,
  );
};

const printed = (reproduction: Reproduction, paths: readonly string[], { command, judging }: Commands): unknown => {
  const { entry, declared, answer, asDeclared, changes, difference, request } = reproduction;
  const { title, fix } = entry.rule;
  return {
    code: entry.code.code,
    document: entry.document,
    kind: entry.code.kind,
    title: title.en,
    fix: fix.en,
    spanish: { title: title.es, fix: fix.es, changes: changes.map(spanish) },
    declared,
    asDeclared,
    answer,
    changes: changes.map(english),
    difference: difference.map(({ xpath, before = null, after = null }) => ({ xpath, before, after })),
    request: request?.body ?? null,
    requestChanges: request?.changes ?? null,
    files: paths,
    command,
    judge: judging ?? null,
  };
};

/** `ensayo reproduce CODE`: exit code 0 for exactly the declared lines, 1 otherwise, 2 for an unknown code. */
export const reproduce = async (given: string, flags: Flags): Promise<void> => {
  const { document, out, seed, clock, json } = flags;
  const language = spoken();
  const entry = entryFor(given, document, language);
  if (clock !== undefined) parseInstant(clock);
  const own = await ownCompanyOf(flags);
  if (own !== undefined) requireKind(own, entry.document);
  // With a stopped clock, the command gives the same bytes each time.
  const stood = clock ?? new Date(createEnv().clock.now()).toISOString();
  const command = commandFor(entry, { ...flags, clock: stood });
  const folder = out ?? join('reports', 'reproduce', `${entry.code.code}-${entry.document}`);
  writingTo(`--out ${folder}`, () => {
    makePrivateFolder(folder);
    // Files left over from an earlier run would describe another document.
    for (const name of fileNames) rmSync(join(folder, name), { force: true });
    for (const name of priorFolders) rmSync(join(folder, name), { force: true, recursive: true });
  });
  compileWebAssemblyOnce();
  const reproduction = await run(entry, {
    seed,
    clock: stood,
    own,
    log: await logOf({}),
  });
  // Even if it stays empty: it says that nothing was accepted before.
  if (entry.rule.needs.some((need) => aboutPrior.has(need))) makePrivateFolder(join(folder, 'broken.prior'));
  const judging = judgingFor(reproduction, { folder, clock: stood, registry: flags.registry });
  const commands = judging === undefined ? [command] : [command, judging];
  const paths = (await filesOf(reproduction, { commands, language })).map(({ name, content }) => {
    const path = join(folder, name);
    writingTo(`--out ${path}`, () => {
      makePrivateFolder(dirname(path));
      writePrivateFile(path, content);
    });
    return path;
  });
  if (json === true) printJson(printed(reproduction, paths, { command, judging }));
  else show(reproduction, { folder, command, judging, language });
  if (!reproduction.asDeclared) process.exitCode = exitCodes.failed;
};
