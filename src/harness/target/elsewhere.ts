/** What both targets with an authority in another process share, and the needs that a target cannot meet. */
import {
  type ControlAddress,
  ControlError,
  createControlClient,
  type ControlClient,
} from '../../../simulator/control/client.ts';
import { rowChanges, type RegistryData } from '../../../simulator/registry/index.ts';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { adjustableClock, type AdjustableClock, type Clock } from '../../common/env/env.ts';
import { resultOf } from '../answers.ts';
import type { AuthorityChange, Box, BoxOptions, Elsewhere, Reply, JudgedDocument } from '../box-types.ts';
import type { CompanyFile } from '../company.ts';
import { createNumberSupply, type NumberSupply } from '../own-company/number-supply.ts';
import { nextAt } from '../own-company/next-number.ts';
import { keyOf } from '../violations/reference.ts';

type RegistryPort = Box['authority']['registry'];

/** Another company than the default one, and the registry that knows it. */
type ForCompany = { readonly company?: CompanyFile; readonly registry?: RegistryData };

export type Target =
  /** Our own issuing service and our own authority, in this process. */
  | ({ readonly kind: 'box' } & ForCompany)
  /** A third-party issuing service that speaks the REST dialect and sends to the simulator. */
  | ({
      readonly kind: 'issuer';
      readonly url: string;
      readonly token: string;
      readonly control?: ControlAddress;
    } & ForCompany)
  /** Our own issuing service in this process, and an authority elsewhere. */
  | ({
      readonly kind: 'authority';
      readonly url: string;
      /** Hosts elsewhere than on this machine that may be sent to. */
      readonly allow?: readonly string[];
      readonly control?: ControlAddress;
    } & ForCompany);

export type OpenOptions = Pick<BoxOptions, 'log' | 'onStep'> & {
  readonly seed: string;
  /** Asked of an issuing service elsewhere for its explanations. */
  readonly language?: Language | undefined;
  /** Records what the bundled services are sent; services elsewhere always are. */
  readonly traffic?: boolean | undefined;
};

/** A scenario's need that the services it runs against cannot meet: neither a failure nor a success. */
export class OutOfReach extends Error {
  override readonly name = 'OutOfReach';
  readonly need: Bilingual;

  constructor(need: Bilingual) {
    super(need.en);
    this.need = need;
  }
}

export const outOfReach = (need: Bilingual): never => {
  throw new OutOfReach(need);
};

/** An object with only some of its members. Reading a missing one reports the scenario's need. */
export const onlyKnown = <T extends object>(known: Partial<T>, need: Bilingual): T =>
  new Proxy(known, {
    get: (target, name): unknown =>
      // Awaiting an object asks for `then`.
      typeof name === 'symbol' || name === 'then' || name in target ? Reflect.get(target, name) : outOfReach(need),
  }) as T; // Unknown members never return.

const needs = {
  control: {
    en: 'a change of the authority, whose control interface is not known (--control, --control-token)',
    es: 'un cambio en la autoridad, cuya interfaz de control no se conoce (--control, --control-token)',
  },
  behaviour: {
    en: 'an authority that behaves otherwise, which its control interface cannot ask for',
    es: 'una autoridad con otro comportamiento, que su interfaz de control no puede pedir',
  },
  inside: {
    en: 'a look into the services that only the bundled ones allow',
    es: 'acceso al interior de los servicios, que solo permiten los incluidos en Ensayo',
  },
};

export const controlOf = (address: ControlAddress | undefined): ControlClient | undefined =>
  address === undefined ? undefined : createControlClient(address);

/** The authority's time, if it reports one; ours otherwise. */
export const clockElsewhere = async (control: ControlClient | undefined): Promise<AdjustableClock> => {
  const own: Clock = adjustableClock();
  let ahead = control === undefined ? 0 : Date.parse((await control.clock()).now) - own.now();
  const advance = (milliseconds: number): void => {
    ahead += milliseconds;
  };
  return onlyKnown<AdjustableClock>({ now: () => own.now() + ahead, advance }, needs.inside);
};

type Undo = () => Promise<unknown>;

type Settings = Partial<
  Pick<Awaited<ReturnType<ControlClient['settings']>>, 'profile' | 'service' | 'senderCertificates'>
>;

/** A faulty message certificate is to be answered with lines. */
const settingsFor = ({ profile, violation: { service, sender } }: AuthorityChange): Settings => ({
  ...(profile.name === 'default' ? {} : { profile: profile.name }),
  ...(profile.continueAfterSchema ? { profile: 'full' } : {}),
  ...(service === undefined ? {} : { service }),
  ...(sender === undefined ? {} : { senderCertificates: 'lines' }),
});

/** Another user may change other rules and rows meanwhile: undone is what was changed here, and nothing else. */
const changeSettings = async (control: ControlClient, change: AuthorityChange): Promise<Undo> => {
  const before = await control.settings();
  const [settings, wanted] = [settingsFor(change), change.profile.on.map((code) => [code, 'on'] as const)];
  await control.changeSettings({ ...settings, rules: { ...before.rules, ...Object.fromEntries(wanted) } });
  const isWanted = (code: string): boolean => change.profile.on.includes(code);
  return async () => {
    const { profile, rules } = await control.settings();
    const others = Object.entries(rules).filter(([code]) => !isWanted(code));
    const earlier = Object.entries(before.rules).filter(([code]) => isWanted(code));
    const names = Object.keys(settings) as (keyof typeof settings)[]; // its own keys
    await control.changeSettings({
      ...Object.fromEntries(names.map((name) => [name, before[name]])),
      // A profile is set anew, without the rules that were on.
      profile: settings.profile === undefined ? profile : before.profile,
      rules: Object.fromEntries([...others, ...earlier]),
    });
  };
};

const changeRows = async (control: ControlClient, before: RegistryData, after: RegistryData): Promise<void> => {
  const { put, removed } = rowChanges(before, after);
  if (Object.keys(put).length > 0) await control.extendRegistry(put);
  for (const { part, key } of removed) await control.removeRegistryRow(part, key);
};

const changeRegistry = async (
  control: ControlClient,
  changed: NonNullable<AuthorityChange['violation']['registry']>,
): Promise<Undo> => {
  const before = await control.registry();
  const after = { ...before, ...changed.change(before) };
  await changeRows(control, before, after);
  return () => changeRows(control, after, before);
};

/** The changes, in order; none if the authority is to stay as it is. */
const changesOf = (change: AuthorityChange): readonly ((control: ControlClient) => Promise<Undo>)[] => {
  const { profile, violation, behaviour } = change;
  const { registry } = violation;
  if (behaviour !== undefined) return outOfReach(needs.behaviour);
  const isUsual = profile.on.length === 0 && Object.keys(settingsFor(change)).length === 0;
  return [
    ...(isUsual ? [] : [(control: ControlClient) => changeSettings(control, change)]),
    ...(registry === undefined ? [] : [(control: ControlClient) => changeRegistry(control, registry)]),
  ];
};

const refusal = (error: unknown): never => {
  if (error instanceof ControlError)
    return outOfReach({
      en: `a change that the control interface of the authority refuses (${error.code})`,
      es: `un cambio que la interfaz de control de la autoridad no admite (${error.code})`,
    });
  throw error;
};

export const passTimeElsewhere =
  (control: ControlClient | undefined): Elsewhere['passTime'] =>
  async (milliseconds) => {
    if (control === undefined) return outOfReach(needs.control);
    await control.advanceClock(milliseconds);
  };

export const withAuthorityElsewhere =
  (control: ControlClient | undefined): Elsewhere['withAuthority'] =>
  async (change, run) => {
    const changes = changesOf(change);
    const needsControl = changes.length > 0 || change.violation.sentAfter !== undefined;
    if (needsControl && control === undefined) return outOfReach(needs.control);
    const undo: Undo[] = [];
    try {
      for (const each of changes) if (control !== undefined) undo.unshift(await each(control).catch(refusal));
      return await run();
    } finally {
      for (const each of undo) await each();
    }
  };

/** The authority keeps the documents of other runs. If its control interface is known, it tells their numbers. */
export const numbersElsewhere = (
  company: CompanyFile,
  { control, now }: { readonly control: ControlClient | undefined; readonly now: number },
): Promise<NumberSupply> =>
  createNumberSupply(company, {
    now,
    without: outOfReach,
    nextKnown: control === undefined ? () => Promise.resolve(undefined) : nextAt(control, company),
  });

/** Number and date in the text of the QR code, whatever the kind calls them. */
export const identityIn = (reply: Reply): { readonly number: string; readonly issueDate: string } => {
  const text = String(reply.body.QRStr);
  const line = (name: string): string => new RegExp(String.raw`^${name}\w*: ?(.+)$`, 'm').exec(text)?.[1] ?? '';
  return { number: line('Num'), issueDate: line('Fec') };
};

const isAccepted = ({ body }: Reply): boolean => {
  try {
    return resultOf(body).IsValid === 'true';
  } catch {
    return false; // no verdict
  }
};

/** The document, and its type where it has one. */
const seenIn = (xml: string): Pick<JudgedDocument, 'xml'> & Partial<Pick<JudgedDocument, 'type'>> => {
  const [, type] = /<cbc:InvoiceTypeCode[^<>]*>([^<]*)</.exec(xml) ?? [];
  return type === undefined ? { xml } : { xml, type };
};

type Remembering = {
  readonly post: Box['post'];
  /** What the replies reveal about the authority's documents. */
  readonly registry: RegistryPort;
};

/** Keeps, for every accepted document, the data that others may refer to it by. */
export const remembering = (post: Box['post'], xmlOf: () => string | undefined): Remembering => {
  const known = new Map<string, JudgedDocument>();
  const remember = (reply: Reply): void => {
    const key = keyOf(reply.body);
    if (key === undefined || !isAccepted(reply)) return;
    const xml = xmlOf();
    const facts = { key, ...identityIn(reply), state: 'accepted' as const, ...(xml === undefined ? {} : seenIn(xml)) };
    known.set(key, onlyKnown<JudgedDocument>(facts, needs.inside));
  };
  return {
    post: async (...request) => {
      const reply = await post(...request);
      remember(reply);
      return reply;
    },
    registry: onlyKnown<RegistryPort>(
      { documentByKey: (key) => Promise.resolve(known.get(key) ?? outOfReach(needs.inside)) },
      needs.inside,
    ),
  };
};

export const insideNeed = needs.inside;

export const defaultCompanyNeed = {
  en: 'the default company, whose rows are named',
  es: 'la empresa de Ensayo, cuyos registros se nombran',
};
