import { issuerUnchanged, targetOptions, withControl, type TargetFlags } from './shared/control-target.ts';
import { dim, note, print, printJson } from './shared/output.ts';
import { verb } from './shared/verb.ts';

const reset = (flags: TargetFlags & { readonly json?: boolean }): Promise<void> =>
  withControl(flags, async (control) => {
    await control.reset();
    if (flags.json === true) printJson({ reset: true });
    else {
      print({
        en: 'The authority is as it started: no documents, faults, forced verdicts or journal. Snapshots stay.',
        es: 'La autoridad está como al iniciar: sin documentos, fallas, resultados forzados ni diario. Las instantáneas se conservan.',
      });
      note(dim(issuerUnchanged));
    }
  });

export const resetVerb = verb({
  name: 'reset',
  about: {
    en: 'Leave the running authority as it started: without documents, faults, forced verdicts and journal',
    es: 'Deja la autoridad en ejecución como inició: sin documentos, fallas, resultados forzados ni diario',
  },
  page: 'time-and-state',
  options: {
    ...targetOptions,
  },
  run: reset,
});
