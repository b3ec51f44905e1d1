/**
 * Whether a service can answer requests now, for load balancers and supervisors (`GET /ready`). A service that lives
 * (`GET /health`) may not be able to.
 */
import type { StoreProblem } from '../store/open-store.ts';
import { outages } from '../store/outage.ts';
import type { Bilingual } from '../text/bilingual.ts';

export type NotReady = {
  readonly code: 'stopping' | 'certificates-unavailable' | StoreProblem;
  readonly message: Bilingual;
};

export type Readiness = {
  /** Why the service cannot answer; undefined if it can. Callers at the same time share one look. */
  readonly look: () => Promise<NotReady | undefined>;
  /** It is about to stop: not ready from now on, though it still answers. */
  readonly retire: () => void;
  readonly isRetired: () => boolean;
};

export type ReadinessChecks = {
  readonly store: () => Promise<StoreProblem | undefined>;
  /** Rejects if they cannot be read. */
  readonly certificates: () => Promise<unknown>;
};

const messages: Readonly<Record<Exclude<NotReady['code'], keyof typeof outages>, NotReady['message']>> = {
  stopping: {
    en: 'The service is stopping: it finishes the requests in progress. Send new ones to another process.',
    es: 'El servicio se está deteniendo: termina las solicitudes en curso. Envíe las nuevas a otro proceso.',
  },
  'database-changed': {
    en: 'The tables of the database are missing, or another version of Ensayo has updated them. Restart this process with that version.',
    es: 'Las tablas de la base de datos no están, u otra versión de Ensayo las actualizó. Reinicie este proceso con esa versión.',
  },
  'certificates-unavailable': {
    en: 'The certificates that the service signs with cannot be read. Check the certificate and the key that it was started with.',
    es: 'No se pueden leer los certificados con los que el servicio firma. Revise el certificado y la clave con los que se inició.',
  },
};

const problem = (code: NotReady['code']): NotReady => {
  if (!(code in outages)) return { code, message: messages[code as keyof typeof messages] }; // one of the others
  const { found, remedy } = outages[code as keyof typeof outages]; // just looked up
  return {
    code,
    message: {
      en: `${found.en}: ${remedy.en}. The service goes on by itself.`,
      es: `${found.es}: ${remedy.es}. El servicio continúa por sí mismo.`,
    },
  };
};

export const createReadiness = ({ store, certificates }: ReadinessChecks): Readiness => {
  let retired = false;
  let looking: Promise<NotReady | undefined> | undefined;

  const inspect = async (): Promise<NotReady | undefined> => {
    const unusable = await store();
    if (unusable !== undefined) return problem(unusable);
    return certificates().then(
      () => undefined,
      () => problem('certificates-unavailable'),
    );
  };

  const shared = (): Promise<NotReady | undefined> =>
    (looking ??= inspect().finally(() => {
      looking = undefined;
    }));

  return {
    look: async () => {
      const found = retired ? undefined : await shared();
      return retired ? problem('stopping') : found;
    },
    retire: () => {
      retired = true;
    },
    isRetired: () => retired,
  };
};
