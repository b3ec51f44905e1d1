/** What `ensayo conform` prints, in both languages. */
import { wordsOf, type Bilingual } from '../../common/text/bilingual.ts';
import type { Since } from '../../harness/conform/summary.ts';
import type { Target } from '../../harness/target/target.ts';

const targets: Readonly<Record<Target['kind'], Bilingual>> = {
  box: { en: 'the bundled services', es: 'los servicios incluidos' },
  issuer: { en: 'the issuing service', es: 'el servicio de emisión' },
  authority: { en: 'the authority', es: 'la autoridad' },
};

export const conformTexts = wordsOf({
  targets,
  annexesOf: { en: 'annexes', es: 'anexos técnicos:' },
  rerun: (command: string) => ({ en: `To run it again: ${command}`, es: `Para ejecutarlo de nuevo: ${command}` }),
  replay: {
    same: (command: string) => ({
      en: `To reproduce, offline: ${command}`,
      es: `Para reproducir, sin conexión: ${command}`,
    }),
    /** The request goes to our service where the other one shows no more. */
    compared: (command: string) => ({
      en: `To see, offline, what Ensayo makes of it: ${command}`,
      es: `Para ver, sin conexión, qué hace Ensayo con lo mismo: ${command}`,
    }),
  },
  progress: (done: number, total: number) => ({
    en: `${done} of ${total} ${total === 1 ? 'scenario' : 'scenarios'}`,
    es: `${done} de ${total} ${total === 1 ? 'escenario' : 'escenarios'}`,
  }),
  failed: (count: number) => ({ en: `${count} failed`, es: count === 1 ? '1 fallido' : `${count} fallidos` }),
  passed: (count: number) => ({ en: `${count} passed`, es: count === 1 ? '1 aprobado' : `${count} aprobados` }),
  outOfReach: (count: number) => ({ en: `${count} out of reach`, es: `${count} fuera de alcance` }),
  labels: {
    company: { en: 'company', es: 'empresa' },
    service: { en: 'service', es: 'servicio' },
    annexes: { en: 'rules', es: 'reglas' },
    run: { en: 'run', es: 'ejecución' },
    since: { en: 'since', es: 'desde' },
    problem: { en: 'problem', es: 'problema' },
    scenarios: { en: 'scenarios', es: 'escenarios' },
    codes: { en: 'codes', es: 'códigos' },
    wrong: { en: 'wrong', es: 'salieron mal' },
    byRequest: { en: 'by request', es: 'por solicitud' },
    seen: { en: 'seen', es: 'documentos' },
    coming: { en: 'soon', es: 'pronto' },
    beyond: { en: 'out of reach', es: 'no alcanzados' },
    unchecked: { en: 'not checked', es: 'sin comprobar' },
    notRun: { en: 'not run', es: 'sin ejecutar' },
    inferred: { en: 'inferred', es: 'inferidas' },
    files: { en: 'files', es: 'archivos' },
  },
  inferred: (count: number) => ({
    en: `${count} ${count === 1 ? 'scenario is' : 'scenarios are'} about inferred rules`,
    es: `${count} ${count === 1 ? 'escenario trata' : 'escenarios tratan'} de reglas inferidas`,
  }),
  took: (seconds: string) => ({ en: `in ${seconds} s`, es: `en ${seconds.replace('.', ',')} s` }),
  scenarios: (count: number) => ({
    en: `${count} ${count === 1 ? 'scenario' : 'scenarios'}`,
    es: `${count} ${count === 1 ? 'escenario' : 'escenarios'}`,
  }),
  fresh: (count: number) => ({ en: `(${count} new)`, es: `(${count} ${count === 1 ? 'nuevo' : 'nuevos'})` }),
  moreCauses: (count: number) => ({
    en: `and ${count} more ${count === 1 ? 'cause' : 'causes'}, in report.html`,
    es: `y ${count} ${count === 1 ? 'causa' : 'causas'} más, en report.html`,
  }),
  moreReasons: (count: number) => ({
    en: `and ${count} more ${count === 1 ? 'reason' : 'reasons'}, in report.html`,
    es: `y ${count} ${count === 1 ? 'razón' : 'razones'} más, en report.html`,
  }),
  moreProblems: (count: number) => ({
    en: `and ${count} more ${count === 1 ? 'problem' : 'problems'}, in report.html`,
    es: `y ${count} ${count === 1 ? 'problema' : 'problemas'} más, en report.html`,
  }),
  since: (began: string, { newlyFailing: failing, newlyPassing: passing, stillFailing: still }: Since) => ({
    en: `the run of ${began}: ${failing} newly failing, ${passing} fixed, ${still} still failing`,
    es: `la ejecución de ${began}: ${failing} con falla nueva, ${passing} ${passing === 1 ? 'corregido' : 'corregidos'}, ${still} que siguen fallando`,
  }),
  alsoChanged: ({ added, gone }: Since) => ({
    en: added + gone === 0 ? '' : `scenarios that only one of the runs has: ${added} now, ${gone} before`,
    es: added + gone === 0 ? '' : `escenarios que solo tiene una de las ejecuciones: ${added} ahora, ${gone} antes`,
  }),
  changed: {
    annex: (before: string, now: string) => ({ en: `rules: ${before} → ${now}`, es: `reglas: ${before} → ${now}` }),
    ensayo: (before: string, now: string) => ({ en: `${before} → ${now}`, es: `${before} → ${now}` }),
    service: (before: string, now: string) => ({
      en: `service: ${before} → ${now}`,
      es: `servicio: ${before} → ${now}`,
    }),
  },
  known: { en: '(known)', es: '(ya fallaba)' },
  newFailures: { en: 'New failures', es: 'Fallas nuevas' },
  fixed: { en: 'Fixed', es: 'Corregidos' },
  moreScenarios: (count: number) => ({ en: `and ${count} more`, es: `y ${count} más` }),
  need: (scenarios: number, need: string) => ({
    en: `${scenarios} ${scenarios === 1 ? 'needs' : 'need'} ${need}`,
    es: `${scenarios} ${scenarios === 1 ? 'requiere' : 'requieren'} ${need}`,
  }),
  notRun: (count: number) => ({
    en: `${count} ${count === 1 ? 'scenario' : 'scenarios'}: the run was stopped`,
    es: `${count} ${count === 1 ? 'escenario' : 'escenarios'}: la ejecución se detuvo`,
  }),
  stopping: {
    en: 'Stopping: the scenarios that have begun end, and the report is written. Ctrl+C again ends it at once.',
    es: 'Deteniendo: los escenarios iniciados terminan y se escribe el informe. Otro Ctrl+C termina de inmediato.',
  },
  nothingChecked: {
    en: 'Nothing was checked: each scenario needs what is out of reach here. Choose others, or supply what they need.',
    es: 'No se verificó nada: cada escenario requiere algo fuera de alcance. Elija otros, o proporcione lo que requieren.',
  },
  codes: (count: number) => ({
    en: `${count} ${count === 1 ? 'code' : 'codes'}`,
    es: `${count} ${count === 1 ? 'código' : 'códigos'}`,
  }),
  unchecked: (what: string, scenarios: number) => ({
    en: `${what}, in ${scenarios} ${scenarios === 1 ? 'scenario' : 'scenarios'}: the service does not give them`,
    es: `${what}, en ${scenarios} ${scenarios === 1 ? 'escenario' : 'escenarios'}: el servicio no lo entrega`,
  }),
  triggered: (fired: number, listed: number, passed: number) => ({
    en: `${fired} of ${listed} codes of the catalogue triggered by invalid documents, ${passed} satisfied by valid ones`,
    es: `${fired} de ${listed} códigos del catálogo incumplidos por documentos inválidos, ${passed} cumplidos por documentos válidos`,
  }),
  ofFamily: (family: string, right: number, asked: number) => ({
    en: `${family} ${right} of ${asked}`,
    es: `${family} ${right} de ${asked}`,
  }),
  byRequest: (right: number, asked: number, reachable: number) => ({
    en: `${right} of the ${asked} codes that this run asked for came with exactly their lines; requests can reach ${reachable} codes`,
    es: `${right} de los ${asked} códigos que pidió esta ejecución llegaron con sus líneas exactas; por solicitud se alcanzan ${reachable} códigos`,
  }),
  seen: (rejected: number, documents: number, notified: number) => ({
    en: `${rejected} of ${documents} documents rejected, ${notified} with a Notificación`,
    es: `${rejected} de ${documents} documentos rechazados, ${notified} con Notificación`,
  }),
});

export type ConformTexts = ReturnType<typeof conformTexts>;
