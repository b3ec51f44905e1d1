/** Commands as people paste them into a shell. */

/** Quoted for a POSIX shell, where the text needs it. */
export const shellQuoted = (text: string): string =>
  /^[\w./:@,+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

export type CommandOptions = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** ` --company 900373115 --seed 'my seed'`, in their order. An option with several values is repeated; one that is true has none. */
export const optionsText = (options: CommandOptions): string =>
  Object.entries(options)
    .flatMap(([name, value = []]) => {
      if (typeof value === 'boolean') return value ? [` --${name}`] : [];
      return [value].flat().map((each) => ` --${name} ${shellQuoted(each)}`);
    })
    .join('');
