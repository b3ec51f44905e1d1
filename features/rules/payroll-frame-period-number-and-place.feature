# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @NE-HEAD
Feature: Payroll: frame, period, number and place (NE-HEAD)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: UBLExtensions holds ds:Signature in exactly one extension
    Given a generated document: <document>, where <given>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Debe haber una única extensión con la firma
      | code    | document           | kind    | given                      | where                              | from    | to                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                  | status | also         |
      | NIE001  | payroll            | Rechazo | ext:UBLExtensions is there | ext:UBLExtensions/ext:UBLExtension | present | <ext:UBLExtension><ext:ExtensionContent><ds:Signature><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod><ds:Reference><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod><ds:DigestValue>AAAA</ds:DigestValue></ds:Reference></ds:SignedInfo><ds:SignatureValue>AAAA</ds:SignatureValue></ds:Signature></ext:ExtensionContent></ext:UBLExtension> after ext:UBLExtension | 99     | DC01 Rechazo |
      | NIAE001 | payroll adjustment | Rechazo | ext:UBLExtensions is there | ext:UBLExtensions/ext:UBLExtension | present | <ext:UBLExtension><ext:ExtensionContent><ds:Signature><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod><ds:Reference><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod><ds:DigestValue>AAAA</ds:DigestValue></ds:Reference></ds:SignedInfo><ds:SignatureValue>AAAA</ds:SignatureValue></ds:Signature></ext:ExtensionContent></ext:UBLExtension> after ext:UBLExtension | 99     | DC01 Rechazo |

  Scenario Outline: <code> on <document>: TipoNota is 1 with Reemplazar alone, or 2 with Eliminar alone
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de nota no válido
      | code    | document           | kind    | where    | from | to  | status | also |
      | NIAE214 | payroll adjustment | Rechazo | TipoNota | "1"  | "3" | 99     | none |

  Scenario Outline: <code> on <document>: Novedad is one of true, false
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Novedad debe ser true o false
      | code   | document | kind    | where   | from    | to  | status | also |
      | NIE199 | payroll  | Rechazo | Novedad | "false" | "1" | 99     | none |

  Scenario Outline: <code> on <document>: A novelty has an accepted document of the worker in the same month
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Novedad sin documento previo del trabajador en el mes
      | code    | document | kind    | given                                                                                                                                                              | where   | from    | to     | status | also                       |
      | NIE199a | payroll  | Rechazo | Novedad/@CUNENov = "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"; Trabajador/@NumeroDocumento = "99999999901" | Novedad | "false" | "true" | 99     | NIE204a Rechazo if Novedad |

  Scenario Outline: <code> on <document>: Novedad/@CUNENov is there where Novedad is true
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el CUNE de la novedad
      | code   | document | kind    | given                                                         | where            | from | to | status | also            |
      | NIE204 | payroll  | Rechazo | Novedad = "true"; Trabajador/@NumeroDocumento = "99999999901" | Novedad/@CUNENov | ""   | "" | 99     | NIE199a Rechazo |

  Scenario Outline: <code> on <document>: The CUNE of a novelty is that of an accepted document
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El CUNE de la novedad no está registrado
      | code    | document | kind    | given                                                         | where            | from | to                                                                                                 | status | also            |
      | NIE204a | payroll  | Rechazo | Novedad = "true"; Trabajador/@NumeroDocumento = "99999999901" | Novedad/@CUNENov | ""   | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | NIE199a Rechazo |

  Scenario Outline: <code> on <document>: ReemplazandoPredecesor/@NumeroPred is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el número del documento predecesor
      | code    | document           | kind         | given                    | where                                         | from         | to     | status | also         |
      | NIAE190 | payroll adjustment | Notificación | judged beyond its schema | Reemplazar/ReemplazandoPredecesor/@NumeroPred | "NI99999999" | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: ReemplazandoPredecesor/@CUNEPred is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el CUNE del predecesor
      | code    | document           | kind         | given                    | where                                       | from                                    | to     | status | also         |
      | NIAE191 | payroll adjustment | Notificación | judged beyond its schema | Reemplazar/ReemplazandoPredecesor/@CUNEPred | "d6470e0ad6c807847d1937eb…010f0f48943e" | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: The predecessor was accepted
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El documento a reemplazar no está registrado
      | code     | document           | kind         | where                                       | from                                    | to                                                                                                 | status | also |
      | NIAE191a | payroll adjustment | Notificación | Reemplazar/ReemplazandoPredecesor/@CUNEPred | "d6470e0ad6c807847d1937eb…010f0f48943e" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 00     | none |

  Scenario Outline: <code> on <document>: ReemplazandoPredecesor/@FechaGenPred is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha del predecesor
      | code    | document           | kind         | where                                           | from         | to                 | status | also |
      | NIAE192 | payroll adjustment | Notificación | Reemplazar/ReemplazandoPredecesor/@FechaGenPred | "2026-03-16" | "2026-11-20-05:00" | 00     | none |

  Scenario Outline: <code> on <document>: Periodo/@FechaIngreso is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de ingreso ausente o con formato inválido
      | code    | document           | kind    | where                            | from         | to                 | status | also |
      | NIE002  | payroll            | Rechazo | Periodo/@FechaIngreso            | "2024-01-15" | "2026-11-20-05:00" | 99     | none |
      | NIAE002 | payroll adjustment | Rechazo | Reemplazar/Periodo/@FechaIngreso | "2024-01-15" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: Periodo/@FechaRetiro is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de retiro con formato inválido
      | code    | document           | kind    | where                           | from         | to                 | status | also |
      | NIE003  | payroll            | Rechazo | Periodo/@FechaRetiro            | "2024-03-31" | "2026-11-20-05:00" | 99     | none |
      | NIAE003 | payroll adjustment | Rechazo | Reemplazar/Periodo/@FechaRetiro | "2024-03-31" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: Periodo/@FechaLiquidacionInicio is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha inicial de liquidación ausente o inválida
      | code    | document           | kind    | where                                      | from         | to                 | status | also |
      | NIE004  | payroll            | Rechazo | Periodo/@FechaLiquidacionInicio            | "2024-03-01" | "2026-11-20-05:00" | 99     | none |
      | NIAE004 | payroll adjustment | Rechazo | Reemplazar/Periodo/@FechaLiquidacionInicio | "2024-03-01" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: Periodo/@FechaLiquidacionFin is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha final de liquidación ausente o inválida
      | code    | document           | kind    | where                                   | from         | to                 | status | also |
      | NIE005  | payroll            | Rechazo | Periodo/@FechaLiquidacionFin            | "2024-03-31" | "2026-11-20-05:00" | 99     | none |
      | NIAE005 | payroll adjustment | Rechazo | Reemplazar/Periodo/@FechaLiquidacionFin | "2024-03-31" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: Periodo/@TiempoLaborado is a number of 1 or more
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tiempo laborado ausente o menor que 1
      | code    | document           | kind    | where                              | from | to  | status | also |
      | NIE006  | payroll            | Rechazo | Periodo/@TiempoLaborado            | "77" | "0" | 99     | none |
      | NIAE006 | payroll adjustment | Rechazo | Reemplazar/Periodo/@TiempoLaborado | "77" | "0" | 99     | none |

  Scenario Outline: <code> on <document>: Periodo/@FechaGen is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de generación ausente o inválida
      | code    | document           | kind    | where                        | from         | to                 | status | also |
      | NIE008  | payroll            | Rechazo | Periodo/@FechaGen            | "2026-03-16" | "2026-11-20-05:00" | 99     | none |
      | NIAE008 | payroll adjustment | Rechazo | Reemplazar/Periodo/@FechaGen | "2026-03-16" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: NumeroSecuenciaXML/@CodigoTrabajador is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el código del trabajador
      | code    | document           | kind         | given         | where                                           | from  | to     | status | also |
      | NIE009  | payroll            | Notificación | NIE009 is on  | NumeroSecuenciaXML/@CodigoTrabajador            | "T-7" | absent | 00     | none |
      | NIAE009 | payroll adjustment | Notificación | NIAE009 is on | Reemplazar/NumeroSecuenciaXML/@CodigoTrabajador | "T-7" | absent | 00     | none |

  Scenario Outline: <code> on <document>: NumeroSecuenciaXML/@Prefijo is letters and digits only
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Prefijo no válido
      | code    | document           | kind    | given                                                                                           | where                                  | from  | to   | status | also |
      | NIE010  | payroll            | Rechazo | NumeroSecuenciaXML/@Consecutivo = "1"; NumeroSecuenciaXML/@Numero = "N-1"                       | NumeroSecuenciaXML/@Prefijo            | "NI"  | "N-" | 99     | none |
      | NIAE010 | payroll adjustment | Rechazo | Reemplazar/NumeroSecuenciaXML/@Consecutivo = "1"; Reemplazar/NumeroSecuenciaXML/@Numero = "N-1" | Reemplazar/NumeroSecuenciaXML/@Prefijo | "NIA" | "N-" | 99     | none |

  Scenario Outline: <code> on <document>: NumeroSecuenciaXML/@Consecutivo is digits only
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Consecutivo no válido
      | code    | document           | kind    | given                                                                                       | where                                      | from | to   | status | also |
      | NIE011  | payroll            | Rechazo | NumeroSecuenciaXML/@Prefijo = "N"; NumeroSecuenciaXML/@Numero = "N1A"                       | NumeroSecuenciaXML/@Consecutivo            | "1"  | "1A" | 99     | none |
      | NIAE011 | payroll adjustment | Rechazo | Reemplazar/NumeroSecuenciaXML/@Prefijo = "N"; Reemplazar/NumeroSecuenciaXML/@Numero = "N1A" | Reemplazar/NumeroSecuenciaXML/@Consecutivo | "1"  | "1A" | 99     | none |

  Scenario Outline: <code> on <document>: NumeroSecuenciaXML/@Numero is @Prefijo followed by @Consecutivo
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número debe ser prefijo más consecutivo, sin espacios ni guiones
      | code    | document           | kind    | where                                 | from   | to      | status | also |
      | NIE012  | payroll            | Rechazo | NumeroSecuenciaXML/@Numero            | "NI1"  | "OTRO1" | 99     | none |
      | NIAE012 | payroll adjustment | Rechazo | Reemplazar/NumeroSecuenciaXML/@Numero | "NIA1" | "OTRO1" | 99     | none |

  Scenario Outline: <code> on <document>: LugarGeneracionXML/@Pais is an ISO 3166-1 alpha-2 code
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de país fuera de lista
      | code    | document           | kind    | where                               | from | to   | status | also |
      | NIE013  | payroll            | Rechazo | LugarGeneracionXML/@Pais            | "CO" | "ZZ" | 99     | none |
      | NIAE013 | payroll adjustment | Rechazo | Reemplazar/LugarGeneracionXML/@Pais | "CO" | "ZZ" | 99     | none |

  Scenario Outline: <code> on <document>: LugarGeneracionXML/@DepartamentoEstado is a department code of two digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code    | document           | kind    | where                                             | from | to   | status | also |
      | NIE014  | payroll            | Rechazo | LugarGeneracionXML/@DepartamentoEstado            | "11" | "00" | 99     | none |
      | NIAE014 | payroll adjustment | Rechazo | Reemplazar/LugarGeneracionXML/@DepartamentoEstado | "11" | "00" | 99     | none |

  Scenario Outline: <code> on <document>: LugarGeneracionXML/@MunicipioCiudad is a municipality code of five digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code    | document           | kind    | where                                          | from    | to      | status | also |
      | NIE015  | payroll            | Rechazo | LugarGeneracionXML/@MunicipioCiudad            | "11001" | "00000" | 99     | none |
      | NIAE015 | payroll adjustment | Rechazo | Reemplazar/LugarGeneracionXML/@MunicipioCiudad | "11001" | "00000" | 99     | none |

  Scenario Outline: <code> on <document>: LugarGeneracionXML/@Idioma is an ISO 639-1 code
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de idioma fuera de lista
      | code    | document           | kind    | where                                 | from | to   | status | also |
      | NIE016  | payroll            | Rechazo | LugarGeneracionXML/@Idioma            | "es" | "zz" | 99     | none |
      | NIAE016 | payroll adjustment | Rechazo | Reemplazar/LugarGeneracionXML/@Idioma | "es" | "zz" | 99     | none |
