/** Prepares the request of a generated document, under a number that no other scenario uses. */
import { colombianDate } from '../../src/common/time.ts';
import { generatedRequest, namedDocuments, type DocumentName, type Wish } from './documents-by-name.ts';
import type { EnsayoWorld } from './world.ts';

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
