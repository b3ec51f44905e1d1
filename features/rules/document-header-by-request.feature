# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AD
Feature: Document header (AD), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: CustomizationID is one of 09, 10, 11, 12, 13, 14, 15, 16, SS-CUFE, SS-CUDE, SS-POS, SS-SNum, SS-Recaudo, SS-Reporte, SS-SinAporte
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de operación no válido
      | code  | document | kind    | where             | from | to | status | also |
      | FAD02 | invoice  | Rechazo | type_operation_id | 9    | 4  | 99     | none |

  Scenario Outline: <code> on <document>, by request: CustomizationID is one of 20, 22, 23, 24
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de operación no válido
      | code  | document    | kind    | given                                        | where             | from   | to | status | also |
      | CAD02 | credit note | Rechazo | the field discrepancyresponsecode is not "2" | type_operation_id | absent | 4  | 99     | none |

  Scenario Outline: <code> on <document>, by request: CustomizationID is one of 30, 32, 33
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de operación no válido
      | code  | document   | kind    | where             | from   | to | status | also |
      | DAD02 | debit note | Rechazo | type_operation_id | absent | 13 | 99     | none |

  Scenario Outline: <code> on <document>, by request: CustomizationID is one of 10, 11
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Procedencia del vendedor no válida
      | code    | document                | kind    | where             | from   | to | status | also |
      | DSAD02b | support document        | Rechazo | type_operation_id | absent | 4  | 99     | none |
      | NSAD02  | support adjustment note | Rechazo | type_operation_id | absent | 4  | 99     | none |

  Scenario Outline: <code> on <document>, by request: CustomizationID is "10"
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Tipo de operación no válido
      | code   | document   | kind    | where             | from   | to | status | also |
      | DEAD02 | POS ticket | Rechazo | type_operation_id | absent | 4  | 99     | none |

  Scenario Outline: <code> on <document>, by request: ID is a number not below sts:From
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número es menor que el inicio del rango
      | code    | document         | kind    | where  | from      | to | status | also            |
      | FAD05b  | invoice          | Rechazo | number | 990000001 | 0  | 99     | FAD05d Rechazo  |
      | DSAD05b | support document | Rechazo | number | 984000001 | 0  | 99     | DSAD05d Rechazo |

  Scenario Outline: <code> on <document>, by request: ID is a number not above sts:To
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número es mayor que el final del rango
      | code    | document         | kind    | where  | from      | to         | status | also            |
      | FAD05c  | invoice          | Rechazo | number | 990000001 | 2147483648 | 99     | FAD05d Rechazo  |
      | DSAD05c | support document | Rechazo | number | 984000001 | 2147483648 | 99     | DSAD05d Rechazo |

  Scenario Outline: <code> on <document>, by request: The number lies in the registered range
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número está fuera del rango autorizado
      | code   | document | kind    | where  | from      | to         | status | also           |
      | FAD05d | invoice  | Rechazo | number | 990000001 | 2147483648 | 99     | FAD05c Rechazo |

    Examples: El número no está en el rango autorizado
      | code    | document         | kind    | where  | from      | to         | status | also            |
      | DSAD05d | support document | Rechazo | number | 984000001 | 2147483648 | 99     | DSAD05c Rechazo |

  Scenario Outline: <code> on <document>, by request: The number belongs to a range of the stated resolution
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número no existe para la autorización informada
      | code   | document | kind    | where  | from   | to    | status | also           |
      | FAD05e | invoice  | Rechazo | prefix | "SETP" | "ZZZ" | 99     | FAB10b Rechazo |

    Examples: El número no existe para la autorización
      | code    | document         | kind    | where  | from   | to    | status | also            |
      | DSAD05e | support document | Rechazo | prefix | "SEDS" | "ZZZ" | 99     | DSAB10b Rechazo |

  Scenario Outline: <code> on <document>, by request: IssueDate is a date not before AuthorizationPeriod/StartDate
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de emisión anterior al inicio de la autorización
      | code    | document         | kind    | where | from   | to           | status | also                             |
      | FAD09a  | invoice          | Rechazo | date  | absent | "2018-12-31" | 99     | FAB07a Rechazo, FAD09e Rechazo   |
      | DSAD09a | support document | Rechazo | date  | absent | "2018-12-31" | 99     | DSAB07a Rechazo, DSAD09e Rechazo |

  Scenario Outline: <code> on <document>, by request: IssueDate is a date not after AuthorizationPeriod/EndDate
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de emisión posterior al fin de la autorización
      | code    | document         | kind    | where | from   | to           | status | also                             |
      | FAD09b  | invoice          | Rechazo | date  | absent | "2099-12-31" | 99     | FAB08a Rechazo, FAD09e Rechazo   |
      | DSAD09b | support document | Rechazo | date  | absent | "2099-12-31" | 99     | DSAB08a Rechazo, DSAD09e Rechazo |

  Scenario Outline: <code> on <document>, by request: The document is dated on the day it is signed
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha de generación es distinta de la fecha de firma
      | code    | document                | kind    | given                                | where | from   | to           | status | also                |
      | FAD09e  | invoice                 | Rechazo | nothing                              | date  | absent | "2020-02-29" | 99     | none                |
      | CAD09e  | credit note             | Rechazo | the field billing_reference is there | date  | absent | "2020-02-29" | 99     | CBG06 Notificación  |
      | DAD09e  | debit note              | Rechazo | the field billing_reference is there | date  | absent | "2020-02-29" | 99     | DBG06 Rechazo       |
      | DSAD09e | support document        | Rechazo | nothing                              | date  | absent | "2020-02-29" | 99     | none                |
      | NSAD09e | support adjustment note | Rechazo | the field billing_reference is there | date  | absent | "2020-02-29" | 99     | NSBG06 Notificación |

  Scenario Outline: <code> on <document>, by request: The document is at most five days old
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de emisión fuera de la ventana permitida
      | code   | document    | kind    | given                                              | where | from   | to           | status | also                               |
      | FAD09c | invoice     | Rechazo | FAD09c is on                                       | date  | absent | "2020-02-29" | 99     | FAD09e Rechazo                     |
      | CAD09c | credit note | Rechazo | the field billing_reference is there; CAD09c is on | date  | absent | "2020-02-29" | 99     | CAD09e Rechazo, CBG06 Notificación |
      | DAD09c | debit note  | Rechazo | the field billing_reference is there; DAD09c is on | date  | absent | "2020-02-29" | 99     | DAD09e Rechazo, DBG06 Rechazo      |

  Scenario Outline: <code> on <document>, by request: The document is dated at most ten days ahead
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de emisión fuera de la ventana permitida
      | code   | document    | kind    | given        | where | from   | to           | status | also                                           |
      | FAD09d | invoice     | Rechazo | FAD09d is on | date  | absent | "2099-12-31" | 99     | FAB08a Rechazo, FAD09b Rechazo, FAD09e Rechazo |
      | CAD09d | credit note | Rechazo | CAD09d is on | date  | absent | "2099-12-31" | 99     | CAD09e Rechazo                                 |
      | DAD09d | debit note  | Rechazo | DAD09d is on | date  | absent | "2099-12-31" | 99     | DAD09e Rechazo                                 |
