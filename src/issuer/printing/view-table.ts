import type { PrintedColumn, PrintedTable } from './printed-document.ts';

/** A column with the text that it has for an item. */
export type ItemColumn<Item> = PrintedColumn & {
  readonly cell: (item: Item, index: number) => string;
  /** The column is printed when one item has something in it. */
  readonly isOptional?: boolean;
};

const printedColumn = <Item>({ caption, align, isWide, share }: ItemColumn<Item>): PrintedColumn => ({
  caption,
  align,
  ...(isWide === undefined ? {} : { isWide }),
  ...(share === undefined ? {} : { share }),
});

/** One row an item; optional columns only where an item has something in them. */
export const itemTable = <Item>(
  caption: string | undefined,
  columns: readonly ItemColumn<Item>[],
  items: readonly Item[],
): PrintedTable => {
  const filled = columns.map((column) => ({ column, texts: items.map((item, index) => column.cell(item, index)) }));
  const shown = filled.filter(({ column, texts }) => column.isOptional !== true || texts.some((text) => text !== ''));
  return {
    caption,
    columns: shown.map(({ column }) => printedColumn(column)),
    rows: items.map((_item, index) => shown.map(({ texts }) => texts[index] ?? '')),
  };
};

/** The table, unless it has no rows. */
export const unlessEmpty = (table: PrintedTable): readonly PrintedTable[] => (table.rows.length === 0 ? [] : [table]);
