/** A valid request in the hands of a scenario, by the name of its document. */
import { defineParameterType } from '@cucumber/cucumber';
import { colombianDate } from '../../src/common/time.ts';
import { acceptedReference } from '../../src/harness/violations/reference.ts';
import { generatedRequest, namedDocuments, type DocumentName, type Wish } from './documents-by-name.ts';
import type { EnsayoWorld } from './world.ts';

/** The longest name first: "payroll" begins others. */
const names = Object.keys(namedDocuments).sort((a, b) => b.length - a.length);

defineParameterType({
  name: 'document',
  regexp: new RegExp(names.join('|')),
  transformer: (name: string) => name as DocumentName, // one of the alternatives above
});

export const prepare = async (
  world: EnsayoWorld,
  name: DocumentName,
  wish: Partial<Omit<Wish, 'date'>> = {},
): Promise<void> => {
  const { clock } = await world.services();
  world.kind = namedDocuments[name].kind;
  world.path = namedDocuments[name].path;
  world.request = await generatedRequest(name, world.nextNumber(), {
    date: colombianDate(clock.now()),
    variant: wish.variant,
    about: wish.about,
  });
};

/** One that the authority has accepted, for others to be about. */
export const accept = async (world: EnsayoWorld, name: DocumentName): Promise<void> => {
  await prepare(world, name);
  await world.post();
  world.accepted = await acceptedReference(await world.services(), world.reply);
};
