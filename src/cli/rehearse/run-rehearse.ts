/** `ensayo rehearse`: the certification rehearsal, by itself or with the user's own program, and its report. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ControlClient } from '../../../simulator/control/client.ts';
import { makePrivateFolder, writePrivateFile } from '../../common/private-files.ts';
import { optionProblem } from '../../common/start-error.ts';
import { fileNames } from '../../harness/rehearsal/report/rehearsal-report.ts';
import { colombianDateTime } from '../../common/time.ts';
import { createEnv } from '../../common/env/env.ts';
import type { Finished } from '../../harness/rehearsal/collect.ts';
import type { FiledReport } from '../../harness/rehearsal/report/report-files.ts';
import { fileProblem, writingTo } from '../../harness/user-files.ts';
import { logOf } from '../shared/log.ts';
import { boxOptionsOf, portOf } from '../shared/box-options.ts';
import { withControl } from '../shared/control-target.ts';
import { ownCompanyOf } from '../shared/own-company.ts';
import { exitCodes, note, print, printJson } from '../shared/output.ts';
import { newestRehearsal, rehearsalIn, reportsFolder } from './last-rehearsal.ts';
import { companyNitOf, mistakesOf, presetsOf, timeoutOf, type RehearseFlags } from './rehearse-flags.ts';
import { progressView, type ProgressView } from './rehearse-progress.ts';
import { claimReadyFile } from '../shared/ready-file.ts';
import { onStop } from '../shared/stopping.ts';
import { showAttached, showWaiting, reportReady } from './rehearse-ready.ts';
import { showFinished, showStart, showVerification, verificationJson } from './rehearse-texts.ts';

/** With --json only JSON goes to standard output. */
const viewOf = ({ json = false }: RehearseFlags): ProgressView =>
  json ? progressView({ isTTY: false, write: (text) => process.stderr.write(text) }) : progressView();

/** Of a file, or of a running authority; the ready file has another use here. */
const ownOf = (flags: RehearseFlags) => {
  const { registry, control, controlToken, clock } = flags;
  const company = companyNitOf(flags);
  return ownCompanyOf({
    ...(registry === undefined ? {} : { registry }),
    ...(company === undefined ? {} : { company }),
    ...(control === undefined ? {} : { control }),
    ...(controlToken === undefined ? {} : { controlToken }),
    ...(clock === undefined ? {} : { clock }),
  });
};

const rehearsingOf = async (flags: RehearseFlags) => {
  const { rehearsingCompany } = await import('../../harness/rehearsal/rehearsing-company.ts');
  const { registry: _, ...others } = flags;
  const { seed: __, ...box } = await boxOptionsOf({ ...others, environment: '2' });
  const own = await ownOf(flags);
  return { rehearsing: rehearsingCompany({ own, presets: await presetsOf(flags) }), box, given: own?.registry };
};

/** Ctrl+C ends the rehearsal with a report of the results so far; a second one ends the program. */
const stopping = (flags: RehearseFlags): (() => boolean) => {
  let stopped = false;
  onStop(flags, () => {
    stopped = true;
    note({ en: '\nStopped: the report of what was sent follows.', es: '\nDetenido: sigue el informe de lo enviado.' });
  });
  return () => stopped;
};

const byItself = async (flags: RehearseFlags): Promise<Finished> => {
  const { runRehearsal } = await import('../../harness/rehearsal/send.ts');
  const mistakes = mistakesOf(flags);
  const { rehearsing, box } = await rehearsingOf(flags);
  const { seed = 'rehearse' } = flags;
  if (flags.json !== true) showStart(rehearsing);
  return runRehearsal({
    rehearsing,
    seed,
    mistakes,
    box: { ...box, log: await logOf(flags) },
    onProgress: viewOf(flags),
    isStopped: stopping(flags),
  });
};

const waited = async (flags: RehearseFlags): Promise<Finished> => {
  const { waitForSender } = await import('../../harness/rehearsal/attend.ts');
  const { rehearsing, box } = await rehearsingOf(flags);
  const readyFile = await claimReadyFile(flags.readyFile);
  return waitForSender({
    rehearsing,
    box: {
      ...box,
      seed: flags.seed,
      ports: {
        issuer: portOf(flags.port, '--port'),
        authority: portOf(flags.authorityPort, '--authority-port'),
        https: flags.https ? portOf(flags.httpsPort, '--https-port') : undefined,
      },
      token: process.env.ENSAYO_TOKEN,
      controlToken: process.env.ENSAYO_CONTROL_TOKEN,
      log: await logOf(flags),
    },
    timeoutMs: timeoutOf(flags),
    isStopped: stopping(flags),
    onProgress: viewOf(flags),
    onReady: (started) => {
      const ready = reportReady(started, rehearsing);
      readyFile.write(ready);
      showWaiting(ready, flags.json === true ? note : print);
    },
  }).finally(readyFile.remove);
};

/** Undefined if the authority refused, which has been reported. */
const attached = async (flags: RehearseFlags, attach: string): Promise<Finished | undefined> => {
  const { attachTo } = await import('../../harness/rehearsal/attend.ts');
  const presets = await presetsOf(flags);
  let finished: Finished | undefined;
  const { controlToken, readyFile, tenant } = flags;
  const target = {
    control: attach,
    environment: 'habilitacion',
    ...(controlToken === undefined ? {} : { controlToken }),
    ...(readyFile === undefined ? {} : { readyFile }),
    ...(tenant === undefined ? {} : { tenant }),
  };
  const watch = async (control: ControlClient): Promise<void> => {
    finished = await attachTo({
      control,
      env: createEnv(),
      nit: companyNitOf(flags) ?? '',
      presets,
      timeoutMs: timeoutOf(flags),
      isStopped: stopping(flags),
      onProgress: viewOf(flags),
      onReady: ({ testSets, killed }) => {
        if (killed > 0) {
          note({
            en: `Rehearsals that were killed before: ${String(killed)}. The authority takes forced verdicts and unknown test sets again when this one ends.`,
            es: `Ensayos anteriores que se interrumpieron: ${String(killed)}. Cuando este termine, la autoridad vuelve a admitir resultados forzados y sets de pruebas desconocidos.`,
          });
        }
        showAttached(testSets, flags.json === true ? note : print);
      },
    });
  };
  await withControl(target, watch, '--attach');
  return finished;
};

/** An earlier report may be the only proof of its rehearsal. */
const reportIn = (folder: string): string | undefined =>
  Object.values(fileNames).find((name) => existsSync(join(folder, name)));

/** Without --out each report gets a folder of its own, also if the clock stands still. */
const folderOf = ({ out }: RehearseFlags, { report, at }: Finished): string => {
  if (out !== undefined) return out;
  const stamp = colombianDateTime(at).slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  const named = join(reportsFolder, `${report.company.nit}-${stamp}`);
  let turn = 1;
  const folder = (): string => (turn === 1 ? named : `${named}-${String(turn)}`);
  while (reportIn(folder()) !== undefined) turn += 1;
  return folder();
};

const file = async (flags: RehearseFlags, finished: Finished): Promise<FiledReport & { readonly folder: string }> => {
  const [{ filesOf }, { createCertificates }] = await Promise.all([
    import('../../harness/rehearsal/report/report-files.ts'),
    import('../../../simulator/registry/index.ts'),
  ]);
  // Serial numbers of the signer follow the seed, its validity the simulated time: the same run, the same bytes.
  const env = createEnv({ clock: { now: () => finished.at }, seed: finished.report.seed ?? undefined });
  const filed = await filesOf(finished, { certificates: createCertificates(env), at: finished.at });
  const folder = folderOf(flags, finished);
  writingTo(`--out ${folder}`, () => {
    makePrivateFolder(folder);
    for (const { name, content } of filed.files) writePrivateFile(join(folder, name), content);
  });
  return { ...filed, folder };
};

const refuseReport = (folder: string): void => {
  const there = reportIn(folder);
  if (there === undefined) return;
  throw optionProblem('file-exists', {
    en: `--out ${folder} has a report already (${there}). Name another folder, or add --force to overwrite it.`,
    es: `--out ${folder} ya tiene un informe (${there}). Indique otra carpeta o agregue --force para sobrescribirlo.`,
  });
};

const requireFolder = (folder: string): void => {
  try {
    readdirSync(folder);
  } catch (error) {
    throw fileProblem('read', `--verify ${folder}`, error) ?? error;
  }
};

const verify = async (folder: string, json: boolean): Promise<void> => {
  const { verifyDirectory } = await import('../../harness/rehearsal/report/verify.ts');
  requireFolder(folder);
  const verification = await verifyDirectory(folder);
  if (json) printJson(verificationJson(verification));
  else showVerification(verification);
  if (!verification.ok) process.exitCode = exitCodes.failed;
};

const plan = async (flags: RehearseFlags): Promise<void> => {
  const { planFacts, showPlan } = await import('./rehearse-plan.ts');
  const { rehearsing, given, box } = await rehearsingOf(flags);
  const { profile = flags.profile, rules = {} } = box;
  const { nit } = rehearsing.company;
  const last = flags.out === undefined ? newestRehearsal(reportsFolder, nit) : rehearsalIn(flags.out, nit);
  const facts = planFacts({ rehearsing, given, mistakes: mistakesOf(flags), profile, rules, last });
  if (flags.json === true) printJson(facts);
  else showPlan(facts, { lookedIn: flags.out ?? reportsFolder, isGiven: given !== undefined });
};

/** Exit code 0 when every set was accepted, 1 when one was rejected or is incomplete, 2 for wrong usage. */
export const rehearse = async (flags: RehearseFlags): Promise<void> => {
  const { json = false, attach } = flags;
  if (flags.verify !== undefined) {
    await verify(flags.verify, json);
    return;
  }
  if (flags.plan === true) {
    await plan(flags);
    return;
  }
  // A rehearsal takes minutes: a folder that cannot be written must be noticed before its end.
  const { out, force = false } = flags;
  if (out !== undefined) {
    if (!force) refuseReport(out);
    writingTo(`--out ${out}`, () => makePrivateFolder(out));
  }
  const ways = { automatic: byItself, wait: waited };
  const finished =
    attach === undefined
      ? await ways[flags.wait === true ? 'wait' : 'automatic'](flags)
      : await attached(flags, attach);
  if (finished === undefined) return;
  const { report, folder } = await file(flags, finished);
  if (json) {
    printJson(report);
    note({ en: `Written to ${folder}`, es: `Archivos en ${folder}` });
  } else showFinished(report, folder);
  if (report.outcome !== 'accepted') process.exitCode = exitCodes.failed;
};
