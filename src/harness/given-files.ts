/** What users bring along – a registry, certificates – read for the services, and refused in words. */
import { readFileSync } from 'node:fs';
import { joinedTrust, readOwnTrust, type OwnTrust } from '../../simulator/certificates/bring-your-own.ts';
import type { RegisteredCompany } from '../../simulator/registry/file/company.ts';
import type { RegistryData } from '../../simulator/registry/types.ts';

export type GivenRegistry = {
  readonly registry?: RegistryData;
  /** Those in it that the issuing service is to know as well. */
  readonly companies?: readonly RegisteredCompany[];
};

const registryText = async (given: string | object): Promise<{ readonly name: string; readonly text: string }> => {
  if (typeof given === 'object') return { name: 'registry', text: JSON.stringify(given) };
  const { readTextFile } = await import('./registry-file.ts');
  const text = readTextFile(given);
  if (!text.ok) throw new RangeError(text.reason);
  return { name: given, text: text.text };
};

/**
 * The registry that a file, or its content as an object, describes.
 * @param option what the caller calls it
 * @throws RangeError with every mistake in it: where, what was received, what was expected, what to do
 */
export const registryFrom = async (given: string | object | undefined, option = 'registry'): Promise<GivenRegistry> => {
  if (given === undefined) return {};
  const { name, text } = await registryText(given);
  const { checkRegistryText, mistakesText } = await import('./registry-file.ts');
  const checked = await checkRegistryText(text);
  if (!checked.ok) throw new RangeError(`${option} cannot be used.\n${mistakesText(name, checked.mistakes)}`);
  return { registry: checked.read.registry, companies: checked.read.companies };
};

const bytesOf = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new RangeError(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** @throws RangeError for a file that cannot be read or holds no certificate */
export const trustFrom = async (files: readonly string[] = []): Promise<OwnTrust | undefined> =>
  files.length === 0
    ? undefined
    : joinedTrust(await Promise.all(files.map((file) => readOwnTrust(bytesOf(file), file))));
