/** `ensayo rules --profile observed --diff default`: what answers of the platform showed otherwise, each with its evidence. */
import {
  changeText,
  deviations,
  deviationsOf,
  evidenceLine,
  observations,
  profileNames,
  requireProfile,
  witnessesMeaning,
} from '../../../simulator/judge/index.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { spoken } from '../shared/spoken.ts';
import { bold, dim, print, printJson, UsageError } from '../shared/output.ts';

type Flags = { readonly profile: string; readonly comparedWith: readonly string[]; readonly json: boolean };

/** @throws UsageError for a profile that takes nothing from observations, or another one than the default to compare with */
export const rulesByProfile = ({ profile, comparedWith, json }: Flags): void => {
  const { deviations: deviating } = requireProfile(profile);
  if (deviating === undefined || comparedWith.join() !== 'default') {
    const names = profileNames().filter((name) => requireProfile(name).deviations !== undefined);
    throw new UsageError({
      en: `Evidence is known of what ${names.join(' and ')} do otherwise than default: --profile ${names[0] ?? ''} --diff default.`,
      es: `Hay evidencia de lo que ${names.join(' y ')} hacen de otro modo que default: --profile ${names[0] ?? ''} --diff default.`,
    });
  }
  const differing = observations(catalogue(), deviationsOf(deviating)).filter(({ changes }) => changes.length > 0);
  if (json) {
    printJson({ profile, comparedWith: 'default', observations: deviations().length, differing });
    return;
  }
  const language = spoken();
  for (const observation of differing) {
    const { about, observed, changes } = observation;
    print(`${bold(about)}  ${observed[language]}`);
    for (const change of changes) print(`  ${changeText(change)[language]}`);
    print(dim(`  ${evidenceLine(observation)[language]}`));
  }
  print(witnessesMeaning[language]);
  const counts = { of: String(deviations().length), differ: String(differing.length) };
  print(
    {
      en: `${counts.differ} of ${counts.of} observations differ from default; the others default does as well, or no profile decides.`,
      es: `${counts.differ} de ${counts.of} observaciones difieren de default; las demás también las cumple default, o ningún perfil las decide.`,
    }[language],
  );
};
