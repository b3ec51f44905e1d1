/** How the rules about documents of the till are known: annex DE 1.0 was not available. */
import { cited, inferred, observed, type RuleCode } from '../../judge/engine/rule.ts';
import type { Kind } from '../row.ts';

const citedByReaders = cited('DE 1.0', {
  en: 'as its readers cite it; the annex itself was not available',
  es: 'según lo citan quienes lo leyeron; el anexo no estaba disponible',
});

const answered = observed({
  en: 'Answers of the test environment that integrators published; annex DE 1.0 was not available',
  es: 'Respuestas del ambiente de pruebas publicadas por integradores; el anexo DE 1.0 no estaba disponible',
});

type Evidence = 'named' | 'example' | 'dialect' | 'unknown' | 'contradicted';

const evidence: Readonly<Record<Evidence, { readonly en: string; readonly es: string }>> = {
  named: {
    en: 'documentation of an integrator names the code, without its text',
    es: 'la documentación de un integrador nombra el código, sin su texto',
  },
  example: { en: 'the official examples have the group', es: 'los ejemplos oficiales tienen el grupo' },
  dialect: { en: 'issuers write the group', es: 'hay emisores que envían el grupo' },
  unknown: {
    en: 'nothing shows that the group exists in these documents',
    es: 'nada muestra que el grupo exista en estos documentos',
  },
  contradicted: {
    en: 'official examples or practice contradict it',
    es: 'los ejemplos oficiales o la práctica lo contradicen',
  },
};

const inferredAs = (mirrored: string, known: Evidence): Pick<RuleCode, 'source' | 'inferredFrom'> => {
  const { en, es } = evidence[known];
  return {
    source: inferred({
      en: `Inferred from ${mirrored}, not seen in annex DE 1.0 or in an answer; ${en}`,
      es: `Inferida de ${mirrored}; no vista en el anexo DE 1.0 ni en una respuesta; ${es}`,
    }),
    inferredFrom: mirrored,
  };
};

export type Known = 'seen' | 'observed' | Evidence;

/** What the code of such a document adds to that of the code that it mirrors. */
export const knownAs = (
  mirrored: string,
  known: Known,
): Pick<RuleCode, 'source' | 'inferredFrom' | 'defaultOn' | 'unshown'> => {
  if (known === 'seen' || known === 'observed') return { source: known === 'seen' ? citedByReaders : answered };
  return {
    ...inferredAs(mirrored, known),
    ...(known === 'unknown' || known === 'contradicted' ? { defaultOn: false, unshown: true } : {}),
  };
};

/** A line whose code readers of the annex cite. */
export const seen =
  (kind: Kind): Kind =>
  (code) => ({ source: citedByReaders, ...kind(code) });

/** A line whose code was seen in an answer. */
export const inAnswers =
  (kind: Kind): Kind =>
  (code) => ({ source: answered, ...kind(code) });

/** A line whose code is known only because an invoice or its note has `mirrored`, and the official examples its group. */
export const mirroring =
  (mirrored: string, kind: Kind, known: Evidence = 'example'): Kind =>
  (code) => ({ ...inferredAs(mirrored, known), ...kind(code) });
