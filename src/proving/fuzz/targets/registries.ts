/** Registry files, as `ensayo up --registry` reads them. */
import { parse } from 'yaml';
import { memory } from '../../../common/store/store.ts';
import { openRegistry } from '../../../../simulator/tenants/store/stored-registry.ts';
import { issuersOf } from '../../../harness/own-company/issuers-of-box.ts';
import { checkRegistryText } from '../../../harness/registry-file.ts';
import { damagedBytes } from '../mutate/bytes.ts';
import { damagedTree, treeOf, writeTree } from '../mutate/json.ts';
import type { Random } from '../mutate/odd.ts';
import { damagedYaml } from '../mutate/yaml.ts';
import { registryTexts } from '../services/corpus.ts';
import type { Outcome, Target, Trial } from './target.ts';

const day = '2026-11-20';

/** One in ten good files opens a registry, too. */
const read = async (text: string, opens: boolean): Promise<Outcome> => {
  const checked = await checkRegistryText(text);
  if (!checked.ok) return { label: 'mistakes' };
  const { registry, companies } = checked.read;
  issuersOf({ registry, companies }, day);
  if (opens) await (await openRegistry(memory, registry)).close();
  return { label: 'usable' };
};

const trialOf = (input: Buffer, opens = false): Trial => ({
  input,
  extension: 'yaml',
  about: 'ensayo up --registry',
  run: () => read(input.toString('utf8'), opens),
});

export const registryTarget = (): Target => {
  const texts = registryTexts();
  const trees = texts.map((text) => treeOf(parse(text)));
  const drawText = (random: Random): Buffer => {
    if (random.chance(0.5)) return damagedYaml(random.pick(texts), random);
    const json = writeTree(damagedTree(random.pick(trees), random));
    return random.chance(0.1) ? damagedBytes(Buffer.from(json), random) : Buffer.from(json);
  };
  return {
    name: 'registries',
    share: 1,
    draw: (random) => trialOf(drawText(random), random.chance(0.1)),
    ordinary: texts.toSorted((one, other) => one.length - other.length).map((text) => trialOf(Buffer.from(text))),
  };
};
