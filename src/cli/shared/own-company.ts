/** The company that the options name, before anything is generated or sent. */
import { createEnv } from '../../common/env/env.ts';
import { colombianDate } from '../../common/time.ts';
import { nitCheckDigit } from '../../../simulator/document/index.ts';
import { type ControlAddress, createControlClient } from '../../../simulator/control/client.ts';
import { registryFrom } from '../../harness/given-files.ts';
import { chooseCompany, type CompanySource, type OwnCompany } from '../../harness/own-company/choose-company.ts';
import { nextAt } from '../../harness/own-company/next-number.ts';
import type { NextKnown } from '../../harness/own-company/number-supply.ts';
import type { CompanyFile } from '../../harness/company.ts';
import { askControl, controlAddressOf } from './control-target.ts';
import { UsageError } from './output.ts';
import { spoken } from './spoken.ts';
import type { FlagsOf } from './option-table.ts';
import type { companyControlOptions } from './shared-options.ts';
import { variable } from './variable.ts';

/** The options, as commander passes them. */
export type CompanyFlags = FlagsOf<typeof companyControlOptions> & { readonly clock?: string };

const namesControl = ({ control, readyFile }: CompanyFlags): boolean =>
  control !== undefined || readyFile !== undefined;

/** Undefined if only the registry file is to be read. */
const addressIn = (flags: CompanyFlags): ControlAddress | undefined => {
  const { registry, control, controlToken, readyFile } = flags;
  const isNamed = namesControl(flags);
  if (registry !== undefined && !isNamed) return undefined;
  if (!isNamed && variable('ENSAYO_CONTROL') === undefined && variable('ENSAYO_CONTROL_TOKEN') === undefined) {
    throw new UsageError({
      en: '--company names a company of a registry: give --registry FILE (ensayo docs registry), or --ready-file or --control of a running authority too.',
      es: '--company nombra una empresa de un registro: indique también --registry ARCHIVO (ensayo docs registry), o --ready-file o --control de una autoridad en ejecución.',
    });
  }
  return controlAddressOf({
    ...(control === undefined ? {} : { control }),
    ...(controlToken === undefined ? {} : { controlToken }),
    ...(readyFile === undefined ? {} : { readyFile }),
  });
};

const asking =
  (address: ControlAddress) =>
  (facts: CompanyFile): NextKnown =>
    nextAt(createControlClient({ ...address, language: spoken() }), facts);

/** With a file, the authority is asked for its environment and for numbers alone. */
const sourceOf = async (
  { registry: file }: CompanyFlags,
  address: ControlAddress | undefined,
): Promise<CompanySource> => {
  const control =
    address === undefined
      ? {}
      : {
          environment: (await askControl(address, (client) => client.settings())).environment,
          nextKnown: asking(address),
        };
  if (file !== undefined) {
    const { registry, companies } = await registryFrom(file, '--registry');
    // Registries that ask for nothing are refused when they are read.
    if (registry === undefined) throw new Error(`${file} gave no registry.`);
    return { place: file, registry, companies, ...control };
  }
  if (address === undefined) throw new Error('There is neither a file nor an authority to ask.');
  return {
    place: { en: `the authority at ${address.url}`, es: `la autoridad en ${address.url}` },
    registry: await askControl(address, (client) => client.registry()),
    ...control,
  };
};

/**
 * The NIT in `900373115-3`, as invoices print it; any other text as it is.
 * @throws UsageError for another check digit than that of the NIT
 */
export const nitGiven = (company: string): string => {
  const [, nit, digit] = /^(\d{5,10})-(\d)$/.exec(company.replaceAll('.', '')) ?? [];
  if (nit === undefined || digit === undefined) return company;
  const right = nitCheckDigit(nit) ?? '';
  if (digit === right) return nit;
  throw new UsageError({
    en: `--company is "${company}", but the check digit of ${nit} is ${right}. Correct the NIT or the digit, or leave the digit out.`,
    es: `--company es "${company}", pero el dígito de verificación de ${nit} es ${right}. Corrija el NIT o el dígito, o quite el dígito.`,
  });
};

/** For commands that may have another reason to be told where the authority is. */
export const namesCompany = ({ registry, company }: CompanyFlags): boolean =>
  registry !== undefined || company !== undefined;

/**
 * Undefined if no option names one: the documents are of the default company.
 * @throws RangeError or UsageError in one sentence: no such file, company or authority, or a token that is refused
 */
export const ownCompanyOf = async (flags: CompanyFlags): Promise<OwnCompany | undefined> => {
  const { company, clock } = flags;
  const nit = company === undefined ? undefined : nitGiven(company);
  if (!namesCompany(flags) && !namesControl(flags)) return undefined;
  const source = await sourceOf(flags, addressIn(flags));
  return chooseCompany(source, { nit, day: colombianDate(createEnv({ clock }).clock.now()) });
};
