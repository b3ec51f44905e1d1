import { implementationOf, listedRules, type ListedRule } from '../catalogue-facts.ts';
import { bold, dim, green, print, printJson, UsageError, yellow } from './output.ts';

type Flags = {
  readonly group?: string;
  readonly document?: string;
  readonly kind?: string;
  readonly need?: string;
  readonly state?: string;
  readonly json?: boolean;
};

const kindName = (kind: ListedRule['kind']): string => (kind === 'R' ? 'Rechazo' : 'Notificación');

const isState = (state: string | undefined): boolean =>
  state === undefined || state === 'implemented' || state === 'missing';

const matches = (rule: ListedRule, { group, document, kind, need, state }: Flags): boolean => {
  const entry = implementationOf(rule);
  return (
    (group === undefined || entry?.group.code === group || rule.code.slice(1).startsWith(group)) &&
    (document === undefined || rule.document === document) &&
    (kind === undefined || kindName(rule.kind).toLowerCase().startsWith(kind.toLowerCase())) &&
    (need === undefined || rule.needs.includes(need)) &&
    (state === undefined || (state === 'implemented') === (entry !== undefined))
  );
};

/** `ensayo rules`: the catalogue, filtered, with what is implemented. */
export const rules = (given: unknown): void => {
  const flags = given as Flags; // commander's options of this command
  if (!isState(flags.state))
    throw new UsageError(`--state is "${flags.state ?? ''}". Expected implemented or missing.`);
  const chosen = listedRules().filter((rule) => matches(rule, flags));
  const implemented = chosen.filter((rule) => implementationOf(rule) !== undefined);
  if (flags.json === true) {
    printJson({
      entries: chosen.length,
      implemented: implemented.length,
      rules: chosen.map((rule) => ({ ...rule, implemented: implementationOf(rule) !== undefined })),
    });
    return;
  }
  for (const rule of chosen) {
    const entry = implementationOf(rule);
    const mark = entry === undefined ? dim('·') : green('✓');
    const text = entry === undefined ? dim('not implemented yet') : entry.message;
    print(
      `${mark} ${bold(rule.code.padEnd(10))} ${rule.document.padEnd(22)} ${rule.kind === 'R' ? 'R' : yellow('N')}  ${text}`,
    );
  }
  print(`${chosen.length} rules, ${implemented.length} implemented`);
};
