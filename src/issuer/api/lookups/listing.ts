/** `GET listing`: reference tables by model name, as one object of lists. */
import type { ApiAnswer, Handler } from '../http.ts';
import { unknownModels } from './problems.ts';
import { models, tableOfModel } from './tables.ts';

const listingOf = (wanted: readonly string[]): object =>
  Object.fromEntries(wanted.map((model) => [model, tableOfModel(model)?.rows ?? []]));

let whole: Buffer | undefined;

/** All tables, written once: half a megabyte that never changes. */
const wholeListing = (): ApiAnswer => {
  whole ??= Buffer.from(JSON.stringify(listingOf(models)));
  return { status: 200, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body: whole };
};

/** Without `models`, every table. */
export const getListing: Handler = ({ query: { models: asked = '' } }) => {
  const wanted = asked.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
  if (wanted.length === 0) return wholeListing();
  const unknown = wanted.filter((model) => tableOfModel(model) === undefined);
  if (unknown.length > 0) return unknownModels(unknown, models);
  return { status: 200, body: listingOf(wanted) };
};
