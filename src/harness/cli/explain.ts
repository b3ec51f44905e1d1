import type { CatalogueEntry } from '../../../simulator/engine/catalogue.ts';
import { sourceOf } from '../../../simulator/engine/rule.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { listedRules } from '../catalogue-facts.ts';
import { bold, dim, exitCodes, note, print, printJson, red, yellow } from './output.ts';

type Flags = { readonly json?: boolean };

const described = ({ code, rule, document, group, target, message, stage }: CatalogueEntry) => ({
  code: code.code,
  document,
  kind: code.kind,
  title: rule.title,
  message,
  group: `${group.code} ${group.title}`,
  stage,
  target: target?.path,
  needs: rule.needs,
  fix: rule.fix,
  firesWith: rule.alsoFires,
  onByDefault: code.defaultOn !== false,
  source: sourceOf({ code, rule }),
});

const show = (entry: CatalogueEntry): void => {
  const told = described(entry);
  const kind = told.kind === 'Rechazo' ? red(told.kind) : yellow(told.kind);
  const line = (label: string, text: string | undefined): void => {
    if (text !== undefined && text !== '') print(`  ${dim(label.padEnd(10))} ${text}`);
  };
  print(`${bold(told.code)} ${kind}, ${told.document}: ${told.title}`);
  line('line', `Regla: ${told.code}, ${told.kind}: ${told.message}`);
  line('group', told.group);
  line('looks at', told.target);
  line('asks', told.needs.join(', '));
  line('fix', told.fix);
  line('fires with', told.firesWith.join(', '));
  line('default', told.onByDefault ? 'on' : 'off: a profile must switch it on');
  line('source', `${told.source.text} (${told.source.certainty})`);
};

const nearest = (code: string): readonly string[] =>
  [...new Set(listedRules().map((rule) => rule.code))]
    .filter((known) => known.toUpperCase().startsWith(code.toUpperCase().slice(0, 3)))
    .slice(0, 8);

/** One entry for each document; a rule that is the same for all kinds is told once. */
const entriesOf = (code: string): readonly CatalogueEntry[] => {
  const entries = catalogue().find(code);
  const [first] = entries;
  return first !== undefined && entries.length === 7 ? [first] : entries;
};

/** `ensayo explain CODE`. */
export const explain = (given: string, options: unknown): void => {
  const { json } = options as Flags; // commander's options of this command
  const known = listedRules().find(({ code }) => code.toLowerCase() === given.toLowerCase());
  const entries = entriesOf(known?.code ?? given);
  if (json === true) {
    if (entries.length > 0) printJson(entries.map(described));
    else printJson(known === undefined ? [] : [{ ...known, implemented: false }]);
  } else entries.forEach(show);
  if (entries.length > 0) return;
  process.exitCode = exitCodes.failed;
  if (known !== undefined)
    note(`${known.code} (${known.document}) is in the catalogue, target ${known.target}, and not implemented yet.`);
  else
    note(`There is no rule "${given}".${nearest(given).length === 0 ? '' : ` Near it: ${nearest(given).join(', ')}.`}`);
};
