/** Registry changes that depend on its contents, one after another. */
import type { RegistryData, RegistryPort } from './types.ts';

const changing = new WeakMap<RegistryPort, Promise<unknown>>();

/**
 * Reads, decides and replaces with no other such change in between.
 * @param decide returns the parts to replace, or undefined for none, with the result
 */
export const changeRegistry = async <Result>(
  registry: RegistryPort,
  decide: (
    current: RegistryData,
  ) => Promise<{ readonly replaced: Partial<RegistryData> | undefined; readonly result: Result }>,
): Promise<Result> => {
  const before = changing.get(registry) ?? Promise.resolve();
  const change = before.then(async () => {
    const { replaced, result } = await decide(await registry.dump());
    if (replaced !== undefined) await registry.replace(replaced);
    return result;
  });
  // The next change does not depend on the failure of this one.
  changing.set(
    registry,
    change.catch(() => undefined),
  );
  return change;
};
