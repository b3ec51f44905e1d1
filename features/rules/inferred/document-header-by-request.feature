# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @inferred @AD
Feature: Document header (AD), inferred, by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: ID is a number not below sts:From
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número es menor que el inicio del rango
      | code    | document   | kind    | where  | from | to | status | also            |
      | DEAD05b | POS ticket | Rechazo | number | 1    | 0  | 99     | DEAD05d Rechazo |

  Scenario Outline: <code> on <document>, by request: ID is a number not above sts:To
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número es mayor que el final del rango
      | code    | document   | kind    | where  | from | to         | status | also            |
      | DEAD05c | POS ticket | Rechazo | number | 1    | 2147483648 | 99     | DEAD05d Rechazo |

  Scenario Outline: <code> on <document>, by request: The number lies in the registered range
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número está fuera del rango autorizado
      | code    | document   | kind    | where  | from | to         | status | also            |
      | DEAD05d | POS ticket | Rechazo | number | 1    | 2147483648 | 99     | DEAD05c Rechazo |

  Scenario Outline: <code> on <document>, by request: The number belongs to a range of the stated resolution
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El número no existe para la autorización informada
      | code    | document   | kind    | where  | from   | to    | status | also            |
      | DEAD05e | POS ticket | Rechazo | prefix | "EPOS" | "ZZZ" | 99     | DEAB10b Rechazo |

  Scenario Outline: <code> on <document>, by request: IssueDate is a date not before AuthorizationPeriod/StartDate
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de emisión anterior al inicio de la autorización
      | code    | document   | kind    | where | from   | to           | status | also                             |
      | DEAD09a | POS ticket | Rechazo | date  | absent | "2018-12-31" | 99     | DEAB07a Rechazo, DEAD09e Rechazo |

  Scenario Outline: <code> on <document>, by request: IssueDate is a date not after AuthorizationPeriod/EndDate
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de emisión posterior al fin de la autorización
      | code    | document   | kind    | where | from   | to           | status | also                             |
      | DEAD09b | POS ticket | Rechazo | date  | absent | "2099-12-31" | 99     | DEAB08a Rechazo, DEAD09e Rechazo |

  Scenario Outline: <code> on <document>, by request: The document is dated on the day it is signed
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: La fecha de generación es distinta de la fecha de firma
      | code     | document               | kind    | given                                | where | from   | to           | status | also                |
      | DEAD09e  | POS ticket             | Rechazo | nothing                              | date  | absent | "2020-02-29" | 99     | none                |
      | NAAD09e  | equivalent credit note | Rechazo | the field billing_reference is there | date  | absent | "2020-02-29" | 99     | NABG06 Notificación |
      | NADAD09e | equivalent debit note  | Rechazo | the field billing_reference is there | date  | absent | "2020-02-29" | 99     | NADBG06 Rechazo     |

  Scenario Outline: <code> on <document>, by request: The document is at most five days old
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de emisión fuera de la ventana permitida
      | code     | document               | kind    | given                                                | where | from   | to           | status | also                                 |
      | DEAD09c  | POS ticket             | Rechazo | DEAD09c is on                                        | date  | absent | "2020-02-29" | 99     | DEAD09e Rechazo                      |
      | NAAD09c  | equivalent credit note | Rechazo | the field billing_reference is there; NAAD09c is on  | date  | absent | "2020-02-29" | 99     | NAAD09e Rechazo, NABG06 Notificación |
      | NADAD09c | equivalent debit note  | Rechazo | the field billing_reference is there; NADAD09c is on | date  | absent | "2020-02-29" | 99     | NADAD09e Rechazo, NADBG06 Rechazo    |

  Scenario Outline: <code> on <document>, by request: The document is dated at most ten days ahead
    Given a generated request: <document>, where <given>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fecha de emisión fuera de la ventana permitida
      | code     | document               | kind    | given          | where | from   | to           | status | also                                              |
      | DEAD09d  | POS ticket             | Rechazo | DEAD09d is on  | date  | absent | "2099-12-31" | 99     | DEAB08a Rechazo, DEAD09b Rechazo, DEAD09e Rechazo |
      | NAAD09d  | equivalent credit note | Rechazo | NAAD09d is on  | date  | absent | "2099-12-31" | 99     | NAAD09e Rechazo                                   |
      | NADAD09d | equivalent debit note  | Rechazo | NADAD09d is on | date  | absent | "2099-12-31" | 99     | NADAD09e Rechazo                                  |
