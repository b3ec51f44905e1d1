/** The files in the folder of a rehearsal. */
export const fileNames = {
  page: 'informe.html',
  pdf: 'informe.pdf',
  archive: 'documentos.zip',
  facts: 'informe.json',
  signature: 'informe.json.p7s',
  root: 'raiz-simulador.pem',
} as const;
