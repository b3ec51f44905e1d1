/** Spanish. Code names of the authority (CUFE, Rechazo, Notificación) stay as they are. */
export const es = {
  layout: {
    language: 'Español',
    simulated: 'Simulado, sin efectos legales',
    skip: 'Saltar al contenido',
    navigation: 'Secciones',
    spaces: 'Espacios de pruebas',
    languages: 'Idioma',
    footer: 'Ensayo es un simulador y no es de la DIAN. Lo que aquí se acepta no prueba nada ante la autoridad.',
    liveFailed: 'Se perdió la conexión con el simulador; se volverá a intentar.',
  },
  sections: {
    documents: 'Documentos',
    rules: 'Reglas',
    journal: 'Diario SOAP',
  },
  environments: { '1': 'Producción', '2': 'Habilitación' },
  refusals: {
    link: {
      title: 'Abra la consola con su enlace',
      text: 'Esta página se abre con el enlace «Console» que Ensayo mostró al arrancar. Cada arranque tiene el suyo; basta abrirlo una vez en este navegador.',
    },
    host: {
      title: 'La consola solo se atiende en este equipo',
      text: 'Ábrala en el mismo equipo, con 127.0.0.1 o localhost en la dirección.',
    },
    form: {
      title: 'El formulario no se aceptó',
      text: 'No venía de una página de esta consola, o la página era de antes de un reinicio, o era demasiado grande. Abra la página de nuevo y repita; no se cambió nada.',
    },
    page: {
      title: 'Aquí no hay nada',
      text: 'La dirección no es de ninguna página, o el espacio de pruebas que nombra no está abierto.',
    },
    defect: {
      title: 'La consola falló',
      text: 'Es un defecto de Ensayo, no suyo. La terminal donde corre muestra el detalle.',
    },
  },
};
