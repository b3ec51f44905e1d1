/** Messages to the authority, from bytes to its answer: in the process, and over HTTP. */
import type { Random } from '../mutate/odd.ts';
import type { FuzzServices } from '../services/services.ts';

export type Answered = {
  /** A few words: the verdict, or the failed check of a fault. */
  readonly label: string;
  readonly isFault: boolean;
  readonly isAccepted: boolean;
  /** The service failed, and not the message. */
  readonly isOwnError: boolean;
  readonly answer: string;
};

const labelOf = (answer: string, check: string | undefined): string => {
  if (check !== undefined) return `fault: ${check}`;
  const [, code] = /StatusCode>([^<]*)</.exec(answer) ?? [];
  return code === undefined ? 'answer' : `status ${code}`;
};

type Got = { readonly status: number; readonly answer: string; readonly check: string | undefined };

const read = ({ status, answer, check }: Got): Answered => ({
  label: labelOf(answer, check),
  isFault: check !== undefined || status !== 200,
  isAccepted: answer.includes('IsValid>true<'),
  isOwnError: check === 'internal-error' || (check === undefined && status >= 500),
  answer,
});

const inProcess = async ({ authority }: FuzzServices, message: Buffer): Promise<Answered> => {
  const { status, answer, fault } = await authority.exchange(message);
  return read({ status, answer, check: fault?.check });
};

const overHttp = async ({ box }: FuzzServices, message: Buffer): Promise<Answered> => {
  const response = await fetch(box.authority.url, {
    method: 'POST',
    headers: { 'content-type': 'application/soap+xml; charset=utf-8' },
    body: new Uint8Array(message),
  });
  const check = response.headers.get('ensayo-failed-check') ?? undefined;
  return read({ status: response.status, answer: await response.text(), check });
};

export type Way = 'in process' | 'over HTTP';

export const exchanged = (services: FuzzServices, message: Buffer, way: Way): Promise<Answered> =>
  (way === 'over HTTP' ? overHttp : inProcess)(services, message);

/** One in twenty-five takes the network. */
export const wayOf = (random: Random): Way => (random.chance(0.04) ? 'over HTTP' : 'in process');
