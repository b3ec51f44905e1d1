# language: es
Característica: Facturas de nuestro producto
  Lo que escribe un equipo con los pasos publicados: ensayo conform --features docs/examples/features

  Escenario: Una factura válida se acepta
    Dada una factura válida
    Cuando se envía
    Entonces se acepta exactamente con los códigos ""

  Escenario: Totales que no cuadran
    Dada una factura válida
    Y los campos
      | legal_monetary_totals.line_extension_amount | "999999.00" |
    Cuando se envía
    Entonces se rechaza
    Y sus códigos incluyen "FAU02"
    Y sus códigos no incluyen "FAD06"
    Y la explicación de "FAU02" nombra el campo "legal_monetary_totals.line_extension_amount"
    Y la explicación de "FAU02" dice qué se halló y qué se esperaba

  Escenario: Una nota débito sobre una factura aceptada
    Dada una factura aceptada
    Y una nota débito válida sobre ella
    Cuando se envía
    Entonces se acepta

  Escenario: Un campo que falta se dice antes de enviar nada
    Dada una factura válida
    Y el campo "customer" no va
    Cuando se envía
    Entonces la solicitud no se admite por el campo "customer"
