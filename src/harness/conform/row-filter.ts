/**
 * A plugin of cucumber that chooses scenarios by a tag expression in which the codes and kinds of rows count as tags
 * (./rows.ts), and the share of a run among them. Cucumber's own options see written tags only.
 */
import { parse } from '@cucumber/tag-expressions';
import { tagsOf } from './rows.ts';

export type RowFilter = {
  /** Every scenario if absent. */
  readonly tags?: string | undefined;
  /** `2/4`: the second of four shares. */
  readonly shard?: string | undefined;
};

type Pickle = { readonly name: string; readonly tags: readonly { readonly name: string }[] };
type Filterable = { readonly pickle: Pickle };

/** @throws the parser's own error for an expression that it cannot read */
export const chosen = <Scenario extends Filterable>(
  scenarios: readonly Scenario[],
  { tags, shard = '1/1' }: RowFilter,
): readonly Scenario[] => {
  const expression = tags === undefined || tags === '' ? undefined : parse(tags);
  const [share = 1, shares = 1] = shard.split('/').map(Number);
  return scenarios
    .filter(({ pickle }) => expression?.evaluate([...tagsOf(pickle)]) !== false)
    .filter((_, index) => index % shares === share - 1);
};

type Context = {
  readonly transform: (
    event: 'pickles:filter',
    transformer: (scenarios: readonly Filterable[]) => readonly Filterable[],
  ) => void;
  readonly options: RowFilter;
};

// oxlint-disable-next-line no-restricted-exports -- what cucumber looks for in a module that is a plugin
export default {
  type: 'plugin',
  optionsKey: 'rows',
  coordinator: ({ transform, options }: Context): void => {
    transform('pickles:filter', (scenarios) => chosen(scenarios, options));
  },
};

/** The part of the configuration of cucumber that loads the plugin. */
export const rowFilter = (rows: RowFilter) => ({
  plugin: [import.meta.url],
  pluginOptions: { rows: JSON.parse(JSON.stringify(rows)) as Record<string, string> }, // Plain data, as cucumber expects.
});
