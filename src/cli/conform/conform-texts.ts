/** What `ensayo conform` prints, in both languages. */
import type { Language } from '../shared/language.ts';
import type { Target } from '../../harness/target/target.ts';

type Names = Readonly<Record<Target['kind'], string>>;

const targets: Readonly<Record<Language, Names>> = {
  en: { box: 'the bundled services', issuer: 'the issuing service', authority: 'the authority' },
  es: { box: 'los servicios incluidos', issuer: 'el servicio de emisión', authority: 'la autoridad' },
};

const english = {
  rerun: (command: string) => `To run it again: ${command}`,
  replay: (command: string) => `To reproduce, offline: ${command}`,
  progress: (done: number, total: number) => `${done} of ${total} ${total === 1 ? 'scenario' : 'scenarios'}`,
  failed: (count: number) => `${count} failed`,
  passed: (count: number) => `${count} passed`,
  outOfReach: (count: number) => `${count} out of reach`,
  labels: {
    problem: 'problem',
    scenarios: 'scenarios',
    codes: 'codes',
    byRequest: 'by request',
    seen: 'seen',
    unchecked: 'not checked',
    notRun: 'not run',
    slowest: 'slowest',
    files: 'files',
  },
  against: (seconds: string, target: Target['kind']) => `in ${seconds} s against ${targets.en[target]}`,
  need: (scenarios: number, need: string) => `${scenarios} ${scenarios === 1 ? 'needs' : 'need'} ${need}`,
  notRun: (count: number) => `${count} ${count === 1 ? 'scenario' : 'scenarios'}: the run was stopped`,
  stopping: 'Stopping: the scenarios that have begun end, and the report is written. Ctrl+C again ends it at once.',
  nothingChecked:
    'Nothing was checked: each scenario needs what is out of reach here. Choose others, or supply what they need.',
  codes: (count: number) => `${count} ${count === 1 ? 'code' : 'codes'}`,
  unchecked: (what: string, scenarios: number) =>
    `${what}, in ${scenarios} ${scenarios === 1 ? 'scenario' : 'scenarios'}: the service does not give them`,
  triggered: (fired: number, listed: number, passed: number) =>
    `${fired} of ${listed} codes of the catalogue triggered by invalid documents, ${passed} satisfied by valid ones`,
  ofFamily: (family: string, right: number, asked: number) => `${family} ${right} of ${asked}`,
  byRequest: (right: number, asked: number, reachable: number) =>
    `${right} of the ${asked} codes that this run asked for came with exactly their lines; requests can reach ${reachable} codes`,
  seen: (rejected: number, documents: number, notified: number) =>
    `${rejected} of ${documents} documents rejected, ${notified} with a Notificación`,
  families: { invoicing: 'invoicing', support: 'support', payroll: 'payroll' },
};

export type ConformTexts = typeof english;

const spanish: ConformTexts = {
  rerun: (command) => `Para ejecutarlo de nuevo: ${command}`,
  replay: (command) => `Para reproducir, sin conexión: ${command}`,
  progress: (done, total) => `${done} de ${total} ${total === 1 ? 'escenario' : 'escenarios'}`,
  failed: (count) => (count === 1 ? '1 fallido' : `${count} fallidos`),
  passed: (count) => (count === 1 ? '1 aprobado' : `${count} aprobados`),
  outOfReach: (count) => `${count} fuera de alcance`,
  labels: {
    problem: 'problema',
    scenarios: 'escenarios',
    codes: 'códigos',
    byRequest: 'por solicitud',
    seen: 'documentos',
    unchecked: 'sin comprobar',
    notRun: 'sin ejecutar',
    slowest: 'más lentos',
    files: 'archivos',
  },
  against: (seconds, target) => `en ${seconds.replace('.', ',')} s contra ${targets.es[target]}`,
  need: (scenarios, need) => `${scenarios} ${scenarios === 1 ? 'requiere' : 'requieren'} ${need}`,
  notRun: (count) => `${count} ${count === 1 ? 'escenario' : 'escenarios'}: la ejecución se detuvo`,
  stopping: 'Deteniendo: los escenarios iniciados terminan y se escribe el informe. Otro Ctrl+C termina de inmediato.',
  nothingChecked:
    'No se verificó nada: cada escenario requiere algo fuera de alcance. Elija otros, o proporcione lo que requieren.',
  codes: (count) => `${count} ${count === 1 ? 'código' : 'códigos'}`,
  unchecked: (what, scenarios) =>
    `${what}, en ${scenarios} ${scenarios === 1 ? 'escenario' : 'escenarios'}: el servicio no lo entrega`,
  triggered: (fired, listed, passed) =>
    `${fired} de ${listed} códigos del catálogo incumplidos por documentos inválidos, ${passed} cumplidos por documentos válidos`,
  ofFamily: (family, right, asked) => `${family} ${right} de ${asked}`,
  byRequest: (right, asked, reachable) =>
    `${right} de los ${asked} códigos que pidió esta ejecución llegaron con sus líneas exactas; por solicitud se alcanzan ${reachable} códigos`,
  seen: (rejected, documents, notified) =>
    `${rejected} de ${documents} documentos rechazados, ${notified} con Notificación`,
  families: { invoicing: 'facturación', support: 'documento soporte', payroll: 'nómina' },
};

const texts: Readonly<Record<Language, ConformTexts>> = { en: english, es: spanish };

export const conformTexts = (language: Language): ConformTexts => texts[language];
