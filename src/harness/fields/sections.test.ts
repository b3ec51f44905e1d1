import { describe, expect, it } from 'vitest';
import { tableFields } from './interface-tables.fixture.ts';
import { fieldsOf, furtherFields, sections } from './sections.ts';

const named = ({ variant, path }: { readonly variant: string; readonly path: string }): string => `${variant} ${path}`;

describe('the tables of the interface', () => {
  it.each(sections)('$number lists the fields that say so, and no others', (section) => {
    expect(fieldsOf(section).map(named).sort()).toEqual([...(tableFields.get(section.number) ?? [])].sort());
  });

  it('are all known', () => {
    expect(sections.map(({ number }) => number)).toEqual([...tableFields.keys()]);
  });

  it('list no field twice', () => {
    const listed = [...sections.flatMap(fieldsOf), ...furtherFields()].map(named);
    expect(listed.filter((field, at) => listed.indexOf(field) !== at)).toEqual([]);
  });
});
