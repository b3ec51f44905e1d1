/** The words of the page in both languages. Names of scenarios, features and steps are as their authors wrote them. */
import { same, wordsOf } from '../../../common/text/bilingual.ts';

const plural = (value: number, one: string, many: string): string => (value === 1 ? one : many);

export const pageTexts = wordsOf({
  /** Of numbers. */
  locale: { en: 'en', es: 'es-CO' },
  title: (suite: string) => ({ en: `Ensayo: ${suite}`, es: `Ensayo: informe de conformidad (${suite})` }),
  scenarios: (value: number) => ({
    en: plural(value, 'scenario', 'scenarios'),
    es: plural(value, 'escenario', 'escenarios'),
  }),
  rules: (value: number) => ({ en: plural(value, 'rule', 'rules'), es: plural(value, 'regla', 'reglas') }),
  outcomes: {
    passed: { en: 'passed', es: 'aprobado' },
    failed: { en: 'failed', es: 'fallido' },
    skipped: { en: 'skipped', es: 'omitido' },
  },
  /** How the reason of a scenario that is out of reach begins. */
  outOfReach: { en: 'out of reach', es: 'fuera de alcance' },
  verdict: {
    good: (scenarios: string, left: string) => ({
      en: `${scenarios} passed${left}.`,
      es: `Pasaron ${scenarios}${left}.`,
    }),
    none: { en: 'No scenario was run.', es: 'No se ejecutó ningún escenario.' },
    untried: (left: string) => ({
      en: `No scenario could be tried${left}.`,
      es: `No se pudo probar ningún escenario${left}.`,
    }),
    bad: (failed: string, scenarios: string, left: string) => ({
      en: `${failed} of ${scenarios} that ran failed${left}`,
      es: `De ${scenarios} que se ejecutaron, fallaron ${failed}${left}`,
    }),
    outside: { en: ', and something went wrong outside scenarios', es: ', y hubo errores fuera de los escenarios' },
  },
  tiles: {
    ran: { en: 'scenarios that ran', es: 'escenarios ejecutados' },
    rejected: { en: 'documents rejected', es: 'documentos rechazados' },
    notified: { en: 'with a Notificación', es: 'con Notificación' },
    proved: { en: 'rules proved', es: 'reglas comprobadas' },
    byRequest: (reachable: string) => ({
      en: `codes right by request, of ${reachable} that a request can reach`,
      es: `códigos correctos por solicitud, de ${reachable} alcanzables por solicitud`,
    }),
    duration: { en: 'duration', es: 'duración' },
  },
  facts: {
    suite: same('Suite'),
    against: { en: 'Against', es: 'Contra' },
    began: { en: 'Began', es: 'Inicio' },
    beganAt: (local: string, utc: string) => ({
      en: `${local} in Colombia (${utc})`,
      es: `${local}, hora de Colombia (${utc})`,
    }),
    commit: same('Commit'),
    seed: { en: 'Seed', es: 'Semilla' },
    clock: { en: 'Clock', es: 'Reloj' },
    ownClock: {
      en: 'the machine’s; scenarios about dates set their own',
      es: 'el del equipo; los escenarios sobre fechas fijan el suyo',
    },
    processes: { en: 'Processes', es: 'Procesos' },
    runBy: { en: 'Run by', es: 'Ejecutado con' },
  },
  problems: {
    title: { en: 'Outside scenarios', es: 'Fuera de los escenarios' },
    label: { en: 'Problem outside scenarios', es: 'Problema fuera de los escenarios' },
  },
  failures: {
    title: { en: 'Failures', es: 'Fallas' },
    none: { en: 'none', es: 'ninguna' },
    expected: { en: 'Expected lines', es: 'Líneas esperadas' },
    actual: { en: 'Actual lines', es: 'Líneas obtenidas' },
    nothingSent: { en: 'It sent nothing that could be replayed.', es: 'No envió nada que se pueda repetir.' },
    again: { en: 'To reproduce:', es: 'Para reproducir:' },
    message: { en: 'Message of the failing step', es: 'Mensaje del paso que falló' },
    sent: { en: 'What it sent, and the answer', es: 'Lo que envió y la respuesta' },
    moreBelow: (count: string) => ({
      en: `And ${count} more, in the list below.`,
      es: `Y ${count} más, en la lista de abajo.`,
    }),
  },
  beyond: {
    title: { en: 'Out of reach', es: 'Fuera de alcance' },
    more: (count: string) => ({ en: `And ${count} more, in report.json.`, es: `Y ${count} más, en report.json.` }),
    unchecked: (scenarios: string, what: string) => ({
      en: `Not checked in ${scenarios}, because the service does not give it: ${what}.`,
      es: `Sin comprobar en ${scenarios}, porque el servicio no lo entrega: ${what}.`,
    }),
    about: {
      en: 'These scenarios neither passed nor failed: what they ran against cannot do what they need.',
      es: 'Estos escenarios ni pasaron ni fallaron: el servicio evaluado no ofrece lo que necesitan.',
    },
  },
  trend: {
    title: { en: 'Since the previous run', es: 'Desde la ejecución anterior' },
    began: (instant: string) => ({
      en: `The previous run began ${instant}`,
      es: `La ejecución anterior comenzó ${instant}`,
    }),
    atCommit: { en: ', at commit ', es: ', en el commit ' },
    none: {
      en: 'There is no earlier run of this suite to compare with.',
      es: 'No hay una ejecución anterior de esta suite para comparar.',
    },
    failing: { en: 'Fail now, did not fail before', es: 'Fallan ahora y antes no' },
    passing: { en: 'Failed before, pass now', es: 'Fallaban antes y ahora pasan' },
    same: {
      en: 'No scenario that is in both runs changed its outcome.',
      es: 'Ningún escenario que esté en ambas ejecuciones cambió de resultado.',
    },
    compared: { en: 'Compared', es: 'Comparación' },
    before: { en: 'Before', es: 'Antes' },
    now: { en: 'Now', es: 'Ahora' },
    change: { en: 'Change', es: 'Cambio' },
    rules: { en: 'Rules proved', es: 'Reglas comprobadas' },
    duration: { en: 'Duration', es: 'Duración' },
  },
  coverage: {
    title: { en: 'Coverage of the annex, by group', es: 'Cobertura del anexo, por grupo' },
    short: { en: 'Coverage', es: 'Cobertura' },
    about: (proved: string, rules: string) => ({
      en: `${proved} of ${rules} proved: a document broken so is answered with exactly the lines declared for it (fires), and a complete one is not (passes).`,
      es: `${proved} de ${rules} comprobadas: un documento que la incumple recibe exactamente las líneas declaradas (incumplida) y uno completo no las recibe (cumplida).`,
    }),
    unreachable: (count: string) => ({
      en: `${count} need no proof: no document can break them.`,
      es: `${count} no requieren comprobación: ningún documento las puede incumplir.`,
    }),
    unshown: (count: string) => ({
      en: `${count} are off and not proved: nothing shows that their documents have the group.`,
      es: `${count} están desactivadas y sin comprobar: nada muestra que sus documentos tengan el grupo.`,
    }),
    unproved: {
      en: 'No full run of the suite has proved any rule of this catalogue yet.',
      es: 'Ninguna ejecución completa de la suite ha comprobado todavía las reglas de este catálogo.',
    },
    proof: { en: 'Proved by the full run at commit ', es: 'Comprobado por la ejecución completa en el commit ' },
    legend: {
      proved: { en: 'proved', es: 'comprobada' },
      implemented: { en: 'implemented, not proved', es: 'implementada, sin comprobar' },
      missing: { en: 'not implemented', es: 'sin implementar' },
    },
    group: { en: 'Group', es: 'Grupo' },
    groupTitle: { en: 'Title', es: 'Título' },
    rules: { en: 'Rules', es: 'Reglas' },
    all: { en: 'All', es: 'Todas' },
    implemented: { en: 'Implemented', es: 'Implementadas' },
    fires: { en: 'Fires', es: 'Incumplida' },
    passes: { en: 'Passes', es: 'Cumplida' },
    proved: { en: 'Proved', es: 'Comprobadas' },
  },
  tallies: {
    title: { en: 'Outcomes', es: 'Resultados' },
    kind: { en: 'Kind of document', es: 'Clase de documento' },
    other: { en: 'all others', es: 'todos los demás' },
    group: { en: 'Group', es: 'Grupo' },
    feature: { en: 'Feature', es: 'Funcionalidad' },
    by: (what: string, count: string) => ({
      en: `By ${what.toLowerCase()} (${count})`,
      es: `Por ${what.toLowerCase()} (${count})`,
    }),
    scenarios: { en: 'Scenarios', es: 'Escenarios' },
    passed: { en: 'Passed', es: 'Aprobados' },
    failed: { en: 'Failed', es: 'Fallidos' },
    skipped: { en: 'Skipped', es: 'Omitidos' },
  },
  slowest: {
    title: { en: 'Slowest scenarios', es: 'Escenarios más lentos' },
    short: { en: 'Slowest', es: 'Más lentos' },
    scenario: { en: 'Scenario', es: 'Escenario' },
    time: { en: 'Time', es: 'Tiempo' },
    took: { en: 'Took', es: 'Duración' },
  },
  sent: {
    title: { en: 'What was sent, and the answers', es: 'Documentos enviados y respuestas' },
    short: { en: 'Documents and answers', es: 'Documentos y respuestas' },
    noScript: {
      en: 'This list needs JavaScript. report.json, beside this page, holds the same.',
      es: 'Esta lista requiere JavaScript. report.json, junto a esta página, contiene lo mismo.',
    },
    find: { en: 'Find', es: 'Buscar' },
    example: { en: 'FAJ44 invoice, a field, a feature', es: 'FAJ44, un campo, una funcionalidad' },
    verdict: { en: 'Verdict', es: 'Veredicto' },
    verdicts: {
      rejected: { en: 'rejected', es: 'rechazado' },
      accepted: { en: 'accepted', es: 'aceptado' },
      notified: { en: 'with a Notificación', es: 'con Notificación' },
      refused: { en: 'request refused', es: 'solicitud no admitida' },
      fault: same('SOAP fault'),
      none: { en: 'nothing sent', es: 'nada enviado' },
      any: { en: 'any', es: 'cualquiera' },
    },
    outcome: { en: 'Outcome', es: 'Resultado' },
    kind: { en: 'Kind', es: 'Clase' },
    group: { en: 'Group', es: 'Grupo' },
    any: { en: 'any', es: 'cualquiera' },
    clear: { en: 'Clear', es: 'Limpiar' },
    more: { en: 'Show more', es: 'Mostrar más' },
  },
  contents: { en: 'Contents', es: 'Contenido' },
  /** What the script of the page writes: plain data, which it carries with it. `#` stands for a value. */
  script: {
    excerpt: { en: 'Excerpt of the XML', es: 'Fragmento del XML' },
    found: { en: 'Found', es: 'Encontrado' },
    expected: { en: 'Expected', es: 'Esperado' },
    applied: { en: 'Applied', es: 'Aplicado' },
    inferred: { en: 'Inferred', es: 'Inferida' },
    rule: { en: 'Rule', es: 'Regla' },
    fix: { en: 'To fix it', es: 'Cómo corregir' },
    field: { en: 'Field', es: 'Campo' },
    plausible: { en: 'Plausible', es: 'Verosímil' },
    advice: { en: 'Aviso de Ensayo (not part of the verdict)', es: 'Aviso de Ensayo (no forma parte del resultado)' },
    place: { en: 'Place', es: 'Lugar' },
    request: { en: 'Request', es: 'Solicitud' },
    reply: { en: 'Reply', es: 'Respuesta' },
    noAnswer: { en: 'The service did not answer.', es: 'El servicio no respondió.' },
    verdicts: {
      accepted: { en: 'accepted', es: 'aceptado' },
      rejected: { en: 'rejected', es: 'rechazado' },
      none: { en: 'no verdict', es: 'sin veredicto' },
      refused: { en: 'request refused', es: 'solicitud no admitida' },
      fault: same('SOAP fault'),
    },
    outcomes: {
      passed: { en: 'passed', es: 'aprobado' },
      failed: { en: 'failed', es: 'fallido' },
      skipped: { en: 'skipped', es: 'omitido' },
    },
    more: { en: 'And # more.', es: 'Y # más.' },
    failedAt: { en: 'Failed at: #', es: 'Falló en: #' },
    notTried: { en: 'Not tried: #.', es: 'Sin probar: #.' },
    noDocument: { en: 'It sent no document.', es: 'No envió ningún documento.' },
    one: { en: '# scenario', es: '# escenario' },
    many: { en: '# scenarios', es: '# escenarios' },
    first: { en: ', the first # shown', es: ', se muestran los primeros #' },
    broken: {
      en: 'This browser cannot unpack the list (#). report.json beside this page holds the same.',
      es: 'Este navegador no puede abrir la lista (#). report.json, junto a esta página, contiene lo mismo.',
    },
  },
});

export type PageTexts = ReturnType<typeof pageTexts>;
