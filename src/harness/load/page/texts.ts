/** The words of the page in both languages. */
import type { Language } from '../../../common/text/bilingual.ts';

const english = {
  /** Of numbers. */
  locale: 'en',
  title: 'Load on an issuing service',
  verdict: {
    good: 'Every document got the verdict that it was sent for.',
    none: 'No document got a verdict.',
    bad: (count: string) => `Outcomes other than expected: ${count}.`,
  },
  overload: (count: string) => `Refused for overload: ${count}. They count neither as accepted nor as failed.`,
  busy: (percent: string) =>
    `Sending took ${percent}% of a core: the limit may be that of the sender, not of the service.`,
  tiles: {
    perSecond: 'documents/s',
    connections: 'connections',
    accepted: 'accepted',
    rejected: 'rejected',
    overloaded: 'refused for overload',
    failed: 'failed',
    p50: 'p50, ms',
    p99: 'p99, ms',
  },
  facts: {
    target: 'Target',
    connections: 'Connections',
    upTo: (count: string) => `up to ${count}`,
    documents: 'Documents',
    documentsIn: (count: string, seconds: string) => `${count} in ${seconds} s`,
    kinds: 'Kinds',
    invalid: 'Invalid',
    invalidOf: (count: string, codes: string) => `${count}; rejected as expected: ${codes}`,
    none: 'none',
    errors: 'Errors',
    overloads: 'Overload',
    cpu: 'Sending took',
    ofCore: (percent: string) => `${percent}% of a core`,
    memory: 'Memory',
    megabytes: (first: string, last: string, most: string) => `${first} MB at first, ${last} at last, ${most} at most`,
  },
  search: {
    title: 'Limit',
    found: (connections: string, speed: string) => `${connections}, ${speed} documents/s.`,
    none: 'No step was completed within bounds.',
    stoppedBy: 'Stopped by:',
    caption: (seconds: string, p99: string) => `Steps of ${seconds} s; bound of p99: ${p99} ms`,
  },
  throughput: {
    title: 'Documents per second',
    description: (largest: string) =>
      `Stacked bars over time, by outcome. Highest rate of verdicts: ${largest} a second.`,
  },
  latency: {
    title: 'Latency in milliseconds',
    description: (p50: string, p99: string) => `Two lines over time. Largest p50: ${p50} ms; largest p99: ${p99} ms.`,
  },
  seconds: 'seconds',
  marks: 'Dotted lines: a step with that number of connections begins.',
  table: { title: 'The same figures as a table', caption: 'By interval; without a figure where nothing was answered' },
  columns: {
    from: 'from, s',
    connections: 'connections',
    perSecond: 'verdicts/s',
    p50: 'p50, ms',
    p95: 'p95, ms',
    p99: 'p99, ms',
    accepted: 'accepted',
    rejected: 'rejected',
    overloaded: 'overload',
    failed: 'failed',
  },
  differences: {
    title: 'Outcomes other than expected',
    document: 'document',
    number: 'number',
    kind: 'kind',
    expected: 'expected',
    got: 'got',
    accepted: 'accepted',
    more: (count: string) => `And ${count} more.`,
  },
};

export type PageTexts = typeof english;

const spanish: PageTexts = {
  locale: 'es-CO',
  title: 'Carga sobre un servicio de emisión',
  verdict: {
    good: 'Todos los documentos recibieron el veredicto esperado.',
    none: 'Ningún documento recibió un veredicto.',
    bad: (count) => `Resultados distintos de los esperados: ${count}.`,
  },
  overload: (count) => `No admitidos por sobrecarga: ${count}. No cuentan como aceptados ni como fallidos.`,
  busy: (percent) =>
    `El envío ocupó ${percent} % de un núcleo: el límite puede ser el del equipo que envía y no el del servicio.`,
  tiles: {
    perSecond: 'documentos/s',
    connections: 'conexiones',
    accepted: 'aceptados',
    rejected: 'rechazados',
    overloaded: 'no admitidos por sobrecarga',
    failed: 'fallidos',
    p50: 'p50, ms',
    p99: 'p99, ms',
  },
  facts: {
    target: 'Destino',
    connections: 'Conexiones',
    upTo: (count) => `hasta ${count}`,
    documents: 'Documentos',
    documentsIn: (count, seconds) => `${count} en ${seconds} s`,
    kinds: 'Clases',
    invalid: 'Inválidos',
    invalidOf: (count, codes) => `${count}; rechazados como se esperaba: ${codes}`,
    none: 'ninguno',
    errors: 'Errores',
    overloads: 'Sobrecarga',
    cpu: 'El envío ocupó',
    ofCore: (percent) => `${percent} % de un núcleo`,
    memory: 'Memoria',
    megabytes: (first, last, most) => `${first} MB al inicio, ${last} al final, ${most} como máximo`,
  },
  search: {
    title: 'Límite',
    found: (connections, speed) => `${connections}, ${speed} documentos/s.`,
    none: 'Ningún paso completo cumplió las condiciones.',
    stoppedBy: 'Detenida por:',
    caption: (seconds, p99) => `Pasos de ${seconds} s; máximo del p99: ${p99} ms`,
  },
  throughput: {
    title: 'Documentos por segundo',
    description: (largest) =>
      `Barras apiladas en el tiempo, por resultado. Mayor cantidad de veredictos: ${largest} por segundo.`,
  },
  latency: {
    title: 'Latencia en milisegundos',
    description: (p50, p99) => `Dos líneas en el tiempo. Mayor p50: ${p50} ms; mayor p99: ${p99} ms.`,
  },
  seconds: 'segundos',
  marks: 'Líneas punteadas: comienza un paso con esa cantidad de conexiones.',
  table: { title: 'Las mismas cifras en una tabla', caption: 'Por intervalo; sin cifra cuando no hubo respuestas' },
  columns: {
    from: 'desde, s',
    connections: 'conexiones',
    perSecond: 'veredictos/s',
    p50: 'p50, ms',
    p95: 'p95, ms',
    p99: 'p99, ms',
    accepted: 'aceptados',
    rejected: 'rechazados',
    overloaded: 'sobrecarga',
    failed: 'fallidos',
  },
  differences: {
    title: 'Resultados distintos de los esperados',
    document: 'documento',
    number: 'número',
    kind: 'clase',
    expected: 'esperado',
    got: 'encontrado',
    accepted: 'aceptado',
    more: (count) => `Y ${count} más.`,
  },
};

const texts: Readonly<Record<Language, PageTexts>> = { en: english, es: spanish };

export const pageTexts = (language: Language): PageTexts => texts[language];
