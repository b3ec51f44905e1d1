import { startProblem } from '../../common/start-error.ts';
import { newestRehearsal, rehearsalIn, reportsFolder } from '../rehearse/last-rehearsal.ts';
import { namedPath } from './named-path.ts';
import type { Answer } from './tool.ts';

type Given = { readonly folder?: string; readonly detail?: boolean };

/** @throws StartProblem for a folder without a report */
export const rehearseStatus = ({ folder = reportsFolder, detail = false }: Given): Answer => {
  const place = namedPath(folder, { folders: true });
  const last = rehearsalIn(place) ?? newestRehearsal(place);
  if (last === undefined)
    throw startProblem('file-not-found', {
      en: `There is no report of a rehearsal in ${folder}. Name its folder, or rehearse: ensayo rehearse.`,
      es: `No hay un informe de ensayo en ${folder}. Indique su carpeta, o ensaye: ensayo rehearse.`,
    });
  const { nit, name } = last.company;
  return {
    company: { nit, name },
    outcome: last.outcome,
    missing: last.sets.flatMap(({ family, kinds }) =>
      kinds
        .filter(({ missing }) => missing > 0)
        .map(({ kind, missing, accepted, minimumAccepted }) => ({
          family,
          kind,
          missing,
          accepted,
          minimumAccepted,
        })),
    ),
    sets: detail ? last.sets : last.sets.map(({ family, state }) => ({ family, state })),
    ended: last.ended,
    folder: last.folder,
  };
};
