# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @NE-PARTIES
Feature: Payroll: provider, general data and employer (NE-PARTIES)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: ProveedorXML/@RazonSocial is a company name, or the names of a person
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la razón social
      | code    | document           | kind    | where                                | from                     | to | status | also |
      | NIE205  | payroll            | Rechazo | ProveedorXML/@RazonSocial            | "EMPRESA DE PRUEBAS SAS" | "" | 99     | none |
      | NIAE205 | payroll adjustment | Rechazo | Reemplazar/ProveedorXML/@RazonSocial | "EMPRESA DE PRUEBAS SAS" | "" | 99     | none |

  Scenario Outline: <code> on <document>: ProveedorXML/@PrimerApellido is there where the party is a natural person
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el primer apellido
      | code    | document           | kind    | given                                                                                                                                       | where                                   | from   | to | status | also |
      | NIE206  | payroll            | Rechazo | ProveedorXML/@RazonSocial = ""; ProveedorXML/@SegundoApellido = "LEAL"; ProveedorXML/@PrimerNombre = "ANA"                                  | ProveedorXML/@PrimerApellido            | absent | "" | 99     | none |
      | NIAE206 | payroll adjustment | Rechazo | Reemplazar/ProveedorXML/@RazonSocial = ""; Reemplazar/ProveedorXML/@SegundoApellido = "LEAL"; Reemplazar/ProveedorXML/@PrimerNombre = "ANA" | Reemplazar/ProveedorXML/@PrimerApellido | absent | "" | 99     | none |

  Scenario Outline: <code> on <document>: ProveedorXML/@SegundoApellido is there where the party is a natural person
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el segundo apellido
      | code    | document           | kind    | given                                                                                        | where                                 | from   | to    | status | also |
      | NIE207  | payroll            | Rechazo | ProveedorXML/@RazonSocial = ""; ProveedorXML/@PrimerApellido = "PARRA"                       | ProveedorXML/@PrimerNombre            | absent | "ANA" | 99     | none |
      | NIAE207 | payroll adjustment | Rechazo | Reemplazar/ProveedorXML/@RazonSocial = ""; Reemplazar/ProveedorXML/@PrimerApellido = "PARRA" | Reemplazar/ProveedorXML/@PrimerNombre | absent | "ANA" | 99     | none |

  Scenario Outline: <code> on <document>: ProveedorXML/@PrimerNombre is there where the party is a natural person
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el primer nombre
      | code    | document           | kind    | given                                                                                                                                           | where                                 | from   | to | status | also |
      | NIE208  | payroll            | Rechazo | ProveedorXML/@RazonSocial = ""; ProveedorXML/@PrimerApellido = "PARRA"; ProveedorXML/@SegundoApellido = "LEAL"                                  | ProveedorXML/@PrimerNombre            | absent | "" | 99     | none |
      | NIAE208 | payroll adjustment | Rechazo | Reemplazar/ProveedorXML/@RazonSocial = ""; Reemplazar/ProveedorXML/@PrimerApellido = "PARRA"; Reemplazar/ProveedorXML/@SegundoApellido = "LEAL" | Reemplazar/ProveedorXML/@PrimerNombre | absent | "" | 99     | none |

  Scenario Outline: <code> on <document>: ProveedorXML/@OtrosNombres is there where the party is a natural person
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Faltan otros nombres
      | code    | document           | kind         | given                                                                                                                                                          | where                                 | from   | to    | status | also |
      | NIE209  | payroll            | Notificación | NIE209 is on; ProveedorXML/@RazonSocial = ""; ProveedorXML/@PrimerApellido = "PARRA"; ProveedorXML/@SegundoApellido = "LEAL"                                   | ProveedorXML/@PrimerNombre            | absent | "ANA" | 00     | none |
      | NIAE209 | payroll adjustment | Notificación | NIAE209 is on; Reemplazar/ProveedorXML/@RazonSocial = ""; Reemplazar/ProveedorXML/@PrimerApellido = "PARRA"; Reemplazar/ProveedorXML/@SegundoApellido = "LEAL" | Reemplazar/ProveedorXML/@PrimerNombre | absent | "ANA" | 00     | none |

  Scenario Outline: <code> on <document>: The owner of the software is registered for payroll
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el NIT del dueño del software o no está registrado
      | code    | document           | kind    | given                             | where                        | from        | to          | status | also                                       |
      | NIE017  | payroll            | Rechazo | ProveedorXML/@DV = "5"            | ProveedorXML/@NIT            | "901500100" | "901500500" | 99     | NIE019 Rechazo                             |
      | NIAE017 | payroll adjustment | Rechazo | Reemplazar/ProveedorXML/@DV = "5" | Reemplazar/ProveedorXML/@NIT | "901500100" | "901500500" | 99     | NIAE019 Rechazo if Reemplazar/ProveedorXML |

  Scenario Outline: <code> on <document>: ProveedorXML/@DV is the check digit of the NIT
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: DV del dueño del software no válido
      | code    | document           | kind    | where                       | from | to   | status | also |
      | NIE018  | payroll            | Rechazo | ProveedorXML/@DV            | "2"  | "99" | 99     | none |
      | NIAE018 | payroll adjustment | Rechazo | Reemplazar/ProveedorXML/@DV | "2"  | "99" | 99     | none |

  Scenario Outline: <code> on <document>: The software may issue payroll for the employer
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El software no está autorizado para este emisor
      | code    | document           | kind    | where                               | from                                   | to                                     | status | also |
      | NIE019  | payroll            | Rechazo | ProveedorXML/@SoftwareID            | "3d5e8fa1-62bb-4047-9c23-a401d8e6f925" | "00000000-0000-4000-8000-000000000000" | 99     | none |
      | NIAE019 | payroll adjustment | Rechazo | Reemplazar/ProveedorXML/@SoftwareID | "3d5e8fa1-62bb-4047-9c23-a401d8e6f925" | "00000000-0000-4000-8000-000000000000" | 99     | none |

  Scenario Outline: <code> on <document>: The security code follows from software, PIN and number
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de seguridad del software ausente o incorrecto
      | code    | document           | kind    | where                               | from                                    | to                                                                                                 | status | also |
      | NIE020  | payroll            | Rechazo | ProveedorXML/@SoftwareSC            | "188cfeee519db63e32f99907…3d60d85baaab" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |
      | NIAE020 | payroll adjustment | Rechazo | Reemplazar/ProveedorXML/@SoftwareSC | "3171ff5ff5a955f1a1fc8191…1b919cca5987" | "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000" | 99     | none |

  Scenario Outline: <code> on <document>: CodigoQR is the address of the document in the catalogue of the environment
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código QR ausente o incorrecto
      | code    | document           | kind    | where               | from                                    | to                                                                     | status | also |
      | NIE021  | payroll            | Rechazo | CodigoQR            | "https://catalogo-vpfe-ha…f8778356b05e" | "https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=" | 99     | none |
      | NIAE021 | payroll adjustment | Rechazo | Reemplazar/CodigoQR | "https://catalogo-vpfe-ha…2b7606008253" | "https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionGeneral/@Version is "V1.0: Documento Soporte de Pago de Nómina Electrónica", in an adjustment "V1.0: Nota de Ajuste de Documento Soporte de Pago de Nómina Electrónica"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La versión no contiene el literal exigido
      | code    | document           | kind    | where                                  | from                                    | to     | status | also |
      | NIE022  | payroll            | Rechazo | InformacionGeneral/@Version            | "V1.0: Documento Soporte … Electrónica" | "V1.0" | 99     | none |
      | NIAE022 | payroll adjustment | Rechazo | Reemplazar/InformacionGeneral/@Version | "V1.0: Nota de Ajuste de … Electrónica" | "V1.0" | 99     | none |

  Scenario Outline: <code> on <document>: Ambiente is the environment that receives the document
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Ambiente no válido
      | code    | document           | kind    | where                                   | from | to  | status | also                                             |
      | NIE023  | payroll            | Rechazo | InformacionGeneral/@Ambiente            | "2"  | "3" | 99     | NIE024 Rechazo                                   |
      | NIAE023 | payroll adjustment | Rechazo | Reemplazar/InformacionGeneral/@Ambiente | "2"  | "3" | 99     | NIAE024 Rechazo if Reemplazar/InformacionGeneral |

  Scenario Outline: <code> on <document>: InformacionGeneral/@TipoXML is "102", in an adjustment "103"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de XML no válido
      | code    | document           | kind    | where                                  | from  | to    | status | also |
      | NIE202  | payroll            | Rechazo | InformacionGeneral/@TipoXML            | "102" | "999" | 99     | none |
      | NIAE202 | payroll adjustment | Rechazo | Reemplazar/InformacionGeneral/@TipoXML | "103" | "999" | 99     | none |

  Scenario Outline: <code> on <document>: The CUNE is the one that follows from the document
    Given a generated document: <document>, where <given>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El CUNE no está bien calculado
      | code    | document           | kind    | given                                        | where                                  | from             | to               | status | also |
      | NIE024  | payroll            | Rechazo | InformacionGeneral/@CUNE is there            | InformacionGeneral/@HoraGen            | "10:00:00-05:00" | "03:04:05-05:00" | 99     | none |
      | NIAE024 | payroll adjustment | Rechazo | Reemplazar/InformacionGeneral/@CUNE is there | Reemplazar/InformacionGeneral/@HoraGen | "10:00:00-05:00" | "03:04:05-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionGeneral/@EncripCUNE is "CUNE-SHA384"
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El algoritmo debe ser CUNE-SHA384
      | code    | document           | kind    | where                                     | from          | to             | status | also |
      | NIE025  | payroll            | Rechazo | InformacionGeneral/@EncripCUNE            | "CUNE-SHA384" | "CUNE-SHA384x" | 99     | none |
      | NIAE025 | payroll adjustment | Rechazo | Reemplazar/InformacionGeneral/@EncripCUNE | "CUNE-SHA384" | "CUNE-SHA384x" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionGeneral/@FechaGen is a date YYYY-MM-DD
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de generación ausente o inválida
      | code    | document           | kind    | where                                   | from         | to                 | status | also |
      | NIE026  | payroll            | Rechazo | InformacionGeneral/@FechaGen            | "2026-03-16" | "2026-11-20-05:00" | 99     | none |
      | NIAE026 | payroll adjustment | Rechazo | Reemplazar/InformacionGeneral/@FechaGen | "2026-03-16" | "2026-11-20-05:00" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionGeneral/@HoraGen is a time hh:mm:ss-05:00
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Hora de generación ausente o inválida
      | code    | document           | kind    | where                                  | from             | to          | status | also |
      | NIE027  | payroll            | Rechazo | InformacionGeneral/@HoraGen            | "10:00:00-05:00" | "10:00:00Z" | 99     | none |
      | NIAE027 | payroll adjustment | Rechazo | Reemplazar/InformacionGeneral/@HoraGen | "10:00:00-05:00" | "10:00:00Z" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionGeneral/@PeriodoNomina is one of 1, 2, 3, 4, 5, 6
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Periodo de nómina fuera de lista
      | code    | document           | kind    | where                                        | from | to  | status | also |
      | NIE029  | payroll            | Rechazo | InformacionGeneral/@PeriodoNomina            | "5"  | "9" | 99     | none |
      | NIAE029 | payroll adjustment | Rechazo | Reemplazar/InformacionGeneral/@PeriodoNomina | "5"  | "9" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionGeneral/@TipoMoneda is an ISO 4217 code
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Moneda fuera de lista
      | code    | document           | kind    | given                                          | where                                     | from  | to    | status | also |
      | NIE030  | payroll            | Rechazo | InformacionGeneral/@TRM = "4000.00"            | InformacionGeneral/@TipoMoneda            | "COP" | "ZZZ" | 99     | none |
      | NIAE030 | payroll adjustment | Rechazo | Reemplazar/InformacionGeneral/@TRM = "4000.00" | Reemplazar/InformacionGeneral/@TipoMoneda | "COP" | "ZZZ" | 99     | none |

  Scenario Outline: <code> on <document>: InformacionGeneral/@TRM is a number above 0, where TipoMoneda is not COP
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la tasa de cambio
      | code    | document           | kind    | given                                             | where                              | from   | to     | status | also |
      | NIE200  | payroll            | Rechazo | InformacionGeneral/@TipoMoneda = "USD"            | InformacionGeneral/@TRM            | absent | "0.00" | 99     | none |
      | NIAE200 | payroll adjustment | Rechazo | Reemplazar/InformacionGeneral/@TipoMoneda = "USD" | Reemplazar/InformacionGeneral/@TRM | absent | "0.00" | 99     | none |

  Scenario Outline: <code> on <document>: Notas is there
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Sin notas
      | code    | document           | kind         | given         | where            | from                    | to     | status | also |
      | NIE031  | payroll            | Notificación | NIE031 is on  | Notas            | "Pago completo de base" | absent | 00     | none |
      | NIAE031 | payroll adjustment | Notificación | NIAE031 is on | Reemplazar/Notas | "Pago completo de base" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Empleador/@RazonSocial is a company name, or the names of a person
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la razón social
      | code    | document           | kind    | where                             | from                     | to | status | also |
      | NIE032  | payroll            | Rechazo | Empleador/@RazonSocial            | "EMPRESA DE PRUEBAS SAS" | "" | 99     | none |
      | NIAE032 | payroll adjustment | Rechazo | Reemplazar/Empleador/@RazonSocial | "EMPRESA DE PRUEBAS SAS" | "" | 99     | none |

  Scenario Outline: <code> on <document>: Empleador/@PrimerApellido is there where the party is a natural person
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el primer apellido
      | code    | document           | kind    | given                                                                                                                              | where                                | from   | to | status | also |
      | NIE210  | payroll            | Rechazo | Empleador/@RazonSocial = ""; Empleador/@SegundoApellido = "LEAL"; Empleador/@PrimerNombre = "ANA"                                  | Empleador/@PrimerApellido            | absent | "" | 99     | none |
      | NIAE210 | payroll adjustment | Rechazo | Reemplazar/Empleador/@RazonSocial = ""; Reemplazar/Empleador/@SegundoApellido = "LEAL"; Reemplazar/Empleador/@PrimerNombre = "ANA" | Reemplazar/Empleador/@PrimerApellido | absent | "" | 99     | none |

  Scenario Outline: <code> on <document>: Empleador/@SegundoApellido is there where the party is a natural person
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el segundo apellido
      | code    | document           | kind    | given                                                                                  | where                              | from   | to    | status | also |
      | NIE211  | payroll            | Rechazo | Empleador/@RazonSocial = ""; Empleador/@PrimerApellido = "PARRA"                       | Empleador/@PrimerNombre            | absent | "ANA" | 99     | none |
      | NIAE211 | payroll adjustment | Rechazo | Reemplazar/Empleador/@RazonSocial = ""; Reemplazar/Empleador/@PrimerApellido = "PARRA" | Reemplazar/Empleador/@PrimerNombre | absent | "ANA" | 99     | none |

  Scenario Outline: <code> on <document>: Empleador/@PrimerNombre is there where the party is a natural person
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el primer nombre
      | code    | document           | kind    | given                                                                                                                                  | where                              | from   | to | status | also |
      | NIE212  | payroll            | Rechazo | Empleador/@RazonSocial = ""; Empleador/@PrimerApellido = "PARRA"; Empleador/@SegundoApellido = "LEAL"                                  | Empleador/@PrimerNombre            | absent | "" | 99     | none |
      | NIAE212 | payroll adjustment | Rechazo | Reemplazar/Empleador/@RazonSocial = ""; Reemplazar/Empleador/@PrimerApellido = "PARRA"; Reemplazar/Empleador/@SegundoApellido = "LEAL" | Reemplazar/Empleador/@PrimerNombre | absent | "" | 99     | none |

  Scenario Outline: <code> on <document>: Empleador/@OtrosNombres is there where the party is a natural person
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Faltan otros nombres
      | code    | document           | kind         | given                                                                                                                                                 | where                              | from   | to    | status | also |
      | NIE213  | payroll            | Notificación | NIE213 is on; Empleador/@RazonSocial = ""; Empleador/@PrimerApellido = "PARRA"; Empleador/@SegundoApellido = "LEAL"                                   | Empleador/@PrimerNombre            | absent | "ANA" | 00     | none |
      | NIAE213 | payroll adjustment | Notificación | NIAE213 is on; Reemplazar/Empleador/@RazonSocial = ""; Reemplazar/Empleador/@PrimerApellido = "PARRA"; Reemplazar/Empleador/@SegundoApellido = "LEAL" | Reemplazar/Empleador/@PrimerNombre | absent | "ANA" | 00     | none |

  Scenario Outline: <code> on <document>: The employer is named by its NIT in digits and enabled for payroll
    Given a generated document: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El NIT del empleador va sin guiones ni DV
      | code    | document           | kind    | given                              | to                                               | status | also                                                   |
      | NIE033  | payroll            | Rechazo | Empleador/@NIT is there            | companies are enabled for support documents only | 99     | 92 Rechazo, NIE017 Rechazo                             |
      | NIAE033 | payroll adjustment | Rechazo | Reemplazar/Empleador/@NIT is there | companies are enabled for support documents only | 99     | 92 Rechazo, NIAE017 Rechazo if Reemplazar/ProveedorXML |

  Scenario Outline: <code> on <document>: Empleador/@DV is the check digit of the NIT
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: DV del empleador no válido
      | code    | document           | kind    | where                    | from | to   | status | also |
      | NIE034  | payroll            | Rechazo | Empleador/@DV            | "2"  | "99" | 99     | none |
      | NIAE034 | payroll adjustment | Rechazo | Reemplazar/Empleador/@DV | "2"  | "99" | 99     | none |

  Scenario Outline: <code> on <document>: Empleador/@Pais is an ISO 3166-1 alpha-2 code
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de país fuera de lista
      | code    | document           | kind    | where                      | from | to   | status | also |
      | NIE035  | payroll            | Rechazo | Empleador/@Pais            | "CO" | "ZZ" | 99     | none |
      | NIAE035 | payroll adjustment | Rechazo | Reemplazar/Empleador/@Pais | "CO" | "ZZ" | 99     | none |

  Scenario Outline: <code> on <document>: Empleador/@DepartamentoEstado is a department code of two digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de departamento fuera de lista
      | code    | document           | kind    | where                                    | from | to   | status | also |
      | NIE036  | payroll            | Rechazo | Empleador/@DepartamentoEstado            | "11" | "00" | 99     | none |
      | NIAE036 | payroll adjustment | Rechazo | Reemplazar/Empleador/@DepartamentoEstado | "11" | "00" | 99     | none |

  Scenario Outline: <code> on <document>: Empleador/@MunicipioCiudad is a municipality code of five digits
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de municipio fuera de lista
      | code    | document           | kind    | where                                 | from    | to      | status | also |
      | NIE037  | payroll            | Rechazo | Empleador/@MunicipioCiudad            | "11001" | "00000" | 99     | none |
      | NIAE037 | payroll adjustment | Rechazo | Reemplazar/Empleador/@MunicipioCiudad | "11001" | "00000" | 99     | none |

  Scenario Outline: <code> on <document>: Empleador/@Direccion is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la dirección del empleador
      | code    | document           | kind    | where                           | from            | to | status | also |
      | NIE038  | payroll            | Rechazo | Empleador/@Direccion            | "CR 10 # 20-30" | "" | 99     | none |
      | NIAE038 | payroll adjustment | Rechazo | Reemplazar/Empleador/@Direccion | "CR 10 # 20-30" | "" | 99     | none |
