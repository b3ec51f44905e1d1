import type { Usage } from './shared/usage.ts';
import { upOptions } from './up/up-options.ts';
import { verb } from './shared/verb.ts';

const usages: readonly Usage[] = [
  {
    options: ['demo'],
    excludes: ['only', 'workers'],
    why: {
      en: 'The demonstration issues and judges in one process.',
      es: 'La demostración emite y valida en un solo proceso.',
    },
  },
  {
    options: ['only=issuer'],
    needs: ['authority'],
    why: { en: 'It is the SOAP service that it sends to.', es: 'Es el servicio SOAP al que envía.' },
  },
  {
    options: ['authority', 'allow-authority'],
    needs: ['only=issuer'],
    why: { en: 'Without it our own authority is started.', es: 'Sin esa opción se inicia la autoridad incluida.' },
  },
  {
    options: ['new-token'],
    excludes: ['only=simulator'],
    why: { en: 'It is for the issuing service.', es: 'Es para el servicio de emisión.' },
  },
  { options: ['new-token', 'key-file'], needs: ['data', 'postgres'] },
  {
    options: ['workers'],
    needs: ['data', 'postgres'],
    why: {
      en: 'Processes cannot share what is in memory.',
      es: 'Los procesos no pueden compartir lo que está en memoria.',
    },
  },
  {
    options: ['only=simulator'],
    excludes: ['port', 'alt-port', 'compatibility'],
    why: { en: 'That is of the issuing service.', es: 'Es del servicio de emisión.' },
  },
  {
    options: ['only=issuer'],
    excludes: ['authority-port', 'https-port', 'address', 'explain-faults'],
    why: { en: 'That is of the authority.', es: 'Es de la autoridad.' },
  },
  { options: ['https-port'], excludes: ['no-https'] },
];

export const upVerb = verb({
  name: 'up',
  about: {
    en: 'Start the issuing service and the authority, and keep them running',
    es: 'Inicia el servicio de emisión y la autoridad, y los mantiene en ejecución',
  },
  options: upOptions,
  usages,
  run: async (options) => (await import('./up/run-up.ts')).up(options),
});
