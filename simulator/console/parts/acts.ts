/**
 * Forms that change something: posted, carried out, and redirected back to the page, which shows the result. They act
 * through the operations of the control API, so there is one set of checks and one set of error messages.
 */
import { html, type Html } from '../../../src/common/html/html.ts';
import { carryOut } from '../../control/carry-out.ts';
import { told, type ControlProblem } from '../../control/route.ts';
import { routeOf } from '../../control/routes.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import type { SectionId } from '../sections.ts';
import type { Texts } from '../texts/texts.ts';
import { asCurl, howField, postForm, type PostForm } from './form.ts';
import { curlOf } from './curl.ts';
import { fieldsOf, refusal, type Input, type Posted } from './inputs.ts';

type Operation = {
  /** The operation's name in the table of the control interface: `addFault`. */
  readonly name: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** Undefined on success. */
const operate = async (
  { world, worlds }: Pick<PageCall, 'world' | 'worlds'>,
  operation: Operation,
): Promise<ControlProblem | undefined> => {
  const { params = {}, body } = operation;
  const answer = await carryOut(routeOf(operation.name), { world, worlds, params, query: {}, body });
  return 'problem' in answer ? answer.problem : undefined;
};

export type Act = {
  readonly path: string;
  readonly section: SectionId;
  /** Of the form, within its page; if several post to one place, the form says which one it was. */
  readonly id: string | ((call: PageCall) => string);
  readonly does: (call: PageCall) => Operation;
  /** The page that shows the result. */
  readonly back: (call: PageCall) => string;
  readonly done: keyof Texts['done'];
  /** The page of the form, with its errors. */
  readonly again: (call: PageCall, posted: Posted) => PageAnswer | Promise<PageAnswer>;
};

const withNotice = (path: string, done: string): string => `${path}?${new URLSearchParams({ done }).toString()}`;

/** `/registry/:part/remove` with what the parameters were. */
const filled = (path: string, params: PageCall['params']): string =>
  path.replaceAll(/:(\w+)/g, (whole, name: string) => encodeURIComponent(params[name] ?? whole));

/** Where the browser runs no script, which would have asked in a dialog. */
const confirmation = (
  call: PageCall,
  { path, asks, back }: Pick<Act, 'path' | 'back'> & { readonly asks: string },
): PageAnswer => {
  const { texts, form, at, params } = call;
  const { token: _token, asks: _asks, ...hidden } = form;
  return {
    view: {
      title: asks,
      body: html`<p>${texts.acts.sure}</p>
        ${postForm(call, { id: 'confirm', path: filled(path, params), hidden: { ...hidden, confirmed: 'yes' }, submit: asks })}
        <p><a href="${at(back(call))}">${texts.acts.cancel}</a></p>`,
    },
  };
};

/** The same act, for a terminal or a script. Nothing is done, and nothing is checked before it is sent. */
const forTerminal = (call: PageCall, operation: Operation, back: string): PageAnswer => {
  const { texts, at } = call;
  return {
    view: {
      title: texts.acts.curl,
      body: html`<pre class="raw">${curlOf(call, routeOf(operation.name), operation)}</pre>
        <p><a href="${at(back)}">${texts.acts.back}</a></p>`,
    },
  };
};

/** The page that receives the form; a visitor who follows a link to its address is redirected to the form. */
export const actPages = ({ path, section, id, does, back, done, again }: Act): readonly Page[] => [
  {
    method: 'POST',
    path,
    section,
    handle: async (call) => {
      const { asks, [howField]: as } = call.form;
      if (as === asCurl) return forTerminal(call, does(call), back(call));
      if (asks !== undefined && call.form.confirmed !== 'yes') return confirmation(call, { path, asks, back });
      const problem = await operate(call, does(call));
      if (problem === undefined) return { redirect: withNotice(back(call), done) };
      return again(call, {
        id: typeof id === 'string' ? id : id(call),
        form: call.form,
        problem: told(problem, call.language),
      });
    },
  },
  { path, section, handle: (call) => ({ redirect: back(call) }) },
];

export type ActForm = Omit<PostForm, 'fields'> & { readonly inputs?: readonly Input[] };

/** A form with its own errors, if it is the one that was refused. */
export const actForm = (call: PageCall, { inputs = [], ...form }: ActForm, posted?: Posted): Html =>
  postForm(call, { curl: true, ...form, fields: fieldsOf(inputs, call, posted?.id === form.id ? posted : undefined) });

/** The notices at the top of a page: what was just done, or why it was not. */
export const notices = (call: PageCall, posted?: Posted): Html => {
  const { done } = call.texts;
  const { done: asked = '' } = call.query;
  const said = Object.hasOwn(done, asked) ? done[asked as keyof typeof done] : undefined; // it is a key
  return html`${said !== undefined && html`<p class="callout good" role="status">${said}</p>`}${refusal(call, posted)}`;
};

/** The answer to a refused form has its error status. */
export const statusOf = (posted: Posted | undefined): 200 | 404 | 409 | 422 => posted?.problem.status ?? 200;
