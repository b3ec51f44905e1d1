/** A failing scenario writes a bundle, if the run is configured to: everything to judge its last exchange again. */
import { join } from 'node:path';
import {
  After,
  AfterStep,
  Before,
  Status,
  type ITestCaseHookParameter,
  type ITestStepHookParameter,
} from '@cucumber/cucumber';
import { ownVersion } from '../../src/harness/own-version.ts';
import type { BundleContext, BundleRegistry } from '../../src/harness/conform/bundle.ts';
import { bundleName } from '../../src/harness/conform/bundle-name.ts';
import { capture, type Captured } from '../../src/harness/conform/capture.ts';
import { marks, runParameters } from '../../src/harness/conform/parameters.ts';
import { rerunCommand } from '../../src/harness/conform/rerun.ts';
import { tagsOf } from '../../src/harness/conform/rows.ts';
import { lastDocument } from '../../src/harness/target/traffic.ts';
import type { Target } from '../../src/harness/target/target.ts';
import { verdictOfReply } from '../../src/harness/conform/exchange-verdict.ts';
import type { Recording } from '../../src/harness/reproduce/recorder.ts';
import { takeCircumstances } from '../../src/harness/violations/with-authority.ts';
import { box, steps, type EnsayoWorld } from './world.ts';
import { isObject } from '../../src/common/json/is-object.ts';

/** The scenario's earlier actions at the shared services, and the step that failed. */
const newestBefore = new WeakMap<EnsayoWorld, string>();
const failedSteps = new WeakMap<EnsayoWorld, string>();

const parametersOf = ({ parameters }: EnsayoWorld) => runParameters(parameters as object); // cucumber's: an object

Before(async function (this: EnsayoWorld) {
  if (parametersOf(this).bundles === undefined) return;
  const shared = box();
  steps.take();
  takeCircumstances(shared);
  const newest = shared.elsewhere === undefined ? (await shared.authority.journal.list(1))[0]?.id : undefined;
  if (newest !== undefined) newestBefore.set(this, newest);
});

type PickleStep = ITestStepHookParameter['pickleStep'];

const tableOf = ({ argument }: PickleStep): string =>
  (argument?.dataTable?.rows ?? []).map(({ cells }) => ` | ${cells.map(({ value }) => value).join(' | ')}`).join('');

AfterStep(function (this: EnsayoWorld, { pickleStep, result }) {
  if (result.status === Status.FAILED) failedSteps.set(this, `${pickleStep.text}${tableOf(pickleStep)}`);
});

const scenarioOf = ({ pickle, gherkinDocument }: ITestCaseHookParameter): BundleContext['scenario'] => ({
  name: pickle.name,
  uri: pickle.uri,
  line: pickle.location?.line ?? gherkinDocument.feature?.location.line ?? 1,
  tags: pickle.tags.map(({ name }) => name),
});

/** The registry that the run was given, where the authority does not show its own. */
const registryFor = ({ registry: data }: Target, captured: BundleRegistry): BundleRegistry =>
  captured.data === null && data !== undefined ? { ...captured, data, given: true } : captured;

const captureOf = async (world: EnsayoWorld, recording: Recording): Promise<Captured> => {
  const services = await world.services();
  const since = services === box() ? newestBefore.get(world) : undefined;
  return capture(services, { since, circumstances: takeCircumstances(services), recording });
};

const rerunOf = (world: EnsayoWorld, { pickle, result }: ITestCaseHookParameter): string | undefined => {
  const { run } = parametersOf(world);
  // A step that nobody defined fails, too.
  const isFailed = result?.status !== Status.PASSED && result?.status !== Status.SKIPPED;
  return run === undefined || !isFailed
    ? undefined
    : rerunCommand(run, { tags: tagsOf(pickle), uri: pickle.uri, line: pickle.location?.line ?? 1 });
};

/** The facts about the run and the failed step, which do not depend on what was sent. */
const runFacts = (world: EnsayoWorld, hook: ITestCaseHookParameter) => {
  const { seed, target } = parametersOf(world);
  const rerun = rerunOf(world, hook);
  return {
    version: 1,
    versions: { ensayo: ownVersion(), node: process.version },
    scenario: scenarioOf(hook),
    target: target.kind,
    seed,
    ...(target.company === undefined ? {} : { company: target.company }),
    expected: failedSteps.get(world) ?? '',
    error: hook.result?.message ?? '',
    ...(rerun === undefined ? {} : { rerun }),
  } as const;
};

/** What was sent last, and the reply. */
const lastOf = async (world: EnsayoWorld) => {
  const { traffic } = await world.services();
  const posted = traffic && lastDocument(traffic);
  const reply = posted?.reply ?? world.replies.at(-1);
  return { posted, replied: reply === undefined ? null : verdictOfReply(reply) };
};

After(async function (this: EnsayoWorld, hook: ITestCaseHookParameter) {
  const { bundles, target, language = 'en' } = parametersOf(this);
  const rerun = rerunOf(this, hook);
  if (rerun !== undefined) this.log(`${marks.rerun}${rerun}`);
  if (bundles === undefined || hook.result?.status !== Status.FAILED || this.isMisread) return;
  const recording = steps.take();
  const { at, authority, exchange, verdict, registry, ...files } = await captureOf(this, recording);
  const { posted, replied } = await lastOf(this);
  const actual = verdict ?? replied;
  // Nothing was sent that could be judged again.
  if (actual === null) return;
  const context: BundleContext = {
    ...runFacts(this, hook),
    clock: new Date(at).toISOString(),
    authority,
    exchange,
    path: posted?.path ?? this.path,
    actual,
  };
  const folder = join(bundles, bundleName(context.scenario));
  const request = [posted?.request, recording.read].find(isObject) ?? this.request;
  const { writeBundle } = await import('../../src/harness/conform/bundle.ts');
  writeBundle({ folder, language }, { context, registry: registryFor(target, registry), request, ...files });
  this.log(`${marks.bundle}${folder}`);
});
