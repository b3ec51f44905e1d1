import { accessSync, closeSync, constants, existsSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isWrittenThrough, writePrivateFile } from '../../common/private-files.ts';
import { measure, type LoadPlan } from '../../harness/load/measure.ts';
import { loadPage } from '../../harness/load/page/page.ts';
import { isGood, type LoadReport } from '../../harness/load/report.ts';
import { addressTarget, startOwnServices, type Target } from '../../harness/load/service.ts';
import { requireKind, type OwnCompany } from '../../harness/own-company/choose-company.ts';
import { spoken } from '../shared/spoken.ts';
import { readGivenJson, writingTo } from '../../harness/user-files.ts';
import { issuerBaseOf, issuerTokenOf, requireIssuer, type ReadyTokens } from '../shared/issuer-address.ts';
import { documentsIn, planOf, type LoadFlags } from '../load/load-flags.ts';
import { showLoad, startProgress } from '../load/show-load.ts';
import { exitCodes, note, print, printJson, UsageError } from '../shared/output.ts';
import { namesCompany, ownCompanyOf } from '../shared/own-company.ts';
import { onSignal } from '../shared/stopping.ts';

/** Of `ensayo up`; anything missing is reported where it is used. */
/** Our own services know the companies of the file in their short form. */
const ownServices = async ({ registry }: LoadFlags, own: OwnCompany | undefined): Promise<Target> => {
  if (own !== undefined && registry === undefined) {
    throw new UsageError({
      en: '--company is of a running authority, and its documents go to an issuing service that runs already: give --url and --token, or --ready-file.',
      es: '--company es de una autoridad en ejecución, y sus documentos van a un servicio de emisión en ejecución: indique --url y --token, o --ready-file.',
    });
  }
  const command = process.argv[1] ?? '';
  return own === undefined || registry === undefined
    ? startOwnServices(command)
    : startOwnServices(command, { registry, nit: own.facts.nit });
};

const targetOf = async (flags: LoadFlags, own: OwnCompany | undefined): Promise<Target> => {
  const { url: givenUrl, token: givenToken, readyFile } = flags;
  const ready: ReadyTokens = readyFile === undefined ? {} : readGivenJson(readyFile, '--ready-file');
  const address = givenUrl ?? ready.issuer;
  if (address === undefined) return ownServices(flags, own);
  const url = issuerBaseOf('--url', address);
  const token = givenToken ?? issuerTokenOf(ready, { address: url, nit: own?.facts.nit });
  if (token === undefined)
    throw new UsageError({
      en: 'The issuing service wants a token: give --token, ENSAYO_TOKEN or --ready-file.',
      es: 'El servicio de emisión requiere un token: indique --token, ENSAYO_TOKEN o --ready-file.',
    });
  await requireIssuer({ url, token, option: '--url', own: own?.facts });
  return addressTarget(url, token);
};

/** Ended by Ctrl+C: the results so far are reported. */
const untilInterrupted = () => {
  let stopped = false;
  const release = onSignal(() => {
    stopped = true;
  });
  return { isStopped: () => stopped, release };
};

const measured = async (target: Target, plan: LoadPlan, own: OwnCompany | undefined): Promise<LoadReport> => {
  const { isStopped, release } = untilInterrupted();
  const progress = startProgress();
  try {
    return await measure({ ...plan, target, own, isStopped, onStart: progress.show });
  } finally {
    progress.stop();
    release();
  }
};

/** Before a run of minutes, not after it. */
const requireWritable = (file: string): void => {
  writingTo(`--html ${file}`, () => {
    if (isWrittenThrough(file)) return;
    accessSync(dirname(resolve(file)), constants.W_OK);
    if (existsSync(file)) closeSync(openSync(file, 'r+'));
  });
};

const writePage = (file: string, report: LoadReport): void => {
  writingTo(`--html ${file}`, () => {
    writePrivateFile(file, loadPage(report, spoken()));
  });
};

const report = (result: LoadReport, { json, html }: LoadFlags): void => {
  if (html !== undefined) writePage(html, result);
  if (json === true) printJson(result);
  else showLoad(result);
  if (html !== undefined && json !== true) print({ en: `Page: ${html}`, es: `Página: ${html}` });
  if (!isGood(result)) process.exitCode = exitCodes.failed;
};

/** `ensayo load`: exit code 1 when a document got another verdict than it was sent for, or none. */
export const load = async (flags: LoadFlags): Promise<void> => {
  // Wrong options are refused before services start.
  const plan = planOf(flags);
  if (flags.html !== undefined) requireWritable(flags.html);
  const own = namesCompany(flags) ? await ownCompanyOf(flags) : undefined;
  if (own !== undefined) for (const document of documentsIn(plan.mix)) requireKind(own, document);
  const target = await targetOf(flags, own);
  try {
    if (process.stderr.isTTY)
      note({
        en: `Sending to ${target.url}; Ctrl+C ends it and reports.`,
        es: `Enviando a ${target.url}; Ctrl+C termina y da el informe.`,
      });
    report(await measured(target, plan, own), flags);
  } finally {
    await target.close();
  }
};
