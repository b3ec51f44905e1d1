/** Changes of a registry that depend on what it holds, one after the other. */
import type { RegistryData, RegistryPort } from './types.ts';

const changing = new WeakMap<RegistryPort, Promise<unknown>>();

/**
 * Reads, decides and replaces with no other such change in between.
 * @param decide gives what replaces parts of the registry, or undefined for nothing, with the result
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
