import { AssertionError } from 'node:assert/strict';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  setDefaultTimeout,
  setDefinitionFunctionWrapper,
  setWorldConstructor,
  World,
} from '@cucumber/cucumber';
import type { KindName } from '../../src/issuer/documents/document-model.ts';
import type { RequestForm } from '../../src/issuer/requests/field-facts.ts';
import type { OnStep } from '../../src/issuer/steps.ts';
import { logTo } from '../../src/common/log.ts';
import type { Box, BoxOptions, JsonObject, Reply } from '../../src/harness/box-types.ts';
import { marks, runParameters } from '../../src/harness/conform/parameters.ts';
import { chosen, speak } from './spoken.ts';
import { stated } from './stated.ts';
import { inNameOf } from '../../src/harness/own-company/in-name-of.ts';
import { servesTenants } from '../../src/harness/target/reach.ts';
import { openTarget } from '../../src/harness/target/target.ts';
import { watchLog } from '../../src/harness/log-watch/watch.ts';
import { madeOnce } from '../../src/harness/made-once.ts';
import { outOfReach, OutOfReach } from '../../src/harness/target/elsewhere.ts';
import { createRecorder } from '../../src/harness/reproduce/recorder.ts';
import { StepError } from '../../src/harness/violations/step-error.ts';
import { keyOf, NotAccepted, type AcceptedReference } from '../../src/harness/violations/reference.ts';
import type { Provable } from '../../src/harness/ledger/recording.ts';
import { fieldOf } from './fields.ts';
import type { Judged } from '../../simulator/judge/judge.ts';
import type { Journal } from '../../simulator/service/soap/journal.ts';

/** The results of the issuing steps for the last document. */
export const steps = createRecorder();

let shared: Box | undefined;
/** Counts down: numbers assigned by the service go up from the highest, and never meet these. */
let lastNumber = 2_500_000;

/** Where the numbers of a range begin; that of tickets is shorter than the count. */
const rangeStart: Readonly<Partial<Record<KindName, number>>> = {
  invoice: 990_000_000,
  supportDocument: 982_000_000,
  posTicket: -1_600_000,
};
let seed = 'conformance';
const defects: unknown[] = [];

/** The folder for what the services log; absent where others run the scenarios (scripts/test.mjs). */
const logs = process.env.ENSAYO_LOGS;
const watch = logs === undefined ? undefined : watchLog(logs);

const log = logTo({
  ...watch?.log,
  defect: (error) => {
    // A change that cannot be made stops the issuing service: it is the step that fails.
    if (!(error instanceof StepError)) defects.push(error);
  },
});

const onStep: OnStep = (step, value) => {
  watch?.onStep(step, value);
  steps.onStep(step, value);
};

/** Both services, started once for the whole run. */
export const box = (): Box => {
  if (shared === undefined) throw new Error('The services have not been started.');
  return shared;
};

export type Services = Pick<
  BoxOptions,
  | 'addresses'
  | 'clock'
  | 'companies'
  | 'company'
  | 'environment'
  | 'profile'
  | 'registry'
  | 'retry'
  | 'timeoutMs'
  | 'trust'
  | 'trustAny'
> & {
  /** Rules that the default profile leaves off. */
  readonly rulesOn?: readonly string[];
  /** Not closed with the scenario: the next one that needs the same finds them unchanged. */
  readonly kept?: boolean;
};

/** Changes to shared services in scenarios about time, faults and forced verdicts. */
const keptBoxes = new Map<string, Promise<Box>>();

/** What scenarios about time, faults and forced verdicts change of services that are kept. */
const restore = async (
  { authority: { tenants, settings }, clock, tamperWith }: Box,
  start: string | undefined,
): Promise<void> => {
  tamperWith(undefined);
  if (start !== undefined) clock.set(start);
  settings.clockOffset = 0;
  settings.forcedVerdicts = 'allowed';
  settings.senderCertificates = 'fault';
  for (const { faults, verdicts, journal } of tenants.list()) {
    faults.clear();
    verdicts.clear();
    await journal.clear();
  }
};

const startWith = async ({ rulesOn = [], kept: _, ...options }: Services): Promise<Box> => {
  // Only where both services run here: an authority elsewhere brings the rules with it.
  const { startBox } = await import('../../src/harness/box.ts');
  const started = await startBox({ seed, log, onStep, ...options });
  await watch?.know(started);
  const { settings } = started.authority;
  settings.profile = { ...settings.profile, on: [...settings.profile.on, ...rulesOn] };
  return started;
};

const keptOf = (wanted: Services): Promise<Box> => madeOnce(keptBoxes, JSON.stringify(wanted), () => startWith(wanted));

/** The state of a scenario: the request it prepares, the services it uses and the replies it got. */
export class EnsayoWorld extends World {
  kind: KindName = 'invoice';
  /** Its name. */
  scenario = '';
  /** Whose fields the request may have. */
  form: RequestForm = 'invoice';
  /** Where the request goes unless the scenario says otherwise. */
  path = '/api/ubl2.1/invoice';
  request: Record<string, unknown> = {};
  /** Documents accepted earlier, for notes and adjustments to refer to. */
  accepted: AcceptedReference | undefined;
  replies: Reply[] = [];
  /** The rules whose declared effect the scenario shows, if it passes. */
  proves: Provable[] = [];
  /** The complete document that is judged without being filed, and the result. */
  complete: string | undefined;
  judged: Judged | undefined;
  /** A step says what nobody can mean: whatever was sent is not what failed. */
  isMisread = false;
  /** Once anything is set here, the scenario has services of its own. */
  wanted: Services = {};
  private own: Box | undefined;

  private get isShared(): boolean {
    return Object.keys(this.wanted).length === 0;
  }

  /** The services that this scenario uses, started on first use. */
  async services(): Promise<Box> {
    if (this.isShared) return box();
    if (box().elsewhere !== undefined)
      outOfReach({
        en: 'services that Ensayo starts for it alone: a clock, a registry or a company as it wants them',
        es: 'servicios que Ensayo inicia solo para él, con el reloj, los registros o la empresa que necesita',
      });
    this.own ??= await (this.wanted.kept === true ? keptOf(this.wanted) : startWith(this.wanted));
    return this.own;
  }

  /**
   * The authority's records of its exchanges, in every world of the services that the scenario used; nothing for one
   * elsewhere.
   */
  get journals(): readonly Journal[] {
    const spokenTo = this.own ?? shared;
    if (spokenTo === undefined || spokenTo.elsewhere !== undefined) return [];
    return spokenTo.authority.tenants.list().map(({ journal }) => journal);
  }

  async post(path = this.path, headers: Readonly<Record<string, string>> = {}): Promise<void> {
    const { post, company } = await this.services();
    this.request = inNameOf(company)(this.request);
    this.replies.push(await post(path, this.request, headers));
  }

  get reply(): Reply {
    const last = this.replies.at(-1);
    if (last === undefined) throw new Error('Nothing was sent yet.');
    return last;
  }

  /** The last reply to an issued document; queries about it may have followed. */
  get issued(): JsonObject {
    const last = this.replies.findLast(({ body }) => keyOf(body) !== undefined);
    if (last === undefined) throw new Error(`No document was issued: ${JSON.stringify(this.replies.at(-1)?.body)}`);
    return last.body;
  }

  /** The key of the last document named in a reply, whether its outcome is known or not. */
  get lastKey(): string {
    const keys = this.replies.map(({ body }) => keyOf(body) ?? fieldOf(body, 'document.key'));
    const last = keys.findLast((key) => typeof key === 'string');
    if (last === undefined) throw new Error('No reply names a document.');
    return String(last);
  }

  /** Of this run. */
  get seed(): string {
    return seed;
  }

  /** A number that no other scenario uses. */
  nextNumber(): number {
    const supply = this.isShared ? shared?.numbers : undefined;
    if (supply !== undefined) return supply(this.kind);
    lastNumber -= 1;
    return (rangeStart[this.kind] ?? 0) + lastNumber;
  }

  /** Anything the services do not report is neither right nor wrong: it is counted. */
  unchecked(what: Bilingual): void {
    this.log(`${marks.unchecked}${JSON.stringify(what)}`);
  }

  async close(): Promise<void> {
    if (this.own === undefined) return;
    if (this.wanted.kept === true) await restore(this.own, this.wanted.clock);
    else await this.own.close();
  }
}

setWorldConstructor(EnsayoWorld);

/** A busy machine is not a failure. */
setDefaultTimeout(300_000);

/** Without a stack: what is wrong is in the feature. */
const misread = ({ code, text }: StepError): AssertionError => {
  const failure = new AssertionError({ message: `${code}: ${chosen(text)}` });
  failure.stack = failure.message;
  return failure;
};

type Definition = (this: EnsayoWorld, ...values: unknown[]) => unknown;

/**
 * A scenario that needs what the services cannot provide neither fails nor passes: it is skipped, and says why. What
 * nobody can mean is said with its code, in the language of the run.
 */
setDefinitionFunctionWrapper(
  (definition: Definition): Definition =>
    async function (...values) {
      try {
        return await definition.apply(this, values);
      } catch (error) {
        if (error instanceof StepError) {
          this.isMisread = true;
          throw misread(error);
        }
        if (error instanceof NotAccepted) throw new AssertionError({ message: chosen(error.text) });
        if (error instanceof AssertionError) throw stated(error, this.replies.at(-1));
        if (!(error instanceof OutOfReach)) throw error;
        this.log(`${marks.outOfReach}${JSON.stringify(error.need)}`);
        return 'skipped';
      }
    },
);

BeforeAll(async function () {
  const { target, seed: given, traffic, language } = runParameters(this.parameters);
  seed = given;
  // A worker process starts in the default language.
  if (language !== undefined) speak(language);
  shared = await openTarget(target, { seed, log, onStep, traffic, language });
  await watch?.know(shared);
});

/** A scenario that was found to be out of reach may have stopped while it changed a document. */
Before(function (this: EnsayoWorld, { pickle }) {
  this.scenario = pickle.name;
  box().tamperWith(undefined);
});

export const needsWire = (): void => {
  if (box().elsewhere?.kind === 'issuer')
    outOfReach({
      en: 'a document that is wrong in its XML, its envelope or its certificate',
      es: 'un documento con errores en el XML, el sobre SOAP o el certificado',
    });
};

Before({ tags: '@wire' }, needsWire);

/** Nobody else's services are attacked. */
Before({ tags: '@security' }, () => {
  if (box().elsewhere !== undefined)
    outOfReach({
      en: 'services that may be attacked, which only the bundled ones are',
      es: 'servicios que se puedan atacar, que son solo los incluidos en Ensayo',
    });
});

Before({ tags: '@tenants' }, async () => {
  const { elsewhere, issuer } = box();
  if (elsewhere !== undefined && !(await servesTenants(issuer.url)))
    outOfReach({
      en: 'an issuing service that hands tenants on to the authority',
      es: 'un servicio de emisión que indique a la autoridad el espacio de pruebas',
    });
});

Before({ tags: '@clock or @faults or @forced or @zoo' }, function (this: EnsayoWorld) {
  this.wanted = { ...this.wanted, kept: true };
});

After(async function (this: EnsayoWorld) {
  await this.close();
});

AfterAll(async () => {
  if (shared !== undefined) await watch?.know(shared);
  await shared?.close();
  for (const kept of keptBoxes.values()) await (await kept).close();
  watch?.check();
  if (defects.length > 0) throw new AggregateError(defects, 'Defects of our own code during the run');
});
