import type { TestSetState } from '../../../simulator/control/client.ts';
import { withControl, type TargetFlags } from './control-target.ts';
import { bold, dim, green, print, printJson, red } from './output.ts';

export type TestSetFlags = TargetFlags & { readonly json?: boolean; readonly reset?: string };

const colours: Readonly<Record<TestSetState['state'], (text: string) => string>> = {
  open: bold,
  accepted: green,
  rejected: red,
};

const kindText = ({ kind, required, sent, accepted, missing }: TestSetState['kinds'][number]): string => {
  const open = missing === 0 ? 'nothing missing' : `${String(missing)} missing`;
  return `  ${kind.padEnd(22)} ${String(accepted)} accepted of ${String(sent)} sent, ${String(required)} asked for: ${open}`;
};

const setText = ({ id, issuerNit, family, state, kinds }: TestSetState): string =>
  [
    `${id}  ${colours[state](state)}  ${family} of ${issuerNit}`,
    ...(kinds.length === 0 ? [dim('  no quotas')] : kinds.map(kindText)),
  ].join('\n');

/** `ensayo registry test-sets [nit] [--reset ID]` */
export const showTestSets = (nit: string | undefined, flags: TestSetFlags): Promise<void> =>
  withControl(flags, async (control) => {
    if (flags.reset !== undefined) await control.resetTestSet(flags.reset);
    const sets = (await control.testSets()).filter(({ issuerNit }) => nit === undefined || issuerNit === nit);
    if (flags.json === true) printJson(sets);
    else if (sets.length === 0) print(`There is no test set${nit === undefined ? '' : ` of ${nit}`}.`);
    else print(sets.map(setText).join('\n\n'));
  });
