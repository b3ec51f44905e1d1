import { renderFields } from '../fields/render.ts';
import { fieldTable } from '../fields/table.ts';

/** docs/fields.md: where every field of a request ends. */
export const fieldsDocument = (): string => renderFields(fieldTable());
