import { faultNames, type FaultName, type FaultOptions } from '../../../../simulator/disturbances/fault-kinds.ts';
import type { FaultState } from '../../../../simulator/disturbances/faults.ts';
import { withControl, type TargetFlags } from '../control-target.ts';
import { describeWhen, timesOf, whenOf, wholeOf, type MatcherFlags } from '../matcher-options.ts';
import { bold, dim, note, print, printJson, UsageError } from '../output.ts';

export type FaultFlags = TargetFlags &
  MatcherFlags & {
    readonly ms?: string;
    readonly status?: string;
    readonly retryAfter?: string;
    readonly at?: string;
    readonly probability?: string;
    readonly seed?: string;
    readonly json?: boolean;
  };

const nameOf = (text: string): FaultName => {
  const name = faultNames.find((one) => one === text);
  if (name !== undefined) return name;
  throw new UsageError(`There is no fault "${text}". Faults: ${faultNames.join(', ')}.`);
};

/** `200`, or `50-200`. */
const millisecondsOf = (text: string) => {
  const [from = '', to, ...rest] = text.split('-');
  if (rest.length > 0) throw new UsageError(`--ms is "${text}". Expected milliseconds, 200, or a range, 50-200.`);
  const first = wholeOf(from, '--ms');
  return to === undefined ? first : { from: first, to: wholeOf(to, '--ms') };
};

const given = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The interface itself says what a fault does not take: it has the list. */
const optionsOf = (name: string, flags: FaultFlags): FaultOptions => {
  const { ms, status, retryAfter, at, probability, seed } = flags;
  const options: unknown = given({
    fault: nameOf(name),
    milliseconds: ms === undefined ? undefined : millisecondsOf(ms),
    status: status === undefined ? undefined : wholeOf(status, '--status'),
    retryAfterSeconds: retryAfter === undefined ? undefined : wholeOf(retryAfter, '--retry-after'),
    at,
    probability: probability === undefined ? undefined : Number(probability),
    seed,
    when: whenOf(flags),
    times: timesOf(flags),
  });
  return options as FaultOptions; // checked by the interface, which tells every mistake
};

const timesText = ({ struck, times, spent }: FaultState): string => {
  const much = times === undefined ? String(struck) : `${String(struck)} of ${String(times)}`;
  return `struck ${much}${spent ? ', spent' : ''}`;
};

const show = (fault: FaultState): void => {
  const chance = fault.probability === undefined ? '' : `, probability ${String(fault.probability)}`;
  const about = dim(`at ${fault.point}, ${describeWhen(fault.when)}${chance}; ${timesText(fault)}`);
  print(`${fault.id.padEnd(10)} ${bold(fault.fault.padEnd(17))} ${about}`);
};

export const listFaults = (flags: FaultFlags): Promise<void> =>
  withControl(flags, async (control) => {
    const all = await control.faults();
    if (flags.json === true) printJson(all);
    else if (all.length === 0) note('No faults. "ensayo fault add --help" says which there are.');
    else all.forEach(show);
  });

export const addFault = async (name: string, flags: FaultFlags): Promise<void> => {
  const options = optionsOf(name, flags);
  await withControl(flags, async (control) => {
    const added = await control.addFault(options);
    if (flags.json === true) printJson(added);
    else show(added);
  });
};

export const removeFault = (id: string, flags: FaultFlags): Promise<void> =>
  withControl(flags, async (control) => {
    await control.removeFault(id);
    if (flags.json === true) printJson({ removed: [id] });
    else print(`${id} removed`);
  });

export const clearFaults = (flags: FaultFlags): Promise<void> =>
  withControl(flags, async (control) => {
    const removed = (await control.faults()).map(({ id }) => id);
    await control.clearFaults();
    if (flags.json === true) printJson({ removed });
    else print(`${String(removed.length)} removed`);
  });
