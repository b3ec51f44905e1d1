/** The time of a tenant, when batches get their verdict, and its state as a whole. */
import { colombianDate, colombianTime } from '../../../src/common/time.ts';
import { nowOf } from '../../service/reception/authority.ts';
import { html, type Html } from '../../../src/common/html/html.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import { actForm, actPages, notices, statusOf, type Act, type ActForm } from '../parts/acts.ts';
import { facts, moment } from '../parts/facts.ts';
import { bodyOf, type Input, type Posted } from '../parts/inputs.ts';
import { snapshotActs, snapshotSection } from '../parts/snapshots.ts';
import { transitionActs, transitionSection } from '../parts/transitions.ts';

const section = 'clock';

const units = { seconds: 1000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;
type Unit = keyof typeof units;
// The keys of the table are the units.
const unitNames = Object.keys(units) as readonly Unit[];

/** A number of units, in milliseconds; anything that is not a number is passed on, for the interface to refuse. */
const millisecondsOf = ({ milliseconds = '', unit = '' }: Readonly<Record<string, string>>): unknown => {
  const amount = milliseconds.trim();
  const size = Object.hasOwn(units, unit) ? units[unit as Unit] : 1; // it is a key
  return /^-?\d{1,9}(?:\.\d{1,3})?$/.test(amount) ? Math.round(Number(amount) * size) : amount;
};

const spanInputs = ({ texts: { clock } }: Pick<PageCall, 'texts'>, value: string): readonly Input[] => [
  { name: 'milliseconds', label: clock.amount, value },
  {
    name: 'unit',
    label: clock.unit,
    value: 'hours',
    choices: unitNames.map((one) => ({ value: one, label: clock.units[one] })),
  },
];

const settingInWords = ({ tenant, texts: { clock }, language }: PageCall): string => {
  const setting = tenant.clock.setting();
  switch (setting.mode) {
    case 'real':
      return clock.modes.real;
    case 'fixed':
      return clock.modes.fixed;
    case 'offset':
      return clock.modes.offset(duration(setting.milliseconds, clock.units));
    case 'speed':
      return clock.modes.speed(setting.factor.toLocaleString(`${language}-CO`));
  }
};

type UnitNames = Readonly<Record<Unit, string>>;

/** In the largest unit without a significant fraction. */
const duration = (milliseconds: number, names: UnitNames): string => {
  const unit = unitNames.findLast((one) => Math.abs(milliseconds) >= units[one]) ?? 'seconds';
  return `${String(Number((milliseconds / units[unit]).toFixed(2)))} ${names[unit]}`;
};

const state = (call: PageCall): Html => {
  const { tenant, texts } = call;
  const { clock } = texts;
  const { clockOffset } = tenant.authority.settings;
  const now = nowOf(tenant.authority);
  return facts([
    [clock.now, html`<strong>${moment(now)}</strong>`],
    ['UTC', new Date(now).toISOString()],
    [clock.mode, settingInWords(call)],
    [clock.skew, clockOffset === 0 ? clock.none : duration(clockOffset, clock.units)],
  ]);
};

type Setting = {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly forms: readonly ActForm[];
};

const settings = (call: PageCall): readonly Setting[] => {
  const { texts, tenant } = call;
  const { clock } = texts;
  const now = nowOf(tenant.authority);
  const shown = `${colombianDate(now)}T${colombianTime(now).slice(0, 8)}`;
  const step = (id: 'stepHour' | 'stepDay' | 'stepWeek', milliseconds: string, unit: Unit): ActForm => ({
    id,
    path: '/clock/advance',
    hidden: { milliseconds, unit },
    submit: clock[id],
  });
  return [
    {
      id: 'advance',
      title: clock.advance,
      about: clock.advanceAbout,
      forms: [
        step('stepHour', '1', 'hours'),
        step('stepDay', '1', 'days'),
        step('stepWeek', '7', 'days'),
        { id: 'advance', path: '/clock/advance', inputs: spanInputs(call, ''), submit: clock.advance, inline: true },
      ],
    },
    {
      id: 'fixed',
      title: clock.fix,
      about: clock.fixAbout,
      forms: [
        {
          id: 'fixed',
          path: '/clock/fixed',
          inputs: [{ name: 'at', label: clock.at, type: 'datetime-local', value: shown }],
          submit: clock.fix,
          inline: true,
        },
      ],
    },
    {
      id: 'offset',
      title: clock.shift,
      about: clock.shiftAbout,
      forms: [{ id: 'offset', path: '/clock/offset', inputs: spanInputs(call, ''), submit: clock.shift, inline: true }],
    },
    {
      id: 'speed',
      title: clock.speed,
      about: clock.speedAbout,
      forms: [{ id: 'speed', path: '/clock/speed', inputs: speedInputs(call), submit: clock.speed, inline: true }],
    },
    {
      id: 'real',
      title: clock.real,
      about: clock.realAbout,
      forms: [{ id: 'real', path: '/clock/real', submit: clock.real }],
    },
    {
      id: 'skew',
      title: clock.setSkew,
      about: clock.skewAbout,
      forms: [{ id: 'skew', path: '/clock/skew', inputs: spanInputs(call, '0'), submit: clock.setSkew, inline: true }],
    },
  ];
};

const speedInputs = ({ texts: { clock } }: Pick<PageCall, 'texts'>): readonly Input[] => [
  { name: 'factor', label: clock.factor, as: 'number', hint: clock.factorHint },
  { name: 'from', label: clock.from, type: 'datetime-local', hint: clock.fromHint },
];

const show = async (call: PageCall, posted?: Posted): Promise<PageAnswer> => {
  const { texts } = call;
  const { clock } = texts;
  const body = html`${notices(call, posted)} ${state(call)}
    <p class="note">${clock.shared}</p>
    <h2>${clock.change}</h2>
    <div class="tiles">
      ${settings(call).map(
        ({ id, title, about, forms }) =>
          html`<section class="card" aria-labelledby="${id}-title">
            <h3 id="${id}-title">${title}</h3>
            <p>${about}</p>
            <div class="actions">${forms.map((form) => actForm(call, form, posted))}</div>
          </section>`,
      )}
    </div>
    ${transitionSection(call, posted)} ${await snapshotSection(call, posted)}`;
  return { view: { title: texts.sections.clock, body, status: statusOf(posted) } };
};

const act = (what: Pick<Act, 'id' | 'path' | 'does' | 'done'>): readonly Page[] =>
  actPages({ ...what, section, back: () => '/clock', again: show });

const setClock =
  (mode: string, rest: (call: PageCall) => object) =>
  (call: PageCall): ReturnType<Act['does']> => ({ name: 'setClock', body: { mode, ...rest(call) } });

export const clockPages: readonly Page[] = [
  { path: '/clock', section, handle: (call) => show(call) },
  ...act({ id: 'real', path: '/clock/real', does: setClock('real', () => ({})), done: 'clock' }),
  ...act({
    id: 'fixed',
    path: '/clock/fixed',
    does: setClock('fixed', ({ form }) => ({ at: form.at ?? '' })),
    done: 'clock',
  }),
  ...act({
    id: 'offset',
    path: '/clock/offset',
    does: setClock('offset', ({ form }) => ({ milliseconds: millisecondsOf(form) })),
    done: 'clock',
  }),
  ...act({
    id: 'speed',
    path: '/clock/speed',
    does: setClock('speed', (call) => bodyOf(speedInputs(call), call.form)),
    done: 'clock',
  }),
  ...act({
    id: 'advance',
    path: '/clock/advance',
    does: ({ form }) => ({ name: 'advanceClock', body: { milliseconds: millisecondsOf(form) } }),
    done: 'clock',
  }),
  ...act({
    id: 'skew',
    path: '/clock/skew',
    does: ({ form }) => ({ name: 'setAuthorityOffset', body: { milliseconds: millisecondsOf(form) } }),
    done: 'clock',
  }),
  ...transitionActs.flatMap(act),
  ...snapshotActs.flatMap(act),
];
