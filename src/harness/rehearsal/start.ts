/** Starts a rehearsal: both services in habilitación, a company not yet enabled, an authority that allows no forced verdict. */
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { createControlClient, type ControlClient, type Settings } from '../../../simulator/control/client.ts';
import { optionProblem } from '../../common/start-error.ts';
import { fieldAt } from '../../issuer/authority/explanations.ts';
import type { XmlRootSpec } from '../../common/xml/node.ts';
import type { OnStep, Steps } from '../../issuer/steps.ts';
import type { FieldOf } from './report/build-report.ts';
import { startBox, type Box, type BoxOptions } from '../box.ts';
import { ownCompanyFacts } from '../company.ts';
import type { Rehearsing } from './rehearsing-company.ts';

/**
 * Refuses forced verdicts and unknown test sets from now on. The authority counts those who rehearse, each with an
 * identifier: the last one to end leaves it as it was before the first.
 * @throws RangeError if faults or forced verdicts are active: those of other users are not removed
 */
export const beStrict = async (control: ControlClient, id: string): Promise<Pick<Settings, 'rehearsals'>> => {
  const [faults, verdicts] = await Promise.all([control.faults(), control.verdicts()]);
  const ordered = [
    { count: faults.length, en: 'faults (ensayo fault clear)', es: 'fallas (ensayo fault clear)' },
    {
      count: verdicts.length,
      en: 'forced verdicts (ensayo verdict clear)',
      es: 'resultados forzados (ensayo verdict clear)',
    },
  ].filter(({ count }) => count > 0);
  if (ordered.length > 0) {
    const all = (language: Language): string =>
      ordered.map((each) => `${String(each.count)} ${each[language]}`).join(language === 'es' ? ' y ' : ' and ');
    throw optionProblem('authority-disturbed', {
      en: `A rehearsal allows no faults or forced verdicts, and the authority has ${all('en')}. Remove them first.`,
      es: `Un ensayo de habilitación no admite fallas ni resultados forzados, y la autoridad tiene ${all('es')}. Retírelos primero.`,
    });
  }
  return control.changeSettings({ rehearsal: { begin: id } });
};

/** The report repeats what the terminal warns of at the start. */
export const trustAnyText: Bilingual = {
  en: 'Certificates of any authority were trusted (--trust-any): what was accepted proves nothing about the certificate.',
  es: 'Se confió en los certificados de cualquier entidad (--trust-any): lo que se aceptó no demuestra nada sobre el certificado.',
};

/** The usual profile, and the one that is stricter. */
const wholeProfiles = new Set(['habilitación', 'strict']);

/** Sentences about rules that judged less than the authority does. */
const leniency = ({ profile, rules }: Pick<Settings, 'profile' | 'rules'>): readonly Bilingual[] => {
  const lenient = Object.entries(rules)
    .filter(([, state]) => state === 'off' || state === 'Notificación')
    .map(([code, state]) => `${code}=${state}`);
  return [
    ...(wholeProfiles.has(profile)
      ? []
      : [
          {
            en: `The rule profile was "${profile}", not habilitación.`,
            es: `Se usó el perfil de reglas «${profile}», y no el de habilitación.`,
          },
        ]),
    ...(lenient.length === 0
      ? []
      : [
          {
            en: `Rules that were off, or did not reject: ${lenient.join(', ')}.`,
            es: `Reglas desactivadas o sin rechazo: ${lenient.join(', ')}.`,
          },
        ]),
  ];
};

const duringRehearsal = (happened: boolean, sentence: Bilingual): readonly Bilingual[] => (happened ? [sentence] : []);

/** Sentences for the report about what makes a rehearsal prove less. */
export const departures = async (control: ControlClient): Promise<readonly Bilingual[]> => {
  const [settings, faults, verdicts] = await Promise.all([control.settings(), control.faults(), control.verdicts()]);
  const { forcedVerdicts, autoCreateTestSets } = settings;
  return [
    ...leniency(settings),
    ...duringRehearsal(forcedVerdicts === 'allowed', {
      en: 'Forced verdicts were allowed during the rehearsal.',
      es: 'Durante el ensayo se permitieron resultados forzados.',
    }),
    ...duringRehearsal(autoCreateTestSets, {
      en: 'Creating unknown test sets was allowed during the rehearsal.',
      es: 'Durante el ensayo se permitió crear sets de pruebas desconocidos.',
    }),
    ...duringRehearsal(faults.length > 0, {
      en: `Faults were ordered during the rehearsal: ${String(faults.length)}.`,
      es: `Durante el ensayo se ordenaron fallas: ${String(faults.length)}.`,
    }),
    ...duringRehearsal(verdicts.length > 0, {
      en: `Forced verdicts were ordered during the rehearsal: ${String(verdicts.length)}.`,
      es: `Durante el ensayo se ordenaron resultados forzados: ${String(verdicts.length)}.`,
    }),
  ];
};

// Which request field produced which element, for documents that are issued here.

type Fields = { readonly onStep: OnStep; readonly fieldOf: FieldOf };

/** By exchange: a document and its correction can have one unique code. */
export const createFields = (): Fields => {
  const roots = new Map<string, XmlRootSpec>();
  return {
    onStep: (step, value) => {
      if (step !== 'sent') return;
      const { exchange, root } = value as Steps['sent']; // what that step gives
      if (exchange !== undefined) roots.set(exchange, root);
    },
    fieldOf: (exchange, xpath) => {
      const root = roots.get(exchange);
      return root === undefined ? undefined : fieldAt(root, xpath);
    },
  };
};

export type Services = {
  readonly box: Box;
  readonly control: ControlClient;
  readonly fields: Fields;
  readonly rehearsing: Rehearsing;
};

export const startServices = async (rehearsing: Rehearsing, options: BoxOptions): Promise<Services> => {
  const { company, registry, testSets } = rehearsing;
  const fields = createFields();
  const box = await startBox({
    ...options,
    environment: '2',
    registry,
    company: {
      ...ownCompanyFacts(company),
      testSets: testSets.map(({ family, id }) => ({ family, id, state: 'open' })),
    },
    onStep: fields.onStep,
  });
  const control = createControlClient(box.authority.control);
  try {
    await beStrict(control, 'own');
  } catch (error) {
    await box.close();
    throw error;
  }
  return { box, control, fields, rehearsing };
};
