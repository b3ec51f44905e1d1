/** Fields of a form: the values become a body of the control interface, and its errors are shown next to them. */
import type { ControlProblem, Told } from '../../control/route.ts';
import type { ToldFieldProblem } from '../../control/client-side.ts';
import { html, type Html } from '../../../src/common/html/html.ts';
import type { PageCall } from '../page.ts';
import type { Field } from './form.ts';

export type Input = Omit<Field, 'value' | 'error'> & {
  /** Its place in the body: `when.number`. */
  readonly name: string;
  /** Its initial value. */
  readonly value?: string;
  /**
   * Text by default; a span is `50` or `50-400`, a quota `30` or `30/1`, a list is separated by commas or spaces,
   * seconds become milliseconds.
   */
  readonly as?: 'number' | 'list' | 'span' | 'quota' | 'seconds';
  /** It is sent even if left empty, so that the error is shown next to it. */
  readonly isNeeded?: boolean;
};

/** A posted form that could not be carried out. */
export type Posted = {
  readonly id: string;
  readonly form: Readonly<Record<string, string>>;
  /** In the language of the page. */
  readonly problem: Told<ControlProblem>;
};

/** Anything that is not a number stays as entered, for the interface to refuse. */
const numberIn = (text: string): number | string => (/^-?\d{1,15}(?:\.\d{1,9})?$/.test(text) ? Number(text) : text);

const inMilliseconds = (seconds: number | string): number | string =>
  typeof seconds === 'number' ? Math.round(seconds * 1000) : seconds;

/** Anything else stays as entered. */
const quotaIn = (text: string): object | string => {
  const [, required, accepted] = /^(\d{1,9})(?:\s*\/\s*(\d{1,9}))?$/.exec(text) ?? [];
  if (required === undefined) return text;
  return { required: Number(required), ...(accepted === undefined ? {} : { minimumAccepted: Number(accepted) }) };
};

const valueOf = (text: string, as: Input['as']): unknown => {
  if (as === 'number') return numberIn(text);
  if (as === 'seconds') return inMilliseconds(numberIn(text));
  if (as === 'list') return text.split(/[\s,;]+/).filter((part) => part !== '');
  if (as === 'quota') return quotaIn(text);
  if (as !== 'span') return text;
  const [, from, to] = /^(\d{1,9})\s*-\s*(\d{1,9})$/.exec(text) ?? [];
  return from === undefined || to === undefined ? numberIn(text) : { from: Number(from), to: Number(to) };
};

type Body = Readonly<Record<string, unknown>>;

const within = (body: Body, [first = '', ...rest]: readonly string[], value: unknown): Body => {
  if (rest.length === 0) return { ...body, [first]: value };
  return { ...body, [first]: within((body[first] ?? {}) as Body, rest, value) }; // written by the line above
};

/** Empty fields are left out. */
export const bodyOf = (inputs: readonly Input[], form: Readonly<Record<string, string>>): Body =>
  inputs.reduce<Body>((body, { name, as, isNeeded = false }) => {
    const text = form[name]?.trim() ?? '';
    return text === '' && !isNeeded ? body : within(body, name.split('.'), valueOf(text, as));
  }, {});

const isAbout = ({ name }: Input, { path }: ToldFieldProblem): boolean => {
  const pointer = `/${name.replaceAll('.', '/')}`;
  return path === pointer || path.startsWith(`${pointer}/`);
};

const errorOf = (input: Input, { texts }: Pick<PageCall, 'texts'>, posted: Posted | undefined): string | undefined => {
  const errors = posted?.problem.errors?.filter((error) => isAbout(input, error)) ?? [];
  if (errors.length === 0) return undefined;
  // The interface takes an object; people filling in a form write two numbers.
  if ((input.as === 'span' || input.as === 'quota') && input.hint !== undefined) return input.hint;
  return `${texts.acts.expected} ${[...new Set(errors.map(({ expected }) => expected))].join('; ')}`;
};

/** The values entered, with the errors, if this form was posted and refused. */
export const fieldsOf = (
  inputs: readonly Input[],
  call: Pick<PageCall, 'texts'>,
  posted: Posted | undefined,
): readonly Field[] =>
  inputs.map((input) => {
    const { as: _as, isNeeded: _isNeeded, value, ...field } = input;
    return { ...field, value: posted?.form[input.name] ?? value, error: errorOf(input, call, posted) };
  });

/** At the top of the page: that nothing was done, and why, if no field shows it. */
export const refusal = ({ texts }: Pick<PageCall, 'texts'>, posted: Posted | undefined): Html | undefined => {
  if (posted === undefined) return undefined;
  const { problem, form } = posted;
  const fields = Object.keys(form).map((name): Input => ({ name, label: name }));
  const isTold = problem.errors?.some((error) => fields.some((field) => isAbout(field, error))) === true;
  return html`<p class="callout bad" role="alert">${isTold ? texts.acts.lookAtFields : problem.message}</p>`;
};
