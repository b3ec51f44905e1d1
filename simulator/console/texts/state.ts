/** The registry, test sets, the clock and snapshots, and what all forms say. */
import { same } from '../../../src/common/text/bilingual.ts';

type Progress = {
  readonly sent: number;
  readonly required: number;
  readonly accepted: number;
  readonly minimumAccepted: number;
};

export const state = {
  acts: {
    sure: { en: 'This cannot be undone. Go on?', es: 'Esto no se puede deshacer. ¿Continuar?' },
    cancel: { en: 'Cancel', es: 'Cancelar' },
    curl: { en: 'The same from a terminal', es: 'Lo mismo desde una terminal' },
    back: { en: 'Back', es: 'Volver' },
    expected: { en: 'Expected', es: 'Se esperaba' },
    lookAtFields: {
      en: 'Nothing was changed: mend the marked fields and send again.',
      es: 'No se cambió nada: corrija los campos marcados y envíe de nuevo.',
    },
  },
  done: {
    added: { en: 'Added.', es: 'Agregado.' },
    changed: { en: 'Changed.', es: 'Cambiado.' },
    removed: { en: 'Removed.', es: 'Retirado.' },
    clock: { en: 'The clock was set.', es: 'El reloj cambió.' },
    faultAdded: {
      en: 'The fault is ordered: it strikes from the next request that it is meant for.',
      es: 'La falla está activa: ocurre desde la próxima solicitud que coincida.',
    },
    verdictAdded: {
      en: 'The verdict is ordered: it is given from the next document that it is meant for.',
      es: 'El resultado forzado está activo: se aplica desde el próximo documento que coincida.',
    },
    snapshotTaken: { en: 'Snapshot taken.', es: 'Instantánea tomada.' },
    restored: { en: 'The state is that of the snapshot again.', es: 'El estado volvió al de la instantánea.' },
    reset: { en: 'The space is as it started.', es: 'El espacio quedó como al arrancar.' },
    testSetReset: {
      en: 'The test set is open again, with nothing counted.',
      es: 'El set está abierto de nuevo, sin nada contado.',
    },
  },
  lists: {
    contains: { en: 'Contains', es: 'Contiene' },
    clear: { en: 'Clear filters', es: 'Quitar filtros' },
    remove: { en: 'Remove', es: 'Quitar' },
    actions: { en: 'Actions', es: 'Acciones' },
    search: { en: 'Search', es: 'Buscar' },
    before: { en: 'Previous', es: 'Anteriores' },
    next: { en: 'Next', es: 'Siguientes' },
    page: (page: number, pages: number) => ({
      en: `Page ${String(page)} of ${String(pages)}`,
      es: `Página ${String(page)} de ${String(pages)}`,
    }),
    count: (found: number, all: number) => ({
      en: found === all ? `${String(all)} in total` : `${String(found)} of ${String(all)}`,
      es: found === all ? `${String(all)} en total` : `${String(found)} de ${String(all)}`,
    }),
    nothing: { en: 'Nothing matches the search.', es: 'Nada coincide con lo buscado.' },
  },
  matcher: {
    any: { en: 'Any', es: 'Cualquiera' },
    operation: { en: 'Operation', es: 'Operación' },
    everybody: { en: 'All requests', es: 'A todas las solicitudes' },
    nitHint: { en: 'Without check digit. Empty: any.', es: 'Sin dígito de verificación. Vacío: cualquiera.' },
    numberHint: {
      en: 'With prefix; * stands for any characters and ? for one: SETP99*. Empty: any.',
      es: 'Con prefijo; * vale por varios caracteres y ? por uno: SETP99*. Vacío: cualquiera.',
    },
    times: { en: 'How often', es: 'Cuántas veces' },
    timesHint: { en: 'Empty: without end.', es: 'Vacío: sin límite.' },
  },
  registry: {
    intro: {
      en: 'What the authority knows of taxpayers, software and numbering. A change counts from the next document on, in this space alone; the issuing service has data of its own, which stay.',
      es: 'Lo que la autoridad sabe de contribuyentes, software y numeración. Un cambio vale desde el próximo documento, solo en este espacio; el servicio de emisión tiene sus propios datos y no cambia con estos.',
    },
    parts: { en: 'Parts of the registry', es: 'Partes del registro' },
    part: { en: 'Part', es: 'Parte' },
    about: { en: 'What it is', es: 'Qué es' },
    count: { en: 'Rows', es: 'Filas' },
    add: { en: 'Add', es: 'Agregar' },
    addTo: (part: string) => ({ en: `Add to ${part}`, es: `Agregar a ${part}` }),
    addNote: {
      en: 'A row with the same key takes the place of the one there is. What is left empty takes the usual value.',
      es: 'Una fila con la misma clave reemplaza a la que hay. Lo que se deja vacío toma el valor usual.',
    },
    addCompany: { en: 'Add a company', es: 'Agregar una empresa' },
    companyNote: {
      en: 'In its short form: taxpayer, RUT, software, ranges and an open test set of each family come from it. What is left empty follows from the NIT.',
      es: 'En su forma corta: contribuyente, RUT, software, rangos y un set de pruebas abierto de cada familia salen de aquí. Lo que se deja vacío se deduce del NIT.',
    },
    example: { en: 'For example', es: 'Por ejemplo' },
    empty: { en: 'There are no rows.', es: 'No hay filas.' },
    unknownPart: { en: 'The registry has no such part.', es: 'El registro no tiene esa parte.' },
    names: {
      contributors: { en: 'Taxpayers', es: 'Contribuyentes' },
      rut: same('RUT'),
      software: same('Software'),
      ranges: { en: 'Numbering ranges', es: 'Rangos de numeración' },
      mandates: { en: 'Mandates', es: 'Mandatos' },
      contingencyPeriods: { en: 'Outages', es: 'Contingencias' },
      uvt: same('UVT'),
      closedKinds: { en: 'Closed kinds', es: 'Tipos cerrados' },
    },
    abouts: {
      contributors: {
        en: 'Who is registered, and what they are enabled to issue. Without its family there is rule 92.',
        es: 'Quién está registrado y qué está habilitado para emitir. Sin habilitación de la familia se rechaza por la regla 92.',
      },
      rut: {
        en: 'Names, state and responsibilities that issuers and acquirers are held against.',
        es: 'Nombres, estado y responsabilidades con los que se comparan emisores y adquirentes.',
      },
      software: {
        en: 'Registered invoicing software, its PIN, and who may issue with it.',
        es: 'Software de facturación registrado, su PIN y quién puede emitir con él.',
      },
      ranges: {
        en: 'Numbering resolutions: which numbers count, for whom and until when.',
        es: 'Resoluciones de numeración: qué números valen, para quién y hasta cuándo.',
      },
      mandates: {
        en: 'Who may send for another issuer with a certificate of their own.',
        es: 'Quién puede enviar, con su certificado, por otro emisor.',
      },
      contingencyPeriods: {
        en: 'When the authority was out of service: contingency documents (04) count then.',
        es: 'Cuándo estuvo la autoridad fuera de servicio: entonces valen los documentos de contingencia (04).',
      },
      uvt: {
        en: 'The tax unit of each year, in pesos.',
        es: 'Valor de la unidad de valor tributario de cada año, en pesos.',
      },
      closedKinds: {
        en: 'Kinds of document that the authority does not receive in an environment. Those of this list get DSDS01; all others are open.',
        es: 'Tipos de documento que la autoridad no recibe en un ambiente. Los de esta lista se rechazan con DSDS01; los demás están abiertos.',
      },
    },
    fields: {
      nit: same('NIT'),
      name: { en: 'Name', es: 'Nombre' },
      prefix: { en: 'Prefix', es: 'Prefijo' },
      email: { en: 'E-mail', es: 'Correo' },
      families: { en: 'Families', es: 'Familias' },
      from: { en: 'From', es: 'Desde' },
      to: { en: 'To', es: 'Hasta' },
      resolution: { en: 'Resolution', es: 'Resolución' },
      status: { en: 'State', es: 'Estado' },
      roles: { en: 'Roles', es: 'Papeles' },
      receptionEmail: { en: 'Reception mailbox', es: 'Buzón de recepción' },
      identification: { en: 'Identification', es: 'Identificación' },
      responsibilities: { en: 'Responsibilities', es: 'Responsabilidades' },
      id: { en: 'Identifier (UUID)', es: 'Identificador (UUID)' },
      ownerNit: { en: 'NIT of the owner', es: 'NIT del dueño' },
      pin: same('PIN'),
      family: { en: 'Family', es: 'Familia' },
      issuers: { en: 'NITs that issue with it', es: 'NIT que emiten con él' },
      issuerNit: { en: 'NIT of the issuer', es: 'NIT del emisor' },
      startDate: { en: 'Valid from', es: 'Vigente desde' },
      endDate: { en: 'Valid to', es: 'Vigente hasta' },
      documentType: { en: 'Numbers', es: 'Numera' },
      technicalKey: { en: 'Technical key', es: 'Clave técnica' },
      softwareId: same('Software'),
      state: { en: 'State', es: 'Estado' },
      certificateNit: { en: 'NIT of the certificate', es: 'NIT del certificado' },
      start: { en: 'Start', es: 'Comienzo' },
      end: { en: 'End', es: 'Fin' },
      year: { en: 'Year', es: 'Año' },
      amount: { en: 'Amount', es: 'Valor' },
      environment: { en: 'Environment', es: 'Ambiente' },
      kind: { en: 'Kind of document', es: 'Tipo de documento' },
    },
    values: {
      enabled: { en: 'Enabled', es: 'Habilitado' },
      registered: { en: 'Registered', es: 'Registrado' },
      cancelled: { en: 'Cancelled', es: 'Cancelado' },
      active: { en: 'Active', es: 'Activo' },
      inactive: { en: 'Inactive', es: 'Inactivo' },
      suspended: { en: 'Suspended', es: 'Suspendido' },
      issuer: { en: 'Issuer', es: 'Emisor' },
      provider: { en: 'Technological provider', es: 'Proveedor tecnológico' },
      invoicing: { en: 'Invoicing', es: 'Facturación' },
      support: { en: 'Support document', es: 'Documento soporte' },
      payroll: { en: 'Payroll', es: 'Nómina' },
      '01': { en: 'Invoices (01)', es: 'Facturas (01)' },
      '03': { en: 'Contingency of the issuer (03)', es: 'Contingencia del emisor (03)' },
      '05': { en: 'Support document (05)', es: 'Documento soporte (05)' },
      open: { en: 'Open', es: 'Abierto' },
      accepted: { en: 'Accepted', es: 'Aceptado' },
      rejected: { en: 'Rejected', es: 'Rechazado' },
      '1': { en: 'Production (1)', es: 'Producción (1)' },
      '2': { en: 'Test (2)', es: 'Pruebas (2)' },
      supportDocument: { en: 'Support document (05)', es: 'Documento soporte (05)' },
    },
    ranges: {
      numbers: { en: 'Numbers', es: 'Números' },
      use: { en: 'Use', es: 'Uso' },
      validity: { en: 'Validity', es: 'Vigencia' },
      highest: { en: 'The highest:', es: 'El mayor:' },
      used: (used: string, left: string) => ({
        en: `${used} used, ${left} left`,
        es: `${used} ${used === '1' ? 'usado' : 'usados'}, quedan ${left}`,
      }),
      daysLeft: (days: number) => ({
        en: days === 1 ? '1 day left' : `${String(days)} days left`,
        es: days === 1 ? 'queda 1 día' : `quedan ${String(days)} días`,
      }),
      endedAgo: (days: number) => ({
        en: days === 1 ? 'ended 1 day ago' : `ended ${String(days)} days ago`,
        es: days === 1 ? 'venció hace 1 día' : `venció hace ${String(days)} días`,
      }),
      startsIn: (days: number) => ({
        en: days === 1 ? 'starts in 1 day' : `starts in ${String(days)} days`,
        es: days === 1 ? 'empieza en 1 día' : `empieza en ${String(days)} días`,
      }),
    },
    rut: {
      answers: { en: 'The RUT answers.', es: 'El RUT responde.' },
      silent: {
        en: 'The RUT does not answer: documents get RUT01, DSAJ21 or NSAJ21.',
        es: 'El RUT no responde: los documentos llevan RUT01, DSAJ21 o NSAJ21.',
      },
      silence: { en: 'Make it silent', es: 'Hacer que no responda' },
      restore: { en: 'Make it answer', es: 'Hacer que responda' },
    },
  },
  testSets: {
    intro: {
      en: 'A set is what a company must send to be enabled. It keeps itself up to date while documents come. Reset, it is open with nothing counted; documents and what was enabled stay.',
      es: 'Un set es lo que una empresa debe enviar para quedar habilitada. Se actualiza solo mientras llegan documentos. Al reiniciarlo queda abierto y sin nada contado; los documentos y la habilitación quedan.',
    },
    open: { en: 'Open a test set', es: 'Abrir un set' },
    preset: { en: 'What it asks for', es: 'Qué pide' },
    presets: (name: string) => ({
      en:
        {
          invoicing: 'Invoicing: 2 invoices, 1 credit note, 1 debit note',
          'invoicing-large': 'Invoicing, large: 30 invoices, 10 credit notes, 10 debit notes',
          support: 'Support document: 1 document, 1 adjustment note',
          payroll: 'Payroll: 4 payrolls, 4 adjustments',
        }[name] ?? name,
      es:
        {
          invoicing: 'Facturación: 2 facturas, 1 nota crédito, 1 nota débito',
          'invoicing-large': 'Facturación amplio: 30 facturas, 10 notas crédito, 10 notas débito',
          support: 'Documento soporte: 1 documento, 1 nota de ajuste',
          payroll: 'Nómina: 4 nóminas, 4 ajustes',
        }[name] ?? name,
    }),
    idHint: { en: 'Empty: a new one.', es: 'Vacío: uno nuevo.' },
    softwareHint: {
      en: 'Where given, documents must state that software.',
      es: 'Si se da, los documentos deben declarar ese software.',
    },
    reset: { en: 'Reset', es: 'Reiniciar' },
    withoutQuotas: {
      en: 'Without quotas: it asks for nothing, and what comes is not counted.',
      es: 'Sin cupos: no exige documentos y los que llegan no se cuentan.',
    },
    progress: ({ sent, required, accepted, minimumAccepted }: Progress) => ({
      en: `${String(accepted)} of ${String(minimumAccepted)} accepted · ${String(sent)} of ${String(required)} sent`,
      es: `${String(accepted)} de ${String(minimumAccepted)} aceptados · ${String(sent)} de ${String(required)} enviados`,
    }),
    missing: (count: number) => ({
      en: `${String(count)} missing`,
      es: count === 1 ? 'falta 1' : `faltan ${String(count)}`,
    }),
  },
  clock: {
    now: { en: 'Time in Colombia', es: 'Hora en Colombia' },
    mode: { en: 'How it runs', es: 'Cómo corre' },
    skew: { en: 'Skew of the authority', es: 'Diferencia de la autoridad' },
    none: { en: 'None', es: 'Ninguna' },
    modes: {
      real: { en: "By this machine's time.", es: 'Con la hora de este equipo.' },
      fixed: { en: 'It stands still.', es: 'Detenido.' },
      offset: (by: string) => ({
        en: `${by} away from this machine's time.`,
        es: `Corrido ${by} de la hora de este equipo.`,
      }),
      speed: (factor: string) => ({ en: `${factor} times as fast.`, es: `${factor} veces tan rápido.` }),
    },
    shared: {
      en: 'In the space "default" the issuing service has the same clock: dates of documents move with it. Validity of ranges and certificates, limits of dates and batches follow this clock.',
      es: 'En el espacio «default» el servicio de emisión usa el mismo reloj: las fechas de los documentos se mueven con él. Las vigencias de rangos y certificados, los plazos de fechas y los lotes siguen este reloj.',
    },
    change: { en: 'Change the time', es: 'Cambiar la hora' },
    amount: { en: 'How much', es: 'Cuánto' },
    unit: { en: 'Unit', es: 'Unidad' },
    units: {
      seconds: { en: 'seconds', es: 'segundos' },
      minutes: { en: 'minutes', es: 'minutos' },
      hours: { en: 'hours', es: 'horas' },
      days: { en: 'days', es: 'días' },
    },
    stepHour: { en: '+ 1 hour', es: '+ 1 hora' },
    stepDay: { en: '+ 1 day', es: '+ 1 día' },
    stepWeek: { en: '+ 7 days', es: '+ 7 días' },
    advance: { en: 'Advance', es: 'Adelantar' },
    advanceAbout: {
      en: 'One step, without changing how it runs; a negative number goes back.',
      es: 'Un paso, sin cambiar cómo corre; un número negativo atrasa.',
    },
    fix: { en: 'Stop', es: 'Detener' },
    at: { en: 'Instant (Colombian time)', es: 'Instante (hora de Colombia)' },
    fixAbout: {
      en: 'The clock stays at that instant until it is set: the same data give the same documents.',
      es: 'El reloj queda en ese instante hasta que se cambie: con los mismos datos, los mismos documentos.',
    },
    shift: { en: 'Shift', es: 'Desplazar' },
    shiftAbout: {
      en: "It follows this machine's time at that distance; a negative number goes to the past.",
      es: 'Sigue la hora de este equipo con esa diferencia; un número negativo va al pasado.',
    },
    speed: { en: 'Speed up', es: 'Acelerar' },
    speedAbout: {
      en: 'Time passes faster, or slower with a factor below 1.',
      es: 'El tiempo pasa más rápido, o más despacio con un factor menor que 1.',
    },
    factor: same('Factor'),
    factorHint: { en: '60: a minute each second.', es: '60: un minuto por segundo.' },
    from: { en: 'From (Colombian time)', es: 'Desde (hora de Colombia)' },
    fromHint: { en: 'Empty: from what it shows.', es: 'Vacío: desde la hora que muestra.' },
    real: { en: 'Real time', es: 'Hora real' },
    realAbout: { en: "Back to this machine's time.", es: 'Vuelve a la hora de este equipo.' },
    setSkew: { en: 'Skew', es: 'Desfasar' },
    skewAbout: {
      en: "The authority's clock alone: what the issuer signs at its own time comes early or late. 0 takes it away.",
      es: 'Solo el reloj de la autoridad: lo que el emisor firma a su hora llega antes o después. 0 lo quita.',
    },
  },
  transitions: {
    title: { en: 'Asynchronous batches', es: 'Lotes asíncronos' },
    about: {
      en: 'When the verdict on what came by SendBillAsync or SendTestSetAsync can be had. Until then GetStatusZip answers "Batch en proceso de validación."; the client has to ask again.',
      es: 'Cuándo se conoce el resultado de lo que se envió con SendBillAsync o SendTestSetAsync. Mientras tanto GetStatusZip responde «Batch en proceso de validación.»; el cliente debe volver a preguntar.',
    },
    policy: { en: 'Now the verdict can be had', es: 'Ahora el resultado se conoce' },
    states: {
      immediate: { en: 'at once', es: 'de inmediato' },
      never: { en: 'never', es: 'nunca' },
      afterMs: (seconds: string) => ({
        en: `after ${seconds} seconds of the clock`,
        es: `pasados ${seconds} segundos del reloj`,
      }),
      afterPolls: (polls: string) => ({ en: `after ${polls} questions`, es: `después de ${polls} consultas` }),
    },
    immediate: { en: 'At once', es: 'De inmediato' },
    never: { en: 'Never', es: 'Nunca' },
    afterMs: { en: 'After some seconds', es: 'Pasados unos segundos' },
    afterPolls: { en: 'After some questions', es: 'Después de unas consultas' },
    seconds: { en: 'Seconds', es: 'Segundos' },
    polls: { en: 'Questions', es: 'Consultas' },
    set: { en: 'Change', es: 'Cambiar' },
  },
  snapshots: {
    title: { en: 'Snapshots', es: 'Instantáneas' },
    about: {
      en: 'They keep registry, documents, events, test sets, clock and behaviour of this space. Back at one, what was sent since is forgotten and its numbers are free; the issuing service does not go back. Faults, forced verdicts and journal stay.',
      es: 'Guardan registro, documentos, eventos, sets de pruebas, reloj y comportamiento de este espacio. Al restaurar una, lo enviado después se descarta y sus números quedan libres; el servicio de emisión no se restaura. Las fallas, los resultados forzados y el diario se conservan.',
    },
    name: { en: 'Name', es: 'Nombre' },
    nameHint: {
      en: 'Lower case letters, digits and hyphens. Empty: snapshot-1, snapshot-2…',
      es: 'Minúsculas, cifras y guiones. Vacío: snapshot-1, snapshot-2…',
    },
    take: { en: 'Take a snapshot', es: 'Tomar instantánea' },
    taken: { en: 'Taken', es: 'Tomada' },
    restore: { en: 'Go back to it', es: 'Restaurar' },
    empty: { en: 'There are no snapshots.', es: 'No hay instantáneas.' },
    reset: { en: 'Start again', es: 'Empezar de cero' },
    resetAbout: {
      en: 'This space becomes as it started: without documents, faults, forced verdicts and journal. Snapshots stay. It cannot be undone.',
      es: 'Deja este espacio como al arrancar: sin documentos, fallas, resultados forzados ni diario. Las instantáneas quedan. No se puede deshacer.',
    },
  },
};
