/**
 * Forms that change something: posted, carried out, and redirected back to the page, which shows the result. They act
 * through the operations of the control API, so there is one set of checks and one set of error messages.
 */
import { html, type Html } from '../../../src/common/html/html.ts';
import { readJson } from '../../../src/common/json/read-json.ts';
import { carryOut } from '../../control/carry-out.ts';
import { told, type ControlProblem } from '../../control/route.ts';
import { routeOf } from '../../control/routes.ts';
import { listOf, shape, text } from '../../control/schema.ts';
import { bodyProblems } from '../../control/validate.ts';
import type { Page, PageAnswer, PageCall, View } from '../page.ts';
import type { SectionId } from '../sections.ts';
import type { Texts } from '../texts/texts.ts';
import { asCurl, hiddenForm, howField, postForm, shownAgain, type PostForm } from './form.ts';
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
  { tenant, tenants }: Pick<PageCall, 'tenant' | 'tenants'>,
  operation: Operation,
): Promise<ControlProblem | undefined> => {
  const { params = {}, body } = operation;
  const answer = await carryOut(routeOf(operation.name), { tenant, tenants, params, query: {}, body });
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

/** What a repeated form shows: the command of a terminal, or the problem for which nothing was done. */
const shownField = 'shown';

type Repeated = { readonly path: string; readonly view: View; readonly shown?: string };

/** Hidden, on a page that answers a posted form: posts the same again. */
export const repeatedForm = 'again';

/** A page that answers a posted form: a change of language posts the form again, and shows the same without acting. */
export const repeatable = (call: PageCall, { path, view, shown }: Repeated): PageAnswer => {
  const { token: _token, [howField]: _how, [shownField]: _shown, ...form } = call.form;
  const id = repeatedForm;
  const hidden = { ...form, ...(shown === undefined ? {} : { [shownField]: shown }) };
  return {
    view: { ...view, keeps: { form: id, path }, body: html`${view.body} ${hiddenForm(call, { id, path, hidden })}` },
  };
};

/** Shown again or as a command; undefined where the form is to be carried out. */
const howOf = ({ form }: PageCall): string | undefined =>
  form[howField] === shownAgain ? form[shownField] : form[howField];

export const isForTerminal = (call: PageCall): boolean => howOf(call) === asCurl;

const bilingual = shape({ en: text, es: text });

const problemSchema = shape(
  {
    status: { enum: [404, 409, 422] },
    code: text,
    message: bilingual,
    errors: listOf(shape({ path: { type: 'string' }, received: {}, expected: bilingual }, ['path', 'expected'])),
  },
  ['status', 'code', 'message'],
);

/** The problem that a repeated form carries. */
const problemIn = (call: PageCall): ControlProblem | undefined => {
  if (call.form[howField] !== shownAgain) return undefined;
  const read = readJson(howOf(call) ?? '');
  return read.ok && bodyProblems(problemSchema, read.value).length === 0
    ? (read.value as ControlProblem) // as validated
    : undefined;
};

/** Where the browser runs no script, which would have asked in a dialog. */
const confirmation = (
  call: PageCall,
  { path, asks, back }: Pick<Act, 'path' | 'back'> & { readonly asks: string },
): PageAnswer => {
  const { texts, form, at, params } = call;
  const { token: _token, asks: _asks, [howField]: _how, ...hidden } = form;
  const own = filled(path, params);
  const body = html`<p>${texts.acts.sure}</p>
    ${postForm(call, { id: 'confirm', path: own, hidden: { ...hidden, confirmed: 'yes' }, submit: asks })}
    <p><a href="${at(back(call))}">${texts.acts.cancel}</a></p>`;
  return repeatable(call, { path: own, view: { title: asks, body } });
};

type ForTerminal = { readonly path: string; readonly operation: Operation; readonly back: string };

/** The same act, for a terminal or a script. Nothing is done, and nothing is checked before it is sent. */
export const forTerminal = (call: PageCall, { path, operation, back }: ForTerminal): PageAnswer => {
  const { texts, at } = call;
  const body = html`<pre class="raw">${curlOf(call, routeOf(operation.name), operation)}</pre>
    <p><a href="${at(back)}">${texts.acts.back}</a></p>`;
  return repeatable(call, { path, shown: asCurl, view: { title: texts.acts.curl, body } });
};

const refused = async (
  call: PageCall,
  { path, id, again }: Pick<Act, 'path' | 'id' | 'again'>,
  problem: ControlProblem,
): Promise<PageAnswer> => {
  const answer = await again(call, {
    id: typeof id === 'string' ? id : id(call),
    form: call.form,
    problem: told(problem, call.language),
  });
  return 'view' in answer
    ? repeatable(call, { path: filled(path, call.params), shown: JSON.stringify(problem), view: answer.view })
    : answer;
};

/** The page that receives the form; a visitor who follows a link to its address is redirected to the form. */
export const actPages = (act: Act): readonly Page[] => {
  const { path, section, does, back, done } = act;
  const handle = async (call: PageCall): Promise<PageAnswer> => {
    const { asks, confirmed, [howField]: how } = call.form;
    if (isForTerminal(call)) {
      return forTerminal(call, { path: filled(path, call.params), operation: does(call), back: back(call) });
    }
    const before = problemIn(call);
    if (before !== undefined) return refused(call, act, before);
    if (asks !== undefined && confirmed !== 'yes') return confirmation(call, { path, asks, back });
    if (how === shownAgain) return { redirect: back(call) };
    const problem = await operate(call, does(call));
    return problem === undefined ? { redirect: withNotice(back(call), done) } : refused(call, act, problem);
  };
  return [
    { method: 'POST', path, section, handle },
    { path, section, handle: (call) => ({ redirect: back(call) }) },
  ];
};

export type ActForm = Omit<PostForm, 'fields' | 'more'> & {
  readonly inputs?: readonly Input[];
  /** Folded, behind the button. */
  readonly more?: { readonly title: string; readonly inputs: readonly Input[] };
};

/** A form with its own errors, if it is the one that was refused. */
export const actForm = (call: PageCall, { inputs = [], more, ...form }: ActForm, posted?: Posted): Html => {
  const own = posted?.id === form.id ? posted : undefined;
  const folded = more && { title: more.title, fields: fieldsOf(more.inputs, call, own) };
  const fields = fieldsOf(inputs, call, own);
  return postForm(call, { curl: true, ...form, fields, ...(folded && { more: folded }) });
};

/** The notices at the top of a page: what was just done, or why it was not. */
export const notices = (call: PageCall, posted?: Posted): Html => {
  const { done } = call.texts;
  const { done: asked = '' } = call.query;
  const said = Object.hasOwn(done, asked) ? done[asked as keyof typeof done] : undefined; // it is a key
  return html`${said !== undefined && html`<p class="callout good" role="status">${said}</p>`}${refusal(call, posted)}`;
};

/** The answer to a refused form has its error status. */
export const statusOf = (posted: Posted | undefined): 200 | 404 | 409 | 422 => posted?.problem.status ?? 200;
