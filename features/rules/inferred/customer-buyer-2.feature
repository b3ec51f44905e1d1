# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @inferred @AK
Feature: Customer (buyer) (AK), inferred, part 2
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: CorporateRegistrationScheme/Name of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar CorporateRegistrationScheme/Name
      | code   | document   | kind         | given        | where                                                                                               | from         | to     | status | also |
      | DEAK50 | POS ticket | Notificación | DEAK50 is on | cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:Name | "0000002-02" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Party/Contact of the buyer is at least one child, or no group
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El contacto del adquiriente está vacío
      | code   | document   | kind    | given                                                                                                                                                                                                                                                                                                | where                                                      | from                      | to     | status | also                                                                |
      | DEAK51 | POS ticket | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:Name = absent; cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:Telephone = absent; cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:Telefax = absent; cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:ElectronicMail = absent | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:Note | "Contacto de facturación" | absent | 99     | DEAK55 Rechazo if cac:AccountingCustomerParty/cac:Party/cac:Contact |

  Scenario Outline: <code> on <document>: Party/Contact of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el contacto del adquiriente
      | code    | document               | kind    | where                                             | from    | to     | status | also |
      | NAAK51  | equivalent credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:Contact | present | absent | 99     | none |
      | NADAK51 | equivalent debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:Contact | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: Contact/Name of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Name
      | code   | document   | kind         | given        | where                                                      | from                  | to     | status | also |
      | DEAK52 | POS ticket | Notificación | DEAK52 is on | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:Name | "Área de facturación" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/Telephone of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Telephone
      | code   | document   | kind         | given        | where                                                           | from         | to     | status | also |
      | DEAK53 | POS ticket | Notificación | DEAK53 is on | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:Telephone | "3001234567" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/Telefax of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Telefax
      | code   | document   | kind         | given        | where                                                         | from         | to     | status | also |
      | DEAK54 | POS ticket | Notificación | DEAK54 is on | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:Telefax | "6013001235" | absent | 00     | none |

  Scenario Outline: <code> on <document>: Contact/ElectronicMail of the buyer is there and not empty
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta el correo del adquiriente
      | code    | document               | kind    | where                                                                | from                  | to     | status | also |
      | DEAK55  | POS ticket             | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:ElectronicMail | "cliente@example.com" | absent | 99     | none |
      | NAAK55  | equivalent credit note | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:ElectronicMail | "cliente@example.com" | absent | 99     | none |
      | NADAK55 | equivalent debit note  | Rechazo | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:ElectronicMail | "cliente@example.com" | absent | 99     | none |

  Scenario Outline: <code> on <document>: Contact/Note of the buyer is there and not empty
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta informar Contact/Note
      | code   | document   | kind         | given        | where                                                      | from                      | to     | status | also |
      | DEAK56 | POS ticket | Notificación | DEAK56 is on | cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:Note | "Contacto de facturación" | absent | 00     | none |
