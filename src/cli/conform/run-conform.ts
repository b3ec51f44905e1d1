import { parse } from '@cucumber/tag-expressions';
import { availableParallelism, constants } from 'node:os';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { packageFile } from '../../common/data-directory.ts';
import { kindNames } from '../../issuer/documents/document-model.ts';
import { isObject } from '../../common/json/is-object.ts';
import { everyCode } from '../../harness/codes.ts';
import type { ScenarioResult } from '../../harness/conform/follower.ts';
import { conform as run, type ConformOptions } from '../../harness/conform/conform.ts';
import { englishSummary, type Summary } from '../../harness/conform/summary.ts';
import { tagOf } from '../../harness/conform/parameters.ts';
import type { OwnCompany } from '../../harness/own-company/choose-company.ts';
import { reachAuthority } from '../../harness/target/reach.ts';
import type { Target } from '../../harness/target/target.ts';
import { fileProblem, readGivenJson, writingAllTo } from '../../harness/user-files.ts';
import { allowedAuthoritiesOf } from '../shared/box-options.ts';
import { askControl, controlAddressOf } from '../shared/control-target.ts';
import { noSuchRule } from '../shared/entry-for.ts';
import { httpAddressOf } from '../shared/http-address.ts';
import { kindNamed } from '../shared/kind-named.ts';
import { issuerBaseOf, issuerTokenOf, requireIssuer, type ReadyTokens } from '../shared/issuer-address.ts';
import { namesCompany, ownCompanyOf, type CompanyFlags } from '../shared/own-company.ts';
import { compareRuns } from '../../harness/reporting/since.ts';
import { generatedTexts } from '../../harness/reporting/generated-texts.ts';
import { conformTexts, type ConformTexts } from './conform-texts.ts';
import { showComparison, showSummary } from './show-summary.ts';
import type { Language } from '../shared/language.ts';
import { spoken } from '../shared/spoken.ts';
import { onSignal } from '../shared/stopping.ts';
import { variable } from '../shared/variable.ts';
import { fit, lineWidth, redraws } from '../shared/terminal.ts';
import { dim, exitCodes, note, print, printJson, red, UsageError } from '../shared/output.ts';

type Flags = CompanyFlags & {
  readonly tags?: string;
  readonly code?: readonly string[];
  readonly kind?: string;
  readonly onlySeen?: boolean;
  readonly features?: string;
  readonly texts?: boolean;
  readonly advice?: boolean;
  readonly seed: string;
  readonly shard?: string;
  readonly parallel?: string;
  readonly issuer?: string;
  readonly token?: string;
  readonly authority?: string;
  readonly allowAuthority?: readonly string[];
  readonly out: string;
  readonly since?: string | true;
  readonly json?: boolean;
};

const addressOf = (flag: string, text: string): string => httpAddressOf(flag, text, 'http://127.0.0.1:8080');

const namesControl = (readyFile: string): boolean => {
  const ready: unknown = readGivenJson(readyFile, '--ready-file');
  return isObject(ready) && isObject(ready.control);
};

/** Of the authority, which scenarios change; its token can come from the ready file. */
const controlOf = (flags: Flags) => {
  const { control = variable('ENSAYO_CONTROL'), controlToken, readyFile } = flags;
  // An issuing service alone has none in its ready file.
  if (control === undefined && (readyFile === undefined || !namesControl(readyFile))) return {};
  return {
    control: controlAddressOf({
      ...(control === undefined ? {} : { control }),
      ...(controlToken === undefined ? {} : { controlToken }),
      ...(readyFile === undefined ? {} : { readyFile }),
    }),
  };
};

const tokenOf = ({ token, readyFile }: Flags, address: string, own: OwnCompany | undefined): string => {
  const ready: ReadyTokens = readyFile === undefined ? {} : readGivenJson(readyFile, '--ready-file');
  const known = token ?? issuerTokenOf(ready, { address, nit: own?.facts.nit });
  if (known !== undefined) return known;
  throw new UsageError({
    en: '--issuer wants the token of that service: give --token or ENSAYO_TOKEN.',
    es: '--issuer requiere el token de ese servicio: indique --token o ENSAYO_TOKEN.',
  });
};

const targetOf = (flags: Flags, own: OwnCompany | undefined): Target => {
  const { issuer, authority } = flags;
  const company = own === undefined ? {} : { company: own.facts, registry: own.registry };
  if (authority !== undefined) {
    const allow = allowedAuthoritiesOf(flags.allowAuthority);
    return { kind: 'authority', url: addressOf('--authority', authority), allow, ...company, ...controlOf(flags) };
  }
  if (issuer === undefined) return { kind: 'box', ...company };
  return {
    kind: 'issuer',
    url: issuerBaseOf('--issuer', issuer),
    token: tokenOf(flags, issuer, own),
    ...company,
    ...controlOf(flags),
  };
};

const requireAuthority = async ({ url, allow = [] }: Extract<Target, { kind: 'authority' }>): Promise<void> => {
  const reach = await reachAuthority(url, allow);
  if (reach === 'unreachable')
    throw new UsageError(
      {
        en: `Nobody answers at ${url}. Start the service, or correct --authority.`,
        es: `Nadie responde en ${url}. Inicie el servicio, o corrija --authority.`,
      },
      'authority-unreachable',
    );
  if (reach === 'not-soap') {
    throw new UsageError(
      {
        en: `What answers at ${url} does not speak SOAP. Name the service of the authority with --authority: http://host:port/WcfDianCustomerServices.svc.`,
        es: `Lo que responde en ${url} no usa SOAP. Indique el servicio de la autoridad con --authority: http://host:puerto/WcfDianCustomerServices.svc.`,
      },
      'authority-not-soap',
    );
  }
};

/** Before any scenario: who does not answer now, or refuses the token, does so in each of them. */
const requireAnswer = async (target: Target, own: OwnCompany | undefined): Promise<void> => {
  if (target.kind === 'box') return;
  if (target.kind === 'authority') await requireAuthority(target);
  else await requireIssuer({ url: target.url, token: target.token, option: '--issuer', own: own?.facts });
  if (target.control !== undefined) await askControl(target.control, (control) => control.clock());
};

const codeTags = (codes: readonly string[], language: Language): string => {
  const known = new Map(everyCode().map((code) => [code.toLowerCase(), code]));
  const tags = codes.map((given) => {
    const code = known.get(given.toLowerCase());
    if (code === undefined) throw new UsageError(noSuchRule(given, language));
    return `@${code}`;
  });
  return tags.join(' or ');
};

const requireReadable = (tags: string): void => {
  try {
    parse(tags);
  } catch {
    throw new UsageError(
      {
        en: `--tags is "${tags}", which cannot be read. Expected tags with and, or, not and brackets: "@invoice and not @AJ".`,
        es: `--tags es "${tags}", que no se puede leer. Se esperaban etiquetas con "and", "or", "not" y paréntesis: "@invoice and not @AJ".`,
      },
      'invalid-tags',
    );
  }
};

const tagsOf = ({ tags, code, kind, onlySeen = false }: Flags): string | undefined => {
  if (tags !== undefined) requireReadable(tags);
  const parts = [
    tags,
    code === undefined ? undefined : codeTags(code, spoken()),
    kind === undefined ? undefined : tagOf(kindNamed(kind, kindNames)),
    onlySeen ? 'not @inferred' : undefined,
  ];
  const given = parts.filter((part) => part !== undefined);
  return given.length === 0 ? undefined : given.map((part) => `(${part})`).join(' and ');
};

const shardOf = ({ shard }: Flags): string | undefined => {
  const [index = 0, total = 0] = (shard ?? '1/1').split('/').map(Number);
  if (index >= 1 && total >= index && /^\d+\/\d+$/.test(shard ?? '1/1')) return shard;
  throw new UsageError({
    en: `--shard is "${shard ?? ''}". Expected INDEX/TOTAL, as in 2/4 for the second of four shares.`,
    es: `--shard es "${shard ?? ''}". Se esperaba ÍNDICE/TOTAL, como 2/4 para la segunda de cuatro partes.`,
  });
};

/** A service elsewhere is shared: scenarios that change it run one after another. */
const parallelOf = ({ parallel, code, features }: Flags, target: Target): number => {
  if (target.kind !== 'box') return 0;
  if (parallel === undefined)
    return code === undefined && features === undefined ? Math.min(4, availableParallelism()) : 0;
  if (/^\d{1,2}$/.test(parallel)) return Number(parallel) === 1 ? 0 : Number(parallel);
  throw new UsageError({
    en: `--parallel is "${parallel}". Expected how many processes.`,
    es: `--parallel es "${parallel}". Se esperaba el número de procesos.`,
  });
};

/** @throws StartProblem for a folder that cannot be read */
const filesBelow = (folder: string): readonly string[] => {
  try {
    return statSync(folder).isDirectory() ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  } catch (error) {
    throw fileProblem('read', `--features ${folder}`, error) ?? error;
  }
};

const featuresOf = ({ features }: Flags): string | undefined => {
  if (features === undefined) return undefined;
  const [, path = '', lines = ''] = /^(.*\.feature)((?::\d+)*)$/s.exec(features) ?? [];
  if (existsSync(path)) return `${resolve(path)}${lines}`;
  // As reports name our own scenarios, wherever somebody reads them.
  if (path.startsWith('features/') && existsSync(packageFile(path))) return `${packageFile(path)}${lines}`;
  if (!existsSync(features))
    throw new UsageError({
      en: `There is no folder or file "${features}" for --features.`,
      es: `No existe la carpeta o el archivo "${features}" de --features.`,
    });
  const folder = resolve(features);
  const files = filesBelow(folder);
  if (files.some((file) => file.endsWith('.feature'))) return folder;
  throw new UsageError(
    {
      en: `--features ${features} has no file *.feature. Name the folder that has them.`,
      es: `--features ${features} no tiene archivos *.feature. Indique la carpeta que los contiene.`,
    },
    'no-scenario',
  );
};

/** The first failures are shown as they happen, on a terminal; what they have in common comes at the end. */
const mostLive = 5;

const liveFailure = ({ name, uri, line }: ScenarioResult): string =>
  `${red('✗')} ${generatedTexts(spoken()).scenarioIn(name)} ${dim(`${uri}:${String(line)}`)}`;

const clearLine = '\r\u001b[K';

/** On a terminal a line that is overwritten; elsewhere a line for every 500 scenarios. */
const progress = (json: boolean, texts: ConformTexts): ConformOptions['onResult'] => {
  let done = 0;
  let failed = 0;
  const onTerminal = redraws(process.stdout) && !json;
  return (result, total) => {
    done += 1;
    if (result.status === 'failed') failed += 1;
    if (onTerminal) {
      if (result.status === 'failed' && failed <= mostLive)
        process.stdout.write(`${clearLine}${fit(liveFailure(result), lineWidth(process.stdout))}\n`);
      const count = `${texts.progress(done, total)}${failed === 0 ? '' : `, ${red(texts.failed(failed))}`}`;
      const line = fit(`${count}  ${dim(generatedTexts(spoken()).scenarioIn(result.name))}`, lineWidth(process.stdout));
      process.stdout.write(done === total ? clearLine : `${clearLine}${line}`);
    } else if (!json && done % 500 === 0) print(texts.progress(done, total));
  };
};

/** Folder within that of a run, for its scenarios that are run again. */
const again = 'again';

/** Without tokens: they are read from the environment. */
const givenIn = ({
  issuer,
  authority,
  allowAuthority,
  readyFile,
  registry,
  company,
  features,
  texts,
  ...flags
}: Flags) => {
  const isElsewhere = issuer !== undefined || authority !== undefined;
  const control = flags.control ?? (isElsewhere ? variable('ENSAYO_CONTROL') : undefined);
  const out = basename(flags.out) === again ? flags.out : join(flags.out, again);
  return { issuer, authority, allowAuthority, control, readyFile, registry, company, features, texts, out };
};

/** The first Ctrl+C ends the run early, and its files are still written. */
const stopping = (language: Language) => {
  const controller = new AbortController();
  let code: number | undefined;
  const release = onSignal((signal) => {
    code ??= 128 + constants.signals[signal];
    note(conformTexts(language).stopping);
    controller.abort();
  });
  return { signal: controller.signal, exitCode: () => code, release };
};

/** Exit code 1 when a scenario fails that did not before; failures that are known do not count. */
const sinceRun = async ({ since, out, json = false }: Flags): Promise<void> => {
  const comparison = await compareRuns(out, since === true ? undefined : since);
  const { now, trend, causes } = comparison;
  if (json) {
    const { previous, ...changes } = trend;
    const english = causes.map((cause) => ({ ...cause, title: cause.title.en }));
    printJson({ suite: now.suite, now: now.startedAt, before: previous.startedAt, ...changes, causes: english });
  } else showComparison(comparison, spoken());
  if (trend.newlyFailing.length > 0) process.exitCode = exitCodes.failed;
};

/**
 * `ensayo conform`: exit code 0 when no scenario failed, 1 when one did, 2 when there is none to run or all of them
 * are out of reach, 128 plus the number of the signal that stopped it (130 for Ctrl+C).
 */
export const conform = async (flags: Flags): Promise<void> => {
  if (flags.since !== undefined) {
    await sinceRun(flags);
    return;
  }
  const language = spoken();
  const own = namesCompany(flags) ? await ownCompanyOf(flags) : undefined;
  const target = targetOf(flags, own);
  const tags = tagsOf(flags);
  const features = featuresOf(flags);
  const choice = { target, tags, features, shard: shardOf(flags), parallel: parallelOf(flags, target) };
  await requireAnswer(target, own);
  const onResult = progress(flags.json === true, conformTexts(language));
  const { signal, exitCode, release } = stopping(language);
  let summary: Summary;
  try {
    summary = await writingAllTo(`--out ${flags.out}`, () =>
      run({
        ...choice,
        given: givenIn(flags),
        advice: flags.advice,
        language,
        seed: flags.seed,
        folder: resolve(flags.out),
        signal,
        onResult,
      }),
    );
  } finally {
    release();
  }
  if (summary.scenarios.total === 0 && summary.problems.length === 0 && exitCode() === undefined) {
    throw new UsageError(
      {
        en: `No scenario is chosen${tags === undefined ? '' : ` by ${tags}`}. Tags are kinds (@invoice), codes (@FAU14), sections (@AJ), @request and @wire.`,
        es: `Ningún escenario coincide${tags === undefined ? '' : ` con "${tags}"`}. Las etiquetas son tipos (@invoice), códigos (@FAU14), secciones (@AJ), @request y @wire.`,
      },
      'no-scenario',
    );
  }
  if (flags.json === true) printJson(englishSummary(summary));
  else showSummary(summary, language);
  const stopped = exitCode();
  if (stopped !== undefined) process.exitCode = stopped;
  else if (!summary.ok) process.exitCode = exitCodes.failed;
  else if (summary.scenarios.passed === 0) {
    process.exitCode = exitCodes.usage;
    note(conformTexts(language).nothingChecked);
  }
};
