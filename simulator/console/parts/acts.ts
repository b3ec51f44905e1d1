/** Forms that do something: posted, carried out, and back to the page, which says what was done. */
import { html, type Html } from '../../../src/common/html/html.ts';
import { operate, type Operation } from '../operate.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import type { SectionId } from '../sections.ts';
import type { Texts } from '../texts/texts.ts';
import { postForm, type PostForm } from './form.ts';
import { fieldsOf, refusal, type Input, type Posted } from './inputs.ts';

export type Act = {
  readonly path: string;
  readonly section: SectionId;
  /** Of the form, in its page; where several post to one place, the form says which it was. */
  readonly id: string | ((call: PageCall) => string);
  readonly does: (call: PageCall) => Operation;
  /** The page that shows what came of it. */
  readonly back: (call: PageCall) => string;
  readonly done: keyof Texts['done'];
  /** The page of the form, with what was wrong. */
  readonly again: (call: PageCall, posted: Posted) => PageAnswer | Promise<PageAnswer>;
};

const withNotice = (path: string, done: string): string => `${path}?${new URLSearchParams({ done }).toString()}`;

/** The page that takes the form; who comes to its address by a link is led to the form. */
export const actPages = ({ path, section, id, does, back, done, again }: Act): readonly Page[] => [
  {
    method: 'POST',
    path,
    section,
    handle: async (call) => {
      const problem = await operate(call, does(call));
      if (problem === undefined) return { redirect: withNotice(back(call), done) };
      return again(call, { id: typeof id === 'string' ? id : id(call), form: call.form, problem });
    },
  },
  { path, section, handle: (call) => ({ redirect: back(call) }) },
];

export type ActForm = Omit<PostForm, 'fields'> & { readonly inputs?: readonly Input[] };

/** A form with its own mistakes, if it is the one that was refused. */
export const actForm = (call: PageCall, { inputs = [], ...form }: ActForm, posted?: Posted): Html =>
  postForm(call, { ...form, fields: fieldsOf(inputs, call, posted?.id === form.id ? posted : undefined) });

/** What stands above a page: what was just done, or why it was not. */
export const notices = (call: PageCall, posted?: Posted): Html => {
  const { done } = call.texts;
  const { done: asked = '' } = call.query;
  const said = Object.hasOwn(done, asked) ? done[asked as keyof typeof done] : undefined; // it is a key
  return html`${said !== undefined && html`<p class="callout good" role="status">${said}</p>`}${refusal(call, posted)}`;
};

/** A refused form is answered as such. */
export const statusOf = (posted: Posted | undefined): 200 | 404 | 409 | 422 => posted?.problem.status ?? 200;
