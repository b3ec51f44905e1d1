# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @request @AZ
Feature: Items of lines (AZ), by request
  Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>, by request: Goods for export have a brand
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Exportación sin marca del producto
      | code  | document | kind         | where            | from | to | status | also               |
      | FAZ04 | invoice  | Notificación | type_document_id | 1    | 2  | 00     | FAZ05 Notificación |

  Scenario Outline: <code> on <document>, by request: Goods for export have a model
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Exportación sin modelo del producto
      | code  | document | kind         | where            | from | to | status | also               |
      | FAZ05 | invoice  | Notificación | type_document_id | 1    | 2  | 00     | FAZ04 Notificación |

  Scenario Outline: <code> on <document>, by request: SellersItemIdentification/ExtendedID of a line is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informa SellersItemIdentification/ExtendedID
      | code   | document                | kind         | given        | status | also |
      | FAZ08  | invoice                 | Notificación | FAZ08 is on  | 00     | none |
      | CAZ08  | credit note             | Notificación | CAZ08 is on  | 00     | none |
      | DAZ08  | debit note              | Notificación | DAZ08 is on  | 00     | none |
      | DSAZ08 | support document        | Notificación | DSAZ08 is on | 00     | none |
      | NSAZ08 | support adjustment note | Notificación | NSAZ08 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: StandardItemIdentification/ID of a line is a code as the standard of @schemeID has them
    Given a generated request: <document>
    When its field <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: El código del producto no es del estándar que declara
      | code   | document                | kind    | where                                           | from | to | status | also |
      | FAZ10  | invoice                 | Rechazo | invoice_lines.0.type_item_identification_id     | 4    | 1  | 99     | none |
      | CAZ10  | credit note             | Rechazo | credit_note_lines.0.type_item_identification_id | 4    | 1  | 99     | none |
      | DAZ10  | debit note              | Rechazo | debit_note_lines.0.type_item_identification_id  | 4    | 1  | 99     | none |
      | DSAZ10 | support document        | Rechazo | invoice_lines.0.type_item_identification_id     | 4    | 1  | 99     | none |
      | NSAZ10 | support adjustment note | Rechazo | credit_note_lines.0.type_item_identification_id | 4    | 1  | 99     | none |

  Scenario Outline: <code> on <document>, by request: Items of lines in notes have further properties
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informan propiedades del producto
      | code   | document                | kind         | given        | status | also |
      | CAZ14  | credit note             | Notificación | CAZ14 is on  | 00     | none |
      | DAZ14  | debit note              | Notificación | DAZ14 is on  | 00     | none |
      | NSAZ14 | support adjustment note | Notificación | NSAZ14 is on | 00     | none |

  Scenario Outline: <code> on <document>, by request: Item/AdditionalItemProperty of a line is there and not empty
    Given a generated request: <document>, where <given>
    When it is sent unchanged
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No se informan propiedades del producto
      | code  | document | kind         | given       | status | also |
      | FBF01 | invoice  | Notificación | FBF01 is on | 00     | none |
