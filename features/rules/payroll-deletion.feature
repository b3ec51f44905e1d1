# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @NE-DELETION
Feature: Payroll: deletion (NE-DELETION)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: EliminandoPredecesor/@NumeroPred is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el número del documento predecesor
      | code    | document           | kind         | given                    | where                                     | from         | to     | status | also         |
      | NIAE215 | payroll adjustment | Notificación | judged beyond its schema | Eliminar/EliminandoPredecesor/@NumeroPred | "NI99999999" | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: EliminandoPredecesor/@CUNEPred is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el CUNE del predecesor
      | code    | document           | kind         | given                    | where                                   | from                                    | to     | status | also         |
      | NIAE216 | payroll adjustment | Notificación | judged beyond its schema | Eliminar/EliminandoPredecesor/@CUNEPred | "d6470e0ad6c807847d1937eb…010f0f48943e" | absent | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: The predecessor was accepted
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El documento a eliminar no está registrado
      | code     | document           | kind         | where                                   | from                                    | to                                                                                                 | status | also |
      | NIAE216a | payroll adjustment | Notificación | Eliminar/EliminandoPredecesor/@CUNEPred | "d6470e0ad6c807847d1937eb…010f0f48943e" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 00     | none |

  Scenario Outline: <code> on <document>: EliminandoPredecesor/@FechaGenPred is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la fecha del predecesor
      | code    | document           | kind         | where                                       | from         | to                 | status | also |
      | NIAE217 | payroll adjustment | Notificación | Eliminar/EliminandoPredecesor/@FechaGenPred | "2026-03-16" | "2026-11-20-05:00" | 00     | none |

  Scenario Outline: <code> on <document>: NumeroSecuenciaXML/@Prefijo is letters and digits only
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Prefijo no válido
      | code    | document           | kind    | given                                                                                       | where                                | from  | to   | status | also |
      | NIAE218 | payroll adjustment | Rechazo | Eliminar/NumeroSecuenciaXML/@Consecutivo = "1"; Eliminar/NumeroSecuenciaXML/@Numero = "N-1" | Eliminar/NumeroSecuenciaXML/@Prefijo | "NIA" | "N-" | 99     | none |

  Scenario Outline: <code> on <document>: NumeroSecuenciaXML/@Consecutivo is digits only
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Consecutivo no válido
      | code    | document           | kind    | given                                                                                   | where                                    | from | to   | status | also |
      | NIAE219 | payroll adjustment | Rechazo | Eliminar/NumeroSecuenciaXML/@Prefijo = "N"; Eliminar/NumeroSecuenciaXML/@Numero = "N1A" | Eliminar/NumeroSecuenciaXML/@Consecutivo | "1"  | "1A" | 99     | none |

  Scenario Outline: <code> on <document>: NumeroSecuenciaXML/@Numero is @Prefijo followed by @Consecutivo
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número debe ser prefijo más consecutivo, sin espacios ni guiones
      | code    | document           | kind    | where                               | from   | to      | status | also |
      | NIAE220 | payroll adjustment | Rechazo | Eliminar/NumeroSecuenciaXML/@Numero | "NIA1" | "OTRO1" | 99     | none |

  Scenario Outline: <code> on <document>: LugarGeneracionXML/@Pais is an ISO 3166-1 alpha-2 code
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de país fuera de lista
      | code    | document           | kind    | where                             | from | to   | status | also |
      | NIAE221 | payroll adjustment | Rechazo | Eliminar/LugarGeneracionXML/@Pais | "CO" | "ZZ" | 99     | none |

  Scenario Outline: <code> on <document>: LugarGeneracionXML/@DepartamentoEstado is a department code of two digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code    | document           | kind    | where                                           | from | to   | status | also |
      | NIAE222 | payroll adjustment | Rechazo | Eliminar/LugarGeneracionXML/@DepartamentoEstado | "11" | "00" | 99     | none |

  Scenario Outline: <code> on <document>: LugarGeneracionXML/@MunicipioCiudad is a municipality code of five digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code    | document           | kind    | where                                        | from    | to      | status | also |
      | NIAE223 | payroll adjustment | Rechazo | Eliminar/LugarGeneracionXML/@MunicipioCiudad | "11001" | "00000" | 99     | none |

  Scenario Outline: <code> on <document>: LugarGeneracionXML/@Idioma is an ISO 639-1 code
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de idioma fuera de lista
      | code    | document           | kind    | where                               | from | to   | status | also |
      | NIAE224 | payroll adjustment | Rechazo | Eliminar/LugarGeneracionXML/@Idioma | "es" | "zz" | 99     | none |

  Scenario Outline: <code> on <document>: ProveedorXML/@RazonSocial is a company name, or the names of a person
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la razón social
      | code    | document           | kind    | where                              | from                     | to | status | also |
      | NIAE225 | payroll adjustment | Rechazo | Eliminar/ProveedorXML/@RazonSocial | "EMPRESA DE PRUEBAS SAS" | "" | 99     | none |

  Scenario Outline: <code> on <document>: ProveedorXML/@PrimerApellido is there where the party is a natural person
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el primer apellido
      | code    | document           | kind    | given                                                                                                                                 | where                                 | from   | to | status | also |
      | NIAE226 | payroll adjustment | Rechazo | Eliminar/ProveedorXML/@RazonSocial = ""; Eliminar/ProveedorXML/@SegundoApellido = "LEAL"; Eliminar/ProveedorXML/@PrimerNombre = "ANA" | Eliminar/ProveedorXML/@PrimerApellido | absent | "" | 99     | none |

  Scenario Outline: <code> on <document>: ProveedorXML/@SegundoApellido is there where the party is a natural person
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el segundo apellido
      | code    | document           | kind    | given                                                                                    | where                               | from   | to    | status | also |
      | NIAE227 | payroll adjustment | Rechazo | Eliminar/ProveedorXML/@RazonSocial = ""; Eliminar/ProveedorXML/@PrimerApellido = "PARRA" | Eliminar/ProveedorXML/@PrimerNombre | absent | "ANA" | 99     | none |

  Scenario Outline: <code> on <document>: ProveedorXML/@PrimerNombre is there where the party is a natural person
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el primer nombre
      | code    | document           | kind    | given                                                                                                                                     | where                               | from   | to | status | also |
      | NIAE228 | payroll adjustment | Rechazo | Eliminar/ProveedorXML/@RazonSocial = ""; Eliminar/ProveedorXML/@PrimerApellido = "PARRA"; Eliminar/ProveedorXML/@SegundoApellido = "LEAL" | Eliminar/ProveedorXML/@PrimerNombre | absent | "" | 99     | none |

  Scenario Outline: <code> on <document>: ProveedorXML/@OtrosNombres is there where the party is a natural person
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Faltan otros nombres
      | code    | document           | kind         | given                                                                                                                                                    | where                               | from   | to    | status | also |
      | NIAE229 | payroll adjustment | Notificación | NIAE229 is on; Eliminar/ProveedorXML/@RazonSocial = ""; Eliminar/ProveedorXML/@PrimerApellido = "PARRA"; Eliminar/ProveedorXML/@SegundoApellido = "LEAL" | Eliminar/ProveedorXML/@PrimerNombre | absent | "ANA" | 00     | none |

  Scenario Outline: <code> on <document>: The owner of the software is registered for payroll
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el NIT del dueño del software o no está registrado
      | code    | document           | kind    | given                           | where                      | from        | to          | status | also                                     |
      | NIAE230 | payroll adjustment | Rechazo | Eliminar/ProveedorXML/@DV = "5" | Eliminar/ProveedorXML/@NIT | "901500100" | "901500500" | 99     | NIAE232 Rechazo if Eliminar/ProveedorXML |

  Scenario Outline: <code> on <document>: ProveedorXML/@DV is the check digit of the NIT
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: DV del dueño del software no válido
      | code    | document           | kind    | where                     | from | to   | status | also |
      | NIAE231 | payroll adjustment | Rechazo | Eliminar/ProveedorXML/@DV | "2"  | "99" | 99     | none |

  Scenario Outline: <code> on <document>: The software may issue payroll for the employer
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El software no está autorizado para este emisor
      | code    | document           | kind    | where                             | from                                   | to                                     | status | also |
      | NIAE232 | payroll adjustment | Rechazo | Eliminar/ProveedorXML/@SoftwareID | "3d5e8fa1-62bb-4047-9c23-a401d8e6f925" | "00000000-0000-4000-8000-000000000000" | 99     | none |

  Scenario Outline: <code> on <document>: The security code follows from software, PIN and number
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el código de seguridad del software
      | code    | document           | kind    | where                             | from                                    | to                                                                                                 | status | also |
      | NIAE233 | payroll adjustment | Rechazo | Eliminar/ProveedorXML/@SoftwareSC | "3171ff5ff5a955f1a1fc8191…1b919cca5987" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |

  Scenario Outline: <code> on <document>: CodigoQR is the address of the document in the catalogue of the environment
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código QR ausente o incorrecto
      | code    | document           | kind    | where             | from                                    | to                                                                     | status | also |
      | NIAE234 | payroll adjustment | Rechazo | Eliminar/CodigoQR | "https://catalogo-vpfe-ha…17a4933dd924" | "https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionGeneral/@Version is "V1.0: Documento Soporte de Pago de Nómina Electrónica", in an adjustment "V1.0: Nota de Ajuste de Documento Soporte de Pago de Nómina Electrónica"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La versión no contiene el literal exigido
      | code    | document           | kind    | where                                | from                                    | to     | status | also |
      | NIAE235 | payroll adjustment | Rechazo | Eliminar/InformacionGeneral/@Version | "V1.0: Nota de Ajuste de … Electrónica" | "V1.0" | 99     | none |

  Scenario Outline: <code> on <document>: Ambiente is the environment that receives the document
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Ambiente no válido
      | code    | document           | kind    | where                                 | from | to  | status | also                                           |
      | NIAE236 | payroll adjustment | Rechazo | Eliminar/InformacionGeneral/@Ambiente | "2"  | "3" | 99     | NIAE238 Rechazo if Eliminar/InformacionGeneral |

  Scenario Outline: <code> on <document>: InformacionGeneral/@TipoXML is "102", in an adjustment "103"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de XML no válido
      | code    | document           | kind    | where                                | from  | to    | status | also |
      | NIAE237 | payroll adjustment | Rechazo | Eliminar/InformacionGeneral/@TipoXML | "103" | "999" | 99     | none |

  Scenario Outline: <code> on <document>: The CUNE is the one that follows from the document
    Given a generated document: <document>, where <given>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El CUNE de la eliminación no está bien calculado
      | code    | document           | kind    | given                                      | where                                | from             | to               | status | also |
      | NIAE238 | payroll adjustment | Rechazo | Eliminar/InformacionGeneral/@CUNE is there | Eliminar/InformacionGeneral/@HoraGen | "10:00:00-05:00" | "03:04:05-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionGeneral/@EncripCUNE is "CUNE-SHA384"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El algoritmo debe ser CUNE-SHA384
      | code    | document           | kind    | where                                   | from          | to             | status | also |
      | NIAE239 | payroll adjustment | Rechazo | Eliminar/InformacionGeneral/@EncripCUNE | "CUNE-SHA384" | "CUNE-SHA384x" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionGeneral/@FechaGen is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de generación ausente o inválida
      | code    | document           | kind    | where                                 | from         | to                 | status | also |
      | NIAE240 | payroll adjustment | Rechazo | Eliminar/InformacionGeneral/@FechaGen | "2026-03-16" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionGeneral/@HoraGen is a time hh:mm:ss-05:00
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hora de generación ausente o inválida
      | code    | document           | kind    | where                                | from             | to          | status | also |
      | NIAE241 | payroll adjustment | Rechazo | Eliminar/InformacionGeneral/@HoraGen | "10:00:00-05:00" | "10:00:00Z" | 99     | none |

  Scenario Outline: <code> on <document>: Eliminar/Notas is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Sin notas
      | code    | document           | kind         | given         | where          | from                  | to     | status | also |
      | NIAE242 | payroll adjustment | Notificación | NIAE242 is on | Eliminar/Notas | "Eliminación de base" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Empleador/@RazonSocial is a company name, or the names of a person
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la razón social
      | code    | document           | kind    | where                           | from                     | to | status | also |
      | NIAE243 | payroll adjustment | Rechazo | Eliminar/Empleador/@RazonSocial | "EMPRESA DE PRUEBAS SAS" | "" | 99     | none |

  Scenario Outline: <code> on <document>: Empleador/@PrimerApellido is there where the party is a natural person
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el primer apellido
      | code    | document           | kind    | given                                                                                                                        | where                              | from   | to | status | also |
      | NIAE244 | payroll adjustment | Rechazo | Eliminar/Empleador/@RazonSocial = ""; Eliminar/Empleador/@SegundoApellido = "LEAL"; Eliminar/Empleador/@PrimerNombre = "ANA" | Eliminar/Empleador/@PrimerApellido | absent | "" | 99     | none |

  Scenario Outline: <code> on <document>: Empleador/@SegundoApellido is there where the party is a natural person
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el segundo apellido
      | code    | document           | kind    | given                                                                              | where                            | from   | to    | status | also |
      | NIAE245 | payroll adjustment | Rechazo | Eliminar/Empleador/@RazonSocial = ""; Eliminar/Empleador/@PrimerApellido = "PARRA" | Eliminar/Empleador/@PrimerNombre | absent | "ANA" | 99     | none |

  Scenario Outline: <code> on <document>: Empleador/@PrimerNombre is there where the party is a natural person
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el primer nombre
      | code    | document           | kind    | given                                                                                                                            | where                            | from   | to | status | also |
      | NIAE246 | payroll adjustment | Rechazo | Eliminar/Empleador/@RazonSocial = ""; Eliminar/Empleador/@PrimerApellido = "PARRA"; Eliminar/Empleador/@SegundoApellido = "LEAL" | Eliminar/Empleador/@PrimerNombre | absent | "" | 99     | none |

  Scenario Outline: <code> on <document>: Empleador/@OtrosNombres is there where the party is a natural person
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Faltan otros nombres
      | code    | document           | kind         | given                                                                                                                                           | where                            | from   | to    | status | also |
      | NIAE247 | payroll adjustment | Notificación | NIAE247 is on; Eliminar/Empleador/@RazonSocial = ""; Eliminar/Empleador/@PrimerApellido = "PARRA"; Eliminar/Empleador/@SegundoApellido = "LEAL" | Eliminar/Empleador/@PrimerNombre | absent | "ANA" | 00     | none |

  Scenario Outline: <code> on <document>: The employer is named by its NIT in digits and enabled for payroll
    Given a generated document: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El NIT del empleador va sin guiones ni DV
      | code    | document           | kind    | given                            | to                                               | status | also                                                 |
      | NIAE248 | payroll adjustment | Rechazo | Eliminar/Empleador/@NIT is there | companies are enabled for support documents only | 99     | 92 Rechazo, NIAE230 Rechazo if Eliminar/ProveedorXML |

  Scenario Outline: <code> on <document>: Empleador/@DV is the check digit of the NIT
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: DV del empleador no válido
      | code    | document           | kind    | where                  | from | to   | status | also |
      | NIAE249 | payroll adjustment | Rechazo | Eliminar/Empleador/@DV | "2"  | "99" | 99     | none |

  Scenario Outline: <code> on <document>: Empleador/@Pais is an ISO 3166-1 alpha-2 code
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de país fuera de lista
      | code    | document           | kind    | where                    | from | to   | status | also |
      | NIAE250 | payroll adjustment | Rechazo | Eliminar/Empleador/@Pais | "CO" | "ZZ" | 99     | none |

  Scenario Outline: <code> on <document>: Empleador/@DepartamentoEstado is a department code of two digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code    | document           | kind    | where                                  | from | to   | status | also |
      | NIAE251 | payroll adjustment | Rechazo | Eliminar/Empleador/@DepartamentoEstado | "11" | "00" | 99     | none |

  Scenario Outline: <code> on <document>: Empleador/@MunicipioCiudad is a municipality code of five digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code    | document           | kind    | where                               | from    | to      | status | also |
      | NIAE252 | payroll adjustment | Rechazo | Eliminar/Empleador/@MunicipioCiudad | "11001" | "00000" | 99     | none |

  Scenario Outline: <code> on <document>: Empleador/@Direccion is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la dirección del empleador
      | code    | document           | kind    | where                         | from            | to | status | also |
      | NIAE253 | payroll adjustment | Rechazo | Eliminar/Empleador/@Direccion | "CR 10 # 20-30" | "" | 99     | none |
