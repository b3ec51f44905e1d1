# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AJ
Feature: Supplier (issuer) (AJ), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: The issuer is registered with the authority
    Given a generated request: <document>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: NIT no habilitado para facturar
      | code  | document    | kind    | to                                       | status | also                       |
      | FAJ21 | invoice     | Rechazo | companies are providers and do not issue | 99     | 92 Rechazo, FAJ44a Rechazo |
      | CAJ21 | credit note | Rechazo | companies are providers and do not issue | 99     | 92 Rechazo                 |
      | DAJ21 | debit note  | Rechazo | companies are providers and do not issue | 99     | 92 Rechazo                 |

  Scenario Outline: <code> on <document>, by request: The issuer carries the name that the RUT has for its NIT
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El nombre no coincide con el del RUT para ese NIT
      | code   | document | kind         | where              | from                     | to                | status | also |
      | FAJ43b | invoice  | Notificación | establishment_name | "EMPRESA DE PRUEBAS SAS" | "OTRO NOMBRE SAS" | 00     | none |

  Scenario Outline: <code> on <document>, by request: PartyLegalEntity/ShareholderParty of the issuer is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo ShareholderParty
      | code  | document | kind         | given       | status | also |
      | FAJ52 | invoice  | Notificación | FAJ52 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: Contact/Name of the issuer is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Name
      | code  | document | kind         | given       | status | also |
      | FAJ68 | invoice  | Notificación | FAJ68 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: Contact/Telefax of the issuer is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Telefax
      | code  | document | kind         | given       | status | also |
      | FAJ70 | invoice  | Notificación | FAJ70 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: The issuer gives the mailbox it registered for reception
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Correo de recepción del emisor no informado o distinto del registrado
      | code  | document | kind    | where               | from                 | to                 | status | also |
      | FAJ71 | invoice  | Rechazo | establishment_email | "emisor@example.com" | "otro@example.com" | 99     | none |

  Scenario Outline: <code> on <document>, by request: Contact/Note of the issuer is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Note
      | code  | document | kind         | given       | status | also |
      | FAJ72 | invoice  | Notificación | FAJ72 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: The address of a seller abroad is complete
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La dirección del vendedor no residente está incompleta
      | code    | document                | kind    | given                                    | where             | from   | to | status | also |
      | DSAJ08b | support document        | Rechazo | the field seller.country_id is not there | seller.country_id | absent | 1  | 99     | none |
      | NSAJ08b | support adjustment note | Rechazo | the field seller.country_id is not there | seller.country_id | absent | 1  | 99     | none |

  Scenario Outline: <code> on <document>, by request: Address/PostalZone of the seller is a postal code of the table
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código postal no válido
      | code   | document                | kind         | given                                    | where                   | from     | to       | status | also |
      | DSAJ73 | support document        | Notificación | the field seller.country_id is not there | seller.postal_zone_code | "760001" | "000000" | 00     | none |
      | NSAJ73 | support adjustment note | Notificación | the field seller.country_id is not there | seller.postal_zone_code | "760001" | "000000" | 00     | none |

  Scenario Outline: <code> on <document>, by request: Address/AddressLine of the seller is there and not empty
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo AddressLine
      | code   | document                | kind         | given                                    | where          | from          | to     | status | also            |
      | DSAJ13 | support document        | Notificación | the field seller.country_id is not there | seller.address | "CL 1 # 2-03" | absent | 99     | DSAJ08a Rechazo |
      | NSAJ13 | support adjustment note | Notificación | the field seller.country_id is not there | seller.address | "CL 1 # 2-03" | absent | 99     | NSAJ08a Rechazo |

  Scenario Outline: <code> on <document>, by request: The RUT of the seller is in force
    Given a generated request: <document>, where <given>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La validación del RUT estará disponible más adelante
      | code   | document                | kind         | given        | to                      | status | also |
      | DSAJ21 | support document        | Notificación | DSAJ21 is on | the RUT does not answer | 00     | none |
      | NSAJ21 | support adjustment note | Notificación | NSAJ21 is on | the RUT does not answer | 00     | none |

  Scenario Outline: <code> on <document>, by request: CompanyID/@schemeID of the seller is the check digit of the NIT
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: DV del NIT incorrecto
      | code    | document                | kind    | given                                    | where     | from | to | status | also |
      | DSAJ24b | support document        | Rechazo | the field seller.country_id is not there | seller.dv | 5    | 0  | 99     | none |
      | NSAJ24b | support adjustment note | Rechazo | the field seller.country_id is not there | seller.dv | 5    | 0  | 99     | none |

  Scenario Outline: <code> on <document>, by request: A seller abroad is identified by a document that may be one
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de identificación del vendedor no residente fuera de lista
      | code    | document                | kind    | given                              | where                                  | from | to | status | also |
      | DSAJ25b | support document        | Rechazo | the field type_operation_id = "11" | seller.type_document_identification_id | 6    | 13 | 99     | none |
      | NSAJ25b | support adjustment note | Rechazo | the field type_operation_id = "11" | seller.type_document_identification_id | 6    | 13 | 99     | none |

  Scenario Outline: <code> on <document>, by request: TaxScheme/ID of the seller is one of 01, 04, ZA, ZZ
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Código de tributo del vendedor fuera de lista
      | code   | document                | kind         | where         | from   | to | status | also |
      | DSAJ40 | support document        | Notificación | seller.tax_id | absent | 2  | 00     | none |
      | NSAJ40 | support adjustment note | Notificación | seller.tax_id | absent | 2  | 00     | none |

  Scenario Outline: <code> on <document>, by request: The seller carries the name that the RUT has for its identification
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El nombre no coincide con el del RUT para ese NIT
      | code    | document                | kind         | given                                                             | where                        | from      | to        | status | also |
      | NSAJ43b | support adjustment note | Notificación | the field seller.country_id is not there; the field seller.dv = 3 | seller.identification_number | 900100274 | 901500600 | 00     | none |

  Scenario Outline: <code> on <document>, by request: The identification belongs, in the RUT, to the name of the seller
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La identificación no coincide con el RUT para ese nombre
      | code    | document                | kind         | given                                                                                                               | where                        | from      | to        | status | also                 |
      | NSAJ44b | support adjustment note | Notificación | the field seller.country_id is not there; the field seller.name = "CLIENTE DE PRUEBAS SAS"; the field seller.dv = 3 | seller.identification_number | 900100274 | 901500600 | 00     | NSAJ43b Notificación |
