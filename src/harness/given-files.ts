/** Files supplied by users – a registry, certificates – read for the services, and refused in words. */
import type { readOwnTrust, RegisteredCompany, RegistryData } from '../../simulator/registry/index.ts';
import { bilingual } from '../common/text/bilingual.ts';
import { isStartProblem, optionProblem } from '../common/start-error.ts';
import { readGivenFile, readGivenText } from './user-files.ts';

export type GivenRegistry = {
  readonly registry?: RegistryData;
  /** Those that the issuing service must know as well. */
  readonly companies?: readonly RegisteredCompany[];
};

/** @throws RangeError, as for any other invalid option value */
const given = <T>(read: (file: string, option: string) => T, file: string, option: string): T => {
  try {
    return read(file, option);
  } catch (error) {
    throw isStartProblem(error) ? optionProblem(error.code, error.text) : error;
  }
};

const registryText = (source: string | object, option: string): string =>
  typeof source === 'object' ? JSON.stringify(source) : given(readGivenText, source, option);

/**
 * The registry described by a file, or by its content as an object.
 * @param option the caller's name for it
 * @throws RangeError for an unreadable file, with every mistake of an object, or with the first of a file: the place,
 * the actual and expected value, the remedy
 */
export const registryFrom = async (
  source: string | object | undefined,
  option = 'registry',
): Promise<GivenRegistry> => {
  if (source === undefined) return {};
  const text = registryText(source, option);
  const { checkRegistryText, firstMistakeText, mistakesText } = await import('./registry-file.ts');
  const checked = await checkRegistryText(text);
  if (!checked.ok) {
    const what =
      typeof source === 'string'
        ? firstMistakeText(source, checked)
        : bilingual`${{ en: 'cannot be used', es: 'no se puede usar' }}.\n${mistakesText('registry', checked)}`;
    throw optionProblem('registry-invalid', bilingual`${option} ${what}`);
  }
  return { registry: checked.read.registry, companies: checked.read.companies };
};

/** @throws RangeError for a file that cannot be read or contains no certificate */
export const trustFrom = async (
  files: readonly string[] = [],
  option = 'trust',
): Promise<Awaited<ReturnType<typeof readOwnTrust>> | undefined> => {
  if (files.length === 0) return undefined;
  const named = files.map((name) => ({ name, bytes: given(readGivenFile, name, option) }));
  return (await import('../../simulator/registry/index.ts')).readOwnTrust(...named);
};
