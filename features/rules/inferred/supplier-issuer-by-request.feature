# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @inferred @AJ
Feature: Supplier (issuer) (AJ), inferred, by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: The issuer is registered with the authority
    Given a generated request: <document>
    When the registry says that <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: NIT no habilitado para facturar
      | code    | document               | kind    | to                                       | status | also                        |
      | DEAJ21  | POS ticket             | Rechazo | companies are providers and do not issue | 99     | 92 Rechazo, DEAJ44a Rechazo |
      | NAAJ21  | equivalent credit note | Rechazo | companies are providers and do not issue | 99     | 92 Rechazo                  |
      | NADAJ21 | equivalent debit note  | Rechazo | companies are providers and do not issue | 99     | 92 Rechazo                  |

  Scenario Outline: <code> on <document>, by request: The issuer carries the name that the RUT has for its NIT
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El nombre no coincide con el del RUT para ese NIT
      | code    | document   | kind         | where              | from                     | to                | status | also |
      | DEAJ43b | POS ticket | Notificación | establishment_name | "EMPRESA DE PRUEBAS SAS" | "OTRO NOMBRE SAS" | 00     | none |

  Scenario Outline: <code> on <document>, by request: PartyLegalEntity/ShareholderParty of the issuer is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el grupo ShareholderParty
      | code   | document   | kind         | given        | status | also |
      | DEAJ52 | POS ticket | Notificación | DEAJ52 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: Contact/Name of the issuer is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Name
      | code   | document   | kind         | given        | status | also |
      | DEAJ68 | POS ticket | Notificación | DEAJ68 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: Contact/Telefax of the issuer is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Telefax
      | code   | document   | kind         | given        | status | also |
      | DEAJ70 | POS ticket | Notificación | DEAJ70 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: The issuer gives the mailbox it registered for reception
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Correo de recepción del emisor no informado o distinto del registrado
      | code   | document   | kind    | where               | from                 | to                 | status | also |
      | DEAJ71 | POS ticket | Rechazo | establishment_email | "emisor@example.com" | "otro@example.com" | 99     | none |

  Scenario Outline: <code> on <document>, by request: Contact/Note of the issuer is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Note
      | code   | document   | kind         | given        | status | also |
      | DEAJ72 | POS ticket | Notificación | DEAJ72 is on | 00     | none |
