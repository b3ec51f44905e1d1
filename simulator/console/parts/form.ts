import { attributes, html, type Attributes, type Html } from '../../../src/common/html/html.ts';
import type { PageCall } from '../page.ts';

export type Choice = { readonly value: string; readonly label: string };

export type Field = {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  /** A list to choose from; a text field if absent. */
  readonly choices?: readonly Choice[];
  readonly hint?: string;
  /** Several lines of text. */
  readonly lines?: number;
  /** For a text field: completions offered by the browser. */
  readonly type?: 'datetime-local' | 'number';
  /** The error in its value when the form was sent. */
  readonly error?: string | undefined;
};

/** The note below a field, which screen readers read with it. */
const descriptionOf = ({ hint, error }: Field, id: string): Attributes | undefined => {
  if (error !== undefined) return attributes`aria-describedby="${id}-error" aria-invalid="true"`;
  return hint === undefined ? undefined : attributes`aria-describedby="${id}-hint"`;
};

const control = (given: Field, id: string): Html => {
  const { name, value = '', choices, lines, type = 'text' } = given;
  const described = descriptionOf(given, id);
  if (choices !== undefined) {
    return html`<select id="${id}" name="${name}" ${described}>
      ${choices.map(
        (choice) =>
          html`<option value="${choice.value}" ${choice.value === value && attributes`selected`}>
            ${choice.label}
          </option>`,
      )}
    </select>`;
  }
  if (lines !== undefined) {
    // Browsers drop the line break after the tag; one in the value itself stays.
    return html`<textarea id="${id}" name="${name}" rows="${lines}" spellcheck="false" ${described}>
${value}</textarea>`;
  }
  return html`<input
    id="${id}"
    name="${name}"
    type="${type}"
    ${type === 'datetime-local' && attributes`step="1"`}
    ${type === 'number' && attributes`step="any"`}
    value="${value}"
    autocomplete="off"
    spellcheck="false"
    ${described}
  />`;
};

/** A labelled field; `prefix` keeps its id apart from those of other forms of the page. */
export const field = (given: Field, prefix: string): Html => {
  const id = `${prefix}-${given.name}`;
  return html`<div class="field">
    <label for="${id}">${given.label}</label>
    ${control(given, id)}
    ${given.error !== undefined && html`<strong class="error" id="${id}-error">${given.error}</strong>`}
    ${given.hint !== undefined && given.error === undefined && html`<small id="${id}-hint">${given.hint}</small>`}
  </div>`;
};

const hiddenFields = (values: Readonly<Record<string, string>>): readonly Html[] =>
  Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);

export type FilterForm = {
  readonly path: string;
  readonly fields: readonly Field[];
  /** Folded unless one of them has a value. */
  readonly more?: { readonly label: string; readonly fields: readonly Field[] };
  /** Criteria that something else on the page sets. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly clear: string;
};

/** Requests the page again with the values entered; the address can be saved and shared. */
export const filterForm = ({ at }: PageCall, { path, fields, more, hidden = {}, submit, clear }: FilterForm): Html => {
  const isGiven = ({ value = '' }: Field): boolean => value !== '';
  const isUnfolded = more?.fields.some(isGiven) ?? false;
  const isFiltered = isUnfolded || fields.some(isGiven) || Object.keys(hidden).length > 0;
  return html`<form class="filters" method="get" action="${at(path)}" role="search">
    ${hiddenFields(hidden)} ${fields.map((one) => field(one, 'filter'))}
    ${
      more &&
      html`<details ${isUnfolded && attributes`open`}>
        <summary>${more.label}</summary>
        <div class="filters">${more.fields.map((one) => field(one, 'filter'))}</div>
      </details>`
    }
    <div class="field actions">
      <button type="submit">${submit}</button>
      ${isFiltered && html`<a class="button" href="${at(path)}">${clear}</a>`}
    </div>
  </form>`;
};

export type PostForm = {
  readonly path: string;
  /** Unique in its page. */
  readonly id: string;
  readonly fields?: readonly Field[];
  /** Fields that few need: folded, behind the button. */
  readonly more?: { readonly title: string; readonly fields: readonly Field[] };
  /** Hidden fields: which row is meant. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly submit: string;
  /** What the button does, if its label alone is not enough: next to each of many rows. */
  readonly about?: string;
  /** For actions that cannot be undone. */
  readonly danger?: boolean;
  /** Fields next to each other. */
  readonly inline?: boolean;
  /** With a second button, which shows the request of a terminal instead of acting. */
  readonly curl?: boolean;
};

/** The field of buttons that do something else with a form than its own. */
export const howField = 'as';

/** Shows the request of a terminal instead of acting. */
export const asCurl = 'curl';

/** Shows the page again, as it is, instead of acting. */
export const shownAgain = 'page';

/** For buttons elsewhere on the page. */
export const hiddenForm = (
  { at, formToken }: Pick<PageCall, 'at' | 'formToken'>,
  { path, id, hidden = {} }: Pick<PostForm, 'path' | 'id' | 'hidden'>,
): Html =>
  html`<form hidden id="${id}" method="post" action="${at(path)}">
    ${hiddenFields({ token: formToken, ...hidden })}
  </form>`;

const foldedFields = ({ title, fields }: NonNullable<PostForm['more']>, id: string): Html => {
  const isOpen = fields.some(({ value = '', error }) => value !== '' || error !== undefined);
  return html`<details ${isOpen && attributes`open`}>
    <summary>${title}</summary>
    ${fields.map((one) => field(one, id))}
  </details>`;
};

/** A form that changes something; its page must have `method: 'POST'`. */
export const postForm = (
  { at, formToken, texts }: Pick<PageCall, 'at' | 'formToken' | 'texts'>,
  { path, id, fields = [], more, hidden = {}, submit, about, danger = false, inline = false, curl = false }: PostForm,
): Html =>
  html`<form
    class="post ${inline ? 'inline' : ''}"
    id="${id}"
    method="post"
    action="${at(path)}"
    ${danger && attributes`data-question="${texts.acts.sure}" data-cancel="${texts.acts.cancel}"`}
  >
    ${hiddenFields({ token: formToken, ...(danger ? { asks: about ?? submit } : {}), ...hidden })}
    ${fields.map((one) => field(one, id))}
    <button type="submit" class="${danger ? 'danger' : ''}" ${about !== undefined && attributes`aria-label="${about}"`}>
      ${submit}
    </button>
    ${
      curl &&
      html`<button
        type="submit"
        class="quiet"
        name="${howField}"
        value="${asCurl}"
        title="${texts.acts.curl}"
        ${about !== undefined && attributes`aria-label="curl: ${about}"`}
      >
        curl
      </button>`
    }
    ${more && foldedFields(more, id)}
  </form>`;
