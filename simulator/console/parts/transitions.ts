/** When asynchronous submissions get their verdict. */
import type { TransitionPolicy } from '../../tenants/disturbances/disturbable.ts';
import { html, type Html } from '../../../src/common/html/html.ts';
import type { PageCall } from '../page.ts';
import { actForm, type Act, type ActForm } from './acts.ts';
import { bodyOf, type Input, type Posted } from './inputs.ts';

const path = '/clock/transition';

const inWords = (policy: TransitionPolicy, { texts: { transitions } }: PageCall): string => {
  const { states } = transitions;
  if (typeof policy === 'string') return states[policy];
  return 'afterMs' in policy
    ? states.afterMs(String(policy.afterMs / 1000))
    : states.afterPolls(String(policy.afterPolls));
};

const inputs = ({ texts: { transitions } }: Pick<PageCall, 'texts'>): Readonly<Record<string, Input>> => ({
  'transition-seconds': { name: 'transition.afterMs', label: transitions.seconds, as: 'seconds', isNeeded: true },
  'transition-polls': { name: 'transition.afterPolls', label: transitions.polls, as: 'number', isNeeded: true },
});

const forms = (call: PageCall): readonly (ActForm & { readonly title: string })[] => {
  const { transitions } = call.texts;
  const given = Object.entries(inputs(call)).map(([id, input]) => ({
    id,
    title: input.as === 'seconds' ? transitions.afterMs : transitions.afterPolls,
    inputs: [input],
    hidden: { form: id },
    inline: true,
  }));
  const plain = (['immediate', 'never'] as const).map((transition) => ({
    id: `transition-${transition}`,
    title: transitions[transition],
    hidden: { transition },
  }));
  return [...plain, ...given].map((form) => ({
    ...form,
    path,
    submit: transitions.set,
    about: `${transitions.set}: ${form.title}`,
  }));
};

export const transitionSection = (call: PageCall, posted: Posted | undefined): Html => {
  const { transitions } = call.texts;
  const { transition } = call.tenant.authority.settings;
  return html`<h2>${transitions.title}</h2>
    <p>${transitions.about}</p>
    <p>${transitions.policy} <strong>${inWords(transition, call)}</strong>.</p>
    <div class="tiles">
      ${forms(call).map(
        (form) =>
          html`<section class="card">
            <h3>${form.title}</h3>
            ${actForm(call, form, posted)}
          </section>`,
      )}
    </div>`;
};

export const transitionActs: readonly Pick<Act, 'id' | 'path' | 'does' | 'done'>[] = [
  {
    id: ({ form }) => form.form ?? '',
    path,
    does: (call) => {
      const { form = '', transition } = call.form;
      const input = inputs(call)[form];
      return { name: 'changeSettings', body: input === undefined ? { transition } : bodyOf([input], call.form) };
    },
    done: 'changed',
  },
];
