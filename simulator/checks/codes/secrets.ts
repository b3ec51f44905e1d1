/** The secrets with which codes are computed, as far as the registry knows them. */
import { unknownSecrets } from '../../registry/unknown-secrets.ts';
import { leftOpen, notEvaluated } from '../vocabulary/check.ts';

export const softwareUnknown = notEvaluated('The software is not registered.', 'El software no está registrado.');

export const pinUnknown = leftOpen(
  'The registry does not know the PIN of the software (pin: UNKNOWN). Write it there, or repeat registry from-document with --pin PIN.',
  'El registro no tiene el PIN del software (pin: UNKNOWN). Escríbalo allí, o repita registry from-document con --pin PIN.',
);

export const technicalKeyUnknown = leftOpen(
  'The registry does not know the technical key of the range (technicalKey: unknown). Write it there, or repeat registry from-document with --technical-key KEY.',
  'El registro no tiene la clave técnica del rango (technicalKey: unknown). Escríbala allí, o repita registry from-document con --technical-key CLAVE.',
);

export const isUnknownPin = (pin: string): boolean => pin === unknownSecrets.pin;

export const isUnknownTechnicalKey = (key: string): boolean => key === unknownSecrets.technicalKey;
