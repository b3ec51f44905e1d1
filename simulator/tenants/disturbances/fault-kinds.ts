/**
 * The possible faults, and where in an exchange each takes place. Faults are plain data: they are added and removed
 * while the authority runs.
 */
import type { Matcher } from './matcher.ts';

/**
 * Named points of an exchange: `request` is before anything is processed, `judgement` while a document is judged,
 * `answer` once the verdict is filed.
 */
export type Point = 'request' | 'judgement' | 'answer';

/** Either a fixed duration, or a random one between two limits, both included. */
export type Milliseconds = number | { readonly from: number; readonly to: number };

type Early = { readonly at?: 'request' | 'answer' | undefined };

export type Fault =
  | ({ readonly fault: 'latency'; readonly milliseconds: Milliseconds } & Early)
  | ({
      readonly fault: 'status';
      readonly status: 403 | 500 | 503;
      readonly retryAfterSeconds?: number | undefined;
    } & Early)
  | ({ readonly fault: 'html' | 'no-reason' | 'no-answer' } & Early)
  | { readonly fault: 'reset' | 'processed-twice' }
  | { readonly fault: 'lost-answer' | 'truncated-answer' | 'duplicate-answer' }
  | { readonly fault: 'in-process' | 'rut-unavailable' | 'names-differ' };

export type FaultName = Fault['fault'];

/** A fault with its target, and how often it applies. */
export type FaultOptions = Fault & {
  readonly when?: Matcher | undefined;
  /** Of striking where it could, above 0 up to 1. */
  readonly probability?: number | undefined;
  /** It applies this often and then stops; without limit if absent. */
  readonly times?: number | undefined;
  /** The same seed affects the same requests, given the same number in the same order. */
  readonly seed?: string | undefined;
};

/** A fault and its present state. */
export type FaultState = FaultOptions & {
  readonly id: string;
  /** Where it takes place. */
  readonly point: Point;
  /** How often it struck. */
  readonly struck: number;
  /** It has struck as often as it should, and is inactive now. */
  readonly spent: boolean;
};

/** A fault that struck an exchange. */
export type Struck = {
  readonly id: string;
  readonly fault: FaultName;
  readonly point: Point;
  /** The random value: `7 ms`. */
  readonly detail?: string;
};

type About = {
  /** It takes place at the first one by default. */
  readonly points: readonly [Point, ...Point[]];
  /** Spanish, for the description of the interface. */
  readonly description: string;
};

const early = ['request', 'answer'] as const;

export const faults: Readonly<Record<FaultName, About>> = {
  latency: { points: early, description: 'Demora: fija, o al azar entre dos valores' },
  status: { points: early, description: 'Una página con 500, 503 o «403 Site Disabled»' },
  html: { points: early, description: 'Una página HTML con 200 en lugar de SOAP' },
  'no-reason': { points: early, description: 'Un fault SOAP sin motivo' },
  'no-answer': { points: early, description: 'Silencio: la conexión queda abierta y no llega nada' },
  reset: { points: ['request'], description: 'La conexión se corta antes de recibir nada' },
  'processed-twice': {
    points: ['request'],
    description: 'Un intermediario entrega la solicitud dos veces; se responde a la segunda',
  },
  'lost-answer': { points: ['answer'], description: 'La respuesta se pierde después de procesar el documento' },
  'truncated-answer': { points: ['answer'], description: 'Respuesta truncada: llega la mitad y la conexión se corta' },
  'duplicate-answer': { points: ['answer'], description: 'La respuesta llega dos veces en un mismo cuerpo' },
  'in-process': { points: ['judgement'], description: 'El documento queda en proceso mientras exista la falla' },
  'rut-unavailable': { points: ['judgement'], description: 'El servicio del RUT no responde (RUT01, DSAJ21, NSAJ21)' },
  'names-differ': { points: ['judgement'], description: 'El RUT tiene otros nombres (FAJ43b)' },
};

export const faultNames = Object.keys(faults) as readonly FaultName[]; // the keys of a constant of this module

/** Where a fault takes place. */
export const pointOf = (fault: Fault): Point => ('at' in fault ? fault.at : undefined) ?? faults[fault.fault].points[0];
