import type { Command } from 'commander';
import { issuerUnchanged, targetOptions, withControl, type TargetFlags } from './shared/control-target.ts';
import { dim, note, print, printJson } from './shared/output.ts';
import { say } from '../harness/say.ts';

const reset = (flags: TargetFlags & { readonly json?: boolean }): Promise<void> =>
  withControl(flags, async (control) => {
    await control.reset();
    if (flags.json === true) printJson({ reset: true });
    else {
      print(
        say(
          'The authority is as it started: no documents, faults, forced verdicts or journal. Snapshots stay.',
          'La autoridad está como al iniciar: sin documentos, fallas, resultados forzados ni diario. Las instantáneas se conservan.',
        ),
      );
      note(dim(issuerUnchanged()));
    }
  });

/** `ensayo reset` */
export const resetVerb = (program: Command): void => {
  targetOptions(program.command('reset'))
    .description(
      say(
        'Leave the running authority as it started: without documents, faults, forced verdicts and journal',
        'Deja la autoridad en ejecución como inició: sin documentos, fallas, resultados forzados ni diario',
      ),
    )
    .action(reset);
};
