/** How the control interface describes the target of a fault or a forced verdict. */
import type { JsonSchema } from '../../../src/common/http/route.ts';
import { documentKinds, eventKinds } from '../../document/kind.ts';
import { shape, text } from '../schema.ts';

export const times = {
  type: 'integer',
  minimum: 1,
  description: 'Cuántas veces; sin límite si falta',
} as const satisfies JsonSchema;

/** Every given part must match. */
export const when = (operations: readonly string[]): JsonSchema => ({
  ...shape(
    {
      operation: { type: 'string', enum: operations },
      nit: {
        type: 'string',
        pattern: '^\\d{3,12}$',
        description: 'el NIT del emisor, solo dígitos y sin dígito de verificación',
      },
      kind: { type: 'string', enum: [...documentKinds, ...eventKinds] },
      number: { ...text, maxLength: 60, description: 'Prefijo y número; * por varios caracteres y ? por uno: SETP99*' },
    },
    [],
  ),
  description: 'A qué solicitudes; a todas si falta',
});
