/** The words of the page in both languages. */
import { same, wordsOf } from '../../../common/text/bilingual.ts';

export const pageTexts = wordsOf({
  /** Of numbers. */
  locale: { en: 'en', es: 'es-CO' },
  title: { en: 'Load on an issuing service', es: 'Carga sobre un servicio de emisión' },
  verdict: {
    good: {
      en: 'Every document got the verdict that it was sent for.',
      es: 'Todos los documentos recibieron el veredicto esperado.',
    },
    none: { en: 'No document got a verdict.', es: 'Ningún documento recibió un veredicto.' },
    bad: (count: string) => ({
      en: `Outcomes other than expected: ${count}.`,
      es: `Resultados distintos de los esperados: ${count}.`,
    }),
  },
  overload: (count: string) => ({
    en: `Refused for overload: ${count}. They count neither as accepted nor as failed.`,
    es: `No admitidos por sobrecarga: ${count}. No cuentan como aceptados ni como fallidos.`,
  }),
  busy: (percent: string) => ({
    en: `Sending took ${percent}% of a core: the limit may be that of the sender, not of the service.`,
    es: `El envío ocupó ${percent} % de un núcleo: el límite puede ser el del equipo que envía y no el del servicio.`,
  }),
  tiles: {
    perSecond: { en: 'documents/s', es: 'documentos/s' },
    connections: { en: 'connections', es: 'conexiones' },
    accepted: { en: 'accepted', es: 'aceptados' },
    rejected: { en: 'rejected', es: 'rechazados' },
    overloaded: { en: 'refused for overload', es: 'no admitidos por sobrecarga' },
    failed: { en: 'failed', es: 'fallidos' },
    p50: same('p50, ms'),
    p99: same('p99, ms'),
  },
  facts: {
    target: { en: 'Target', es: 'Destino' },
    connections: { en: 'Connections', es: 'Conexiones' },
    upTo: (count: string) => ({ en: `up to ${count}`, es: `hasta ${count}` }),
    documents: { en: 'Documents', es: 'Documentos' },
    documentsIn: (count: string, seconds: string) => ({
      en: `${count} in ${seconds} s`,
      es: `${count} en ${seconds} s`,
    }),
    kinds: { en: 'Kinds', es: 'Clases' },
    invalid: { en: 'Invalid', es: 'Inválidos' },
    invalidOf: (count: string, codes: string) => ({
      en: `${count}; rejected as expected: ${codes}`,
      es: `${count}; rechazados como se esperaba: ${codes}`,
    }),
    none: { en: 'none', es: 'ninguno' },
    errors: { en: 'Errors', es: 'Errores' },
    overloads: { en: 'Overload', es: 'Sobrecarga' },
    cpu: { en: 'Sending took', es: 'El envío ocupó' },
    ofCore: (percent: string) => ({ en: `${percent}% of a core`, es: `${percent} % de un núcleo` }),
    memory: { en: 'Memory', es: 'Memoria' },
    megabytes: (first: string, last: string, most: string) => ({
      en: `${first} MB at first, ${last} at last, ${most} at most`,
      es: `${first} MB al inicio, ${last} al final, ${most} como máximo`,
    }),
  },
  search: {
    title: { en: 'Limit', es: 'Límite' },
    found: (connections: string, speed: string) => ({
      en: `${connections}, ${speed} documents/s.`,
      es: `${connections}, ${speed} documentos/s.`,
    }),
    none: { en: 'No step was completed within bounds.', es: 'Ningún paso completo cumplió las condiciones.' },
    stoppedBy: { en: 'Stopped by:', es: 'Detenida por:' },
    caption: (seconds: string, p99: string) => ({
      en: `Steps of ${seconds} s; bound of p99: ${p99} ms`,
      es: `Pasos de ${seconds} s; máximo del p99: ${p99} ms`,
    }),
  },
  throughput: {
    title: { en: 'Documents per second', es: 'Documentos por segundo' },
    description: (largest: string) => ({
      en: `Stacked bars over time, by outcome. Highest rate of verdicts: ${largest} a second.`,
      es: `Barras apiladas en el tiempo, por resultado. Mayor cantidad de veredictos: ${largest} por segundo.`,
    }),
  },
  latency: {
    title: { en: 'Latency in milliseconds', es: 'Latencia en milisegundos' },
    description: (p50: string, p99: string) => ({
      en: `Two lines over time. Largest p50: ${p50} ms; largest p99: ${p99} ms.`,
      es: `Dos líneas en el tiempo. Mayor p50: ${p50} ms; mayor p99: ${p99} ms.`,
    }),
  },
  seconds: { en: 'seconds', es: 'segundos' },
  marks: {
    en: 'Dotted lines: a step with that number of connections begins.',
    es: 'Líneas punteadas: comienza un paso con esa cantidad de conexiones.',
  },
  table: {
    title: { en: 'The same figures as a table', es: 'Las mismas cifras en una tabla' },
    caption: {
      en: 'By interval; without a figure where nothing was answered',
      es: 'Por intervalo; sin cifra cuando no hubo respuestas',
    },
  },
  columns: {
    from: { en: 'from, s', es: 'desde, s' },
    connections: { en: 'connections', es: 'conexiones' },
    perSecond: { en: 'verdicts/s', es: 'veredictos/s' },
    p50: same('p50, ms'),
    p95: same('p95, ms'),
    p99: same('p99, ms'),
    accepted: { en: 'accepted', es: 'aceptados' },
    rejected: { en: 'rejected', es: 'rechazados' },
    overloaded: { en: 'overload', es: 'sobrecarga' },
    failed: { en: 'failed', es: 'fallidos' },
  },
  differences: {
    title: { en: 'Outcomes other than expected', es: 'Resultados distintos de los esperados' },
    document: { en: 'document', es: 'documento' },
    number: { en: 'number', es: 'número' },
    kind: { en: 'kind', es: 'clase' },
    expected: { en: 'expected', es: 'esperado' },
    got: { en: 'got', es: 'encontrado' },
    accepted: { en: 'accepted', es: 'aceptado' },
    more: (count: string) => ({ en: `And ${count} more.`, es: `Y ${count} más.` }),
  },
});

export type PageTexts = ReturnType<typeof pageTexts>;
